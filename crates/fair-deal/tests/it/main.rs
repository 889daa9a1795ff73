//! Deals as others see them: their texts, what they prove, and who tries to get past them.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

mod codes;
mod dishonest;
mod fair;
