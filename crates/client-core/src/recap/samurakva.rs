//! Samurakva: everybody's points, the dearest rows, and what each round brought the reader.

use game_core::{Seat, SeatSet};
use samurakva::{Event, Samurakva, View};

use super::{Count, Course, Recap, Swing};
use crate::story::Line;

impl Recap for Samurakva {
    const HAS_ROUNDS: bool = true;

    fn counts(view: &View) -> Vec<Count> {
        view.board()
            .totals()
            .iter()
            .enumerate()
            .map(|(seat, total)| Count::of_seat(seat, *total))
            .collect()
    }

    fn round(event: &Event) -> Option<u32> {
        match event {
            Event::RoundStarted { round, .. } => Some(u32::from(*round)),
            _ => None,
        }
    }

    fn swing(event: &Event, _view: &View) -> Option<Swing> {
        match event {
            Event::RowTaken { points, .. } => Some(Swing {
                weight: i32::from(*points),
                good_for: SeatSet::default(),
            }),
            // A mask may turn a row into a gift.
            Event::Scored { seat, points, .. } if *points < 0 => Some(Swing {
                weight: 0,
                good_for: [*seat].into_iter().collect(),
            }),
            _ => None,
        }
    }

    fn notes(course: &Course, reader: Seat) -> Vec<Line> {
        let totals: Vec<(u32, i32)> = course
            .rounds()
            .into_iter()
            .filter_map(|(round, values)| Some((round, *values.get(reader.index())?)))
            .collect();
        let before = core::iter::once(0).chain(totals.iter().map(|(_, total)| *total));
        let gained: Vec<(u32, i32)> = totals
            .iter()
            .zip(before)
            .map(|((round, total), before)| (*round, total - before))
            .collect();
        let line = |id: &'static str, (round, points): &(u32, i32)| {
            Line::new(id)
                .with("round", *round)
                .with("points", *points)
        };
        let dearest = gained.iter().max_by_key(|(_, points)| *points);
        let cheapest = gained.iter().min_by_key(|(_, points)| *points);
        match dearest.zip(cheapest) {
            Some((dearest, cheapest)) if dearest.1 > cheapest.1 => vec![
                line("recap-dearest", dearest),
                line("recap-cheapest", cheapest),
            ],
            _ => Vec::new(),
        }
    }
}
