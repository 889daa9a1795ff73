//! Events, actions and positions as lines to be said, read from how they are written in messages.

use core::fmt::Display;

use serde::Serialize;
use serde_json::Value as Json;

use super::layout::{Item, Layout};
use crate::story::{Line, Value};

/// The line of an event: `{"took_trick": {"seat": 2}}` is the message `event-took-trick` with the argument `seat`.
pub fn told(event: &impl Serialize) -> Line {
    match serde_json::to_value(event) {
        Ok(Json::String(name)) => Line::new(id("event", &name)),
        Ok(Json::Object(fields)) => match fields.into_iter().next() {
            Some((name, Json::Object(fields))) => {
                fields
                    .into_iter()
                    .fold(Line::new(id("event", &name)), |line, (key, json)| {
                        let value = value(&key, &json);
                        line.with(key, value)
                    })
            }
            Some((name, json)) => {
                let what = value("what", &json);
                Line::new(id("event", &name)).with("what", what)
            }
            None => Line::new("event"),
        },
        Ok(_) | Err(_) => Line::new("event"),
    }
}

/// The line of an action: `play 7` is the message `act-play` with the argument `what`.
pub fn label(action: &impl Display) -> Line {
    let text = action.to_string();
    match text.split_once(' ') {
        Some((verb, what)) => Line::new(id("act", verb)).with("what", what.to_owned()),
        None => Line::new(id("act", &text)),
    }
}

/// What lies on the table, one line for each zone and fact.
pub fn facts(layout: &Layout) -> Vec<Line> {
    let items = layout.table.iter();
    items
        .map(|item| match item {
            Item::Fact { name, value } => (name, value.clone()),
            Item::Cards { name, cards } => {
                let card = |card: &Option<Value>| match card {
                    Some(card) => card.clone(),
                    None => Line::new("plain-face-down").into(),
                };
                (name, Value::List(cards.iter().map(card).collect()))
            }
        })
        .map(|(name, value)| {
            Line::new("plain-fact")
                .with("label", name.clone())
                .with("value", value)
        })
        .collect()
}

/// The word for a name, which a file of messages may translate.
pub(super) fn word(name: &str) -> Line {
    Line::new(id("word", name))
}

/// A value of a message. What is called `seat`, or a list of `seats`, is shown by the names of those who sit there.
pub(super) fn value(key: &str, json: &Json) -> Value {
    let is_seat = matches!(key, "seat" | "seats") || key.ends_with("_seat");
    match json {
        Json::Null => Line::new("nothing").into(),
        Json::Bool(flag) => Line::new(if *flag {
            "config-value-true"
        } else {
            "config-value-false"
        })
        .into(),
        Json::Number(number) => match number
            .as_u64()
            .and_then(|seat| u8::try_from(seat).ok())
        {
            Some(seat) if is_seat => game_core::Seat(seat).into(),
            _ => match number.as_i64() {
                Some(number) => Value::Number(number),
                None => number.to_string().into(),
            },
        },
        // A card may be written as text and still be a number.
        Json::String(name) => match name.parse() {
            Ok(number) => Value::Number(number),
            Err(_) => word(name).into(),
        },
        Json::Array(list) => Value::List(list.iter().map(|json| value(key, json)).collect()),
        Json::Object(fields) => {
            let field = |(key, json): (&String, &Json)| {
                Value::Line(word(key).with("what", value(key, json)))
            };
            Value::List(fields.iter().map(field).collect())
        }
    }
}

/// The name of a message; names of fields and variants have underscores, names of messages hyphens.
fn id(kind: &str, name: &str) -> String {
    format!("{kind}-{}", name.replace('_', "-"))
}
