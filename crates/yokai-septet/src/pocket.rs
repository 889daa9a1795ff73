//! The rows of the two-player form: open cards over covered ones (R9). Not from the printed rulebook.

use crate::action::Beneath;
use crate::card::{Card, CardSet};

/// Open cards of a row (R9.1).
pub const OPEN: usize = 6;
/// Covered cards of a row (R9.1).
pub const COVERED: usize = 7;

/// What is seen of a lower card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Face {
    /// Covered; nobody has seen it.
    #[default]
    Hidden,
    /// Covered, but everybody knows it: a boss that was swapped down (R9.3).
    Known,
    /// Turned up, and free to be played (R9.4).
    Up,
}

/// One player's row: open card `i` lies on the covered cards `i` and `i + 1` (R9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// The open cards that are left, from left to right.
    pub open: [Option<Card>; OPEN],
    /// The lower cards that are left, from left to right: covered, or turned up since.
    pub lower: [Option<Card>; COVERED],
    /// What is seen of the lower cards.
    pub faces: [Face; COVERED],
    /// The open places whose boss may still be swapped (R9.3).
    pub swappable: [bool; OPEN],
}

impl Row {
    /// Whether nothing is left of it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.lower.iter().all(Option::is_none) && self.open.iter().all(Option::is_none)
    }

    /// Whether nothing lies on this lower place.
    pub fn is_free(&self, place: usize) -> bool {
        let gone = |open: Option<usize>| open.and_then(|at| self.open.get(at)).is_none_or(Option::is_none);
        gone(place.checked_sub(1)) && gone(Some(place))
    }

    /// The cards that can be played from it: the open ones, and lower ones that turned up.
    pub fn playable(&self) -> CardSet {
        let lower = self.lower.into_iter().zip(self.faces).filter(|(_, face)| *face == Face::Up);
        self.open.into_iter().chain(lower.map(|(card, _)| card)).flatten().collect()
    }

    /// All cards left in it.
    pub fn cards(&self) -> CardSet {
        self.open.into_iter().chain(self.lower).flatten().collect()
    }

    /// Marks the bosses that were dealt open: each may be swapped once (R9.3).
    pub fn mark_swappable(&mut self) {
        self.swappable = self.open.map(|card| card.is_some_and(Card::is_boss));
    }

    /// Whether a boss may still be swapped.
    pub fn may_swap(&self) -> bool {
        self.swappable.contains(&true)
    }

    /// The open place of this card, if it is a boss that may still be swapped (R9.3).
    pub fn swappable_place(&self, boss: Card) -> Option<usize> {
        (0..OPEN).find(|&place| self.swappable[place] && self.open[place] == Some(boss))
    }

    /// Swaps the boss at this open place with the lower card on that side, and returns the lower
    /// place and the card that came up.
    pub fn swap(&mut self, place: usize, beneath: Beneath) -> (usize, Option<Card>) {
        let lower = if beneath == Beneath::Left { place } else { place + 1 };
        self.swappable[place] = false;
        self.faces[lower] = Face::Known;
        core::mem::swap(&mut self.open[place], &mut self.lower[lower]);
        (lower, self.open[place])
    }

    /// Takes a card out of the row, if it is there.
    pub fn remove(&mut self, card: Card) {
        for place in self.open.iter_mut().chain(&mut self.lower) {
            if *place == Some(card) {
                *place = None;
            }
        }
    }

    /// Turns up every lower card that nothing lies on any more, and tells its place (R9.4).
    pub fn turn_up(&mut self, mut tell: impl FnMut(usize, Card)) {
        for place in 0..COVERED {
            let Some(card) = self.lower[place] else { continue };
            if self.faces[place] != Face::Up && self.is_free(place) {
                self.faces[place] = Face::Up;
                tell(place, card);
            }
        }
    }
}
