//! The cards: one table of the pack, and how each is played.
//!
//! A card that is no more than its numbers is a row of the table. One that does something has a file of
//! its own, with its numbers, and a row that names it.

mod battlecry;
mod breathing;
pub(crate) mod bushido;
mod daimyo;
mod diversion;
mod geisha;
mod jujutsu;
mod parry;
mod tea_ceremony;

use game_core::{Audience, EventSink, Seat};

use crate::board::{Board, Pending};
use crate::card::{Cards, Kind, Printed};
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

pub(crate) use geisha::{check as check_geisha, choice as geisha_choice, play as play_geisha};

/// In which way a card is played in the play phase (R3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// It attacks somebody (R4.2).
    Attack,
    /// It names nobody.
    Alone,
    /// It names a player.
    On,
    /// It names a player and what this player loses (R5.13).
    Geisha,
    /// It only answers (R5.7).
    Never,
}

/// A card that does something: what is printed on it, and what happens.
trait Effect {
    /// What is printed on it.
    const PRINTED: Printed;
    /// Whether it may name the one who plays it.
    const MAY_NAME_ONESELF: bool = false;

    /// A bit for every way to play it in the play phase; `others` has a bit for each other player.
    #[inline]
    fn choices(_board: &Board, _others: u64) -> u64 {
        1
    }

    /// How many cards it brings from the deck to whoever plays it.
    const DRAWN: u8 = 0;

    /// How many cards it brings from the deck to the others, all together.
    #[inline]
    fn drawn_by_others(_board: &Board) -> u8 {
        0
    }

    /// Whether it may be played on a player whom it may name.
    #[inline]
    fn check(_board: &Board, _target: Seat) -> Result<(), Refusal> {
        Ok(())
    }

    /// Plays it; it has left the hand. The target is the player named, or the one who plays it.
    fn play(state: &mut State, seat: Seat, target: Seat, events: &mut impl EventSink<Event>);
}

