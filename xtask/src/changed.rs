//! Which packages have changed since the quick tests last passed here, by the times of their files.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result, ensure};

use crate::jobs::output;
use crate::project::Project;

/// In the folder of builds; its time is that of the last pass.
const STAMP: &str = "quick-tests-passed";
/// A change of these may change everything.
const EVERYTHING: &[&str] = &[
    "Cargo.toml",
    "Cargo.lock",
    "rust-toolchain.toml",
    ".cargo/config.toml",
];

/// What has to be tested again.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Changed {
    Everything,
    Packages(BTreeSet<String>),
}

/// What has changed since the tests last passed.
pub(crate) fn since_the_last_pass(project: &Project) -> Result<Changed> {
    let Some(passed) = modified(&project.target.join(STAMP)) else {
        return Ok(Changed::Everything);
    };
    let mut git = Command::new("git");
    git.args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(&project.root);
    let files = output(&mut git)?;
    let newer: Vec<&str> = files
        .lines()
        .filter(|file| modified(&project.root.join(file)).is_some_and(|time| time >= passed))
        .collect();
    packages(&newer, |text| mentions(project, text))
}

/// Everything passed that was there at this time.
pub(crate) fn passed(project: &Project, at: SystemTime) -> Result<()> {
    Ok(File::create(project.target.join(STAMP))?.set_modified(at)?)
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

/// The files of packages that mention a text.
fn mentions(project: &Project, text: &str) -> Result<Vec<String>> {
    let mut git = Command::new("git");
    git.args([
        "grep",
        "--files-with-matches",
        "--fixed-strings",
        text,
        "--",
        "*.rs",
    ]);
    let found = git
        .current_dir(&project.root)
        .output()
        .context("could not start `git grep`")?;
    // It ends with 1 where nothing is found, and with more where it could not look.
    ensure!(
        matches!(found.status.code(), Some(0 | 1)),
        "`git grep` ended with {}\n{}",
        found.status,
        String::from_utf8_lossy(&found.stderr)
    );
    let files = String::from_utf8(found.stdout)?;
    Ok(files.lines().map(str::to_owned).collect())
}

/// The packages that these files belong to. What is beside the packages (texts, documents, examples) concerns those
/// that mention it.
fn packages(files: &[&str], mentions: impl Fn(&str) -> Result<Vec<String>>) -> Result<Changed> {
    let mut changed = BTreeSet::new();
    for file in files {
        if EVERYTHING.contains(file) {
            return Ok(Changed::Everything);
        }
        if let Some(package) = package(file) {
            changed.insert(package.to_owned());
            continue;
        }
        let folder = ["locales/", "lessons/"]
            .into_iter()
            .find(|folder| file.starts_with(folder));
        let text = folder.unwrap_or(file);
        changed.extend(
            mentions(text)?
                .iter()
                .filter_map(|file| package(file))
                .map(str::to_owned),
        );
    }
    Ok(Changed::Packages(changed))
}

fn package(file: &str) -> Option<&str> {
    let inside = file
        .strip_prefix("crates/")
        .or_else(|| file.starts_with("xtask/").then_some(file))?;
    inside.split('/').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_belong_to_their_package_or_to_those_that_mention_them() {
        let mentions = |text: &str| {
            Ok(match text {
                "locales/" => vec!["crates/client-core/tests/it/words.rs".to_owned()],
                "docs/ENGINE.md" => vec!["crates/zashiki/tests/it/document.rs".to_owned()],
                _ => Vec::new(),
            })
        };
        let changed = |files: &[&str]| packages(files, mentions).unwrap();
        let these = |names: &[&str]| {
            Changed::Packages(
                names
                    .iter()
                    .map(|&name| name.to_owned())
                    .collect(),
            )
        };
        assert_eq!(
            changed(&["crates/toy/src/lib.rs", "crates/toy/RULES.md"]),
            these(&["toy"])
        );
        assert_eq!(changed(&["xtask/src/main.rs"]), these(&["xtask"]));
        assert_eq!(
            changed(&["locales/pl/common.ftl", "docs/ENGINE.md"]),
            these(&["client-core", "zashiki"])
        );
        assert_eq!(changed(&["LICENSE-MIT"]), these(&[]));
        assert_eq!(
            changed(&["crates/toy/src/lib.rs", "Cargo.lock"]),
            Changed::Everything
        );
    }
}
