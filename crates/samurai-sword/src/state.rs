//! The whole truth of a match: data and questions only.

use game_core::{Generator, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards, Pile};
use crate::config::{BySeat, Config, Role, Team};
use crate::effects::characters::{Character, Traits};
use crate::memory::Memory;

/// Cards a hand may keep at the end of a turn (R3.4).
pub const HAND_LIMIT: usize = 7;

/// The one decision the match waits for. What it is follows from public facts alone (R10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// A weapon was turned up: whose turn it is discards a weapon or drops Bushido (R5.6).
    Bushido,
    /// Ieyasu chooses where his first card comes from (R6.7).
    Draw,
    /// Whose turn it is plays cards (R3.3).
    Play,
    /// The target of a weapon parries or suffers (R4.3).
    Parry {
        /// Who is attacked.
        target: Seat,
    },
    /// One after another discards a parry or suffers (R5.8).
    Battlecry {
        /// Who is still to answer, clockwise from whose turn it is.
        queue: SeatSet,
    },
    /// One after another discards a weapon or suffers (R5.9).
    Jujutsu {
        /// Who is still to answer, clockwise from whose turn it is.
        queue: SeatSet,
    },
    /// Whose turn it is discards down to seven (R3.4).
    Discard,
    /// The match has ended.
    Over(Ending),
}

/// How the match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody has no honour left (R8.1).
    Honour {
        /// The team that loses three points because one of it defeated another (R8.4).
        deadly_strike: Option<Team>,
    },
    /// Only this player has resilience left (R8.6).
    Swordmaster {
        /// Who.
        last: Seat,
    },
}

/// The properties before one player, but for Bushido, of which there is only one (R5.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Properties {
    /// Armor cards (R5.2).
    pub armor: u8,
    /// Fast Draw cards (R5.3).
    pub fast_draw: u8,
    /// Focus cards (R5.4).
    pub focus: u8,
}

impl Properties {
    /// How many of this property; none of any other card.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        match card {
            Card::Armor => self.armor,
            Card::FastDraw => self.fast_draw,
            Card::Focus => self.focus,
            _ => 0,
        }
    }

    /// The count of this property, to be changed.
    #[inline]
    pub const fn count_mut(&mut self, card: Card) -> Option<&mut u8> {
        match card {
            Card::Armor => Some(&mut self.armor),
            Card::FastDraw => Some(&mut self.fast_draw),
            Card::Focus => Some(&mut self.focus),
            _ => None,
        }
    }

    /// The cards themselves.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        [Card::Armor, Card::FastDraw, Card::Focus]
            .into_iter()
            .flat_map(move |card| core::iter::repeat_n(card, self.count(card) as usize))
    }
}

/// A match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The options.
    pub config: Config,
    /// All chance to come.
    pub generator: Generator,
    /// Whose turn it is.
    pub turn: Seat,
    /// What the match waits for.
    pub pending: Pending,
    /// Weapons played this turn, parried ones included (R3.3).
    pub weapons_played: u8,
    /// The card being played, until all it caused is done (R7.3).
    pub aside: Option<Card>,
    /// Roles by seat.
    pub roles: BySeat<Role>,
    /// Characters by seat.
    pub characters: BySeat<Character>,
    /// Honour by seat.
    pub honour: BySeat<u8>,
    /// Resilience by seat.
    pub resilience: BySeat<u8>,
    /// Properties on the table by seat.
    pub properties: BySeat<Properties>,
    /// Before whom Bushido lies.
    pub bushido: Option<Seat>,
    /// The cards in each hand.
    pub hands: BySeat<Cards>,
    /// The deck.
    pub deck: Pile,
    /// The discard pile.
    pub discards: Pile,
    /// What the deck was made of when it was last made (at the start: the pack), less the cards
    /// turned up from it since.
    pub deck_made_of: Cards,
    /// What each seat has drawn from this deck, the dealt hand included: it knows these are gone.
    pub drawn: BySeat<Cards>,
    /// What players know of each other's hands.
    pub memory: Memory,
    /// How often each seat has attacked each other with a weapon: by it players guess at roles.
    pub attacks: BySeat<BySeat<u8>>,
}

