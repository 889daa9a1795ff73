//! The messages, the codes and the deals as others see them.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

mod codes;
mod dishonest;
mod document;
mod fair;
mod names;
