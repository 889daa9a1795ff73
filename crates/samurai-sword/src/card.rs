//! The 90 playing cards by name, hands of them as counts, and piles of them in order.

pub use crate::effects::cards::{CARDS, Card, Way};

/// How many different cards there are.
pub const NAMES: usize = Card::ALL.len();
/// How many cards the pack has.
pub const PACK: usize = 90;

/// What sort of card it is, by the colour of its corners.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Attacks a player (R4).
    Weapon {
        /// The greatest difficulty it reaches.
        reach: u8,
        /// The wounds it deals.
        wounds: u8,
    },
    /// Stays on the table (R5.2 to R5.5).
    Property,
    /// Works once (R5.7 to R5.14).
    Action,
}

/// What is printed on a card; plain data, of which there is one for each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The name as it stands in records.
    pub name: &'static str,
    /// How many of it are in the pack.
    pub copies: u8,
    /// What sort of card it is.
    pub kind: Kind,
    /// In which way it is played.
    pub way: Way,
}

impl Card {
    /// What is printed on it.
    #[inline]
    pub const fn printed(self) -> &'static Printed {
        &CARDS[self as usize]
    }

    /// Whether it is a weapon.
    #[inline]
    pub const fn is_weapon(self) -> bool {
        (self as usize) < WEAPONS
    }
}

/// Weapons come first among the names, so that sets of them are the low bits.
const WEAPONS: usize = Card::Armor as usize;

/// Some cards: how many of each name, with the names that occur as a bit set and the total, which
/// are asked for all the time.
///
/// ```
/// use samurai_sword::Card;
/// use samurai_sword::card::Cards;
///
/// let mut hand = Cards::NONE;
/// hand.add(Card::Katana);
/// hand.add(Card::Parry);
/// hand.add(Card::Parry);
/// assert_eq!((hand.len(), hand.count(Card::Parry)), (3, 2));
/// assert_eq!(hand.weapon_names().collect::<Vec<_>>(), [Card::Katana]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    counts: [u8; NAMES],
    len: u8,
    names: Names,
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards {
        counts: [0; NAMES],
        len: 0,
        names: Names::EMPTY,
    };

    /// The whole pack.
    pub const PACK: Cards = {
        let mut cards = Cards::NONE;
        let mut name = 0;
        while name < NAMES {
            cards.set(name, CARDS[name].copies);
            name += 1;
        }
        cards
    };

    /// Sets how many there are of a name that there was none of.
    const fn set(&mut self, name: usize, count: u8) {
        if count > 0 {
            self.counts[name] = count;
            self.names.0 |= 1 << name;
            self.len += count;
        }
    }

    /// How many of this name.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card as usize]
    }

    /// Whether there is one of this name.
    #[inline]
    pub const fn has(&self, card: Card) -> bool {
        self.names.contains(card)
    }

    /// Whether there is no card at all.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Adds a card. No hand or pile holds more than the pack, and what is beyond is not counted.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        if (self.len as usize) < PACK {
            self.counts[card as usize] += 1;
            self.names.insert(card);
            self.len += 1;
        }
    }

    /// Takes a card out, if it is there.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        if self.has(card) {
            self.counts[card as usize] -= 1;
            self.len -= 1;
            if self.counts[card as usize] == 0 {
                self.names.remove(card);
            }
        }
    }

    /// What is left without the others; a name that runs short stays at none.
    #[must_use]
    pub fn minus(&self, others: Cards) -> Cards {
        let mut left = Cards::NONE;
        for card in self.names() {
            left.set(
                card.index(),
                self.count(card)
                    .saturating_sub(others.count(card)),
            );
        }
        left
    }

    /// Both together.
    #[must_use]
    pub fn plus(&self, others: Cards) -> Cards {
        let mut all = *self;
        others.iter().for_each(|card| all.add(card));
        all
    }

    /// Of each name, as many as both have.
    #[must_use]
    pub fn common(&self, others: Cards) -> Cards {
        self.minus(self.minus(others))
    }

    /// The names that occur.
    #[inline]
    pub const fn name_set(&self) -> Names {
        self.names
    }

    /// Each name once, in the order of the rules.
    #[inline]
    pub fn names(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        self.names.iter()
    }

    /// Each weapon's name once, in the order of the rules.
    #[inline]
    pub fn weapon_names(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        self.names.weapons().iter()
    }

    /// Each card, in the order of the rules.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let cards = *self;
        cards
            .names()
            .flat_map(move |card| core::iter::repeat_n(card, cards.count(card) as usize))
    }

    /// The card at this place when they lie in the order of the rules.
    #[inline]
    pub fn nth(&self, mut place: usize) -> Option<Card> {
        for card in self.names() {
            let count = self.count(card) as usize;
            if place < count {
                return Some(card);
            }
            place -= count;
        }
        None
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl core::fmt::Debug for Cards {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

game_core::bit_set! {
    /// The names among some cards, in the order of the rules.
    #[derive(Hash)]
    pub struct Names(u32) of Card { index: Card::index, at: Card::from_index }
}

impl Names {
    /// The weapons among them.
    #[inline]
    #[must_use]
    pub const fn weapons(self) -> Names {
        Names(self.0 & ((1 << WEAPONS) - 1))
    }

    /// Whether there is more than one name.
    #[inline]
    pub const fn are_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }
}

/// Cards in a pile; the last is the top.
#[derive(Clone)]
pub struct Pile {
    cards: [Card; PACK],
    len: u8,
}

impl Pile {
    /// No card.
    pub const EMPTY: Pile = Pile {
        cards: [Card::Bokken; PACK],
        len: 0,
    };

    /// The whole pack in the order of the rules, ready to be shuffled.
    pub const FULL: Pile = {
        let mut pile = Pile {
            cards: [Card::Bokken; PACK],
            len: PACK as u8,
        };
        let (mut at, mut name, mut copy) = (0, 0, 0);
        while at < PACK {
            if copy == CARDS[name].copies {
                name += 1;
                copy = 0;
            }
            pile.cards[at] = Card::ALL[name];
            at += 1;
            copy += 1;
        }
        pile
    };

    /// The cards from the bottom up.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// The cards from the bottom up, to be shuffled.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len as usize]
    }

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a card on top. A pile never holds more than the pack.
    #[inline]
    pub fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(self.len as usize) {
            *place = card;
            self.len += 1;
        }
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        self.cards.get(self.len as usize).copied()
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Pile {}

impl core::fmt::Debug for Pile {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}
