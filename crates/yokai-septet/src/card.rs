//! The cards, and sets of them as bits, suit by suit (R1).

use serde::{Deserialize, Serialize};

/// A suit, from the weakest to the mightiest (R1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Suit {
    /// Green, A to 7.
    Wind,
    /// Purple, 2 to 8.
    Earth,
    /// Pink, 3 to 9.
    Charm,
    /// Yellow, 4 to 10.
    Lightning,
    /// Black, 5 to 11.
    Darkness,
    /// Red, 6 to 12.
    Fire,
    /// Blue, 7 to 13.
    Snow,
}

impl Suit {
    /// The ranks of its lowest and its highest card; 1 is the A (R1.1).
    pub const fn ranks(self) -> (u8, u8) {
        (self as u8 + 1, self as u8 + 7)
    }

    /// White stars on its boss, which count in every game (R1.2).
    #[inline]
    pub const fn white_stars(self) -> u8 {
        [0, 0, 1, 1, 1, 2, 2][self as usize]
    }

    /// Black stars on its boss, which count with three players only (R1.2).
    #[inline]
    pub const fn black_stars(self) -> u8 {
        [0, 1, 0, 1, 1, 1, 1][self as usize]
    }

    /// All its cards, the second 7 included.
    #[inline]
    pub const fn cards(self) -> CardSet {
        CardSet(0xff << (8 * self as u8))
    }
}

// The weakest first.
game_core::words! { Suit, "a suit":
    Wind = "wind",
    Earth = "earth",
    Charm = "charm",
    Lightning = "lightning",
    Darkness = "darkness",
    Fire = "fire",
    Snow = "snow",
}

/// Cards there are, the second set of 7s included.
pub const CARDS: usize = 56;

/// A card: eight to a suit, in order of rank, the second 7 right after the first (R1.1, R1.3).
///
/// ```
/// use yokai_septet::{Card, Suit};
///
/// let boss = Card::boss(Suit::Snow);
/// assert_eq!((boss.suit(), boss.rank(), boss.is_boss()), (Suit::Snow, 7, true));
/// assert_eq!(Card::of(Suit::Snow, 7), Some(boss));
/// assert_eq!(boss.to_string().parse(), Ok(boss));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// The A: the lowest Wind, and the mightiest card (R5.3).
    pub const A: Card = Card(0);
    /// The highest Snow, shown when the A is turned up (R4.1).
    pub const SNOW_13: Card = Card(55);

    /// The card with this number from 0 to 55, if there is one.
    #[inline]
    pub const fn new(number: u8) -> Option<Card> {
        if (number as usize) < CARDS {
            Some(Card(number))
        } else {
            None
        }
    }

    /// The card of this suit and rank (1 is the A); no suit has all ranks (R1.1).
    pub const fn of(suit: Suit, rank: u8) -> Option<Card> {
        let (lowest, highest) = suit.ranks();
        if rank < lowest || rank > highest {
            return None;
        }
        let place = rank - lowest;
        Some(Card(8 * suit as u8 + place + (rank > 7) as u8))
    }

    /// The second 7 of the suit (R1.3).
    pub const fn foil(suit: Suit) -> Card {
        Card(8 * suit as u8 + 7 - suit as u8)
    }

    /// The boss of the suit, its 7 (R1.2).
    pub const fn boss(suit: Suit) -> Card {
        Card(8 * suit as u8 + 6 - suit as u8)
    }

    /// Its number from 0 to 55.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in its suit from 0 to 7, in order of rank, the second 7 right after the first (R1.3).
    #[inline]
    pub const fn place(self) -> u8 {
        self.0 & 7
    }

    /// Its suit; the A is a Wind card (R5.2).
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 3) as usize]
    }

    /// Its rank; 1 is the A.
    #[inline]
    pub const fn rank(self) -> u8 {
        let (suit, place) = (self.0 >> 3, self.place());
        place + suit + 1 - (place > 6 - suit) as u8
    }

    /// The other 7 of the suit; for any other card itself (R8.4).
    #[inline]
    #[must_use]
    pub const fn equal(self) -> Card {
        if !self.is_boss() {
            self
        } else if self.is_foil() {
            Card(self.0 - 1)
        } else {
            Card(self.0 + 1)
        }
    }

    /// Whether it is a boss, from either set of 7s (R1.2, R1.3).
    #[inline]
    pub const fn is_boss(self) -> bool {
        CardSet::ALL_BOSSES.contains(self)
    }

    /// The cards of its suit that come after it: all higher ones, and after a 7 the second 7.
    ///
    /// ```
    /// use yokai_septet::Card;
    ///
    /// assert_eq!(Card::A.above().len(), 7);
    /// assert!(Card::SNOW_13.above().is_empty());
    /// ```
    #[inline]
    pub const fn above(self) -> CardSet {
        self.suit().cards().without_up_to(self)
    }

    /// Whether it is from the second set of 7s (R1.3).
    #[inline]
    pub const fn is_foil(self) -> bool {
        CardSet::FOILS.contains(self)
    }
}

