//! What bodies look like as JSON Schema, where that does not follow from the types: names and words.

use std::borrow::Cow;
use std::fmt::Write as _;

use roster::{GameId, Level};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};

use crate::ids::{GuestId, MatchId, MatchName, TableCode};
use crate::word::Word;

/// One of [`crate::ids::LETTERS`], as regular expressions write it.
pub const LETTER: &str = "[0-9a-hjkmnp-tv-z]";
/// A name of a person, with spaces around it. What else may not be in it no pattern can say.
pub const NAME: &str = r"^\s*\S(.{0,22}\S)?\s*$";

/// Text of a form.
fn text(pattern: &str) -> Schema {
    json_schema!({ "type": "string", "pattern": format!("^{pattern}$") })
}

/// A number of letters.
fn letters(count: usize) -> String {
    format!("{LETTER}{{{count}}}")
}

impl JsonSchema for TableCode {
    fn schema_name() -> Cow<'static, str> {
        "TableCode".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        text(&letters(TableCode::LEN))
    }
}

impl JsonSchema for GuestId {
    fn schema_name() -> Cow<'static, str> {
        "GuestId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        text(&letters(GuestId::LEN))
    }
}

impl JsonSchema for MatchId {
    fn schema_name() -> Cow<'static, str> {
        "MatchId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        text(&format!("({})", match_id("*")))
    }
}

/// The two forms of a match's name, the older one with this number of digits after its first.
pub fn match_id(digits: &str) -> String {
    let named = letters(MatchName::LEN);
    let table = letters(TableCode::LEN);
    format!("{named}|{table}-[1-9][0-9]{digits}")
}

impl JsonSchema for Word<GameId> {
    fn schema_name() -> Cow<'static, str> {
        "GameId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let mut games = GameId::ALL.to_vec();
        games.sort_by_key(|game| game.as_str());
        json_schema!({
            "type": "string",
            "enum": games,
            "description": "A game of `GET /api/games`.",
        })
    }
}

impl JsonSchema for Word<Level> {
    fn schema_name() -> Cow<'static, str> {
        "Level".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "enum": Level::ALL,
            "description": "How well bots play: a level of `GET /api/games`.",
        })
    }
}

/// Makes a list of words of an enum whose words are described one by one, and one description of theirs.
pub fn words(schema: &mut Schema) {
    let Some(Value::Array(variants)) = schema.remove("oneOf") else {
        return;
    };
    let own = schema.get("description").and_then(Value::as_str);
    let mut description = own.unwrap_or_default().to_owned();
    for variant in &variants {
        let (word, meaning) = (&variant["const"], &variant["description"]);
        if let (Some(word), Some(meaning)) = (word.as_str(), meaning.as_str()) {
            // Writing to a String cannot fail.
            let _ = write!(description, "\n* `{word}`: {meaning}");
        }
    }
    let words: Vec<&Value> = variants
        .iter()
        .map(|variant| &variant["const"])
        .collect();
    let words = json!(words);
    schema.insert("type".to_owned(), json!("string"));
    schema.insert("enum".to_owned(), words);
    schema.insert("description".to_owned(), json!(description));
}
