//! Win shares by team for random play, and the golden table of them.

use game_core::playout::playout;
use game_core::{Game, PlayoutRng};
use samurai_sword::config::Team;
use samurai_sword::{Config, SamuraiSword, scoring};

/// How often each side won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shares {
    /// How many players.
    pub(crate) players: u8,
    /// Matches played.
    pub(crate) matches: u32,
    /// Matches won by the Shogun's side, the Ninja and the Ronin.
    pub(crate) won: [u32; 3],
}

impl Shares {
    /// Plays `matches` random matches.
    pub(crate) fn play(players: u8, matches: u32, number: u64) -> Shares {
        let config = Config::new(players).expect("three to seven players");
        let mut rng = PlayoutRng::new(number);
        let mut scratch = Vec::new();
        let mut won = [0; 3];
        for _ in 0..matches {
            let mut state = SamuraiSword::start(&config, rng.seed());
            playout::<SamuraiSword>(&mut state, &mut rng, &mut scratch, usize::MAX);
            if let Some(team) = scoring::winner(&state) {
                won[team as usize] += 1;
            }
        }
        Shares {
            players,
            matches,
            won,
        }
    }

    /// The share of a side, and half the width of its 95 % confidence interval.
    pub(crate) fn share(&self, team: Team) -> (f64, f64) {
        let share = f64::from(self.won[team as usize]) / f64::from(self.matches);
        (share, 1.96 * self.standard_error(share))
    }

    fn standard_error(&self, share: f64) -> f64 {
        (share * (1.0 - share) / f64::from(self.matches)).sqrt()
    }

    /// A line of the table, in percent: `5 100000 31.20 +-0.29 ...`.
    pub(crate) fn line(&self) -> String {
        let cells = Team::ALL.map(|team| {
            let (share, half) = self.share(team);
            format!("{:6.2} +-{:.2}", 100.0 * share, 100.0 * half)
        });
        format!("{} {} {}", self.players, self.matches, cells.join(" "))
    }
}

/// The words above the table.
pub(crate) const TITLE: &str =
    "# players matches shogun ninja ronin: percent won, +- 95 % confidence";

#[cfg(test)]
#[test]
fn random_play_wins_as_in_the_golden_table() {
    let golden = include_str!("../../test_data/win_shares.txt");
    let matches = game_testkit::Effort::from_env().pick(2_000, 40_000);
    let lines: Vec<&str> = golden
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect();
    assert_eq!((golden.lines().next(), lines.len()), (Some(TITLE), 5));
    for line in lines {
        let words: Vec<f64> = line
            .split_ascii_whitespace()
            .map(|word| word.trim_start_matches("+-").parse().unwrap())
            .collect();
        let played = Shares::play(words[0] as u8, matches, 77);
        for team in Team::ALL {
            let (expected, half) = (words[2 + 2 * team as usize], words[3 + 2 * team as usize]);
            let (share, own_half) = played.share(team);
            // Four standard errors of the difference of two independent measurements.
            let tolerance = 4.0 / 1.96 * half.hypot(100.0 * own_half);
            let apart = (100.0 * share - expected).abs();
            assert!(
                apart <= tolerance,
                "{team:?} in the table: {line}\nnow: {}",
                played.line()
            );
        }
    }
}
