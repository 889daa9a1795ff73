//! The raider cards, and sets of them (R1.2).

use core::num::NonZeroU8;

use serde::{Deserialize, Serialize};

/// All raider cards (R1.2).
pub const CARDS: usize = 66;
/// The plunderers, values 1 to 4, are the first of them.
pub const PLUNDERERS: usize = 52;
/// Lieutenants, value 5, and bosses, value 6: seven each.
pub const OFFICERS: usize = 7;

/// What a card, laid to the left, defends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// The peasants.
    Hat,
    /// The farms.
    Farm,
    /// The families.
    Doll,
}

// In the order in which the end of a round asks for them.
game_core::words! { Symbol, "a symbol": Hat = "hat", Farm = "farm", Doll = "doll" }

/// What the last card of a combat line does at the start of a turn (R8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    /// A barricade burns.
    Fire,
    /// A wound.
    Wound,
    /// The top raider card joins the intruders unseen.
    Intruder,
    /// No defending this turn.
    Nodef,
    /// No support this turn.
    Nosup,
    /// The left neighbour draws a card into his combat line.
    Left,
    /// The right neighbour draws a card into his combat line.
    Right,
    /// The action must be to pass.
    Mustpass,
    /// A random discarded card is shuffled into the raider stack.
    Reshuf,
    /// No talents and no tokens this turn.
    Notal,
    /// One defended card is discarded.
    Losedef,
}

game_core::words! { Penalty, "a penalty":
    Fire = "fire",
    Wound = "wound",
    Intruder = "intruder",
    Nodef = "nodef",
    Nosup = "nosup",
    Left = "left",
    Right = "right",
    Mustpass = "mustpass",
    Reshuf = "reshuf",
    Notal = "notal",
    Losedef = "losedef",
}

/// What is printed on a raider card; plain data, of which there is one for each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its strength, 1 to 6.
    pub value: u8,
    /// What it defends, laid to the left.
    pub symbol: Option<Symbol>,
    /// Its penalties; the second only on some bosses.
    pub penalties: [Option<Penalty>; 2],
    /// Whether it burns a barricade as an intruder.
    pub flames: bool,
}

/// A raider card. Each of the 66 differs from all others.
///
/// ```
/// use samurai_spirit::Card;
///
/// let card = Card::new(0).expect("there is a first card");
/// assert_eq!(card.value(), card.face().value);
/// assert_eq!(card.to_string().parse(), Ok(card));
/// // Bosses join in the third round only (R2.3).
/// assert!(Card::all().all(|card| card.first_round() == 3 || card.value() < 6));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card at this place of the list, if there is one.
    pub const fn new(index: usize) -> Option<Card> {
        if index >= CARDS {
            return None;
        }
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Some(Card(number)),
            None => None,
        }
    }

    /// Its place in the list of all cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// What is printed on it.
    #[inline]
    pub const fn face(self) -> &'static Face {
        &FACES[self.index()]
    }

    /// Its strength.
    #[inline]
    pub const fn value(self) -> u8 {
        self.face().value
    }

    /// Whether its value is even, as Heihachi and Gorobei ask.
    #[inline]
    pub const fn is_even(self) -> bool {
        self.value().is_multiple_of(2)
    }

    /// The round in which cards of its rank join: 1 plunderers, 2 lieutenants, 3 bosses.
    #[inline]
    pub const fn first_round(self) -> u8 {
        match self.value() {
            0..=4 => 1,
            5 => 2,
            _ => 3,
        }
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS).filter_map(Card::new)
    }
}

game_core::bit_set! {
    /// A set of cards as bits.
    pub struct CardSet(u128) of Card { index: Card::index, at: Card::new }
}

impl CardSet {
    /// Every card.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);

    /// The cards that join in this round (R2.3).
    pub const fn joining(round: u8) -> CardSet {
        let (from, count) = match round {
            1 => (0, PLUNDERERS),
            2 => (PLUNDERERS, OFFICERS),
            _ => (PLUNDERERS + OFFICERS, OFFICERS),
        };
        CardSet(((1 << count) - 1) << from)
    }
}

