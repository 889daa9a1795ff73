//! Every Rust file opens with one `//!` sentence that says its job.

use super::Finding;
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let silent = tree
        .rust_files()
        .filter(|(_, text)| !opens_with_its_job(text));
    silent
        .map(|(path, _)| Finding::new(path, 1, "does not open with a `//!` sentence"))
        .collect()
}

fn opens_with_its_job(text: &str) -> bool {
    let first = text.lines().next().unwrap_or("");
    first
        .strip_prefix("//!")
        .is_some_and(|sentence| !sentence.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    #[test]
    fn a_file_that_says_its_job_passes() {
        let tree = Tree::of(&[
            ("fuzz/fuzz_targets/a.rs", "//! Says it.\n"),
            ("README.md", "# No Rust\n"),
        ]);
        assert_eq!(listed(&check(&tree)), "");
    }

    #[test]
    fn a_silent_file_is_found() {
        let tree = Tree::of(&[
            ("build.rs", "//!\nfn main() {}\n"),
            ("src/a.rs", "// Says it.\n"),
            ("b.rs", ""),
        ]);
        let paths: Vec<_> = check(&tree)
            .into_iter()
            .map(|finding| finding.path)
            .collect();
        assert_eq!(paths, ["b.rs", "build.rs", "src/a.rs"]);
    }
}
