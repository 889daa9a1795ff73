//! All tests of Samurai Sword in one binary.

mod script;
