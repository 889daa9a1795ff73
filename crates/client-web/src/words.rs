//! Sentences of the person's language, which change with it.

use std::collections::BTreeMap;

use catalog::GameId;
use client_core::lesson::Lesson;
use client_core::room::read;
use client_core::story::{Lang, Line, Names, Story};
use gloo_net::http::Request;
use leptos::prelude::*;
use protocol::Failure;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::app::AppContext;
use crate::net::files;

/// A message without arguments.
pub(crate) fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let app = expect_context::<AppContext>();
    move || app.story.read().say_common(&Line::new(id))
}

/// A message with arguments that may change.
pub(crate) fn say(
    line: impl Fn() -> Line + Send + Sync + 'static,
) -> impl Fn() -> String + Send + Sync {
    let app = expect_context::<AppContext>();
    move || app.story.read().say_common(&line())
}

/// The same once, where something only happens (a title, a label for a moment).
pub(crate) fn say_now(app: AppContext, line: &Line) -> String {
    app.story.read_untracked().say_common(line)
}

/// Why something was refused, in a sentence.
pub(crate) fn failure(app: AppContext, game: Option<GameId>, failure: &Failure) -> String {
    failure_at(app, game, failure, &Names::default())
}

/// The same at a table, where seats have names.
pub(crate) fn failure_at(
    app: AppContext,
    game: Option<GameId>,
    failure: &Failure,
    names: &Names,
) -> String {
    // Often told by an event, where nothing follows a change of language.
    let story = app.story.read_untracked();
    let game = game.map_or("", GameId::as_str);
    story.failure(game, failure, names)
}

/// The storyteller of a language, who knows what every page says and these parts of the texts.
pub(crate) async fn fetch(lang: Lang, parts: &[&str]) -> Option<Story> {
    let mut texts = texts(lang.code()).await?;
    for part in parts {
        for (name, more) in self::texts(&format!("{lang}-{part}")).await? {
            texts.entry(name).or_default().push_str(&more);
        }
    }
    Some(story(lang, &texts))
}

/// A piece of a page of rules.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub(crate) enum RulesPiece {
    /// Text, ready to be shown.
    Html { html: String },
    /// A place for a picture, with what is to be seen in it.
    Figure { figure: usize, caption: String },
}

/// The rules of a game in a language.
pub(crate) async fn fetch_rules(lang: Lang, game: GameId) -> Option<Vec<RulesPiece>> {
    fetched(&format!("{lang}-{game}-rules")).await
}

/// The lessons of a game in a language.
pub(crate) async fn fetch_lessons(lang: Lang, game: GameId) -> Option<Vec<Lesson>> {
    fetched(&format!("{lang}-{game}-lessons")).await
}

/// Texts by the names of their files in `locales`.
type Texts = BTreeMap<String, String>;

async fn texts(file: &str) -> Option<Texts> {
    fetched(file).await
}

async fn fetched<T: DeserializeOwned>(file: &str) -> Option<T> {
    let address = files::address(file)?;
    read(
        &Request::get(&address)
            .send()
            .await
            .ok()?
            .text()
            .await
            .ok()?,
    )
    .ok()
}

fn story(lang: Lang, texts: &Texts) -> Story {
    Story::from_files(lang, |file| texts.get(file).cloned())
}
