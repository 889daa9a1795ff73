//! The beginner: the card that is likely to cost least, the cheapest row, artifacts when they save.

use game_core::{PlayoutRng, Seat};
use samurakva::{Action, Artifact, Phase, Samurakva, View};

use super::artifacts::{self, Owner};
use super::cost::{Unseen, cheapest_card, cost};
use super::rows_model::RowsModel;
use crate::bot::{Bot, Budget, Turn};

/// Simple rules, without chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Novice;

impl Bot<Samurakva> for Novice {
    fn choose(&self, turn: Turn<'_, Samurakva>, _: &mut Budget<'_>, _: &mut PlayoutRng) -> Action {
        let wanted = decide(turn.view, turn.legal);
        wanted
            .filter(|action| turn.legal.contains(action))
            .unwrap_or(turn.legal[0])
    }
}

/// What each card in hand is likely to cost, low to high.
pub fn costs(view: &View) -> Vec<f32> {
    let (table, unseen) = (RowsModel::new(view.board()), Unseen::of_view(view));
    view.hand()
        .iter()
        .map(|card| cost(&table, &unseen, card))
        .collect()
}

/// What the viewer knows about the worth of artifacts.
pub fn owner(view: &View) -> Owner {
    let board = view.board();
    Owner {
        mask: view.artifacts().contains(Artifact::Mask),
        total: board.total_of(view.viewer().seat().unwrap_or(Seat(0))),
        floor: board.config().has_floor(),
        price: artifacts::price(
            board.config().is_last_round(board.round()),
            board.hand_size(),
        ),
    }
}

fn decide(view: &View, legal: &[Action]) -> Option<Action> {
    let board = view.board();
    let table = RowsModel::new(board);
    match board.phase() {
        Phase::Choosing => {
            let unseen = Unseen::of_view(view);
            cheapest_card(&table, &unseen, view.hand().iter()).map(Action::Choose)
        }
        Phase::Placing(seat) => {
            let card = board.card_of(seat)?;
            Some(artifacts::place(owner(view), &table, card, legal))
        }
        Phase::TakingRow(_) => Some(Action::Take(table.cheapest())),
        Phase::Masking(_) => Some(artifacts::mask(owner(view), &table, board.taken())),
        Phase::Replacing(_) => Some(Action::Keep),
        Phase::Over => None,
    }
}
