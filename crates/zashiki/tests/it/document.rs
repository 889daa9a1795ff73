//! docs/ENGINE.md is run: its requests are sent, and its answers compared.

use std::collections::BTreeSet;

use expect_test::expect_file;
use serde_json::Value;

use crate::client::Engine;
use crate::layout::laid_out;

const PAGE: &str = include_str!("../../../../docs/ENGINE.md");
const ERRORS: &str = include_str!("../../../../docs/errors.md");

/// Codes that no page can show, each with where it is tested, or why it cannot be reached.
const NOT_SHOWN: &[(&str, &str)] = &[
    ("line_too_long", "hostile.rs"),
    ("not_utf8", "hostile.rs"),
    ("too_many_matches", "hostile.rs"),
    ("field_more", "hostile.rs"),
    ("no_randomness", "the operating system always has some here"),
    (
        "record_other_game",
        "a record is read by the game that it names",
    ),
];

/// A piece of the page.
enum Piece<'a> {
    Request {
        fence: &'a str,
        body: &'a str,
    },
    Answer(&'a str),
    /// A line of anything else.
    Text(&'a str),
}

fn pieces(page: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = page;
    while let Some((line, after)) = rest.split_once('\n') {
        rest = after;
        let is_example = line.starts_with("```") && line.len() > 3;
        if !is_example {
            pieces.push(Piece::Text(line));
            continue;
        }
        let end = if rest.starts_with("```") {
            0
        } else {
            rest.find("\n```").expect("a block has an end") + 1
        };
        let body = &rest[..end];
        rest = rest[end..]
            .strip_prefix("```\n")
            .expect("a block ends with its own line");
        pieces.push(match line {
            "```json request" | "```text request" => Piece::Request { fence: line, body },
            "```json answer" => Piece::Answer(body),
            _ => panic!("what is {line}?"),
        });
    }
    assert_eq!(rest, "", "a page ends with a line feed");
    pieces
}

/// A request as it is sent. One that is shown as JSON may be broken into lines.
fn on_one_line(fence: &str, body: &str) -> String {
    if fence == "```text request" {
        return body.trim_end().to_owned();
    }
    serde_json::from_str::<Value>(body)
        .unwrap()
        .to_string()
}

#[test]
fn every_request_of_the_page_is_answered_as_the_page_says() {
    let mut engine = Engine::start();
    let mut answer = None;
    let mut page = String::new();
    for piece in pieces(PAGE) {
        match piece {
            Piece::Text(line) => page.extend([line, "\n"]),
            Piece::Request { fence, body } => {
                let sent = engine.send(on_one_line(fence, body).as_bytes());
                let before = answer.replace(sent);
                assert_eq!(before, None, "a request without an answer before {body}");
                let shown = if fence == "```json request" {
                    laid_out(body) + "\n"
                } else {
                    body.to_owned()
                };
                page.extend([fence, "\n", &shown, "```\n"]);
            }
            Piece::Answer(body) => {
                let answer = answer
                    .take()
                    .unwrap_or_else(|| panic!("no request before {body}"));
                page.extend(["```json answer\n", &laid_out(&answer), "\n```\n"]);
            }
        }
    }
    assert_eq!(answer, None);
    engine.end();
    expect_file!["../../../../docs/ENGINE.md"].assert_eq(&page);
}

/// The values of a field, however deep, in all answers of the page.
fn shown(field: &str) -> BTreeSet<String> {
    fn collect(value: &Value, field: &str, found: &mut BTreeSet<String>) {
        match value {
            Value::Array(list) => list
                .iter()
                .for_each(|value| collect(value, field, found)),
            Value::Object(map) => {
                found.extend(
                    map.get(field)
                        .and_then(Value::as_str)
                        .map(ToOwned::to_owned),
                );
                map.values()
                    .for_each(|value| collect(value, field, found));
            }
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    for piece in pieces(PAGE) {
        if let Piece::Answer(body) = piece {
            collect(&serde_json::from_str(body).unwrap(), field, &mut found);
        }
    }
    found
}

#[test]
fn every_error_code_is_shown_on_the_page_or_is_known_to_be_elsewhere() {
    let (_, explained) = ERRORS.split_once("<!-- engine: ").unwrap();
    let (explained, _) = explained.split_once("<!-- /engine -->").unwrap();
    let explained = explained
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    let explained: BTreeSet<String> = explained
        .map(|(code, _)| code.to_owned())
        .collect();
    let mut shown: BTreeSet<String> = shown("error")
        .union(&shown("code"))
        .cloned()
        .collect();
    for (code, _) in NOT_SHOWN {
        assert!(
            shown.insert((*code).to_owned()),
            "`{code}` is shown after all"
        );
    }
    assert!(explained.len() > 30, "{explained:?}");
    let missing: Vec<&String> = explained.difference(&shown).collect();
    assert!(
        missing.is_empty(),
        "docs/ENGINE.md has no example of {missing:?}"
    );
}

#[test]
fn every_request_has_a_heading_and_an_example() {
    let headings = PAGE
        .lines()
        .filter_map(|line| line.strip_prefix("## "));
    let headings: BTreeSet<String> = headings
        .filter(|heading| *heading != "Errors")
        .map(ToOwned::to_owned)
        .collect();
    assert_eq!(shown("ok"), headings);
    for heading in headings {
        assert!(
            PAGE.contains(&format!("| [`{heading}`](#{heading}) |")),
            "{heading} is not in the table"
        );
    }
}
