//! Recorded matches that replay byte for byte, here and in WebAssembly.

use game_core::{Fields, Game, PlayoutRng, Random, Record, Seed, Silent, Viewer};
use game_testkit::golden::{check_golden, golden_text};
use samurai_spirit::{Config, Ending, SamuraiSpirit};

use crate::policy;

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
    check_golden::<SamuraiSpirit>(include_str!(
        "../../test_data/five_samurai_with_spare_tokens.txt"
    ));
}

#[test]
fn seven_samurai() {
    check_golden::<SamuraiSpirit>(include_str!("../../test_data/seven_samurai.txt"));
}

/// Run by hand to write the files again after the rules version was raised:
/// `cargo test -p samurai-spirit --test it write_golden -- --ignored`.
#[test]
#[ignore = "writes the golden files; run by hand after a change of the rules version"]
fn write_golden() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/test_data");
    for (name, words, wanted) in [
        ("two_samurai", "samurai=2 level=easy", Wanted::Win),
        ("four_samurai", "samurai=4 level=normal", Wanted::Win),
        (
            "five_samurai_with_spare_tokens",
            "samurai=5 level=hard spare_tokens=on",
            Wanted::ThirdRound,
        ),
        (
            "seven_samurai",
            "samurai=7 level=heroic",
            Wanted::SecondRound,
        ),
    ] {
        let config = Config::from_words(words).unwrap();
        let record = (0..)
            .find_map(|number| recorded(config, number, wanted))
            .unwrap();
        std::fs::write(
            format!("{folder}/{name}.txt"),
            golden_text(&record).unwrap(),
        )
        .unwrap();
    }
}

/// How far a match must come to be worth keeping.
#[derive(Clone, Copy, PartialEq)]
enum Wanted {
    SecondRound,
    ThirdRound,
    Win,
}

/// The whole match with this seed between sensible players who err now and then.
fn recorded(config: Config, number: u64, wanted: Wanted) -> Option<Record<SamuraiSpirit>> {
    let mut rng = PlayoutRng::new(number);
    let mut record = Record::<SamuraiSpirit>::new(config, Seed::from_number(number));
    let mut state = record.start().unwrap();
    let mut scratch = Vec::new();
    while let Some(seat) = SamuraiSpirit::to_act(&state).first() {
        let any = SamuraiSpirit::sample(&state, seat, &mut rng, &mut scratch)?;
        let view = SamuraiSpirit::view(&state, Viewer::Seat(seat));
        let action = if rng.below(12) == 0 {
            any
        } else {
            policy::decide(&view, &scratch)?
        };
        SamuraiSpirit::apply(&mut state, seat, action, &mut Silent).ok()?;
        record.actions.push((seat, action));
    }
    record.outcome = SamuraiSpirit::outcome(&state);
    let good = match wanted {
        Wanted::SecondRound => state.board().round() >= 2,
        Wanted::ThirdRound => state.board().round() == 3,
        Wanted::Win => state.board().ending() == Some(Ending::Won),
    };
    good.then_some(record)
}
