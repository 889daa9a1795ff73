//! What everybody at the table may know, and the questions of the rules about it.
//!
//! A part of both [`State`](crate::State) and [`View`](crate::View), so that a rule is written once and can be
//! asked by whoever has either. Of the face-down piles it has the numbers and what is known of their cards; the
//! cards themselves are the state's.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{CARDS, Card, CardSet, Penalty, Symbol};
use crate::config::Config;
use crate::effects::samurai::{SAMURAI, Samurai, SamuraiSet};
use crate::effects::steps::{Step, Steps};
use crate::effects::tokens::{FARMS, FamilySet};

/// The wound that turns a samurai into the beast (R9.1).
pub const BEAST: u8 = 2;
/// The wound with which a samurai falls (R9.2).
pub const FALLEN: u8 = 4;

/// A card turned up or moved, not yet laid down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// The card.
    pub card: Card,
    /// The seat that has to play it.
    pub holder: Seat,
    /// The seats that have handed it on (R6.1).
    pub givers: SeatSet,
    /// Whether talents may be used on it: not when it was drawn in place of another (R6.8) or moved (R7.5).
    pub talents: bool,
}

/// What a penalty forbids the active samurai until his turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "four symbols, each of which a card may show"
)]
pub struct Bans {
    /// No defending (R8.4).
    pub nodef: bool,
    /// No support (R8.5).
    pub nosup: bool,
    /// No talents and no tokens (R8.10).
    pub notal: bool,
    /// No action but to pass (R8.8).
    pub mustpass: bool,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The village stood for three rounds (R12.1).
    Won,
    /// This samurai took his fourth wound (R9.2).
    Fallen(Seat),
    /// The last farm burned (R10.4).
    NoFarm,
    /// The last family was lost (R10.4).
    NoFamily,
}

/// A samurai's own board and what lies around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SamuraiBoard {
    /// Whose board it is.
    pub samurai: Samurai,
    /// Steps taken down the ladder of wounds: token, beast, token (R9.1).
    pub wounds: u8,
    /// Whether he is out of the round (R5.3).
    pub passed: bool,
    /// The cards on the left, by symbol.
    pub defended: [Option<Card>; Symbol::ALL.len()],
    /// The last card of the combat line on the right; [`Board::line`] has the others.
    pub last: Option<Card>,
    /// The sum of the combat line.
    pub total: u8,
    /// Where his support token is; at home it is his own seat.
    pub token: Seat,
    /// Spare talents that are his until the round ends (R3.2).
    pub extra: SamuraiSet,
}

impl SamuraiBoard {
    /// The board at the start of a round.
    #[inline]
    pub(crate) const fn new(seat: Seat, samurai: Samurai, wounds: u8) -> SamuraiBoard {
        SamuraiBoard {
            samurai,
            wounds,
            passed: false,
            defended: [None; Symbol::ALL.len()],
            last: None,
            total: 0,
            token: seat,
            extra: SamuraiSet::EMPTY,
        }
    }

    /// Whether the beast side is up (R9.1).
    #[inline]
    pub const fn is_beast(&self) -> bool {
        self.wounds >= BEAST
    }

    /// Whether a wound token lies on it.
    #[inline]
    pub const fn is_wounded(&self) -> bool {
        self.wounds % 2 == 1
    }

    /// The Kiai value of the side that is up.
    #[inline]
    pub const fn kiai_value(&self) -> u8 {
        self.samurai.kiai_value(self.is_beast())
    }

    /// What the total would be with one more card in the combat line (R4.3).
    #[inline]
    pub const fn total_with(&self, card: Card) -> u8 {
        self.total + card.value()
    }

    /// Whether the total is above the Kiai value.
    #[inline]
    pub const fn is_above(&self) -> bool {
        self.total > self.kiai_value()
    }

    /// Whether the total is exactly the Kiai value and the Kiai can come: he has not passed (R5.3, R7.1).
    #[inline]
    pub const fn is_on_kiai(&self) -> bool {
        self.total == self.kiai_value() && !self.passed
    }

    /// The card on the left with this symbol.
    #[inline]
    pub const fn defends(&self, symbol: Symbol) -> Option<Card> {
        self.defended[symbol as usize]
    }

