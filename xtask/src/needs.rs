//! What each command needs of the machine: found, installed where that is allowed, or named all at once.
//!
//! Everything is looked for before the long work starts.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::jobs::{execute, output};
use crate::project::Project;

/// The browser's target.
pub(crate) const BROWSER: &str = "wasm32-unknown-unknown";
/// WebAssembly with files and arguments: test programs can run in it.
pub(crate) const WASI: &str = "wasm32-wasip1";
/// Pinned, so that the same tree passes or fails the same way on every machine.
const DENY_VERSION: &str = "0.20.2";
/// The first release whose `node:wasi` needs no flag.
const NODE_AT_LEAST: u32 = 18;
/// How a machine gets pseudo-terminals.
const MOUNT_TERMINALS: &str = "mount -t devpts -o newinstance,ptmxmode=0666 devpts /dev/pts";
/// Set where this command has started itself again.
const AGAIN: &str = "ZASHIKI_WITH_TERMINALS";
/// How long the database of advisories is waited for.
const PATIENCE: Duration = Duration::from_mins(1);

/// Something a command cannot do without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    /// A C compiler, which also links.
    Compiler,
    /// A target of Rust.
    Target(&'static str),
    /// This many gigabytes of disk space for what is built.
    Room(u64),
    /// Git, by which `tidy` knows which files are part of the project.
    Git,
    /// Node.js, in which tests run as WebAssembly.
    Node,
    /// Python, in which the example of an engine's client is written.
    Python,
    /// The programs of a `PostgreSQL` server.
    Postgres,
    /// The program that signs.
    SshKeygen,
    /// A browser.
    Chromium,
    /// The program that drives it.
    Driver,
    /// Pseudo-terminals, on which the terminal's client is tested.
    Terminals,
}

/// What a need is called, and the package that has it.
struct About {
    what: String,
    debian: &'static str,
    fedora: &'static str,
    macos: &'static str,
}

impl Need {
    fn about(self) -> About {
        let about = |what: &str, debian, fedora, macos| About {
            what: what.to_owned(),
            debian,
            fedora,
            macos,
        };
        match self {
            Need::Compiler => about("a C compiler (`cc`)", "build-essential", "gcc", ""),
            Need::Target(target) => about(&format!("Rust's target {target}"), "", "", ""),
            Need::Room(gigabytes) => about(
                &format!("{gigabytes} GB of free disk for what is built"),
                "",
                "",
                "",
            ),
            Need::Git => about("Git (`git`)", "git", "git", "git"),
            Need::Node => about(
                &format!("Node.js {NODE_AT_LEAST} or later (`node`)"),
                "nodejs",
                "nodejs",
                "node",
            ),
            Need::Python => about("Python 3 (`python3`)", "python3", "python3", "python"),
            Need::Postgres => about(
                "PostgreSQL's server programs (`initdb`)",
                "postgresql",
                "postgresql-server",
                "postgresql",
            ),
            Need::SshKeygen => about(
                "OpenSSH's programs (`ssh-keygen`)",
                "openssh-client",
                "openssh-clients",
                "openssh",
            ),
            Need::Chromium => about("Chromium (`chromium`)", "chromium", "chromium", "chromium"),
            Need::Driver => about(
                "Chromium's driver (`chromedriver`)",
                "chromium-driver",
                "chromedriver",
                "chromedriver",
            ),
            Need::Terminals => about("pseudo-terminals (`/dev/pts`)", "", "", ""),
        }
    }

    fn is_met(self, project: &Project) -> bool {
        match self {
            Need::Compiler => runs("cc"),
            Need::Target(target) => has_target(project, target),
            Need::Room(gigabytes) => {
                // Most of it is taken already where something was built before.
                let gigabytes = if project.built("zashiki").exists() {
                    1
                } else {
                    gigabytes
                };
                // Where free room cannot be found out, there is no reason to stop.
                room(&project.target).is_none_or(|free| free >= gigabytes * 1_000_000_000)
            }
            Need::Git => runs("git"),
            Need::Node => node_is_new_enough(),
            Need::Python => runs("python3"),
            Need::Postgres => has_postgres(),
            Need::SshKeygen => on_path("ssh-keygen"),
            Need::Chromium => runs("chromium"),
            Need::Driver => runs("chromedriver"),
            Need::Terminals => has_terminals(),
        }
    }
}

/// Gets everything a command needs, or names all that is missing.
pub(crate) fn get(project: &Project, command: &'static str, needs: &'static [Need]) -> Result<()> {
    find(project, command, needs)?.install(project)
}

/// Debian's packages that are still to be installed for a command.
pub(crate) struct Packages {
    command: &'static str,
    needs: &'static [Need],
    wanted: Vec<Need>,
}

