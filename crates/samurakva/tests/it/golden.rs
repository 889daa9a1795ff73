//! Recorded matches that replay byte for byte, here and in WebAssembly.

use game_testkit::golden::check_golden;
use samurakva::Samurakva;

#[test]
fn three_players_without_artifacts() {
    check_golden::<Samurakva>(include_str!("../../test_data/three_players.txt"));
}

#[test]
fn ten_players_without_artifacts() {
    check_golden::<Samurakva>(include_str!("../../test_data/ten_players.txt"));
}

#[test]
fn four_players_with_artifacts() {
    check_golden::<Samurakva>(include_str!("../../test_data/four_players_artifacts.txt"));
}

#[test]
fn seven_players_with_artifacts() {
    check_golden::<Samurakva>(include_str!("../../test_data/seven_players_artifacts.txt"));
}

/// Run by hand to write the files again after the rules version was raised:
/// `cargo test -p samurakva --test it write_golden -- --ignored`.
#[test]
#[ignore = "writes the golden files; run by hand after a change of the rules version"]
fn write_golden() {
    use crate::conformance::SamurakvaKit;
    use game_core::Fields;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/test_data");
    for (name, words) in [
        ("three_players", "players=3 limit=30"),
        (
            "ten_players",
            "players=10 rounds=1 penalties=classic forced_cheapest_row=true",
        ),
        ("four_players_artifacts", "variant=2 players=4"),
        (
            "seven_players_artifacts",
            "variant=2 players=7 floor_at_zero=true",
        ),
    ] {
        let config = samurakva::Config::from_words(words).unwrap();
        let text = game_testkit::golden::record_match::<SamurakvaKit>(config, 2026).unwrap();
        std::fs::write(format!("{folder}/{name}.txt"), text).unwrap();
    }
}
