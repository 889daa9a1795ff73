//! The message files as their syntax trees: names, variables, words chosen by, plain text.

use std::collections::{BTreeMap, BTreeSet};

use catalog::GameId;
use client_core::story::{Lang, source};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

/// What a message is made of, messages it refers to included.
#[derive(Clone, Default, Debug)]
pub(crate) struct Message {
    /// The variables it uses.
    pub(crate) variables: BTreeSet<String>,
    /// For each variable that it chooses by, the choices.
    pub(crate) choices: BTreeMap<String, BTreeSet<String>>,
    /// Its plain text, piece by piece.
    pub(crate) texts: Vec<String>,
    /// Each text between choices, with the names of what is put into it: `row { $row }`.
    pub(crate) patterns: Vec<String>,
    /// The variables that a word follows, with that word, where no choice is made by the variable.
    pub(crate) uncounted: Vec<(String, String)>,
    /// The messages it uses.
    pub(crate) references: BTreeSet<String>,
    /// What is chosen by where the pattern that is being read stands.
    chosen: Vec<String>,
}

pub(crate) type Messages = BTreeMap<String, Message>;

/// The messages of a file.
pub(crate) fn file(lang: Lang, game: Option<GameId>) -> Messages {
    messages(lang, source(lang, game))
}

/// The messages of the pages around the tables.
pub(crate) fn pages(lang: Lang) -> Messages {
    let path = format!(
        "{}/../../locales/{lang}/client.ftl",
        env!("CARGO_MANIFEST_DIR")
    );
    messages(
        lang,
        &std::fs::read_to_string(path).expect("the file of the pages"),
    )
}

/// The messages that only the terminal says.
pub(crate) fn terminal(lang: Lang) -> Messages {
    messages(lang, &terminal_text(lang))
}

/// The file of the terminal as it is written.
pub(crate) fn terminal_text(lang: Lang) -> String {
    let path = format!(
        "{}/../../locales/{lang}/terminal.ftl",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read_to_string(path).expect("the file of the terminal")
}

/// The messages of the lessons of a game.
pub(crate) fn lessons(lang: Lang, game: GameId) -> Messages {
    let path = format!(
        "{}/../../locales/{lang}/lessons/{game}.ftl",
        env!("CARGO_MANIFEST_DIR")
    );
    messages(
        lang,
        &std::fs::read_to_string(path).expect("the file of the lessons"),
    )
}

fn messages(lang: Lang, text: &str) -> Messages {
    let resource = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{lang}: {errors:?}"));
    let mut messages = Messages::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let name = message.id.name.to_owned();
                assert!(
                    message.attributes.is_empty(),
                    "{lang} {name}: attributes are of no use here"
                );
                let pattern = message
                    .value
                    .unwrap_or_else(|| panic!("{lang} {name}: no value"));
                let mut found = Message::default();
                found.pattern(&pattern);
                assert!(
                    messages.insert(name.clone(), found).is_none(),
                    "{lang} {name}: twice"
                );
            }
            Entry::Term(term) => panic!("{lang} {}: a term", term.id.name),
            Entry::Junk { content } => panic!("{lang}: {content}"),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    messages
}

/// The messages a game can use: its own and the common ones, references followed.
pub(crate) fn book(lang: Lang, game: Option<GameId>) -> Messages {
    let mut all = file(lang, None);
    if game.is_some() {
        for (name, message) in file(lang, game) {
            assert!(
                all.insert(name.clone(), message).is_none(),
                "{lang} {name}: also in the common file"
            );
        }
    }
    let plain = all.clone();
    for (name, message) in &mut all {
        let mut open: Vec<String> = message.references.iter().cloned().collect();
        while let Some(reference) = open.pop() {
            let other = plain
                .get(&reference)
                .unwrap_or_else(|| panic!("{lang} {name}: no {reference}"));
            message.variables.extend(other.variables.clone());
            for (variable, choices) in &other.choices {
                message
                    .choices
                    .entry(variable.clone())
                    .or_default()
                    .extend(choices.clone());
            }
            let new = other.references.iter();
            open.extend(
                new.filter(|new| message.references.insert((*new).clone()))
                    .cloned(),
            );
        }
    }
    all
}

/// The messages that only other messages of the same language use: forms of a word, named `<thing>-<form>`.
pub(crate) fn helpers(messages: &Messages, needed: &BTreeSet<String>) -> BTreeSet<String> {
    let used: BTreeSet<&String> = messages
        .values()
        .flat_map(|message| &message.references)
        .collect();
    messages
        .keys()
        .filter(|name| !needed.contains(*name) && used.contains(name) && name.contains('-'))
        .cloned()
        .collect()
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        let mut whole = String::new();
        for (at, element) in pattern.elements.iter().enumerate() {
            match element {
                PatternElement::TextElement { value } => {
                    whole += value;
                    self.texts.push((*value).to_owned());
                }
                PatternElement::Placeable { expression } => {
                    whole += &shown(expression);
                    self.expression(expression);
                    self.followed(expression, pattern.elements.get(at + 1));
                }
            }
        }
        self.patterns.push(whole);
    }

    /// Notes a variable that a word follows, unless the form of the word was chosen by it.
    fn followed(&mut self, expression: &Expression<&str>, next: Option<&PatternElement<&str>>) {
        let Expression::Inline(InlineExpression::VariableReference { id }) = expression else {
            return;
        };
        let Some(PatternElement::TextElement { value }) = next else {
            return;
        };
        let word: String = value
            .strip_prefix([' ', '\u{a0}'])
            .unwrap_or_default()
            .chars()
            .take_while(|c| c.is_alphabetic())
            .collect();
        if !word.is_empty() && !self.chosen.iter().any(|by| by == id.name) {
            self.uncounted.push((id.name.to_owned(), word));
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("a choice by something else than a variable")
                };
                self.chosen.push(id.name.to_owned());
                for variant in variants {
                    let (VariantKey::Identifier { name }
                    | VariantKey::NumberLiteral { value: name }) = &variant.key;
                    self.choices
                        .entry(id.name.to_owned())
                        .or_default()
                        .insert((*name).to_owned());
                    self.pattern(&variant.value);
                }
                self.chosen.pop();
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { value } => self.texts.push((*value).to_owned()),
            InlineExpression::Placeable { expression } => self.expression(expression),
            other => panic!("not used here: {other:?}"),
        }
    }
}

/// What is put into a text, as it is written in the file.
fn shown(expression: &Expression<&str>) -> String {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            format!("{{ ${} }}", id.name)
        }
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
            format!("{{ {} }}", id.name)
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => (*value).to_owned(),
        _ => String::new(),
    }
}

/// Everything except one game's file and the common one.
pub(crate) fn files() -> impl Iterator<Item = Option<GameId>> {
    GameId::ALL
        .iter()
        .copied()
        .map(Some)
        .chain([None])
}
