//! `cargo xtask serve`: builds the web client and starts the server, once both exist.

use std::process::ExitCode;

/// Nothing to serve yet; the status is the one for wrong use, so that no script takes it for success.
pub(crate) fn run() -> ExitCode {
    eprintln!("error: this release has no server yet");
    ExitCode::from(2)
}
