//! Recorded matches that replay byte for byte, here and in WebAssembly.

use game_testkit::golden::check_golden;
use samurai_sword::SamuraiSword;

#[test]
fn three_players() {
    check_golden::<SamuraiSword>(include_str!("../../test_data/three_players.txt"));
}

#[test]
fn four_players() {
    check_golden::<SamuraiSword>(include_str!("../../test_data/four_players.txt"));
}

#[test]
fn five_players() {
    check_golden::<SamuraiSword>(include_str!("../../test_data/five_players.txt"));
}

#[test]
fn six_players() {
    check_golden::<SamuraiSword>(include_str!("../../test_data/six_players.txt"));
}

#[test]
fn seven_players() {
    check_golden::<SamuraiSword>(include_str!("../../test_data/seven_players.txt"));
}

/// Run by hand to write the files again after the rules version was raised:
/// `cargo test -p samurai-sword --test it write_golden -- --ignored`.
#[test]
#[ignore = "writes the golden files; run by hand after a change of the rules version"]
fn write_golden() {
    use crate::conformance::SamuraiSwordKit;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/test_data");
    let names = [
        "three_players",
        "four_players",
        "five_players",
        "six_players",
        "seven_players",
    ];
    for (name, players) in names.into_iter().zip(3..) {
        let config = samurai_sword::Config::new(players).unwrap();
        let text = game_testkit::golden::record_match::<SamuraiSwordKit>(config, 2026).unwrap();
        std::fs::write(format!("{folder}/{name}.txt"), text).unwrap();
    }
}
