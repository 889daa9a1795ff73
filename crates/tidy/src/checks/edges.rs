//! Which crate may use which: arrows go down only, and ARCHITECTURE.md draws the same ones.

use super::Finding;
use crate::tree::Tree;
use crate::workspace::{Crate, Use};

/// Stands for every game crate (a folder with a RULES.md); on the right-hand side without the examples.
const GAMES: &str = "games";
/// The game that what works for any game is tested with; nothing else uses it.
const TOY: &str = "toy";

/// The only allowed edges between crates of this workspace.
pub(crate) const EDGES: &[(&str, &[&str])] = &[
    ("game-core", &[]),
    ("games", &["game-core"]),
    ("game-testkit", &["game-core"]),
    ("roster", &["game-core"]),
    ("catalog", &["games", "roster", "game-core"]),
    ("bots", &["catalog", "games", "roster", "game-core"]),
    ("protocol", &["roster", "game-core"]),
    ("fair-deal", &["protocol", "catalog", "roster", "game-core"]),
    ("lab", &["bots", "catalog", "games", "game-core"]),
    (
        "load",
        &["fair-deal", "protocol", "catalog", "roster", "game-core"],
    ),
    (
        "table",
        &[
            "fair-deal",
            "protocol",
            "catalog",
            "bots",
            "roster",
            "game-core",
        ],
    ),
    ("local-host", &["table", "bots", "protocol", "game-core"]),
    (
        "client-core",
        &[
            "fair-deal",
            "protocol",
            "catalog",
            "games",
            "roster",
            "game-core",
        ],
    ),
    (
        "local-worker",
        &[
            "local-host",
            "table",
            "bots",
            "fair-deal",
            "protocol",
            "game-core",
        ],
    ),
    ("store", &[]),
    (
        "server",
        &[
            "table",
            "store",
            "bots",
            "fair-deal",
            "protocol",
            "catalog",
            "roster",
            "game-core",
        ],
    ),
    (
        "client-web",
        &[
            "client-core",
            "fair-deal",
            "protocol",
            "catalog",
            "games",
            "roster",
            "game-core",
        ],
    ),
    (
        "client-tui",
        &[
            "client-core",
            "local-host",
            "table",
            "bots",
            "fair-deal",
            "protocol",
            "catalog",
            "games",
            "roster",
            "game-core",
        ],
    ),
    (
        "zashiki",
        &[
            "server",
            "lab",
            "load",
            "client-tui",
            "client-core",
            "bots",
            "fair-deal",
            "protocol",
            "catalog",
            "game-core",
        ],
    ),
    ("browser-tests", &[]),
    ("bundle", &[]),
    ("dist", &[]),
    ("format", &[]),
    ("split", &[]),
    ("tidy", &[]),
    ("xtask", &[]),
];

/// What tests may use on top: any pure crate the conformance kit, and so the server and the command, whose
/// long tests ask it how much to play; the kit and the bots, which work for any game, the toy game;
/// a client's model a real table to sit at, and a table without a server clients who play at it.
const DEV_OF_PURE: &[&str] = &["game-testkit"];
const DEV_WITH_KIT: &[&str] = &["server", "zashiki"];
const DEV_WITH_TOY: &[&str] = &["game-testkit", "bots"];
const DEV_AT_A_TABLE: &[(&str, &str)] = &[
    ("client-core", "table"),
    ("local-host", "client-core"),
    ("local-host", "fair-deal"),
    ("local-host", "catalog"),
];

/// Crates without input, output, clock or hash order, besides the games.
const PURE: &[&str] = &[
    "game-core",
    "roster",
    "catalog",
    "bots",
    "protocol",
    "fair-deal",
    "table",
    "local-host",
    "client-core",
];

pub(crate) fn is_pure(subject: &Crate) -> bool {
    subject.is_game || PURE.contains(&subject.name.as_str())
}

/// The row of a crate in [`EDGES`].
fn row(subject: &Crate) -> Option<&'static [&'static str]> {
    let key = if subject.is_game {
        GAMES
    } else {
        &subject.name
    };
    EDGES
        .iter()
        .find(|(name, _)| *name == key)
        .map(|(_, uses)| *uses)
}

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for subject in &tree.crates {
        let manifest = format!("{}/Cargo.toml", subject.folder);
        let Some(allowed) = row(subject) else {
            let message = format!(
                "no row for `{}` in crates/tidy/src/checks/edges.rs",
                subject.name
            );
            findings.push(Finding::new(manifest, 1, message));
            continue;
        };
        for used in &subject.uses {
            if !may_use(tree, subject, allowed, used) {
                let line = line_of(tree, &manifest, &used.name);
                let how = if used.dev {
                    "may not use, even in tests,"
                } else {
                    "may not use"
                };
                let message = format!("`{}` {how} `{}`", subject.name, used.name);
                findings.push(Finding::new(&manifest, line, message));
            }
        }
    }
    findings
}

