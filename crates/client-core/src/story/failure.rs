//! Why a request was refused, from the code and the parameters that the server sent.

use game_core::Seat;
use protocol::Failure;
use serde_json::{Map, Value as Json};

use super::Story;
use super::line::{Line, Value};
use super::names::Names;

impl Story {
    /// Why a request was refused, for a client that was sent a code and its parameters. Where they make it plainer,
    /// they are told too; seats are told by these names.
    pub fn failure(&self, game: &str, failure: &Failure, names: &Names) -> String {
        let problems = failure.params.get("problems");
        if let Some(problems) = problems.and_then(Json::as_array) {
            let told = problems
                .iter()
                .filter_map(|problem| self.problem_sent(game, problem));
            return [self.error(&failure.code)]
                .into_iter()
                .chain(told)
                .collect::<Vec<_>>()
                .join(" ");
        }
        let id = format!("failure-{}", failure.code);
        if self.books.has("", &id) {
            return self
                .books
                .say("", &with_params(id, &failure.params), names);
        }
        self.why_not(game, &failure.code, failure.rule.is_some())
    }

    /// What is wrong with an option, as it was sent: the field, and the kind of the problem with what belongs to it.
    fn problem_sent(&self, game: &str, problem: &Json) -> Option<String> {
        let field = problem.get("field")?.as_str()?;
        let (kind, details) = match problem.get("kind")? {
            Json::String(kind) => (kind.as_str(), None),
            Json::Object(kind) => {
                let (kind, details) = kind.iter().next()?;
                (kind.as_str(), details.as_object())
            }
            _ => return None,
        };
        let id = match kind {
            "conflict" => self.conflict(game, field),
            _ => format!("error-field_{kind}"),
        };
        let line = match details {
            Some(details) => with_params(id, details),
            None => Line::new(id),
        };
        let line = line.with("field", self.label(game, field));
        Some(self.books.say(game, &line, &Names::default()))
    }

    /// The message that says with what an option does not go together; games name those that people can meet.
    pub(super) fn conflict(&self, game: &str, field: &str) -> String {
        let own = format!("conflict-{field}");
        if self.books.has(game, &own) {
            own
        } else {
            "error-field_conflict".to_owned()
        }
    }

    /// An option as people know it; any other field by its name.
    pub(super) fn label(&self, game: &str, field: &str) -> Value {
        let id = format!("config-{field}");
        if self.books.has(game, &id) {
            Line::new(id).into()
        } else {
            field.to_owned().into()
        }
    }
}

fn with_params(id: String, params: &Map<String, Json>) -> Line {
    let with = |line: Line, (name, value): (&String, &Json)| match name.as_str() {
        // Nobody counts in milliseconds.
        "retry_ms" => line.with("seconds", value.as_u64().unwrap_or(0).div_ceil(1000) as i64),
        _ => line.with(name.clone(), param(name, value)),
    };
    params.iter().fold(Line::new(id), with)
}

/// A parameter as an argument; numbers that are seats are shown by names.
fn param(name: &str, json: &Json) -> Value {
    let number = json.as_i64();
    match (name, json) {
        ("seat" | "seats", Json::Number(_)) => {
            let seat = number.and_then(|number| u8::try_from(number).ok());
            Seat(seat.unwrap_or_default()).into()
        }
        (_, Json::Array(list)) => Value::List(
            list.iter()
                .map(|json| param(name, json))
                .collect(),
        ),
        (_, Json::String(text)) => text.clone().into(),
        _ => Value::Number(number.unwrap_or_default()),
    }
}
