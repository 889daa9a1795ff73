//! The figures of a simulation as a table, as JSON and as CSV.

use core::fmt::Write;

use serde::Serialize;

use crate::figure::Figure;
use crate::interval;
use crate::simulate::Simulation;
use crate::tally::{Row, Tally};

/// A figure with its interval.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Line<'a> {
    about: &'a str,
    figure: &'a str,
    kind: &'static str,
    /// Matches, or whatever else was observed.
    count: u64,
    value: Option<f64>,
    /// The bounds with 95 % confidence, if there are enough observations.
    low: Option<f64>,
    high: Option<f64>,
}

impl<'a> Line<'a> {
    fn new(row: &'a Row) -> Line<'a> {
        let bounds = interval::of(row.figure);
        let kind = if matches!(row.figure, Figure::Share { .. }) {
            "share"
        } else {
            "mean"
        };
        Line {
            about: &row.about,
            figure: &row.name,
            kind,
            count: row.figure.count(),
            value: row.figure.value(),
            low: bounds.map(|(low, _)| low),
            high: bounds.map(|(_, high)| high),
        }
    }

    /// A number as people read it: shares in per cent.
    fn shown(&self, number: Option<f64>) -> String {
        match number {
            Some(number) if self.kind == "share" => format!("{:.2} %", 100.0 * number),
            Some(number) => format!("{number:.3}"),
            None => "-".to_owned(),
        }
    }
}

/// The lines of what was observed at all.
fn lines(tally: &Tally) -> impl Iterator<Item = Line<'_>> {
    tally
        .rows()
        .iter()
        .filter(|row| row.figure.count() > 0)
        .map(Line::new)
}

/// A table for people.
pub fn table(simulation: &Simulation, tally: &Tally) -> String {
    let bots: Vec<String> = simulation
        .bots
        .iter()
        .map(ToString::to_string)
        .collect();
    let mut cells =
        vec![["about", "figure", "count", "value", "95 % from", "to"].map(str::to_owned)];
    for line in lines(tally) {
        let [value, low, high] = [line.value, line.low, line.high].map(|number| line.shown(number));
        cells.push([
            line.about.to_owned(),
            line.figure.to_owned(),
            line.count.to_string(),
            value,
            low,
            high,
        ]);
    }
    let Simulation {
        game,
        config,
        games,
        seed,
        fixed_seats,
        ..
    } = simulation;
    let seating = if *fixed_seats {
        "fixed seats"
    } else {
        "moving seats"
    };
    let mut text = format!(
        "{game}: {config}\nbots {} ({seating}), {games} matches, seed {seed}\n\n",
        bots.join(",")
    );
    text += &aligned(&cells);
    text
}

/// Columns of equal width: texts to the left, numbers to the right.
pub fn aligned<const N: usize>(cells: &[[String; N]]) -> String {
    let width = |column: usize| {
        cells
            .iter()
            .map(|row| row[column].chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: [usize; N] = core::array::from_fn(width);
    let mut text = String::new();
    for row in cells {
        for (column, (cell, width)) in row.iter().zip(widths).enumerate() {
            // Writing to a String cannot fail.
            let _ = match column {
                0 => write!(text, "{cell:<width$}"),
                1 => write!(text, "  {cell:<width$}"),
                _ => write!(text, "  {cell:>width$}"),
            };
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

/// The whole result as one JSON object.
pub fn json(simulation: &Simulation, tally: &Tally) -> String {
    #[derive(Serialize)]
    struct Whole<'a> {
        simulation: &'a Simulation,
        figures: Vec<Line<'a>>,
    }
    let whole = Whole {
        simulation,
        figures: lines(tally).collect(),
    };
    written(&whole)
}

/// Results for other programs.
pub(crate) fn written(results: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string_pretty(results).expect("results are texts and numbers") + "\n"
}

/// A line for each figure; no name holds a comma or a quotation mark.
pub fn csv(tally: &Tally) -> String {
    let mut text = "about,figure,kind,count,value,low,high\n".to_owned();
    let number = |number: Option<f64>| {
        number
            .map(|number| number.to_string())
            .unwrap_or_default()
    };
    for line in lines(tally) {
        let [value, low, high] = [line.value, line.low, line.high].map(number);
        let Line {
            about,
            figure,
            kind,
            count,
            ..
        } = line;
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{about},{figure},{kind},{count},{value},{low},{high}");
    }
    text
}
