//! Recorded matches that replay byte for byte, here and in WebAssembly.

use game_testkit::golden::check_golden;
use yokai_septet::YokaiSeptet;

#[test]
fn four_players() {
    check_golden::<YokaiSeptet>(include_str!("../../test_data/four_players.txt"));
}

#[test]
fn four_players_as_dealt_by_rounds() {
    check_golden::<YokaiSeptet>(include_str!("../../test_data/four_players_as_dealt.txt"));
}

#[test]
fn three_players() {
    check_golden::<YokaiSeptet>(include_str!("../../test_data/three_players.txt"));
}

#[test]
fn bridegrooms() {
    check_golden::<YokaiSeptet>(include_str!("../../test_data/bridegrooms.txt"));
}

#[test]
fn bridegrooms_short() {
    check_golden::<YokaiSeptet>(include_str!("../../test_data/bridegrooms_short.txt"));
}

#[test]
fn two_players() {
    check_golden::<YokaiSeptet>(include_str!("../../test_data/two_players.txt"));
}

/// Run by hand to write the files again after the rules version was raised:
/// `cargo test -p yokai-septet --test it write_golden -- --ignored`.
#[test]
#[ignore = "writes the golden files; run by hand after a change of the rules version"]
fn write_golden() {
    use crate::conformance::YokaiKit;
    use game_core::Fields;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/test_data");
    let files = [
        ("four_players", "players=4", 2026),
        (
            "four_players_as_dealt",
            "scoring=rounds first_lead=as_dealt",
            2027,
        ),
        ("three_players", "players=3", 2028),
        ("bridegrooms", "form=bridegrooms", 2029),
        (
            "bridegrooms_short",
            "form=bridegrooms-short first_lead=as_dealt",
            2030,
        ),
        ("two_players", "form=pocket", 2031),
    ];
    for (name, config, number) in files {
        let config = yokai_septet::Config::from_words(config).unwrap();
        let text = game_testkit::golden::record_match::<YokaiKit>(config, number).unwrap();
        std::fs::write(format!("{folder}/{name}.txt"), text).unwrap();
    }
}
