//! What only the terminal says, in four languages.

use client_core::story::{Lang, Line, Story};

/// The storyteller of the terminal: everything that is said at tables, and what only the terminal says.
pub fn story(lang: Lang) -> Story {
    Story::with_more(lang, source(lang))
}

/// The terminal's own messages as they stand in `locales/`.
pub fn source(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../locales/en/terminal.ftl"),
        Lang::Ru => include_str!("../../../locales/ru/terminal.ftl"),
        Lang::Pl => include_str!("../../../locales/pl/terminal.ftl"),
        Lang::Uk => include_str!("../../../locales/uk/terminal.ftl"),
    }
}

/// A message without arguments.
pub fn t(story: &Story, id: &'static str) -> String {
    story.say_common(&Line::new(id))
}
