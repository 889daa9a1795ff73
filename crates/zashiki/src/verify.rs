//! `zashiki verify FILE`: replays a record and checks every action, the result, and the deal if the file
//! has one.

use std::path::PathBuf;
use std::process::ExitCode;

use catalog::OpenError;
use protocol::{FairDeal, FairProblem, Hex32};

use crate::{deal, input};

/// What to check.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, or the file of a match played on a server; `-` for standard input
    file: PathBuf,
    /// The commitment that the server showed before the start; the file must have a deal
    #[arg(long, value_name = "HEX", value_parser = hex)]
    commitment: Option<Hex32>,
    /// The share that one gave; the file must have a deal
    #[arg(long, value_name = "HEX", value_parser = hex)]
    share: Option<Hex32>,
}

fn hex(digits: &str) -> Result<Hex32, &'static str> {
    digits.parse().map_err(|()| "64 lower-case hexadecimal digits")
}

/// Says on one line what the record holds, or what is wrong with it.
pub(crate) fn run(args: &Args) -> ExitCode {
    let file = &args.file;
    let bytes = match input::read(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{}: {error}", file.display());
            return ExitCode::from(2);
        }
    };
    match verify(&bytes, args) {
        Ok(summary) => {
            println!("{summary}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{}: {problem}", file.display());
            ExitCode::FAILURE
        }
    }
}

fn verify(bytes: &[u8], args: &Args) -> Result<String, String> {
    let text = str::from_utf8(bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()].split(|&byte| byte == b'\n').count();
        format!("line {line}: not UTF-8")
    })?;
    let (deal, text) = deal::split(text).map_err(|problem| problem.to_string())?;
    let text = text.as_ref();
    let table = catalog::open(text).map_err(|error| located(text, &error))?;
    let dealt = dealt(deal.as_ref(), text, args).map_err(|problem| problem.to_string())?;
    let actions = action_lines(text).count();
    let outcome = table.outcome().map_or_else(|| "not over".to_owned(), |outcome| outcome.to_string());
    Ok(format!("{}: {actions} actions, {outcome}{dealt}", table.game()))
}

/// What the deal proves, to be said after the rest; nothing for a record without one.
fn dealt(deal: Option<&FairDeal>, record: &str, args: &Args) -> Result<String, FairProblem> {
    let Some(deal) = deal else {
        let nothing_asked = args.commitment.is_none() && args.share.is_none();
        return if nothing_asked { Ok(String::new()) } else { Err(FairProblem::Line("zashiki-deal")) };
    };
    deal.check(record, args.commitment)?;
    if args.share.is_some_and(|share| !deal.has_share(share)) {
        return Err(FairProblem::OtherShare);
    }
    let proven = match (args.commitment, args.share) {
        (Some(_), Some(_)) => "the deal was promised before and holds your share",
        (Some(_), None) => "the deal was promised before",
        (None, Some(_)) => "the deal holds your share",
        (None, None) => "the deal is consistent",
    };
    Ok(format!("; {proven} (match {}, shares: {})", deal.id, deal.shares.len()))
}

/// The problem with its line. A replay counts actions, a reader looks for a line.
fn located(text: &str, error: &OpenError) -> String {
    let line = match error {
        OpenError::ReplayIllegal { number, .. } => action_lines(text).nth(number - 1),
        OpenError::ReplayOutcome { .. } => starting(text, "outcome"),
        OpenError::ReplayDeal(_) => starting(text, "deal"),
        OpenError::UnknownGame(_) => starting(text, "game"),
        // The others tell their line themselves, or cannot come from a record.
        _ => None,
    };
    line.map_or_else(|| error.to_string(), |line| format!("line {line}: {error}"))
}

/// The numbers of the lines that are actions: they alone start with a seat.
fn action_lines(text: &str) -> impl Iterator<Item = usize> {
    let lines = text.lines().enumerate();
    lines.filter(|(_, line)| line.starts_with(|first: char| first.is_ascii_digit())).map(|(at, _)| at + 1)
}

/// The number of the first line with this key.
fn starting(text: &str, key: &str) -> Option<usize> {
    text.lines().position(|line| line.split(' ').next() == Some(key)).map(|at| at + 1)
}
