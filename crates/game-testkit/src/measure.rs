//! Speed, size and allocations of random play, for benchmarks (never for tests).

use core::hint::black_box;
use std::time::Instant;

use game_core::playout::playout;
use game_core::{Game, PlayoutRng};

/// A benchmark program: prints a line for each measurement, or one JSON object with `--json`.
#[derive(Debug)]
pub struct Bench {
    json: bool,
}

/// What to measure: random play of one configuration, the deal included.
#[derive(Debug)]
pub struct Speed<G: Game> {
    /// What the row is called.
    pub name: &'static str,
    /// The options of the match.
    pub config: G::Config,
    /// What is counted besides matches and decisions, such as `rounds`.
    pub unit: &'static str,
    /// How many of these a finished match had.
    pub units: fn(&G::State) -> u64,
    /// What is to be reached.
    pub targets: &'static [Target],
}

/// A figure to reach, each a second on one core.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    /// Matches.
    Matches(f64),
    /// Decisions.
    Decisions(f64),
    /// Of the row's own unit.
    Units(f64),
}

/// Playing is measured several times over; the best counts, since noise only ever slows.
const REPEATS: usize = 7;
/// How long one repeat lasts at least.
const SECONDS: f64 = 0.4;

/// What one repeat did.
#[derive(Clone, Copy, Default)]
struct Count {
    matches: u64,
    decisions: u64,
    units: u64,
    seconds: f64,
}

impl Count {
    fn rate(&self, amount: u64) -> f64 {
        amount as f64 / self.seconds
    }
}

impl Bench {
    /// Reads `--json` from the command line; cargo's own `--bench` is passed over.
    pub fn from_args() -> Bench {
        Bench {
            json: std::env::args().any(|arg| arg == "--json"),
        }
    }

    /// Measures random play and prints a row.
    pub fn playouts<G: Game>(&mut self, speed: &Speed<G>) {
        let best = best_of_repeats(speed);
        let mut rng = PlayoutRng::new(1);
        let mut scratch = Vec::with_capacity(4096);
        let info = allocation_counter::measure(|| {
            for _ in 0..1000 {
                play::<G>(&speed.config, &mut rng, &mut scratch);
            }
        });
        let allocations = info.count_total as f64 / 1000.0;
        let clone = clone_nanoseconds::<G>(&speed.config);
        let missed = speed
            .targets
            .iter()
            .filter(|target| !reached(**target, &best))
            .count();
        let size = size_of::<G::State>();
        let (name, unit) = (speed.name, speed.unit);
        let (matches, decisions, units) = (
            best.rate(best.matches),
            best.rate(best.decisions),
            best.rate(best.units),
        );
        if self.json {
            self.print(&format!(
                "{{\"name\":\"{name}\",\"matches_per_s\":{matches:.0},\"decisions_per_s\":{decisions:.0},\
                 \"{unit}_per_s\":{units:.0},\"allocations_per_match\":{allocations},\"state_bytes\":{size},\
                 \"clone_ns\":{clone:.1},\"targets_missed\":{missed}}}"
            ));
        } else {
            let verdict = if missed == 0 {
                "reached"
            } else {
                "BELOW TARGET"
            };
            self.print(&format!(
                "{name:<34} {:>9} matches/s {:>9} {unit}/s {:>9} decisions/s  {allocations} allocations/match  \
                 state {size} B  clone {clone:.0} ns  {:?}: {verdict}",
                short(matches),
                short(units),
                short(decisions),
                speed.targets
            ));
        }
    }

    /// Prints one row of a measurement made elsewhere, such as a solver's.
    pub fn print(&mut self, row: &str) {
        // The program's only job is to print this.
        #[allow(clippy::print_stdout)]
        {
            println!("{row}");
        }
    }
}

fn reached(target: Target, count: &Count) -> bool {
    match target {
        Target::Matches(least) => count.rate(count.matches) >= least,
        Target::Decisions(least) => count.rate(count.decisions) >= least,
        Target::Units(least) => count.rate(count.units) >= least,
    }
}

fn short(rate: f64) -> String {
    if rate >= 1e6 {
        format!("{:.2} M", rate / 1e6)
    } else {
        format!("{:.1} k", rate / 1e3)
    }
}

fn play<G: Game>(
    config: &G::Config,
    rng: &mut PlayoutRng,
    scratch: &mut Vec<G::Action>,
) -> (G::State, usize) {
    let mut state = G::start(config, rng.seed());
    let decisions = playout::<G>(&mut state, rng, scratch, usize::MAX);
    (state, decisions)
}

fn best_of_repeats<G: Game>(speed: &Speed<G>) -> Count {
    let mut rng = PlayoutRng::new(2026);
    let mut scratch = Vec::with_capacity(4096);
    let mut best = Count {
        seconds: f64::INFINITY,
        ..Count::default()
    };
    for _ in 0..REPEATS {
        let mut count = Count::default();
        let started = Instant::now();
        while count.seconds < SECONDS {
            for _ in 0..100 {
                let (state, decisions) = play::<G>(&speed.config, &mut rng, &mut scratch);
                count.matches += 1;
                count.decisions += decisions as u64;
                count.units += (speed.units)(&state);
            }
            count.seconds = started.elapsed().as_secs_f64();
        }
        if count.rate(count.decisions) > best.rate(best.decisions) {
            best = count;
        }
    }
    best
}

/// The time to clone a state, the best of a few runs.
fn clone_nanoseconds<G: Game>(config: &G::Config) -> f64 {
    const CLONES: u32 = 100_000;
    let state = G::start(config, PlayoutRng::new(3).seed());
    let run = |_| {
        let started = Instant::now();
        for _ in 0..CLONES {
            black_box(black_box(&state).clone());
        }
        started.elapsed().as_secs_f64() * 1e9 / f64::from(CLONES)
    };
    (0..5).map(run).fold(f64::INFINITY, f64::min)
}
