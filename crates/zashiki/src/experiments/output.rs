//! What a subcommand leaves behind: text on standard output, or a message and exit status 2.

use std::error::Error;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

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

/// Writes to standard output. A reader who has seen enough, such as `head`, is no error.
pub(crate) fn write(text: &str) -> Done {
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}
