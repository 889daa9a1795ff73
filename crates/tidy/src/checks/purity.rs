//! Pure crates ask the machine for nothing: no files, network, clock, threads, and no hash order.

use proc_macro2::{Ident, Span};
use syn::visit::{self, Visit};
use syn::{Item, ItemUse, Macro, Path, UseTree};

use super::source::{attributes, is_test_only, words};
use super::{Finding, edges};
use crate::tree::{Tree, is_rust};
use crate::workspace::Crate;

/// Modules of `std` that reach the machine.
const MODULES: &[&str] = &["fs", "env", "net", "thread", "time"];
/// Their iteration order differs from run to run.
const HASHES: &[&str] = &["HashMap", "HashSet", "hash_map", "hash_set"];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let pure = tree.crates.iter().filter(|c| edges::is_pure(c));
    pure.flat_map(|subject| check_crate(tree, subject))
        .collect()
}

fn check_crate(tree: &Tree, subject: &Crate) -> Vec<Finding> {
    let folder = format!("{}/src", subject.folder);
    let mut findings = Vec::new();
    for (path, text) in tree.under(&folder) {
        // A file named tests.rs is the `#[cfg(test)] mod tests;` of its parent.
        if !is_rust(path) || path.ends_with("/tests.rs") {
            continue;
        }
        // Source that does not parse is a finding of the lengths check.
        let Ok(file) = syn::parse_file(text) else {
            continue;
        };
        let mut visitor = Impurities::default();
        visitor.visit_file(&file);
        findings.extend(visitor.found.into_iter().map(|(what, span)| {
            Finding::new(
                path,
                span.start().line,
                format!("`{what}` in the pure crate `{}`", subject.name),
            )
        }));
    }
    findings
}

#[derive(Default)]
struct Impurities {
    found: Vec<(String, Span)>,
}

impl Impurities {
    /// Looks at one path, given as its words.
    fn path(&mut self, segments: &[(String, Span)]) {
        for (name, span) in segments {
            if HASHES.contains(&name.as_str()) {
                self.found.push((name.clone(), *span));
            }
        }
        if let [(root, _), (module, span), ..] = segments
            && root == "std"
            && MODULES.contains(&module.as_str())
        {
            self.found.push((format!("std::{module}"), *span));
        }
    }

    /// Follows `use std::{fs, time::Instant}` down to each name.
    fn use_tree(&mut self, tree: &UseTree, before: &[(String, Span)]) {
        let with = |ident: &Ident| [before, &[(ident.to_string(), ident.span())]].concat();
        match tree {
            UseTree::Path(path) => self.use_tree(&path.tree, &with(&path.ident)),
            UseTree::Name(name) => self.path(&with(&name.ident)),
            UseTree::Rename(rename) => self.path(&with(&rename.ident)),
            UseTree::Group(group) => group
                .items
                .iter()
                .for_each(|tree| self.use_tree(tree, before)),
            UseTree::Glob(_) => self.path(before),
        }
    }
}

impl<'ast> Visit<'ast> for Impurities {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_test_only(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.use_tree(&item.tree, &[]);
    }

    fn visit_path(&mut self, path: &'ast Path) {
        let segments: Vec<_> = path
            .segments
            .iter()
            .map(|s| (s.ident.to_string(), s.ident.span()))
            .collect();
        self.path(&segments);
        visit::visit_path(self, path);
    }

    /// The input of a macro is no syntax yet, so its words are read in a row; its own name may be `std::env!`.
    fn visit_macro(&mut self, call: &'ast Macro) {
        let mut found = Vec::new();
        words(call.tokens.clone(), &mut found);
        found.retain(|(word, _)| word != ":");
        for (index, word) in found.iter().enumerate() {
            match word.0.as_str() {
                "std" => self.path(&found[index..found.len().min(index + 2)]),
                _ => self.path(std::slice::from_ref(word)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    fn findings(name: &str, file: &str, text: &str) -> String {
        let path = format!("crates/{name}/{file}");
        listed(&check(&Tree::of(&[(&path, text)]).with(name, &[], &[])))
    }

    #[test]
    fn pure_source_passes() {
        let text = "//! Pure.\nuse core::time::Duration;\nuse std::collections::BTreeMap; // no HashMap\n\
             fn fs() -> &'static str { \"std::fs\" }\n\
             const VERSION: &str = std::env!(\"CARGO_PKG_VERSION\");\n\
             #[cfg(test)]\nmod tests { use std::fs; fn f() { std::thread::yield_now() } }\n";
        assert_eq!(findings("game-core", "src/lib.rs", text), "");
        assert_eq!(findings("server", "src/lib.rs", "use std::fs;"), "");
        assert_eq!(
            findings("game-core", "tests/it/main.rs", "use std::fs;"),
            ""
        );
        assert_eq!(findings("game-core", "src/a/tests.rs", "use std::fs;"), "");
    }

    #[test]
    fn impure_source_is_found() {
        let text = "use std::{fmt, fs as files, time::{self, Instant}};\n\
             fn a() { std::thread::yield_now() }\n\
             type M = std::collections::HashMap<u8, u8>;\n\
             fn b() { println!(\"{:?}\", std::env::args()) }\n\
             fn c() { d!(HashSet::new()) }\nuse std::net::*;\n";
        let expected = "crates/table/src/lib.rs:1: `std::fs` in the pure crate `table`\n\
             crates/table/src/lib.rs:1: `std::time` in the pure crate `table`\n\
             crates/table/src/lib.rs:1: `std::time` in the pure crate `table`\n\
             crates/table/src/lib.rs:2: `std::thread` in the pure crate `table`\n\
             crates/table/src/lib.rs:3: `HashMap` in the pure crate `table`\n\
             crates/table/src/lib.rs:4: `std::env` in the pure crate `table`\n\
             crates/table/src/lib.rs:5: `HashSet` in the pure crate `table`\n\
             crates/table/src/lib.rs:6: `std::net` in the pure crate `table`\n";
        assert_eq!(findings("table", "src/lib.rs", text), expected);
    }
}
