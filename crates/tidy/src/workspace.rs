//! The crates of this workspace and how they use each other, as cargo knows them.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::checks::edges;
use crate::commands::{cargo, output};

/// What `cargo metadata` says, as far as we need it.
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
    pub(crate) crates: Vec<Crate>,
}

/// One crate of the workspace.
#[derive(Clone, Debug)]
pub(crate) struct Crate {
    pub(crate) name: String,
    /// Relative to the root, with slashes.
    pub(crate) folder: String,
    /// A game is a folder with a RULES.md.
    pub(crate) is_game: bool,
    /// A game to read, to copy and to test with, which is on no list and in no product: its manifest
    /// says `example = true` in `[package.metadata.zashiki]`.
    pub(crate) is_example: bool,
    /// The crates of this workspace that it uses.
    pub(crate) uses: Vec<Use>,
    /// First files of libraries and programs whose own tests are left out, relative to the root.
    pub(crate) untested: Vec<String>,
}

/// One crate uses another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Use {
    pub(crate) name: String,
    /// Only its tests, examples and benchmarks do.
    pub(crate) dev: bool,
}

impl Workspace {
    pub(crate) fn load() -> Result<Self> {
        let text = output(&mut cargo([
            "metadata",
            "--format-version",
            "1",
            "--no-deps",
        ]))?;
        let metadata: Metadata =
            serde_json::from_str(&text).context("cannot read `cargo metadata`")?;
        let mut crates: Vec<Crate> = metadata
            .packages
            .iter()
            .map(|package| metadata.describe(package))
            .collect::<Result<_>>()?;
        crates.sort_by(|a, b| a.folder.cmp(&b.folder));
        Ok(Self {
            root: metadata.workspace_root,
            crates,
        })
    }

    /// Crates without any input or output of their own, which also run in the browser.
    pub(crate) fn pure_crates(&self) -> Vec<&str> {
        self.crates
            .iter()
            .filter(|c| edges::is_pure(c))
            .map(|c| c.name.as_str())
            .collect()
    }

    pub(crate) fn games(&self) -> Vec<&str> {
        self.crates
            .iter()
            .filter(|c| c.is_game)
            .map(|c| c.name.as_str())
            .collect()
    }
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_root: PathBuf,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    manifest_path: PathBuf,
    dependencies: Vec<Dependency>,
    targets: Vec<Target>,
    /// Absent and null are the same.
    metadata: Option<OwnMetadata>,
}

/// What manifests say to the tools of this project.
#[derive(Deserialize)]
struct OwnMetadata {
    #[serde(default)]
    zashiki: Marks,
}

#[derive(Default, Deserialize)]
struct Marks {
    #[serde(default)]
    example: bool,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
    src_path: PathBuf,
    test: bool,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    kind: Option<String>,
    path: Option<PathBuf>,
}

impl Metadata {
    fn describe(&self, package: &Package) -> Result<Crate> {
        let folder = package
            .manifest_path
            .parent()
            .unwrap_or(Path::new(""));
        let relative = folder
            .strip_prefix(&self.workspace_root)
            .context("a member outside the workspace")?;
        let uses = package
            .dependencies
            .iter()
            .filter(|d| d.path.is_some())
            .map(|d| Use {
                name: d.name.clone(),
                dev: d.kind.as_deref() == Some("dev"),
            })
            .collect();
        let slashed = |path: &Path| path.to_string_lossy().replace('\\', "/");
        let left_out = |target: &&Target| {
            !target.test
                && target
                    .kind
                    .iter()
                    .any(|kind| ["lib", "bin"].contains(&kind.as_str()))
        };
        let from_root = |target: &Target| {
            target
                .src_path
                .strip_prefix(&self.workspace_root)
                .map(slashed)
                .ok()
        };
        Ok(Crate {
            name: package.name.clone(),
            folder: slashed(relative),
            is_game: folder.join("RULES.md").is_file(),
            is_example: package
                .metadata
                .as_ref()
                .is_some_and(|metadata| metadata.zashiki.example),
            uses,
            untested: package
                .targets
                .iter()
                .filter(left_out)
                .filter_map(from_root)
                .collect(),
        })
    }
}
