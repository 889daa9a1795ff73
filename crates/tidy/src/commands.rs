//! Programs that tidy runs: cargo and git.

use std::env;
use std::ffi::OsStr;
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// The cargo that started us, so that everything uses one toolchain.
pub(crate) fn cargo<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args);
    command
}

/// The output of a command that is expected to succeed.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .output()
        .with_context(|| format!("could not start {command:?}"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(
        output.status.success(),
        "{command:?} ended with {}\n{errors}",
        output.status
    );
    String::from_utf8(output.stdout).with_context(|| format!("{command:?} wrote no UTF-8"))
}
