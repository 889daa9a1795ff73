//! Recorded matches that replay byte for byte, here and in WebAssembly.

use game_testkit::golden::check_golden;
use toy::Toy;

#[test]
fn two_players() {
    check_golden::<Toy>(include_str!("../../test_data/two_players.txt"));
}

#[test]
fn four_players() {
    check_golden::<Toy>(include_str!("../../test_data/four_players.txt"));
}

/// Run by hand to write the files again after the rules version was raised:
/// `cargo test -p toy --test it write_golden -- --ignored`.
#[test]
#[ignore = "writes the golden files; run by hand after a change of the rules version"]
fn write_golden() {
    use crate::conformance::ToyKit;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/test_data");
    for (name, players) in [("two_players", 2), ("four_players", 4)] {
        let config = toy::Config::new(players, 3).unwrap();
        let text = game_testkit::golden::record_match::<ToyKit>(config, 2026).unwrap();
        std::fs::write(format!("{folder}/{name}.txt"), text).unwrap();
    }
}