/// An edge that is allowed and not used is no map of what exists.
pub(crate) fn unused(tree: &Tree) -> Vec<Finding> {
    let is_game = |name: &str| tree.games().any(|game| game.name == name);
    let unused = tree
        .crates
        .iter()
        .filter(|subject| !subject.is_game)
        .flat_map(|subject| {
            let uses = |wanted: &str| {
                subject
                    .uses
                    .iter()
                    .any(|used| used.name == wanted || wanted == GAMES && is_game(&used.name))
            };
            let allowed = row(subject).unwrap_or_default().iter();
            allowed
                .filter(move |allowed| !uses(allowed))
                .map(move |allowed| (subject, *allowed))
        });
    unused
        .map(|(subject, allowed)| {
            let message = format!(
                "`{}` may use `{allowed}` and does not: take it off the list in crates/tidy/src/checks/edges.rs",
                subject.name
            );
            Finding::new(format!("{}/Cargo.toml", subject.folder), 1, message)
        })
        .collect()
}

fn may_use(tree: &Tree, subject: &Crate, allowed: &[&str], used: &Use) -> bool {
    let name = used.name.as_str();
    let is_game = tree.listed_games().any(|game| game.name == name);
    allowed.contains(&name)
        || is_game && allowed.contains(&GAMES)
        || used.dev && is_pure(subject) && DEV_OF_PURE.contains(&name)
        || used.dev && DEV_WITH_KIT.contains(&subject.name.as_str()) && DEV_OF_PURE.contains(&name)
        || used.dev && DEV_AT_A_TABLE.contains(&(subject.name.as_str(), name))
        || used.dev && name == TOY && DEV_WITH_TOY.contains(&subject.name.as_str())
}

fn line_of(tree: &Tree, manifest: &str, dependency: &str) -> usize {
    let text = tree
        .files
        .get(manifest)
        .map_or("", String::as_str);
    let found = text.lines().position(|line| {
        let rest = line.strip_prefix(dependency);
        rest.is_some_and(|rest| rest.starts_with([' ', '.', '=']))
    });
    found.map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    fn tree() -> Tree {
        Tree::of(&[
            ("crates/toy/RULES.md", ""),
            ("crates/toy/Cargo.toml", "example = true\n"),
            ("crates/hanafuda/RULES.md", ""),
            (
                "crates/catalog/Cargo.toml",
                "[dependencies]\nserde = \"1\"\ntoy.workspace = true\n",
            ),
        ])
    }

    #[test]
    fn allowed_edges_pass() {
        let tree = tree()
            .with("game-core", &[], &["game-testkit"])
            .with("game-testkit", &["game-core"], &["toy"])
            .with("toy", &["game-core"], &["game-testkit"])
            .with("hanafuda", &["game-core"], &["game-testkit"])
            .with("catalog", &["game-core", "hanafuda"], &[]);
        assert_eq!(listed(&check(&tree)), "");
    }

    #[test]
    fn forbidden_edges_are_found() {
        let tree = tree()
            .with("toy", &["game-core"], &[])
            .with("hanafuda", &["game-core", "toy"], &["catalog"])
            .with("catalog", &["game-core", "toy"], &[])
            .with("zashiki", &["game-testkit"], &["toy"])
            .with("newcomer", &[], &[]);
        let expected = "crates/hanafuda/Cargo.toml:1: `hanafuda` may not use `toy`\n\
             crates/hanafuda/Cargo.toml:1: `hanafuda` may not use, even in tests, `catalog`\n\
             crates/catalog/Cargo.toml:3: `catalog` may not use `toy`\n\
             crates/zashiki/Cargo.toml:1: `zashiki` may not use `game-testkit`\n\
             crates/zashiki/Cargo.toml:1: `zashiki` may not use, even in tests, `toy`\n\
             crates/newcomer/Cargo.toml:1: no row for `newcomer` in crates/tidy/src/checks/edges.rs\n";
        assert_eq!(listed(&check(&tree)), expected);
    }

    #[test]
    fn an_edge_that_nobody_uses_is_found() {
        let tree = tree()
            .with("game-core", &[], &[])
            .with("protocol", &["game-core"], &[])
            .with("game-testkit", &["game-core"], &[]);
        assert_eq!(
            listed(&unused(&tree)),
            "crates/protocol/Cargo.toml:1: `protocol` may use `roster` and does not: take it off the list in \
             crates/tidy/src/checks/edges.rs\n"
        );
    }
}
