//! What each card and each character is and does: a row of a table, or a file for those that do something.

pub mod cards;
pub mod characters;
