//! ARCHITECTURE.md draws the edges that are allowed, and names every crate.

use std::collections::BTreeSet;

use super::Finding;
use super::edges::EDGES;
use crate::markers::table_rows;
use crate::tree::Tree;

const MAP: &str = "ARCHITECTURE.md";
/// How the table says that a crate uses no other.
const NOTHING: &str = "nothing";

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let Some(text) = tree.files.get(MAP) else {
        return vec![Finding::new(MAP, 1, "the map of the crates is missing")];
    };
    let mut findings = drawing(text);
    findings.extend(unnamed(text, tree));
    findings
}

/// The table between the `edges` markers says the same as [`EDGES`].
fn drawing(text: &str) -> Vec<Finding> {
    let Some(rows) = table_rows(text, "edges") else {
        return vec![Finding::new(
            MAP,
            1,
            "no table between `<!-- edges -->` and `<!-- /edges -->`",
        )];
    };
    let mut findings = Vec::new();
    let mut drawn = BTreeSet::new();
    for (line, cells) in rows {
        let name = cells[0].replace('`', "");
        let uses = cells.get(1).map_or("", String::as_str);
        match EDGES.iter().find(|(known, _)| *known == name) {
            None => findings.push(Finding::new(
                MAP,
                line,
                format!("`{name}` has no row in edges.rs"),
            )),
            Some((_, allowed)) if words(uses) != expected(allowed) => {
                let message = format!("`{name}` may use: {}", sentence(allowed));
                findings.push(Finding::new(MAP, line, message));
            }
            Some(_) => {}
        }
        drawn.insert(name);
    }
    for (name, allowed) in EDGES
        .iter()
        .filter(|(name, _)| !drawn.contains(*name))
    {
        let message = format!("missing row: | `{name}` | {} |", sentence(allowed));
        findings.push(Finding::new(MAP, 1, message));
    }
    findings
}

fn words(cell: &str) -> BTreeSet<String> {
    let names = cell
        .split(',')
        .map(|word| word.replace('`', "").trim().to_owned());
    names.filter(|word| word != NOTHING).collect()
}

fn expected(allowed: &[&str]) -> BTreeSet<String> {
    allowed
        .iter()
        .map(|name| (*name).to_owned())
        .collect()
}

fn sentence(allowed: &[&str]) -> String {
    if allowed.is_empty() {
        NOTHING.to_owned()
    } else {
        allowed.join(", ")
    }
}

/// A crate counts as named where its name stands in backticks: `table` is also an everyday word.
fn unnamed(text: &str, tree: &Tree) -> Vec<Finding> {
    let is_named = |name: &str| text.contains(&format!("`{name}`"));
    let missing = tree
        .crates
        .iter()
        .filter(|c| !is_named(&c.name) && !is_named(&c.folder));
    missing
        .map(|c| Finding::new(MAP, 1, format!("does not name the crate `{}`", c.name)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    fn map(change: impl Fn(&str) -> Option<String>) -> String {
        let rows = EDGES.iter().filter_map(|(name, allowed)| {
            change(name).or_else(|| Some(format!("| `{name}` | {} |\n", sentence(allowed))))
        });
        let rows: String = rows.collect();
        format!("# Map\n<!-- edges -->\n| crate | may use |\n|---|---|\n{rows}<!-- /edges -->\n")
    }

    #[test]
    fn a_true_drawing_passes() {
        let text = map(|_| None);
        let tree = Tree::of(&[(MAP, &text)]).with("game-core", &[], &[]);
        assert_eq!(listed(&check(&tree)), "");
    }

    #[test]
    fn a_false_drawing_is_found() {
        let text = map(|name| match name {
            "game-core" => Some("| game-core | catalog |\n".to_owned()),
            "lab" => Some("| laboratory | bots |\n".to_owned()),
            _ => None,
        });
        let tree = Tree::of(&[(MAP, &text)]).with("shamisen", &[], &[]);
        let expected = "ARCHITECTURE.md:5: `game-core` may use: nothing\n\
             ARCHITECTURE.md:13: `laboratory` has no row in edges.rs\n\
             ARCHITECTURE.md:1: missing row: | `lab` | bots, catalog, games, game-core |\n\
             ARCHITECTURE.md:1: does not name the crate `shamisen`\n";
        assert_eq!(listed(&check(&tree)), expected);
    }

    #[test]
    fn a_missing_drawing_is_found() {
        assert_eq!(check(&Tree::default()).len(), 1);
        assert_eq!(check(&Tree::of(&[(MAP, "# Map\n")])).len(), 1);
    }
}
