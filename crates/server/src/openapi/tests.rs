//! The description is compared with the addresses, the bodies and the words that there are.

use std::collections::BTreeSet;

use game_core::{Outcome, Seat};
use protocol::games::{GameBody, GamesBody, OptionBody, OptionKind};
use protocol::http::{
    GuestBody, HistoryPage, MatchSummary, NameBody, NewTable, Player, RecoveryBody, SessionBody,
    SignInBody, TableCreated, TableSummary,
};
use protocol::{GuestId, MatchId, MatchName, Pace, Phase, Refusal, TableCode};
use serde::Serialize;
use serde_json::{Map, Value, json};

fn document() -> Value {
    serde_json::from_str(super::text()).unwrap()
}

#[test]
fn every_address_is_described_and_nothing_else() {
    let document = document();
    let paths = document["paths"].as_object().unwrap();
    let described: BTreeSet<(String, String)> = paths
        .iter()
        .flat_map(|(path, methods)| {
            let methods = methods.as_object().unwrap().keys();
            methods.map(move |method| (method.to_uppercase(), path.clone()))
        })
        .collect();
    let routed = crate::api::endpoints()
        .into_iter()
        .map(|endpoint| (endpoint.method.to_owned(), endpoint.path.to_owned()));
    assert_eq!(described, routed.collect());
}

#[test]
fn every_body_has_the_fields_that_are_described() {
    for (name, samples) in samples() {
        let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
        let mut seen = BTreeSet::new();
        for sample in &samples {
            fits(&document(), &schema, sample, &mut seen)
                .unwrap_or_else(|why| panic!("{name}: {why}"));
        }
        // What is described but never sent would be found here.
        let described = properties(&document()["components"]["schemas"][name]);
        assert!(
            described.is_subset(&seen),
            "{name}: {described:?} but seen {seen:?}"
        );
    }
}

#[test]
fn the_words_that_are_listed_are_all_there_are() {
    let listed = |name: &str| document()["components"]["schemas"][name]["enum"].clone();
    let mut games: Vec<_> = catalog::GameId::ALL
        .iter()
        .map(ToString::to_string)
        .collect();
    games.sort();
    assert_eq!(listed("GameId"), json!(games));
    let levels: Vec<_> = bots::Level::ALL
        .iter()
        .map(|level| level.as_str())
        .collect();
    assert_eq!(listed("Level"), json!(levels));
    assert_eq!(
        listed("Pace"),
        json!([Pace::None, Pace::Relaxed, Pace::Fast])
    );
    assert_eq!(
        listed("Phase"),
        json!([
            Phase::Waiting,
            Phase::Dealing,
            Phase::Playing,
            Phase::Finished
        ])
    );
}

#[test]
fn every_code_that_is_named_is_one() {
    for part in super::text().split("(`").skip(1) {
        let codes = part.split("`)").next().unwrap();
        for code in codes.split("`, `") {
            assert!(
                Refusal::CODES.contains(&code) || code == "bad_config",
                "{code}"
            );
        }
    }
}

#[test]
fn patterns_take_the_letters_of_names_and_no_others() {
    let class = protocol::schema::LETTER;
    let mut letters = Vec::new();
    let mut signs = class.trim_matches(['[', ']']).bytes().peekable();
    while let Some(first) = signs.next() {
        let last = match signs.next_if_eq(&b'-') {
            Some(_) => signs.next().unwrap(),
            None => first,
        };
        letters.extend(first..=last);
    }
    assert_eq!(letters, protocol::ids::LETTERS);
}

#[test]
fn a_body_with_other_fields_would_be_noticed() {
    let schema = json!({ "$ref": "#/components/schemas/SessionBody" });
    let mut seen = BTreeSet::new();
    for wrong in [
        json!({ "guest": "0123456789abc" }),
        json!({ "guest": 1, "name": "a" }),
        json!([]),
    ] {
        assert!(
            fits(&document(), &schema, &wrong, &mut seen).is_err(),
            "{wrong}"
        );
    }
    let more = json!({ "guest": "0123456789abc", "name": "a", "token": "b" });
    assert!(fits(&document(), &schema, &more, &mut seen).is_err());
}

fn properties(schema: &Value) -> BTreeSet<String> {
    let own = schema["properties"]
        .as_object()
        .into_iter()
        .flat_map(Map::keys)
        .cloned();
    let variants = schema["oneOf"].as_array().into_iter().flatten();
    own.chain(variants.flat_map(properties)).collect()
}

/// Whether a value fits a schema: the part of JSON Schema that the description uses.
fn fits(
    document: &Value,
    schema: &Value,
    value: &Value,
    seen: &mut BTreeSet<String>,
) -> Result<(), String> {
    if let Some(path) = schema["$ref"].as_str() {
        let target = document
            .pointer(path.trim_start_matches('#'))
            .ok_or(format!("no {path}"))?;
        return fits(document, target, value, seen);
    }
    let variants = schema["oneOf"].as_array();
    if let Some(variants) = variants.or(schema["anyOf"].as_array()) {
        let fitting = variants
            .iter()
            .any(|variant| fits(document, variant, value, seen).is_ok());
        return fitting
            .then_some(())
            .ok_or(format!("{value} fits none of {schema}"));
    }
    let is_const = schema
        .get("const")
        .is_none_or(|wanted| wanted == value);
    let is_listed = schema["enum"]
        .as_array()
        .is_none_or(|words| words.contains(value));
    let is_typed = match &schema["type"] {
        Value::String(kind) => is_a(value, kind),
        Value::Array(kinds) => kinds
            .iter()
            .any(|kind| is_a(value, kind.as_str().unwrap())),
        _ => true,
    };
    if !(is_const && is_listed && is_typed) {
        return Err(format!("{value} is not {schema}"));
    }
    for item in value.as_array().into_iter().flatten() {
        fits(document, &schema["items"], item, seen)?;
    }
    fields(document, schema, value, seen)
}

