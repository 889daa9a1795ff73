//! What the machine has: programs, targets, room, terminals.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::Result;

use crate::jobs::output;
use crate::project::Project;

/// The first release whose `node:wasi` needs no flag.
pub(super) const NODE_AT_LEAST: u32 = 18;
/// How a machine gets pseudo-terminals.
pub(super) const MOUNT_TERMINALS: &str =
    "mount -t devpts -o newinstance,ptmxmode=0666 devpts /dev/pts";
/// Set where this command has started itself again.
const AGAIN: &str = "ZASHIKI_WITH_TERMINALS";

/// Whether a program is there and answers.
pub(super) fn runs(program: &str) -> bool {
    let mut command = Command::new(program);
    command
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
        .status()
        .is_ok_and(|status| status.success())
}

/// Whether a program is there that says no version.
pub(super) fn on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

pub(super) fn has_target(project: &Project, target: &str) -> bool {
    let mut ask = Command::new("rustc");
    ask.args(["--print", "target-libdir", "--target", target])
        .current_dir(&project.root);
    output(&mut ask).is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

/// Free bytes where the folder is, or will be.
pub(super) fn room(folder: &Path) -> Option<u64> {
    let there = folder
        .ancestors()
        .find(|folder| folder.exists())?;
    let table = output(Command::new("df").arg("-Pk").arg(there)).ok()?;
    free_of(&table)
}

/// The column of free kilobytes in what `df -Pk` says, as bytes.
fn free_of(table: &str) -> Option<u64> {
    let kilobytes: u64 = table
        .lines()
        .nth(1)?
        .split_whitespace()
        .nth(3)?
        .parse()
        .ok()?;
    Some(kilobytes * 1024)
}

pub(super) fn has_postgres() -> bool {
    postgres_programs().is_some()
}

/// The folder of PostgreSQL's programs. Debian keeps them out of the search path, in a folder for each version.
pub(crate) fn postgres_programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    debian
        .chain(env::split_paths(&path))
        .find(|folder| folder.join("initdb").is_file())
}

/// A program that may be where only administrators look.
pub(crate) fn administrators_program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path)
        .chain(["/usr/sbin".into()])
        .map(|folder| folder.join(name))
        .find(|program| program.is_file())
}

/// Whether this is a Debian whose packages we may add to.
pub(super) fn may_install() -> bool {
    let debian = Path::new("/etc/debian_version").exists();
    debian && output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

pub(super) fn has_terminals() -> bool {
    File::options()
        .read(true)
        .write(true)
        .open("/dev/ptmx")
        .is_ok()
}

/// This same command with pseudo-terminals, if there are none and we may have some. They are mounted for it and its children
/// only: what the rest of the machine sees in `/dev` stays as it is, and nothing is left when the command ends.
pub(crate) fn again_with_terminals() -> Result<Option<Command>> {
    if has_terminals() || !may_install() || env::var_os(AGAIN).is_some() {
        return Ok(None);
    }
    println!("There are no pseudo-terminals here, so they are mounted for this command.");
    let mut again = Command::new("unshare");
    again
        // The root of a `chroot` is no mount of its own, so `unshare` cannot make everything private by itself.
        .args(["--mount", "--propagation", "unchanged", "sh", "-c"])
        .arg(format!(
            "{{ mount --make-private /dev || mount --make-private /; }} && {MOUNT_TERMINALS} && exec \"$0\" \"$@\""
        ))
        .arg(env::current_exe()?)
        .args(env::args_os().skip(1))
        .env(AGAIN, "1");
    Ok(Some(again))
}

pub(super) fn node_is_new_enough() -> bool {
    let version = output(Command::new("node").arg("--version"));
    version.is_ok_and(|text| major(&text).is_some_and(|major| major >= NODE_AT_LEAST))
}

/// The 20 of `v20.11.1`.
fn major(version: &str) -> Option<u32> {
    version
        .trim()
        .strip_prefix('v')?
        .split('.')
        .next()?
        .parse()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_of_node_is_read() {
        assert_eq!(major("v20.11.1\n"), Some(20));
        assert_eq!(major("v8"), Some(8));
        assert_eq!(major("unknown"), None);
    }

    #[test]
    fn free_room_is_read() {
        let table = "Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/sda1 100 40 60 40% /\n";
        assert_eq!(free_of(table), Some(60 * 1024));
        assert_eq!(free_of("nonsense"), None);
    }

    #[test]
    fn what_is_there_is_found() {
        assert!(runs("rustc"));
        assert!(!runs("no-such-program"));
    }
}
