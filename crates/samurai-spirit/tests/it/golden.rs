//! Recorded matches that replay byte for byte, here and in WebAssembly.

use game_testkit::golden::check_golden;
use samurai_spirit::SamuraiSpirit;

#[test]
fn two_samurai() {
    check_golden::<SamuraiSpirit>(include_str!("../../test_data/two_samurai.txt"));
}

#[test]
fn four_samurai() {
    check_golden::<SamuraiSpirit>(include_str!("../../test_data/four_samurai.txt"));
}

#[test]
fn five_samurai_with_spare_tokens() {
    check_golden::<SamuraiSpirit>(include_str!("../../test_data/five_samurai_with_spare_tokens.txt"));
}

#[test]
fn seven_samurai() {
    check_golden::<SamuraiSpirit>(include_str!("../../test_data/seven_samurai.txt"));
}

/// Run by hand to make the files anew after the rules version was raised:
/// `cargo test -p samurai-spirit --test it write_golden -- --ignored`.
#[test]
#[ignore = "writes the golden files; run by hand after a change of the rules version"]
fn write_golden() {
    use crate::conformance::SamuraiSpiritKit;
    use game_core::Fields;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/test_data");
    for (name, words, number) in [
        ("two_samurai", "samurai=2 level=easy", 2),
        ("four_samurai", "samurai=4 level=normal", 4),
        ("five_samurai_with_spare_tokens", "samurai=5 level=hard spare_tokens=on", 5),
        ("seven_samurai", "samurai=7 level=heroic", 7),
    ] {
        let config = samurai_spirit::Config::from_words(words).unwrap();
        let text = game_testkit::golden::record_match::<SamuraiSpiritKit>(config, number).unwrap();
        std::fs::write(format!("{folder}/{name}.txt"), text).unwrap();
    }
}
