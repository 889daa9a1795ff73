//! There is one list of games: no other file names three of them, and none tells one from the others.

use std::collections::BTreeSet;

use proc_macro2::{Ident, Span};
use syn::visit::{self, Visit};
use syn::{Arm, Item, ItemMod, LitStr, Macro, Path};

use super::Finding;
use super::source::{attributes, is_test_only, words};
use crate::tree::Tree;

/// Where the list stands, and where each game gets its type.
const HOME: &[&str] = &["crates/roster/", "crates/catalog/"];
/// Tests, examples and benchmarks name what they play.
const PLAYED: &[&str] = &["/tests/", "/examples/", "/benches/"];
/// Two games may well be spoken of in one place; three are a list.
const MOST: usize = 2;
/// The type whose values are the games.
const ID: &str = "GameId";

/// Files that name several games for a reason of their own.
const ALLOWED: &[(&str, &str)] = &[
    (
        "crates/browser-tests/src/games.rs",
        "the options under which a match looks well; a game that is not there has its defaults",
    ),
    (
        "crates/lab/src/figures/plan.rs",
        "the goals that docs/bots.md states, each for one game",
    ),
    (
        "crates/tidy/src/checks/siblings.rs",
        "what one game's folder has and its siblings do not",
    ),
];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let games: Vec<[String; 3]> = tree
        .listed_games()
        .map(|game| spellings(&game.name))
        .collect();
    let own: Vec<String> = tree
        .games()
        .map(|game| format!("{}/", game.folder))
        .collect();
    let mut findings = Vec::new();
    for (path, text) in tree.rust_files() {
        let is_home = HOME.iter().any(|home| path.starts_with(home));
        let is_own = own.iter().any(|folder| path.starts_with(folder));
        let is_played = PLAYED.iter().any(|part| path.contains(part));
        let is_allowed = ALLOWED
            .iter()
            .any(|(allowed, _)| *allowed == path);
        if is_played || path.ends_with("/tests.rs") {
            continue;
        }
        // Source that does not parse is a finding of the lengths check.
        let Ok(file) = syn::parse_file(text) else {
            continue;
        };
        let mut names = Names::default();
        names.visit_file(&file);
        findings.extend(names.told_apart.iter().map(|span| {
            let message = "a game is told from the others here; say it on the game's line in \
                           crates/roster/src/list.rs, or ask its type";
            Finding::new(path, span.start().line, message)
        }));
        if is_home || is_own || is_allowed {
            continue;
        }
        findings.extend(third(&names, &games).map(|span| {
            let message = "a third game is named here; ask `catalog::with_game!`, `GameId::ALL` or \
                           the folders with a RULES.md";
            Finding::new(path, span.start().line, message)
        }));
    }
    findings
}

/// Where a file names one game more than it may.
fn third(names: &Names, games: &[[String; 3]]) -> Option<Span> {
    let mut found = BTreeSet::new();
    for (word, span) in &names.words {
        let game = games
            .iter()
            .position(|spellings| spellings.contains(word));
        found.extend(game);
        if found.len() > MOST {
            return Some(*span);
        }
    }
    None
}

/// `yokai-septet` as a name, as a crate and as a type.
fn spellings(name: &str) -> [String; 3] {
    let parts = name.split('-').map(|part| {
        let (first, rest) = part.split_at(1);
        first.to_uppercase() + rest
    });
    [name.to_owned(), name.replace('-', "_"), parts.collect()]
}

/// Every word of a file outside its tests. A module that is only declared is not a name: where each
/// game has a file, the folder has to list them.
#[derive(Default)]
struct Names {
    words: Vec<(String, Span)>,
    /// Where a pattern is a single game.
    told_apart: Vec<Span>,
}

