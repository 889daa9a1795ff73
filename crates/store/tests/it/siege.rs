//! The long runs, by hand: `cargo test -p store --release --test it siege -- --ignored --nocapture --test-threads=1`.
//! The environment says how long, as each test tells.

use crate::place::Place;
use crate::{cuts, kill, power};

fn rounds<T: std::str::FromStr>(name: &str, usual: T) -> T {
    match std::env::var(name) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{name} is no number")),
        Err(_) => usual,
    }
}

#[tokio::test]
#[ignore = "long; ZASHIKI_SIEGE_PG_KILLS, 60"]
async fn siege_postgres_kills() {
    kill::survives_sigkill(
        Place::postgres().await,
        rounds("ZASHIKI_SIEGE_PG_KILLS", 60),
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long; ZASHIKI_SIEGE_PG_CUTS, 200"]
async fn siege_postgres_cuts() {
    cuts::cut_commits(rounds("ZASHIKI_SIEGE_PG_CUTS", 200)).await;
}

#[tokio::test]
#[ignore = "long; ZASHIKI_SIEGE_POWER, 200"]
async fn siege_power_cuts_of_the_store() {
    power::cut_at_random(true, rounds("ZASHIKI_SIEGE_POWER", 200)).await;
}
