//! The measurements behind docs/bots.md: what each bot must show, and what it shows.

use core::fmt::Write;

use bots::Level;
use catalog::GameId;
use serde::Serialize;

use crate::contestant::Contestant;
use crate::error::LabError;
use crate::tournament::bootstrap::Comparison;
use crate::tournament::report::{duel_table, shown, times};
use crate::tournament::schedule::Mode;
use crate::tournament::{Duel, Tournament};
use crate::work::Progress;

/// What is to be reached.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Goal {
    /// The difference of this figure at most so much.
    DifferenceAtMost(&'static str, f64),
    /// The first bot's share of this figure at least so much.
    ShareAtLeast(&'static str, f64),
    /// The ratio of the win shares at least so much in every part.
    RatioInEveryPart(f64),
    /// The ratio of the win shares at least so much, or more than half of the matches won.
    RatioOrHalf(f64),
}

/// One duel that is measured.
#[derive(Clone, Debug)]
pub struct Measurement {
    /// What it is about.
    pub title: String,
    /// What is played.
    pub plan: Tournament,
    /// What the first bot must reach.
    pub goal: Option<Goal>,
    /// Milliseconds that its moves may take.
    pub milliseconds: f64,
    /// Whether it is only a line in the table of counts and levels.
    pub in_table: bool,
}

/// A measurement that was made.
#[derive(Debug)]
pub struct Measured {
    /// What was to be measured.
    pub measurement: Measurement,
    /// What was found.
    pub duel: Duel,
}

/// A measurement before the number of deals is known.
struct Wanted {
    title: &'static str,
    game: GameId,
    config: &'static str,
    bots: [Level; 2],
    mode: Mode,
    deals: u64,
    goal: Option<Goal>,
    milliseconds: f64,
}

const CLASSIC: &str = "players=4 penalties=classic rounds=1";
const SAMURAKVA: Wanted = Wanted {
    title: "Samurakva, classic table, one round, solid against 3 random",
    game: GameId::Samurakva,
    config: CLASSIC,
    bots: [Level::Solid, Level::Random],
    mode: Mode::OneVsRest,
    deals: 5_000,
    goal: Some(Goal::DifferenceAtMost("penalty", -7.0)),
    milliseconds: 1.0,
};
const YOKAI: Wanted = Wanted {
    title: "Yokai Septet, 4 players, team of solid against team of random",
    game: GameId::YokaiSeptet,
    config: "players=4",
    bots: [Level::Solid, Level::Random],
    mode: Mode::RoundRobin,
    deals: 200,
    goal: Some(Goal::ShareAtLeast("rounds won", 0.9)),
    milliseconds: 50.0,
};
const WANTED: [Wanted; 7] = [
    SAMURAKVA,
    Wanted {
        title: "Samurakva, classic table, one round, solid against 3 novice (the heuristic)",
        bots: [Level::Solid, Level::Novice],
        goal: Some(Goal::DifferenceAtMost("penalty", -1.3)),
        ..SAMURAKVA
    },
    Wanted {
        title: "Samurakva, classic table, one round, novice against 3 random",
        bots: [Level::Novice, Level::Random],
        goal: None,
        ..SAMURAKVA
    },
    YOKAI,
    Wanted {
        title: "Yokai Septet, 4 players, team of solid against team of novice",
        bots: [Level::Solid, Level::Novice],
        goal: Some(Goal::ShareAtLeast("rounds won", 0.65)),
        ..YOKAI
    },
    Wanted {
        title: "Samurai Sword, 5 players, solid in one seat among novice",
        game: GameId::SamuraiSword,
        config: "players=5",
        bots: [Level::Solid, Level::Novice],
        mode: Mode::OneVsRest,
        deals: 1_000,
        goal: Some(Goal::RatioInEveryPart(1.15)),
        milliseconds: 50.0,
    },
    Wanted {
        title: "Samurai Spirit, 4 samurai, normal, table of solid against table of novice",
        game: GameId::SamuraiSpirit,
        config: "samurai=4 level=normal",
        bots: [Level::Solid, Level::Novice],
        mode: Mode::RoundRobin,
        deals: 1_000,
        goal: Some(Goal::RatioOrHalf(3.0)),
        milliseconds: 50.0,
    },
];

/// Deals for each count and level of the table of Samurai Spirit.
const TABLE_DEALS: u64 = 200;

/// All measurements with so many times the usual number of deals.
pub fn measurements(scale: f64, seed: u64) -> Result<Vec<Measurement>, LabError> {
    let scaled = |deals: u64| ((deals as f64 * scale).round() as u64).max(2);
    let bots = |levels: [Level; 2]| levels.map(Contestant::of).to_vec();
    let mut list: Vec<Measurement> = Vec::new();
    for wanted in WANTED {
        // Every measurement has deals of its own, so that one lucky deal does not show in several.
        let seed = seed + list.len() as u64;
        let Wanted { game, config, mode, goal, milliseconds, .. } = wanted;
        let plan = Tournament::new(game, config, bots(wanted.bots), mode, scaled(wanted.deals), seed)?;
        list.push(Measurement { title: wanted.title.to_owned(), plan, goal, milliseconds, in_table: false });
    }
    for level in ["easy", "normal", "hard", "heroic"] {
        for samurai in 2..=7 {
            let config = format!("samurai={samurai} level={level}");
            let bots = bots([Level::Solid, Level::Novice]);
            let (game, deals) = (GameId::SamuraiSpirit, scaled(TABLE_DEALS));
            let seed = seed + list.len() as u64;
            let plan = Tournament::new(game, &config, bots, Mode::RoundRobin, deals, seed)?;
            let title = format!("{level} | {samurai}");
            list.push(Measurement { title, plan, goal: None, milliseconds: 50.0, in_table: true });
        }
    }
    Ok(list)
}

impl Measurement {
    /// Plays it.
    pub fn run(self, threads: usize, progress: Progress<'_>) -> Result<Measured, LabError> {
        let duel = self.plan.run_first(threads, true, progress)?;
        Ok(Measured { measurement: self, duel })
    }
}

impl Measured {
    /// Every goal in words, with what was found and whether it is reached.
    fn verdicts(&self) -> Vec<String> {
        let Measured { measurement, duel } = self;
        let said = |what: String, found: String, reached: bool| {
            format!("- {what}: {found}, {}", if reached { "reached" } else { "NOT reached" })
        };
        let whole =
            |name: &str| duel.comparisons.iter().find(move |one| one.part.is_none() && one.figure == name);
        let mut list = Vec::new();
        match measurement.goal {
            Some(Goal::DifferenceAtMost(name, most)) => list.extend(whole(name).map(|one| {
                let what = format!("difference of {name} at most {most:.1}");
                said(what, shown(false, one.difference, 2), one.difference.value <= most)
            })),
            Some(Goal::ShareAtLeast(name, least)) => list.extend(whole(name).map(|one| {
                let what = format!("{name} at least {:.0} %", 100.0 * least);
                said(what, percent(one), one.first.value >= least)
            })),
            Some(Goal::RatioInEveryPart(least)) => {
                let parts = duel.comparisons.iter().filter(|one| one.part.is_some() && one.figure == "won");
                list.extend(parts.map(|one| {
                    let what = format!("as {} at least {least} times", one.part.as_deref().unwrap_or(""));
                    said(what, ratio(one), one.ratio.is_some_and(|ratio| ratio.value >= least))
                }));
            }
            Some(Goal::RatioOrHalf(least)) => list.extend(whole("won").map(|one| {
                let enough = one.ratio.is_some_and(|ratio| ratio.value >= least) || one.first.value > 0.5;
                let found = format!("{}, {}", ratio(one), percent(one));
                said(format!("at least {least} times, or more than half"), found, enough)
            })),
            None => {}
        }
        let time = duel.clocks[0].milliseconds();
        let most = measurement.milliseconds;
        list.push(said(format!("at most {most} ms a move"), format!("{time:.3} ms"), time <= most));
        list
    }
}

fn percent(one: &Comparison) -> String {
    let [value, low, high] = [one.first.value, one.first.low, one.first.high].map(|share| 100.0 * share);
    format!("{value:.1} % ({low:.1} to {high:.1})")
}

fn ratio(one: &Comparison) -> String {
    one.ratio.map_or_else(|| "no ratio".to_owned(), |ratio| shown(false, ratio, 2) + " times")
}

/// Everything as Markdown.
pub fn markdown(found: &[Measured]) -> String {
    let mut text = String::new();
    for measured in found.iter().filter(|measured| !measured.measurement.in_table) {
        let Tournament { config, deals, seed, .. } = &measured.measurement.plan;
        // Writing to a String cannot fail.
        let _ = writeln!(text, "### {}\n", measured.measurement.title);
        let _ = writeln!(text, "`{config}`, {deals} deals, seed {seed}\n");
        text += &duel_table(&measured.duel);
        let _ = writeln!(text, "\nTime a move: {}.\n", times(&measured.duel));
        let _ = writeln!(text, "{}\n", measured.verdicts().join("\n"));
    }
    if found.iter().any(|measured| measured.measurement.in_table) {
        text += "### Samurai Spirit, matches won by level and count\n\n";
        text += "| level | samurai | solid | novice | deals | ms a move |\n|---|---|---|---|---|---|\n";
    }
    for measured in found.iter().filter(|measured| measured.measurement.in_table) {
        text += &table_row(measured);
    }
    text
}

fn table_row(measured: &Measured) -> String {
    let Measured { measurement, duel } = measured;
    let Some(won) = duel.comparisons.iter().find(|one| one.figure == "won") else { return String::new() };
    let mut second = won.clone();
    second.first = won.second;
    let (title, deals) = (&measurement.title, measurement.plan.deals);
    let time = duel.clocks[0].milliseconds();
    format!("| {title} | {} | {} | {deals} | {time:.2} |\n", percent(won), percent(&second))
}

/// Everything as a list of objects.
pub fn json(found: &[Measured]) -> String {
    #[derive(Serialize)]
    struct Line<'a> {
        title: &'a str,
        tournament: &'a Tournament,
        duel: &'a Duel,
        milliseconds_a_move: [f64; 2],
        verdicts: Vec<String>,
    }
    fn line(measured: &Measured) -> Line<'_> {
        let Measured { measurement, duel } = measured;
        let milliseconds_a_move = duel.clocks.map(|clock| clock.milliseconds());
        let verdicts = if measurement.in_table { Vec::new() } else { measured.verdicts() };
        Line { title: &measurement.title, tournament: &measurement.plan, duel, milliseconds_a_move, verdicts }
    }
    let lines: Vec<Line<'_>> = found.iter().map(line).collect();
    // Texts and numbers can always be written.
    serde_json::to_string_pretty(&lines).unwrap_or_default() + "\n"
}
