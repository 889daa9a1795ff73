//! JSON laid out for a page: what fits on a line stays on it, the order of fields as it was sent.

use core::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

const WIDTH: usize = 110;

/// The text on one line or, where it is too long, one part a line.
pub(crate) fn laid_out(json: &str) -> String {
    part(json.trim(), 0, 0)
}

/// One value that starts `before` characters into its line and whose parts are indented by `indent`.
fn part(json: &str, before: usize, indent: usize) -> String {
    let line = one_line(json);
    // The one for a comma.
    if before + line.chars().count() < WIDTH {
        return line;
    }
    let inner = indent + 2;
    let items: Vec<String> = match json.as_bytes().first() {
        Some(b'[') => list(json)
            .iter()
            .map(|item| part(item.get(), inner, inner))
            .collect(),
        Some(b'{') => pairs(json)
            .iter()
            .map(|(key, value)| {
                let key = format!("{}: ", serde_json::to_string(key).unwrap());
                let value = part(value.get(), inner + key.chars().count(), inner);
                key + &value
            })
            .collect(),
        _ => return line,
    };
    let (open, close) = if json.starts_with('[') {
        ('[', ']')
    } else {
        ('{', '}')
    };
    let indented: Vec<String> = items
        .iter()
        .map(|item| format!("{:inner$}{item}", ""))
        .collect();
    format!("{open}\n{}\n{:indent$}{close}", indented.join(",\n"), "")
}

fn one_line(json: &str) -> String {
    match json.as_bytes().first() {
        Some(b'[') => {
            let items: Vec<String> = list(json)
                .iter()
                .map(|item| one_line(item.get()))
                .collect();
            format!("[{}]", items.join(", "))
        }
        Some(b'{') => {
            let fields = pairs(json);
            let fields = fields.iter().map(|(key, value)| {
                format!(
                    "{}: {}",
                    serde_json::to_string(key).unwrap(),
                    one_line(value.get())
                )
            });
            format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
        }
        _ => json.to_owned(),
    }
}

fn list(json: &str) -> Vec<Box<RawValue>> {
    serde_json::from_str(json).unwrap()
}

fn pairs(json: &str) -> Vec<(String, Box<RawValue>)> {
    serde_json::from_str::<Pairs>(json).unwrap().0
}

/// An object in its own order; a map would sort it.
struct Pairs(Vec<(String, Box<RawValue>)>);

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;

        impl<'de> Visitor<'de> for InOrder {
            type Value = Pairs;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }

        deserializer.deserialize_map(InOrder)
    }
}

#[test]
fn what_fits_stays_on_its_line_and_the_rest_is_indented() {
    assert_eq!(
        laid_out(r#"{"b":[1,2],"a":{}}"#),
        r#"{"b": [1, 2], "a": {}}"#
    );
    let long = "x".repeat(60);
    let json = format!(r#"{{"b":["{long}","{long}"],"a":1}}"#);
    let expected = format!("{{\n  \"b\": [\n    \"{long}\",\n    \"{long}\"\n  ],\n  \"a\": 1\n}}");
    assert_eq!(laid_out(&json), expected);
}
