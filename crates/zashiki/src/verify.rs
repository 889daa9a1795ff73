//! `zashiki verify FILE`: replays a record and checks every action, the result, and the deal if the file
//! has one.

#[cfg(feature = "story")]
mod told;

use std::path::PathBuf;
use std::process::ExitCode;

use catalog::OpenError;
use fair_deal::{Evidence, FairDeal, FairProblem, Form};
use game_core::Seat;
use protocol::Hex32;

use crate::{deal, input};

/// What to check.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, or the file of a match played on a server; `-` for standard input
    file: PathBuf,
    /// The seal that one's client noted before it showed its share; the file must have a deal
    #[arg(long, value_name = "HEX", value_parser = hex)]
    seal: Option<Hex32>,
    /// The seats of the people at the table, of each person the first; the file must have a deal
    #[arg(long, value_name = "SEAT,SEAT", value_delimiter = ',', value_parser = seat)]
    seats: Option<Vec<Seat>>,
    /// The commitment that the server showed before the start; the file must have a deal
    #[arg(long, value_name = "HEX", value_parser = hex)]
    commitment: Option<Hex32>,
    /// The share that one gave; the file must have a deal
    #[arg(long, value_name = "HEX", value_parser = hex)]
    share: Option<Hex32>,
    /// The language of the answer: en, ru, pl or uk; by default, the one your system uses
    #[cfg(feature = "story")]
    #[arg(long, value_parser = crate::lang::option)]
    lang: Option<client_core::story::Lang>,
}

fn seat(number: &str) -> Result<Seat, &'static str> {
    number
        .parse()
        .map_err(|_| "a seat, counted from 0")
}

fn hex(digits: &str) -> Result<Hex32, &'static str> {
    digits
        .parse()
        .map_err(|_| "64 lower-case hexadecimal digits")
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

/// English is told in the words of the program, with every detail; other languages in those of their files.
#[cfg(feature = "story")]
fn verify(bytes: &[u8], args: &Args) -> Result<String, String> {
    use client_core::story::{Lang, Story};
    match crate::lang::chosen(args.lang) {
        Lang::En => in_english(bytes, args),
        lang => told::verify(&Story::new(lang), bytes, args),
    }
}

#[cfg(not(feature = "story"))]
fn verify(bytes: &[u8], args: &Args) -> Result<String, String> {
    in_english(bytes, args)
}

fn in_english(bytes: &[u8], args: &Args) -> Result<String, String> {
    let text = str::from_utf8(bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()]
            .split(|&byte| byte == b'\n')
            .count();
        format!("line {line}: not UTF-8")
    })?;
    let (deal, text) = deal::split(text).map_err(|problem| problem.to_string())?;
    let text = text.as_ref();
    let table = catalog::open(text).map_err(|error| located(text, &error))?;
    let dealt = dealt(deal.as_ref(), text, args).map_err(|problem| problem.to_string())?;
    let actions = action_lines(text).count();
    let outcome = table
        .outcome()
        .map_or_else(|| "not over".to_owned(), |outcome| outcome.to_string());
    Ok(format!(
        "{}: {actions} actions, {outcome}{dealt}",
        table.game()
    ))
}

/// What one noted before the match.
fn noted(args: &Args) -> Evidence {
    Evidence {
        commitment: args.commitment,
        seal: args.seal,
        share: args.share,
        seats: args.seats.clone(),
    }
}

/// The deal, if there is one and it is in order.
fn checked<'a>(
    deal: Option<&'a FairDeal>,
    record: &str,
    noted: &Evidence,
) -> Result<Option<&'a FairDeal>, FairProblem> {
    match deal {
        Some(deal) => deal.check(record, noted).map(|()| Some(deal)),
        None if *noted == Evidence::default() => Ok(None),
        None => Err(FairProblem::Line("zashiki-deal")),
    }
}

/// What the deal proves, to be said after the rest; nothing for a record without one.
fn dealt(deal: Option<&FairDeal>, record: &str, args: &Args) -> Result<String, FairProblem> {
    let noted = noted(args);
    let Some(deal) = checked(deal, record, &noted)? else {
        return Ok(String::new());
    };
    let seats: Vec<String> = deal
        .shares
        .iter()
        .map(|(seat, _)| seat.to_string())
        .collect();
    let seats = if seats.is_empty() {
        "none".to_owned()
    } else {
        seats.join(", ")
    };
    let how = match deal.form {
        Form::Open => "version 1: the server could have added shares of its own".to_owned(),
        Form::Sealed { attempt } => {
            format!(
                "attempt {attempt}: {} given up before",
                attempt.saturating_sub(1)
            )
        }
    };
    let proven = proven(&noted);
    Ok(format!(
        "; {proven} (match {}, {how}; shares of seats: {seats})",
        deal.id
    ))
}

fn proven(noted: &Evidence) -> &'static str {
    match (noted.seal, noted.commitment, noted.share) {
        (Some(_), _, Some(_)) => "the deal was sealed before you showed your share, and holds it",
        (Some(_), _, None) => "the deal is the one that was sealed",
        (None, Some(_), Some(_)) => "the deal was promised before and holds your share",
        (None, Some(_), None) => "the deal was promised before",
        (None, None, Some(_)) => "the deal holds your share",
        (None, None, None) => "the deal is consistent",
    }
}

fn located(text: &str, error: &OpenError) -> String {
    line_of(text, error).map_or_else(|| error.to_string(), |line| format!("line {line}: {error}"))
}

/// The line that a problem is in. A replay counts actions, a reader looks for a line.
fn line_of(text: &str, error: &OpenError) -> Option<usize> {
    match error {
        OpenError::ReplayIllegal { number, .. } => action_lines(text).nth(number - 1),
        OpenError::ReplayOutcome { .. } => starting(text, "outcome"),
        OpenError::ReplayDeal(_) => starting(text, "deal"),
        OpenError::UnknownGame(_) => starting(text, "game"),
        // The others tell their line themselves, or cannot come from a record.
        _ => None,
    }
}

/// The numbers of the lines that are actions: they alone start with a seat.
fn action_lines(text: &str) -> impl Iterator<Item = usize> {
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| line.starts_with(|first: char| first.is_ascii_digit()))
        .map(|(at, _)| at + 1)
}

/// The number of the first line with this key.
fn starting(text: &str, key: &str) -> Option<usize> {
    text.lines()
        .position(|line| line.split(' ').next() == Some(key))
        .map(|at| at + 1)
}
