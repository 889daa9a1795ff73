//! The twelve characters: one table of what each can do, and the abilities that are more than a number.

pub(crate) mod hanzo;
pub(crate) mod ieyasu;
pub(crate) mod nobunaga;
pub(crate) mod tomoe;
pub(crate) mod ushiwaka;

pub use nobunaga::CARDS_FOR_A_POINT;

/// Declares the characters: the type [`Character`], its words, and what each can do.
macro_rules! characters {
    ($($(#[$doc:meta])* $name:ident = $word:literal, $traits:expr;)*) => {
        /// A character (R6).
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Character {
            $($(#[$doc])* $name,)*
        }

        game_core::words! { Character, "a character": $($name = $word,)* }

        /// All characters, in the order of [`Character`].
        pub static CHARACTERS: [Traits; Character::ALL.len()] = [
            $(Traits { name: $word, ..$traits },)*
        ];
    };
}

characters! {
    /// Everybody attacks him at one more difficulty (R6.1).
    Benkei = "benkei", Traits { guard: 1, ..Traits::plain(5) };
    /// Only weapons wound her; Battlecry and Jujutsu pass her by (R6.2).
    Chiyome = "chiyome", Traits { only_weapons_wound: true, ..Traits::plain(4) };
    /// A weapon wounds her one less, but at least one (R6.3).
    Ginchiyo = "ginchiyo", Traits { toughness: 1, ..Traits::plain(4) };
    /// One more weapon in each of his turns (R6.4).
    Goemon = "goemon", Traits { more_weapons: 1, ..Traits::plain(5) };
    /// A weapon may serve him as a parry.
    Hanzo = "hanzo", hanzo::TRAITS;
    /// One more card in his draw phase (R6.6).
    Hideyoshi = "hideyoshi", Traits { more_cards: 1, ..Traits::plain(4) };
    /// The first card of his draw phase may be the top of the discard pile.
    Ieyasu = "ieyasu", ieyasu::TRAITS;
    /// His weapons reach any difficulty (R6.8).
    Kojiro = "kojiro", Traits { reaches_all: true, ..Traits::plain(5) };
    /// His weapons deal one more wound (R6.9).
    Musashi = "musashi", Traits { more_wounds: 1, ..Traits::plain(5) };
    /// He may give up resilience for cards.
    Nobunaga = "nobunaga", nobunaga::TRAITS;
    /// She draws a card each time her weapon wounds.
    Tomoe = "tomoe", tomoe::TRAITS;
    /// He draws a card for each wound from a weapon.
    Ushiwaka = "ushiwaka", ushiwaka::TRAITS;
}

/// What a character can do; plain data, of which there is one for each character.
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
    /// Somebody with no ability, from whom each character differs in one; the table adds the name.
    const fn plain(resilience: u8) -> Traits {
        Traits {
            name: "",
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

impl Character {
    /// What this character can do.
    #[inline]
    pub const fn traits(self) -> &'static Traits {
        &CHARACTERS[self as usize]
    }
}
