//! Files and functions stay short enough to read in one go.

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Block, File, ImplItemFn, Item, ItemFn, Macro, Signature, TraitItemFn};

use super::Finding;
use super::source::is_test_only;
use crate::tree::Tree;

/// Without `#[cfg(test)]` modules.
const FILE: usize = 600;
const TEST_FILE: usize = 900;
const FUNCTION: usize = 120;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    tree.rust_files()
        .flat_map(|(path, text)| check_file(path, text))
        .collect()
}

fn check_file(path: &str, text: &str) -> Vec<Finding> {
    let file = match syn::parse_file(text) {
        Ok(file) => file,
        Err(error) => {
            return vec![Finding::new(
                path,
                error.span().start().line,
                format!("cannot be parsed: {error}"),
            )];
        }
    };
    let mut findings = Vec::new();
    let is_test =
        path.starts_with("tests/") || path.contains("/tests/") || path.ends_with("/tests.rs");
    let limit = if is_test { TEST_FILE } else { FILE };
    let lines = text.lines().count() - test_module_lines(&file);
    if lines > limit {
        findings.push(Finding::new(
            path,
            1,
            format!("{lines} lines, at most {limit}"),
        ));
    }
    let mut functions = Functions::default();
    functions.visit_file(&file);
    for Function { name, line, lines } in functions
        .found
        .into_iter()
        .filter(|f| f.lines > FUNCTION)
    {
        findings.push(Finding::new(
            path,
            line,
            format!("`{name}` has {lines} lines, at most {FUNCTION}"),
        ));
    }
    findings
}

fn test_module_lines(file: &File) -> usize {
    let modules = file.items.iter().filter_map(|item| match item {
        Item::Mod(module) if is_test_only(&module.attrs) => Some(module),
        _ => None,
    });
    let spans = modules.filter_map(|module| {
        let (brace, _) = module.content.as_ref()?;
        let first = module
            .attrs
            .first()
            .map_or(module.mod_token.span, |a| a.pound_token.span);
        Some(lines(first, brace.span.close()))
    });
    spans.sum()
}

fn lines(first: Span, last: Span) -> usize {
    last.end().line + 1 - first.start().line
}

struct Function {
    name: String,
    line: usize,
    lines: usize,
}

#[derive(Default)]
struct Functions {
    found: Vec<Function>,
}

impl Functions {
    fn add(&mut self, signature: &Signature, block: &Block) {
        let first = signature.fn_token.span;
        self.found.push(Function {
            name: signature.ident.to_string(),
            line: first.start().line,
            lines: lines(first, block.brace_token.span.close()),
        });
    }

    /// Functions inside a macro, such as the properties of `proptest!`: `fn name ... { body }`.
    fn in_tokens(&mut self, tokens: TokenStream) {
        let mut open: Option<(String, Span)> = None;
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Ident(word) if word == "fn" => {
                    if let Some(TokenTree::Ident(name)) = tokens.peek() {
                        open = Some((name.to_string(), word.span()));
                    }
                }
                TokenTree::Group(group) => {
                    if group.delimiter() == Delimiter::Brace
                        && let Some((name, first)) = open.take()
                    {
                        let line = first.start().line;
                        self.found.push(Function {
                            name,
                            line,
                            lines: lines(first, group.span_close()),
                        });
                    }
                    self.in_tokens(group.stream());
                }
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Functions {
    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.add(&item.sig, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.add(&item.sig, &item.block);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        if let Some(block) = &item.default {
            self.add(&item.sig, block);
        }
        visit::visit_trait_item_fn(self, item);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.in_tokens(call.tokens.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    fn findings(path: &str, text: &str) -> String {
        listed(&check(&Tree::of(&[(path, text)])))
    }

    /// A function of `lines` lines, its braces included.
    fn function(name: &str, lines: usize) -> String {
        format!("fn {name}() {{\n{}}}\n", "    a();\n".repeat(lines - 2))
    }

    #[test]
    fn short_files_and_functions_pass() {
        let tests = format!("#[cfg(test)]\nmod tests {{\n{}}}\n", "// t\n".repeat(700));
        let text = format!("{}{}{tests}", function("a", 120), "// c\n".repeat(480));
        assert_eq!(findings("src/a.rs", &text), "");
        assert_eq!(
            findings("crates/a/tests/it/main.rs", &"// c\n".repeat(900)),
            ""
        );
        assert_eq!(findings("notes.md", &"c\n".repeat(900)), "");
    }

    #[test]
    fn long_files_are_found() {
        assert_eq!(
            findings("src/a.rs", &"// c\n".repeat(601)),
            "src/a.rs:1: 601 lines, at most 600\n"
        );
        assert_eq!(
            findings("tests/a.rs", &"// c\n".repeat(901)),
            "tests/a.rs:1: 901 lines, at most 900\n"
        );
        assert!(findings("src/a.rs", "fn").contains("cannot be parsed"));
    }

    #[test]
    fn long_functions_are_found_wherever_they_are() {
        let long = function("long", 121);
        let expected = |line| format!("src/a.rs:{line}: `long` has 121 lines, at most 120\n");
        assert_eq!(findings("src/a.rs", &long), expected(1));
        assert_eq!(
            findings("src/a.rs", &format!("impl A {{\n{long}}}\n")),
            expected(2)
        );
        assert_eq!(
            findings("src/a.rs", &format!("trait A {{\n\n{long}}}\n")),
            expected(3)
        );
        assert_eq!(
            findings("src/a.rs", &format!("proptest! {{\n#[test]\n{long}}}\n")),
            expected(3)
        );
        assert_eq!(
            findings(
                "src/a.rs",
                &format!("#[cfg(test)]\nmod tests {{\n{long}}}\n")
            ),
            expected(3)
        );
    }
}