impl State {
    /// The seats the match waits for: one, or none when it is over.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        self.asked().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// Who is to decide.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        match self.pending {
            Pending::Over(_) => None,
            Pending::Parry { target } => Some(target),
            Pending::Battlecry { queue } | Pending::Jujutsu { queue } => self.first_clockwise(queue),
            _ => Some(self.turn),
        }
    }

    /// The first of these seats, clockwise from the left of whose turn it is.
    #[inline]
    pub fn first_clockwise(&self, seats: SeatSet) -> Option<Seat> {
        let mut after = seats.iter().filter(|&seat| seat > self.turn);
        after.next().or_else(|| seats.first())
    }

    /// Everybody but this seat, clockwise from its left.
    #[inline]
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let config = self.config;
        (1..config.seats()).map(move |places| config.clockwise(seat, places))
    }

    /// Whether the match has ended.
    #[inline]
    pub const fn is_over(&self) -> bool {
        matches!(self.pending, Pending::Over(_))
    }

    /// What the character at this seat can do.
    #[inline]
    pub fn traits(&self, seat: Seat) -> &'static Traits {
        self.characters[seat.index()].traits()
    }

    /// R2.1: no resilience or no cards in hand.
    #[inline]
    pub fn is_harmless(&self, seat: Seat) -> bool {
        self.resilience[seat.index()] == 0 || self.hands[seat.index()].is_empty()
    }

    /// One bit for each player who is not harmless.
    #[inline]
    pub fn dangerous(&self) -> u32 {
        let seats = Seat::all(self.config.seats());
        seats.fold(0, |bits, seat| bits | u32::from(!self.is_harmless(seat)) << seat.0)
    }

    /// How hard it is for one player to attack another (R4.1).
    #[inline]
    pub fn difficulty(&self, from: Seat, target: Seat) -> u8 {
        self.difficulty_among(self.dangerous(), from, target)
    }

    /// The same, for a caller who has already found out who is dangerous.
    #[inline]
    pub(crate) fn difficulty_among(&self, dangerous: u32, from: Seat, target: Seat) -> u8 {
        let (low, high) = (from.0.min(target.0), from.0.max(target.0));
        let inside = ((1 << high) - 1) & !((2 << low) - 1);
        let outside = !inside & !(1 << low) & !(1 << high);
        let gaps = 1 + (dangerous & inside).count_ones().min((dangerous & outside).count_ones());
        gaps as u8 + self.properties[target.index()].armor + self.traits(target).guard
    }

    /// Whether this is the Shogun of a game of three, who has rules of his own (R9.1).
    #[inline]
    pub fn is_shogun_of_three(&self, seat: Seat) -> bool {
        self.config.three() && self.roles[seat.index()] == Role::Shogun
    }

    /// How many weapons whose turn it is may play this turn (R3.3).
    #[inline]
    pub fn weapon_limit(&self) -> u8 {
        1 + self.properties[self.turn.index()].focus
            + self.traits(self.turn).more_weapons
            + u8::from(self.is_shogun_of_three(self.turn))
    }

    /// How many cards the draw phase brings (R3.2).
    #[inline]
    pub fn draw_count(&self) -> u8 {
        2 + self.traits(self.turn).more_cards + u8::from(self.is_shogun_of_three(self.turn))
    }

    /// How many players have resilience left (R8.6).
    #[inline]
    pub fn standing(&self) -> usize {
        self.resilience[..self.config.seats()].iter().filter(|&&points| points > 0).count()
    }

    /// Whether this seat's role is known to everybody (R1.2, R8.1, R9.1).
    #[inline]
    pub fn role_is_open(&self, seat: Seat) -> bool {
        self.is_over()
            || self.config.three()
            || self.config.roles().is_some()
            || self.roles[seat.index()] == Role::Shogun
    }
}
