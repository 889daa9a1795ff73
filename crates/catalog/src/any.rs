//! A match of any game behind one door: its actions as text, its views and events as JSON.

use core::fmt::Debug;
use core::hash::{Hash, Hasher};

use game_core::replay::replay_first;
use game_core::{
    Audience, Collected, EventSink, Game, Illegal, Outcome, PlayoutRng, Seat, SeatSet, Silent,
    Viewer, replay,
};
use roster::{ActError, GameId, OpenError};
use serde::Serialize;
use serde_json::Value;

use crate::reveal;
use crate::typed::{Holds, Match, REPLAYS};

/// An event, and who hears it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventFor {
    /// Who hears it.
    pub audience: Audience,
    /// What is heard.
    pub event: Value,
}

/// A match of any game. It holds the whole truth: hand out views and events, never this.
pub trait AnyMatch: Debug + Send {
    /// Which game.
    fn game(&self) -> GameId;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// The seats the match waits for.
    fn to_act(&self) -> SeatSet;

    /// Every action open to the seat, in a fixed order.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Whether any action is open to the seat.
    fn has_choice(&self, seat: Seat) -> bool;

    /// Carries an action out and says who hears what, or refuses it and changes nothing.
    fn apply(&mut self, seat: Seat, action: &str) -> Result<Vec<EventFor>, ActError>;

    /// Carries an action out and says only who hears something, once for each event: replaying a
    /// long record needs no words.
    fn advance(&mut self, seat: Seat, action: &str) -> Result<Vec<Audience>, ActError>;

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Value;

    /// What the viewer has heard since the match started, without the first `since` events. Nothing
    /// is stored: the record is played again.
    fn heard(&self, viewer: Viewer, since: usize) -> Vec<Value>;

    /// How many events the viewers have heard since the match started: the seats in order, then
    /// somebody who only watches.
    fn heard_counts(&self) -> Vec<u32>;

    /// A number that differs whenever the list of the seat's actions differs, or whether the match
    /// waits for it; good for comparing within this process only.
    fn choice_mark(&self, seat: Seat) -> u64;

    /// How many actions the record has.
    fn actions(&self) -> usize;

    /// Where in the record the seat's last action stands.
    fn last_action_of(&self, seat: Seat) -> Option<usize>;

    /// Whether the last action showed anybody something that was hidden before, chance included.
    /// Decided by that many imagined worlds for each viewer; `true` if there is no action.
    fn last_action_reveals(&self, worlds: u32, rng: &mut PlayoutRng) -> bool;

    /// Whether the last action showed one of these seats something that was hidden from it before.
    fn last_action_shows(&self, seats: &[Seat], worlds: u32, rng: &mut PlayoutRng) -> bool;

    /// The same match after the first `actions` of its actions.
    fn prefix(&self, actions: usize) -> Result<Box<dyn AnyMatch>, OpenError>;

    /// How the match ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The record so far. It holds the seed: only the record of a finished match may be shown.
    fn record(&self) -> String;

    /// The same match once more, to go on from here in another way.
    fn fork(&self) -> Box<dyn AnyMatch>;
}

impl<H: Holds> AnyMatch for H {
    fn game(&self) -> GameId {
        self.held().game
    }

    fn seats(&self) -> usize {
        H::Game::seats(&self.held().record.config)
    }

    fn to_act(&self) -> SeatSet {
        H::Game::to_act(&self.held().state)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let actions = self.held().legal_actions(seat);
        actions.iter().map(ToString::to_string).collect()
    }

    fn has_choice(&self, seat: Seat) -> bool {
        !self.held().legal_actions(seat).is_empty()
    }

    fn apply(&mut self, seat: Seat, action: &str) -> Result<Vec<EventFor>, ActError> {
        let action = read::<H::Game>(action)?;
        heard::<H::Game>(|told| self.act(seat, action, told))
    }

