//! What is answered if a request cannot be met. Nothing has changed then.

use catalog::{ActError, OpenError};
use game_core::{Problem, ProblemKind, Problems, RecordProblem};
use serde_json::{Map, Value, json};
use thiserror::Error;

use super::line::LONGEST;
use super::session::MOST_MATCHES;

/// Why a request is not met.
#[derive(Debug, Error)]
pub(crate) enum EngineError {
    #[error("a line has at most {LONGEST} bytes")]
    LineTooLong,
    #[error("byte {position} of the line is not UTF-8")]
    NotUtf8 { position: usize },
    #[error("not JSON: {0}")]
    NotJson(serde_json::Error),
    #[error("a request is a JSON object")]
    NotAnObject,
    #[error("there is no request `{0}`")]
    UnknownRequest(String),
    #[error("{0}")]
    BadRequest(Problems),
    #[error("there is no open match {0}")]
    UnknownMatch(u64),
    #[error("{MOST_MATCHES} matches are open, which is the most; close some")]
    TooManyMatches,
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(u64),
    #[error("the match is not over, and its seed was drawn in secret")]
    SeedSecret,
    #[error("the operating system gives no random numbers: {0}")]
    NoRandomness(getrandom::Error),
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Act(#[from] ActError),
}

impl EngineError {
    /// A stable word that clients compare and translate; docs/errors.md explains each.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            EngineError::LineTooLong => "line_too_long",
            EngineError::NotUtf8 { .. } => "not_utf8",
            EngineError::NotJson(_) => "not_json",
            EngineError::NotAnObject => "not_an_object",
            EngineError::UnknownRequest(_) => "unknown_request",
            EngineError::BadRequest(_) => "bad_request",
            EngineError::UnknownMatch(_) => "unknown_match",
            EngineError::TooManyMatches => "too_many_matches",
            EngineError::NoSuchSeat(_) => "no_such_seat",
            EngineError::SeedSecret => "seed_secret",
            EngineError::NoRandomness(_) => "no_randomness",
            EngineError::Open(error) => error.code(),
            EngineError::Act(error) => error.code(),
        }
    }

    /// What a program may want to know besides the code.
    pub(crate) fn parameters(&self) -> Map<String, Value> {
        let parameters = match self {
            EngineError::LineTooLong => json!({"limit": LONGEST}),
            EngineError::NotUtf8 { position } => json!({"position": position}),
            EngineError::NotJson(error) => json!({"position": error.column()}),
            EngineError::UnknownRequest(name) => json!({"request": name}),
            EngineError::BadRequest(problems) => listed(problems),
            EngineError::UnknownMatch(id) => json!({"match": id}),
            EngineError::TooManyMatches => json!({"limit": MOST_MATCHES}),
            EngineError::NoSuchSeat(seat) => json!({"seat": seat}),
            EngineError::Open(error) => of_opening(error),
            EngineError::Act(error) => of_acting(error),
            EngineError::NotAnObject | EngineError::SeedSecret | EngineError::NoRandomness(_) => {
                json!({})
            }
        };
        object(parameters)
    }
}

fn of_opening(error: &OpenError) -> Value {
    match error {
        OpenError::UnknownGame(game) => json!({"game": game}),
        OpenError::Config(problems)
        | OpenError::Deal(problems)
        | OpenError::ReplayDeal(problems) => listed(problems),
        OpenError::Record(error) => {
            let mut parameters = object(match &error.problem {
                RecordProblem::Config(problems) | RecordProblem::Deal(problems) => listed(problems),
                _ => json!({}),
            });
            parameters.insert("line".to_owned(), json!(error.line));
            Value::Object(parameters)
        }
        OpenError::ReplayIllegal {
            number,
            seat,
            refusal,
        } => {
            let mut parameters = object(of_acting(refusal));
            parameters.insert("reason".to_owned(), json!(refusal.code()));
            parameters.insert("number".to_owned(), json!(number));
            parameters.insert("seat".to_owned(), json!(seat));
            Value::Object(parameters)
        }
        OpenError::ReplayOutcome { said, found } => json!({"said": said, "found": found}),
    }
}

fn of_acting(error: &ActError) -> Value {
    match error {
        ActError::NotAnAction(action) => json!({"action": action}),
        ActError::Illegal {
            rule: Some(rule), ..
        } => json!({"rule": rule.0}),
        ActError::Illegal { rule: None, .. } => json!({}),
    }
}

fn listed(problems: &Problems) -> Value {
    json!({"problems": problems.0.iter().map(problem).collect::<Vec<_>>()})
}

fn problem(Problem { field, kind }: &Problem) -> Value {
    let mut parameters = object(match kind {
        ProblemKind::Unknown
        | ProblemKind::Repeated
        | ProblemKind::Missing
        | ProblemKind::Conflict(_) => {
            json!({})
        }
        ProblemKind::NotInRange { found, min, max } => {
            json!({"found": found, "min": min, "max": max})
        }
        ProblemKind::NotOneOf { found, allowed } => json!({"found": found, "allowed": allowed}),
        ProblemKind::Malformed { found, expected } => json!({"found": found, "expected": expected}),
        ProblemKind::More { count } => json!({"count": count}),
    });
    parameters.insert("field".to_owned(), json!(field));
    parameters.insert("code".to_owned(), json!(kind.code()));
    parameters.insert("message".to_owned(), json!(kind.to_string()));
    Value::Object(parameters)
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}