/// Names all that is missing if it cannot be got. Rust's targets are there afterwards; Debian has the packages that are
/// still to be installed.
pub(crate) fn find(
    project: &Project,
    command: &'static str,
    needs: &'static [Need],
) -> Result<Packages> {
    let (targets, wanted): (Vec<Need>, Vec<Need>) = missing(project, needs)
        .into_iter()
        .partition(|need| matches!(need, Need::Target(_)));
    // Whoever must get something by hand anyway should not wait for the rest first.
    let no_package = wanted
        .iter()
        .any(|need| need.about().debian.is_empty());
    let no_rustup = !targets.is_empty() && !runs("rustup");
    if no_package || no_rustup || !wanted.is_empty() && !may_install() {
        bail!(missing_message(command, &[targets, wanted].concat()));
    }
    for need in targets {
        let Need::Target(target) = need else { continue };
        println!("{} is missing: rustup gets it.", need.about().what);
        execute(
            Command::new("rustup")
                .args(["target", "add", target])
                .current_dir(&project.root),
        )?;
    }
    let packages = Packages {
        command,
        needs,
        wanted,
    };
    if !packages.wanted.is_empty() {
        execute(Command::new("apt-get").args(["update", "--quiet"]))?;
        // Whether Debian has them all is found out before anything else begins.
        output(packages.apt().arg("--simulate"))?;
    }
    Ok(packages)
}

impl Packages {
    /// Whether something can be built before they are installed.
    pub(crate) fn can_wait(&self) -> bool {
        let first = [Need::Compiler, Need::Git];
        !self
            .wanted
            .iter()
            .any(|need| first.contains(need))
    }

    /// Installs them, and looks whether everything is here now.
    pub(crate) fn install(&self, project: &Project) -> Result<()> {
        if self.wanted.is_empty() {
            return Ok(());
        }
        println!(
            "Not here yet, so Debian's packages are installed: {}.",
            list(&self.wanted, |about| about.debian)
        );
        execute(&mut self.apt())?;
        let still = missing(project, self.needs);
        if still.is_empty() {
            Ok(())
        } else {
            bail!(missing_message(self.command, &still))
        }
    }

    fn apt(&self) -> Command {
        let mut install = Command::new("apt-get");
        install
            .args(["install", "--yes", "--quiet", "--no-install-recommends"])
            .args(self.wanted.iter().map(|need| need.about().debian))
            .env("DEBIAN_FRONTEND", "noninteractive");
        install
    }
}

fn missing(project: &Project, needs: &[Need]) -> Vec<Need> {
    needs
        .iter()
        .copied()
        .filter(|need| !need.is_met(project))
        .collect()
}

/// One message with everything, and how to get it.
fn missing_message(command: &str, missing: &[Need]) -> String {
    let mut text = format!("`cargo xtask {command}` needs what is not here:\n");
    let mut add = |line: String| {
        text.push_str(&line);
        text.push('\n');
    };
    for need in missing {
        add(format!("  * {}", need.about().what));
    }
    // Homebrew installs programs with windows by another command than the rest.
    let (windowed, plain): (Vec<Need>, Vec<Need>) = missing
        .iter()
        .partition(|need| matches!(need, Need::Chromium | Need::Driver));
    let ways = [
        (
            "Debian, Ubuntu",
            "sudo apt-get install ",
            list(missing, |about| about.debian),
        ),
        (
            "Fedora",
            "sudo dnf install ",
            list(missing, |about| about.fedora),
        ),
        ("macOS", "brew install ", list(&plain, |about| about.macos)),
        (
            "macOS",
            "brew install --cask ",
            list(&windowed, |about| about.macos),
        ),
    ];
    for (system, install, packages) in ways
        .iter()
        .filter(|(_, _, packages)| !packages.is_empty())
    {
        add(format!("on {system}: {install}{packages}"));
    }
    if missing.contains(&Need::Compiler) {
        add("on macOS, for the C compiler: xcode-select --install".to_owned());
    }
    let targets: Vec<&str> = missing
        .iter()
        .filter_map(|need| {
            if let Need::Target(name) = need {
                Some(*name)
            } else {
                None
            }
        })
        .collect();
    if !targets.is_empty() {
        add(format!(
            "with rustup (https://rustup.rs): rustup target add {}",
            targets.join(" ")
        ));
    }
    if missing.contains(&Need::Terminals) {
        add(format!("for pseudo-terminals, as root: {MOUNT_TERMINALS}"));
    }
    text.push_str("Then run it again.");
    text
}

