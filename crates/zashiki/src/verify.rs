//! `zashiki verify FILE`: replays a record and checks every action and the result.

use std::path::Path;
use std::process::ExitCode;

use catalog::OpenError;

use crate::input;

/// Says on one line what the record holds, or what is wrong with it.
pub(crate) fn run(file: &Path) -> ExitCode {
    let bytes = match input::read(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{}: {error}", file.display());
            return ExitCode::from(2);
        }
    };
    match verify(&bytes) {
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

fn verify(bytes: &[u8]) -> Result<String, String> {
    let text = str::from_utf8(bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()].split(|&byte| byte == b'\n').count();
        format!("line {line}: not UTF-8")
    })?;
    let table = catalog::open(text).map_err(|error| located(text, &error))?;
    let actions = action_lines(text).count();
    let outcome = table.outcome().map_or_else(|| "not over".to_owned(), |outcome| outcome.to_string());
    Ok(format!("{}: {actions} actions, {outcome}", table.game()))
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
