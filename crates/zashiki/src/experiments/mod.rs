//! Commands that measure: simulations, tournaments, speed, load. Left out of a build without the feature `lab`.

mod bench;
mod figures;
mod learn;
mod load;
mod merge;
mod output;
mod progress;
mod simulate;
mod tournament;

use std::process::ExitCode;

use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Experiment {
    /// Plays many matches with bots and counts what happened
    Simulate(simulate::Args),
    /// Puts the parts of a simulation that were played apart together
    Merge(merge::Args),
    /// Lets bots play against each other and says who is better, and how sure that is
    Tournament(tournament::Args),
    /// Measures the speed of each game and of the search
    Bench(bench::Args),
    /// Puts many tables of test clients on a running server and measures (docs/load.md)
    Load(load::Args),
    /// Measures what docs/bots.md says about the bots
    Figures(figures::Args),
    /// Fits the players that a search imagines to its own choices, and lets it search again
    Learn(learn::Args),
}

pub(crate) fn run(experiment: Experiment) -> ExitCode {
    output::status(match experiment {
        Experiment::Simulate(args) => simulate::run(&args),
        Experiment::Merge(args) => merge::run(&args),
        Experiment::Tournament(args) => tournament::run(&args),
        Experiment::Bench(args) => bench::run(&args),
        Experiment::Load(args) => load::run(&args),
        Experiment::Figures(args) => figures::run(&args),
        Experiment::Learn(args) => learn::run(&args),
    })
}
