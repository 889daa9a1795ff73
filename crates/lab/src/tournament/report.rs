//! The result of a tournament as Markdown and as JSON.

use core::fmt::Write;

use serde::Serialize;

use super::bootstrap::{Comparison, Estimate};
use super::{Duel, Tournament};
use crate::clock::Clock;

/// Tables for people.
pub fn markdown(plan: &Tournament, duels: &[Duel], timed: bool) -> String {
    let Tournament {
        game,
        config,
        deals,
        seed,
        resamples,
        ..
    } = plan;
    let bots: Vec<String> = plan
        .bots
        .iter()
        .map(|bot| format!("`{bot}`"))
        .collect();
    let dealt = if plan.independent {
        "a deal for every match"
    } else {
        "each deal played in every seating"
    };
    let mut text = format!(
        "{game}, `{config}`; {}; {deals} deals ({dealt}), seed {seed}; \
         95 % intervals from {resamples} draws of whole deals.\n",
        bots.join(", ")
    );
    for duel in duels {
        text.push('\n');
        text += &duel_table(duel);
        if timed {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "\nTime a move: {}.", times(duel));
        }
        for stranger in &duel.strangers {
            let _ = writeln!(text, "\n{}: {}.", stranger.bot, stranger.faults.told());
        }
    }
    text
}

/// The table of one duel.
pub fn duel_table(duel: &Duel) -> String {
    let Duel {
        first,
        second,
        compared,
        matches,
        ..
    } = duel;
    let mut text = format!("**{first} against {second}**: {compared}; {matches} matches\n\n");
    // Writing to a String cannot fail.
    let _ = writeln!(
        text,
        "| figure | {first} | {second} | difference | ratio | better | variance ratio |"
    );
    text += "|---|---|---|---|---|---|---|\n";
    for comparison in &duel.comparisons {
        text += &row(duel, comparison);
    }
    text
}

fn row(duel: &Duel, comparison: &Comparison) -> String {
    let Comparison {
        figure,
        share,
        first,
        second,
        difference,
        ..
    } = comparison;
    let name = match &comparison.part {
        Some(part) => format!("{figure}, {part}"),
        None => figure.clone(),
    };
    let plain = |ratio: &Option<Estimate>| {
        ratio.map_or_else(|| "-".to_owned(), |ratio| shown(false, ratio, 2))
    };
    format!(
        "| {name} | {} | {} | {} | {} | {} | {} |\n",
        number(*share, first.value),
        number(*share, second.value),
        shown(*share, *difference, if *share { 1 } else { 2 }),
        plain(&comparison.ratio),
        better(duel, comparison).unwrap_or("-"),
        plain(&comparison.variance_ratio),
    )
}

/// Who is better, if that is sure.
fn better<'a>(duel: &'a Duel, comparison: &Comparison) -> Option<&'a str> {
    let ahead = (comparison.difference.value > 0.0) != comparison.less_is_better;
    comparison
        .significant
        .then_some(if ahead { &duel.first } else { &duel.second })
}

fn number(share: bool, number: f64) -> String {
    if share {
        format!("{:.1} %", 100.0 * number)
    } else {
        format!("{number:.2}")
    }
}

/// A number with its bounds; a difference of shares in percentage points.
pub fn shown(share: bool, estimate: Estimate, digits: usize) -> String {
    let Estimate { value, low, high } = estimate;
    if share {
        let [value, low, high] = [value, low, high].map(|number| 100.0 * number);
        format!("{value:+.digits$} pp ({low:+.digits$} to {high:+.digits$})")
    } else {
        format!("{value:.digits$} ({low:.digits$} to {high:.digits$})")
    }
}

/// The times of both bots.
pub fn times(duel: &Duel) -> String {
    let time = |name: &str, clock: &Clock| {
        format!(
            "{name} {:.4} ms (longest {:.1} ms, {} moves)",
            clock.milliseconds(),
            clock.longest_milliseconds(),
            clock.moves
        )
    };
    format!(
        "{}, {}",
        time(&duel.first, &duel.clocks[0]),
        time(&duel.second, &duel.clocks[1])
    )
}

/// The whole result as one JSON object; times only if they were measured, since they differ each time.
pub fn json(plan: &Tournament, duels: &[Duel], timed: bool) -> String {
    #[derive(Serialize)]
    struct Timed<'a> {
        #[serde(flatten)]
        duel: &'a Duel,
        #[serde(skip_serializing_if = "Option::is_none")]
        milliseconds_a_move: Option<[f64; 2]>,
    }
    #[derive(Serialize)]
    struct Whole<'a> {
        tournament: &'a Tournament,
        duels: Vec<Timed<'a>>,
    }
    let with_time = |duel| {
        let of = |duel: &Duel| duel.clocks.each_ref().map(Clock::milliseconds);
        Timed {
            duel,
            milliseconds_a_move: timed.then(|| of(duel)),
        }
    };
    let whole = Whole {
        tournament: plan,
        duels: duels.iter().map(with_time).collect(),
    };
    crate::report::written(&whole)
}
