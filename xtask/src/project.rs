//! Where this project and its build lie, and the programs of its own that other commands use.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::jobs::{execute, output};

/// The folders of the project.
pub(crate) struct Project {
    pub(crate) root: PathBuf,
    /// Where cargo puts what it builds.
    pub(crate) target: PathBuf,
}

impl Project {
    /// Cargo says where this package lies when it starts us, and we lie in the folder of builds.
    pub(crate) fn find() -> Result<Project> {
        let manifest = env::var_os("CARGO_MANIFEST_DIR").context("start this by `cargo xtask`")?;
        let root = Path::new(&manifest)
            .parent()
            .context("the package has no parent folder")?
            .to_owned();
        let program = env::current_exe().context("where is this program?")?;
        let target = program
            .ancestors()
            .nth(2)
            .context("the program is not in a folder of builds")?
            .to_owned();
        Ok(Project { root, target })
    }

    /// The cargo that started us, at the root, so that all steps use one toolchain.
    pub(crate) fn cargo<S: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = S>) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(args).current_dir(&self.root);
        // Set by the cargo that started us, and no business of the ones we start.
        command.env_remove("CARGO_MANIFEST_DIR");
        command
    }

    /// A program of this workspace, in the profile of tests.
    pub(crate) fn built(&self, name: &str) -> PathBuf {
        self.target
            .join("debug")
            .join(format!("{name}{}", env::consts::EXE_SUFFIX))
    }

    /// Runs the program that reads the source.
    pub(crate) fn tidy(&self, args: &[&str]) -> Result<()> {
        execute(
            self.cargo(["run", "--package", "tidy", "--"])
                .args(args),
        )
    }

    /// The game crates, or all without input and output.
    pub(crate) fn crates(&self, kind: &str) -> Result<Vec<String>> {
        let list =
            output(&mut self.cargo(["run", "--quiet", "--package", "tidy", "--", "list", kind]))?;
        Ok(list.lines().map(str::to_owned).collect())
    }
}

/// `--package` before each name.
pub(crate) fn packages(names: &[String]) -> Vec<&str> {
    names
        .iter()
        .flat_map(|name| ["--package", name])
        .collect()
}
