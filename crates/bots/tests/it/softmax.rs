//! Learned weights: read as written, drawn fairly, and in Samurakva applied quickly and rightly.

use bots::games::samurakva::chooser::Chooser;
use bots::games::samurakva::learned::{Look, weights};
use bots::games::samurakva::master::Master;
use bots::games::samurakva::novice::Novice;
use bots::softmax::{Learns, NAT, Weights, draw, odds};
use bots::{Bot, Budget, Turn};
use game_core::{Fields, Game, PlayoutRng, Random as _, Seat, Seed, Silent, Viewer};
use samurakva::{Action, Config, Phase, Samurakva, State};

/// Positions of matches that are played at random.
fn positions(config: &str, matches: u64, mut look: impl FnMut(&State, &mut PlayoutRng)) {
    let config = Config::from_words(config).unwrap();
    let mut rng = PlayoutRng::new(5);
    for number in 0..matches {
        let mut state = Samurakva::start(&config, Seed::from_number(number));
        while let Some(seat) = Samurakva::to_act(&state).first() {
            look(&state, &mut rng);
            assert!(Samurakva::play_random(
                &mut state,
                seat,
                &mut rng,
                &mut Vec::new()
            ));
        }
    }
}

fn some_weights(rng: &mut PlayoutRng) -> Weights {
    let mut weights = Weights::zero::<Samurakva>();
    for weight in weights.stages.iter_mut().flatten() {
        *weight = rng.below(2001) as i32 - 1000;
    }
    weights
}

#[test]
fn odds_fall_by_e_with_each_nat() {
    let most = f64::from(odds(0));
    for nats in 1..=8 {
        let right = (-f64::from(nats)).exp();
        let found = f64::from(odds(nats * NAT)) / most;
        assert!(
            (found / right - 1.0).abs() < 0.01,
            "{nats}: {found} for {right}"
        );
    }
    assert_eq!((odds(-5), odds(16 * NAT)), (odds(0), 0));
}

#[test]
fn actions_are_drawn_as_often_as_their_odds_say() {
    let mut rng = PlayoutRng::new(1);
    let mut counts = [0; 3];
    for _ in 0..30_000 {
        counts[draw(&[0, NAT, -9_999_999], &mut rng)] += 1;
    }
    // e times as often.
    assert!((21_500..22_400).contains(&counts[1]), "{counts:?}");
    assert_eq!((counts[2], counts[0] + counts[1]), (0, 30_000));
    assert_eq!(draw(&[], &mut rng), 0);
}

#[test]
fn weights_are_read_as_they_are_written() {
    let weights = some_weights(&mut PlayoutRng::new(3));
    let text = weights.to_text::<Samurakva>("group 2\nmade by a test");
    assert_eq!(Weights::read::<Samurakva>(&text), Some(weights));
    let refused = [
        text.replace("zashiki-weights 1", "zashiki-weights 2"),
        text.replace("game samurakva", "game chess"),
        text.replace("too-low", "too-high"),
        text.replace("\ngap ", "\ngap  7 "),
        text.lines()
            .take(9)
            .collect::<Vec<_>>()
            .join("\n"),
    ];
    for text in refused {
        assert_eq!(Weights::read::<Samurakva>(&text), None, "{text}");
    }
}

/// What comes with the program was learned, and is not the nothing that an unreadable file would give.
#[test]
fn the_weights_that_come_with_the_program_can_be_read() {
    for players in 2..=10 {
        let weights = weights(players);
        assert_ne!(weights, Weights::zero::<Samurakva>(), "{players}");
        // To take points is disliked at every stage.
        let taken = Samurakva::FEATURES
            .iter()
            .position(|name| *name == "points-taken");
        assert!(
            weights
                .stages
                .iter()
                .all(|stage| stage[taken.unwrap()] < 0)
        );
    }
}

/// The quick way, worked out by row, says the same as the sum over all features.
#[test]
fn quick_logarithms_are_those_of_the_features() {
    let mut seen = 0;
    for config in [
        "players=4 rounds=1",
        "players=3 rounds=1 penalties=classic",
        "variant=2 players=3",
    ] {
        positions(config, 6, |state, rng| {
            let weights = some_weights(rng);
            let look = Look::at(state.board());
            let size = state.board().hand_size();
            let chooser = Chooser::new(&weights, state.board());
            let stage = match size {
                8.. => 0,
                5..=7 => 1,
                _ => 2,
            };
            for seat in Seat::all(state.board().config().seats()) {
                let hand = state.hand(seat);
                let found = chooser.logarithms(&state.hands()[seat.index()], size.into());
                for (place, found) in found[..size.into()].iter().enumerate() {
                    let card = state.hands()[seat.index()].at(place).unwrap();
                    let right = weights.logarithm(stage, &look.features(hand, card));
                    assert_eq!(*found, right, "{card:?} at {:?}", state.board());
                    seen += 1;
                }
            }
        });
    }
    assert!(seen > 10_000);
}

