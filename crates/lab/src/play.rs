//! One match with bots at every seat.

use std::time::Instant;

use bots::{Bot, Budget, HasBots, Turn};
use game_core::{Audience, EventSink, Game, PlayoutRng, Seed, Viewer};

use crate::clock::Clock;
use crate::contestant::Contestant;
use crate::error::LabError;

/// A bot on a seat.
pub struct Player<'a, G: Game> {
    /// Who it is.
    pub contestant: &'a Contestant,
    /// The bot itself: one for one seat of one match.
    bot: Box<dyn Bot<G>>,
    playouts: u32,
    rng: PlayoutRng,
}

impl<'a, G: HasBots> Player<'a, G> {
    /// Sits down for a match.
    pub fn new(contestant: &'a Contestant, rng: PlayoutRng) -> Self {
        let playouts = contestant
            .playouts
            .unwrap_or_else(|| G::playouts(contestant.level));
        Player {
            contestant,
            bot: G::bot(contestant.level),
            playouts,
            rng,
        }
    }
}

/// Hears every event, whoever it is for: the lab has the whole match anyway.
struct Listener<F>(F);

impl<E, F: FnMut(E)> EventSink<E> for Listener<F> {
    fn tell(&mut self, _: Audience, event: impl FnOnce() -> E) {
        (self.0)(event());
    }
}

/// Plays a match to its end. Every bot is shown its own view and nothing else.
///
/// `clocks`, if there are any, measure each seat's decisions; `number` only names the match; `watch` is
/// shown the state before anybody decides.
pub fn play<G: HasBots>(
    config: &G::Config,
    seed: Seed,
    number: u64,
    players: &mut [Player<'_, G>],
    mut clocks: Option<&mut [Clock]>,
    hear: impl FnMut(G::Event),
    mut watch: impl FnMut(&G::State),
) -> Result<G::State, LabError> {
    let mut state = G::start(config, seed);
    let mut sink = Listener(hear);
    let mut legal = Vec::new();
    loop {
        let waiting = G::to_act(&state);
        if waiting.is_empty() {
            return Ok(state);
        }
        watch(&state);
        for seat in waiting {
            legal.clear();
            G::legal(&state, seat, &mut legal);
            let view = G::view(&state, Viewer::Seat(seat));
            let player = &mut players[seat.index()];
            let turn = Turn {
                view: &view,
                legal: &legal,
            };
            let started = clocks.is_some().then(Instant::now);
            let action = player.bot.choose(
                turn,
                &mut Budget::playouts(player.playouts),
                &mut player.rng,
            );
            if let (Some(clocks), Some(started), 2..) = (&mut clocks, started, legal.len()) {
                clocks[seat.index()].tick(started.elapsed());
            }
            player.bot.note(turn, action);
            G::apply(&mut state, seat, action, &mut sink).map_err(|illegal| LabError::Illegal {
                bot: player.contestant.name.clone(),
                action: action.to_string(),
                number,
                why: illegal.to_string(),
            })?;
        }
    }
}
