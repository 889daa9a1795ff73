//! No page of `cargo doc` is empty: a public module has something public in it.

use syn::{Item, Visibility};

use super::Finding;
use super::source::{attributes, is_test_only};
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.rust_files() {
        let Some(folder) = folder_of(path) else {
            continue;
        };
        // Source that does not parse is a finding of the lengths check.
        let Ok(file) = syn::parse_file(text) else {
            continue;
        };
        for item in &file.items {
            let Item::Mod(module) = item else { continue };
            let is_page = is_public(&module.vis) && module.content.is_none();
            let name = module.ident.to_string();
            if is_page && is_empty(tree, &folder, &name) {
                let line = module.ident.span().start().line;
                let message = format!("the page of `{name}` would be empty: `mod {name};`");
                findings.push(Finding::new(path, line, message));
            }
        }
    }
    findings
}

/// Where the modules lie that a file of a library declares.
fn folder_of(path: &str) -> Option<String> {
    let (before, after) = path.split_once("/src/")?;
    let folder = match after.strip_suffix(".rs")? {
        "lib" => String::new(),
        "main" => return None,
        other => format!("{}/", other.strip_suffix("/mod").unwrap_or(other)),
    };
    Some(format!("{before}/src/{folder}"))
}

/// Whether the module's file is there and holds nothing that the documentation would show.
fn is_empty(tree: &Tree, folder: &str, name: &str) -> bool {
    let paths = [
        format!("{folder}{name}.rs"),
        format!("{folder}{name}/mod.rs"),
    ];
    let text = paths.iter().find_map(|path| tree.files.get(path));
    let file = text.and_then(|text| syn::parse_file(text).ok());
    file.is_some_and(|file| !file.items.iter().any(is_shown))
}

/// An item with a page or a line of its own. A macro may make some; methods stand on the page of their type.
fn is_shown(item: &Item) -> bool {
    if is_test_only(attributes(item)) {
        return false;
    }
    match item {
        Item::Const(item) => is_public(&item.vis),
        Item::Enum(item) => is_public(&item.vis),
        Item::Fn(item) => is_public(&item.vis),
        Item::Mod(item) => is_public(&item.vis),
        Item::Static(item) => is_public(&item.vis),
        Item::Struct(item) => is_public(&item.vis),
        Item::Trait(item) => is_public(&item.vis),
        Item::Type(item) => is_public(&item.vis),
        Item::Use(item) => is_public(&item.vis),
        Item::Macro(_) => true,
        _ => false,
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    fn found(module: &str) -> String {
        let tree = Tree::of(&[
            (
                "crates/go/src/lib.rs",
                "//! Go.\n\npub mod rules;\nmod inside;\n",
            ),
            ("crates/go/src/rules.rs", module),
            ("crates/go/src/inside.rs", "//! Inside.\n"),
        ]);
        listed(&check(&tree))
    }

    #[test]
    fn an_empty_page_is_found() {
        let expected = "crates/go/src/lib.rs:3: the page of `rules` would be empty: `mod rules;`\n";
        assert_eq!(
            found("//! Rules.\n\nimpl A {\n    pub fn a() {}\n}\n"),
            expected
        );
        assert_eq!(found("//! Rules.\n\npub(crate) struct A;\n"), expected);
        assert_eq!(
            found("//! Rules.\n\n#[cfg(test)]\npub mod tests {}\n"),
            expected
        );
    }

    #[test]
    fn a_page_with_something_on_it_is_not() {
        for item in [
            "pub struct A;",
            "pub use a::B;",
            "pub fn a() {}",
            "words! { A }",
        ] {
            assert_eq!(found(&format!("//! Rules.\n\n{item}\n")), "", "{item}");
        }
    }

    #[test]
    fn folders_have_pages_too() {
        let tree = Tree::of(&[
            ("crates/go/src/lib.rs", "//! Go.\n\npub mod board;\n"),
            (
                "crates/go/src/board/mod.rs",
                "//! The board.\n\npub mod stone;\n",
            ),
            ("crates/go/src/board/stone.rs", "//! Stones.\n"),
            (
                "crates/go/src/main.rs",
                "//! A program.\n\npub mod stone;\n",
            ),
        ]);
        let expected =
            "crates/go/src/board/mod.rs:3: the page of `stone` would be empty: `mod stone;`\n";
        assert_eq!(listed(&check(&tree)), expected);
    }
}