#[test]
fn features_are_told_of_choices_of_cards_only() {
    let mut told = 0;
    positions("variant=2 players=3", 4, |state, _| {
        let Some(seat) = Samurakva::to_act(state).first() else {
            return;
        };
        let view = Samurakva::view(state, Viewer::Seat(seat));
        let mut legal = Vec::new();
        Samurakva::legal(state, seat, &mut legal);
        let turn = Turn {
            view: &view,
            legal: &legal,
        };
        let mut features = Vec::new();
        let stage = Samurakva::look(turn, &mut features);
        assert_eq!(stage.is_some(), state.board().phase() == Phase::Choosing);
        if stage.is_some() {
            assert_eq!(features.len(), legal.len() * Samurakva::FEATURES.len());
            told += 1;
        }
    });
    assert!(told > 100);
}

/// Seats 0 and 2 by the first bot, the others by the second: the first's mean points less the second's.
fn difference(config: &str, bots: [&dyn Bot<Samurakva>; 2], playouts: u32, matches: u64) -> f32 {
    let config = Config::from_words(config).unwrap();
    let mut sum = 0.0;
    for number in 0..matches {
        let mut rng = PlayoutRng::new(number);
        let mut state = Samurakva::start(&config, Seed::from_number(number));
        while let Some(seat) = Samurakva::to_act(&state).first() {
            let view = Samurakva::view(&state, Viewer::Seat(seat));
            let mut legal = Vec::new();
            Samurakva::legal(&state, seat, &mut legal);
            let turn = Turn {
                view: &view,
                legal: &legal,
            };
            let mut budget = Budget::playouts(playouts);
            let action = bots[seat.index() % 2].choose(turn, &mut budget, &mut rng);
            assert!(legal.contains(&action), "{action}");
            assert_eq!(budget.playouts, playouts, "the budget is only lent");
            Samurakva::apply(&mut state, seat, action, &mut Silent).unwrap();
        }
        for seat in Seat::all(config.seats()) {
            let points = f32::from(state.board().total_of(seat));
            sum += if seat.index() % 2 == 0 {
                points
            } else {
                -points
            };
        }
    }
    sum / (config.seats() as f32 / 2.0) / matches as f32
}

#[test]
fn the_master_plays_every_table_by_the_rules() {
    let master = Master::default();
    for players in 2..=10 {
        difference(
            &format!("players={players} rounds=1"),
            [&master, &master],
            40,
            1,
        );
    }
    for config in [
        "variant=2 players=2",
        "variant=2 players=4",
        "players=3 limit=20",
        "players=2 rounds=2",
    ] {
        difference(config, [&master, &master], 40, 2);
    }
}

#[test]
fn the_master_beats_the_novice() {
    let config = "players=4 rounds=1 penalties=classic forced_cheapest_row=true";
    let found = difference(config, [&Master::default(), &Novice], 300, 100);
    assert!(found < -1.5, "{found}");
}

#[test]
fn the_same_numbers_give_the_same_decision() {
    let config = Config::from_words("players=4 rounds=1").unwrap();
    let state = Samurakva::start(&config, Seed::from_number(8));
    let view = Samurakva::view(&state, Viewer::Seat(Seat(0)));
    let mut legal = Vec::new();
    Samurakva::legal(&state, Seat(0), &mut legal);
    let turn = Turn {
        view: &view,
        legal: &legal,
    };
    let decide = |number| -> Action {
        let mut budget = Budget::playouts(300);
        Master::default().choose(turn, &mut budget, &mut PlayoutRng::new(number))
    };
    assert_eq!(decide(1), decide(1));
    let values =
        Master::default().values(turn, &mut Budget::playouts(4_000), &mut PlayoutRng::new(1));
    assert_eq!((values.worlds, values.actions.len()), (400, 10));
    let best = values
        .actions
        .iter()
        .filter(|worth| worth.behind == 0.0);
    assert_eq!(best.count(), 1);
    for worth in &values.actions {
        assert!(worth.behind >= 0.0 && worth.error > 0.0, "{worth:?}");
    }
}
