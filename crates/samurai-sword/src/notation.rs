//! Cards, roles, characters, actions and positions as text: `attack katana 3`, `play geisha 2 armor`.

use core::fmt::{self, Display};
use core::str::FromStr;

use game_core::ParseError;

use crate::action::{Action, Loss, Source};
use crate::card::Card;
use crate::config::Role;
use crate::effects::characters::Character;

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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = [""; 5];
        let mut count = 0;
        for word in text.split(' ') {
            *words
                .get_mut(count)
                .ok_or(ParseError("an action"))? = word;
            count += 1;
        }
        match words[..count] {
            ["attack", weapon, target] => Ok(Action::Attack(weapon.parse()?, target.parse()?)),
            ["play", card] => Ok(Action::Play(card.parse()?)),
            ["play", card, target] => Ok(Action::PlayOn(card.parse()?, target.parse()?)),
            ["play", "geisha", target, loss] => Ok(Action::Geisha(target.parse()?, loss.parse()?)),
            ["trade"] => Ok(Action::Trade),
            ["end", "turn"] => Ok(Action::EndTurn),
            ["parry", card] => Ok(Action::Parry(card.parse()?)),
            ["discard", card] => Ok(Action::Discard(card.parse()?)),
            ["suffer"] => Ok(Action::Suffer),
            ["drop", "bushido"] => Ok(Action::DropBushido),
            ["draw", "deck"] => Ok(Action::Draw(Source::Deck)),
            ["draw", "discards"] => Ok(Action::Draw(Source::Discards)),
            _ => Err(ParseError("an action")),
        }
    }
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
