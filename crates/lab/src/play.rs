//! One match with bots at every seat.

use std::time::Instant;

use bots::{Bot, Budget, Level, Turn};
use game_core::{Audience, EventSink, Game, PlayoutRng, Random as _, Seat, Seed, Viewer};

use crate::clock::Clock;
use crate::contestant::{Contestant, Kind};
use crate::error::LabError;
use crate::statistics::Statistics;
use crate::strangers::faults::Faults;
use crate::strangers::{Seated, Strangers};

/// Who decides for a stranger's bot that does not: simple rules, so that the others have a match all the same.
pub const FALLBACK: Level = Level::Novice;

/// A bot on a seat.
pub struct Player<'a, G: Game> {
    /// Who it is.
    pub contestant: &'a Contestant,
    /// What went wrong in the match that was played, if it is a stranger's.
    pub faults: Faults,
    /// The bot itself, one for one seat of one match; a stranger's has its fallback here.
    bot: Box<dyn Bot<G>>,
    stranger: Option<Seated<'a>>,
    playouts: u32,
    rng: PlayoutRng,
}

impl<'a, G: Statistics> Player<'a, G> {
    /// Sits down for a match.
    pub fn new(contestant: &'a Contestant, strangers: &'a Strangers, rng: PlayoutRng) -> Self {
        let of_level = |level| (G::bot(level), G::playouts(level));
        let (bot, usual) = match contestant.kind {
            Kind::Level(level) => of_level(level),
            // The plan was refused if the game has none.
            Kind::Extra(extra) => G::extra(extra).unwrap_or_else(|| of_level(FALLBACK)),
            Kind::Command { .. } => of_level(FALLBACK),
        };
        Player {
            contestant,
            faults: Faults::default(),
            bot,
            stranger: strangers.sit(&contestant.name),
            playouts: contestant.playouts.unwrap_or(usual),
            rng,
        }
    }

    fn begin(&mut self, config: &G::Config, seat: Seat) {
        if let Some(stranger) = &mut self.stranger {
            stranger.begin::<G>(config, seat, self.rng.word());
        }
    }

    fn choose(&mut self, turn: Turn<'_, G>) -> G::Action {
        let asked = match &mut self.stranger {
            // What cannot be otherwise is not asked.
            Some(stranger) if turn.legal.len() > 1 => stranger.choose(turn),
            _ => None,
        };
        asked.unwrap_or_else(|| {
            let mut budget = Budget::playouts(self.playouts);
            self.bot.choose(turn, &mut budget, &mut self.rng)
        })
    }

    fn end(&mut self, state: &G::State) {
        if let Some(stranger) = &mut self.stranger {
            self.faults = stranger.end(G::outcome(state).as_ref());
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
pub fn play<G: Statistics>(
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
    for (seat, player) in Seat::all(players.len()).zip(&mut *players) {
        player.begin(config, seat);
    }
    loop {
        let waiting = G::to_act(&state);
        if waiting.is_empty() {
            for player in players {
                player.end(&state);
            }
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
            let action = player.choose(turn);
            if let (Some(clocks), Some(started), 2..) = (&mut clocks, started, legal.len()) {
                clocks[seat.index()].tick(started.elapsed());
            }
            player.bot.note(turn, action);
            G::apply(&mut state, seat, action, &mut sink).map_err(|illegal| {
                LabError::illegal(&player.contestant.name, action, number, illegal)
            })?;
        }
    }
}
