//! All tests of Samurai Sword in one binary.

mod cards;
mod characters;
mod conformance;
mod endings;
mod interactions;
mod late;
mod rules;
mod script;
