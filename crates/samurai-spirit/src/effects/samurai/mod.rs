//! The samurai: their boards, and which file holds whose talent and Kiai (R1.1, R6, R7).

pub(crate) mod daisuke;
pub(crate) mod gorobei;
pub(crate) mod heihachi;
pub(crate) mod kanbei;
pub(crate) mod katsushiro;
pub(crate) mod kikuchiyo;
pub(crate) mod kyuzo;

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
    /// The Kiai value of a side of the board (R1.1): a beast's is three more.
    #[inline]
    pub const fn kiai_value(self, beast: bool) -> u8 {
        const HUMAN: [u8; SAMURAI] = [8, 8, 9, 9, 9, 10, 10];
        let human = HUMAN[self as usize];
        if beast { human + 3 } else { human }
    }
}

game_core::words! { Samurai, "a samurai":
    Heihachi = "heihachi",
    Daisuke = "daisuke",
    Gorobei = "gorobei",
    Kanbei = "kanbei",
    Kyuzo = "kyuzo",
    Kikuchiyo = "kikuchiyo",
    Katsushiro = "katsushiro",
}

game_core::bit_set! {
    /// A set of samurai: whose talents somebody has, or whose tokens lie somewhere.
    pub struct SamuraiSet(u8) of Samurai { index: Samurai::index, at: Samurai::from_index }
}

impl SamuraiSet {
    /// All seven.
    pub const ALL: SamuraiSet = SamuraiSet((1 << SAMURAI) - 1);

    /// Those who are not in it.
    #[inline]
    #[must_use]
    pub const fn others(self) -> SamuraiSet {
        SamuraiSet::ALL.minus(self)
    }
}

/// Whether one of these talents hands some cards on (R6.2, R6.3).
pub(crate) const fn hands_some(talents: SamuraiSet) -> bool {
    talents.contains(Samurai::Heihachi) || talents.contains(Samurai::Daisuke)
}

/// Whether one of these talents hands the card on (R6.2, R6.3).
#[inline]
pub(crate) fn may_hand(talents: SamuraiSet, card: Card) -> bool {
    talents.contains(Samurai::Heihachi) && heihachi::may_hand(card)
        || talents.contains(Samurai::Daisuke) && daisuke::may_hand(card)
}

/// Whose talent hands this card on, be he here or not (R6.2, R6.3).
pub fn hands(card: Card) -> Option<Samurai> {
    Samurai::ALL
        .into_iter()
        .find(|&samurai| may_hand(SamuraiSet::only(samurai), card))
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
