//! Types inside, text at the edge: JSON and the texts of actions stand where something is sent, stored or shown.

use proc_macro2::{Ident, Literal, Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Expr, ExprMethodCall, Field, FnArg, Item, Macro, Member, Pat, Type};

use super::Finding;
use super::source::{attributes, is_test_only, words};
use crate::tree::{Tree, is_rust};

/// Where this list stands.
const HERE: &str = "crates/tidy/src/checks/json_edges.rs";
const JSON: &str = "serde_json";
/// What is called so and is text is the text of an action.
const ACTIONS: &[&str] = &["action", "actions"];
const TEXTS: &[&str] = &["String", "str"];
/// What makes text of them.
const PRINT: &str = "to_string";

/// Tools and tests, which know no match from inside.
const OUTSIDE: &[&str] = &[
    "crates/browser-tests/",
    "crates/bundle/",
    "crates/dist/",
    "crates/format/",
    "crates/game-testkit/",
    "crates/tidy/",
];

/// The edges: a folder ends with a slash.
const EDGES: &[(&str, &str)] = &[
    ("crates/protocol/", "messages"),
    ("crates/game-core/src/record.rs", "records"),
    ("crates/zashiki/src/engine/", "messages of the engine"),
    (
        "crates/load/",
        "a client that reads and writes messages, and its report",
    ),
    (
        "crates/catalog/src/any.rs",
        "the door through which a match is used without its types",
    ),
    (
        "crates/bots/src/host.rs",
        "a bot's question as whoever looks from outside sees it",
    ),
    ("crates/table/src/entry.rs", "the entries of the log"),
    ("crates/table/src/past.rs", "entries of older releases"),
    ("crates/table/src/restore.rs", "snapshots"),
    ("crates/table/src/erase.rs", "names in stored entries"),
    (
        "crates/table/src/play.rs",
        "the action of a command, which the catalog reads",
    ),
    (
        "crates/table/src/think.rs",
        "a bot's question as whoever looks from outside sees it",
    ),
    (
        "crates/table/src/visible.rs",
        "what is sent: views and the difference between them",
    ),
    (
        "crates/local-host/src/thinker.rs",
        "a decision on its way from where bots think",
    ),
    (
        "crates/local-worker/",
        "messages between a browser's worker and the script around it",
    ),
    ("crates/server/src/api/", "bodies, and stored summaries"),
    ("crates/server/src/openapi.rs", "the description of bodies"),
    ("crates/server/src/erasing.rs", "names in stored summaries"),
    (
        "crates/server/src/preview.rs",
        "the words that come with the client",
    ),
    (
        "crates/server/src/hub/carry_out.rs",
        "summaries that are stored",
    ),
    (
        "crates/server/src/hub/connections.rs",
        "messages that are sent",
    ),
    (
        "crates/server/src/cluster/wire.rs",
        "messages between servers",
    ),
    ("crates/server/src/ws/incoming.rs", "messages that are read"),
    (
        "crates/client-core/src/room/",
        "a table as messages tell it",
    ),
    (
        "crates/client-core/src/guide/mod.rs",
        "where views and events get their types",
    ),
    (
        "crates/client-core/src/guide/heard.rs",
        "events as they came, each read once",
    ),
    (
        "crates/client-core/src/plain/",
        "all that is known of a game that says nothing for itself is what its messages hold",
    ),
    (
        "crates/client-core/src/story/failure.rs",
        "what a refusal was sent with",
    ),
    (
        "crates/client-core/src/lesson/",
        "moves as an author writes them, and a table as messages would tell it",
    ),
    (
        "crates/client-core/src/replay.rs",
        "a film gives what a table would send",
    ),
    ("crates/client-tui/src/line/", "messages"),
    ("crates/client-web/src/net/", "messages"),
    (
        "crates/client-web/src/pages/table.rs",
        "events as they came, handed to the drawing",
    ),
    (
        "crates/client-web/src/pages/playing.rs",
        "the action of a command, and the selection that a reload keeps",
    ),
    (
        "crates/client-web/src/pages/lesson.rs",
        "moves as an author wrote them, and events as they came",
    ),
    (
        "crates/client-web/src/table/game.rs",
        "events as they came, to be read once",
    ),
    (
        "crates/client-web/src/table/log.rs",
        "which event came last, unread",
    ),
    (
        "crates/client-web/src/table/act.rs",
        "what is sent, and what lessons and tests find a button by",
    ),
    (
        "crates/client-tui/src/draw/playing.rs",
        "the action of a command",
    ),
    (
        "crates/client-tui/src/plain/questions.rs",
        "the action of a command",
    ),
    (
        "crates/yokai-septet/src/notation.rs",
        "how the rules read an action",
    ),
    ("crates/lab/src/error.rs", "a refused action in words"),
    ("crates/lab/src/report.rs", "results for programs"),
    ("crates/lab/src/shard.rs", "shards as files"),
    (
        "crates/lab/src/strangers/",
        "messages to and from strangers' bots",
    ),
];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut needed = vec![false; EDGES.len()];
    for (path, text) in product(tree) {
        // Source that does not parse is a finding of the lengths check.
        let Ok(file) = syn::parse_file(text) else {
            continue;
        };
        let mut inside = Inside::default();
        inside.visit_file(&file);
        let edge = EDGES
            .iter()
            .position(|(edge, _)| is_at(path, edge));
        match edge {
            Some(edge) => needed[edge] |= !inside.0.is_empty(),
            None => findings.extend(inside.0.first().map(|(what, span)| {
                let message = format!("{what} beyond the edges that {HERE} lists");
                Finding::new(path, span.start().line, message)
            })),
        }
    }
    let unused = EDGES
        .iter()
        .zip(needed)
        .filter(|((edge, _), needed)| !needed && product(tree).any(|(path, _)| is_at(path, edge)));
    findings.extend(unused.map(|((edge, _), _)| {
        let message = format!("`{edge}` has no JSON and no text of an action: it is no edge");
        Finding::new(HERE, 1, message)
    }));
    findings
}

