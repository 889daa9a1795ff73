//! The rows of the two-player form: open cards over covered ones (R9). Not from the printed rulebook.

use serde::{Deserialize, Serialize};

use crate::action::Beneath;
use crate::card::{Card, CardSet};

/// Open cards of a row (R9.1).
pub const OPEN: usize = 6;
/// Covered cards of a row (R9.1).
pub const COVERED: usize = 7;

/// The cards that may be discarded: all but bosses (R9.2).
pub const DISCARDABLE: CardSet = CardSet::from_bits(!CardSet::ALL_BOSSES.bits());

/// The lower cards of a row that nobody has seen, by their places.
pub type Covered = [Option<Card>; COVERED];

/// A place of the lower row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lower {
    /// The card was played.
    #[default]
    Gone,
    /// A card nobody has seen.
    Covered,
    /// A covered card everybody knows: a boss that was swapped down (R9.3).
    Known(Card),
    /// A card turned up, and free to be played (R9.4).
    Up(Card),
}

/// One player's row as both see it: open card `i` lies on the covered cards `i` and `i + 1` (R9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Row {
    pub(crate) open: [Option<Card>; OPEN],
    pub(crate) lower: [Lower; COVERED],
    pub(crate) swappable: [bool; OPEN],
}

impl Row {
    /// The open cards that are left, from left to right.
    #[inline]
    pub const fn open(&self) -> &[Option<Card>; OPEN] {
        &self.open
    }

    /// The lower places from left to right.
    #[inline]
    pub const fn lower(&self) -> &[Lower; COVERED] {
        &self.lower
    }

    /// The open places whose boss may still be swapped (R9.3).
    #[inline]
    pub const fn swappable(&self) -> &[bool; OPEN] {
        &self.swappable
    }

    /// How many cards are left in it.
    pub fn len(&self) -> usize {
        let lower = self
            .lower
            .iter()
            .filter(|lower| **lower != Lower::Gone);
        self.open.iter().flatten().count() + lower.count()
    }

    /// Whether nothing is left of it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether nothing lies on this lower place.
    pub fn is_free(&self, place: usize) -> bool {
        let gone = |open: Option<usize>| {
            open.and_then(|at| self.open.get(at))
                .is_none_or(Option::is_none)
        };
        gone(place.checked_sub(1)) && gone(Some(place))
    }

    /// The cards that can be played from it: the open ones, and lower ones that turned up.
    pub fn playable(&self) -> CardSet {
        let up = self
            .lower
            .iter()
            .filter_map(|lower| match *lower {
                Lower::Up(card) => Some(card),
                Lower::Gone | Lower::Covered | Lower::Known(_) => None,
            });
        self.open
            .into_iter()
            .flatten()
            .chain(up)
            .collect()
    }

    /// The cards left in it that everybody knows.
    pub fn seen(&self) -> CardSet {
        let known = self
            .lower
            .iter()
            .filter_map(|lower| match *lower {
                Lower::Known(card) | Lower::Up(card) => Some(card),
                Lower::Gone | Lower::Covered => None,
            });
        self.open
            .into_iter()
            .flatten()
            .chain(known)
            .collect()
    }

    /// How many cards of it nobody has seen.
    pub fn covered(&self) -> usize {
        self.lower
            .iter()
            .filter(|lower| **lower == Lower::Covered)
            .count()
    }

    /// Marks the bosses that were dealt open: each may be swapped once (R9.3).
    pub(crate) fn mark_swappable(&mut self) {
        self.swappable = self
            .open
            .map(|card| card.is_some_and(Card::is_boss));
    }

    /// Whether a boss may still be swapped.
    pub fn may_swap(&self) -> bool {
        self.swappable.contains(&true)
    }

    /// The bosses that may still be swapped, from left to right (R9.3).
    pub fn swappable_bosses(&self) -> impl Iterator<Item = Card> {
        self.open
            .into_iter()
            .zip(self.swappable)
            .filter_map(|(card, swappable)| card.filter(|_| swappable))
    }

    /// The open place of this card, if it is a boss that may still be swapped (R9.3).
    pub fn swappable_place(&self, boss: Card) -> Option<usize> {
        (0..OPEN).find(|&place| self.swappable[place] && self.open[place] == Some(boss))
    }

    /// The lower place on that side beneath an open one (R9.1).
    pub const fn beneath(open: usize, side: Beneath) -> usize {
        match side {
            Beneath::Left => open,
            Beneath::Right => open + 1,
        }
    }

    /// Swaps the boss at this open place with the lower card on that side, and returns the lower
    /// place and the card that came up.
    pub(crate) fn swap(
        &mut self,
        place: usize,
        side: Beneath,
        covered: &mut Covered,
    ) -> (usize, Option<Card>) {
        let lower = Row::beneath(place, side);
        let boss = self.open[place];
        self.swappable[place] = false;
        self.open[place] = match self.lower[lower] {
            Lower::Gone => None,
            Lower::Covered => covered[lower].take(),
            Lower::Known(card) | Lower::Up(card) => Some(card),
        };
        self.lower[lower] = boss.map_or(Lower::Gone, Lower::Known);
        (lower, self.open[place])
    }

    /// Takes a card that can be played out of the row, if it is there.
    pub(crate) fn remove(&mut self, card: Card) {
        for open in self
            .open
            .iter_mut()
            .filter(|open| **open == Some(card))
        {
            *open = None;
        }
        for lower in self
            .lower
            .iter_mut()
            .filter(|lower| **lower == Lower::Up(card))
        {
            *lower = Lower::Gone;
        }
    }

    /// Turns up every lower card that nothing lies on any more, and tells its place (R9.4).
    pub(crate) fn turn_up(&mut self, covered: &mut Covered, mut tell: impl FnMut(usize, Card)) {
        for (place, covered) in covered.iter_mut().enumerate() {
            let card = match self.lower[place] {
                _ if !self.is_free(place) => None,
                Lower::Covered => covered.take(),
                Lower::Known(card) => Some(card),
                Lower::Gone | Lower::Up(_) => None,
            };
            if let Some(card) = card {
                self.lower[place] = Lower::Up(card);
                tell(place, card);
            }
        }
    }
}