fn is_a(value: &Value, kind: &str) -> bool {
    match kind {
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("no values of {other}"),
    }
}

fn fields(
    document: &Value,
    schema: &Value,
    value: &Value,
    seen: &mut BTreeSet<String>,
) -> Result<(), String> {
    let (Some(object), Some(properties)) = (value.as_object(), schema["properties"].as_object())
    else {
        return Ok(());
    };
    let required = schema["required"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str);
    for name in required {
        object
            .get(name)
            .ok_or(format!("`{name}` is missing in {value}"))?;
    }
    for (name, field) in object {
        let schema = properties
            .get(name)
            .ok_or(format!("`{name}` is not described"))?;
        fits(document, schema, field, seen)?;
        seen.insert(name.clone());
    }
    Ok(())
}

fn value(body: impl Serialize) -> Value {
    serde_json::to_value(body).unwrap()
}

/// A person and a bot.
fn players(guest: GuestId) -> Vec<Player> {
    let player = Player {
        seat: Seat(0),
        guest: Some(guest),
        name: "Ada".to_owned(),
        face: None,
    };
    let bot = Player {
        seat: Seat(1),
        guest: None,
        name: "solid".to_owned(),
        face: Some(3),
    };
    vec![player, bot]
}

/// At least one of every body, with every field.
fn samples() -> Vec<(&'static str, Vec<Value>)> {
    let code = TableCode::from_random([1; 10]);
    let guest = GuestId::from_random([2; 13]);
    let id = MatchId::Named(MatchName::from_random([3; 16]));
    let name = "Ada".to_owned();
    let game = catalog::GameId::Samurakva;
    let players = players(guest);
    let [player, bot] = [players[0].clone(), players[1].clone()];
    let (config, outcome) = (
        "players=2".to_owned(),
        Outcome::Cooperative {
            won: true,
            score: 3,
            seats: 2,
        },
    );
    let summary = MatchSummary {
        id,
        game,
        config: config.clone(),
        finished_at: 1,
        outcome,
        players,
    };
    let pages = [Some("1_x".to_owned()), None].map(|next| {
        value(HistoryPage {
            matches: vec![summary.clone()],
            next,
        })
    });
    let illegal = catalog::ActError::Illegal {
        code: "a",
        rule: Some(game_core::RuleRef("R1")),
        message: String::new(),
    };
    let failures = [
        Refusal::TooFast { retry_ms: 1 },
        Refusal::NoSession,
        Refusal::Act(illegal),
    ];
    let level = bots::Level::Solid.into();
    let new = NewTable {
        game: game.into(),
        config: config.clone(),
        pace: Pace::Fast,
        level,
        listed: true,
        talk: false,
    };
    let line = TableSummary {
        code,
        game,
        config,
        pace: Pace::None,
        phase: Phase::Waiting,
        host: Some(name.clone()),
        seats: 2,
        free: 1,
    };
    vec![
        (
            "Failure",
            failures
                .iter()
                .map(|refusal| value(refusal.failure()))
                .collect(),
        ),
        (
            "NameBody",
            vec![value(NameBody {
                name: name.clone(),
                seal: Some(9),
            })],
        ),
        (
            "SessionBody",
            vec![value(SessionBody {
                guest,
                name,
                seal: 9,
            })],
        ),
        (
            "RecoveryBody",
            vec![value(RecoveryBody {
                code: "k3v9".to_owned(),
            })],
        ),
        ("NewTable", vec![value(new)]),
        ("TableCreated", vec![value(TableCreated { code })]),
        ("TableSummary", vec![value(line)]),
        ("MatchSummary", vec![value(&summary)]),
        ("Player", vec![value(player), value(bot)]),
        ("HistoryPage", pages.to_vec()),
        (
            "GuestBody",
            vec![value(about(None)), value(about(Some(summary)))],
        ),
        (
            "SignInBody",
            about(None)
                .sign_ins
                .into_iter()
                .map(value)
                .collect(),
        ),
        ("GamesBody", vec![value(games())]),
        (
            "OptionKind",
            games().games[0]
                .options
                .iter()
                .map(|option| value(&option.kind))
                .collect(),
        ),
    ]
}

fn about(played: Option<MatchSummary>) -> GuestBody {
    GuestBody {
        guest: GuestId::from_random([2; 13]),
        name: "Ada".to_owned(),
        seal: Some(9),
        created_at: 1,
        sign_ins: vec![SignInBody {
            since: 1,
            renewed_at: 2,
            expires_at: 3,
        }],
        code_until: played.as_ref().map(|_| 4),
        tables: vec![TableCode::from_random([1; 10])],
        next: played.as_ref().map(|_| "1_x".to_owned()),
        matches: played.into_iter().collect(),
    }
}

fn games() -> GamesBody {
    let words = || vec!["a".to_owned()];
    let kinds = [
        OptionKind::Number { min: 0, max: 9 },
        OptionKind::Choice { values: words() },
        OptionKind::ChoiceOrList {
            values: words(),
            items: words(),
        },
        OptionKind::Text {
            form: "text".to_owned(),
        },
    ];
    let options = kinds.map(|kind| OptionBody {
        key: "k".to_owned(),
        kind,
        default: Some("a".to_owned()),
    });
    let game = catalog::GameId::Samurakva;
    let body = GameBody {
        game,
        rules: 1,
        fewest: 2,
        most: 10,
        options: options.to_vec(),
        levels: game.levels().to_vec(),
    };
    let levels = bots::Level::ALL.to_vec();
    GamesBody {
        protocol: protocol::VERSION,
        games: vec![body],
        levels,
    }
}
