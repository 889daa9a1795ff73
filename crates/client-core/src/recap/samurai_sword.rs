//! Samurai Sword: everybody's honour, defeats, honour lost, heavy wounds.

use game_core::{Seat, SeatSet};
use samurai_sword::{Event, SamuraiSword, View};

use super::{Count, Recap, Swing};

/// A defeat weighs more than any wound that leads to it.
const DEFEAT: i32 = 20;
/// Honour that goes to the box is honour lost, but nobody else has it.
const HONOUR: i32 = 10;
/// A blow of fewer wounds than this decides nothing.
const HEAVY: u8 = 2;

impl Recap for SamuraiSword {
    fn counts(view: &View) -> Vec<Count> {
        let board = view.board();
        board
            .honour()
            .iter()
            .enumerate()
            .map(|(seat, honour)| Count::of_seat(seat, *honour))
            .collect()
    }

    fn swing(event: &Event, _view: &View) -> Option<Swing> {
        let one = |seat: &Seat| [*seat].into_iter().collect();
        match event {
            Event::Defeated { by, .. } => Some(Swing {
                weight: DEFEAT,
                good_for: one(by),
            }),
            Event::BushidoDropped {
                honour_lost: true, ..
            } => Some(Swing {
                weight: HONOUR,
                good_for: SeatSet::default(),
            }),
            Event::Wounded { by, lost, .. } if *lost >= HEAVY => Some(Swing {
                weight: i32::from(*lost),
                good_for: one(by),
            }),
            Event::Parried { seat, .. } => Some(Swing {
                weight: 0,
                good_for: one(seat),
            }),
            _ => None,
        }
    }
}
