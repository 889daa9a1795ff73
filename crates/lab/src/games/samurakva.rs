//! Samurakva: rows taken, penalties and rounds.

use bots::Bot;
use bots::games::samurakva::master::Master;
use game_core::{Game, Seat};
use samurakva::{Config, Event, Samurakva, State};

use crate::anchors::{McRollout, Mcs};
use crate::contestant::Extra;
use crate::figure::Figure;
use crate::statistics::{Named, Parts, Sides, Statistics, won};
use crate::tally::Tally;

/// What is counted while a match runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count {
    rounds: u64,
    rows: u64,
    too_low: u64,
}

impl Statistics for Samurakva {
    type Count = Count;

    const BENCHED: &'static [&'static str] =
        &["variant=1 players=4 rounds=1", "variant=2 players=4"];

    fn extra(bot: Extra) -> Option<(Box<dyn Bot<Self>>, u32)> {
        Some(match bot {
            Extra::Master => (Box::new(Master::default()), 5_000),
            Extra::Mcs => (Box::new(Mcs), 800),
            Extra::McRollout => (Box::new(McRollout), 96),
        })
    }

    fn sides(_: &Config) -> Sides {
        Sides::Alone
    }

    fn parts(_: &Config) -> Vec<Parts> {
        Vec::new()
    }

    fn part(_: &State, _: Seat, _: usize) -> usize {
        0
    }

    fn hear(count: &mut Count, event: &Event) {
        match event {
            Event::RowTaken { .. } => count.rows += 1,
            Event::TooLow { .. } => count.too_low += 1,
            Event::RoundEnded { .. } => count.rounds += 1,
            _ => {}
        }
    }

    fn of_seat(_: &Count, state: &State, seat: Seat) -> Vec<Named> {
        let penalty = Figure::number(state.board().totals()[seat.index()].into());
        vec![
            ("won", won(Self::outcome(state), seat)),
            ("penalty", penalty),
        ]
    }

    fn less_is_better(name: &str) -> bool {
        name == "penalty"
    }

    fn of_match(count: &Count, state: &State, tally: &mut Tally) {
        let totals = &state.board().totals()[..state.board().config().seats()];
        let all: i64 = totals.iter().copied().map(i64::from).sum();
        let lowest = totals.iter().min().copied().unwrap_or(0);
        tally.add("match", "rounds", Figure::number(count.rounds as i64));
        tally.add("match", "rows taken", Figure::number(count.rows as i64));
        tally.add(
            "match",
            "rows taken for a low card",
            Figure::number(count.too_low as i64),
        );
        tally.add(
            "match",
            "penalty of a player",
            Figure::mean(all, totals.len() as i64),
        );
        tally.add(
            "match",
            "penalty of the winner",
            Figure::number(lowest.into()),
        );
    }

    fn round(state: &State) -> u32 {
        state.board().round().into()
    }

    /// The points of a round decide: as many as half a hand of bad cards is worth nothing.
    fn value(state: &State, seat: Seat) -> f32 {
        let seats = state.board().config().seats() as f32;
        let all: f32 = state.board().totals()[..state.board().config().seats()]
            .iter()
            .map(|&total| f32::from(total))
            .sum();
        let ahead = all / seats - f32::from(state.board().totals()[seat.index()]);
        (0.5 + ahead / 40.0).clamp(0.0, 1.0)
    }
}
