//! The twelve characters: a table of what each can do, and the abilities that are more than a number.

mod benkei;
mod chiyome;
mod ginchiyo;
mod goemon;
pub(crate) mod hanzo;
mod hideyoshi;
pub(crate) mod ieyasu;
mod kojiro;
mod musashi;
pub(crate) mod nobunaga;
pub(crate) mod tomoe;
pub(crate) mod ushiwaka;

/// A character (R6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(
    missing_docs,
    reason = "the names are the rulebook's; each character has its own file"
)]
pub enum Character {
    Benkei,
    Chiyome,
    Ginchiyo,
    Goemon,
    Hanzo,
    Hideyoshi,
    Ieyasu,
    Kojiro,
    Musashi,
    Nobunaga,
    Tomoe,
    Ushiwaka,
}

game_core::words! { Character, "a character":
    Benkei = "benkei",
    Chiyome = "chiyome",
    Ginchiyo = "ginchiyo",
    Goemon = "goemon",
    Hanzo = "hanzo",
    Hideyoshi = "hideyoshi",
    Ieyasu = "ieyasu",
    Kojiro = "kojiro",
    Musashi = "musashi",
    Nobunaga = "nobunaga",
    Tomoe = "tomoe",
    Ushiwaka = "ushiwaka",
}

/// What a character can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "one for each ability that is not a number"
)]
pub struct Traits {
    /// The name as it stands in records.
    pub name: &'static str,
    /// Points of resilience (R1.3).
    pub resilience: u8,
    /// Added to the difficulty for whoever attacks this character (Benkei).
    pub guard: u8,
    /// Only weapons wound this character (Chiyome).
    pub only_weapons_wound: bool,
    /// Taken off the wounds of a weapon, which still deals one (Ginchiyo).
    pub toughness: u8,
    /// Added to the weapons a turn (Goemon).
    pub more_weapons: u8,
    /// A weapon may serve as a parry (Hanzo).
    pub parries_with_weapons: bool,
    /// Added to the cards of the draw phase (Hideyoshi).
    pub more_cards: u8,
    /// The first card of the draw phase may come from the discards (Ieyasu).
    pub may_take_discard: bool,
    /// Weapons reach any difficulty (Kojiro).
    pub reaches_all: bool,
    /// Added to the wounds of a weapon (Musashi).
    pub more_wounds: u8,
    /// Resilience may be given up for cards (Nobunaga).
    pub may_trade: bool,
    /// Draws a card each time a weapon of this character wounds (Tomoe).
    pub draws_for_wounding: bool,
    /// Draws a card for each wound from a weapon (Ushiwaka).
    pub draws_for_wounds: bool,
}

impl Traits {
    /// Somebody with no ability, from whom each file's character differs in one.
    const fn plain(name: &'static str, resilience: u8) -> Traits {
        Traits {
            name,
            resilience,
            guard: 0,
            only_weapons_wound: false,
            toughness: 0,
            more_weapons: 0,
            parries_with_weapons: false,
            more_cards: 0,
            may_take_discard: false,
            reaches_all: false,
            more_wounds: 0,
            may_trade: false,
            draws_for_wounding: false,
            draws_for_wounds: false,
        }
    }
}

/// All characters, in the order of [`Character`].
pub static CHARACTERS: [Traits; 12] = [
    benkei::BENKEI,
    chiyome::CHIYOME,
    ginchiyo::GINCHIYO,
    goemon::GOEMON,
    hanzo::HANZO,
    hideyoshi::HIDEYOSHI,
    ieyasu::IEYASU,
    kojiro::KOJIRO,
    musashi::MUSASHI,
    nobunaga::NOBUNAGA,
    tomoe::TOMOE,
    ushiwaka::USHIWAKA,
];

impl Character {
    /// What this character can do.
    #[inline]
    pub const fn traits(self) -> &'static Traits {
        &CHARACTERS[self as usize]
    }
}
