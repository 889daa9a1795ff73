//! How fast the game plays, and how fast endings are solved.

use std::time::Instant;

use game_core::{Fields, Game, PlayoutRng, Silent};
use game_testkit::measure::{Bench, Speed, Target};
use yokai_septet::solver::{Position, Solver};
use yokai_septet::{Config, YokaiSeptet};

/// Endings solved in one repeat; the best repeat counts.
const ENDINGS: usize = 1000;
/// What solving an ending of six tricks may take.
const MOST_MILLISECONDS: f64 = 0.5;

fn main() {
    let mut bench = Bench::from_args();
    let forms: [(&str, &str, &[Target]); 4] = [
        (
            "yokai-septet, 4 players",
            "players=4",
            &[Target::Units(0.5e6)],
        ),
        ("yokai-septet, 3 players", "players=3", &[]),
        ("yokai-septet, bridegrooms", "form=bridegrooms", &[]),
        ("yokai-septet, 2 players", "form=pocket", &[]),
    ];
    for (name, config, targets) in forms {
        let config = Config::from_words(config).unwrap_or_default();
        let units = |state: &yokai_septet::State| u64::from(state.board().round());
        bench.playouts::<YokaiSeptet>(&Speed {
            name,
            config,
            unit: "rounds",
            units,
            targets,
        });
    }
    for tricks in [5, 6, 7] {
        let milliseconds = solve_milliseconds(tricks);
        let missed = usize::from(tricks == 6 && milliseconds > MOST_MILLISECONDS);
        bench.print(&format!(
            "{{\"name\":\"yokai-septet, solver, {tricks} tricks left\",\"ms_per_ending\":{milliseconds:.4},\
             \"targets_missed\":{missed}}}"
        ));
    }
}

/// The mean time to find the value of a random ending, in milliseconds.
fn solve_milliseconds(tricks: usize) -> f64 {
    let mut rng = PlayoutRng::new(6);
    let endings: Vec<Position> = (0..ENDINGS)
        .filter_map(|_| ending(tricks, &mut rng))
        .collect();
    let mut solver = Solver::new();
    let mut run = || {
        let started = Instant::now();
        let points: u32 = endings
            .iter()
            .map(|ending| u32::from(solver.solve(ending).points))
            .sum();
        assert!(
            points as usize >= endings.len(),
            "somebody wins every round"
        );
        started.elapsed().as_secs_f64() * 1e3 / endings.len().max(1) as f64
    };
    (0..3)
        .map(|_| run())
        .fold(f64::INFINITY, f64::min)
}

/// A random ending between two tricks; `None` if the match never got there.
fn ending(tricks: usize, rng: &mut PlayoutRng) -> Option<Position> {
    let mut scratch = Vec::new();
    let mut state = YokaiSeptet::start(&Config::default(), rng.seed());
    loop {
        let position = Position::of(&state).filter(|_| state.board().table().is_empty());
        if let Some(position) = position.filter(|position| position.tricks_left() == tricks) {
            return Some(position);
        }
        let seat = state.board().to_act().first()?;
        let action = YokaiSeptet::sample(&state, seat, rng, &mut scratch)?;
        YokaiSeptet::apply(&mut state, seat, action, &mut Silent).ok()?;
    }
}
