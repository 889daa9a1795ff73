//! What each card and each character does, every one in a file of its own.

pub mod cards;
pub mod characters;
