//! What the scripts of a worker ask, and what they are answered.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

use fair_deal::share_commitment;
use local_worker::{Answer, Desk, Machine};
use protocol::{Hex32, MatchId, Phase, ServerMessage};
use serde_json::{Value, json};

/// A worker with its own chance and a clock that stands.
#[derive(Default)]
struct Worker {
    desk: Desk,
    chance: u8,
}

impl Worker {
    fn ask(&mut self, request: &Value) -> Answer {
        let chance = &mut self.chance;
        let mut machine = Machine {
            chance: &mut || {
                *chance = chance.wrapping_add(1);
                [*chance; 32]
            },
            clock: &mut || 0.0,
        };
        let answer = self
            .desk
            .answer(&request.to_string(), &mut machine);
        serde_json::from_str(&answer).unwrap()
    }

    /// What follows once the entries of an answer are durable.
    fn save(&mut self, answer: &Answer) -> Answer {
        let number = answer.save.last().unwrap().number;
        self.ask(&json!({ "do": "saved", "number": number }))
    }
}

fn code(answer: &Answer) -> Option<&str> {
    answer
        .error
        .as_ref()
        .map(|error| error.code.as_str())
}

fn founding(names: &[&str]) -> Value {
    let table = json!({ "game": "samurakva", "config": "players=3", "level": "random" });
    json!({ "code": "0123456789", "table": table, "guest": "0123456789abc", "names": names })
}

fn open(names: &[&str]) -> Value {
    json!({ "do": "open", "entries": [], "found": founding(names), "now": 5 })
}

#[test]
fn a_table_is_founded_with_everybody_on_a_seat() {
    let mut worker = Worker::default();
    let opened = worker.ask(&open(&["Ann", "Bob"]));
    assert_eq!(code(&opened), None);
    assert_eq!(opened.save.len(), 3, "founded, Bob sits down, Bob is ready");
    let about = opened.about.as_ref().unwrap();
    assert_eq!(about.people.len(), 2);
    assert_eq!(about.people[0], about.host);
    assert!(opened.tell.is_empty(), "nothing is durable yet");
    let entries: Vec<(u64, String)> = opened
        .save
        .iter()
        .map(|entry| (entry.at, entry.body.clone()))
        .collect();
    worker.save(&opened);
    let again = Worker::default().ask(&json!({ "do": "open", "entries": entries, "now": 9 }));
    assert_eq!(again.about.unwrap().people, about.people);
    assert!(again.save.is_empty(), "nothing is new");
}

