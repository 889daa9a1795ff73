//! Whatever is sent, the engine goes on and no match changes.

use std::collections::{BTreeMap, BTreeSet};

use catalog::GameId;
use game_core::{PlayoutRng, Random};
use serde_json::{Value, json};

use crate::client::Engine;

const LINES: usize = 10_000;

/// A match that has begun, with all that could be seen of it.
struct Table {
    id: u64,
    seats: u64,
    legal: Vec<Vec<String>>,
    /// Actions of this game, open at one time or another.
    pool: Vec<String>,
    record: String,
    seen: Vec<Value>,
}

fn tables(engine: &mut Engine, rng: &mut PlayoutRng) -> Vec<Table> {
    GameId::ALL
        .iter()
        .map(|game| table(engine, rng, *game))
        .collect()
}

fn table(engine: &mut Engine, rng: &mut PlayoutRng, game: GameId) -> Table {
    let opened = engine.ask(&json!({"request": "start", "game": game, "seed": 11}));
    let (id, seats) = (
        opened["match"].as_u64().unwrap(),
        opened["seats"].as_u64().unwrap(),
    );
    for _ in 0..5 {
        step(engine, rng, id);
    }
    let legal = (0..seats)
        .map(|seat| legal(engine, id, &json!(seat)))
        .collect();
    let fork = engine
        .get(&json!({"request": "fork", "match": id}), "match")
        .as_u64()
        .unwrap();
    let pool = core::iter::from_fn(|| step(engine, rng, fork)).collect::<BTreeSet<_>>();
    let pool = pool.into_iter().collect();
    let record = engine.get(&json!({"request": "record", "match": id}), "record");
    let record = record.as_str().unwrap().to_owned();
    Table {
        id,
        seats,
        legal,
        pool,
        record,
        seen: engine.everything(id, seats),
    }
}

fn legal(engine: &mut Engine, id: u64, seat: &Value) -> Vec<String> {
    let list = engine.get(
        &json!({"request": "legal", "match": id, "seat": seat}),
        "actions",
    );
    serde_json::from_value(list).unwrap()
}

/// Plays one action, and says which.
fn step(engine: &mut Engine, rng: &mut PlayoutRng, id: u64) -> Option<String> {
    let waiting = engine.get(&json!({"request": "to_act", "match": id}), "waiting_for");
    let seat = waiting.get(0)?;
    let action = pick(rng, &legal(engine, id, seat)).clone();
    engine.get(
        &json!({"request": "apply", "match": id, "seat": seat, "action": action}),
        "ok",
    );
    Some(action)
}

fn pick<'a, T>(rng: &mut PlayoutRng, list: &'a [T]) -> &'a T {
    &list[rng.below(list.len() as u32) as usize]
}

/// Bytes without a line feed.
fn noise(rng: &mut PlayoutRng) -> Vec<u8> {
    let length = rng.below(60);
    (0..length)
        .map(|_| rng.below(256) as u8)
        .map(|byte| if byte == b'\n' { b'{' } else { byte })
        .collect()
}

/// An action that the seat may not take now: one of the same game more often than of another.
fn illegal(rng: &mut PlayoutRng, tables: &[Table], table: &Table) -> Value {
    let seat = rng.below(table.seats as u32) as usize;
    let pool = if rng.below(4) == 0 {
        &pick(rng, tables).pool
    } else {
        &table.pool
    };
    let foreign: Vec<&String> = pool
        .iter()
        .filter(|action| !table.legal[seat].contains(action))
        .collect();
    let action = if foreign.is_empty() {
        "dance"
    } else {
        pick(rng, &foreign)
    };
    json!({"request": "apply", "match": table.id, "seat": seat, "action": action})
}

/// A record that breaks off before its seed is complete.
fn torn(rng: &mut PlayoutRng, table: &Table) -> Value {
    let seed = table.record.find("seed ").unwrap() as u32 + 60;
    json!({"request": "open", "record": table.record[..rng.below(seed) as usize]})
}

/// A request that would be met, were it not spoilt afterwards.
fn sound(rng: &mut PlayoutRng, table: &Table) -> Value {
    let seat = rng.below(table.seats as u32) as usize;
    let action = table.legal[seat]
        .first()
        .map_or("pass", String::as_str);
    match rng.below(5) {
        0 => json!({"request": "apply", "match": table.id, "seat": seat, "action": action}),
        1 => json!({"request": "view", "match": table.id, "viewer": seat}),
        2 => json!({"request": "close", "match": table.id}),
        3 => json!({"request": "start", "game": "samurakva", "config": {"players": 2}, "seed": 1}),
        _ => json!({"request": "events", "match": table.id, "viewer": "spectator", "since": 1}),
    }
}

/// Changes one field to something it cannot be, takes it away, or adds one.
fn spoilt(rng: &mut PlayoutRng, mut request: Value) -> Value {
    let map = request.as_object_mut().unwrap();
    // Not the optional ones: without them the request would be met.
    let keys: Vec<String> = map
        .keys()
        .filter(|key| !["since", "config", "seed"].contains(&key.as_str()))
        .cloned()
        .collect();
    let key = pick(rng, &keys).clone();
    let wrong = [
        json!(null),
        json!([]),
        json!({"a": {}}),
        json!(-1),
        json!(0.5),
        json!(true),
        json!(1_000_000),
        json!("dance"),
    ];
    match rng.below(3) {
        0 => drop(map.insert(key, pick(rng, &wrong).clone())),
        1 => drop(map.remove(&key)),
        _ => drop(map.insert("colour".to_owned(), json!(1))),
    }
    request
}