game_core::bit_set! {
    /// A set of cards as bits.
    #[derive(PartialOrd, Ord, Hash)]
    pub struct CardSet(u64) of Card { index: Card::number, at: Card::new }
}

impl CardSet {
    /// The 49 cards of the ordinary deck (R1.1).
    pub const DECK: CardSet = CardSet(((1 << CARDS) - 1) & !CardSet::FOILS.0);
    /// Both sets of 7s with all other cards (R1.3).
    pub const FULL_DECK: CardSet = CardSet((1 << CARDS) - 1);
    /// The bosses of the ordinary deck (R1.2).
    pub const BOSSES: CardSet = CardSet(0x0001_0204_0810_2040);
    /// The second set of 7s (R1.3).
    pub const FOILS: CardSet = CardSet(CardSet::BOSSES.0 << 1);
    /// Both sets of 7s.
    pub const ALL_BOSSES: CardSet = CardSet(CardSet::BOSSES.0 | CardSet::FOILS.0);

    /// The set without this card and all that come before it.
    #[inline]
    const fn without_up_to(self, card: Card) -> CardSet {
        CardSet(self.0 & !((2 << card.0) - 1))
    }

    /// The set with these bits; others than those of the 56 cards are left out.
    #[inline]
    pub const fn from_bits(bits: u64) -> CardSet {
        CardSet(bits & CardSet::FULL_DECK.0)
    }

    /// The card with this many lower ones in the set.
    ///
    /// Without branches, since random play asks for nothing more often: the cards up to the end of
    /// each suit are counted side by side, and a table finds the card within its suit.
    #[inline]
    pub fn nth(self, lower: usize) -> Option<Card> {
        const EACH: u64 = 0x0101_0101_0101_0101;
        let pairs = self.0 - ((self.0 >> 1) & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
        let up_to = ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(EACH);
        if lower as u64 >= up_to >> 56 {
            return None;
        }
        // A suit is passed if it ends with no more than `lower` cards; no count exceeds 56, so the
        // top bit of each byte is free to tell.
        let passed = (((lower as u64 * EACH) | (EACH << 7)) - up_to) >> 7 & EACH;
        let suit = passed.wrapping_mul(EACH) >> 56;
        let before = (up_to << 8) >> (8 * suit) & 0xff;
        let cards = self.0 >> (8 * suit) & 0xff;
        let place = NTH_BIT[cards as usize][(lower as u64 - before) as usize & 7];
        Card::new(8 * suit as u8 + place)
    }

    /// The card that takes a trick of these cards: the A, else the highest trump, else the highest
    /// of the led suit (R5.3). Of two 7s it names the second set's; they are equal (R8.4).
    #[inline]
    pub fn strongest(self, led: Suit, trump: Option<Suit>) -> Option<Card> {
        if self.contains(Card::A) {
            return Some(Card::A);
        }
        let trumps = trump.map_or(CardSet::EMPTY, |trump| self & trump.cards());
        let deciding = if trumps.is_empty() {
            self & led.cards()
        } else {
            trumps
        };
        deciding.last()
    }
}

/// The place of the n-th bit of a byte; 0 where there is none.
const NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut found) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][found] = bit;
                found += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

game_core::bit_set! {
    /// A set of suits as bits.
    pub struct SuitSet(u8) of Suit { index: Suit::index, at: Suit::from_index }
}

impl SuitSet {
    /// The set with the suit, if it is to be added; without a branch.
    #[inline]
    #[must_use]
    pub const fn with_if(self, suit: Suit, added: bool) -> SuitSet {
        SuitSet(self.0 | ((added as u8) << suit as u8))
    }

    /// All cards of these suits.
    pub fn cards(self) -> CardSet {
        self.iter()
            .fold(CardSet::EMPTY, |cards, suit| cards | suit.cards())
    }
}