/// What the device's person is called at a table of these, opened again under another name.
fn called_again(names: &[&str]) -> String {
    let mut worker = Worker::default();
    let opened = worker.ask(&open(names));
    let entries = opened.save.iter();
    let entries: Vec<(u64, &String)> = entries
        .map(|entry| (entry.at, &entry.body))
        .collect();
    let mut again = Worker::default();
    let answer = again.ask(&json!({ "do": "open", "entries": entries, "name": "Eve", "now": 9 }));
    if !answer.save.is_empty() {
        again.save(&answer);
    }
    let message = json!({ "type": "hello", "protocol": protocol::VERSION });
    let told = again.ask(&json!({ "do": "hear", "message": message, "now": 9 }));
    match &told.tell[0].message {
        ServerMessage::Sync(sync) => sync.you.name.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn another_name_is_taken_over_unless_others_share_the_device() {
    assert_eq!(called_again(&["Ann"]), "Eve");
    assert_eq!(called_again(&["Ann", "Bob"]), "Ann");
}

/// What the host says until the cards are dealt.
fn to_the_deal(match_id: MatchId) -> [Value; 4] {
    let share = Hex32([0x5a; 32]);
    let commitment = share_commitment(match_id, share);
    let mut number = 0;
    [
        json!({ "do": "fill_with_bots" }),
        json!({ "do": "ready", "commitment": commitment }),
        json!({ "do": "start" }),
        json!({ "do": "reveal", "share": share }),
    ]
    .map(|command| {
        number += 1;
        json!({ "type": "command", "key": format!("{number:016}"), "command": command })
    })
}

/// Whoever says `hello` is told which match it is.
fn match_id(worker: &mut Worker) -> MatchId {
    let message = json!({ "type": "hello", "protocol": protocol::VERSION });
    let answer = worker.ask(&json!({ "do": "hear", "message": message, "now": 6 }));
    match &answer.tell[0].message {
        ServerMessage::Sync(sync) => sync.info.match_id,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_bot_decides_in_another_worker() {
    let (mut worker, mut other) = (Worker::default(), Worker::default());
    let mut entries = Vec::new();
    let mut keep = |worker: &mut Worker, answer: &Answer| {
        let more = answer.save.iter();
        entries.extend(more.map(|entry| (entry.at, entry.body.clone())));
        worker.save(answer)
    };
    let opened = worker.ask(&open(&["Ann"]));
    keep(&mut worker, &opened);
    let mut asked = Vec::new();
    for message in to_the_deal(match_id(&mut worker)) {
        let answer = worker.ask(&json!({ "do": "hear", "message": message, "now": 6 }));
        asked.extend(keep(&mut worker, &answer).ask);
    }
    assert_eq!(asked.len(), 2, "two bots choose a card");
    let followed = other.ask(&json!({ "do": "follow", "entries": entries }));
    assert_eq!(code(&followed), None);
    let (seat, choice) = (asked[0].seat, asked[0].choice);
    let thought = other.ask(&json!({ "do": "think", "seat": seat, "choice": choice }));
    let action = thought.action.unwrap();
    // With a number given, chance is the same in every worker.
    let numbered = json!({ "do": "think", "seat": seat, "choice": choice, "number": 5 });
    let before = other.ask(&numbered).action;
    assert!(before.is_some());
    assert_eq!(other.ask(&numbered).action, before);
    let decided = |action: Option<&str>, seat, choice| json!({ "do": "decided", "seat": seat, "choice": choice, "action": action, "now": 7 });
    let answer = worker.ask(&decided(Some(&action), seat, choice));
    assert!(answer.save[0].body.contains(&action));
    // One that failed plays something legal all the same.
    let answer = worker.ask(&decided(None, asked[1].seat, asked[1].choice));
    assert_eq!(answer.save.len(), 1);
    let stale = other.ask(&json!({ "do": "think", "seat": seat, "choice": choice + 1 }));
    assert!(stale.action.is_none() && stale.error.is_none());
}

#[test]
fn who_shares_the_device_is_ready_and_shows_a_share_without_being_asked() {
    let mut worker = Worker::default();
    let opened = worker.ask(&open(&["Ann", "Bob"]));
    worker.save(&opened);
    let mut last = None;
    for message in to_the_deal(match_id(&mut worker)) {
        let answer = worker.ask(&json!({ "do": "hear", "message": message, "now": 6 }));
        assert_eq!(code(&answer), None);
        last = Some(worker.save(&answer));
    }
    let about = last.unwrap().about.unwrap();
    assert_eq!(about.phase, Phase::Playing);
    assert_eq!(
        about.own.unwrap().own.len(),
        1,
        "Ann has one seat, Bob the other"
    );
}

#[test]
fn a_share_that_was_lost_begins_the_deal_again() {
    let mut worker = Worker::default();
    let mut entries = Vec::new();
    let opened = worker.ask(&open(&["Ann", "Bob"]));
    let mut answers = vec![opened];
    worker.save(&answers[0]);
    let share = Hex32([0x5a; 32]);
    let commitment = share_commitment(match_id(&mut worker), share);
    for (number, command) in [
        json!({ "do": "fill_with_bots" }),
        json!({ "do": "ready", "commitment": commitment }),
        json!({ "do": "start" }),
    ]
    .into_iter()
    .enumerate()
    {
        let key = format!("{number:016}");
        let message = json!({ "type": "command", "key": key, "command": command });
        answers.push(worker.ask(&json!({ "do": "hear", "message": message, "now": 6 })));
        worker.save(answers.last().unwrap());
    }
    let logged = answers.iter().flat_map(|answer| &answer.save);
    entries.extend(logged.map(|entry| (entry.at, entry.body.clone())));
    // Bob's share was shown with the start; without that entry the deal waits for it.
    let shown = entries.pop().unwrap();
    assert!(shown.1.contains("reveal"), "{shown:?}");
    let mut other = Worker::default();
    let again = other.ask(&json!({ "do": "open", "entries": entries, "now": 9 }));
    assert_eq!(again.about.unwrap().phase, Phase::Waiting);
}

#[test]
fn what_cannot_be_done_has_a_code() {
    let mut worker = Worker::default();
    let cases = [
        (
            json!({ "do": "open", "entries": [], "now": 1 }),
            "unknown_table",
        ),
        (
            json!({ "do": "open", "entries": [[1, "{"]], "now": 1 }),
            "table_broken",
        ),
        (json!({ "do": "saved", "number": 1 }), "unknown_table"),
        (json!({ "do": "dance" }), "bad_message"),
        (open(&[]), "bad_name"),
        (
            json!({ "do": "follow", "entries": [[1, "{"]] }),
            "table_broken",
        ),
    ];
    for (request, expected) in cases {
        let answer = worker.ask(&request);
        assert_eq!(code(&answer), Some(expected), "{request}");
    }
}
