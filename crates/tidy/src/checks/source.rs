//! What the checks need to know about Rust source: what is a test, and what a macro holds.

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::{Attribute, Meta};

/// `#[test]`, `#[cfg(test)]` or `#[cfg(all(test, ...))]`: code that no build but a test build has.
pub(crate) fn is_test_only(attributes: &[Attribute]) -> bool {
    attributes
        .iter()
        .any(|attribute| match &attribute.meta {
            Meta::List(list) if list.path.is_ident("cfg") => requires_test(list.tokens.clone()),
            meta => meta.path().is_ident("test"),
        })
}

/// `any(test, ...)` and `not(test)` also hold in other builds, so they do not count.
fn requires_test(condition: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = condition.into_iter().collect();
    let is =
        |token: &TokenTree, word: &str| matches!(token, TokenTree::Ident(ident) if ident == word);
    match tokens.as_slice() {
        [token] => is(token, "test"),
        [all, TokenTree::Group(group)] if is(all, "all") => group
            .stream()
            .into_iter()
            .any(|token| is(&token, "test")),
        _ => false,
    }
}

/// The attributes of an item, whatever it is.
pub(crate) fn attributes(item: &syn::Item) -> &[Attribute] {
    match item {
        syn::Item::Const(item) => &item.attrs,
        syn::Item::Enum(item) => &item.attrs,
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Macro(item) => &item.attrs,
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Static(item) => &item.attrs,
        syn::Item::Struct(item) => &item.attrs,
        syn::Item::Trait(item) => &item.attrs,
        syn::Item::Type(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// All words of a macro's input in order, nested groups included.
pub(crate) fn words(tokens: TokenStream, found: &mut Vec<(String, Span)>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => words(group.stream(), found),
            other => found.push((other.to_string(), other.span())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test_only(item: &str) -> bool {
        is_test_only(attributes(&syn::parse_str(item).unwrap()))
    }

    #[test]
    fn test_code_is_recognised() {
        assert!(test_only("#[cfg(test)] mod tests {}"));
        assert!(test_only("#[cfg(all(test, unix))] fn a() {}"));
        assert!(test_only("#[test] fn a() {}"));
        assert!(!test_only("#[cfg(not(test))] fn a() {}"));
        assert!(!test_only("#[cfg(any(test, unix))] fn a() {}"));
        assert!(!test_only("#[cfg(feature = \"test\")] use a::b;"));
        assert!(!test_only("fn a() {}"));
    }
}
