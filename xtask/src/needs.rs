//! What each command needs of the machine: found, installed where that is allowed, or named all at once.
//!
//! Everything is looked for before the long work starts.
//!
//! | file | job |
//! |---|---|
//! | `machine` | what is there |
//! | `cargo_deny` | the one tool that is built here |

mod cargo_deny;
mod machine;

use std::process::Command;

use anyhow::{Result, bail};

pub(crate) use cargo_deny::{advisories, build_deny, deny, fetch_advisories};
use machine::{
    MOUNT_TERMINALS, NODE_AT_LEAST, has_postgres, has_target, has_terminals, may_install,
    node_is_new_enough, on_path, room, runs,
};
pub(crate) use machine::{administrators_program, again_with_terminals, postgres_programs};

use crate::jobs::{execute, output};
use crate::project::Project;

/// The browser's target.
pub(crate) const BROWSER: &str = "wasm32-unknown-unknown";
/// WebAssembly with files and arguments: test programs can run in it.
pub(crate) const WASI: &str = "wasm32-wasip1";

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
    /// The program that carries messages between servers.
    Nats,
    /// A load balancer.
    Haproxy,
    /// The program that signs.
    SshKeygen,
    /// The program that makes certificates, for the tests of encrypted lines.
    Openssl,
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
            Need::Nats => about(
                "NATS (`nats-server`)",
                "nats-server",
                "nats-server",
                "nats-server",
            ),
            Need::Haproxy => about("HAProxy (`haproxy`)", "haproxy", "haproxy", "haproxy"),
            Need::SshKeygen => about(
                "OpenSSH's programs (`ssh-keygen`)",
                "openssh-client",
                "openssh-clients",
                "openssh",
            ),
            Need::Openssl => about("OpenSSL (`openssl`)", "openssl", "openssl", "openssl"),
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
            Need::Nats => administrators_program("nats-server").is_some(),
            Need::Haproxy => administrators_program("haproxy").is_some(),
            Need::SshKeygen => on_path("ssh-keygen"),
            Need::Openssl => on_path("openssl"),
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
