//! A bot of one's own for any game, as a program of its own: it plays every action out at random in imagined worlds.
//!
//! A starting point: keep `main`, replace `choose`. docs/BOT-PROTOCOL.md describes every message.
//!
//! ```text
//! cargo build --release -p lab --bin example-bot
//! zashiki tournament samurakva --bots "mine=cmd:target/release/example-bot 40,novice" --deals 200
//! ```

// Whoever starts it sees what is wrong; talking is what it does.
#![allow(clippy::print_stdout, clippy::expect_used)]

use std::io::{BufRead, stdin};

use catalog::{GameId, with_game};
use game_core::playout::playout;
use game_core::{Game, PlayoutRng, Silent};
use serde_json::{Value, json};

/// How often each action is tried, unless an argument says otherwise.
const WORLDS: u32 = 20;

/// The action that wins most often when everybody does anything afterwards.
fn choose<G: Game>(view: &Value, actions: &Value, worlds: u32, rng: &mut PlayoutRng) -> String {
    let view: G::View = serde_json::from_value(view.clone()).expect("a view of this game");
    let actions: Vec<String> = serde_json::from_value(actions.clone()).expect("a list of actions");
    let seat = G::viewer(&view)
        .seat()
        .expect("whoever decides has a seat");
    let mut wins = vec![0.0; actions.len()];
    for _ in 0..worlds {
        let world = G::determinize(&view, rng);
        for (action, sum) in actions.iter().zip(&mut wins) {
            let Ok(action) = action.parse::<G::Action>() else {
                continue;
            };
            let mut state = world.clone();
            if G::apply(&mut state, seat, action, &mut Silent).is_ok() {
                playout::<G>(&mut state, rng, &mut Vec::new(), usize::MAX);
                let winners = G::outcome(&state).map(|outcome| outcome.winners());
                let won = winners.filter(|winners| winners.contains(seat));
                *sum += won.map_or(0.0, |winners| 1.0 / winners.len() as f64);
            }
        }
    }
    let best = (0..actions.len()).fold(0, |best, at| if wins[at] > wins[best] { at } else { best });
    actions[best].clone()
}

fn main() {
    let argument = std::env::args().nth(1);
    let worlds = argument.map_or(WORLDS, |text| text.parse().expect("a number of worlds"));
    let mut game = GameId::ALL[0];
    let mut rng = PlayoutRng::new(0);
    for line in stdin().lock().lines().map_while(Result::ok) {
        let told: Value = serde_json::from_str(&line).expect("a line is JSON");
        match told["type"].as_str() {
            Some("hello") => {
                let name = told["game"].as_str().unwrap_or_default();
                game = name.parse().expect("a game of this release");
                println!("{}", json!({"type": "hello", "protocol": 1}));
            }
            Some("new_match") => rng = PlayoutRng::new(told["seed"].as_u64().unwrap_or(0)),
            Some("decide") => {
                let (view, actions) = (&told["view"], &told["actions"]);
                let action = with_game!(game, G => choose::<G>(view, actions, worlds, &mut rng));
                println!(
                    "{}",
                    json!({"type": "action", "id": told["id"], "action": action})
                );
            }
            // The match is over, or a newer release tells more: nothing to do.
            _ => {}
        }
    }
}