    /// The symbols that are not on the left, for which the end of the round makes him pay (R11.3 to R11.5).
    pub fn undefended(&self) -> impl Iterator<Item = Symbol> + use<> {
        let board = *self;
        Symbol::ALL
            .into_iter()
            .filter(move |&symbol| board.defends(symbol).is_none())
    }

    /// The penalties that wait for the start of his turn: those of his last card (R3.3).
    #[inline]
    pub fn penalties(&self) -> [Option<Penalty>; 2] {
        self.last
            .map_or([None; 2], |card| card.face().penalties)
    }

    /// The talents that are his at any time: his own and spare ones (R3.2, R6.1).
    #[inline]
    pub const fn own_talents(&self) -> SamuraiSet {
        self.extra.with(self.samurai)
    }
}

/// The face-down raider stack, as far as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stack {
    /// The number of its cards.
    pub len: u8,
    /// The number of cards from the top that lie face up (R7.10).
    pub face_up: u8,
    /// The number of cards at the bottom that were put there for all to see (R6.8).
    pub under: u8,
}

impl Stack {
    /// Whether it is used up.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// The table as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The options.
    pub config: Config,
    /// The round, 1 to 3.
    pub round: u8,
    /// Turns begun in this round (R11.10).
    pub turns: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// How it ended, once it has.
    pub ending: Option<Ending>,
    /// What is still to be done.
    pub steps: Steps,
    /// The card that is being played.
    pub hand: Option<Hand>,
    /// What the active samurai may not do this turn.
    pub bans: Bans,
    /// Whose tokens the active samurai held when his turn began (R5.2).
    pub borrowed: SamuraiSet,
    /// Tokens of absent samurai not yet used (R2.4).
    pub spares: SamuraiSet,
    /// The samurai's boards by seat; those beyond the last seat are the absent samurai's, in the order of the list.
    pub boards: [SamuraiBoard; SAMURAI],
    /// The card right below each card of a combat line.
    pub below: [Option<Card>; CARDS],
    /// The raider stack.
    pub stack: Stack,
    /// The number of intruders.
    pub intruders: u8,
    /// The discard pile; its order never matters.
    pub discard: CardSet,
    /// Barricades standing.
    pub barricades: u8,
    /// Farms standing.
    pub farms_left: u8,
    /// The families left.
    pub families: FamilySet,
    /// The cards that everyone knows to be in the match, wherever they lie.
    pub known: CardSet,
    /// Intruders that everyone knows, each at its place.
    pub known_intruders: CardSet,
    /// For a card seen in the stack before it was shuffled in mid-round: the number of intruders from the bottom
    /// among which it is not, because they lay there by then (R8.9).
    pub not_below: [u8; CARDS],
    /// Dolls that everyone knows the stack of round 1 to hold (R2.5).
    pub promised_dolls: u8,
    /// Stacks set aside for want of dolls (R2.5).
    pub redraws: u8,
    /// A fingerprint of all that chance has revealed so far. The table forgets in which order
    /// cards came once they are shuffled again; people do not, so two stories never look alike.
    pub story: u32,
}

impl Board {
    /// The village before round 1, with no raiders yet.
    #[inline]
    pub(crate) fn new(config: Config, samurai: [Samurai; SAMURAI]) -> Board {
        let absent = samurai[config.seats()..]
            .iter()
            .copied()
            .collect();
        Board {
            config,
            round: 1,
            turns: 0,
            active: Seat(0),
            ending: None,
            steps: Steps::EMPTY,
            hand: None,
            bans: Bans::default(),
            borrowed: SamuraiSet::EMPTY,
            spares: if config.spare_tokens() {
                absent
            } else {
                SamuraiSet::EMPTY
            },
            boards: core::array::from_fn(|seat| {
                SamuraiBoard::new(Seat(seat as u8), samurai[seat], 0)
            }),
            below: [None; CARDS],
            stack: Stack {
                len: 0,
                face_up: 0,
                under: 0,
            },
            intruders: 0,
            discard: CardSet::EMPTY,
            barricades: config.barricades(),
            farms_left: FARMS as u8,
            families: FamilySet::ALL,
            known: CardSet::EMPTY,
            known_intruders: CardSet::EMPTY,
            not_below: [0; CARDS],
            promised_dolls: 0,
            redraws: 0,
            story: 0,
        }
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.config.seats()
    }

