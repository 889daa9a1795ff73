//! The cards: a table of what is printed on them, and how each is played.

mod armor;
mod battlecry;
mod bo;
mod bokken;
mod breathing;
pub(crate) mod bushido;
mod daikyu;
mod daimyo;
mod diversion;
mod fast_draw;
mod focus;
mod geisha;
mod jujutsu;
mod kanabo;
mod katana;
mod kiseru;
mod kusarigama;
mod nagayari;
mod naginata;
mod nodachi;
mod parry;
mod shuriken;
mod tanegashima;
mod tea_ceremony;
mod wakizashi;

use game_core::{Audience, EventSink, Seat};

use crate::board::{Board, Pending};
use crate::card::{Card, Cards, Kind, NAMES, Printed};
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

pub(crate) use geisha::{check as check_geisha, choice as geisha_choice, play as play_geisha};
pub(crate) use jujutsu::answers as jujutsu_answers;

/// All cards, in the order of [`Card`].
pub static CARDS: [Printed; NAMES] = [
    bokken::BOKKEN,
    kiseru::KISERU,
    bo::BO,
    kusarigama::KUSARIGAMA,
    shuriken::SHURIKEN,
    naginata::NAGINATA,
    wakizashi::WAKIZASHI,
    katana::KATANA,
    nodachi::NODACHI,
    kanabo::KANABO,
    nagayari::NAGAYARI,
    daikyu::DAIKYU,
    tanegashima::TANEGASHIMA,
    armor::ARMOR,
    fast_draw::FAST_DRAW,
    focus::FOCUS,
    bushido::BUSHIDO,
    parry::PARRY,
    geisha::GEISHA,
    diversion::DIVERSION,
    battlecry::BATTLECRY,
    tea_ceremony::TEA_CEREMONY,
    breathing::BREATHING,
    daimyo::DAIMYO,
    jujutsu::JUJUTSU,
];

const fn weapon(name: &'static str, copies: u8, reach: u8, wounds: u8) -> Printed {
    Printed {
        name,
        copies,
        kind: Kind::Weapon { reach, wounds },
    }
}

const fn property(name: &'static str, copies: u8) -> Printed {
    Printed {
        name,
        copies,
        kind: Kind::Property,
    }
}

const fn action(name: &'static str, copies: u8) -> Printed {
    Printed {
        name,
        copies,
        kind: Kind::Action,
    }
}

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

/// In which way this card is played.
#[inline]
pub const fn way(card: Card) -> Way {
    match card {
        Card::Armor
        | Card::FastDraw
        | Card::Focus
        | Card::Battlecry
        | Card::TeaCeremony
        | Card::Daimyo
        | Card::Jujutsu => Way::Alone,
        Card::Bushido | Card::Diversion | Card::Breathing => Way::On,
        Card::Geisha => Way::Geisha,
        Card::Parry => Way::Never,
        _ => Way::Attack,
    }
}

/// Whether a card that names a player may name the one who plays it (R5.5).
#[inline]
pub const fn may_name_oneself(card: Card) -> bool {
    matches!(card, Card::Bushido)
}

impl Board {
    /// Whether a card that names a player may be played on this one, whom it may name.
    #[inline]
    pub fn may_play_on(&self, card: Card, target: Seat) -> Result<(), Refusal> {
        match card {
            Card::Bushido => bushido::check(self),
            Card::Diversion => diversion::check(self, target),
            _ => Ok(()),
        }
    }
}

/// A bit for every way to play this card, which is not a weapon, in the play phase.
#[inline]
pub(crate) fn choices(board: &Board, seat: Seat, card: Card) -> u64 {
    let everybody = (1 << board.config.seats()) - 1;
    let others = everybody & !(1 << seat.0);
    match card {
        Card::Parry => 0,
        Card::Bushido => bushido::choices(board, everybody),
        Card::Diversion => diversion::choices(board, others),
        Card::Breathing => others,
        Card::Geisha => geisha::choices(board, others),
        _ => 1,
    }
}

/// Plays a card that names nobody; it has left the hand.
pub(crate) fn play(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
    events.tell(Audience::All, || Event::Played {
        seat,
        card,
        target: None,
    });
    match card {
        Card::Battlecry => battlecry::play(state),
        Card::Jujutsu => jujutsu::play(state),
        Card::TeaCeremony => tea_ceremony::play(state, seat, events),
        Card::Daimyo => daimyo::play(state, seat, events),
        _ => lay_down(state, seat, card),
    }
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
    match card {
        Card::Bushido => bushido::play(state, target),
        Card::Diversion => diversion::play(state, seat, target, events),
        _ => breathing::play(state, seat, target, events),
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
