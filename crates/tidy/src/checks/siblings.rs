//! One game's folder has the same files as every other's, so that whoever knows one finds their way in all.
//!
//! A game is young as long as one `src/rules.rs` holds what it may do, what then happens and who wins, as in the
//! template. A young game needs fewer files ([`YOUNG`]), and whichever it has besides must have the name that grown
//! games give them, so that it grows file by file. It cannot stay young for ever: beyond [`YOUNG_LINES`] its rules are
//! to be split.

use super::Finding;
use crate::tree::Tree;
use crate::workspace::Crate;

/// Every game has these files.
const EXPECTED: &[&str] = &[
    "Cargo.toml",
    "RULES.md",
    "benches/speed.rs",
    "src/action.rs",
    "src/apply.rs",
    "src/board.rs",
    "src/card.rs",
    "src/config.rs",
    "src/determinize.rs",
    "src/error.rs",
    "src/event.rs",
    "src/legal.rs",
    "src/lib.rs",
    "src/notation.rs",
    "src/scoring.rs",
    "src/setup.rs",
    "src/state.rs",
    "src/view.rs",
    "tests/it/conformance.rs",
    "tests/it/golden.rs",
    "tests/it/hidden.rs",
    "tests/it/main.rs",
    "tests/it/rules.rs",
];

/// What makes a game young.
const RULES: &str = "src/rules.rs";

/// A young game has at least these.
const YOUNG: &[&str] = &[
    "Cargo.toml",
    "RULES.md",
    "src/action.rs",
    "src/board.rs",
    "src/card.rs",
    "src/config.rs",
    "src/lib.rs",
    RULES,
    "src/setup.rs",
    "src/view.rs",
];

/// All tests of a young game in one file, until it has the folder of that name.
const YOUNG_TESTS: &str = "tests/it.rs";

/// The most lines in the sources of a young game. The four printed games have more than twice as many.
const YOUNG_LINES: usize = 1500;

/// Every game may have more here: explicit deals where `setup.rs` would grow too long, one file per
/// card effect, more tests, test data, programs that print tables.
const OPEN: &[&str] = &[
    "src/deal.rs",
    "src/effects.rs",
    "src/effects/",
    "tests/it/",
    "test_data/",
    "examples/",
];

/// What one game has and its siblings do not: game, place, reason.
const ALLOWED: &[(&str, &str, &str)] = &[
    (
        "yokai-septet",
        "src/solver/",
        "the end of a round has no secrets left and can be played out exactly",
    ),
    (
        "yokai-septet",
        "src/deal/checks.rs",
        "a position in mid trick has more that can be wrong than one file holds",
    ),
    (
        "yokai-septet",
        "src/pocket.rs",
        "only the two-player form has rows of covered cards",
    ),
    (
        "yokai-septet",
        "src/assign.rs",
        "dealing unseen cards evenly under known voids is a matter of its own",
    ),
    (
        "yokai-septet",
        "src/unseen.rs",
        "passes, shown cards and voids say much about hands nobody sees",
    ),
    (
        "samurakva",
        "src/hand.rs",
        "a hand also remembers what was played from it",
    ),
    (
        "samurakva",
        "src/message.rs",
        "a view in messages has some twenty lists",
    ),
    (
        "samurakva",
        "src/row.rs",
        "rows are looked at with every card, and packed for it",
    ),
    (
        "samurakva",
        "src/rows.rs",
        "most rules are about the rows, which bots look at without the rest",
    ),
    (
        "samurakva",
        "src/taking.rs",
        "a taking has an order of its own, with decisions in it",
    ),
    (
        "yokai-septet",
        "src/trick.rs",
        "what may be played to a trick and who takes it is asked with every card",
    ),
    (
        "samurai-sword",
        "src/attack.rs",
        "who reaches whom, and how hard a weapon hits, is most of what is asked of the board",
    ),
    (
        "samurai-sword",
        "src/memory.rs",
        "what players know of each other's hands changes with every card",
    ),
];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    tree.games()
        .flat_map(|game| check_game(tree, game))
        .collect()
}

fn check_game(tree: &Tree, game: &Crate) -> Vec<Finding> {
    let prefix = format!("{}/", game.folder);
    let files: Vec<&str> = tree
        .under(&game.folder)
        .filter_map(|(path, _)| path.strip_prefix(&prefix))
        .collect();
    let is_young = files.contains(&RULES);
    let mut findings = if is_young {
        missing(YOUNG, &files, "missing: even a young game has this file")
    } else {
        missing(EXPECTED, &files, "missing: every game has this file")
    };
    findings.extend(extra(game, &files, is_young));
    if is_young {
        findings.extend(without_tests(&files));
        findings.extend(too_long(tree, game));
    } else {
        findings.extend(without_data(&files));
    }
    for finding in &mut findings {
        finding.path.insert_str(0, &prefix);
    }
    findings
}

fn extra(game: &Crate, files: &[&str], is_young: bool) -> Vec<Finding> {
    let unknown = files.iter().filter(|name| {
        let is_known = EXPECTED.contains(*name) || may_be_there(game, name);
        let is_known_of_young = is_young && [RULES, YOUNG_TESTS].contains(*name);
        !is_known && !is_known_of_young
    });
    unknown
        .map(|name| Finding::new(*name, 1, "no other game has this file (see siblings.rs)"))
        .collect()
}

fn without_data(files: &[&str]) -> Option<Finding> {
    let has_data = files
        .iter()
        .any(|name| name.starts_with("test_data/"));
    (!has_data).then(|| Finding::new("test_data", 1, "missing: every game has test data"))
}