/// The source of what is played, without its tests.
fn product(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    let sources = tree
        .crates
        .iter()
        .flat_map(|subject| tree.under(&format!("{}/src", subject.folder)));
    sources.filter(|(path, _)| {
        let is_outside = OUTSIDE
            .iter()
            .any(|folder| path.starts_with(folder));
        is_rust(path) && !is_outside && !path.ends_with("/tests.rs")
    })
}

fn is_at(path: &str, edge: &str) -> bool {
    if edge.ends_with('/') {
        path.starts_with(edge)
    } else {
        path == edge
    }
}

/// What belongs to an edge, in the order in which it was found.
#[derive(Default)]
struct Inside(Vec<(String, Span)>);

impl Inside {
    /// A field or a parameter.
    fn named(&mut self, name: &Ident, kind: &Type) {
        let mut texts = Texts::default();
        texts.visit_type(kind);
        if texts.0 && ACTIONS.iter().any(|action| name == action) {
            let what = format!("`{name}` is the text of an action");
            self.0.push((what, name.span()));
        }
    }

    /// `action.to_string()`, and all that ends so.
    fn printed(&mut self, call: &ExprMethodCall) {
        if call.method == PRINT
            && let Some(name) = last_name(&call.receiver)
        {
            self.as_text(name);
        }
    }

    /// The same among the words of a macro.
    fn printed_in_macro(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.printed_in_macro(group.stream()),
                TokenTree::Ident(name) => {
                    let after = tokens[at + 1..]
                        .iter()
                        .filter(|token| !is_group(token));
                    let is_printed = after
                        .map(ToString::to_string)
                        .take(2)
                        .eq([".", PRINT]);
                    if is_printed {
                        self.as_text(name);
                    }
                }
                TokenTree::Literal(text) => self.printed_in_text(text),
                TokenTree::Punct(_) => {}
            }
        }
    }

    /// `format!("{action}")`.
    fn printed_in_text(&mut self, text: &Literal) {
        let words = text.to_string();
        if words.contains("{action}") || words.contains("{action:") {
            self.as_text(&Ident::new("action", text.span()));
        }
    }

    fn as_text(&mut self, name: &Ident) {
        if ACTIONS.iter().any(|action| name == action) {
            let what = format!("`{name}` becomes text");
            self.0.push((what, name.span()));
        }
    }

    fn json(&mut self, word: &str, span: Span) {
        if word == JSON {
            self.0.push((format!("`{JSON}`"), span));
        }
    }
}

