//! Samurai Spirit: the village and the wounds, what was lost, and every Kiai.

use game_core::{Outcome, Seat, SeatSet};
use samurai_spirit::board::{BEAST, FALLEN};
use samurai_spirit::effects::tokens::{FAMILIES, FARMS};
use samurai_spirit::{Ending, Event, ROUNDS, SamuraiSpirit, View};

use super::{Count, Recap, Swing, verdict};
use crate::story::Line;

/// What a loss weighs: somebody's last wound ends the match, a beast is at least a help.
const DEFEAT: i32 = 30;
const FAMILY: i32 = 8;
const FARM: i32 = 6;
const TURN: i32 = 5;
const WOUND: i32 = 4;
const BARRICADE: i32 = 1;

impl Recap for SamuraiSpirit {
    const HAS_ROUNDS: bool = true;

    fn verdict(view: &View, outcome: &Outcome, reader: Option<Seat>) -> Line {
        let board = view.board();
        match board.ending() {
            Some(Ending::Won) => Line::new("recap-held")
                .with("farms", board.farms_left())
                .with("all_farms", FARMS)
                .with("families", board.families().len())
                .with("all_families", FAMILIES),
            Some(_) => Line::new("recap-fell")
                .with("round", board.round())
                .with("rounds", ROUNDS),
            None => verdict::<SamuraiSpirit>(outcome, reader),
        }
    }

    fn counts(view: &View) -> Vec<Count> {
        let board = view.board();
        let wounds: i32 = board
            .present()
            .iter()
            .map(|board| i32::from(board.wounds()))
            .sum();
        let all = |id: &'static str, value: i32| Count {
            name: Line::new(id).into(),
            members: SeatSet::default(),
            value,
        };
        vec![
            all("score-farms", i32::from(board.farms_left())),
            all("score-families", board.families().len() as i32),
            all("recap-barricades", i32::from(board.barricades())),
            all("recap-wounds", wounds),
        ]
    }

    fn round(event: &Event) -> Option<u32> {
        match event {
            Event::RoundBegan { round, .. } => Some(u32::from(*round)),
            _ => None,
        }
    }

    fn swing(event: &Event, _view: &View) -> Option<Swing> {
        let (weight, good_for) = match event {
            Event::Wounded { wounds, .. } => match *wounds {
                FALLEN => (DEFEAT, None),
                BEAST => (TURN, None),
                _ => (WOUND, None),
            },
            Event::FamilyLost { .. } => (FAMILY, None),
            Event::FarmBurned { .. } => (FARM, None),
            Event::BarricadeBurned { .. } => (BARRICADE, None),
            Event::Kiai { seat, .. } => (0, Some(*seat)),
            _ => return None,
        };
        Some(Swing {
            weight,
            good_for: good_for.into_iter().collect(),
        })
    }
}
