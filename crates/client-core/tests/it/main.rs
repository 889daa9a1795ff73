//! The story of every game in every language: nothing missing, nothing left over, nothing wrong.

// This is how `UPDATE_EXPECT=1` writes expected texts.
#![allow(clippy::needless_raw_string_hashes)]

mod drawings;
mod errors;
mod fair;
mod film;
mod glossary;
mod goals;
mod golden;
mod heard;
mod languages;
mod lessons;
mod messages;
mod places;
mod plain;
mod play;
mod plurals;
mod recap;
mod refusals;
mod retold;
mod room;
mod samples;
mod second_person;
mod stage;
mod syntax;
mod taps;
mod typography;
mod words;