fn without_tests(files: &[&str]) -> Option<Finding> {
    let has_tests = files.contains(&YOUNG_TESTS) || files.contains(&"tests/it/main.rs");
    (!has_tests).then(|| Finding::new(YOUNG_TESTS, 1, "missing: even a young game has tests"))
}

fn too_long(tree: &Tree, game: &Crate) -> Option<Finding> {
    let lines: usize = tree
        .under(&format!("{}/src", game.folder))
        .map(|(_, text)| text.lines().count())
        .sum();
    let message = format!(
        "the sources have {lines} lines, and with more than {YOUNG_LINES} a game is grown: split this file as the \
         other games do (see siblings.rs)"
    );
    (lines > YOUNG_LINES).then(|| Finding::new(RULES, 1, message))
}

fn missing(expected: &[&str], files: &[&str], message: &str) -> Vec<Finding> {
    expected
        .iter()
        .filter(|name| !files.contains(*name))
        .map(|name| Finding::new(*name, 1, message))
        .collect()
}

fn may_be_there(game: &Crate, file: &str) -> bool {
    let own = ALLOWED
        .iter()
        .filter(|(name, _, _)| *name == game.name)
        .map(|(_, place, _)| place);
    OPEN.iter().chain(own).any(|place| {
        if place.ends_with('/') {
            file.starts_with(place)
        } else {
            file == *place
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    fn tree(name: &str, more: &[&str], without: &str) -> Tree {
        let expected = EXPECTED.iter().filter(|file| **file != without);
        let paths: Vec<String> = expected
            .chain(more)
            .map(|file| format!("crates/{name}/{file}"))
            .collect();
        let files: Vec<(&str, &str)> = paths
            .iter()
            .map(|path| (path.as_str(), ""))
            .collect();
        Tree::of(&files).with(name, &["game-core"], &[])
    }

    #[test]
    fn a_complete_folder_passes() {
        let more = [
            "test_data/a.txt",
            "src/effects/fox.rs",
            "tests/it/examples.rs",
        ];
        assert_eq!(listed(&check(&tree("hanafuda", &more, ""))), "");
        let more = ["test_data/a.txt", "src/solver/search.rs"];
        assert_eq!(listed(&check(&tree("yokai-septet", &more, ""))), "");
    }

    fn young_tree(more: &[(&str, &str)], without: &str) -> Tree {
        let files = YOUNG.iter().chain(&[YOUNG_TESTS]);
        let files = files
            .filter(|file| **file != without)
            .map(|file| (*file, ""));
        let paths: Vec<(String, &str)> = files
            .chain(more.iter().copied())
            .map(|(file, text)| (format!("crates/hanafuda/{file}"), text))
            .collect();
        let files: Vec<(&str, &str)> = paths
            .iter()
            .map(|(path, text)| (path.as_str(), *text))
            .collect();
        Tree::of(&files).with("hanafuda", &["game-core"], &[])
    }

    #[test]
    fn a_young_game_has_fewer_files_and_grows_one_by_one() {
        assert_eq!(listed(&check(&young_tree(&[], ""))), "");
        let more = [("src/scoring.rs", ""), ("benches/speed.rs", "")];
        assert_eq!(listed(&check(&young_tree(&more, ""))), "");
        let split = [("tests/it/main.rs", ""), ("tests/it/rules.rs", "")];
        assert_eq!(listed(&check(&young_tree(&split, YOUNG_TESTS))), "");
    }

    #[test]
    fn a_young_game_has_the_names_of_its_siblings_and_is_small() {
        let more = [("src/util.rs", "")];
        let expected = "crates/hanafuda/src/view.rs:1: missing: even a young game has this file\n\
             crates/hanafuda/src/util.rs:1: no other game has this file (see siblings.rs)\n";
        assert_eq!(listed(&check(&young_tree(&more, "src/view.rs"))), expected);
        let expected = "crates/hanafuda/tests/it.rs:1: missing: even a young game has tests\n";
        assert_eq!(listed(&check(&young_tree(&[], YOUNG_TESTS))), expected);
        let long = "\n".repeat(YOUNG_LINES + 1);
        let found = listed(&check(&young_tree(&[("src/legal.rs", &long)], "")));
        assert!(
            found.starts_with("crates/hanafuda/src/rules.rs:1: the sources have 1501 lines"),
            "{found}"
        );
    }

    #[test]
    fn a_grown_game_does_not_become_young_again() {
        let long = "\n".repeat(YOUNG_LINES + 1);
        let mut tree = tree("hanafuda", &["test_data/a.txt", RULES], "");
        tree.files
            .insert("crates/hanafuda/src/apply.rs".to_owned(), long);
        assert_ne!(listed(&check(&tree)), "");
        let tree = self::tree("hanafuda", &["test_data/a.txt", YOUNG_TESTS], "");
        assert_eq!(check(&tree).len(), 1);
    }

    #[test]
    fn missing_and_extra_files_are_found() {
        let more = ["src/solver/search.rs", "src/util.rs", "tests/other.rs"];
        let expected = "crates/hanafuda/src/view.rs:1: missing: every game has this file\n\
             crates/hanafuda/src/solver/search.rs:1: no other game has this file (see siblings.rs)\n\
             crates/hanafuda/src/util.rs:1: no other game has this file (see siblings.rs)\n\
             crates/hanafuda/tests/other.rs:1: no other game has this file (see siblings.rs)\n\
             crates/hanafuda/test_data:1: missing: every game has test data\n";
        assert_eq!(
            listed(&check(&tree("hanafuda", &more, "src/view.rs"))),
            expected
        );
    }
}
