//! Nothing in the tree speaks of one machine or one maker's tools: it must read the same everywhere.

use super::Finding;
use crate::tree::Tree;

/// Starts of paths that exist on one machine only; joined from pieces, so that this file passes its own check.
const PATHS: &[&str] = &[
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/tm", "p/wt"),
    concat!("/wo", "rk/"),
];
/// The way out of the repository.
const OUTSIDE: &str = concat!("../sha", "red");
/// Products that write code; in lower case.
const MAKERS: &[&str] = &[
    concat!("anth", "ropic"),
    concat!("chat", "gpt"),
    concat!("clau", "de"),
    concat!("code", "x"),
    concat!("copi", "lot"),
    concat!("gemi", "ni"),
    concat!("open", "ai"),
];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in &tree.files {
        for (index, line) in text.lines().enumerate() {
            findings.extend(foreign(line).map(|found| {
                Finding::new(
                    path,
                    index + 1,
                    format!("{found:?} is of no use to another reader"),
                )
            }));
        }
    }
    findings
}

fn foreign(line: &str) -> impl Iterator<Item = &'static str> {
    let lower = line.to_lowercase();
    let paths = PATHS
        .iter()
        .filter(|path| has_absolute(line, path));
    let outside = [OUTSIDE]
        .into_iter()
        .filter(|word| line.contains(word));
    let makers = MAKERS
        .iter()
        .filter(|word| has_word(&lower, word));
    let found: Vec<&'static str> = paths
        .copied()
        .chain(outside)
        .chain(makers.copied())
        .collect();
    found.into_iter()
}

/// Whether the path begins here: `crates/x` and `https://host/x` only contain it.
fn has_absolute(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(index, _)| {
        let before = line[..index].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "_-./}".contains(c))
    })
}

fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(index, _)| {
        let before = line[..index].chars().next_back();
        let after = line[index + word.len()..].chars().next();
        ![before, after]
            .into_iter()
            .flatten()
            .any(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_text_passes() {
        let text = format!(
            "see /usr/bin and crates{}x, at{}\n",
            PATHS[3],
            MAKERS[3].replace('x', "xes")
        );
        assert_eq!(check(&Tree::of(&[("README.md", &text)])), []);
    }

    #[test]
    fn machine_paths_and_makers_are_found() {
        let words = PATHS.iter().chain(MAKERS).chain([&OUTSIDE]);
        for word in words {
            let text = format!("fine\nSee {}x or {}.\n", word.to_uppercase(), word);
            let text = if MAKERS.contains(word) {
                text.replace('x', "-x")
            } else {
                text
            };
            let findings = check(&Tree::of(&[("README.md", &text)]));
            assert!(findings.iter().any(|f| f.line == 2), "{word} in {text}");
        }
    }
}
