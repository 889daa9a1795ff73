//! Yokai Septet: how rounds end, their tricks, and what a winner gets.

use game_core::{Game, Seat};
use yokai_septet::scoring::Ending;
use yokai_septet::{Config, Event, State, YokaiSeptet};

use crate::figure::Figure;
use crate::statistics::{Named, Parts, Sides, Statistics, won};
use crate::tally::Tally;

/// What is counted while a match runs.
#[derive(Clone, Copy, Debug)]
pub struct Count {
    /// Tricks of the running round.
    tricks_now: i64,
    /// Tricks of each round.
    tricks: Figure,
    /// What each winner of a round got.
    points: Figure,
    endings: [u64; ENDINGS.len()],
    /// Rounds in which somebody won.
    decided: u64,
    /// Rounds won by each side.
    rounds_won: [u64; 4],
}

impl Default for Count {
    fn default() -> Self {
        let (tricks, points) = (Figure::NO_NUMBERS, Figure::NO_NUMBERS);
        Count {
            tricks_now: 0,
            tricks,
            points,
            endings: [0; ENDINGS.len()],
            decided: 0,
            rounds_won: [0; 4],
        }
    }
}

impl Count {
    fn rounds(&self) -> u64 {
        self.endings.iter().sum()
    }
}

/// Every way a round can end, with its name.
const ENDINGS: [(Ending, &str); 5] = [
    (Ending::EnoughBosses, "ended by bosses"),
    (Ending::TooManyTricks, "ended by tricks"),
    (Ending::LastTrick, "ended by the last trick"),
    (Ending::PlayedOut, "played out"),
    (Ending::Sealed, "ended by the last seal"),
];

impl Statistics for YokaiSeptet {
    type Count = Count;

    const BENCHED: &'static [&'static str] = &["players=4", "players=3"];

    fn sides(config: &Config) -> Sides {
        if config.has_teams() {
            Sides::Teams
        } else {
            Sides::Alone
        }
    }

    fn parts(config: &Config) -> Vec<Parts> {
        let names = || {
            (0..config.sides())
                .map(|side| side.to_string())
                .collect()
        };
        if config.has_teams() {
            vec![Parts {
                kind: "team",
                names: names(),
            }]
        } else {
            Vec::new()
        }
    }

    fn part(state: &State, seat: Seat, _: usize) -> usize {
        state.board().config().side(seat)
    }

    fn hear(count: &mut Count, event: &Event) {
        match event {
            Event::TrickTaken { .. } => count.tricks_now += 1,
            Event::RoundEnded { summary, .. } => {
                for (times, (kind, _)) in count.endings.iter_mut().zip(ENDINGS) {
                    *times += u64::from(kind == summary.ending);
                }
                count.tricks.add(Figure::number(count.tricks_now));
                count.tricks_now = 0;
                count.decided += u64::from(!summary.winners.is_empty());
                for &side in &summary.winners {
                    count.rounds_won[side as usize % 4] += 1;
                    count
                        .points
                        .add(Figure::number(summary.points.into()));
                }
            }
            _ => {}
        }
    }

    fn of_seat(count: &Count, state: &State, seat: Seat) -> Vec<Named> {
        let side = state.board().config().side(seat);
        let rounds_won = Figure::share(count.rounds_won[side], count.decided);
        vec![
            ("won", won(Self::outcome(state), seat)),
            ("rounds won", rounds_won),
            ("score", Figure::number(state.board().score(side).into())),
        ]
    }

    fn less_is_better(_: &str) -> bool {
        false
    }

    fn of_match(count: &Count, state: &State, tally: &mut Tally) {
        let rounds = count.rounds();
        tally.add("match", "rounds", Figure::number(rounds as i64));
        // The Seven Bridegrooms have endings of their own.
        let here = if state.board().config().is_bridegrooms() {
            3..5
        } else {
            0..3
        };
        for (times, (_, name)) in count.endings[here.clone()]
            .iter()
            .zip(&ENDINGS[here])
        {
            tally.add("round", name, Figure::share(*times, rounds));
        }
        tally.add("round", "tricks", count.tricks);
        tally.add("round", "points of a winner", count.points);
    }

    fn round(state: &State) -> u32 {
        state.board().round()
    }

    /// How far the seat's side is ahead.
    fn value(state: &State, seat: Seat) -> f32 {
        let side = state.board().config().side(seat);
        let others = (0..state.board().config().sides()).filter(|other| *other != side);
        let best = others
            .map(|other| state.board().score(other))
            .max()
            .unwrap_or(0);
        let ahead = f32::from(state.board().score(side)) - f32::from(best);
        (0.5 + ahead / 14.0).clamp(0.0, 1.0)
    }
}
