//! Seats at a table, sets of seats, and who is looking.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::text::ParseError;

/// The most seats any game has (Samurakva's ten).
pub const MAX_SEATS: usize = 10;

/// A place at the table, numbered clockwise from 0.
///
/// ```
/// use game_core::Seat;
///
/// let seat: Seat = "3".parse().expect("this is a seat");
/// assert_eq!((seat.left(4), seat.right(4)), (Seat(0), Seat(2)));
/// assert_eq!(Seat::all(4).rev().next(), Some(seat));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat with this number, if a table can have it.
    #[inline]
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS {
            Some(Seat(number))
        } else {
            None
        }
    }

    /// The seat as an index into an array of seats.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise, which every game calls the left neighbour.
    #[inline]
    #[must_use]
    pub const fn left(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= seats { 0 } else { next })
    }

    /// The next seat counter-clockwise.
    #[inline]
    #[must_use]
    pub const fn right(self, seats: usize) -> Seat {
        Seat(if self.0 == 0 {
            seats as u8 - 1
        } else {
            self.0 - 1
        })
    }

    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.parse::<u8>() {
            Ok(number) if (number as usize) < MAX_SEATS && number.to_string() == text => {
                Ok(Seat(number))
            }
            _ => Err(ParseError("a seat")),
        }
    }
}

// A word of 32 bits, although ten would do: the compiler reads one of 16 as part of a larger word, and
// if the set was written just before, as while everybody chooses, the processor waits.
crate::bit_set! {
    /// A set of seats.
    ///
    /// ```
    /// use game_core::{Seat, SeatSet};
    ///
    /// let waiting = SeatSet::all(3).minus(SeatSet::only(Seat(1)));
    /// assert_eq!(waiting.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    /// assert!(!waiting.contains(Seat(1)));
    /// ```
    #[derive(Hash, Serialize, Deserialize)]
    #[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
    pub struct SeatSet(u32) of Seat {
        index: Seat::index,
        at: Seat::new,
        below: MAX_SEATS,
        shown: Seat::index,
    }
}

impl SeatSet {
    /// The first `seats` seats: everybody at a table of that size.
    #[inline]
    pub const fn all(seats: usize) -> SeatSet {
        SeatSet((1 << seats) - 1)
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = SeatIter;

    #[inline]
    fn into_iter(self) -> SeatIter {
        SeatIter(self)
    }
}

impl From<Vec<Seat>> for SeatSet {
    /// Seats no table has are left out, so that a foreign message cannot overflow the set.
    fn from(seats: Vec<Seat>) -> Self {
        seats
            .into_iter()
            .filter(|seat| seat.index() < MAX_SEATS)
            .collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

/// The seats of a [`SeatSet`] in ascending order.
#[derive(Clone, Debug)]
pub struct SeatIter(SeatSet);

impl Iterator for SeatIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0 = self.0.without_first();
        Some(seat)
    }
}

/// Who is looking at a match.
///
/// ```
/// use game_core::{Seat, Viewer};
///
/// assert!(Viewer::Seat(Seat(1)).is(Seat(1)));
/// // Two players and everybody who only watches.
/// assert_eq!(Viewer::all(2).last(), Some(Viewer::Spectator));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Somebody who sits at the table.
    Seat(Seat),
    /// Somebody who only watches, and so sees what is public.
    Spectator,
}

impl Viewer {
    /// Everybody who can look at a table of this size.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats)
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
    }

    /// The viewer's own seat.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether the viewer sits there.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
