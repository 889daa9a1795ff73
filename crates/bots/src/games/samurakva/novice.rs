//! The beginner: the card that is likely to cost least, the cheapest row, artifacts when they save.

use game_core::{PlayoutRng, Seat};
use samurakva::config::Variant;
use samurakva::{Action, Artifact, Phase, Row, Samurakva, View};

use super::artifacts::{self, Owner};
use super::cost::{Unseen, cheapest_card, cost};
use super::table::Table;
use crate::bot::{Bot, Budget, Turn};

/// Simple rules, without chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Novice;

impl Bot<Samurakva> for Novice {
    fn choose(&mut self, turn: Turn<'_, Samurakva>, _: &mut Budget<'_>, _: &mut PlayoutRng) -> Action {
        let wanted = decide(turn.view, turn.legal);
        wanted.filter(|action| turn.legal.contains(action)).unwrap_or(turn.legal[0])
    }
}

/// What each card in hand is likely to cost, low to high.
pub fn costs(view: &View) -> Vec<f32> {
    let (table, unseen) = (Table::of_view(view), Unseen::of_view(view));
    view.hand.iter().map(|&card| cost(&table, &unseen, card)).collect()
}

/// What the viewer knows about the worth of artifacts.
pub fn owner(view: &View) -> Owner {
    let seat = view.viewer.seat().map_or(0, Seat::index);
    let last_round = artifacts::is_last_round(&view.config, view.round);
    Owner {
        mask: view.artifacts.contains(&Artifact::Mask),
        total: view.totals.get(seat).copied().unwrap_or(0),
        floor: matches!(view.config.variant(), Variant::Two { floor_at_zero: true }),
        price: artifacts::price(last_round, view.hand_size),
    }
}

fn decide(view: &View, legal: &[Action]) -> Option<Action> {
    let table = Table::of_view(view);
    match view.phase {
        Phase::Choosing => {
            let unseen = Unseen::of_view(view);
            cheapest_card(&table, &unseen, view.hand.iter().copied()).map(Action::Choose)
        }
        Phase::Placing(seat) => {
            let card = view.revealed.get(seat.index()).copied().flatten()?;
            Some(artifacts::place(owner(view), &table, card, legal))
        }
        Phase::TakingRow(_) => Some(Action::Take(table.cheapest())),
        Phase::Masking(_) => {
            let taken = view.taken.iter().fold(Row::NONE, |row, &card| row.with_last(card));
            Some(artifacts::mask(owner(view), &table, taken))
        }
        Phase::Replacing(_) => Some(Action::Keep),
        Phase::Over => None,
    }
}
