//! A test in code that its manifest says to leave out (`test = false`) would never run.

use super::Finding;
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let roots = tree
        .crates
        .iter()
        .flat_map(|subject| &subject.untested);
    roots
        .flat_map(|root| {
            tree.rust_files()
                .filter(|(path, _)| belongs(path, root))
                .flat_map(found)
        })
        .collect()
}

/// Whether a file is part of the program or library with that first file.
fn belongs(path: &str, root: &str) -> bool {
    let whole = root
        .strip_suffix("/lib.rs")
        .or_else(|| root.strip_suffix("/main.rs"));
    let below = |folder: &str| {
        path.strip_prefix(folder)
            .and_then(|rest| rest.strip_prefix('/'))
    };
    match whole {
        Some(folder) => below(folder).is_some_and(|rest| !rest.starts_with("bin/")),
        None => path == root,
    }
}

fn found((path, text): (&str, &str)) -> Vec<Finding> {
    let lines = text
        .lines()
        .enumerate()
        .filter(|(_, line)| is_test(line.trim()));
    lines
        .map(|(index, _)| {
            Finding::new(
                path,
                index + 1,
                "never runs: the manifest says `test = false`",
            )
        })
        .collect()
}

fn is_test(line: &str) -> bool {
    ["#[test]", "#[tokio::test"]
        .iter()
        .any(|begin| line.starts_with(begin))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    fn tree(untested: &[&str]) -> Tree {
        let test = "//! A.\n#[test]\nfn a() {}\n";
        let mut tree = Tree::of(&[
            (
                "crates/a/src/lib.rs",
                "//! No test.\n// #[test] is only a word here.\n",
            ),
            ("crates/a/src/deep/b.rs", test),
            (
                "crates/a/src/bin/c.rs",
                "//! C.\n    #[tokio::test(flavor = \"x\")]\n",
            ),
            ("crates/a/tests/it/main.rs", test),
        ])
        .with("a", &[], &[]);
        tree.crates[0].untested = untested
            .iter()
            .map(|path| (*path).to_owned())
            .collect();
        tree
    }

    #[test]
    fn tests_that_run_pass() {
        assert_eq!(listed(&check(&tree(&[]))), "");
    }

    #[test]
    fn tests_that_never_run_are_found() {
        let message = "never runs: the manifest says `test = false`\n";
        let library = format!("crates/a/src/deep/b.rs:2: {message}");
        assert_eq!(listed(&check(&tree(&["crates/a/src/lib.rs"]))), library);
        let program = format!("crates/a/src/bin/c.rs:2: {message}");
        assert_eq!(listed(&check(&tree(&["crates/a/src/bin/c.rs"]))), program);
    }
}
