//! Any bytes driven as actions never panic and never break an invariant.
#![no_main]

use libfuzzer_sys::fuzz_target;

// The kit is part of the tests; what only they use is unused here.
#[allow(dead_code, unused_imports)]
#[path = "../../crates/toy/tests/it/conformance.rs"]
mod conformance;

fuzz_target!(|bytes: &[u8]| {
    if let Err(failure) = game_testkit::drive::drive::<conformance::ToyKit>(bytes) {
        panic!("{failure}");
    }
});
