//! The generic search and flat evaluation, on the template game: two players, four cards each.

use bots::bot::{Bot, Budget, Turn};
use bots::flat::{Rollout, best, evaluate, sequential_halving};
use bots::plain::{self, share_of_win};
use bots::random::Random;
use bots::search::{most_tried, search};
use game_core::{Game, PlayoutRng, Seat, Seed, Silent, Viewer};
use roster::Level;
use toy::{Config, State, Toy};

/// Random play to the end; a share of the tricks is what the end is worth.
struct ToTheEnd;

impl Rollout<Toy> for ToTheEnd {
    fn play(
        &mut self,
        state: &State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<toy::Action>,
    ) -> Option<toy::Action> {
        Toy::sample(state, seat, rng, scratch)
    }

    fn value(&self, state: &State, seat: Seat) -> Option<f32> {
        let outcome = Toy::outcome(state)?;
        let winners = outcome.winners();
        Some(if winners.contains(seat) {
            1.0 / winners.len() as f32
        } else {
            0.0
        })
    }
}

#[derive(Clone)]
struct Searching(u32);

impl Bot<Toy> for Searching {
    fn choose(&self, turn: Turn<'_, Toy>, _: &mut Budget<'_>, rng: &mut PlayoutRng) -> toy::Action {
        let seat = turn.view.viewer.seat().unwrap();
        let tried = search(
            turn,
            seat,
            &mut ToTheEnd,
            &mut Budget::playouts(self.0),
            rng,
        );
        most_tried::<Toy>(turn.legal, &tried)
    }
}

#[derive(Clone)]
struct Flat(u32);

impl Bot<Toy> for Flat {
    fn choose(&self, turn: Turn<'_, Toy>, _: &mut Budget<'_>, rng: &mut PlayoutRng) -> toy::Action {
        let seat = turn.view.viewer.seat().unwrap();
        let means = evaluate(
            turn,
            seat,
            &mut ToTheEnd,
            &mut Budget::playouts(self.0),
            rng,
        );
        best::<Toy>(turn.legal, &means)
    }
}

#[derive(Clone)]
struct Narrowing(u32);

impl Bot<Toy> for Narrowing {
    fn choose(&self, turn: Turn<'_, Toy>, _: &mut Budget<'_>, rng: &mut PlayoutRng) -> toy::Action {
        let seat = turn.view.viewer.seat().unwrap();
        let best = sequential_halving(
            turn,
            seat,
            &mut ToTheEnd,
            &mut Budget::playouts(self.0),
            rng,
        );
        best.unwrap_or(turn.legal[0])
    }
}

/// One match; both decide from their views.
fn play(bots: [&mut dyn Bot<Toy>; 2], number: u64) -> State {
    let mut rng = PlayoutRng::new(number);
    let mut state = Toy::start(&Config::new(2, 4).unwrap(), Seed::from_number(number));
    let [first, second] = bots;
    while let Some(seat) = Toy::to_act(&state).first() {
        let mut legal = Vec::new();
        Toy::legal(&state, seat, &mut legal);
        let view = Toy::view(&state, Viewer::Seat(seat));
        let turn = Turn {
            view: &view,
            legal: &legal,
        };
        let bot = if seat == Seat(0) {
            &mut *first
        } else {
            &mut *second
        };
        let action = bot.choose(turn, &mut Budget::playouts(1), &mut rng);
        Toy::apply(&mut state, seat, action, &mut Silent).unwrap();
    }
    state
}

/// The share of matches won, a tie counting half.
fn share(mut bot: impl Bot<Toy>, matches: u64) -> f32 {
    let won = (0..matches).map(|number| {
        ToTheEnd
            .value(&play([&mut bot, &mut Random], number), Seat(0))
            .unwrap()
    });
    won.sum::<f32>() / matches as f32
}

#[test]
fn searching_beats_playing_anything() {
    // Of 2,000 matches a standard error is 0.0112: five of them above one half. The game is mostly luck.
    let (searching, flat) = (share(Searching(200), 2_000), share(Flat(200), 2_000));
    assert!(searching > 0.556, "{searching}");
    assert!(flat > 0.556, "{flat}");
    let narrowing = share(Narrowing(200), 2_000);
    assert!(narrowing > 0.556, "{narrowing}");
}

#[test]
fn the_same_numbers_give_the_same_decisions() {
    for number in 0..20 {
        let first = play([&mut Searching(100), &mut Flat(100)], number);
        let second = play([&mut Searching(100), &mut Flat(100)], number);
        assert_eq!(first, second);
    }
}

#[test]
fn a_clock_that_says_stop_stops_the_search() {
    let state = Toy::start(&Config::default(), Seed::from_number(1));
    let view = Toy::view(&state, Viewer::Seat(Seat(0)));
    let mut legal = Vec::new();
    Toy::legal(&state, Seat(0), &mut legal);
    let mut asked = 0;
    let mut go_on = || {
        asked += 1;
        asked < 3
    };
    let mut budget = Budget {
        playouts: 1_000_000,
        go_on: Some(&mut go_on),
    };
    let turn = Turn {
        view: &view,
        legal: &legal,
    };
    let tried = search::<Toy>(
        turn,
        Seat(0),
        &mut ToTheEnd,
        &mut budget,
        &mut PlayoutRng::new(1),
    );
    assert_eq!(
        (
            tried
                .iter()
                .map(|(visits, _)| visits)
                .sum::<u32>(),
            asked
        ),
        (48, 3)
    );
}