impl<'ast> Visit<'ast> for Names {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_test_only(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if item.content.is_some() {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_ident(&mut self, ident: &'ast Ident) {
        self.words.push((ident.to_string(), ident.span()));
    }

    fn visit_lit_str(&mut self, text: &'ast LitStr) {
        self.words.push((text.value(), text.span()));
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let mut found = Vec::new();
        words(call.tokens.clone(), &mut found);
        let plain = found
            .into_iter()
            .map(|(word, span)| (word.trim_matches('"').to_owned(), span));
        self.words.extend(plain);
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        let mut games = Games(&mut self.told_apart);
        games.visit_pat(&arm.pat);
        visit::visit_arm(self, arm);
    }
}

/// Single games in a pattern.
struct Games<'a>(&'a mut Vec<Span>);

impl<'ast> Visit<'ast> for Games<'_> {
    fn visit_path(&mut self, path: &'ast Path) {
        let mut names = path.segments.iter().rev().skip(1);
        if let Some(name) = names.next()
            && name.ident == ID
        {
            self.0.push(name.ident.span());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    /// Three games, an example, and one more file.
    fn tree(path: &str, text: &str) -> Tree {
        let mut files = vec![(path, text), ("crates/toy/Cargo.toml", "example = true\n")];
        let rules =
            ["go", "sugoroku", "hana-fuda", "toy"].map(|game| format!("crates/{game}/RULES.md"));
        files.extend(rules.iter().map(|rules| (rules.as_str(), "")));
        let tree = Tree::of(&files);
        ["go", "sugoroku", "hana-fuda", "toy"]
            .into_iter()
            .fold(tree, |tree, game| tree.with(game, &[], &[]))
    }

    fn found(path: &str, text: &str) -> String {
        listed(&check(&tree(path, text)))
    }

    const LIST: &str = "fn f(id: Id) {\n    match id {\n        Id::Go => go::f(),\n        \
                        Id::Sugoroku => sugoroku::f(),\n        Id::HanaFuda => hana_fuda::f(),\n    }\n}\n";

    #[test]
    fn a_second_list_is_found() {
        let finding = found("crates/lab/src/door.rs", LIST);
        assert!(
            finding.starts_with("crates/lab/src/door.rs:5: a third game"),
            "{finding}"
        );
        let texts = "const GAMES: [&str; 3] = [\"go\", \"sugoroku\", \"hana-fuda\"];\n";
        assert_ne!(found("xtask/src/web.rs", texts), "");
        let inside = "fn f() {\n    each![go::Go, \"sugoroku\", HanaFuda];\n}\n";
        assert_ne!(found("crates/lab/src/door.rs", inside), "");
    }

    #[test]
    fn a_match_on_a_single_game_is_found_even_beside_the_list() {
        let single = "fn f(id: GameId) -> bool {\n    match id {\n        GameId::Go => true,\n        \
                      _ => false,\n    }\n}\n";
        for path in ["crates/lab/src/door.rs", "crates/roster/src/list.rs"] {
            let finding = found(path, single);
            assert!(
                finding.starts_with(&format!("{path}:3: a game is told from the others")),
                "{finding}"
            );
        }
        assert_eq!(found("crates/lab/tests/it/main.rs", single), "");
        let value = "const GAME: GameId = GameId::Go;\n";
        assert_eq!(found("crates/lab/src/door.rs", value), "");
    }

    #[test]
    fn the_list_itself_and_a_game_s_own_files_are_none() {
        for home in [
            "crates/roster/src/list.rs",
            "crates/catalog/src/list.rs",
            "crates/go/src/lib.rs",
            "crates/lab/tests/it/main.rs",
            "crates/browser-tests/src/games.rs",
        ] {
            assert_eq!(found(home, LIST), "", "{home}");
        }
    }

    #[test]
    fn two_games_modules_tests_and_examples_are_no_list() {
        let path = "crates/lab/src/games/mod.rs";
        assert_eq!(
            found(path, "fn f() {\n    (go::f(), sugoroku::f());\n}\n"),
            ""
        );
        assert_eq!(
            found(path, "pub mod go;\npub mod hana_fuda;\npub mod sugoroku;\n"),
            ""
        );
        let tests = format!("#[cfg(test)]\nmod tests {{\n{LIST}}}\n");
        assert_eq!(found(path, &tests), "");
        assert_eq!(
            found(
                path,
                "const MOST: [&str; 3] = [\"go\", \"sugoroku\", \"toy\"];\n"
            ),
            ""
        );
    }
}
