//! Cards, actions and deals as text: `wind-a`, `fire-7-foil`, `pass wind-a charm-3 snow-13`.

use core::fmt;
use core::str::FromStr;

use game_core::{ParseError, text};

use crate::action::{Action, Trio};
use crate::card::{Card, Suit};
use crate::config::PASS;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Card::A {
            return f.write_str("wind-a");
        }
        let foil = if self.is_foil() { "-foil" } else { "" };
        write!(f, "{}-{}{foil}", self.suit(), self.rank())
    }
}

impl FromStr for Card {
    type Err = ParseError;

    /// One text for each card: no capitals, no leading zero, and the A is not a 1.
    fn from_str(text: &str) -> Result<Card, ParseError> {
        const NOT: ParseError = ParseError("a card");
        let (suit, rank) = text.split_once('-').ok_or(NOT)?;
        let suit: Suit = suit.parse()?;
        let card = match rank {
            "a" => Card::A,
            "7-foil" => Card::foil(suit),
            _ => rank
                .parse()
                .ok()
                .and_then(|rank| Card::of(suit, rank))
                .ok_or(NOT)?,
        };
        if card.to_string() == text {
            Ok(card)
        } else {
            Err(NOT)
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass(cards) => {
                let [first, second, third] = cards.cards();
                write!(f, "pass {first} {second} {third}")
            }
            Action::Give([left, across, right]) => write!(f, "give {left} {across} {right}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Swap(boss, beneath) => write!(f, "swap {boss} {beneath}"),
            Action::Keep => f.write_str("keep"),
            Action::Play(card) => write!(f, "play {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    /// One text for each action: the cards of a pass stand from low to high.
    fn from_str(text: &str) -> Result<Action, ParseError> {
        const NOT: ParseError = ParseError("an action");
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let action = match word {
            "pass" => Action::Pass(Trio::new(three(rest)?).ok_or(NOT)?),
            "give" => Action::Give(three(rest)?),
            "discard" => Action::Discard(rest.parse()?),
            "swap" => {
                let (boss, beneath) = rest.split_once(' ').ok_or(NOT)?;
                Action::Swap(boss.parse()?, beneath.parse()?)
            }
            "keep" => Action::Keep,
            "play" => Action::Play(rest.parse()?),
            _ => return Err(NOT),
        };
        if action.to_string() == text {
            Ok(action)
        } else {
            Err(NOT)
        }
    }
}

fn three(cards: &str) -> Result<[Card; PASS], ParseError> {
    text::parse_list(cards)
        .and_then(|cards| <[Card; PASS]>::try_from(cards).ok())
        .ok_or(ParseError("three cards"))
}

game_core::text_serde!(Card);
game_core::text_serde!(Action);

/// A thing, or `-` for none: a place of a row, the turned-up card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Maybe<T>(pub Option<T>);

impl<T: fmt::Display> fmt::Display for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(thing) => thing.fmt(f),
            None => f.write_str("-"),
        }
    }
}

impl<T: FromStr> FromStr for Maybe<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Self, T::Err> {
        if text == "-" {
            Ok(Maybe(None))
        } else {
            text.parse().map(|thing| Maybe(Some(thing)))
        }
    }
}

/// A thing, or `-`.
pub(crate) fn parse_maybe<T: FromStr>(text: &str) -> Option<Maybe<T>> {
    text.parse().ok()
}
