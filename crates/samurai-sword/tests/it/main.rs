//! All tests of Samurai Sword in one binary.

mod conformance;
mod late;
mod script;
