//! The whole truth of a match: data and questions only.

use game_core::{Generator, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{CARDS, Card, CardSet, Penalty, Symbol};
use crate::config::Config;
use crate::effects::samurai::{SAMURAI, Samurai, SamuraiSet};
use crate::effects::tokens::{FARMS, FamilySet, FarmBack};

/// One use of a Kiai (R7.4 to R7.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KiaiPart {
    /// A barricade may be added.
    Barricade,
    /// A wound token may be taken off.
    Heal,
    /// The last card of a line may be moved to another samurai.
    Move,
    /// So many top raider cards may be discarded.
    Raiders(u8),
    /// So many top intruder cards may be discarded.
    Intruders(u8),
    /// The last card of a line may be discarded.
    Strike,
    /// A support token may be given.
    Lend,
    /// So many top raider cards may be turned up.
    TurnUp(u8),
}

/// A step still to be carried out. The steps lie on a stack and the top one is next (R3.1):
/// one that leaves somebody a choice waits there for the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The active samurai may use spare tokens (R3.2).
    Spares,
    /// The penalties of his last card: ignored, or in which order (R3.4, R3.5).
    Penalties,
    /// This penalty is applied (R3.3).
    Suffer(Penalty),
    /// He chooses which defended card is discarded (R8.11).
    LoseDefended,
    /// He chooses his action (R3.7).
    Act,
    /// The card in hand is played by its holder (R4.1).
    Play,
    /// He may fight a second time (R6.7).
    SecondFight,
    /// His turn ends (R5.2).
    EndTurn,
    /// One use of this seat's Kiai (R7.1).
    Kiai(Seat, KiaiPart),
    /// This seat's Kiai ends with the first card of his line (R7.2).
    KiaiEnd(Seat),
    /// This seat arranges turned-up cards: so many lie right already, so many do not (R7.10).
    Arrange {
        /// Whose Kiai it is.
        seat: Seat,
        /// Cards from the top that lie as they shall.
        done: u8,
        /// Cards below them, still to be arranged.
        left: u8,
    },
}

impl Step {
    /// Whether a Kiai that is due, or the end of the round, comes before it: no card is in hand
    /// and no Kiai is running (R7.3, R11.1).
    #[inline]
    pub const fn is_checkpoint(self) -> bool {
        matches!(
            self,
            Step::Spares | Step::Penalties | Step::Suffer(_) | Step::Act | Step::SecondFight | Step::EndTurn
        )
    }
}

/// Room for the steps. There are never more than six: the end of the turn, the action or a second
/// fight, a second penalty, and above them a Kiai: its end and two uses, or its end, one use and a
/// moved card. One place more, so that tests can see that it is never needed.
pub const MAX_STEPS: usize = 7;

/// The steps still to be carried out, the next one on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Steps {
    pub(crate) list: [Step; MAX_STEPS],
    pub(crate) len: u8,
}

impl Steps {
    /// Nothing to do.
    pub const EMPTY: Steps = Steps { list: [Step::EndTurn; MAX_STEPS], len: 0 };

    /// From the last to the next.
    #[inline]
    pub fn as_slice(&self) -> &[Step] {
        &self.list[..self.len as usize]
    }

    /// The next one.
    #[inline]
    pub fn top(&self) -> Option<Step> {
        self.as_slice().last().copied()
    }
}

/// A card turned up or moved, not yet laid down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// The card.
    pub card: Card,
    /// Who has to play it.
    pub holder: Seat,
    /// Who has handed it on (R6.1).
    pub givers: SeatSet,
    /// Whether talents may be used on it: not when drawn anew (R6.8) or moved (R7.5).
    pub talents: bool,
}

/// What a penalty forbids the active samurai until his turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "four symbols, each of which a card may show")]
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

/// A samurai's board and what lies around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// Who it is.
    pub samurai: Samurai,
    /// Steps taken down the ladder of wounds: token, beast, token (R9.1).
    pub wounds: u8,
    /// Whether he is out of the round (R5.3).
    pub passed: bool,
    /// The cards on the left, by symbol.
    pub defended: [Option<Card>; Symbol::ALL.len()],
    /// The last card of the combat line on the right; [`State::below`] has the others.
    pub last: Option<Card>,
    /// The sum of the combat line.
    pub total: u8,
    /// Where his support token is; at home it is his own seat.
    pub token: Seat,
    /// Spare talents that are his until the round ends (R3.2).
    pub extra: SamuraiSet,
}

