//! The opponents that were published elsewhere: rebuilt so that they are as strong as they were published.

use catalog::GameId;
use lab::contestant::parse_list;
use lab::tournament::schedule::Mode;
use lab::{LabError, Tournament};

use crate::{played, simulation};

const CLASSIC: &str = "players=4 penalties=classic rounds=1 forced_cheapest_row=true";

/// The first bot's points less the others' mean.
fn difference(bots: &str, deals: u64) -> f64 {
    let bots = parse_list(bots, None).unwrap();
    let game = GameId::Samurakva;
    let plan = Tournament::new(game, CLASSIC, bots, Mode::OneVsRest, deals, 77).unwrap();
    let duel = plan.run_first(2, false, &|| {}).unwrap();
    let penalty = duel
        .comparisons
        .iter()
        .find(|one| one.figure == "penalty");
    penalty.unwrap().difference.value
}

/// Published: 11.1 points at a table of four that search with 200 playouts, -7.3 against three who do anything.
#[test]
fn plain_monte_carlo_search_is_as_strong_as_published() {
    let four = played(&simulation("samurakva", CLASSIC, "mcs@200", 400, 5), 2);
    let mean = four.get("match", "penalty of a player").unwrap();
    let mean = mean.value().unwrap();
    assert!((10.2..12.0).contains(&mean), "{mean}");
    let found = difference("mcs@200,random", 200);
    assert!((-8.2..-6.3).contains(&found), "{found}");
}

/// Published: -2.8 against three who play by the heuristic, which is our novice.
#[test]
fn rollouts_by_the_heuristic_are_as_strong_as_published() {
    let found = difference("mc-rollout,novice", 150);
    assert!((-4.2..-1.6).contains(&found), "{found}");
}

#[test]
fn a_game_that_has_no_such_bot_says_so() {
    let game = GameId::YokaiSeptet;
    for name in ["master", "unlearned", "mcs"] {
        let bots = parse_list(&format!("{name},random"), None).unwrap();
        let refused = Tournament::new(game, "", bots, Mode::RoundRobin, 2, 1).unwrap_err();
        assert!(matches!(refused, LabError::NoSuchBot { .. }));
        assert_eq!(
            refused.to_string(),
            format!("yokai-septet has no bot `{name}`")
        );
    }
}
