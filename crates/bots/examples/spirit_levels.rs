//! How often teams of bots win Samurai Spirit, and how long a decision takes them.
//!
//! `cargo run --release -p bots --example spirit_levels -- solid 100 [4|all] [normal|all] [playouts]`

#![allow(clippy::print_stdout, reason = "a program that prints a table")]

use std::time::{Duration, Instant};

use bots::{Budget, Company, Level, Turn};
use game_core::{Game, PlayoutRng, Seed, Silent, Viewer};
use samurai_spirit::{Config, Ending, SamuraiSpirit};

const LEVELS: [&str; 4] = ["easy", "normal", "hard", "heroic"];
const USAGE: &str = "usage: spirit_levels random|novice|solid MATCHES [2..7|all] [LEVEL|all] [PLAYOUTS]";

/// What many matches came to.
#[derive(Default)]
struct Tally {
    matches: u32,
    /// Won, fallen samurai, no farm, no family.
    ends: [u32; 4],
    decisions: u32,
    time: Duration,
    longest: Duration,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize| words.get(at).map(String::as_str);
    let (Some(Ok(bot)), Some(Ok(matches))) = (word(0).map(str::parse), word(1).map(str::parse)) else {
        println!("{USAGE}");
        return;
    };
    let wanted = |at: usize, name: &str| word(at).is_none_or(|word| word == "all" || word == name);
    let playouts = word(4).and_then(|word| word.parse().ok()).unwrap_or(SamuraiSpirit::playouts(bot));
    println!(
        "| level | samurai | matches | won, % | 95 % (Wilson) | fallen | no farm | no family | ms a move | longest |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for (name, level) in LEVELS.into_iter().zip(samurai_spirit::Level::ALL) {
        for count in (2..=7).filter(|count: &u8| wanted(2, &count.to_string()) && wanted(3, name)) {
            let Some(config) = Config::new(count, level) else { continue };
            println!("| {name} | {count} {}", row(&tally(bot, &config, matches, playouts)));
        }
    }
}

fn tally(bot: Level, config: &Config, matches: u32, playouts: u32) -> Tally {
    let mut tally = Tally::default();
    for number in 0..matches {
        play(bot, config, u64::from(number), playouts, &mut tally);
    }
    tally
}

/// One match, every seat with a bot of its own.
fn play(level: Level, config: &Config, number: u64, playouts: u32, tally: &mut Tally) {
    let mut state = SamuraiSpirit::start(config, Seed::from_number(number));
    let mut rng = PlayoutRng::new(number);
    let mut bots: Vec<_> = (0..config.seats()).map(|_| SamuraiSpirit::bot(level)).collect();
    let mut legal = Vec::new();
    while let Some(seat) = SamuraiSpirit::to_act(&state).first() {
        legal.clear();
        SamuraiSpirit::legal(&state, seat, &mut legal);
        let view = SamuraiSpirit::view(&state, Viewer::Seat(seat));
        let begun = Instant::now();
        let turn = Turn { view: &view, legal: &legal };
        let action = bots[seat.index()].choose(turn, &mut Budget::playouts(playouts), &mut rng);
        let time = begun.elapsed();
        tally.decisions += 1;
        tally.time += time;
        tally.longest = tally.longest.max(time);
        let applied = SamuraiSpirit::apply(&mut state, seat, action, &mut Silent);
        assert!(applied.is_ok(), "a bot decided what it may not: {action:?}");
    }
    tally.matches += 1;
    let end = match state.ending {
        Some(Ending::Won) => 0,
        Some(Ending::Fallen(_)) => 1,
        Some(Ending::NoFarm) => 2,
        _ => 3,
    };
    tally.ends[end] += 1;
}

fn row(tally: &Tally) -> String {
    let [won, fallen, no_farm, no_family] = tally.ends;
    let (low, high) = interval(won, tally.matches);
    let share = 100.0 * f64::from(won) / f64::from(tally.matches);
    let mean = 1000.0 * tally.time.as_secs_f64() / f64::from(tally.decisions);
    let longest = 1000.0 * tally.longest.as_secs_f64();
    format!(
        "| {} | {share:.1} | {low:.1} to {high:.1} | {fallen} | {no_farm} | {no_family} | {mean:.2} | {longest:.0} |",
        tally.matches
    )
}

/// The bounds of the share with 95 % confidence (Wilson), in per cent.
fn interval(wins: u32, matches: u32) -> (f64, f64) {
    const Z: f64 = 1.96;
    let (wins, matches) = (f64::from(wins), f64::from(matches));
    let share = wins / matches;
    let scale = 1.0 + Z * Z / matches;
    let centre = (share + Z * Z / (2.0 * matches)) / scale;
    let half = Z * (share * (1.0 - share) / matches + Z * Z / (4.0 * matches * matches)).sqrt() / scale;
    (100.0 * (centre - half), 100.0 * (centre + half))
}
