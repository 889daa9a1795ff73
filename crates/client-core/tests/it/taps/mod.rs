//! What taps mean, in positions reached by playing: taps lead to every open action, and to nothing else.

mod samurai_spirit;
mod samurai_sword;
mod samurakva;
mod yokai_septet;

use std::collections::BTreeSet;

use client_core::tap::{Choosing, Sight, Tap, Taps, Then};
use game_core::{Fields, Seat, Seed, Silent, Viewer};

use crate::play::{Played, play};

/// Somebody at a table who taps.
struct Person<G: Taps> {
    state: G::State,
    seat: Seat,
    selection: G::Selection,
}

impl<G: Taps> Person<G> {
    /// Somebody at this position, which is written as `key=value` fields with `;` between them.
    fn at(config: &str, deal: &str, seat: u8) -> Person<G> {
        let config = G::Config::from_words(config).expect("the options are valid");
        let pairs = deal
            .split(';')
            .filter_map(|pair| pair.trim().split_once('='));
        let deal = G::Deal::from_pairs(pairs).expect("the position is valid");
        let state = G::start_from(&config, &deal, Seed::from_number(1)).expect("it can be dealt");
        Person {
            state,
            seat: Seat(seat),
            selection: G::Selection::default(),
        }
    }

    /// Somebody at the start of a match, or once this has come about by chance.
    fn when(config: &str, seat: u8, comes: impl Fn(&G::View) -> bool) -> Person<G> {
        let played = play::<G>(config, 7, 400);
        let mut state = played
            .record
            .start()
            .expect("a seed starts a match");
        let seat = Seat(seat);
        for (actor, action) in &played.record.actions {
            if comes(&G::view(&state, Viewer::Seat(seat))) {
                let selection = G::Selection::default();
                return Person {
                    state,
                    seat,
                    selection,
                };
            }
            G::apply(&mut state, *actor, *action, &mut Silent).expect("a recorded action applies");
        }
        panic!("it never comes about")
    }

    fn view(&self) -> G::View {
        G::view(&self.state, Viewer::Seat(self.seat))
    }

    /// Asks something of what the person sees.
    fn sees<T>(&self, question: impl FnOnce(&Sight<'_, G>, &G::Selection) -> T) -> T {
        let view = self.view();
        question(&sight(&self.state, &view, Some(self.seat)), &self.selection)
    }

    /// Taps, and keeps what is then selected.
    fn taps(&mut self, spot: G::Spot) -> Then<G> {
        let Tap { selection, then } = self.sees(|sight, selection| G::tap(sight, selection, spot));
        self.selection = selection;
        then
    }

    /// Others, or the person, do this; the match moves on.
    fn happens(&mut self, seat: u8, action: &str) {
        let Ok(action) = action.parse() else {
            panic!("no action: {action}");
        };
        G::apply(&mut self.state, Seat(seat), action, &mut Silent).expect("it is legal");
        self.selection = G::kept(&self.view(), &self.selection);
    }

    /// What the rules say to an action.
    fn refusal(&self, action: &str) -> Then<G> {
        let Ok(action) = action.parse() else {
            panic!("no action: {action}");
        };
        let answer = G::apply(&mut self.state.clone(), self.seat, action, &mut Silent);
        Then::Refuse(answer.expect_err("the rules forbid it"), action)
    }
}

/// What a client at this seat is told about its choice.
fn sight<'a, G: Taps>(state: &G::State, view: &'a G::View, seat: Option<Seat>) -> Sight<'a, G> {
    let mut legal = Vec::new();
    if let Some(seat) = seat {
        G::legal(state, seat, &mut legal);
    }
    let waited = seat.is_some_and(|seat| G::to_act(state).contains(seat));
    let choosing = match (waited, legal.is_empty()) {
        (true, _) => Choosing::Asked,
        (false, false) => Choosing::Made,
        (false, true) => Choosing::No,
    };
    Sight {
        view,
        seat,
        choosing,
    }
}

/// Every action that some sequence of taps leads to.
fn reached<G: Taps>(sight: &Sight<'_, G>, spots: &[G::Spot]) -> BTreeSet<G::Action> {
    let mut actions = BTreeSet::new();
    let mut open = vec![G::Selection::default()];
    let mut seen: BTreeSet<Vec<u8>> = open.iter().map(written).collect();
    while let Some(selection) = open.pop() {
        for spot in spots {
            let Tap { selection, then } = G::tap(sight, &selection, *spot);
            actions.extend(then.action());
            if seen.insert(written(&selection)) {
                open.push(selection);
            }
        }
    }
    actions
}

fn written(selection: &impl serde::Serialize) -> Vec<u8> {
    serde_json::to_vec(selection).expect("a selection can be written down")
}

/// In every position of a match, taps lead to each open action but those that have a button, and never to a closed
/// one; what is closed is refused as the rules refuse it.
fn check_match<G: Taps>(played: &Played<G>, spots: impl Fn(&G::View) -> Vec<G::Spot>) {
    let mut state = played
        .record
        .start()
        .expect("a seed starts a match");
    let seats = G::seats(&played.record.config);
    for (number, (actor, action)) in played.record.actions.iter().enumerate() {
        // The one who acts, and one of the others and of those who watch in turn.
        let other = Viewer::all(seats).nth(number % (seats + 1));
        for viewer in other.into_iter().chain([Viewer::Seat(*actor)]) {
            let view = G::view(&state, viewer);
            let sight = sight::<G>(&state, &view, viewer.seat());
            check_position(&state, &sight, &spots(&view));
        }
        check_refusals::<G>(&state, seats, *action);
        G::apply(&mut state, *actor, *action, &mut Silent).expect("a recorded action applies");
    }
}

fn check_position<G: Taps>(state: &G::State, sight: &Sight<'_, G>, spots: &[G::Spot]) {
    let mut legal = Vec::new();
    if let Some(seat) = sight.seat {
        G::legal(state, seat, &mut legal);
    }
    assert_eq!(sight.options(), legal);
    let reached = reached(sight, spots);
    for action in &legal {
        let is_there = reached.contains(action) || !G::on_table(action);
        assert!(is_there, "no taps lead to {action} in {:?}", sight.view);
        // A button of its own does it as well.
        assert_eq!(sight.attempt(*action).action(), Some(*action));
    }
    for action in reached {
        assert!(legal.contains(&action), "{action} in {:?}", sight.view);
    }
}

/// What one seat does, tried by all.
fn check_refusals<G: Taps>(state: &G::State, seats: usize, action: G::Action) {
    for seat in Seat::all(seats) {
        let view = G::view(state, Viewer::Seat(seat));
        let then = sight::<G>(state, &view, Some(seat)).attempt(action);
        match G::apply(&mut state.clone(), seat, action, &mut Silent) {
            Ok(()) => assert_eq!(then.action(), Some(action)),
            Err(illegal) => assert_eq!(then, Then::Refuse(illegal, action)),
        }
    }
}

/// The same for matches of every form of a game.
fn check_game<G: Taps>(forms: &[&str], most: usize, spots: impl Fn(&G::View) -> Vec<G::Spot>) {
    for (form, number) in forms.iter().zip(100..) {
        check_match(&play::<G>(form, number, most), &spots);
    }
}
