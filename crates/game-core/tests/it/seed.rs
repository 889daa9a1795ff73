//! A seed has one text, and keeps it.

use game_core::{ParseError, Seed};
use proptest::prelude::*;

proptest! {
    #[test]
    fn a_seed_comes_back_from_its_text(bytes in any::<[u8; 32]>()) {
        prop_assert_eq!(Seed(bytes).reveal().parse::<Seed>(), Ok(Seed(bytes)));
    }
}

#[test]
fn other_texts_are_refused() {
    let upper = "A".repeat(64);
    for text in [
        "",
        "0",
        upper.as_str(),
        &"0".repeat(63),
        &"0".repeat(65),
        &"é".repeat(32),
        &"g".repeat(64),
    ] {
        assert_eq!(text.parse::<Seed>(), Err(ParseError("a seed")), "{text:?}");
    }
}
