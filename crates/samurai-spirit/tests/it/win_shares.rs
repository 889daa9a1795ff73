//! The golden table of win shares: `test_data/win_shares.txt`, written by `examples/win_shares.rs`.

use game_testkit::Effort;

use crate::shares::{self, Player, Row};

const TABLE: &str = include_str!("../../test_data/win_shares.txt");

/// Matches and wins of a row.
fn golden(row: Row) -> (u32, u32) {
    let name = shares::line(row, 0, 1);
    let name = name.split(" 1 0 ").next().unwrap();
    let line = TABLE
        .lines()
        .find(|line| line.starts_with(&format!("{name} ")))
        .unwrap();
    let numbers: Vec<&str> = line[name.len()..].split_whitespace().collect();
    (numbers[0].parse().unwrap(), numbers[1].parse().unwrap())
}

/// How far apart two shares are, in standard errors of their difference. A win and a loss are added
/// to both, so that a share of nothing has an error too.
fn distance((matches, wins): (u32, u32), (other_matches, other_wins): (u32, u32)) -> f64 {
    let share = |matches: u32, wins: u32| f64::from(wins + 1) / f64::from(matches + 2);
    let (one, other) = (share(matches, wins), share(other_matches, other_wins));
    let variance = |share: f64, matches: u32| share * (1.0 - share) / f64::from(matches + 2);
    (one - other).abs() / (variance(one, matches) + variance(other, other_matches)).sqrt()
}

#[test]
fn win_shares_are_as_in_the_table() {
    let (random, sensible) = Effort::from_env().pick((300, 60), (5_000, 600));
    for row in shares::rows() {
        let matches = if row.player == Player::Random {
            random
        } else {
            sensible
        };
        let wins = shares::wins(row, matches, 77);
        let far = distance((matches, wins), golden(row));
        // Four standard errors: in 48 rows such a distance is seen by chance once in 300 runs.
        assert!(
            far < 4.0,
            "{row:?}: {wins} of {matches}, {far:.1} standard errors from the table"
        );
    }
}

#[test]
fn random_play_hardly_ever_wins_and_sensible_play_can() {
    for row in shares::rows() {
        let (matches, wins) = golden(row);
        let (low, high) = shares::interval(wins, matches);
        match row.player {
            Player::Random => assert!(high < 0.1, "{row:?}"),
            Player::Sensible if row.samurai == 2 => assert!(low > 0.5, "{row:?}"),
            Player::Sensible => {}
        }
    }
}