impl<'ast> Visit<'ast> for Inside {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_test_only(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_ident(&mut self, ident: &'ast Ident) {
        self.json(&ident.to_string(), ident.span());
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let mut found = Vec::new();
        words(call.tokens.clone(), &mut found);
        for (word, span) in found {
            self.json(&word, span);
        }
        self.printed_in_macro(call.tokens.clone());
        visit::visit_macro(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.printed(call);
        visit::visit_expr_method_call(self, call);
    }

    fn visit_field(&mut self, field: &'ast Field) {
        if let Some(name) = &field.ident {
            self.named(name, &field.ty);
        }
        visit::visit_field(self, field);
    }

    fn visit_fn_arg(&mut self, argument: &'ast FnArg) {
        if let FnArg::Typed(typed) = argument
            && let Pat::Ident(name) = &*typed.pat
        {
            self.named(&name.ident, &typed.ty);
        }
        visit::visit_fn_arg(self, argument);
    }
}

/// What the value of this expression is called.
fn last_name(value: &Expr) -> Option<&Ident> {
    match value {
        Expr::Path(path) => path.path.segments.last().map(|last| &last.ident),
        Expr::Field(field) => match &field.member {
            Member::Named(name) => Some(name),
            Member::Unnamed(_) => None,
        },
        Expr::MethodCall(call) => Some(&call.method),
        Expr::Call(call) => last_name(&call.func),
        Expr::Paren(inner) => last_name(&inner.expr),
        Expr::Reference(inner) => last_name(&inner.expr),
        Expr::Unary(inner) => last_name(&inner.expr),
        Expr::Try(inner) => last_name(&inner.expr),
        _ => None,
    }
}

fn is_group(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(_))
}

/// Whether a type holds text.
#[derive(Default)]
struct Texts(bool);

impl<'ast> Visit<'ast> for Texts {
    fn visit_ident(&mut self, ident: &'ast Ident) {
        self.0 |= TEXTS.iter().any(|text| ident == text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    fn found(path: &str, text: &str) -> String {
        let name = path.split('/').nth(1).unwrap();
        listed(&check(&Tree::of(&[(path, text)]).with(name, &[], &[])))
    }

    const RULE: &str = "crates/go/src/legal.rs";

    #[test]
    fn json_beyond_the_edges_is_found() {
        let expected = format!("{RULE}:2: `serde_json` beyond the edges that {HERE} lists\n");
        let imported = "//! Rules.\nuse serde_json::Value;\nfn f(_: serde_json::Value) {}\n";
        assert_eq!(found(RULE, imported), expected);
        let inside = "fn f() {\n    each![serde_json::to_string(&1)];\n}\n";
        assert_eq!(found(RULE, inside), expected);
    }

    #[test]
    fn texts_of_actions_are_found() {
        let expected = |line: u8, name: &str| {
            format!(
                "{RULE}:{line}: `{name}` is the text of an action beyond the edges that {HERE} lists\n"
            )
        };
        let field = "struct S {\n    actions: Vec<String>,\n}\n";
        assert_eq!(found(RULE, field), expected(2, "actions"));
        let parameter = "fn f(seat: Seat, action: &str) {}\n";
        assert_eq!(found(RULE, parameter), expected(1, "action"));
    }

    #[test]
    fn actions_that_become_text_are_found() {
        let expected =
            format!("{RULE}:1: `action` becomes text beyond the edges that {HERE} lists\n");
        for value in [
            "action.to_string()",
            "own.action.to_string()",
            "spot.action().to_string()",
            "asked.then(|| action.to_string())",
            "(*action).to_string()",
            "view! { <button data-act=action.to_string()></button> }",
            "view! { <button data-act=spot.action().to_string()></button> }",
            "format!(\"{action}\")",
        ] {
            assert_eq!(
                found(RULE, &format!("fn f() {{ {value}; }}\n")),
                expected,
                "{value}"
            );
        }
    }

    #[test]
    fn types_other_texts_and_tests_are_not() {
        let printed = "fn f() { place.to_string(); view! { <i at=action>{card.to_string()}</i> }; \
                       format!(\"{place}\"); }\n";
        assert_eq!(found(RULE, printed), "");
        let typed = "struct S {\n    action: Action,\n    name: String,\n}\n\
                     fn f(actions: &[Action], text: &str) {}\n";
        assert_eq!(found(RULE, typed), "");
        let tests = "#[cfg(test)]\nmod tests {\n    use serde_json::Value;\n}\n";
        assert_eq!(found(RULE, tests), "");
        let whole = "use serde_json::Value;\n";
        for path in [
            "crates/go/src/tests.rs",
            "crates/go/tests/it/main.rs",
            "crates/bundle/src/main.rs",
        ] {
            assert_eq!(found(path, whole), "", "{path}");
        }
    }

    #[test]
    fn edges_may_have_both() {
        let whole = "use serde_json::Value;\nfn f(action: String) {}\n";
        for (edge, _) in EDGES {
            let path = match edge.strip_suffix('/') {
                Some(folder) if folder.contains("/src") => format!("{folder}/a.rs"),
                Some(folder) => format!("{folder}/src/a.rs"),
                None => (*edge).to_owned(),
            };
            let name = path.split('/').nth(1).unwrap();
            let tree = Tree::of(&[(&path, whole)]).with(name, &[], &[]);
            assert_eq!(listed(&check(&tree)), "", "{path}");
        }
    }

    #[test]
    fn an_edge_that_is_none_is_found() {
        let expected = format!(
            "{HERE}:1: `crates/table/src/past.rs` has no JSON and no text of an action: it is no edge\n"
        );
        assert_eq!(found("crates/table/src/past.rs", "fn f() {}\n"), expected);
    }
}
