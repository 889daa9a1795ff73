//! Random matches, position by position: seats act in any order and change their minds.

use game_core::{Collected, Game, PlayoutRng, Random, Record, Seat, SeatSet, Viewer};
use serde_json::to_string;

use crate::effort::Effort;
use crate::failure::Failure;
use crate::kit::{ActionOf, ConfigOf, Kit, Placed, StateOf};

/// One position of a match that is being played.
#[derive(Debug)]
pub struct Position<K: Kit> {
    /// The match so far.
    pub record: Record<K::Game>,
    /// The position.
    pub state: StateOf<K>,
    /// What has been told so far.
    pub told: Collected<<K::Game as Game>::Event>,
    /// Decisions so far; changes of mind do not count.
    pub decisions: usize,
}

impl<K: Kit> Position<K> {
    /// The number of seats.
    pub fn seats(&self) -> usize {
        K::Game::seats(&self.record.config)
    }

    /// Everyone who can look.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + use<K> {
        Viewer::all(self.seats())
    }

    /// The start of a match; some start from an explicit deal, where the game's kit has one.
    pub fn start(config: ConfigOf<K>, rng: &mut PlayoutRng) -> Result<Self, Failure> {
        let mut record = Record::<K::Game>::new(config, rng.seed());
        if rng.below(2) == 0 {
            record.deal = K::deal(&record.config, rng);
        }
        match record.start() {
            Ok(state) => Ok(Position {
                record,
                state,
                told: Collected::new(),
                decisions: 0,
            }),
            Err(problems) => Err(Failure::new::<K>(
                &record,
                format!("the kit's deal is refused: {problems}"),
            )),
        }
    }

    /// Plays one action; `false` at the end of the match. A seat at random of those awaited acts;
    /// now and then one that has chosen changes its mind first.
    pub fn step(
        &mut self,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<ActionOf<K>>,
    ) -> Result<bool, Failure> {
        let waiting = K::Game::to_act(&self.state);
        if waiting.is_empty() {
            return Ok(false);
        }
        if rng.below(8) == 0 {
            let others = SeatSet::all(self.seats()).minus(waiting);
            if let Some(seat) = pick_seat(others, rng)
                && let Some(action) = K::choose(&self.state, seat, rng, scratch)
            {
                self.apply(seat, action)?;
                self.decisions -= 1;
            }
        }
        let Some(seat) = pick_seat(K::Game::to_act(&self.state), rng) else {
            return Ok(true);
        };
        let Some(action) = K::choose(&self.state, seat, rng, scratch) else {
            return Err(Failure::new::<K>(
                &self.record,
                format!("seat {seat} must act and has no action"),
            ));
        };
        self.apply(seat, action)?;
        Ok(true)
    }

    /// Plays this action and keeps it in the record.
    pub fn apply(&mut self, seat: Seat, action: ActionOf<K>) -> Result<(), Failure> {
        if let Err(illegal) = K::Game::apply(&mut self.state, seat, action, &mut self.told) {
            let message =
                format!("seat {seat} was offered `{action}`, which is refused: {illegal}");
            return Err(Failure::new::<K>(&self.record, message));
        }
        self.record.actions.push((seat, action));
        self.decisions += 1;
        Ok(())
    }

    /// Whether more decisions were made than the game says are possible.
    pub fn is_beyond_bound(&self) -> bool {
        self.decisions > K::bound(&self.record.config)
    }
}

/// How often a check looks.
#[derive(Clone, Copy, Debug)]
pub enum Look {
    /// At every position.
    Everywhere,
    /// At about this many positions of a match.
    About(u32),
    /// At the last position only.
    AtTheEnd,
}

/// Plays matches of every configuration and calls `look` at positions of them.
pub fn each_position<K: Kit>(
    effort: Effort,
    look_at: Look,
    mut look: impl FnMut(&Position<K>, &mut PlayoutRng) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let configs = K::configs();
    let matches = effort.pick(60, 500) / configs.len().max(1) + effort.pick(1, 4);
    let mut rng = PlayoutRng::new(0x2a05_4881);
    let mut scratch = Vec::new();
    for config in configs {
        for _ in 0..matches {
            let mut position = Position::<K>::start(config.clone(), &mut rng)?;
            // The length of a match is not known beforehand: look often early on, then less.
            let mut looks = 0;
            let mut going = true;
            while going {
                let now = match look_at {
                    Look::Everywhere => true,
                    Look::About(count) => rng.below(1 + looks * looks / count) < 2,
                    Look::AtTheEnd => false,
                };
                if now {
                    looks += 1;
                    look(&position, &mut rng)?;
                }
                going = position.step(&mut rng, &mut scratch)? && !position.is_beyond_bound();
            }
            if !matches!(look_at, Look::Everywhere) {
                look(&position, &mut rng)?;
            }
        }
    }
    Ok(())
}

/// One of the seats, each with the same chance.
pub fn pick_seat(seats: SeatSet, rng: &mut PlayoutRng) -> Option<Seat> {
    seats
        .iter()
        .nth(rng.below(seats.len() as u32) as usize)
}

/// All actions of a seat.
pub fn actions<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    G::legal(state, seat, &mut list);
    list
}

/// What a viewer is shown, byte for byte.
pub fn seen<G: Game>(state: &G::State, viewer: Viewer) -> String {
    json(&G::view(state, viewer))
}

/// What a viewer hears, byte for byte.
pub fn heard<G: Game>(told: &Collected<G::Event>, viewer: Viewer) -> Vec<String> {
    told.heard_by(viewer).map(json).collect()
}

/// The cards and their places in a fixed order.
pub fn placed<K: Kit>(state: &StateOf<K>) -> Vec<Placed> {
    let mut cards = K::cards(state);
    cards.sort();
    cards
}

/// A message as text. What may be told can always be written.
pub(crate) fn json<T: serde::Serialize>(message: &T) -> String {
    to_string(message).unwrap_or_else(|error| format!("cannot be written: {error}"))
}
