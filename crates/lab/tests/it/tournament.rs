//! Tournaments: fair schedules, intervals that hold, and a variance ratio that can be checked.

use expect_test::expect;
use game_core::{PlayoutRng, Random as _};
use lab::LabError;
use lab::contestant::parse_list;
use lab::statistics::Sides;
use lab::tournament::bootstrap::{Comparison, compare};
use lab::tournament::report::{json, markdown};
use lab::tournament::samples::{Cell, Conduct, Samples, Slot};
use lab::tournament::schedule::{Mode, Who, line_ups, pairs};
use lab::tournament::{Duel, Tournament};

fn tournament(
    game: &str,
    config: &str,
    bots: &str,
    mode: Mode,
    deals: u64,
    seed: u64,
) -> Tournament {
    let bots = parse_list(bots, None).unwrap();
    Tournament::new(game.parse().unwrap(), config, bots, mode, deals, seed).unwrap()
}

fn figure<'a>(duel: &'a Duel, name: &str) -> &'a Comparison {
    duel.comparisons
        .iter()
        .find(|one| one.figure == name && one.part.is_none())
        .unwrap()
}

#[test]
fn every_bot_has_every_seat_equally_often() {
    for mode in [Mode::RoundRobin, Mode::OneVsRest] {
        for sides in [
            Sides::Alone,
            Sides::Teams,
            Sides::SecretTeams,
            Sides::Together,
        ] {
            for seats in 2..=10 {
                let line_ups = line_ups(mode, sides, seats);
                for who in [Who::First, Who::Second] {
                    let times = |seat: usize| {
                        let counts = |line_up: &&lab::tournament::schedule::LineUp| {
                            line_up.seats[seat] == who && line_up.counts[seat]
                        };
                        line_ups.iter().filter(counts).count()
                    };
                    assert!(times(0) > 0);
                    assert!(
                        (1..seats).all(|seat| times(seat) == times(0)),
                        "{mode:?} {sides:?} {seats}"
                    );
                }
            }
        }
    }
}

#[test]
fn everybody_meets_everybody() {
    assert_eq!(pairs(Mode::RoundRobin, 3), [(0, 1), (0, 2), (1, 2)]);
    assert_eq!(pairs(Mode::OneVsRest, 2), [(0, 1), (1, 0)]);
}

/// A bot against itself under two names: of many tournaments, each with its interval, one in twenty
/// shows a difference that is not there.
#[test]
fn a_bot_against_itself_differs_in_one_tournament_of_twenty() {
    const RUNS: u64 = 1_000;
    let differs = |seed: &u64| {
        let plan = tournament(
            "samurakva",
            "players=2 rounds=1",
            "a=random,b=random",
            Mode::RoundRobin,
            60,
            *seed,
        );
        let duel = Tournament {
            resamples: 300,
            ..plan
        }
        .run_first(1, false, &|| {})
        .unwrap();
        figure(&duel, "penalty").significant
    };
    let false_differences = (0..RUNS).filter(differs).count();
    assert!(
        (30..=70).contains(&false_differences),
        "{false_differences} of {RUNS}"
    );
}

/// What the deals of two made-up bots say: the first has so much more than the second.
///
/// Both matches of a deal share its luck, which the second match turns round; the bots' own luck differs.
fn made_up(ahead: f64, of_deal: f64, deals: usize) -> Samples {
    let mut rng = PlayoutRng::new(5);
    let mut noise = || f64::from(rng.below(1_000_001)) / 500_000.0 - 1.0;
    let mut deal = || {
        let luck = of_deal * noise();
        let cell = |sum: [f64; 2]| Cell {
            sum,
            count: [1.0; 2],
        };
        vec![
            cell([ahead + noise() + luck, noise()]),
            cell([ahead + noise(), noise() + luck]),
        ]
    };
    let slots = vec![Slot {
        part: None,
        figure: "points",
        share: false,
    }];
    Samples {
        slots,
        line_ups: 2,
        deals: (0..deals).map(|_| deal()).collect(),
        conduct: Conduct::default(),
    }
}

#[test]
fn a_difference_that_is_there_is_found_within_its_interval() {
    let found = compare(&made_up(0.2, 0.0, 2_000), 2_000, 1, |_| false).remove(0);
    // Four numbers of variance 1/3 halved: a deal's difference has variance 1/3.
    assert!((found.variance - 1.0 / 3.0).abs() < 0.02, "{found:?}");
    let half = 1.96 * (1.0_f64 / 3.0 / 2_000.0).sqrt();
    assert!(
        (found.difference.high - found.difference.low - 2.0 * half).abs() < 0.1 * half,
        "{found:?}"
    );
    assert!(
        found.significant && found.difference.low < 0.2 && found.difference.high > 0.2,
        "{found:?}"
    );
    let nothing = compare(&made_up(0.0, 0.0, 2_000), 2_000, 1, |_| false).remove(0);
    assert!(!nothing.significant, "{nothing:?}");
}