/// The faces of all cards, by rank, value and symbol (R1.2).
const FACES: [Face; CARDS] = {
    use Penalty::{
        Fire, Intruder, Left, Losedef, Mustpass, Nodef, Nosup, Notal, Reshuf, Right, Wound,
    };
    use Symbol::{Doll, Farm, Hat};
    /// Symbol, penalties, flames.
    type Row = (Option<Symbol>, [Option<Penalty>; 2], bool);
    const fn row(symbol: Option<Symbol>, penalty: Penalty, flames: bool) -> Row {
        (symbol, [Some(penalty), None], flames)
    }
    const fn calm(symbol: Symbol, flames: bool) -> Row {
        (Some(symbol), [None, None], flames)
    }
    const fn both(symbol: Option<Symbol>, first: Penalty, second: Penalty) -> Row {
        (symbol, [Some(first), Some(second)], true)
    }
    const ONES: [Row; 13] = [
        row(Some(Hat), Wound, true),
        calm(Hat, true),
        row(Some(Hat), Intruder, false),
        row(Some(Hat), Nodef, false),
        row(Some(Doll), Fire, true),
        row(Some(Doll), Wound, true),
        calm(Doll, false),
        row(Some(Doll), Intruder, false),
        row(Some(Farm), Fire, true),
        row(Some(Farm), Wound, true),
        row(Some(Farm), Nosup, false),
        row(Some(Farm), Intruder, false),
        row(None, Fire, false),
    ];
    const THREES: [Row; 13] = [
        row(Some(Hat), Fire, true),
        calm(Hat, true),
        row(Some(Hat), Left, false),
        row(Some(Doll), Fire, true),
        row(Some(Doll), Wound, true),
        calm(Doll, false),
        row(Some(Doll), Nodef, false),
        row(Some(Doll), Left, false),
        row(Some(Farm), Fire, true),
        row(Some(Farm), Wound, true),
        row(Some(Farm), Nosup, false),
        row(Some(Farm), Left, false),
        row(None, Wound, false),
    ];
    const FOURS: [Row; 13] = [
        row(Some(Hat), Fire, true),
        row(Some(Hat), Right, true),
        calm(Hat, false),
        row(Some(Doll), Fire, true),
        row(Some(Doll), Wound, true),
        calm(Doll, false),
        row(Some(Doll), Nodef, false),
        row(Some(Doll), Right, false),
        row(Some(Farm), Fire, true),
        row(Some(Farm), Wound, true),
        row(Some(Farm), Nosup, false),
        row(Some(Farm), Right, false),
        row(None, Wound, false),
    ];
    const FIVES: [Row; OFFICERS] = [
        row(Some(Hat), Wound, false),
        row(Some(Doll), Intruder, false),
        row(Some(Farm), Fire, false),
        row(None, Fire, true),
        row(None, Wound, true),
        row(None, Intruder, true),
        row(None, Nosup, true),
    ];
    const SIXES: [Row; OFFICERS] = [
        both(Some(Hat), Intruder, Intruder),
        row(Some(Doll), Mustpass, true),
        both(Some(Farm), Fire, Fire),
        both(None, Nodef, Reshuf),
        both(None, Wound, Notal),
        both(None, Nosup, Wound),
        row(None, Losedef, true),
    ];
    const RANKS: [(u8, &[Row]); 6] = [
        (1, &ONES),
        (2, &ONES),
        (3, &THREES),
        (4, &FOURS),
        (5, &FIVES),
        (6, &SIXES),
    ];
    let mut faces = [Face {
        value: 0,
        symbol: None,
        penalties: [None; 2],
        flames: false,
    }; CARDS];
    let mut at = 0;
    let mut rank = 0;
    while rank < RANKS.len() {
        let (value, rows) = RANKS[rank];
        let mut row = 0;
        while row < rows.len() {
            let (symbol, penalties, flames) = rows[row];
            faces[at] = Face {
                value,
                symbol,
                penalties,
                flames,
            };
            at += 1;
            row += 1;
        }
        rank += 1;
    }
    assert!(at == CARDS, "the table lists every card");
    faces
};
