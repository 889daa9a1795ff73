//! What a sensible beginner does with artifacts: use one where it saves more than it is worth.

use game_core::Seat;
use samurakva::{Action, Artifact, Card, Row, RowNumber, State, scoring};

use super::rows_model::RowsModel;

/// What a seat that is to use an artifact knows.
#[derive(Clone, Copy, Debug)]
pub struct Owner {
    /// Whether it holds a mask.
    pub mask: bool,
    /// Its points so far.
    pub total: i16,
    /// Whether its points cannot fall below zero (R6.7).
    pub floor: bool,
    /// What an artifact in hand is worth to it, in points.
    pub price: f32,
}

/// What an artifact in hand is worth: most while a round is still to come, nothing at the very end.
pub fn price(last_round: bool, hand_size: u8) -> f32 {
    match (last_round, hand_size) {
        (false, _) => 3.0,
        (true, 0) => 0.0,
        (true, _) => 2.0,
    }
}

/// The points that a mask on this card saves out of a taking.
pub fn saving(owner: Owner, table: &RowsModel, taken: Row, card: Card) -> i16 {
    let all = table.points_in(taken);
    let total = |points| scoring::total_after(owner.total, points, owner.floor);
    total(all) - total(all - table.mask_saves(card))
}

/// The points that this way of placing the card takes at once, and the price of what it uses.
pub fn placing_cost(owner: Owner, table: &RowsModel, card: Card, action: Action) -> f32 {
    let points = match action {
        Action::Flower(other) => table.loss(other),
        Action::Katana(row) => table.with_katana(row).loss(card),
        Action::Fan(moved, to) => {
            let (table, loss) = table.with_fan(moved, to);
            loss + table.loss(card)
        }
        Action::Sticks(row) => table.loss_with_sticks(card, row),
        Action::Paw | Action::Arch => 0,
        _ => return plain_cost(owner, table, card),
    };
    f32::from(points) + owner.price
}

/// Without an artifact a mask can still be used.
fn plain_cost(owner: Owner, table: &RowsModel, card: Card) -> f32 {
    let Some(taken) = table.taken(card) else {
        return 0.0;
    };
    let points = f32::from(table.points_in(taken));
    if !owner.mask {
        return points;
    }
    let saved = taken
        .cards()
        .map(|card| saving(owner, table, taken, card))
        .max()
        .unwrap_or(0);
    points.min(points - f32::from(saved) + owner.price)
}

/// Whether placing the card without an artifact takes nothing that one could save: so it mostly is.
pub fn is_harmless(owner: Owner, table: &RowsModel, card: Card) -> bool {
    plain_cost(owner, table, card) <= owner.price
}

/// The cheapest way of placing the card, the first of equals.
pub fn place(owner: Owner, table: &RowsModel, card: Card, legal: &[Action]) -> Action {
    let mut best = Action::Place;
    let mut least = plain_cost(owner, table, card);
    for &action in legal {
        let cost = placing_cost(owner, table, card, action);
        if cost < least {
            (best, least) = (action, cost);
        }
    }
    best
}

/// The mask goes to the dearest card, if that saves more than the mask is worth.
pub fn mask(owner: Owner, table: &RowsModel, taken: Row) -> Action {
    let mut best = Action::Accept;
    let mut most = owner.price;
    for card in taken.cards().filter(|_| owner.mask) {
        let saved = f32::from(saving(owner, table, taken, card));
        if saved > most {
            (best, most) = (Action::Mask(card), saved);
        }
    }
    best
}

/// Ways by which a card in an imagined match may get round taking a row; all of them are legal. Of
/// the many fans and katanas only those that change the row in question.
pub fn escapes(state: &State, seat: Seat, card: Card, out: &mut Vec<Action>) {
    out.clear();
    let rows = state.board().rows();
    let joins = rows.row_for(card);
    for kind in state.artifacts_of(seat).kinds() {
        match kind {
            Artifact::Flower => {
                let hand = &state.hands()[seat.index()];
                let cards =
                    (0..state.board().hand_size() as usize).filter_map(|place| hand.at(place));
                out.extend(cards.map(Action::Flower));
            }
            Artifact::Paw => out.push(Action::Paw),
            Artifact::Katana => out.extend(joins.map(Action::Katana)),
            Artifact::Fan => {
                let first = joins.and_then(|row| rows.row(row).cards().next());
                let fans = first
                    .into_iter()
                    .flat_map(|card| RowNumber::ALL.map(|to| Action::Fan(card, to)));
                out.extend(fans);
            }
            Artifact::Arch => out.push(Action::Arch),
            Artifact::Sticks => out.extend(RowNumber::ALL.map(Action::Sticks)),
            Artifact::Mask => {}
        }
    }
    out.retain(|&action| state.is_legal(seat, action));
}
