//! Samurakva: rows taken, penalties and rounds.

use bots::Bot;
use bots::games::samurakva::master::Master;
use bots::games::samurakva::master::PLAYOUTS as MASTER;
use bots::softmax::Weights;
use game_core::{Game, Seat, SeatSet};
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
            Extra::Unlearned => (Box::new(Master::with(Weights::zero::<Self>())), MASTER),
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
        let penalty = Figure::number(state.board().total_of(seat).into());
        vec![
            ("won", won(Self::outcome(state), seat)),
            ("penalty", penalty),
        ]
    }

    fn less_is_better(name: &str) -> bool {
        name == "penalty"
    }

    fn of_match(count: &Count, state: &State, tally: &mut Tally) {
        let board = state.board();
        let totals = board.totals();
        let all: i64 = totals.iter().copied().map(i64::from).sum();
        let winners = Self::outcome(state).map(|outcome| outcome.winners());
        let winner = winners.and_then(SeatSet::first);
        let least = winner.map_or(0, |seat| board.total_of(seat));
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
            Figure::number(least.into()),
        );
    }

    fn round(state: &State) -> u32 {
        state.board().round().into()
    }

    /// The points of a round decide: as many as half a hand of bad cards is worth nothing.
    fn value(state: &State, seat: Seat) -> f32 {
        let board = state.board();
        let seats = board.config().seats() as f32;
        let all: f32 = board
            .totals()
            .iter()
            .map(|&total| f32::from(total))
            .sum();
        let ahead = all / seats - f32::from(board.total_of(seat));
        (0.5 + ahead / 40.0).clamp(0.0, 1.0)
    }
}
