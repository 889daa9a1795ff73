//! The messages of a language: one book for each game, the common messages in every one.

use catalog::GameId;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game_core::Seat;

use super::lang::Lang;
use super::line::{Line, Value};
use super::names::Names;
use crate::plain::derived;

/// The files of a language: the common one, then one for each game on the list.
macro_rules! files {
    (
        [$folder:literal $game:ident] $($name:ident = $id:literal, $type:ty,
            $fewest:literal to $most:literal by $option:literal, $seats:ident each,
            $bots:ident bots, $statistics:ident statistics, $words:ident words, $drawing:ident drawing;)*
    ) => {
        match $game {
            None => include_str!(concat!("../../../../locales/", $folder, "/common.ftl")),
            $(Some(GameId::$name) => file!($words $folder $id),)*
        }
    };
}

/// The file of a game that has words of its own.
macro_rules! file {
    (own $folder:literal $id:literal) => {
        include_str!(concat!("../../../../locales/", $folder, "/", $id, ".ftl"))
    };
    (plain $folder:literal $id:literal) => {
        ""
    };
}

/// The messages of a game, or those that belong to no game, as they stand in `locales/`.
pub fn source(lang: Lang, game: Option<GameId>) -> &'static str {
    match lang {
        Lang::En => roster::games!(files, "en", game),
        Lang::Ru => roster::games!(files, "ru", game),
        Lang::Pl => roster::games!(files, "pl", game),
        Lang::Uk => roster::games!(files, "uk", game),
    }
}

/// The messages of the pages around the tables.
fn pages(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../../locales/en/client.ftl"),
        Lang::Ru => include_str!("../../../../locales/ru/client.ftl"),
        Lang::Pl => include_str!("../../../../locales/pl/client.ftl"),
        Lang::Uk => include_str!("../../../../locales/uk/client.ftl"),
    }
}

/// The files of a language as they are part of the program.
pub(crate) fn embedded(lang: Lang, file: &str) -> Option<String> {
    let text = match file {
        COMMON => source(lang, None),
        PAGES => pages(lang),
        game => source(lang, Some(game.parse().ok()?)),
    };
    Some(text.to_owned())
}

/// The same with more that belongs to no game.
pub(crate) fn embedded_with(lang: Lang, file: &str, more: &str) -> Option<String> {
    let text = embedded(lang, file)?;
    Some(match file {
        PAGES => format!("{text}\n{more}"),
        _ => text,
    })
}

/// The file of messages that belong to no game.
const COMMON: &str = "common";
/// The file of the pages around the tables.
const PAGES: &str = "client";

type Bundle = FluentBundle<FluentResource>;

