//! `cargo xtask new-game`: a new game crate that plays from its first minute, copied from the template.

mod listing;
mod name;
mod rename;

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, ensure};

use crate::commands::{cargo, output};
use crate::markers::lines_between;
use crate::tree::Tree;
use crate::workspace::Workspace;
use name::Name;

const TEMPLATE: &str = "crates/toy";
const GUIDE: &str = "docs/adding-a-game.md";

pub(crate) fn run(workspace: &Workspace, name: &str) -> Result<()> {
    let taken: Vec<&str> = workspace
        .crates
        .iter()
        .map(|c| c.name.as_str())
        .collect();
    let name = Name::new(name, &taken)?;
    let folder = workspace.root.join("crates").join(&name.kebab);
    ensure!(
        !folder.exists(),
        "the folder crates/{} exists already",
        name.kebab
    );
    let tree = Tree::load(workspace)?;
    for (path, text) in plan(&tree, &name)? {
        let path = workspace.root.join(path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot create {}", folder.display()))?;
        }
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    // A longer name breaks lines in other places.
    output(&mut cargo(["fmt", "--package", &name.kebab]))?;
    println!(
        "\ncrates/{} is ready: a copy of the template under its new name.\n",
        name.kebab
    );
    println!("{}", next_steps(tree.files.get(GUIDE)));
    Ok(())
}

/// All files to write, old ones with their new text; nothing is written before all are known.
fn plan(tree: &Tree, name: &Name) -> Result<BTreeMap<String, String>> {
    let games: Vec<&str> = tree
        .games()
        .map(|game| game.name.as_str())
        .collect();
    let mut files: BTreeMap<String, String> = tree
        .under(TEMPLATE)
        .map(|(path, text)| (rename::path(path, name), rename::text(path, text, name)))
        .collect();
    ensure!(
        !files.is_empty(),
        "the template game {TEMPLATE} is not there"
    );
    let manifest = tree
        .files
        .get("Cargo.toml")
        .context("the root Cargo.toml is not there")?;
    files.insert(
        "Cargo.toml".to_owned(),
        listing::add_dependency(manifest, name, &games)?,
    );
    let map = "ARCHITECTURE.md";
    if let Some(text) = tree
        .files
        .get(map)
        .and_then(|text| listing::add_row(text, name, &games))
    {
        files.insert(map.to_owned(), text);
    }
    Ok(files)
}

/// The part of the guide between its `next-steps` markers, or all of it.
fn next_steps(guide: Option<&String>) -> String {
    let Some(guide) = guide else {
        return format!(
            "Next: write RULES.md, then the rules, then list the game in the catalog ({GUIDE})."
        );
    };
    match lines_between(guide, "next-steps") {
        Some(range) => guide
            .lines()
            .skip(range.start)
            .take(range.len())
            .collect::<Vec<_>>()
            .join("\n"),
        None => guide.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plan_copies_the_template_and_lists_the_game() {
        let tree = Tree::of(&[
            (
                "Cargo.toml",
                "[workspace.dependencies]\ntoy = { path = \"crates/toy\" }\n",
            ),
            ("crates/toy/Cargo.toml", "name = \"toy\"\n"),
            ("crates/toy/RULES.md", "# Toy\n"),
            ("crates/toy/src/lib.rs", "pub struct Toy;\n"),
            ("crates/toys/src/lib.rs", "not the template\n"),
        ])
        .with("toy", &[], &[]);
        let name = Name::new("moon-viewing", &["toy"]).unwrap();
        let plan = plan(&tree, &name).unwrap();
        let written: Vec<(&str, &str)> = plan
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
            .collect();
        let expected = [
            (
                "Cargo.toml",
                "[workspace.dependencies]\nmoon-viewing = { path = \"crates/moon-viewing\" }\n\
                 toy = { path = \"crates/toy\" }\n",
            ),
            (
                "crates/moon-viewing/Cargo.toml",
                "name = \"moon-viewing\"\n",
            ),
            ("crates/moon-viewing/RULES.md", "# Moon Viewing\n"),
            (
                "crates/moon-viewing/src/lib.rs",
                "pub struct MoonViewing;\n",
            ),
        ];
        assert_eq!(written, expected);
    }

    #[test]
    fn without_a_template_there_is_no_plan() {
        let name = Name::new("moon-viewing", &[]).unwrap();
        assert!(plan(&Tree::default(), &name).is_err());
    }

    #[test]
    fn next_steps_come_from_the_guide() {
        let guide =
            "# Guide\n<!-- next-steps -->\n1. Play.\n<!-- /next-steps -->\nMore.\n".to_owned();
        assert_eq!(next_steps(Some(&guide)), "1. Play.");
        assert!(next_steps(None).contains(GUIDE));
    }
}
