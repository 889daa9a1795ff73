//! `cargo xtask new-game`: a game that can be played from its first minute, copied from the template.

mod clash;
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

const TEMPLATE: &str = "crates/template";
const LIST: &str = "crates/roster/src/list.rs";
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
    clash::check(&tree, &name)?;
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
        "\ncrates/{} is ready and on the list of games: a copy of the template under its new name.\n",
        name.kebab
    );
    println!("{}", next_steps(tree.files.get(GUIDE), &name));
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
        .map(|(path, text)| (rename::path(path, name), copy(path, text, name)))
        .collect();
    ensure!(
        !files.is_empty(),
        "the template game {TEMPLATE} is not there"
    );
    let edits = [
        (
            "Cargo.toml",
            listing::add_to_workspace(text_of(tree, "Cargo.toml")?, name, &games)?,
        ),
        (
            "crates/catalog/Cargo.toml",
            listing::add_to_catalog(text_of(tree, "crates/catalog/Cargo.toml")?, name)?,
        ),
        (LIST, listing::add_to_list(text_of(tree, LIST)?, name)?),
    ];
    files.extend(edits.map(|(path, text)| (path.to_owned(), text)));
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

fn text_of<'a>(tree: &'a Tree, path: &str) -> Result<&'a str> {
    let text = tree.files.get(path);
    text.map(String::as_str)
        .with_context(|| format!("{path} is not there"))
}

fn copy(path: &str, text: &str, name: &Name) -> String {
    if path.ends_with("/Cargo.toml") {
        rename::text(path, &without_marks(text), name)
    } else {
        rename::text(path, text, name)
    }
}

/// A manifest without the paragraph that calls the crate an example: the copy is a real game.
fn without_marks(manifest: &str) -> String {
    let paragraphs: Vec<&str> = manifest
        .split("\n\n")
        .filter(|paragraph| !paragraph.contains("[package.metadata.zashiki]"))
        .collect();
    paragraphs.join("\n\n")
}

/// The part of the guide between its `next-steps` markers, or all of it, for this game.
fn next_steps(guide: Option<&String>, name: &Name) -> String {
    let Some(guide) = guide else {
        return format!("Next: `cargo xtask serve`, then write RULES.md and the rules ({GUIDE}).");
    };
    let steps = match lines_between(guide, "next-steps") {
        Some(range) => guide
            .lines()
            .skip(range.start)
            .take(range.len())
            .collect::<Vec<_>>()
            .join("\n"),
        None => guide.clone(),
    };
    steps.replace("NAME", &name.kebab)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CATALOG: &str = "crates/catalog/Cargo.toml";

    fn name() -> Name {
        Name::new("moon-viewing", &["template"]).unwrap()
    }

    /// A workspace with these files of the template.
    fn tree(template: &[(&str, &str)]) -> Tree {
        let rest = [
            (
                "Cargo.toml",
                "[workspace.dependencies]\ntemplate = { path = \"crates/template\" }\n\n\
                 [profile.dev.package]\ntemplate.opt-level = 3\n",
            ),
            (CATALOG, "[dependencies]\ngame-core.workspace = true\n"),
            (
                LIST,
                "macro_rules! games {\n    {\n        Go = \"go\";\n    }\n}\n",
            ),
            ("crates/templates/src/lib.rs", "not the template\n"),
        ];
        let files: Vec<(&str, &str)> = rest.iter().chain(template).copied().collect();
        Tree::of(&files).with("template", &[], &[])
    }

    #[test]
    fn the_plan_copies_the_template_and_lists_the_game() {
        let tree = tree(&[
            (
                "crates/template/Cargo.toml",
                "[package]\nname = \"template\"\n\n# A mark.\n[package.metadata.zashiki]\nexample = true\n\n[lints]\n",
            ),
            ("crates/template/RULES.md", "# Template\n"),
            ("crates/template/src/lib.rs", "pub struct Template;\n"),
        ]);
        let plan = plan(&tree, &name()).unwrap();
        let written: Vec<(&str, &str)> = plan
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
            .collect();
        let expected = [
            (
                "Cargo.toml",
                "[workspace.dependencies]\nmoon-viewing = { path = \"crates/moon-viewing\" }\n\
                 template = { path = \"crates/template\" }\n\n\
                 [profile.dev.package]\nmoon-viewing.opt-level = 3\ntemplate.opt-level = 3\n",
            ),
            (
                CATALOG,
                "[dependencies]\ngame-core.workspace = true\nmoon-viewing.workspace = true\n",
            ),
            (
                "crates/moon-viewing/Cargo.toml",
                "[package]\nname = \"moon-viewing\"\n\n[lints]\n",
            ),
            ("crates/moon-viewing/RULES.md", "# Moon Viewing\n"),
            (
                "crates/moon-viewing/src/lib.rs",
                "pub struct MoonViewing;\n",
            ),
            (
                LIST,
                "macro_rules! games {\n    {\n        Go = \"go\";\n        \
                 MoonViewing = \"moon-viewing\", moon_viewing::MoonViewing, 2 to 5 by \"players\", one each, \
                 plain bots, plain statistics, plain words, plain drawing;\n    }\n}\n",
            ),
        ];
        assert_eq!(written, expected);
    }

    #[test]
    fn a_new_game_is_small() {
        let workspace = Workspace::load().unwrap();
        let tree = Tree::load(&workspace).unwrap();
        let plan = plan(&tree, &name()).unwrap();
        let new: Vec<(&str, usize)> = plan
            .iter()
            .filter(|(path, _)| !tree.files.contains_key(*path))
            .map(|(path, text)| (path.as_str(), text.lines().count()))
            .collect();
        let lines: usize = new.iter().map(|(_, lines)| lines).sum();
        assert!(new.len() <= 12, "{} new files: {new:?}", new.len());
        assert!(lines <= 1000, "{lines} new lines: {new:?}");
        assert_eq!(plan.len() - new.len(), 4, "only lists of games change");
    }

    #[test]
    fn without_a_template_there_is_no_plan() {
        assert!(plan(&tree(&[]), &name()).is_err());
        assert!(plan(&Tree::default(), &name()).is_err());
    }

    #[test]
    fn next_steps_come_from_the_guide() {
        let guide = "# Guide\n<!-- next-steps -->\n1. Play NAME.\n<!-- /next-steps -->\nMore.\n";
        assert_eq!(
            next_steps(Some(&guide.to_owned()), &name()),
            "1. Play moon-viewing."
        );
        assert!(next_steps(None, &name()).contains(GUIDE));
    }
}
