//! What a view holds, arranged for a table: cards in zones, and facts.
//!
//! A list in a view is a zone of cards, and an empty entry of it a card face down. The list `seats` has an entry for
//! each seat, with what lies before it. Everything else is a fact. The options and the viewer are shown elsewhere.

use serde::Serialize;
use serde_json::Value as Json;

use super::lines::{value, word};
use crate::story::{Line, Value};

/// Fields of a view that are not part of the picture.
const ELSEWHERE: [&str; 2] = ["config", "viewer"];
/// The field with an entry for each seat.
const SEATS: &str = "seats";

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    /// What belongs to no seat, the viewer's own cards too.
    pub table: Vec<Item>,
    /// What lies before each seat.
    pub seats: Vec<Vec<Item>>,
}

/// One thing on a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// Something that is known.
    Fact {
        /// What it is called.
        name: Line,
        /// What it is.
        value: Value,
    },
    /// Cards that lie together.
    Cards {
        /// What they are called.
        name: Line,
        /// Each card; nothing for one that lies face down.
        cards: Vec<Option<Value>>,
    },
}

impl Layout {
    /// The table of a view.
    pub fn of(view: &impl Serialize) -> Layout {
        let Ok(Json::Object(fields)) = serde_json::to_value(view) else {
            return Layout::default();
        };
        let mut layout = Layout::default();
        for (key, json) in &fields {
            match json {
                // What is not there is not shown.
                Json::Null => {}
                _ if ELSEWHERE.contains(&key.as_str()) => {}
                Json::Array(seats) if key == SEATS => {
                    layout.seats = seats.iter().map(before_a_seat).collect();
                }
                _ => layout.table.push(item(key, json)),
            }
        }
        layout
    }
}

fn before_a_seat(json: &Json) -> Vec<Item> {
    match json {
        Json::Object(fields) => fields
            .iter()
            .filter(|(_, json)| !json.is_null())
            .map(|(key, json)| item(key, json))
            .collect(),
        other => vec![item(SEATS, other)],
    }
}

fn item(key: &str, json: &Json) -> Item {
    let name = word(key);
    match json {
        Json::Array(list) => {
            let card = |json: &Json| match json {
                Json::Null => None,
                json => Some(value("card", json)),
            };
            Item::Cards {
                name,
                cards: list.iter().map(card).collect(),
            }
        }
        json => Item::Fact {
            name,
            value: value(key, json),
        },
    }
}