    /// The samurai's board of a seat.
    #[inline]
    pub const fn of(&self, seat: Seat) -> &SamuraiBoard {
        &self.boards[seat.index()]
    }

    /// The boards of the samurai who play.
    #[inline]
    pub fn present(&self) -> &[SamuraiBoard] {
        &self.boards[..self.seats()]
    }

    /// All seats, clockwise from the active one.
    #[inline]
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats();
        core::iter::successors(Some(self.active), move |seat| Some(seat.left(seats))).take(seats)
    }

    /// The left and the right neighbour of a seat; with two samurai both are the other one (R2.1).
    #[inline]
    pub const fn neighbours(&self, seat: Seat) -> [Seat; 2] {
        [seat.left(self.seats()), seat.right(self.seats())]
    }

    /// The seat the match waits for.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        if self.ending.is_some() {
            return None;
        }
        match self.steps.top()? {
            Step::Play => self.hand.map(|hand| hand.holder),
            Step::Kiai(seat, _) | Step::KiaiEnd(seat) | Step::Arrange { seat, .. } => Some(seat),
            _ => Some(self.active),
        }
    }

    /// The talents the seat can use now (R6.1): his own and spare ones at any time, borrowed ones
    /// in his own turn, none in a turn in which a penalty forbids them.
    #[inline]
    pub const fn talents(&self, seat: Seat) -> SamuraiSet {
        let own = self.of(seat).own_talents();
        if seat.0 != self.active.0 {
            own
        } else if self.bans.notal {
            SamuraiSet::EMPTY
        } else {
            own.or(self.borrowed)
        }
    }

    /// Whether a penalty forbids the seat to defend: only in his own turn (R8.4).
    #[inline]
    pub fn may_not_defend(&self, seat: Seat) -> bool {
        seat == self.active && self.bans.nodef
    }

    /// Whether the active samurai can only pass: he is above his Kiai value (R3.7), or a penalty says so (R8.8).
    #[inline]
    pub const fn must_pass(&self) -> bool {
        self.bans.mustpass || self.of(self.active).is_above()
    }

    /// The first samurai clockwise from the active one who stands on his Kiai value (R7.3).
    #[inline]
    pub fn first_on_kiai(&self) -> Option<Seat> {
        // Seldom anybody does, so that is asked first.
        if !self
            .present()
            .iter()
            .any(SamuraiBoard::is_on_kiai)
        {
            return None;
        }
        self.clockwise()
            .find(|&seat| self.of(seat).is_on_kiai())
    }

    /// A combat line from its last card to its first.
    #[inline]
    pub fn line(&self, seat: Seat) -> impl Iterator<Item = Card> {
        core::iter::successors(self.of(seat).last, |card| self.below[card.index()])
    }

    /// Whether everybody has passed.
    #[inline]
    pub fn all_passed(&self) -> bool {
        self.present().iter().all(|board| board.passed)
    }

    /// Whether there are fewer barricades than at the start (R10.5).
    #[inline]
    pub const fn has_room(&self) -> bool {
        self.barricades < self.config.barricades()
    }

    /// The cards that lie open beside boards, on the discard pile and in hand.
    pub fn lying_open(&self) -> CardSet {
        let mut open = self
            .hand
            .iter()
            .fold(self.discard, |open, hand| open.with(hand.card));
        for seat in Seat::all(self.seats()) {
            open = self.line(seat).fold(open, CardSet::with);
            open = self
                .of(seat)
                .defended
                .into_iter()
                .flatten()
                .fold(open, CardSet::with);
        }
        open
    }

    /// The cards that may come from the raider stack: those that may be in the match and lie nowhere else for
    /// all to see (R2.6).
    pub fn coming(&self) -> CardSet {
        let elsewhere = self.lying_open().or(self.known_intruders);
        self.known
            .or(CardSet::joining(self.round))
            .minus(elsewhere)
    }
}
