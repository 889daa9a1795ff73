//! The messages and the codes as others see them.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

mod codes;
mod document;
mod names;
