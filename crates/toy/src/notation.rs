//! Cards, actions and deals as text: `choose 7`, `keep`, `exchange 3`, `1 2/3 4`.

use core::fmt;
use core::str::FromStr;

use game_core::ParseError;

use crate::action::Action;
use crate::card::Card;

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
            Action::Keep => f.write_str("keep"),
            Action::Exchange(card) => write!(f, "exchange {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text.split_once(' ') {
            Some(("choose", card)) => Ok(Action::Choose(card.parse()?)),
            Some(("exchange", card)) => Ok(Action::Exchange(card.parse()?)),
            None if text == "keep" => Ok(Action::Keep),
            _ => Err(ParseError("an action")),
        }
    }
}

game_core::text_serde!(Action);

/// Cards as `1 2 3`.
pub(crate) fn cards(cards: &[Card]) -> String {
    let words: Vec<String> = cards.iter().map(Card::to_string).collect();
    words.join(" ")
}

/// Groups of cards as `1 2/3 4`.
pub(crate) fn groups(groups: &[Vec<Card>]) -> String {
    let words: Vec<String> = groups.iter().map(|group| cards(group)).collect();
    words.join("/")
}

pub(crate) fn parse_cards(text: &str) -> Option<Vec<Card>> {
    text.split_ascii_whitespace()
        .map(|word| word.parse().ok())
        .collect()
}

pub(crate) fn parse_groups(text: &str) -> Option<Vec<Vec<Card>>> {
    text.split('/').map(parse_cards).collect()
}