#[test]
fn every_legal_action_is_tried() {
    let state = Toy::start(&Config::new(4, 4).unwrap(), Seed::from_number(1));
    let view = Toy::view(&state, Viewer::Seat(Seat(2)));
    let mut legal = Vec::new();
    Toy::legal(&state, Seat(2), &mut legal);
    let turn = Turn {
        view: &view,
        legal: &legal,
    };
    let tried = search::<Toy>(
        turn,
        Seat(2),
        &mut ToTheEnd,
        &mut Budget::playouts(50),
        &mut PlayoutRng::new(1),
    );
    assert_eq!(tried.len(), 4);
    assert!(
        tried
            .iter()
            .all(|(visits, worth)| *visits > 0 && (0.0..=1.0).contains(worth))
    );
}

/// Imagined matches on a clock: each takes a minute.
struct Slowly<'a> {
    minutes: &'a std::cell::Cell<u32>,
}

impl Rollout<Toy> for Slowly<'_> {
    fn play(
        &mut self,
        state: &State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<toy::Action>,
    ) -> Option<toy::Action> {
        ToTheEnd.play(state, seat, rng, scratch)
    }

    fn value(&self, state: &State, seat: Seat) -> Option<f32> {
        let worth = ToTheEnd.value(state, seat);
        self.minutes
            .set(self.minutes.get() + u32::from(worth.is_some()));
        worth
    }
}

/// Every world is tried with four cards, four minutes: with an hour to go there may be fifteen worlds, and
/// not one begins after the hour.
#[test]
fn flat_evaluation_ends_with_the_world_in_which_the_time_is_up() {
    let state = Toy::start(&Config::new(2, 4).unwrap(), Seed::from_number(1));
    let seat = Toy::to_act(&state).first().unwrap();
    let mut legal = Vec::new();
    Toy::legal(&state, seat, &mut legal);
    assert_eq!(legal.len(), 4);
    let view = Toy::view(&state, Viewer::Seat(seat));
    let turn = Turn {
        view: &view,
        legal: &legal,
    };
    let minutes = std::cell::Cell::new(0);
    let mut go_on = || minutes.get() < 60;
    let mut budget = Budget {
        playouts: 100_000,
        go_on: Some(&mut go_on),
    };
    let rng = PlayoutRng::new(1);
    evaluate(
        turn,
        seat,
        &mut Slowly { minutes: &minutes },
        &mut budget,
        &mut rng.clone(),
    );
    assert_eq!(minutes.replace(0), 60);
    sequential_halving(
        turn,
        seat,
        &mut Slowly { minutes: &minutes },
        &mut budget,
        &mut rng.clone(),
    );
    assert!((60..64).contains(&minutes.get()), "{minutes:?}");
}

#[test]
fn a_clock_is_asked_whatever_number_was_played() {
    let mut asked = 0;
    let mut go_on = || {
        asked += 1;
        asked < 3
    };
    let mut budget = Budget {
        playouts: 1_000,
        go_on: Some(&mut go_on),
    };
    let played = (0..1_000)
        .step_by(7)
        .find(|&played| !budget.allows_more(played))
        .unwrap();
    assert_eq!((played, asked), (21, 3));
    // Without a clock the number decides, and a number of none allows none whatever the clock says.
    assert_eq!(
        (0..100).find(|&played| !Budget::playouts(7).allows_more(played)),
        Some(7)
    );
    assert!(
        !Budget {
            playouts: 0,
            go_on: Some(&mut || true)
        }
        .allows_more(0)
    );
}

/// Each legal action is tried once before any is tried twice.
#[test]
fn whatever_was_never_tried_comes_first() {
    let state = Toy::start(&Config::new(2, 4).unwrap(), Seed::from_number(3));
    let seat = Toy::to_act(&state).first().unwrap();
    let mut legal = Vec::new();
    Toy::legal(&state, seat, &mut legal);
    let view = Toy::view(&state, Viewer::Seat(seat));
    let turn = Turn {
        view: &view,
        legal: &legal,
    };
    for number in 0..50 {
        let mut budget = Budget::playouts(legal.len() as u32);
        let tried = search(
            turn,
            seat,
            &mut ToTheEnd,
            &mut budget,
            &mut PlayoutRng::new(number),
        );
        assert!(tried.iter().all(|(visits, _)| *visits == 1), "{tried:?}");
    }
}

#[test]
fn bots_that_know_only_the_rules_are_better_than_chance_the_more_they_may_think() {
    let points = |first: u32, second: u32, matches: u64| -> f32 {
        let mut sum = 0.0;
        for number in 0..matches {
            let (mut one, mut other) = (Searching(first), Searching(second));
            // Both deal sides, so that no hand decides.
            let state = play([&mut one, &mut other], number);
            sum += share_of_win(&Toy::outcome(&state).unwrap(), Seat(0));
            let state = play([&mut other, &mut one], number);
            sum += share_of_win(&Toy::outcome(&state).unwrap(), Seat(1));
        }
        sum / (2.0 * matches as f32)
    };
    let matches = 150;
    let novice = plain::playouts(Level::Novice);
    let solid = plain::playouts(Level::Solid);
    assert!(points(novice, 1, matches) > 0.6);
    assert!(points(solid, 1, matches) > points(novice, 1, matches));
}

#[test]
fn a_plain_bot_decides_the_same_from_the_same_numbers() {
    let state = Toy::start(&Config::new(2, 4).unwrap(), Seed::from_number(5));
    let view = Toy::view(&state, Viewer::Seat(Seat(1)));
    let mut legal = Vec::new();
    Toy::legal(&state, Seat(1), &mut legal);
    let turn = Turn {
        view: &view,
        legal: &legal,
    };
    for level in Level::ALL {
        let decide = || {
            let bot = plain::bot::<Toy>(level);
            bot.choose(
                turn,
                &mut Budget::playouts(plain::playouts(level)),
                &mut PlayoutRng::new(9),
            )
        };
        let action = decide();
        assert!(legal.contains(&action));
        assert_eq!(decide(), action);
    }
}
