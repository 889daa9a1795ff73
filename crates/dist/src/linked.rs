//! The packages that are really in the program: of the server for this machine, of the client for the browser.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::{cargo, line, output};

/// What is in the program.
pub(crate) struct Linked {
    /// The version of the program.
    pub(crate) version: String,
    /// The machine it is built for.
    pub(crate) target: String,
    /// The compiler, whose library is in it.
    pub(crate) compiler: String,
    /// The version of SQLite, whose source is in one of the packages.
    pub(crate) sqlite: String,
    /// By name and version.
    pub(crate) packages: Vec<Package>,
}

/// One package.
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) licence: Option<String>,
    pub(crate) repository: Option<String>,
    /// The sum of what was downloaded; none for our own.
    pub(crate) checksum: Option<String>,
    pub(crate) licence_files: Vec<PathBuf>,
    /// What it uses of the others, by place in the list.
    pub(crate) uses: Vec<usize>,
}

impl Linked {
    pub(crate) fn of(root: &Path) -> Result<Linked> {
        let version = line("rustc", &["-vV"])?;
        let target = version
            .lines()
            .find_map(|line| line.strip_prefix("host: "));
        let target = target
            .context("rustc does not say what it builds for")?
            .to_owned();
        let mut names = tree(root, "zashiki", &target)?;
        names.extend(tree(root, "client-web", "wasm32-unknown-unknown")?);
        let text = output(&mut cargo(
            root,
            &["metadata", "--format-version", "1", "--locked"],
        ))?;
        let metadata: Metadata =
            serde_json::from_str(&text).context("cannot read `cargo metadata`")?;
        let sums = checksums(&fs::read_to_string(root.join("Cargo.lock"))?);
        let described: Vec<&Described> = {
            let known = metadata
                .packages
                .iter()
                .map(|package| ((&package.name, &package.version), package));
            let known: BTreeMap<_, _> = known.collect();
            let found = names
                .iter()
                .map(|(name, version)| known.get(&(name, version)).copied());
            found
                .collect::<Option<_>>()
                .context("cargo knows a package by two names")?
        };
        let packages = described
            .iter()
            .map(|package| metadata.package(package, &described, &sums));
        let packages: Vec<Package> = packages.collect::<Result<_>>()?;
        let own = packages
            .iter()
            .find(|package| package.name == "zashiki")
            .context("there is no program")?;
        Ok(Linked {
            version: own.version.clone(),
            target,
            compiler: line("rustc", &["--version"])?,
            sqlite: sqlite_version(&described)?,
            packages,
        })
    }
}

/// Names and versions of what a package is made of on a machine, without what only builds or tests it.
fn tree(root: &Path, package: &str, target: &str) -> Result<BTreeSet<(String, String)>> {
    let edges = [
        "--edges",
        "normal,no-proc-macro",
        "--prefix",
        "none",
        "--format",
        "{p}",
        "--locked",
    ];
    let text =
        output(cargo(root, &["tree", "--package", package, "--target", target]).args(edges))?;
    let mut found = BTreeSet::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        let mut words = line.split(' ');
        let (name, version) = (
            words.next(),
            words
                .next()
                .and_then(|version| version.strip_prefix('v')),
        );
        let (name, version) = name
            .zip(version)
            .with_context(|| format!("`cargo tree` wrote `{line}`"))?;
        found.insert((name.to_owned(), version.to_owned()));
    }
    Ok(found)
}

/// The sums in Cargo.lock by name and version.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let blocks = lock.split("[[package]]").skip(1);
    let sums = blocks.filter_map(|block| {
        let value = |key: &str| {
            let line = block
                .lines()
                .find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))?;
            Some(line.trim_matches('"').to_owned())
        };
        Some(((value("name")?, value("version")?), value("checksum")?))
    });
    sums.collect()
}

/// What SQLite says of itself in the source that is compiled in.
fn sqlite_version(described: &[&Described]) -> Result<String> {
    let package = described
        .iter()
        .find(|package| package.name == "libsqlite3-sys");
    let header = package
        .context("there is no SQLite")?
        .folder()
        .join("sqlite3/sqlite3.h");
    let text =
        fs::read_to_string(&header).with_context(|| format!("reading {}", header.display()))?;
    let version = text
        .lines()
        .find_map(|line| line.strip_prefix("#define SQLITE_VERSION "))
        .unwrap_or_default();
    let version = version.trim().trim_matches('"');
    ensure!(!version.is_empty(), "SQLite does not say its version");
    Ok(version.to_owned())
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Described>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Described {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    repository: Option<String>,
    manifest_path: PathBuf,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dep>,
}

#[derive(Deserialize)]
struct Dep {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    kind: Option<String>,
}

impl Described {
    fn folder(&self) -> &Path {
        self.manifest_path
            .parent()
            .unwrap_or(&self.manifest_path)
    }

    fn licence_files(&self) -> Result<Vec<PathBuf>> {
        let mut files = Vec::new();
        for entry in fs::read_dir(self.folder())? {
            let path = entry?.path();
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .to_ascii_uppercase();
            let is_licence = [
                "LICENSE",
                "LICENCE",
                "COPYING",
                "NOTICE",
                "UNLICENSE",
                "COPYRIGHT",
            ]
            .iter()
            .any(|begin| name.starts_with(begin));
            if is_licence && path.is_file() {
                files.push(path);
            }
        }
        files.sort();
        Ok(files)
    }
}

impl Metadata {
    fn package(
        &self,
        package: &Described,
        all: &[&Described],
        sums: &BTreeMap<(String, String), String>,
    ) -> Result<Package> {
        let node = self
            .resolve
            .nodes
            .iter()
            .find(|node| node.id == package.id);
        let named: Vec<&str> = node
            .into_iter()
            .flat_map(|node| &node.deps)
            .filter(|dep| {
                dep.dep_kinds
                    .iter()
                    .any(|kind| kind.kind.is_none())
            })
            .map(|dep| dep.pkg.as_str())
            .collect();
        let uses = (0..all.len()).filter(|&at| {
            all.get(at)
                .is_some_and(|other| named.contains(&other.id.as_str()))
        });
        Ok(Package {
            name: package.name.clone(),
            version: package.version.clone(),
            licence: package.license.clone(),
            repository: package.repository.clone(),
            checksum: sums
                .get(&(package.name.clone(), package.version.clone()))
                .cloned(),
            licence_files: package.licence_files()?,
            uses: uses.collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::checksums;

    #[test]
    fn sums_are_read_and_our_own_packages_have_none() {
        let lock = "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\nchecksum = \"ab\"\n\n\
                    [[package]]\nname = \"own\"\nversion = \"0.1.0\"\n";
        let sums = checksums(lock);
        assert_eq!(
            sums.into_iter().collect::<Vec<_>>(),
            [(("a".to_owned(), "1.0.0".to_owned()), "ab".to_owned())]
        );
    }
}
