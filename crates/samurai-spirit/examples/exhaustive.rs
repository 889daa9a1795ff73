//! Plays until every card, talent, Kiai, penalty, token and ending has occurred, and prints how often.
//!
//! `cargo run --release -p samurai-spirit --example exhaustive [matches]`

#![allow(clippy::print_stdout, reason = "a program that prints a table")]

use game_core::PlayoutRng;

#[path = "support/census.rs"]
mod census;
#[path = "support/policy.rs"]
mod policy;
#[path = "support/positions.rs"]
mod positions;

fn main() -> Result<(), String> {
    let least = std::env::args()
        .nth(1)
        .and_then(|count| count.parse().ok())
        .unwrap_or(20_000);
    let mut rng = PlayoutRng::new(1);
    let mut census = census::Census::new();
    while census.matches < least || (!census.missing().is_empty() && census.matches < 50 * least) {
        census.play(&mut rng)?;
    }
    for (name, count) in &census.counts {
        println!("{count:>9}  {name}");
    }
    println!(
        "{} matches, {} things, never seen: {:?}",
        census.matches,
        census.counts.len(),
        census.missing()
    );
    Ok(())
}
