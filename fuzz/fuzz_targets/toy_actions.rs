//! Any bytes driven as actions never panic and never break an invariant.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code)]
#[path = "../../crates/toy/tests/it/conformance.rs"]
mod conformance;

fuzz_target!(|bytes: &[u8]| {
    if let Err(failure) = game_testkit::drive::drive::<conformance::ToyKit>(bytes) {
        panic!("{failure}");
    }
});
