//! Names that a new game cannot have, because something else has them already.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Result, ensure};
use proc_macro2::TokenStream;

use super::listing::key;
use super::name::Name;
use super::{LIST, TEMPLATE};
use crate::checks::source::words;
use crate::tree::{Tree, is_rust};

/// Refuses a name that would not compile, or would stand in the way of a file that the game may want one day.
pub(super) fn check(tree: &Tree, name: &Name) -> Result<()> {
    let text_of = |path: &str| tree.files.get(path).map_or("", String::as_str);
    ensure!(
        !text_of("Cargo.toml")
            .lines()
            .any(|line| key(line) == name.kebab),
        "{:?} stands in the root Cargo.toml already",
        name.kebab
    );
    let listed = words_of(text_of(LIST));
    ensure!(
        !listed.contains(&name.pascal) && !listed.contains(&name.kebab),
        "the list of games has a {:?} already",
        name.pascal
    );
    let template: BTreeSet<String> = tree
        .under(TEMPLATE)
        .filter(|(path, _)| is_rust(path))
        .flat_map(|(_, text)| words_of(text))
        .collect();
    ensure!(
        !template.contains(&name.pascal) && !template.contains(&name.snake),
        "{:?} is a word in the code of every game",
        name.kebab
    );
    let files = files_beside_games(tree);
    ensure!(
        !files.contains(name.kebab.as_str()) && !files.contains(name.snake.as_str()),
        "where each game has a file of its name, there is another file {:?}",
        name.kebab
    );
    Ok(())
}

/// The names and texts in a Rust file.
fn words_of(text: &str) -> BTreeSet<String> {
    let mut found = Vec::new();
    if let Ok(tokens) = text.parse::<TokenStream>() {
        words(tokens, &mut found);
    }
    found
        .into_iter()
        .map(|(word, _)| word.trim_matches('"').to_owned())
        .collect()
}

/// Names of files, without their endings, in all folders that have a file named after a game.
fn files_beside_games(tree: &Tree) -> BTreeSet<&str> {
    let games: BTreeSet<String> = tree
        .listed_games()
        .flat_map(|game| [game.name.clone(), game.name.replace('-', "_")])
        .collect();
    let files: Vec<(&Path, &str)> = tree
        .files
        .keys()
        .filter_map(|path| folder_and_stem(path))
        .collect();
    let folders: BTreeSet<&Path> = files
        .iter()
        .filter(|(_, stem)| games.contains(*stem))
        .map(|(folder, _)| *folder)
        .collect();
    files
        .iter()
        .filter(|(folder, _)| folders.contains(folder))
        .map(|(_, stem)| *stem)
        .collect()
}

fn folder_and_stem(path: &str) -> Option<(&Path, &str)> {
    let path = Path::new(path);
    Some((path.parent()?, path.file_stem()?.to_str()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_something_has_are_refused() {
        let tree = Tree::of(&[
            (
                "Cargo.toml",
                "[workspace.dependencies]\nserde = \"1\"\ntable = { path = \"t\" }\n",
            ),
            (
                LIST,
                "games! { Hanafuda2 = \"hanafuda-2\", hanafuda_2::Hanafuda2; }",
            ),
            (
                "crates/template/src/lib.rs",
                "pub mod card; pub struct Card;",
            ),
            ("crates/hanafuda-2/RULES.md", ""),
            ("locales/en/hanafuda-2.ftl", ""),
            ("locales/en/common.ftl", ""),
            ("crates/client-web/src/games/hanafuda_2.rs", ""),
            ("crates/client-web/src/games/deep_sea.rs", ""),
            ("docs/building.md", ""),
        ])
        .with("hanafuda-2", &[], &[]);
        let answer = |name| match check(&tree, &Name::new(name, &[]).unwrap()) {
            Ok(()) => String::new(),
            Err(error) => error.to_string(),
        };
        assert_eq!(
            answer("serde"),
            "\"serde\" stands in the root Cargo.toml already"
        );
        assert_eq!(
            answer("hanafuda2"),
            "the list of games has a \"Hanafuda2\" already"
        );
        assert_eq!(
            answer("card"),
            "\"card\" is a word in the code of every game"
        );
        for name in ["common", "deep-sea"] {
            assert!(answer(name).contains("there is another file"), "{name}");
        }
        for name in ["moon-viewing", "building"] {
            assert_eq!(answer(name), "");
        }
    }
}
