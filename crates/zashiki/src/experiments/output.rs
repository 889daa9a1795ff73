//! What a subcommand leaves behind: text on standard output, or a message and exit status 2.

use std::error::Error;
use std::process::ExitCode;

use crate::stdout;

/// How a subcommand ends.
pub(crate) type Done = Result<(), Box<dyn Error>>;

/// The exit status: 0, or 2 after telling what is wrong.
pub(crate) fn status(done: Done) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("zashiki: {error}");
            ExitCode::from(2)
        }
    }
}

/// Writes to standard output.
pub(crate) fn write(text: &str) -> Done {
    Ok(stdout::write(text)?)
}