/// Declares the pack: the type [`Card`], its words, and what is asked of a card and answered by its row or
/// its file.
macro_rules! pack {
    (
        rows { $($(#[$plain_doc:meta])* $plain:ident = $plain_word:literal, $printed:expr;)* }
        files { $($(#[$doc:meta])* $card:ident = $word:literal, $file:ident;)* }
    ) => {
        /// A playing card. Cards of one name are alike, so the name is the card.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Card {
            $($(#[$plain_doc])* $plain,)*
            $($(#[$doc])* $card,)*
        }

        game_core::words! { Card, "a card": $($plain = $plain_word,)* $($card = $word,)* }

        /// All cards, in the order of [`Card`].
        pub static CARDS: [Printed; Card::ALL.len()] = [
            $(Printed { name: $plain_word, ..$printed },)*
            $(Printed { name: $word, ..$file::$card::PRINTED },)*
        ];

        /// In which way this card is played. Not looked up in the table: the compiler makes a few
        /// comparisons of this, and of what the table says a jump that is hardly ever foreseen.
        #[inline]
        pub const fn way(card: Card) -> Way {
            match card {
                $(Card::$plain => const { $printed.way },)*
                $(Card::$card => const { $file::$card::PRINTED.way },)*
            }
        }

        /// Whether a card that names a player may name the one who plays it (R5.5).
        #[inline]
        pub const fn may_name_oneself(card: Card) -> bool {
            match card {
                $(Card::$card => $file::$card::MAY_NAME_ONESELF,)*
                _ => false,
            }
        }

        impl Card {
            /// How many cards it brings from the deck to whoever plays it (R5.11, R5.14).
            #[inline]
            pub const fn draws(self) -> u8 {
                match self {
                    $(Card::$card => $file::$card::DRAWN,)*
                    _ => 0,
                }
            }
        }

        impl Board {
            /// Whether a card that names a player may be played on this one, whom it may name.
            #[inline]
            pub fn may_play_on(&self, card: Card, target: Seat) -> Result<(), Refusal> {
                match card {
                    $(Card::$card => $file::$card::check(self, target),)*
                    _ => Ok(()),
                }
            }

            /// How many cards this card brings from the deck when it is played, to all players together (R5.10,
            /// R5.11, R5.14).
            #[inline]
            pub fn cards_drawn_by(&self, card: Card) -> u8 {
                let others = match card {
                    $(Card::$card => $file::$card::drawn_by_others(self),)*
                    _ => 0,
                };
                card.draws() + others
            }
        }

        /// A bit for every way to play this card, which is not a weapon, in the play phase.
        #[inline]
        pub(crate) fn choices(board: &Board, seat: Seat, card: Card) -> u64 {
            let others = ((1 << board.config.seats()) - 1) & !(1 << seat.0);
            match card {
                $(Card::$card => $file::$card::choices(board, others),)*
                _ => 1,
            }
        }

        /// What happens when the card is played, which is not a weapon.
        #[inline]
        fn happen(
            state: &mut State,
            seat: Seat,
            card: Card,
            target: Seat,
            events: &mut impl EventSink<Event>,
        ) {
            match card {
                $(Card::$card => $file::$card::play(state, seat, target, events),)*
                _ => lay_down(state, seat, card),
            }
        }
    };
}

pack! {
    rows {
        /// Reaches difficulty 1 and deals 1 wound (R5.1).
        Bokken = "bokken", weapon(6, 1, 1);
        /// Reaches difficulty 1 and deals 2 wounds (R5.1).
        Kiseru = "kiseru", weapon(5, 1, 2);
        /// Reaches difficulty 2 and deals 1 wound (R5.1).
        Bo = "bo", weapon(5, 2, 1);
        /// Reaches difficulty 2 and deals 2 wounds (R5.1).
        Kusarigama = "kusarigama", weapon(4, 2, 2);
        /// Reaches difficulty 3 and deals 1 wound (R5.1).
        Shuriken = "shuriken", weapon(3, 3, 1);
        /// Reaches difficulty 4 and deals 1 wound (R5.1).
        Naginata = "naginata", weapon(2, 4, 1);
        /// Reaches difficulty 1 and deals 3 wounds (R5.1).
        Wakizashi = "wakizashi", weapon(1, 1, 3);
        /// Reaches difficulty 2 and deals 3 wounds (R5.1).
        Katana = "katana", weapon(1, 2, 3);
        /// Reaches difficulty 3 and deals 3 wounds (R5.1).
        Nodachi = "nodachi", weapon(1, 3, 3);
        /// Reaches difficulty 3 and deals 2 wounds (R5.1).
        Kanabo = "kanabo", weapon(1, 3, 2);
        /// Reaches difficulty 4 and deals 2 wounds (R5.1).
        Nagayari = "nagayari", weapon(1, 4, 2);
        /// Reaches difficulty 5 and deals 2 wounds (R5.1).
        Daikyu = "daikyu", weapon(1, 5, 2);
        /// Reaches difficulty 5 and deals 1 wound (R5.1).
        Tanegashima = "tanegashima", weapon(1, 5, 1);
        /// Stays before you; each makes every attack on you one more difficult (R5.2).
        Armor = "armor", property(4);
        /// Stays before you; each adds a wound to your weapons (R5.3).
        FastDraw = "fast-draw", property(3);
        /// Stays before you; each allows one more weapon a turn, at once (R5.4).
        Focus = "focus", property(6);
    }
    files {
        /// Lies before a player, wanders to the left, and costs a weapon or honour.
        Bushido = "bushido", bushido;
        /// Cancels a whole attack, and answers Battlecry.
        Parry = "parry", parry;
        /// Another player loses a card of your choice.
        Geisha = "geisha", geisha;
        /// Takes a random card from another hand.
        Diversion = "diversion", diversion;
        /// Everybody else discards what parries a weapon or takes a wound.
        Battlecry = "battlecry", battlecry;
        /// You draw three cards, the others one each.
        TeaCeremony = "tea-ceremony", tea_ceremony;
        /// You regain all resilience; another player draws a card.
        Breathing = "breathing", breathing;
        /// You draw two cards.
        Daimyo = "daimyo", daimyo;
        /// Everybody else discards a weapon or takes a wound.
        Jujutsu = "jujutsu", jujutsu;
    }
}

/// A card whose name the table adds.
const fn printed(copies: u8, kind: Kind, way: Way) -> Printed {
    Printed {
        name: "",
        copies,
        kind,
        way,
    }
}

const fn weapon(copies: u8, reach: u8, wounds: u8) -> Printed {
    printed(copies, Kind::Weapon { reach, wounds }, Way::Attack)
}

const fn property(copies: u8) -> Printed {
    printed(copies, Kind::Property, Way::Alone)
}

const fn action(copies: u8, way: Way) -> Printed {
    printed(copies, Kind::Action, way)
}

/// Plays a card that names nobody; it has left the hand.
pub(crate) fn play(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
    events.tell(Audience::All, || Event::Played {
        seat,
        card,
        target: None,
    });
    happen(state, seat, card, seat, events);
}

/// Plays a card that names a player; it has left the hand.
pub(crate) fn play_on(
    state: &mut State,
    seat: Seat,
    card: Card,
    target: Seat,
    events: &mut impl EventSink<Event>,
) {
    events.tell(Audience::All, || Event::Played {
        seat,
        card,
        target: Some(target),
    });
    happen(state, seat, card, target, events);
}

/// Only a weapon may be given up, to Bushido as to Jujutsu.
#[inline]
fn give_weapon(card: Card) -> Result<(), Refusal> {
    if card.is_weapon() {
        Ok(())
    } else {
        Err(Refusal::NotAWeapon)
    }
}

/// R5.2 to R5.4: a property stays before whoever plays it.
fn lay_down(state: &mut State, seat: Seat, card: Card) {
    state.board.aside = None;
    if let Some(count) = state.board.properties[seat.index()].count_mut(card) {
        *count += 1;
    }
}

/// The queue without whoever has answered; an empty one ends the card.
#[inline]
pub(crate) fn next_in_queue(board: &Board, answered: Seat) -> Pending {
    match board.pending {
        Pending::Battlecry { queue } if queue.len() > 1 => Pending::Battlecry {
            queue: queue.without(answered),
        },
        Pending::Jujutsu { queue } if queue.len() > 1 => Pending::Jujutsu {
            queue: queue.without(answered),
        },
        _ => Pending::Play,
    }
}

/// A random card of a hand, each card with the same chance (R5.12, R5.13). A hand of one name
/// leaves nothing to chance.
#[inline]
fn random_card(state: &mut State, from: Seat) -> Option<Card> {
    use game_core::Random;
    let hand: Cards = state.hands[from.index()];
    let place = if hand.name_set().are_several() {
        state.generator.event().below(hand.len() as u32) as usize
    } else {
        0
    };
    hand.nth(place)
}
