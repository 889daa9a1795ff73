//! Shares and means as whole numbers, so that adding them up is exact in any order.

use serde::{Deserialize, Serialize};

/// A mean is kept in these parts: the mean over any number of seats up to ten is a whole number.
const PART: i64 = 2_520;
/// A share is kept in these parts: a win shared by several, and then the mean over several seats.
const UNIT: u64 = (PART * PART) as u64;

/// Something counted over matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// How often something happened.
    Share {
        /// The times it happened, in 1/6,350,400.
        hits: u64,
        /// The times it could have.
        of: u64,
    },
    /// The mean of a number.
    Mean {
        /// How many numbers.
        count: u64,
        /// Their sum, in 1/2,520.
        sum: i64,
        /// The sum of their squares, in 1/6,350,400.
        #[serde(with = "as_text")]
        squares: u128,
    },
}

impl Figure {
    /// The mean of no numbers yet.
    pub const NO_NUMBERS: Figure = Figure::Mean {
        count: 0,
        sum: 0,
        squares: 0,
    };

    /// A share: `hits` out of `of` chances.
    pub const fn share(hits: u64, of: u64) -> Figure {
        Figure::Share {
            hits: hits * UNIT,
            of,
        }
    }

    /// Whether it happened this time.
    pub const fn happened(yes: bool) -> Figure {
        Figure::share(yes as u64, 1)
    }

    /// A win shared `among` this number of seats; 0 for no win.
    pub const fn win(among: usize) -> Figure {
        Figure::Share {
            hits: if among == 0 { 0 } else { UNIT / among as u64 },
            of: 1,
        }
    }

    /// One number.
    pub const fn number(number: i64) -> Figure {
        Figure::mean(number, 1)
    }

    /// One number that is a fraction; the divisor is from 1 to 10.
    pub const fn mean(sum: i64, divisor: i64) -> Figure {
        let sum = sum * PART / divisor;
        Figure::Mean {
            count: 1,
            sum,
            squares: (sum as i128 * sum as i128) as u128,
        }
    }

    /// One number, or none this time.
    pub const fn maybe(number: Option<i64>) -> Figure {
        match number {
            Some(number) => Figure::number(number),
            None => Figure::NO_NUMBERS,
        }
    }

    /// Nothing counted yet, of the same kind.
    #[must_use]
    pub const fn empty(self) -> Figure {
        match self {
            Figure::Share { .. } => Figure::Share { hits: 0, of: 0 },
            Figure::Mean { .. } => Figure::NO_NUMBERS,
        }
    }

    /// Adds another figure; `false` if the two are of different kinds.
    pub fn add(&mut self, other: Figure) -> bool {
        match (self, other) {
            (
                Figure::Share { hits, of },
                Figure::Share {
                    hits: more,
                    of: chances,
                },
            ) => {
                *hits += more;
                *of += chances;
            }
            (
                Figure::Mean {
                    count,
                    sum,
                    squares,
                },
                Figure::Mean {
                    count: n,
                    sum: s,
                    squares: q,
                },
            ) => {
                *count += n;
                *sum += s;
                *squares += q;
            }
            _ => return false,
        }
        true
    }

    /// The mean over seats of what one match gave each of them, as one observation: seats of one match
    /// are not independent, and counting each would make intervals too narrow.
    #[must_use]
    pub fn over_seats(seats: &[Figure]) -> Option<Figure> {
        let mut total = seats.first()?.empty();
        for &figure in seats {
            total.add(figure);
        }
        let many = seats.len() as u64;
        Some(match total {
            Figure::Share { hits, of } => Figure::Share {
                hits: hits / many,
                of: of / many,
            },
            Figure::Mean { count: 0, .. } => total,
            Figure::Mean { count, sum, .. } => {
                let sum = sum / count as i64;
                Figure::Mean {
                    count: 1,
                    sum,
                    squares: (i128::from(sum) * i128::from(sum)) as u128,
                }
            }
        })
    }

    /// How many observations.
    pub const fn count(self) -> u64 {
        match self {
            Figure::Share { of, .. } => of,
            Figure::Mean { count, .. } => count,
        }
    }

    /// What was added up, as a number: hits, or the sum.
    pub fn sum(self) -> f64 {
        match self {
            Figure::Share { hits, .. } => hits as f64 / UNIT as f64,
            Figure::Mean { sum, .. } => sum as f64 / PART as f64,
        }
    }

    /// The share or the mean; `None` if nothing was counted.
    pub fn value(self) -> Option<f64> {
        if self.count() == 0 {
            None
        } else {
            Some(self.sum() / self.count() as f64)
        }
    }

    /// The variance of a mean's numbers; `None` for a share or fewer than two numbers.
    pub fn variance(self) -> Option<f64> {
        let Figure::Mean {
            count: count @ 2..,
            sum,
            squares,
        } = self
        else {
            return None;
        };
        let count = i128::from(count);
        // Whole numbers up to here: the difference of two large ones loses nothing.
        let spread = count * squares as i128 - i128::from(sum) * i128::from(sum);
        Some(spread as f64 / (count * (count - 1)) as f64 / UNIT as f64)
    }
}

/// JSON numbers end at 64 bits.
mod as_text {
    use serde::{Deserialize, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub(super) fn serialize<S: Serializer>(
        number: &u128,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<u128, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|_| serde::de::Error::custom("not a whole number"))
    }
}
