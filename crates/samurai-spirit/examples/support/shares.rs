//! Counting wins by level, count and player, and the table of shares as text.

use game_core::{Game, PlayoutRng, Seed, Silent};
use samurai_spirit::{Config, Ending, Level, SamuraiSpirit};

use super::policy;

/// The kind of player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Any legal action, all alike.
    Random,
    /// The simple policy.
    Sensible,
}

/// One row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// The kind of player.
    pub player: Player,
    /// How hard it is.
    pub level: Level,
    /// How many samurai.
    pub samurai: u8,
}

/// Every row, in the order of the table.
pub(crate) fn rows() -> impl Iterator<Item = Row> {
    [Player::Random, Player::Sensible]
        .into_iter()
        .flat_map(|player| {
            Level::ALL.into_iter().flat_map(move |level| {
                (2..=7).map(move |samurai| Row {
                    player,
                    level,
                    samurai,
                })
            })
        })
}

/// How many of the matches are won.
pub(crate) fn wins(row: Row, matches: u32, seed: u64) -> u32 {
    let mut rng = PlayoutRng::new(seed);
    let config = Config::new(row.samurai, row.level).unwrap_or_default();
    (0..matches)
        .filter(|_| won(row.player, &config, rng.seed(), &mut rng))
        .count() as u32
}

fn won(player: Player, config: &Config, seed: Seed, rng: &mut PlayoutRng) -> bool {
    let mut state = SamuraiSpirit::start(config, seed);
    let mut actions = Vec::new();
    while let Some(seat) = SamuraiSpirit::to_act(&state).first() {
        let action = match player {
            Player::Random => SamuraiSpirit::sample(&state, seat, rng, &mut actions),
            Player::Sensible => {
                actions.clear();
                SamuraiSpirit::legal(&state, seat, &mut actions);
                let view = SamuraiSpirit::view(&state, game_core::Viewer::Seat(seat));
                policy::decide(&view, &actions)
            }
        };
        let applied =
            action.map(|action| SamuraiSpirit::apply(&mut state, seat, action, &mut Silent));
        if !matches!(applied, Some(Ok(()))) {
            return false;
        }
    }
    state.board().ending() == Some(Ending::Won)
}

/// The bounds of the share with 95 % confidence (Wilson), in per cent.
pub(crate) fn interval(wins: u32, matches: u32) -> (f64, f64) {
    const Z: f64 = 1.96;
    let (wins, matches) = (f64::from(wins), f64::from(matches));
    let share = wins / matches;
    let scale = 1.0 + Z * Z / matches;
    let centre = (share + Z * Z / (2.0 * matches)) / scale;
    let half =
        Z * (share * (1.0 - share) / matches + Z * Z / (4.0 * matches * matches)).sqrt() / scale;
    (100.0 * (centre - half), 100.0 * (centre + half))
}

/// A row as text.
pub(crate) fn line(row: Row, wins: u32, matches: u32) -> String {
    let player = match row.player {
        Player::Random => "random",
        Player::Sensible => "sensible",
    };
    let level = match row.level {
        Level::Easy => "easy",
        Level::Normal => "normal",
        Level::Hard => "hard",
        Level::Heroic => "heroic",
    };
    let (low, high) = interval(wins, matches);
    let share = 100.0 * f64::from(wins) / f64::from(matches);
    format!(
        "{player} {level} {} {matches} {wins} {share:.2} {low:.2} {high:.2}",
        row.samurai
    )
}