/// A line that must be refused.
fn line(rng: &mut PlayoutRng, tables: &[Table]) -> Vec<u8> {
    let table = pick(rng, tables);
    let request = match rng.below(8) {
        0 => return noise(rng),
        1 => {
            let mut line = sound(rng, table).to_string().into_bytes();
            line.truncate(rng.below(line.len() as u32) as usize);
            return line;
        }
        2 => {
            let mut line = sound(rng, table).to_string().into_bytes();
            let at = rng.below(line.len() as u32) as usize;
            line[at] = 0x80 | rng.below(128) as u8;
            return line;
        }
        3 | 4 => {
            let request = sound(rng, table);
            spoilt(rng, request)
        }
        5 => {
            let seat = table.seats + u64::from(rng.below(1000));
            json!({"request": "apply", "match": table.id, "seat": seat, "action": table.pool[0]})
        }
        6 => torn(rng, table),
        _ => illegal(rng, tables, table),
    };
    request.to_string().into_bytes()
}

#[test]
fn ten_thousand_bad_lines_are_refused_one_by_one_and_change_nothing() {
    let mut engine = Engine::start();
    let mut rng = PlayoutRng::new(1);
    let tables = tables(&mut engine, &mut rng);
    let mut codes = BTreeMap::<String, usize>::new();
    for _ in 0..LINES {
        let line = line(&mut rng, &tables);
        let answer: Value = serde_json::from_str(&engine.send(&line)).unwrap();
        let shown = String::from_utf8_lossy(&line);
        let code = answer["error"]
            .as_str()
            .unwrap_or_else(|| panic!("{shown} was answered with {answer}"));
        *codes.entry(code.to_owned()).or_default() += 1;
    }
    for table in tables {
        assert_eq!(engine.everything(table.id, table.seats), table.seen);
    }
    // The lines were of many kinds, not one mistake ten thousand times.
    for code in [
        "not_utf8",
        "not_json",
        "bad_request",
        "unknown_request",
        "unknown_match",
        "no_such_seat",
        "not_to_act",
        "not_an_action",
    ] {
        assert!(
            codes.get(code).is_some_and(|count| *count >= 20),
            "{code} in {codes:?}"
        );
    }
    assert!(codes.len() >= 15, "{codes:?}");
    engine.end();
}

#[test]
fn a_line_beyond_the_limit_is_passed_over() {
    let mut engine = Engine::start();
    let limit = 1 << 20;
    let answer: Value = serde_json::from_str(&engine.send(&vec![b'x'; limit + 1])).unwrap();
    assert_eq!(
        (&answer["error"], &answer["limit"]),
        (&json!("line_too_long"), &json!(limit))
    );
    // The longest line that is read: a request and white space.
    let mut line = br#"{"request":"games","game":"samurakva"}"#.to_vec();
    line.resize(limit, b' ');
    let answer: Value = serde_json::from_str(&engine.send(&line)).unwrap();
    assert_eq!(answer["ok"], "games");
    let answer: Value = serde_json::from_str(&engine.send(b"{\"request\":\"gam\xff\"}")).unwrap();
    assert_eq!(
        (&answer["error"], &answer["position"]),
        (&json!("not_utf8"), &json!(16))
    );
    engine.end();
}

#[test]
fn ten_thousand_matches_can_be_open_and_no_more() {
    let mut engine = Engine::start();
    let start = json!({"request": "start", "game": "samurai-spirit", "seed": 1});
    for id in 1..=10_000 {
        assert_eq!(engine.get(&start, "match"), id);
    }
    let record = engine.get(&json!({"request": "record", "match": 1}), "record");
    for request in [
        &start,
        &json!({"request": "fork", "match": 1}),
        &json!({"request": "open", "record": record}),
    ] {
        let answer = engine.ask(request);
        assert_eq!(
            (&answer["error"], &answer["limit"]),
            (&json!("too_many_matches"), &json!(10_000))
        );
    }
    engine.get(&json!({"request": "close", "match": 7}), "ok");
    assert_eq!(engine.get(&start, "match"), 10_001);
    engine.end();
}

#[test]
fn an_answer_to_many_wrong_fields_is_short() {
    let mut engine = Engine::start();
    let fields: serde_json::Map<String, Value> = (0..50_000)
        .map(|number| (format!("k{number}"), json!(1)))
        .collect();
    let config = json!({"request": "start", "game": "samurakva", "config": fields});
    let mut request = fields;
    request.insert("request".to_owned(), json!("games"));
    for question in [config, Value::Object(request)] {
        let answer = engine.ask(&question);
        let problems = answer["problems"].as_array().unwrap();
        assert_eq!(problems.len(), 21);
        assert_eq!(problems[20]["code"], "field_more");
        assert_eq!(problems[20]["count"], 50_000 - 20);
        assert!(answer.to_string().len() < 4_000);
    }
    engine.end();
}