#[test]
fn luck_that_both_matches_of_a_deal_share_does_not_widen_the_interval() {
    let found = compare(&made_up(0.0, 2.0, 4_000), 500, 1, |_| false).remove(0);
    assert!((found.variance - 1.0 / 3.0).abs() < 0.02, "{found:?}");
    // On deals of their own, each match would add a quarter of 4/3 to that.
    let ratio = found.variance_ratio.unwrap();
    assert!(
        (ratio.value - 3.0).abs() < 0.2 && ratio.low < 3.0 && ratio.high > 3.0,
        "{ratio:?}"
    );
}

#[test]
fn two_teams_win_once_together() {
    let plan = tournament(
        "yokai-septet",
        "",
        "a=random,b=random",
        Mode::RoundRobin,
        50,
        3,
    );
    let duel = plan.run_first(1, false, &|| {}).unwrap();
    let won = figure(&duel, "won");
    assert!((won.first.value + won.second.value - 1.0).abs() < 1e-9);
}

/// The ratio is told from deals that were played several times; playing every match on a deal of its own
/// must give that variance.
#[test]
fn the_variance_ratio_is_what_independent_deals_show() {
    let plan = tournament(
        "samurai-sword",
        "",
        "a=random,b=random",
        Mode::OneVsRest,
        1_000,
        11,
    );
    let duplicate = plan.run_first(2, false, &|| {}).unwrap();
    let independent = Tournament {
        independent: true,
        seed: 12,
        ..plan
    }
    .run_first(2, false, &|| {})
    .unwrap();
    for name in ["won", "points"] {
        let told = figure(&duplicate, name).variance_ratio.unwrap();
        let shown = figure(&independent, name).variance / figure(&duplicate, name).variance;
        // A variance of 1,000 deals is known to about 5 %, a quotient to 7 %.
        assert!(
            (shown / told.value - 1.0).abs() < 0.2,
            "{name}: told {told:?}, shown {shown}"
        );
        // And deals of their own have no common luck.
        let nothing = figure(&independent, name).variance_ratio.unwrap();
        assert!((nothing.value - 1.0).abs() < 0.2, "{name}: {nothing:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_result_with_any_threads() {
    let plan = tournament(
        "samurai-sword",
        "players=4",
        "a=random,b=novice,c=random",
        Mode::OneVsRest,
        6,
        2,
    );
    let of = |threads| json(&plan, &plan.run(threads, false, &|| {}).unwrap(), false);
    assert_eq!(of(1), of(3));
}

#[test]
fn roles_are_compared_with_the_same_role() {
    let plan = tournament(
        "samurai-sword",
        "players=5",
        "a=random,b=random",
        Mode::OneVsRest,
        40,
        2,
    );
    let duel = plan.run_first(2, false, &|| {}).unwrap();
    let roles: Vec<&str> = duel
        .comparisons
        .iter()
        .filter_map(|one| one.part.as_deref())
        .collect();
    for role in [
        "shogun", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin",
    ] {
        assert!(roles.contains(&role), "{role}");
    }
}

#[test]
fn a_tournament_needs_two_names_and_two_deals() {
    let new = |bots: &str, deals| {
        let bots = parse_list(bots, None).unwrap();
        Tournament::new(
            catalog::GameId::Samurakva,
            "",
            bots,
            Mode::RoundRobin,
            deals,
            1,
        )
        .unwrap_err()
    };
    assert_eq!(new("random", 10), LabError::Alone);
    assert_eq!(
        new("random,random", 10),
        LabError::SameName("random".to_owned())
    );
    assert_eq!(new("random,solid", 1), LabError::TooFew("deals", 2));
}

#[test]
fn the_table_of_a_tiny_tournament() {
    let bots = "a=random,b=random";
    let plan = tournament(
        "samurakva",
        "players=4 rounds=1",
        bots,
        Mode::OneVsRest,
        20,
        1,
    );
    let duels = plan.run(1, false, &|| {}).unwrap();
    expect![[r#"
        samurakva, `variant=1 players=4 penalties=printed forced_cheapest_row=false deck=full rounds=1`; `a=random`, `b=random`; 20 deals (each deal played in every seating), seed 1; 95 % intervals from 2000 draws of whole deals.

        **a against b**: the first in one seat with the mean of the second in all others; 80 matches

        | figure | a | b | difference | ratio | better | variance ratio |
        |---|---|---|---|---|---|---|
        | won | 21.9 % | 26.0 % | -4.2 pp (-15.0 to +7.5) | 0.84 (0.48 to 1.32) | - | 1.03 (0.64 to 2.21) |
        | penalty | 12.81 | 12.82 | -0.01 (-2.50 to 2.99) | - | - | 0.75 (0.44 to 2.48) |

        **b against a**: the first in one seat with the mean of the second in all others; 80 matches

        | figure | b | a | difference | ratio | better | variance ratio |
        |---|---|---|---|---|---|---|
        | won | 30.0 % | 23.3 % | +6.7 pp (-5.8 to +18.3) | 1.29 (0.78 to 1.90) | - | 1.11 (0.71 to 2.04) |
        | penalty | 13.03 | 12.84 | 0.19 (-1.87 to 2.23) | - | - | 1.30 (0.84 to 2.36) |
    "#]].assert_eq(&markdown(&plan, &duels, false));
}
