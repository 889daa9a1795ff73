//! Cards, actions and deals as text: `choose 34`, `fan 28 3`, `replace katana`, `1 2/3 4`.

use core::fmt;
use core::str::FromStr;

use game_core::ParseError;

use crate::action::Action;
use crate::card::{Card, RowNumber};
use crate::effects::Artifact;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    /// One text for each card: no sign, no leading zero.
    fn from_str(text: &str) -> Result<Card, ParseError> {
        let card = text
            .parse()
            .ok()
            .and_then(Card::new)
            .ok_or(ParseError("a card"))?;
        if card.to_string() == text {
            Ok(card)
        } else {
            Err(ParseError("a card"))
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose(card) => write!(f, "choose {card}"),
            Action::Place => f.write_str("place"),
            Action::Flower(card) => write!(f, "flower {card}"),
            Action::Paw => f.write_str("paw"),
            Action::Katana(row) => write!(f, "katana {row}"),
            Action::Fan(card, row) => write!(f, "fan {card} {row}"),
            Action::Arch => f.write_str("arch"),
            Action::Sticks(row) => write!(f, "sticks {row}"),
            Action::Take(row) => write!(f, "take {row}"),
            Action::Accept => f.write_str("accept"),
            Action::Mask(card) => write!(f, "mask {card}"),
            Action::Keep => f.write_str("keep"),
            Action::Replace(kind) => write!(f, "replace {kind}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        const NOT: ParseError = ParseError("an action");
        let Some((word, rest)) = text.split_once(' ') else {
            return match text {
                "place" => Ok(Action::Place),
                "paw" => Ok(Action::Paw),
                "arch" => Ok(Action::Arch),
                "accept" => Ok(Action::Accept),
                "keep" => Ok(Action::Keep),
                _ => Err(NOT),
            };
        };
        match word {
            "choose" => Ok(Action::Choose(rest.parse()?)),
            "flower" => Ok(Action::Flower(rest.parse()?)),
            "katana" => Ok(Action::Katana(rest.parse()?)),
            "fan" => {
                let (card, row) = rest.split_once(' ').ok_or(NOT)?;
                Ok(Action::Fan(card.parse()?, row.parse()?))
            }
            "sticks" => Ok(Action::Sticks(rest.parse()?)),
            "take" => Ok(Action::Take(rest.parse()?)),
            "mask" => Ok(Action::Mask(rest.parse()?)),
            "replace" => Ok(Action::Replace(rest.parse()?)),
            _ => Err(NOT),
        }
    }
}

game_core::text_serde!(Action);
game_core::text_serde!(Artifact);
game_core::text_serde!(RowNumber);
