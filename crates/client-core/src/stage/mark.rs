//! What draws the eye to a place of the table for a moment.

use core::fmt::Display;

/// Something that happens at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark<P> {
    /// The place that is marked.
    pub place: P,
    /// How it looks.
    pub sign: Sign,
    /// What is lost or gained there; nothing is written of zero.
    pub amount: i16,
}

/// How a mark looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Something is about to happen to it.
    Aim,
    /// It is harmed.
    Hit,
    /// It is beaten.
    Fall,
    /// It wards something off.
    Guard,
    /// It gains something.
    Gain,
}

impl Sign {
    /// Its name in the style of a drawing.
    pub const fn as_str(self) -> &'static str {
        match self {
            Sign::Aim => "aim",
            Sign::Hit => "hit",
            Sign::Fall => "fall",
            Sign::Guard => "guard",
            Sign::Gain => "gain",
        }
    }
}

impl<P: Display> Mark<P> {
    /// A mark without an amount.
    pub fn new(place: P, sign: Sign) -> Mark<P> {
        Mark {
            place,
            sign,
            amount: 0,
        }
    }

    /// The same with what is lost or gained.
    #[must_use]
    pub fn worth(mut self, amount: i16) -> Mark<P> {
        self.amount = amount;
        self
    }

    /// The same with its place in the words by which a drawing marks it.
    pub fn in_words(&self) -> Mark<String> {
        Mark {
            place: self.place.to_string(),
            sign: self.sign,
            amount: self.amount,
        }
    }
}
