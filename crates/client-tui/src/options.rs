//! The options of a match while they are chosen: what there is to choose from, and what fits together.

use catalog::GameId;
use client_core::story::{Names, Story};
use game_core::{Field, FieldKind};

/// The most seats that a game has; a field that names a seat offers these.
const SEATS: usize = 10;

/// What was chosen so far; what is not in it has its default.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    game: GameId,
    values: Vec<(&'static str, String)>,
}

impl Options {
    /// Everything as it is by default.
    pub fn new(game: GameId) -> Options {
        Options {
            game,
            values: Vec::new(),
        }
    }

    /// As they stand in the form of a record. What this release does not know is left out.
    pub fn read(game: GameId, config: &str) -> Options {
        let mut options = Options::new(game);
        let pairs = config
            .split_whitespace()
            .filter_map(|word| word.split_once('='));
        for (key, value) in pairs {
            let fields = catalog::info(game).config;
            if let Some(field) = fields.iter().find(|field| field.key == key)
                && Some(value) != field.default
            {
                options.values.push((field.key, value.to_owned()));
            }
        }
        options
    }

    /// Whether a word of a record names an option.
    pub fn knows(game: GameId, word: &str) -> bool {
        let key = word.split_once('=').map(|(key, _)| key);
        let fields = catalog::info(game).config;
        fields.iter().any(|field| Some(field.key) == key)
    }

    /// The same with these words of a record in place of what they name.
    #[must_use]
    pub fn with(mut self, words: &str) -> Options {
        let other = Options::read(self.game, words);
        let named = |key: &str| {
            words.split_whitespace().any(|word| {
                word.split_once('=')
                    .is_some_and(|(known, _)| known == key)
            })
        };
        self.values.retain(|(key, _)| !named(key));
        self.values.extend(other.values);
        self
    }

    /// What there is to choose from, in the words of a record and in those of people.
    pub fn told(&self, story: &Story) -> Vec<String> {
        let fields = self.fields().into_iter();
        fields
            .map(|field| {
                let value = self.value(&field);
                let name = story.field(self.game, &field);
                let words = story.field_value(self.game, &field, &value, &Names::default());
                let others = self.possible(&field).join(", ");
                format!("{}={value}: {name}, {words} ({others})", field.key)
            })
            .collect()
    }

    /// In the form of a record; what has its default is left out.
    pub fn words(&self) -> String {
        in_words(&self.values)
    }

    /// How many seats the match has.
    pub fn seats(&self) -> usize {
        catalog::normalize_config(self.game, &self.words()).map_or(1, |config| config.seats)
    }

    /// The fields that can change anything beside what was chosen.
    pub fn fields(&self) -> Vec<Field> {
        let fields = catalog::info(self.game).config.iter().copied();
        fields
            .filter(|field| self.possible(field).len() > 1)
            .collect()
    }

    /// The value of a field.
    pub fn value(&self, field: &Field) -> String {
        let chosen = self
            .values
            .iter()
            .find(|(key, _)| *key == field.key);
        chosen.map_or_else(
            || field.default.unwrap_or_default().to_owned(),
            |(_, value)| value.clone(),
        )
    }

    /// Goes to the next or the last value of a field that fits the rest, in a circle.
    pub fn turn(&mut self, field: &Field, forward: bool) {
        let values = self.possible(field);
        let now = self.value(field);
        let at = values
            .iter()
            .position(|value| *value == now)
            .unwrap_or(0);
        let count = values.len().max(1);
        let next = (at + if forward { 1 } else { count - 1 }) % count;
        if let Some(value) = values.into_iter().nth(next) {
            self.set(field, value);
        }
    }

    fn set(&mut self, field: &Field, value: String) {
        self.values.retain(|(key, _)| *key != field.key);
        if Some(value.as_str()) != field.default {
            self.values.push((field.key, value));
        }
        // What was chosen before and does not fit any more has its default again.
        let mut kept = self.values.split_off(0);
        kept.reverse();
        for pair in kept {
            self.values.push(pair);
            if !self.is_possible() {
                self.values.pop();
            }
        }
        self.values.reverse();
    }

    /// The values of a field that there can be a table with, whatever else has to give way for it.
    fn possible(&self, field: &Field) -> Vec<String> {
        let fits = |value: &String| {
            let mut other = self.clone();
            other.set(field, value.clone());
            other.value(field) == *value && other.is_possible()
        };
        values(field).into_iter().filter(fits).collect()
    }

    fn is_possible(&self) -> bool {
        catalog::normalize_config(self.game, &self.words()).is_ok()
    }
}

fn in_words(values: &[(&'static str, String)]) -> String {
    let words = values
        .iter()
        .map(|(key, value)| format!("{key}={value}"));
    words.collect::<Vec<_>>().join(" ")
}

/// The values that a field offers. A list of names is chosen on the command line.
fn values(field: &Field) -> Vec<String> {
    let words = |words: &[&str]| {
        words
            .iter()
            .map(|word| (*word).to_owned())
            .collect()
    };
    match field.kind {
        FieldKind::Number { min, max } => {
            let default = field
                .default
                .and_then(|default| default.parse().ok())
                .unwrap_or(min);
            // Of many numbers those around the default.
            let from = min.max(default - 12);
            let to = max.min(default + 12);
            (from..=to)
                .map(|number| number.to_string())
                .collect()
        }
        FieldKind::Choice(choices) | FieldKind::ChoiceOrList(choices, _) => words(choices),
        FieldKind::Text(_) => {
            let seats = (0..SEATS).map(|seat| seat.to_string());
            ["random".to_owned()]
                .into_iter()
                .chain(seats)
                .collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_any_field_of_any_game_leaves_a_table_that_can_be_played() {
        for game in GameId::ALL {
            let mut options = Options::new(*game);
            assert!(options.words().is_empty());
            for round in 0..40 {
                let fields = options.fields();
                assert!(!fields.is_empty(), "{game}");
                let field = fields[(round * 7) % fields.len()];
                let before = options.value(&field);
                options.turn(&field, round % 3 > 0);
                assert_ne!(options.value(&field), before, "{game} {}", field.key);
                assert!(options.is_possible(), "{game} {}", options.words());
            }
        }
    }

    #[test]
    fn words_of_a_record_change_what_they_name_and_nothing_else() {
        let game: GameId = "samurakva".parse().unwrap();
        let options = Options::read(game, "players=5 limit=40 nonsense=1");
        assert_eq!(options.words(), "players=5 limit=40");
        let other = options.with("limit=30");
        assert_eq!(other.words(), "players=5 limit=30");
        let usual = other.with("players=4");
        assert_eq!(usual.words(), "limit=30", "four is usual");
    }

    #[test]
    fn a_field_comes_round_to_where_it_was() {
        let game: GameId = "samurakva".parse().unwrap();
        let mut options = Options::new(game);
        let players = options
            .fields()
            .into_iter()
            .find(|field| field.key == "players")
            .unwrap();
        options.turn(&players, true);
        assert_eq!(
            (options.words().as_str(), options.seats()),
            ("players=5", 5)
        );
        for _ in 0..8 {
            options.turn(&players, true);
        }
        assert_eq!(options.words(), "");
    }
}
