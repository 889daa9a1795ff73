//! Strangers' bots: good ones play, and bad ones are reported and hurt nobody.

use catalog::GameId;
use lab::contestant::parse_list;
use lab::strangers::faults::Faults;
use lab::tournament::schedule::Mode;
use lab::tournament::{Duel, report};
use lab::{Contestant, LabError, Tournament};

use crate::{played, simulation};

/// Whoever plays below all rows has no choice of a row, so that decisions can be counted.
const ONE_ROUND: &str = "players=2 rounds=1 forced_cheapest_row=true";
/// Decisions of one seat in a round: the last card is no decision.
const DECISIONS: u64 = 9;

fn python() -> String {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    format!("mine=cmd:python3 {example}")
}

fn misbehaving(how: &str, limit: u32) -> String {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/strangers/misbehaves.py");
    format!("bad=cmd@{limit}:python3 {script} {how}")
}

/// The example in Rust, which is built with the tests.
fn rust(worlds: u32) -> String {
    format!("mine=cmd:{} {worlds}", env!("CARGO_BIN_EXE_example-bot"))
}

fn tournament(game: GameId, config: &str, bots: &str, deals: u64) -> Result<Duel, LabError> {
    with_threads(2, game, config, bots, deals)
}

fn with_threads(
    threads: usize,
    game: GameId,
    config: &str,
    bots: &str,
    deals: u64,
) -> Result<Duel, LabError> {
    let bots = parse_list(bots, None).unwrap();
    let plan = Tournament::new(game, config, bots, Mode::RoundRobin, deals, 3).unwrap();
    plan.run_first(threads, false, &|| {})
}

/// How a bot behaved that plays Samurakva against the novice, as one program at a time; every deal must have been
/// played.
fn behaved(bots: &str, deals: u64) -> Faults {
    let duel = with_threads(1, GameId::Samurakva, ONE_ROUND, bots, deals).unwrap();
    assert_eq!(duel.matches, 2 * deals);
    let [behaved] = &duel.strangers[..] else {
        panic!("one stranger: {:?}", duel.strangers);
    };
    assert_eq!(behaved.faults.decisions, 2 * deals * DECISIONS);
    behaved.faults
}

#[test]
fn a_bot_in_python_plays_a_thousand_deals() {
    let bots = python() + ",novice";
    let duel = tournament(GameId::Samurakva, ONE_ROUND, &bots, 1_000).unwrap();
    assert_eq!((duel.matches, duel.strangers.len()), (2_000, 1));
    let faults = duel.strangers[0].faults;
    let decisions = 2_000 * DECISIONS;
    assert_eq!(
        faults,
        Faults {
            decisions,
            ..Faults::default()
        }
    );
    // It plays unlike the novice, so it is really the one who decided.
    let penalty = duel
        .comparisons
        .iter()
        .find(|one| one.figure == "penalty");
    assert!(penalty.unwrap().significant, "{penalty:?}");
}

#[test]
fn the_examples_play_every_game() {
    for game in GameId::ALL {
        for bot in [python(), rust(1)] {
            let duel = tournament(*game, "", &(bot + ",random"), 2).unwrap();
            let faults = duel.strangers[0].faults;
            let Faults { decisions, .. } = faults;
            assert!(decisions > 10, "{game}: {faults:?}");
            assert_eq!(
                faults,
                Faults {
                    decisions,
                    ..Faults::default()
                },
                "{game}"
            );
        }
    }
}

#[test]
fn a_bot_in_rust_that_imagines_beats_chance() {
    let bots = rust(30) + ",random";
    let duel = tournament(GameId::Samurakva, ONE_ROUND, &bots, 60).unwrap();
    let won = duel
        .comparisons
        .iter()
        .find(|one| one.figure == "won")
        .unwrap();
    assert!(won.significant && won.difference.value > 0.0, "{won:?}");
}

#[test]
fn the_same_seed_gives_the_same_match_with_any_number_of_threads() {
    let plan = simulation(
        "samurakva",
        "players=4 rounds=1 forced_cheapest_row=true",
        &(python() + ",random"),
        20,
        4,
    );
    assert_eq!(played(&plan, 1), played(&plan, 2));
    let asked = played(&plan, 1)
        .get("bot mine", "decisions")
        .unwrap();
    // Two of four seats.
    assert_eq!(
        (asked.count(), asked.value()),
        (20, Some(2.0 * DECISIONS as f64))
    );
}

