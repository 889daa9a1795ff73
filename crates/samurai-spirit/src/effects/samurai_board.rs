//! A samurai's own board: his wounds, his combat line, what he defends (R3 to R9).

use game_core::Seat;

use crate::card::{Card, Penalty, Symbol};
use crate::effects::samurai::{Samurai, SamuraiSet};

/// The wound that turns a samurai into the beast (R9.1).
pub const BEAST: u8 = 2;
/// The wound with which a samurai falls (R9.2).
pub const FALLEN: u8 = 4;

/// Whether the beast side is up after this many wounds (R9.1).
#[inline]
pub const fn is_beast_after(wounds: u8) -> bool {
    wounds >= BEAST
}

/// The Kiai value of a samurai with this many wounds: that of the side that is up (R9.1).
#[inline]
pub const fn kiai_value_after(samurai: Samurai, wounds: u8) -> u8 {
    samurai.kiai_value(is_beast_after(wounds))
}

/// The sum of a combat line of these cards (R4.3).
#[inline]
pub fn total_of(line: &[Card]) -> u8 {
    line.iter().map(|card| card.value()).sum()
}

/// Whether the last of this many wounds lies on the board as a token: every other one turns the board or ends the
/// match instead (R9.1, R9.2).
#[inline]
pub const fn has_token_after(wounds: u8) -> bool {
    wounds % 2 == 1
}

/// The penalties of a combat line that ends with this card (R3.3).
#[inline]
pub fn penalties_of(last: Option<Card>) -> [Option<Penalty>; 2] {
    last.map_or([None; 2], |card| card.face().penalties)
}

/// How a combat line stands to the Kiai value (R4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Below it: nothing happens.
    Below,
    /// On it: the Kiai comes.
    Kiai,
    /// Above it: something burns, and the samurai can only pass (R3.7).
    Above,
}

impl Reach {
    /// Of a line with this sum to this Kiai value.
    #[inline]
    pub const fn of_total(total: u8, kiai_value: u8) -> Reach {
        Reach::of_room(kiai_value as i32 - total as i32)
    }

    /// Of a line that is this far below the value; negative above it.
    #[inline]
    pub const fn of_room(room: i32) -> Reach {
        match room {
            0 => Reach::Kiai,
            1.. => Reach::Below,
            _ => Reach::Above,
        }
    }
}

/// A samurai's own board and what lies around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SamuraiBoard {
    pub(crate) samurai: Samurai,
    pub(crate) wounds: u8,
    pub(crate) passed: bool,
    pub(crate) defended: [Option<Card>; Symbol::ALL.len()],
    pub(crate) last: Option<Card>,
    pub(crate) total: u8,
    pub(crate) token: Seat,
    pub(crate) extra: SamuraiSet,
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

    /// Whose board it is.
    #[inline]
    pub const fn samurai(&self) -> Samurai {
        self.samurai
    }

    /// Steps taken down the ladder of wounds: token, beast, token (R9.1).
    #[inline]
    pub const fn wounds(&self) -> u8 {
        self.wounds
    }

    /// Whether he is out of the round (R5.3).
    #[inline]
    pub const fn passed(&self) -> bool {
        self.passed
    }

    /// The cards on the left, by symbol.
    #[inline]
    pub const fn defended(&self) -> [Option<Card>; Symbol::ALL.len()] {
        self.defended
    }

    /// The last card of the combat line on the right; [`Board::line`](crate::Board::line) has the others.
    #[inline]
    pub const fn last(&self) -> Option<Card> {
        self.last
    }

    /// The sum of the combat line.
    #[inline]
    pub const fn total(&self) -> u8 {
        self.total
    }

    /// Where his support token is; at home it is his own seat.
    #[inline]
    pub const fn token(&self) -> Seat {
        self.token
    }

    /// Spare talents that are his until the round ends (R3.2).
    #[inline]
    pub const fn extra(&self) -> SamuraiSet {
        self.extra
    }

    /// Whether the beast side is up (R9.1).
    #[inline]
    pub const fn is_beast(&self) -> bool {
        is_beast_after(self.wounds)
    }

    /// Whether a wound token lies on it.
    #[inline]
    pub const fn is_wounded(&self) -> bool {
        has_token_after(self.wounds)
    }

    /// The Kiai value of the side that is up.
    #[inline]
    pub const fn kiai_value(&self) -> u8 {
        kiai_value_after(self.samurai, self.wounds)
    }

    /// What the total would be with one more card in the combat line (R4.3).
    #[inline]
    pub const fn total_with(&self, card: Card) -> u8 {
        self.total + card.value()
    }

    /// How far the total is below the Kiai value; negative above it.
    #[inline]
    pub const fn room(&self) -> i32 {
        self.kiai_value() as i32 - self.total as i32
    }

    /// The same with one more card in the combat line (R4.3).
    #[inline]
    pub const fn room_with(&self, card: Card) -> i32 {
        self.room() - card.value() as i32
    }

    /// Where one more card would bring the combat line (R4.3).
    ///
    /// ```
    /// use game_core::{Game, Seat, Seed};
    /// use samurai_spirit::{Config, Reach, SamuraiSpirit};
    ///
    /// let state = SamuraiSpirit::start(&Config::default(), Seed::from_number(1));
    /// let board = state.board().of(Seat(0));
    /// let card = state.raider(0).expect("the stack is full");
    /// assert_eq!(board.total_with(card), card.value());
    /// assert_eq!(board.reach_with(card), Reach::of_room(board.room() - card.value() as i32));
    /// ```
    #[inline]
    pub const fn reach_with(&self, card: Card) -> Reach {
        Reach::of_room(self.room_with(card))
    }

    /// Where the combat line stands (R3.7, R7.1).
    #[inline]
    pub const fn reach(&self) -> Reach {
        Reach::of_room(self.room())
    }

    /// Whether the total is above the Kiai value.
    #[inline]
    pub const fn is_above(&self) -> bool {
        matches!(self.reach(), Reach::Above)
    }

    /// Whether nothing more can be expected of him in this round: he has passed, or can only pass (R3.7, R5.3).
    #[inline]
    pub const fn is_done(&self) -> bool {
        self.passed || self.is_above()
    }

    /// Whether the total is exactly the Kiai value and the Kiai can come: he has not passed (R5.3, R7.1).
    #[inline]
    pub const fn is_on_kiai(&self) -> bool {
        matches!(self.reach(), Reach::Kiai) && !self.passed
    }

    /// The card on the left with this symbol.
    #[inline]
    pub const fn defends(&self, symbol: Symbol) -> Option<Card> {
        self.defended[symbol as usize]
    }

    /// Whether a card with this symbol can still be laid to the left (R4.2).
    #[inline]
    pub const fn lacks(&self, symbol: Symbol) -> bool {
        self.defends(symbol).is_none()
    }

    /// The symbols that are not on the left, for which the end of the round makes him pay (R11.3 to R11.5).
    pub fn undefended(&self) -> impl Iterator<Item = Symbol> + use<> {
        let board = *self;
        Symbol::ALL
            .into_iter()
            .filter(move |&symbol| board.lacks(symbol))
    }

    /// The penalties that wait for the start of his turn: those of his last card (R3.3).
    #[inline]
    pub fn penalties(&self) -> [Option<Penalty>; 2] {
        penalties_of(self.last)
    }

    /// The talents that are his at any time: his own and spare ones (R3.2, R6.1).
    #[inline]
    pub const fn own_talents(&self) -> SamuraiSet {
        self.extra.with(self.samurai)
    }
}
