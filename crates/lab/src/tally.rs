//! Named figures that are filled match by match and can be merged exactly.

use serde::{Deserialize, Serialize};

use crate::figure::Figure;

/// One figure and what it is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// What it is about: `match`, `seat 0`, `role ronin`.
    pub about: String,
    /// What it says: `won`, `points`.
    pub name: String,
    /// The figure.
    pub figure: Figure,
}

/// Named figures in the order in which a match gives them. Every match of a run gives the same names
/// in the same order (a role nobody had is given as an empty figure), so tallies differ only in numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tally {
    rows: Vec<Row>,
    /// Where the next figure of this match belongs.
    #[serde(skip)]
    next: usize,
}

impl Tally {
    /// Starts the figures of another match.
    pub const fn begin(&mut self) {
        self.next = 0;
    }

    /// Adds the next figure of this match.
    pub fn add(&mut self, about: &str, name: &str, figure: Figure) {
        let is_it = |row: &Row| row.about == about && row.name == name;
        if self
            .rows
            .get(self.next)
            .is_none_or(|row| !is_it(row))
        {
            self.next = self
                .rows
                .iter()
                .position(is_it)
                .unwrap_or(self.rows.len());
        }
        if let Some(row) = self.rows.get_mut(self.next) {
            row.figure.add(figure);
        } else {
            self.rows.push(Row {
                about: about.to_owned(),
                name: name.to_owned(),
                figure,
            });
        }
        self.next += 1;
    }

    /// Adds another tally of the same run; `false` if it has other names. An empty one fits any.
    pub fn merge(&mut self, other: &Tally) -> bool {
        if self.rows.is_empty() {
            self.rows.clone_from(&other.rows);
            return true;
        }
        let same =
            |(mine, theirs): (&Row, &Row)| mine.about == theirs.about && mine.name == theirs.name;
        if other.rows.is_empty() {
            return true;
        }
        if self.rows.len() != other.rows.len() || !self.rows.iter().zip(&other.rows).all(same) {
            return false;
        }
        self.rows
            .iter_mut()
            .zip(&other.rows)
            .all(|(mine, theirs)| mine.figure.add(theirs.figure))
    }

    /// The figures, in order.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The figure of this name.
    pub fn get(&self, about: &str, name: &str) -> Option<Figure> {
        self.rows
            .iter()
            .find(|row| row.about == about && row.name == name)
            .map(|row| row.figure)
    }
}