#[test]
fn one_that_hangs_is_ended_and_after_ten_times_given_up() {
    let faults = behaved(&(misbehaving("hangs", 60) + ",novice"), 40);
    // Two answers, then silence, each time.
    assert_eq!(faults.late, 10, "{faults:?}");
    assert_eq!(
        faults.decisions - faults.replaced,
        2 * faults.late,
        "{faults:?}"
    );
    assert_eq!(faults.absent, 80 - faults.late, "{faults:?}");
    assert_eq!((faults.ended, faults.nonsense, faults.illegal), (0, 0, 0));
}

#[test]
fn one_that_floods_and_never_listens_again_is_replaced() {
    let faults = behaved(&(misbehaving("deaf", 60) + ",novice"), 3);
    assert!(faults.nonsense + faults.late > 0, "{faults:?}");
    assert!(faults.decisions - faults.replaced <= 2 * 6, "{faults:?}");
}

#[test]
fn one_that_crashes_is_started_again_for_the_next_match() {
    let faults = behaved(&(misbehaving("crashes", 1_000) + ",novice"), 4);
    // Four answers in each of the eight matches, then it is gone.
    assert_eq!((faults.ended, faults.absent), (8, 0));
    assert_eq!(faults.decisions - faults.replaced, 8 * 4);
}

#[test]
fn nonsense_and_illegal_answers_are_counted_and_replaced() {
    let faults = behaved(&(misbehaving("nonsense", 1_000) + ",novice"), 10);
    assert_eq!(faults.nonsense, faults.decisions / 2);
    assert_eq!((faults.replaced, faults.late), (faults.nonsense, 0));
    let faults = behaved(&(misbehaving("illegal", 1_000) + ",novice"), 10);
    assert_eq!(faults.illegal, faults.decisions / 4);
    assert_eq!((faults.replaced, faults.ended), (faults.illegal, 0));
    // An answer to an earlier question is passed over.
    let faults = behaved(&(misbehaving("late", 1_000) + ",novice"), 10);
    assert_eq!(faults.replaced, 0, "{faults:?}");
}

#[test]
fn what_cannot_play_at_all_is_told_before_anything_is_played() {
    let refused = |bot: &str| {
        let bots = format!("{bot},novice");
        let refused = tournament(GameId::Samurakva, ONE_ROUND, &bots, 2).unwrap_err();
        let LabError::Stranger { why, .. } = refused else {
            panic!("{refused}");
        };
        why
    };
    assert_eq!(refused(&misbehaving("silent", 100)), "it ended");
    assert_eq!(
        refused(&misbehaving("newer", 100)),
        "it speaks version 2, not 1"
    );
    assert!(refused("bad=cmd:./there-is-no-such-bot").contains("os error 2"));
    assert_eq!(
        refused("bad=cmd:echo hello"),
        "it did not answer with a hello"
    );
}

#[test]
fn the_report_says_how_strangers_behaved() {
    let bots = parse_list(&(misbehaving("nonsense", 500) + ",novice"), Some(7)).unwrap();
    assert_eq!((bots[0].playouts, bots[1].playouts), (None, Some(7)));
    let plan = Tournament::new(GameId::Samurakva, ONE_ROUND, bots, Mode::RoundRobin, 2, 3).unwrap();
    let duels = plan.run(1, false, &|| {}).unwrap();
    let text = report::markdown(&plan, &duels, false);
    let line = "bad: 36 decisions, 18 of them made by the fallback; 0 late, 0 programs ended, 18 lines of nonsense";
    assert!(text.contains(line), "{text}");
    let object = report::json(&plan, &duels, false);
    assert!(object.contains("\"nonsense\": 18"), "{object}");
}

#[test]
fn the_text_of_a_stranger_is_read_as_it_is_written() {
    for text in ["mine=cmd:./bot --fast a:b=c", "mine=cmd@250:./bot"] {
        let bot: Contestant = text.parse().unwrap();
        assert_eq!((bot.name.as_str(), bot.is_stranger()), ("mine", true));
        assert_eq!(bot.to_string(), text);
    }
    for text in [
        "cmd:./bot",
        "mine=cmd:",
        "mine=cmd@0:./bot",
        "mine=cmd@x:./bot",
        "mine=run:./bot",
    ] {
        assert!(text.parse::<Contestant>().is_err(), "{text}");
    }
}
