//! The property-test twins of the fuzz targets, for the stable toolchain.

use game_testkit::drive::{drive, read_record};
use proptest::prelude::*;
use toy::Toy;

use crate::conformance::ToyKit;

/// Lines that make a text look enough like a record to get past the first checks.
fn almost_a_record() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        Just("zashiki-record 1".to_owned()),
        Just("game toy".to_owned()),
        Just("rules 1".to_owned()),
        "config (players=[0-9] )?(hand=[0-9])?",
        Just(format!("seed {}", "0".repeat(64))),
        "seed [0-9a-g]{0,70}",
        "deal (hands|deck)=[0-9 /]{0,20}",
        "[0-9] (choose|keep|exchange)( [0-9]{1,2})?",
        "outcome [a-z]{0,12}( -?[0-9]:[0-9]){0,3}",
        "# .{0,10}",
        ".{0,30}",
    ];
    let head = "zashiki-record 1\ngame toy\nrules 1\nconfig players=2 hand=2\nseed ".to_owned()
        + &"0".repeat(64)
        + "\n";
    (any::<bool>(), prop::collection::vec(line, 0..20)).prop_map(move |(with_head, lines)| {
        let head = if with_head { head.as_str() } else { "" };
        format!("{head}{}", lines.join("\n"))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn any_text_is_read_as_a_record_or_refused(text in any::<String>()) {
        read_record::<Toy>(&text);
    }

    #[test]
    fn almost_records_are_read_or_refused(text in almost_a_record()) {
        read_record::<Toy>(&text);
    }

    #[test]
    fn any_bytes_as_actions_break_nothing(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(drive::<ToyKit>(&bytes).is_ok());
    }
}
