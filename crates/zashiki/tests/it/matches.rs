//! Whole matches of every game through an engine process.

use catalog::GameId;
use game_core::{PlayoutRng, Random};
use serde_json::{Value, json};

use crate::client::Engine;

/// Plays one action of a seat that is waited for, and keeps what each viewer was told.
fn step(engine: &mut Engine, id: u64, rng: &mut PlayoutRng, told: &mut [Vec<Value>]) -> bool {
    let waiting = engine.get(&json!({"request": "to_act", "match": id}), "waiting_for");
    let waiting = waiting.as_array().unwrap().clone();
    if waiting.is_empty() {
        return false;
    }
    let seat = waiting[rng.below(waiting.len() as u32) as usize].clone();
    let actions = engine.get(
        &json!({"request": "legal", "match": id, "seat": seat}),
        "actions",
    );
    let actions = actions.as_array().unwrap();
    let action = actions[rng.below(actions.len() as u32) as usize].clone();
    let request = json!({"request": "apply", "match": id, "seat": seat, "action": action});
    for heard in engine.get(&request, "events").as_array().unwrap() {
        let listed = |seats: &Value, at: usize| seats.as_array().unwrap().contains(&json!(at));
        for (at, told) in told.iter_mut().enumerate() {
            let hears = match &heard["to"] {
                to if to == "all" => true,
                to if to["only"].is_array() => listed(&to["only"], at),
                to => !listed(&to["except"], at),
            };
            if hears {
                told.push(json!({"number": told.len() + 1, "event": heard["event"]}));
            }
        }
    }
    true
}

#[test]
fn matches_of_every_game_are_played_side_by_side_and_verified() {
    let mut engine = Engine::start();
    let mut rng = PlayoutRng::new(5);
    let mut running = Vec::new();
    for game in GameId::ALL {
        for seed in 0..3 {
            let start = engine.ask(&json!({"request": "start", "game": game, "seed": seed}));
            let (id, seats) = (
                start["match"].as_u64().unwrap(),
                start["seats"].as_u64().unwrap(),
            );
            // One list for each seat, and one for spectators, who are in no list of seats.
            running.push((id, seats, vec![Vec::new(); seats as usize + 1]));
        }
    }
    let mut left = running.len();
    while left > 0 {
        left = 0;
        for (id, _, told) in &mut running {
            left += usize::from(step(&mut engine, *id, &mut rng, told));
        }
    }
    for (id, seats, told) in running {
        for (at, told) in told.into_iter().enumerate() {
            let viewer = if at as u64 == seats {
                json!("spectator")
            } else {
                json!(at)
            };
            let request = json!({"request": "events", "match": id, "viewer": viewer});
            assert_eq!(engine.get(&request, "events"), Value::Array(told.clone()));
            let request = json!({"request": "events", "match": id, "viewer": viewer, "since": 5});
            assert_eq!(engine.get(&request, "events"), json!(told[5..]));
        }
        let record = engine.get(&json!({"request": "record", "match": id}), "record");
        let again = engine
            .get(&json!({"request": "open", "record": record}), "match")
            .as_u64()
            .unwrap();
        assert_eq!(
            engine.everything(again, seats),
            engine.everything(id, seats)
        );
        let outcome = engine.get(&json!({"request": "outcome", "match": id}), "outcome");
        let line = format!("\noutcome {}\n", outcome["text"].as_str().unwrap());
        assert!(record.as_str().unwrap().ends_with(&line), "{record}");
    }
    engine.end();
}

#[test]
fn a_viewer_is_told_the_same_by_apply_and_by_events_in_a_match_opened_half_way() {
    let mut engine = Engine::start();
    let mut rng = PlayoutRng::new(6);
    let start = json!({"request": "start", "game": "samurai-sword", "seed": 2});
    let id = engine.get(&start, "match").as_u64().unwrap();
    for _ in 0..40 {
        step(&mut engine, id, &mut rng, &mut []);
    }
    let record = engine.get(&json!({"request": "record", "match": id}), "record");
    let opened = engine.ask(&json!({"request": "open", "record": record}));
    let events = json!({"request": "events", "match": opened["match"], "viewer": 1});
    let mut heard = engine
        .get(&events, "events")
        .as_array()
        .unwrap()
        .clone();
    let seat = &opened["waiting_for"][0];
    let action = engine.get(
        &json!({"request": "legal", "match": opened["match"], "seat": seat}),
        "actions",
    );
    let request = json!({"request": "apply", "match": opened["match"], "seat": seat, "action": action[0], "viewer": 1});
    let new = engine.get(&request, "events");
    assert_ne!(new, json!([]));
    heard.extend(new.as_array().unwrap().iter().cloned());
    assert_eq!(engine.get(&events, "events"), Value::Array(heard));
    engine.end();
}

#[test]
fn a_fork_goes_its_own_way() {
    let mut engine = Engine::start();
    let mut rng = PlayoutRng::new(7);
    for game in GameId::ALL {
        let start = engine.ask(&json!({"request": "start", "game": game, "seed": 3}));
        let (id, seats) = (
            start["match"].as_u64().unwrap(),
            start["seats"].as_u64().unwrap(),
        );
        for _ in 0..10 {
            step(&mut engine, id, &mut rng, &mut []);
        }
        let before = engine.everything(id, seats);
        let fork = engine
            .get(&json!({"request": "fork", "match": id}), "match")
            .as_u64()
            .unwrap();
        assert_eq!(engine.everything(fork, seats), before);
        while step(&mut engine, fork, &mut rng, &mut []) {}
        assert_eq!(engine.everything(id, seats), before);
        engine.get(&json!({"request": "close", "match": id}), "ok");
        assert_eq!(
            engine.ask(&json!({"request": "outcome", "match": id}))["error"],
            "unknown_match"
        );
        assert_ne!(
            engine.get(&json!({"request": "outcome", "match": fork}), "outcome"),
            Value::Null
        );
    }
    engine.end();
}

#[test]
fn a_secret_seed_is_told_only_when_the_match_is_over_and_differs_each_time() {
    let mut engine = Engine::start();
    let mut rng = PlayoutRng::new(8);
    let start = json!({"request": "start", "game": "samurai-spirit"});
    let mut seeds = Vec::new();
    for _ in 0..2 {
        let id = engine.get(&start, "match").as_u64().unwrap();
        let record = json!({"request": "record", "match": id});
        loop {
            let answer = engine.ask(&record);
            if !step(&mut engine, id, &mut rng, &mut []) {
                let text = answer["record"].as_str().unwrap();
                seeds.push(
                    text.lines()
                        .find(|line| line.starts_with("seed "))
                        .unwrap()
                        .to_owned(),
                );
                break;
            }
            assert_eq!(answer["error"], "seed_secret");
        }
    }
    assert_ne!(seeds[0], seeds[1]);
    engine.end();
}
