//! Plays random matches at every table until every card, character, reaction and ending has
//! happened, and prints how often each did: `cargo run --release -p samurai-sword --example exhaustive`.

#[path = "../tests/it/late.rs"]
mod late;
#[path = "../tests/it/occurrences.rs"]
mod occurrences;

use std::io::Write;

use occurrences::play_until_everything_happened;

/// Matches after which a table counts as not exhausted.
const MOST: u64 = 3_000_000;

fn main() -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    let mut columns = Vec::new();
    for players in 3..=7 {
        let (happened, matches) = play_until_everything_happened(players, MOST, 1);
        writeln!(
            out,
            "{players} players: {matches} matches, never: {:?}",
            happened.missing()
        )?;
        columns.push(happened.0);
    }
    let largest = columns.last().cloned().unwrap_or_default();
    writeln!(
        out,
        "\n{:45}{:>10}{:>10}{:>10}{:>10}{:>10}",
        "", 3, 4, 5, 6, 7
    )?;
    for key in largest.keys() {
        write!(out, "{key:45}")?;
        for column in &columns {
            write!(
                out,
                "{:>10}",
                column
                    .get(key)
                    .map_or("-".to_owned(), u64::to_string)
            )?;
        }
        writeln!(out)?;
    }
    let complete = columns
        .iter()
        .all(|column| column.values().all(|count| *count > 0));
    if complete {
        Ok(())
    } else {
        Err(std::io::Error::other("not everything has happened"))
    }
}
