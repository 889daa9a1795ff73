//! Code has air: on average a line inside a function holds few tokens.
//!
//! A limit on lines alone rewards packing: long chains, several statements a line. So the sources as a whole are also
//! measured in tokens per line, tests left out. A token is a word, a literal or a single punctuation mark.

use std::collections::BTreeMap;

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};

use super::Finding;
use crate::tree::Tree;

/// Tokens per line, times ten.
const LIMIT: usize = 90;
/// The mean of fewer lines says nothing.
const FEWEST_LINES: usize = 1000;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let (mut tokens, mut lines) = (0, 0);
    for (_, text) in tree
        .rust_files()
        .filter(|(path, _)| is_product(path))
    {
        // What cannot be read is a finding of another check.
        let Ok(file) = text.parse::<TokenStream>() else {
            continue;
        };
        let mut counts = BTreeMap::new();
        count_functions(file, &mut counts);
        tokens += counts.values().sum::<usize>();
        lines += counts.len();
    }
    if lines < FEWEST_LINES || tokens * 10 <= lines * LIMIT {
        return Vec::new();
    }
    let mean = one_decimal(tokens * 10 / lines);
    let limit = one_decimal(LIMIT);
    let message = format!("{mean} tokens a line inside functions, at most {limit}");
    vec![Finding::new("crates", 1, message)]
}

fn one_decimal(tenths: usize) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Sources of what is shipped and of the project's commands, without tests and what serves only them.
fn is_product(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    let is_source = match parts[..] {
        ["crates", name, "src", ..] => !["game-testkit", "browser-tests"].contains(&name),
        ["xtask", "src", ..] => true,
        _ => false,
    };
    let is_test = |part: &&str| ["tests", "benches", "examples", "tests.rs"].contains(part);
    is_source && !parts.iter().any(is_test)
}

/// Tokens by line of every function with a body: `fn`, then all up to the braces and what is in them.
fn count_functions(tokens: TokenStream, counts: &mut BTreeMap<usize, usize>) {
    let mut open: Vec<TokenTree> = Vec::new();
    let mut test_only = false;
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match &token {
            TokenTree::Ident(word)
                if word == "fn" && matches!(tokens.peek(), Some(TokenTree::Ident(_))) =>
            {
                open = vec![token];
            }
            TokenTree::Punct(mark) if mark.as_char() == ';' => open.clear(),
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                if !open.is_empty() {
                    open.push(token);
                    for token in open.drain(..) {
                        count(token, counts);
                    }
                } else if !test_only {
                    count_functions(group.stream(), counts);
                }
                test_only = false;
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
                test_only |= group.to_string().replace(' ', "") == "[cfg(test)]";
            }
            _ if !open.is_empty() => open.push(token),
            _ => {}
        }
    }
}

fn count(token: TokenTree, counts: &mut BTreeMap<usize, usize>) {
    let mut one = |span: Span| *counts.entry(span.start().line).or_default() += 1;
    match token {
        TokenTree::Group(group) => {
            if group.delimiter() != Delimiter::None {
                one(group.span_open());
                one(group.span_close());
            }
            for token in group.stream() {
                count(token, counts);
            }
        }
        token => one(token.span()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    fn findings(path: &str, line: &str) -> String {
        let text = format!("fn a() {{\n{}}}\n", line.repeat(1000));
        listed(&check(&Tree::of(&[(path, &text)])))
    }

    /// Nine and ten tokens, the semicolon included.
    const AIRY: &str = "    a(b, c, d);\n";
    const DENSE: &str = "    a(b, c, d)?;\n";

    #[test]
    fn dense_code_is_found_and_airy_code_passes() {
        let expected = "crates:1: 9.9 tokens a line inside functions, at most 9.0\n";
        assert_eq!(findings("crates/a/src/a.rs", AIRY), "");
        assert_eq!(findings("crates/a/src/a.rs", DENSE), expected);
        assert_eq!(findings("xtask/src/a.rs", DENSE), expected);
    }

    #[test]
    fn tests_constants_and_comments_do_not_count() {
        assert_eq!(findings("crates/a/tests/it/a.rs", DENSE), "");
        assert_eq!(findings("crates/a/src/a/tests.rs", DENSE), "");
        let dense = DENSE.repeat(2000);
        let airy = AIRY.repeat(2000);
        let test =
            format!("fn a() {{\n{airy}}}\n#[cfg(test)]\nmod tests {{\nfn b() {{\n{dense}}}\n}}\n");
        assert_eq!(check(&Tree::of(&[("crates/a/src/a.rs", &test)])), []);
        let counted = test.replace("#[cfg(test)]", "");
        assert_eq!(
            check(&Tree::of(&[("crates/a/src/a.rs", &counted)])).len(),
            1
        );
    }
}