impl Board {
    /// Whether the beast side is up (R9.1).
    #[inline]
    pub const fn is_beast(&self) -> bool {
        self.wounds >= 2
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

    /// Whether the total is above the Kiai value.
    #[inline]
    pub const fn is_above(&self) -> bool {
        self.total > self.kiai_value()
    }

    /// The card on the left with this symbol.
    #[inline]
    pub const fn defends(&self, symbol: Symbol) -> Option<Card> {
        self.defended[symbol as usize]
    }
}

/// The face-down raider stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// The cards, top card last.
    pub cards: [Card; CARDS],
    /// How many there are.
    pub len: u8,
    /// So many cards from the top lie face up (R7.10).
    pub face_up: u8,
    /// So many cards at the bottom were put there for all to see (R6.8).
    pub under: u8,
}

impl Stack {
    /// The cards, top card last.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// Whether it is used up.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
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

/// A match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The options.
    pub config: Config,
    /// All chance to come.
    pub generator: Generator,
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
    /// The boards by seat; those beyond the last seat are the absent samurai's.
    pub boards: [Board; SAMURAI],
    /// The raider stack.
    pub stack: Stack,
    /// The top card of the face-down intruder stack; [`State::below`] has the others.
    pub intruder: Option<Card>,
    /// How many intruders there are.
    pub intruders: u8,
    /// The card right below each card of a combat line or of the intruder stack.
    pub below: [Option<Card>; CARDS],
    /// The discard pile; its order never matters.
    pub discard: CardSet,
    /// Barricades standing.
    pub barricades: u8,
    /// The farms in the hidden order in which they burn (R10.2).
    pub farms: [FarmBack; FARMS],
    /// How many stand: the last ones of that order.
    pub farms_left: u8,
    /// The families left.
    pub families: FamilySet,
    /// All cards of the match so far, wherever they lie; the others are in the box.
    pub in_match: CardSet,
    /// Those of them that everyone knows to be in it.
    pub known: CardSet,
    /// Intruders that everyone knows, each at its place.
    pub known_intruders: CardSet,
    /// For a card seen in the stack before it was shuffled in mid-round: it is not among so many
    /// intruders from the bottom, which lay there by then (R8.9).
    pub not_below: [u8; CARDS],
    /// Dolls that everyone knows the stack of round 1 to hold (R2.5).
    pub promised_dolls: u8,
    /// Stacks set aside for want of dolls (R2.5).
    pub redraws: u8,
    /// A fingerprint of all that chance has revealed so far. The table forgets in which order
    /// cards came once they are shuffled again; people do not, so two stories never look alike.
    pub story: u32,
}

impl State {
    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.config.seats()
    }

    /// The board of a seat.
    #[inline]
    pub const fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// All seats, clockwise from the active one.
    #[inline]
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats();
        core::iter::successors(Some(self.active), move |seat| Some(seat.left(seats))).take(seats)
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
    pub fn talents(&self, seat: Seat) -> SamuraiSet {
        let board = self.board(seat);
        let own = board.extra.with(board.samurai);
        if seat != self.active {
            own
        } else if self.bans.notal {
            SamuraiSet::EMPTY
        } else {
            own.or(self.borrowed)
        }
    }

    /// The first samurai clockwise from the active one who stands on his Kiai value (R7.3).
    #[inline]
    pub fn first_on_kiai(&self) -> Option<Seat> {
        let is_due = |board: &Board| board.total == board.kiai_value() && !board.passed;
        // Seldom anybody does, so that is asked first.
        if !self.boards[..self.seats()].iter().any(is_due) {
            return None;
        }
        self.clockwise().find(|&seat| is_due(self.board(seat)))
    }

    /// A combat line from its last card to its first.
    #[inline]
    pub fn line(&self, seat: Seat) -> impl Iterator<Item = Card> {
        core::iter::successors(self.board(seat).last, |card| self.below[card.index()])
    }

    /// The intruders from the top down.
    #[inline]
    pub fn intruder_pile(&self) -> impl Iterator<Item = Card> {
        core::iter::successors(self.intruder, |card| self.below[card.index()])
    }

    /// Whether everybody has passed.
    #[inline]
    pub fn all_passed(&self) -> bool {
        self.boards[..self.seats()].iter().all(|board| board.passed)
    }
}
