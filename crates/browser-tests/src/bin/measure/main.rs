//! How much a browser loads, how long it takes until one can play, what drawing one event costs, how a slow phone
//! and a long evening are borne, and what tables on the device cost: `measure [--json] [bytes] [events] [slow] [evening]
//! [device]`, all of them if none is named.
//!
//! `cargo xtask bench` runs this with a release build; `--json` writes one line for programs.

#![allow(clippy::print_stdout, reason = "the output is this program's job")]

mod bytes;
mod device;
mod evening;
mod events;
mod report;
mod search;
mod slow;

use std::sync::atomic::{AtomicBool, Ordering};

use browser_tests::{House, Result};
use serde_json::{Map, Value, json};

/// Between the moves of two bots, in milliseconds: each is drawn by itself.
const DELAY: u32 = 60;

static AS_JSON: AtomicBool = AtomicBool::new(false);

/// Prints a line for people.
fn say(line: &str) {
    if !AS_JSON.load(Ordering::Relaxed) {
        println!("{line}");
    }
}

#[tokio::main]
async fn main() -> Result<()> {
    let named: Vec<String> = std::env::args().skip(1).collect();
    let as_json = named.iter().any(|argument| argument == "--json");
    AS_JSON.store(as_json, Ordering::Relaxed);
    let parts = ["bytes", "events", "slow", "evening", "device"];
    let is_named = |part: &&str| named.iter().any(|name| name == part);
    let any = parts.iter().any(is_named);
    let house = House::with_bot_delay(DELAY)?;
    say("browser");
    let mut found = Map::new();
    for part in parts.iter().filter(|part| !any || is_named(part)) {
        let measured: Value = match *part {
            "bytes" => bytes::measure(&house).await?,
            "events" => events::measure(&house).await?,
            "slow" => slow::measure(&house).await?,
            "device" => device::measure(&house).await?,
            _ => evening::measure(&house).await?,
        };
        found.insert((*part).to_owned(), measured);
    }
    if as_json {
        println!("{}", json!({ "browser": found }));
    }
    Ok(())
}
