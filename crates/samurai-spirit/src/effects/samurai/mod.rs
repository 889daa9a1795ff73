//! The samurai: their boards, and which file holds whose talent and Kiai (R1.1, R6, R7).

pub mod daisuke;
pub mod gorobei;
pub mod heihachi;
pub mod kanbei;
pub mod katsushiro;
pub mod kikuchiyo;
pub mod kyuzo;

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::effects::steps::KiaiPart;

/// All samurai (R1.1).
pub const SAMURAI: usize = 7;

/// A samurai (R1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Samurai {
    /// The raccoon dog.
    Heihachi,
    /// The monkey; Shichiroji in other editions.
    Daisuke,
    /// The bear.
    Gorobei,
    /// The boar.
    Kanbei,
    /// The fox.
    Kyuzo,
    /// The tiger.
    Kikuchiyo,
    /// The wolf.
    Katsushiro,
}

impl Samurai {
    /// All samurai.
    pub const ALL: [Samurai; SAMURAI] = [
        Samurai::Heihachi,
        Samurai::Daisuke,
        Samurai::Gorobei,
        Samurai::Kanbei,
        Samurai::Kyuzo,
        Samurai::Kikuchiyo,
        Samurai::Katsushiro,
    ];

    /// The Kiai value of a side of the board (R1.1): a beast's is three more.
    #[inline]
    pub const fn kiai_value(self, beast: bool) -> u8 {
        const HUMAN: [u8; SAMURAI] = [8, 8, 9, 9, 9, 10, 10];
        let human = HUMAN[self as usize];
        if beast { human + 3 } else { human }
    }
}

/// A set of samurai: whose talents somebody has, or whose tokens lie somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SamuraiSet(u8);

impl SamuraiSet {
    /// Nobody.
    pub const EMPTY: SamuraiSet = SamuraiSet(0);
    /// All seven.
    pub const ALL: SamuraiSet = SamuraiSet((1 << SAMURAI) - 1);

    /// Whether the samurai is in it.
    #[inline]
    pub const fn contains(self, samurai: Samurai) -> bool {
        self.0 >> samurai as u8 & 1 != 0
    }

    /// The set with the samurai.
    #[inline]
    #[must_use]
    pub const fn with(self, samurai: Samurai) -> SamuraiSet {
        SamuraiSet(self.0 | 1 << samurai as u8)
    }

    /// The set without the samurai.
    #[inline]
    #[must_use]
    pub const fn without(self, samurai: Samurai) -> SamuraiSet {
        SamuraiSet(self.0 & !(1 << samurai as u8))
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: SamuraiSet) -> SamuraiSet {
        SamuraiSet(self.0 | other.0)
    }

    /// Those of this set who are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: SamuraiSet) -> SamuraiSet {
        SamuraiSet(self.0 & !other.0)
    }

    /// Those who are not in it.
    #[inline]
    #[must_use]
    pub const fn others(self) -> SamuraiSet {
        SamuraiSet(!self.0 & SamuraiSet::ALL.0)
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The samurai in the order of the list.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Samurai> {
        Samurai::ALL
            .into_iter()
            .filter(move |&samurai| self.contains(samurai))
    }
}

impl FromIterator<Samurai> for SamuraiSet {
    fn from_iter<I: IntoIterator<Item = Samurai>>(samurai: I) -> Self {
        samurai
            .into_iter()
            .fold(SamuraiSet::EMPTY, SamuraiSet::with)
    }
}

/// Whether one of these talents hands some cards on (R6.2, R6.3).
pub const fn hands_some(talents: SamuraiSet) -> bool {
    talents.contains(Samurai::Heihachi) || talents.contains(Samurai::Daisuke)
}

/// Whether one of these talents hands the card on (R6.2, R6.3).
#[inline]
pub(crate) fn may_hand(talents: SamuraiSet, card: Card) -> bool {
    talents.contains(Samurai::Heihachi) && heihachi::may_hand(card)
        || talents.contains(Samurai::Daisuke) && daisuke::may_hand(card)
}

/// Which of these talents ignores the card's penalties (R6.4, R6.5).
#[inline]
pub const fn ignoring(talents: SamuraiSet, card: Card) -> Option<Samurai> {
    if talents.contains(Samurai::Gorobei) && gorobei::may_ignore(card) {
        Some(Samurai::Gorobei)
    } else if talents.contains(Samurai::Kanbei) && kanbei::may_ignore(card) {
        Some(Samurai::Kanbei)
    } else {
        None
    }
}

/// The uses of a samurai's Kiai, in their order; the side that is up decides (R7.1).
#[inline]
pub(crate) const fn kiai(samurai: Samurai, beast: bool) -> [Option<KiaiPart>; 2] {
    match samurai {
        Samurai::Heihachi => heihachi::kiai(beast),
        Samurai::Daisuke => daisuke::kiai(beast),
        Samurai::Gorobei => gorobei::kiai(beast),
        Samurai::Kanbei => kanbei::kiai(beast),
        Samurai::Kyuzo => kyuzo::kiai(beast),
        Samurai::Kikuchiyo => kikuchiyo::kiai(beast),
        Samurai::Katsushiro => katsushiro::kiai(beast),
    }
}
