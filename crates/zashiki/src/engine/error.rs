//! What is answered if a request cannot be met. Nothing has changed then.

use catalog::{ActError, OpenError};
use game_core::{Problem, ProblemKind, Problems, RecordProblem};
use serde_json::{Map, Value, json};

use super::line::LONGEST;
use super::session::MOST_MATCHES;

game_core::refusals! {
    /// Why a request is not met.
    #[derive(Debug)]
    pub(crate) enum EngineError {
        LineTooLong = "line_too_long", "a line has at most {LONGEST} bytes";
        NotUtf8 { position: usize } = "not_utf8", "byte {position} of the line is not UTF-8";
        NotJson(error: serde_json::Error) = "not_json", "not JSON: {error}";
        NotAnObject = "not_an_object", "a request is a JSON object";
        UnknownRequest(name: String) = "unknown_request", "there is no request `{name}`";
        BadRequest(problems: Problems) = "bad_request", "{problems}";
        UnknownMatch(id: u64) = "unknown_match", "there is no open match {id}";
        TooManyMatches = "too_many_matches", "{MOST_MATCHES} matches are open, which is the most; close some";
        NoSuchSeat(seat: u64) = "no_such_seat", "there is no seat {seat} at this table";
        NothingToDecide(seat: u64) = "nothing_to_decide", "seat {seat} has nothing to decide now";
        SeedSecret = "seed_secret", "the match is not over, and its seed was drawn in secret";
        NoRandomness(error: getrandom::Error) = "no_randomness", "the operating system gives no random numbers: {error}";
    }
    passes_on {
        /// The match cannot be opened.
        Open(error: OpenError) = error.code(), "{error}";
        /// The action is not carried out.
        Act(error: ActError) = error.code(), "{error}";
    }
}

impl From<OpenError> for EngineError {
    fn from(error: OpenError) -> EngineError {
        EngineError::Open(error)
    }
}

impl From<ActError> for EngineError {
    fn from(error: ActError) -> EngineError {
        EngineError::Act(error)
    }
}

impl EngineError {
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
            EngineError::NoSuchSeat(seat) | EngineError::NothingToDecide(seat) => {
                json!({"seat": seat})
            }
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
