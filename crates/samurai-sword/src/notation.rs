//! Cards, roles, characters, actions and positions as text: `attack katana 3`, `play geisha 2 armor`.

use core::fmt::{self, Display};
use core::str::FromStr;

use game_core::Seat;

use crate::action::{Action, Loss, Source};
use crate::card::{Card, NAMES};
use crate::config::Role;
use crate::effects::cards::CARDS;
use crate::effects::characters::{CHARACTERS, Character};

/// The roles as text, in order.
pub const ROLE_NAMES: [&str; 6] = [
    "shogun", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin",
];

/// The characters as text, in order.
pub const CHARACTER_NAMES: [&str; 12] = {
    let mut names = [""; 12];
    let mut at = 0;
    while at < names.len() {
        names[at] = CHARACTERS[at].name;
        at += 1;
    }
    names
};

/// The cards as text, in order.
pub const CARD_NAMES: [&str; NAMES] = {
    let mut names = [""; NAMES];
    let mut at = 0;
    while at < NAMES {
        names[at] = CARDS[at].name;
        at += 1;
    }
    names
};

const LOSS_NAMES: [&str; 5] = ["hand", "armor", "fast-draw", "focus", "bushido"];

/// The item whose name this is.
fn named<T: Copy>(text: &str, names: &[&str], items: &[T]) -> Result<T, ()> {
    let at = names
        .iter()
        .position(|name| *name == text)
        .ok_or(())?;
    items.get(at).copied().ok_or(())
}

/// Gives a list of named items their text.
macro_rules! named_text {
    ($type:ty, $names:expr) => {
        impl Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($names[*self as usize])
            }
        }

        impl FromStr for $type {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                named(text, &$names, &<$type>::ALL)
            }
        }
    };
}

named_text!(Card, CARD_NAMES);
named_text!(Role, ROLE_NAMES);
named_text!(Character, CHARACTER_NAMES);
named_text!(Loss, LOSS_NAMES);

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Attack(weapon, target) => write!(f, "attack {weapon} {target}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::PlayOn(card, target) => write!(f, "play {card} {target}"),
            Action::Geisha(target, loss) => write!(f, "play geisha {target} {loss}"),
            Action::Trade => f.write_str("trade"),
            Action::EndTurn => f.write_str("end turn"),
            Action::Parry(card) => write!(f, "parry {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Suffer => f.write_str("suffer"),
            Action::DropBushido => f.write_str("drop bushido"),
            Action::Draw(Source::Deck) => f.write_str("draw deck"),
            Action::Draw(Source::Discards) => f.write_str("draw discards"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Action, ()> {
        let mut words = [""; 5];
        let mut count = 0;
        for word in text.split(' ') {
            *words.get_mut(count).ok_or(())? = word;
            count += 1;
        }
        match words[..count] {
            ["attack", weapon, target] => Ok(Action::Attack(weapon.parse()?, seat(target)?)),
            ["play", card] => Ok(Action::Play(card.parse()?)),
            ["play", card, target] => Ok(Action::PlayOn(card.parse()?, seat(target)?)),
            ["play", "geisha", target, loss] => Ok(Action::Geisha(seat(target)?, loss.parse()?)),
            ["trade"] => Ok(Action::Trade),
            ["end", "turn"] => Ok(Action::EndTurn),
            ["parry", card] => Ok(Action::Parry(card.parse()?)),
            ["discard", card] => Ok(Action::Discard(card.parse()?)),
            ["suffer"] => Ok(Action::Suffer),
            ["drop", "bushido"] => Ok(Action::DropBushido),
            ["draw", "deck"] => Ok(Action::Draw(Source::Deck)),
            ["draw", "discards"] => Ok(Action::Draw(Source::Discards)),
            _ => Err(()),
        }
    }
}

fn seat(text: &str) -> Result<Seat, ()> {
    text.parse()
}

game_core::text_serde!(Card);
game_core::text_serde!(Role);
game_core::text_serde!(Character);
game_core::text_serde!(Loss);
game_core::text_serde!(Action);

/// A list by seat as `a,b,c`, or `random`.
pub(crate) fn list_or_random<T: Display>(list: Option<&[T]>) -> String {
    list.map_or_else(|| "random".to_owned(), |list| joined(list, ","))
}

/// Reads what [`list_or_random`] writes.
#[expect(
    clippy::option_option,
    reason = "the outer one says whether the text can be read"
)]
pub(crate) fn random_or_list<T: FromStr>(text: &str) -> Option<Option<Vec<T>>> {
    if text == "random" {
        return Some(None);
    }
    text.split(',')
        .map(|word| word.parse().ok())
        .collect::<Option<Vec<T>>>()
        .map(Some)
}

/// Texts with something between them.
pub(crate) fn joined<T: Display>(list: &[T], between: &str) -> String {
    let words: Vec<String> = list.iter().map(T::to_string).collect();
    words.join(between)
}

/// Reads words such as `parry bo bo`.
pub(crate) fn words<T: FromStr>(text: &str) -> Option<Vec<T>> {
    text.split_ascii_whitespace()
        .map(|word| word.parse().ok())
        .collect()
}

/// Reads groups by seat such as `parry bo/geisha/`.
pub(crate) fn groups<T: FromStr>(text: &str) -> Option<Vec<Vec<T>>> {
    text.split('/').map(words).collect()
}
