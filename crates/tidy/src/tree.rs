//! The files and crates that tidy looks at, all in memory, so that a test can make up its own.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::commands::output;
use crate::workspace::{Crate, Workspace};

/// All text files by path (relative to the root, with slashes), and the crates among them.
#[derive(Default)]
pub(crate) struct Tree {
    pub(crate) files: BTreeMap<String, String>,
    pub(crate) crates: Vec<Crate>,
}

impl Tree {
    /// Reads what git tracks or would track, so that a new file is checked before its first commit.
    pub(crate) fn load(workspace: &Workspace) -> Result<Self> {
        let mut files = BTreeMap::new();
        for path in paths(&workspace.root)? {
            // A file deleted but not yet committed is still listed, and may be skipped.
            let Ok(bytes) = fs::read(workspace.root.join(&path)) else {
                continue;
            };
            // What is not UTF-8 is no text.
            if let Ok(text) = String::from_utf8(bytes) {
                files.insert(path, text);
            }
        }
        Ok(Self {
            files,
            crates: workspace.crates.clone(),
        })
    }

    pub(crate) fn games(&self) -> impl Iterator<Item = &Crate> {
        self.crates.iter().filter(|c| c.is_game)
    }

    /// The games that people play: those that are no examples.
    pub(crate) fn listed_games(&self) -> impl Iterator<Item = &Crate> {
        self.games().filter(|game| !game.is_example)
    }

    /// The files of one folder, with their paths from the root.
    pub(crate) fn under<'a>(
        &'a self,
        folder: &str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> + use<'a> {
        let prefix = format!("{folder}/");
        let files = self
            .files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()));
        files.filter(move |(path, _)| path.starts_with(&prefix))
    }

    pub(crate) fn rust_files(&self) -> impl Iterator<Item = (&str, &str)> {
        let files = self
            .files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()));
        files.filter(|(path, _)| is_rust(path))
    }
}

pub(crate) fn is_rust(path: &str) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|extension| extension == "rs")
}

fn paths(root: &Path) -> Result<Vec<String>> {
    let mut git = Command::new("git");
    git.current_dir(root).args([
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]);
    let list = match output(&mut git) {
        Ok(list) => list,
        Err(error) => {
            println!("tidy: not a git checkout, so every file is read ({error:#})");
            let mut found = Vec::new();
            walk(root, "", &mut found)?;
            return Ok(found);
        }
    };
    Ok(list
        .split_terminator('\0')
        .map(str::to_owned)
        .collect())
}

/// For an unpacked archive of the sources: everything but build products.
fn walk(root: &Path, folder: &str, found: &mut Vec<String>) -> Result<()> {
    for entry in
        fs::read_dir(root.join(folder)).with_context(|| format!("cannot read {folder:?}"))?
    {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() {
            name.clone()
        } else {
            format!("{folder}/{name}")
        };
        if !entry.file_type()?.is_dir() {
            found.push(path);
        } else if name != "target" && name != ".git" {
            walk(root, &path, found)?;
        }
    }
    Ok(())
}

#[cfg(test)]
impl Tree {
    /// A tree of the given files, without crates.
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let files = files
            .iter()
            .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()))
            .collect();
        Self {
            files,
            crates: Vec::new(),
        }
    }

    /// Adds a crate under `crates/`, a game if its RULES.md is among the files and an example if its
    /// manifest says so.
    pub(crate) fn with(mut self, name: &str, uses: &[&str], dev_uses: &[&str]) -> Self {
        use crate::workspace::Use;

        let folder = format!("crates/{name}");
        let is_game = self
            .files
            .contains_key(&format!("{folder}/RULES.md"));
        let manifest = self.files.get(&format!("{folder}/Cargo.toml"));
        let is_example = manifest.is_some_and(|text| text.contains("example = true"));
        let normal = uses.iter().map(|name| Use {
            name: (*name).to_owned(),
            dev: false,
        });
        let dev = dev_uses.iter().map(|name| Use {
            name: (*name).to_owned(),
            dev: true,
        });
        let uses = normal.chain(dev).collect();
        self.crates.push(Crate {
            name: name.to_owned(),
            folder,
            is_game,
            is_example,
            uses,
            untested: Vec::new(),
        });
        self
    }
}

/// Findings as text, one a line, for the tests of the checks.
#[cfg(test)]
pub(crate) fn listed(findings: &[crate::checks::Finding]) -> String {
    findings
        .iter()
        .flat_map(|finding| [finding.to_string(), "\n".to_owned()])
        .collect()
}
