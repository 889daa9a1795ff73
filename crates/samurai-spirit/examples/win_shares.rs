//! Win shares of random play and of a simple sensible player, for every level and count.
//!
//! `cargo run --release -p samurai-spirit --example win_shares [matches]`

#![allow(clippy::print_stdout, reason = "a program that prints a table")]

#[path = "support/policy.rs"]
mod policy;
#[path = "support/shares.rs"]
mod shares;

fn main() {
    let matches = std::env::args()
        .nth(1)
        .and_then(|count| count.parse().ok())
        .unwrap_or(10_000);
    println!("# player level samurai matches wins share low high (95 % confidence, Wilson)");
    for row in shares::rows() {
        println!(
            "{}",
            shares::line(row, shares::wins(row, matches, 1), matches)
        );
    }
}