/// The packages that have these, where there are any.
fn list(needs: &[Need], choose: fn(&About) -> &'static str) -> String {
    let names = needs
        .iter()
        .map(|need| choose(&need.about()))
        .filter(|name| !name.is_empty());
    names.collect::<Vec<_>>().join(" ")
}

/// Whether a program is there and answers.
fn runs(program: &str) -> bool {
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
fn on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn has_target(project: &Project, target: &str) -> bool {
    let mut ask = Command::new("rustc");
    ask.args(["--print", "target-libdir", "--target", target])
        .current_dir(&project.root);
    output(&mut ask).is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

/// Free bytes where the folder is, or will be.
fn room(folder: &Path) -> Option<u64> {
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

/// Debian keeps the server's programs out of the search path, in a folder for each version.
fn has_postgres() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    debian
        .chain(env::split_paths(&path))
        .any(|folder| folder.join("initdb").is_file())
}

/// Whether this is a Debian whose packages we may add to.
fn may_install() -> bool {
    let debian = Path::new("/etc/debian_version").exists();
    debian && output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn has_terminals() -> bool {
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

fn node_is_new_enough() -> bool {
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

fn deny_path(project: &Project) -> PathBuf {
    project.target.join("tools/bin/cargo-deny")
}

/// Builds `cargo deny` in the version we want, unless it is there.
pub(crate) fn build_deny(project: &Project) -> Option<Command> {
    let wanted = format!("cargo-deny {DENY_VERSION}");
    let found = output(Command::new(deny_path(project)).arg("--version"));
    if found.is_ok_and(|version| version.trim() == wanted) {
        return None;
    }
    // Neither optimised nor for a debugger: it runs for seconds, and compiles many times faster.
    let mut install = project.cargo(["install", "--locked", "--debug", "--force", "cargo-deny"]);
    install
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "0");
    install
        .args(["--version", DENY_VERSION, "--root"])
        .arg(project.target.join("tools"));
    Some(install)
}

/// `cargo deny check` for these.
pub(crate) fn deny(project: &Project, checks: &[&str]) -> Command {
    let mut command = Command::new(deny_path(project));
    command
        .current_dir(&project.root)
        .args(["check", "--hide-inclusion-graph"])
        .args(checks);
    command
}

/// Whether the database of advisories is here now; it is fetched from the internet.
pub(crate) fn fetch_advisories(project: &Project) -> Result<bool> {
    let mut fetch = Command::new(deny_path(project));
    fetch
        .current_dir(&project.root)
        .args(["fetch", "db"])
        .stdin(Stdio::null());
    let mut child = fetch
        .spawn()
        .context("cargo-deny could not be started")?;
    let started = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success());
        }
        if started.elapsed() > PATIENCE {
            child.kill()?;
            child.wait()?;
            return Ok(false);
        }
        thread::sleep(Duration::from_millis(100));
    }
}

/// `cargo xtask advisories`.
pub(crate) fn advisories(project: &Project) -> Result<()> {
    get(project, "advisories", &[Need::Compiler, Need::Room(2)])?;
    if let Some(mut install) = build_deny(project) {
        println!("Building cargo-deny {DENY_VERSION} once, about a minute.");
        execute(&mut install)?;
    }
    execute(&mut deny(project, &["advisories"]))
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
    fn everything_missing_is_named_once_with_the_way_to_get_it() {
        let missing = [
            Need::Postgres,
            Need::Chromium,
            Need::Driver,
            Need::Target(WASI),
            Need::Room(9),
            Need::Terminals,
        ];
        let expected = "`cargo xtask test` needs what is not here:\n\
              \x20 * PostgreSQL's server programs (`initdb`)\n\
              \x20 * Chromium (`chromium`)\n\
              \x20 * Chromium's driver (`chromedriver`)\n\
              \x20 * Rust's target wasm32-wasip1\n\
              \x20 * 9 GB of free disk for what is built\n\
              \x20 * pseudo-terminals (`/dev/pts`)\n\
             on Debian, Ubuntu: sudo apt-get install postgresql chromium chromium-driver\n\
             on Fedora: sudo dnf install postgresql-server chromium chromedriver\n\
             on macOS: brew install postgresql\n\
             on macOS: brew install --cask chromium chromedriver\n\
             with rustup (https://rustup.rs): rustup target add wasm32-wasip1\n\
             for pseudo-terminals, as root: \
             mount -t devpts -o newinstance,ptmxmode=0666 devpts /dev/pts\n\
             Then run it again.";
        assert_eq!(missing_message("test", &missing), expected);
    }

    #[test]
    fn what_is_there_is_found() {
        assert!(runs("rustc"));
        assert!(!runs("no-such-program"));
    }
}
