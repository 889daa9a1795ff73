//! Tables without a server, played whole, stopped anywhere, with a log that takes its time.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

mod device;
mod order;
mod whole;
