//! Prints how often each side wins under random play at every table, with 95 % confidence:
//! `cargo run --release -p samurai-sword --example win_shares -- 100000`.

#[path = "../tests/it/shares.rs"]
mod shares;

use std::io::Write;

use shares::{Shares, TITLE};

fn main() -> std::io::Result<()> {
    let matches = std::env::args()
        .nth(1)
        .and_then(|word| word.parse().ok())
        .unwrap_or(100_000);
    let mut out = std::io::stdout().lock();
    writeln!(out, "{TITLE}")?;
    for players in 3..=7 {
        writeln!(
            out,
            "{}",
            Shares::play(players, matches, u64::from(players)).line()
        )?;
    }
    Ok(())
}