/// All books of a language, by the name of the game; the last is of no game.
pub(crate) struct Books(Vec<(&'static str, Bundle)>);

impl Books {
    pub(crate) fn new(lang: Lang, file: impl Fn(&str) -> Option<String>) -> Books {
        let of_game = |game: &GameId| {
            (
                game.as_str(),
                bundle(lang, &[COMMON, PAGES, game.as_str()], &file),
            )
        };
        let of_none = ("", bundle(lang, &[COMMON, PAGES], &file));
        Books(
            GameId::ALL
                .iter()
                .map(of_game)
                .chain([of_none])
                .collect(),
        )
    }

    fn book(&self, game: &str) -> Option<&Bundle> {
        let found = self
            .0
            .iter()
            .find(|(id, _)| *id == game)
            .or(self.0.last());
        found.map(|(_, bundle)| bundle)
    }

    /// Whether there is such a message.
    pub(crate) fn has(&self, game: &str, id: &str) -> bool {
        self.book(game)
            .is_some_and(|book| book.has_message(id))
    }

    /// The line in words. The name of a message that is missing stands for it. A game with words of its own has them
    /// all, which tests see to; for another words are made from the name.
    pub(crate) fn say(&self, game: &str, line: &Line, names: &Names) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &line.args {
            args.set(name.as_ref(), self.value(game, value, names));
            if let Some(word) = value.word(names) {
                args.set(format!("{name}_id"), word);
            }
        }
        let you = names
            .reader()
            .and_then(|reader| line.argument_of(reader));
        args.set("you", you.unwrap_or("none"));
        let pattern = self
            .book(game)
            .and_then(|book| Some((book, book.get_message(line.id())?.value()?)));
        let Some((book, pattern)) = pattern else {
            if !has_plain_words(game) {
                return line.id().to_owned();
            }
            let args: Vec<(&str, String)> = line
                .args
                .iter()
                .map(|(name, value)| (name.as_ref(), self.text(game, value, names)))
                .collect();
            return derived(game, line.id(), &args);
        };
        let text = book.format_pattern(pattern, Some(&args), &mut Vec::new());
        self.without_doubled_nouns(text.into_owned(), names)
    }

    /// The noun that carries the case stands before every name; before "Player 1" it would stand twice, so there only
    /// the number follows it.
    fn without_doubled_nouns(&self, text: String, names: &Names) -> String {
        let doubled = |(name, _): &(&str, usize)| text.contains(name);
        let there: Vec<(&str, usize)> = names.numbers().filter(doubled).collect();
        if there.is_empty() {
            return text;
        }
        let nouns = self.say("", &Line::new("seat-nouns"), &Names::default());
        let mut text = text;
        for (name, number) in there {
            for noun in nouns.split_whitespace() {
                text = text.replace(&format!("{noun} {name}"), &format!("{noun}\u{a0}{number}"));
            }
        }
        text
    }

    fn value<'a>(&self, game: &str, value: &'a Value, names: &Names) -> FluentValue<'a> {
        match value {
            Value::Number(number) => (*number).into(),
            Value::Text(text) => FluentValue::String(text.as_ref().into()),
            Value::Seat(seat) => self.name(*seat, names).into(),
            Value::Line(line) => self.say(game, line, names).into(),
            Value::List(list) if list.is_empty() => self.nothing(game).into(),
            Value::Table(lines) if lines.is_empty() => self.nothing(game).into(),
            Value::Table(lines) => {
                let texts: Vec<String> = lines
                    .iter()
                    .map(|line| self.say(game, line, names))
                    .collect();
                texts.join(", ").into()
            }
            Value::List(list) => {
                let texts = list
                    .iter()
                    .map(|value| self.text(game, value, names));
                self.listed(texts.collect()).into()
            }
        }
    }

    fn nothing(&self, game: &str) -> String {
        self.say(game, &Line::new("nothing"), &Names::default())
    }

    /// Several texts in a row: commas, and before the last one the word of the language for "and".
    pub(crate) fn listed(&self, mut texts: Vec<String>) -> String {
        let last = texts.pop().unwrap_or_default();
        if texts.is_empty() {
            return last;
        }
        let line = Line::new("list-last")
            .with("before", texts.join(", "))
            .with("last", last);
        self.say("", &line, &Names::default())
    }

    fn text(&self, game: &str, value: &Value, names: &Names) -> String {
        match self.value(game, value, names) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => with_minus(&number.as_string()),
            _ => String::new(),
        }
    }

    /// The name of a seat, or its number where it has none.
    pub(crate) fn name(&self, seat: Seat, names: &Names) -> String {
        names
            .get(seat)
            .map_or_else(|| self.seat(seat), str::to_owned)
    }

    /// A seat without a name.
    pub(crate) fn seat(&self, seat: Seat) -> String {
        let line = Line::new("seat").with("number", seat.index() + 1);
        self.say("", &line, &Names::default())
    }
}

/// Whether nobody has written words for this game yet.
fn has_plain_words(game: &str) -> bool {
    game.parse()
        .is_ok_and(|game| !catalog::info(game).own_words)
}

/// A number below zero has the sign of a minus, as tables and the rules print it; the plain hyphen is shorter, and a
/// line may break after it.
fn negative<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(with_minus(&number.as_string())),
        _ => None,
    }
}

/// The digits of a number with a minus in place of the hyphen.
fn with_minus(digits: &str) -> String {
    digits.replacen('-', "−", 1)
}

fn bundle(lang: Lang, files: &[&str], file: impl Fn(&str) -> Option<String>) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
    // The marks that keep text of two directions apart are of no use in these languages.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(negative));
    for text in files.iter().copied().filter_map(file) {
        // A test reads every file and finds no error, and no message in both.
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        let _ = bundle.add_resource(resource);
    }
    bundle
}