    fn advance(&mut self, seat: Seat, action: &str) -> Result<Vec<Audience>, ActError> {
        let action = read::<H::Game>(action)?;
        let mut told = Audiences(Vec::new());
        self.act(seat, action, &mut told)?;
        Ok(told.0)
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.held().view_of(viewer))
    }

    fn heard(&self, viewer: Viewer, since: usize) -> Vec<Value> {
        let mut listener = Listener {
            viewer,
            skip: since,
            heard: Vec::new(),
        };
        replay(&self.held().record, &mut listener).expect(REPLAYS);
        listener.heard
    }

    fn heard_counts(&self) -> Vec<u32> {
        let mut told = Audiences(Vec::new());
        replay(&self.held().record, &mut told).expect(REPLAYS);
        let count = |viewer| {
            told.0
                .iter()
                .filter(|audience| audience.hears(viewer))
                .count() as u32
        };
        Viewer::all(self.seats()).map(count).collect()
    }

    fn choice_mark(&self, seat: Seat) -> u64 {
        let actions = self.held().legal_actions(seat);
        let mut mark = Mark(0xcbf2_9ce4_8422_2325);
        (self.to_act().contains(seat), actions).hash(&mut mark);
        mark.finish()
    }

    fn actions(&self) -> usize {
        self.held().record.actions.len()
    }

    fn last_action_of(&self, seat: Seat) -> Option<usize> {
        self.held()
            .record
            .actions
            .iter()
            .rposition(|(actor, _)| *actor == seat)
    }

    fn last_action_reveals(&self, worlds: u32, rng: &mut PlayoutRng) -> bool {
        let all = Viewer::all(self.seats()).collect::<Vec<_>>();
        shows(self.held(), &all, worlds, rng)
    }

    fn last_action_shows(&self, seats: &[Seat], worlds: u32, rng: &mut PlayoutRng) -> bool {
        let seats = seats.iter().copied().map(Viewer::Seat);
        shows(self.held(), &seats.collect::<Vec<_>>(), worlds, rng)
    }

    fn prefix(&self, actions: usize) -> Result<Box<dyn AnyMatch>, OpenError> {
        Ok(Box::new(self.held().after(actions)?))
    }

    fn outcome(&self) -> Option<Outcome> {
        H::Game::outcome(&self.held().state)
    }

    fn record(&self) -> String {
        self.held().record.to_string()
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.held().clone())
    }
}

/// Whether the last action showed one of these viewers something.
fn shows<G: Game>(held: &Match<G>, viewers: &[Viewer], worlds: u32, rng: &mut PlayoutRng) -> bool {
    let record = &held.record;
    let Some((last, before)) = record.actions.split_last() else {
        return true;
    };
    match replay_first(record, before.len(), &mut Silent) {
        Ok(state) => reveal::reveals::<G>(&state, *last, viewers, worlds, rng),
        Err(_) => true,
    }
}

fn read<G: Game>(action: &str) -> Result<G::Action, ActError> {
    action
        .parse()
        .map_err(|_| ActError::NotAnAction(action.to_owned()))
}

/// Carries an action out and says who hears what, or refuses it and changes nothing.
pub fn heard<G: Game>(
    act: impl FnOnce(&mut Collected<G::Event>) -> Result<(), Illegal<G::Reason>>,
) -> Result<Vec<EventFor>, ActError> {
    let mut told = Collected::new();
    act(&mut told)?;
    let heard = told
        .0
        .into_iter()
        .map(|(audience, event)| EventFor {
            audience,
            event: json(&event),
        });
    Ok(heard.collect())
}

/// Keeps what one viewer hears after the first few events.
struct Listener {
    viewer: Viewer,
    skip: usize,
    heard: Vec<Value>,
}

impl<E: Serialize> EventSink<E> for Listener {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if !audience.hears(self.viewer) {
            return;
        }
        match self.skip.checked_sub(1) {
            Some(left) => self.skip = left,
            None => self.heard.push(json(&event())),
        }
    }
}

/// Keeps only who hears something.
struct Audiences(Vec<Audience>);

impl<E> EventSink<E> for Audiences {
    fn tell(&mut self, audience: Audience, _: impl FnOnce() -> E) {
        self.0.push(audience);
    }
}

/// FNV-1a: a hasher without a secret, for comparing lists without keeping them.
struct Mark(u64);

impl Hasher for Mark {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Views and events are made of plain data, which JSON can always hold; the suite reads each of
/// them back (`messages_round_trip`).
fn json(message: &impl Serialize) -> Value {
    serde_json::to_value(message).expect("views and events are plain data")
}
