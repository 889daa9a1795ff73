//! `cargo xtask serve`: builds the web client and the server side by side and starts it on a file of its own.

use std::net::{SocketAddr, TcpListener};
use std::process::Command;
use std::{env, io};

use anyhow::{Context, Result, bail, ensure};

use crate::build::{self, Client};
use crate::jobs::{Job, together};
use crate::needs::{self, Need};
use crate::project::Project;

/// Where matches are kept if nothing else is said: beside the source, so that no cleaning of builds takes them.
const DATA: &str = "sqlite:zashiki.db";
/// Where `zashiki serve` listens by default.
const LISTEN: &str = "127.0.0.1:8080";

/// What `serve` needs of the machine.
pub(crate) const NEEDS: &[Need] = &[Need::Compiler, Need::Target(needs::BROWSER), Need::Room(3)];

/// Starts the server, which prints the address to open; further flags are passed on.
pub(crate) fn run(project: &Project, args: &[String]) -> Result<()> {
    let first = !project.built("zashiki").exists();
    let time = if first {
        "four to six minutes on two cores the first time"
    } else {
        "seconds if nothing has changed"
    };
    println!("Builds the web client and the server ({time}), then starts the server.");
    println!("It opens no window; the address to open is the last line. Ctrl-C ends it.\n");
    needs::get(project, "serve", NEEDS)?;
    port_is_free(args)?;
    build(project)?;
    let mut command = Command::new(project.built("zashiki"));
    command
        .current_dir(&project.root)
        .arg("serve")
        .env(build::SHOWN, Client::Quick.folder(project));
    if !given(args, "--data", "ZASHIKI_DATA") {
        command.args(["--data", DATA]);
        println!(
            "Matches are kept in {}.",
            project.root.join("zashiki.db").display()
        );
    }
    let status = command
        .args(args)
        .status()
        .context("the server could not be started")?;
    ensure!(status.success(), "the server ended with {status}");
    Ok(())
}

/// The client and the server, neither of which waits for the other.
pub(crate) fn build(project: &Project) -> Result<()> {
    // The simulations and tournaments of the command are not needed to play.
    let server = project.cargo([
        "build",
        "--package",
        "zashiki",
        "--package",
        "bundle",
        "--no-default-features",
    ]);
    let client = Client::Quick.compile(project);
    together(vec![
        Job {
            name: "client",
            command: client,
        },
        Job {
            name: "server",
            command: server,
        },
    ])?;
    Client::Quick.bundle(project).map(drop)
}

fn given(args: &[String], flag: &str, variable: &str) -> bool {
    let named = |arg: &String| {
        arg.strip_prefix(flag)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
    };
    args.iter().any(named) || env::var_os(variable).is_some()
}

/// Found out before the build, not after it. The server itself says what is wrong with an address that cannot be read.
fn port_is_free(args: &[String]) -> Result<()> {
    let listen = |(index, arg): (usize, &String)| match arg.strip_prefix("--listen")? {
        "" => args.get(index + 1).cloned(),
        rest => rest.strip_prefix('=').map(str::to_owned),
    };
    let flag = args.iter().enumerate().find_map(listen);
    let address = flag
        .or_else(|| env::var("ZASHIKI_LISTEN").ok())
        .unwrap_or_else(|| LISTEN.to_owned());
    let Ok(address) = address.parse::<SocketAddr>() else {
        return Ok(());
    };
    match TcpListener::bind(address) {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => bail!(
            "port {} is taken by another program; end it, or choose another port: cargo xtask serve --listen {}:{}",
            address.port(),
            address.ip(),
            address.port().saturating_add(1)
        ),
        Err(error) => bail!("cannot listen on {address}: {error}"),
        Ok(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(words: &[&str]) -> Vec<String> {
        words
            .iter()
            .map(|word| (*word).to_owned())
            .collect()
    }

    #[test]
    fn a_taken_port_is_found_before_the_build() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = taken.local_addr().unwrap().to_string();
        for words in [
            vec!["--listen", &address],
            vec!["--log=warn", &format!("--listen={address}")],
        ] {
            let error = port_is_free(&args(&words))
                .unwrap_err()
                .to_string();
            assert!(error.contains("is taken by another program"), "{error}");
        }
        assert!(port_is_free(&args(&["--listen", "127.0.0.1:0"])).is_ok());
    }

    #[test]
    fn flags_are_told_from_their_likes() {
        assert!(given(
            &args(&["--data=x"]),
            "--data",
            "ZASHIKI_NO_SUCH_VARIABLE"
        ));
        assert!(given(
            &args(&["--data", "x"]),
            "--data",
            "ZASHIKI_NO_SUCH_VARIABLE"
        ));
        assert!(!given(
            &args(&["--database=x"]),
            "--data",
            "ZASHIKI_NO_SUCH_VARIABLE"
        ));
    }
}
