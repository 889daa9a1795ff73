//! `zashiki load`: puts many tables of test clients on a running server and measures.

use std::net::SocketAddr;

use load::{Load, run as measure};

use super::output::{Done, write};

/// Puts load on a running server from this process (docs/load.md).
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Where the server listens
    #[arg(long, default_value = "127.0.0.1:8080")]
    server: SocketAddr,
    /// Tables, each with a match of its own
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// People at each table
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// Moves a second in all
    #[arg(long, default_value_t = 100.0)]
    rate: f64,
    /// How long they move
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// Where the server tells its counts (its `--metrics-listen`), to have them in the report
    #[arg(long)]
    metrics: Option<SocketAddr>,
    /// The server's process on this machine, to read its memory
    #[arg(long)]
    pid: Option<u32>,
    /// An object instead of a table
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let Args {
        server,
        seats,
        rate,
        seconds,
        metrics,
        pid,
        ..
    } = *args;
    let load = Load {
        server,
        tables: args.tables as usize,
        seats,
        rate,
        seconds,
        metrics,
        pid,
    };
    let report = measure(&load, |step| eprintln!("{step} ..."))?;
    write(&if args.json {
        report.json()
    } else {
        report.table()
    })
}
