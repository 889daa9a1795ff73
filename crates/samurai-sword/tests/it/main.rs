//! All tests of Samurai Sword in one binary.

mod cards;
mod characters;
mod conformance;
mod late;
mod rules;
mod script;
