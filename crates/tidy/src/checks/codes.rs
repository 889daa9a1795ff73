//! Every error code that a client may receive is explained in the documentation.

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{ImplItemFn, ItemFn, ItemMod, LitStr, Macro, Pat};

use super::Finding;
use super::source::is_test_only;
use crate::tree::{Tree, is_rust};
use crate::workspace::Crate;

const DOCUMENT: &str = "docs/errors.md";
/// Crates whose codes are explained; games besides.
const SUBJECTS: &[&str] = &["game-core", "catalog", "protocol", "fair-deal", "zashiki"];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let subjects = tree
        .crates
        .iter()
        .filter(|c| c.is_game || SUBJECTS.contains(&c.name.as_str()));
    subjects
        .flat_map(|subject| check_crate(tree, subject))
        .collect()
}

fn check_crate(tree: &Tree, subject: &Crate) -> Vec<Finding> {
    let text_of = |path: &str| tree.files.get(path).map_or("", String::as_str);
    let common = text_of(DOCUMENT);
    // Only a game's folder has this file.
    let rules = text_of(&format!("{}/RULES.md", subject.folder));
    let mut findings = Vec::new();
    for (path, text) in tree
        .under(&format!("{}/src", subject.folder))
        .filter(|(path, _)| is_rust(path))
    {
        let Ok(file) = syn::parse_file(text) else {
            continue;
        };
        let mut codes = Codes::default();
        codes.visit_file(&file);
        for (code, span) in codes.found {
            let quoted = format!("`{code}`");
            if !common.contains(&quoted) && !rules.contains(&quoted) {
                let place = if subject.is_game {
                    "RULES.md or docs/errors.md"
                } else {
                    DOCUMENT
                };
                let message = format!("the code {quoted} is not explained in {place}");
                findings.push(Finding::new(path, span.start().line, message));
            }
        }
    }
    findings
}

/// The macro that declares refusals with their codes.
const REFUSALS: &str = "refusals";

/// The strings that functions named `code` return, and those that stand for codes in [`REFUSALS`].
#[derive(Default)]
struct Codes {
    inside: bool,
    found: Vec<(String, Span)>,
}

impl Codes {
    fn function(&mut self, name: &syn::Ident, visit: impl FnOnce(&mut Self)) {
        let before = self.inside;
        self.inside = name == "code";
        visit(self);
        self.inside = before;
    }

    /// `Name = "code", "sentence";` in the braces of an enum, any number of times.
    fn table(&mut self, tokens: TokenStream) {
        let mut after_equals = false;
        for token in tokens {
            if let TokenTree::Literal(literal) = &token
                && after_equals
                && let Ok(code) = syn::parse2::<LitStr>(token.clone().into())
            {
                self.found.push((code.value(), literal.span()));
            }
            after_equals = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '=');
        }
    }
}

impl<'ast> Visit<'ast> for Codes {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !is_test_only(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.function(&item.sig.ident, |codes| codes.visit_block(&item.block));
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.function(&item.sig.ident, |codes| codes.visit_block(&item.block));
    }

    fn visit_macro(&mut self, item: &'ast Macro) {
        let name = item.path.segments.last();
        if name.is_none_or(|name| name.ident != REFUSALS) {
            return;
        }
        for token in item.tokens.clone() {
            if let TokenTree::Group(group) = token
                && group.delimiter() == Delimiter::Brace
            {
                self.table(group.stream());
            }
        }
    }

    /// A string that is compared with is not a string that is returned.
    fn visit_pat(&mut self, _: &'ast Pat) {}

    fn visit_lit_str(&mut self, literal: &'ast LitStr) {
        if self.inside {
            self.found.push((literal.value(), literal.span()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    const CORE: &str = "impl E {\n    fn code(&self) -> &'static str {\n        match self {\n\
        E::A => \"match_over\",\n            E::B(inner) => inner.code(),\n        }\n    }\n\
        fn name() -> &'static str { \"no code\" }\n}\n";
    const GAME: &str =
        "fn code(w: W) -> &'static str { match w { W::A(\"no\") => \"must_follow\", _ => b() } }";

    fn findings(document: &str, rules: &str) -> String {
        let files = [
            (DOCUMENT, document),
            ("crates/game-core/src/illegal.rs", CORE),
            ("crates/g/RULES.md", rules),
            ("crates/g/src/error.rs", GAME),
        ];
        listed(&check(&Tree::of(&files).with("game-core", &[], &[]).with(
            "g",
            &[],
            &[],
        )))
    }

    #[test]
    fn explained_codes_pass() {
        assert_eq!(
            findings("`match_over`: it is over", "R1 (`must_follow`)"),
            ""
        );
        assert_eq!(findings("| `match_over` | `must_follow` |", ""), "");
    }

    #[test]
    fn unexplained_codes_are_found() {
        let expected = "crates/game-core/src/illegal.rs:4: \
             the code `match_over` is not explained in docs/errors.md\n";
        assert_eq!(
            findings("match_over", "`must_follow` `match_over`"),
            expected
        );
        let found = findings("`match_over`", "");
        assert!(found.contains(
            "crates/g/src/error.rs:1: the code `must_follow` is not explained in RULES.md"
        ));
    }

    #[test]
    fn codes_of_declared_refusals_are_found() {
        let declared = "game_core::refusals! {\n    #[derive(Debug)]\n    pub enum E {\n        \
            /// Said why.\n        A { n: u8 } = \"too_many\", \"{n} are too many\";\n    }\n    \
            passes_on {\n        B(e: F) = e.code(), \"{e}\";\n        \
            C(e: F) = \"passed\", \"{e}\";\n    }\n}\n";
        let files = [
            (DOCUMENT, "`match_over`"),
            ("crates/protocol/src/error.rs", declared),
        ];
        let tree = Tree::of(&files).with("protocol", &[], &[]);
        let expected = "crates/protocol/src/error.rs:5: \
             the code `too_many` is not explained in docs/errors.md\n\
             crates/protocol/src/error.rs:9: \
             the code `passed` is not explained in docs/errors.md\n";
        assert_eq!(listed(&check(&tree)), expected);
    }
}
