//! One game's folder has the same files as every other's, so that who knows one finds their way in all.

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
    let missing = EXPECTED
        .iter()
        .filter(|name| !files.contains(*name));
    let extra = files
        .iter()
        .filter(|name| !EXPECTED.contains(*name) && !may_be_there(game, name));
    let mut findings: Vec<Finding> = missing
        .map(|name| {
            Finding::new(
                format!("{prefix}{name}"),
                1,
                "missing: every game has this file",
            )
        })
        .chain(extra.map(|name| {
            Finding::new(
                format!("{prefix}{name}"),
                1,
                "no other game has this file (see siblings.rs)",
            )
        }))
        .collect();
    if !files
        .iter()
        .any(|name| name.starts_with("test_data/"))
    {
        findings.push(Finding::new(
            format!("{prefix}test_data"),
            1,
            "missing: every game has test data",
        ));
    }
    findings
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
