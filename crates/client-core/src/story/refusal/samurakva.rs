//! Refusals of Samurakva with what the player sees.

use ::samurakva::{Action, Card, Refusal, RowNumber, View};

use crate::story::{Line, Value};

pub(in crate::story) const MESSAGES: &[&str] = &[
    "refusal-take_first-card",
    "refusal-row_blocked-row",
    "refusal-paw_there-row",
    "refusal-fan_last_card-card",
    "refusal-sticks_not_inside-card",
];

/// The refusal as this viewer can understand it.
pub(in crate::story) fn explain(reason: Refusal, tried: Action, view: &View) -> Option<Line> {
    let board = view.board();
    let rows = board.rows();
    let mine = view
        .own_seat()
        .and_then(|seat| board.card_of(seat));
    match (reason, tried) {
        (Refusal::TakeFirst, _) => {
            let last = |row| rows.row(row).last().map(Card::number);
            let ends: Vec<u8> = rows.open_rows().iter().filter_map(last).collect();
            let mine = mine?.number();
            let line = Line::new("refusal-take_first-card")
                .with("card", mine)
                .with("ends", ends);
            Some(line)
        }
        (Refusal::RowBlocked, _) => {
            let blocked = |row: &RowNumber| rows.katanas().contains(*row);
            let row = named_rows(tried, view)
                .into_iter()
                .flatten()
                .find(blocked)?;
            let row = number(row);
            Some(Line::new("refusal-row_blocked-row").with("row", row))
        }
        (Refusal::PawThere, _) => {
            let row = number(rows.row_for(mine?)?);
            Some(Line::new("refusal-paw_there-row").with("row", row))
        }
        (Refusal::FanLastCard, Action::Fan(card, _)) => {
            let row = number(rows.row_of(card)?);
            let line = Line::new("refusal-fan_last_card-card")
                .with("card", card.number())
                .with("row", row);
            Some(line)
        }
        (Refusal::SticksNotInside, Action::Sticks(row)) => {
            let mine = mine?.number();
            let last = rows.row(row).last()?.number();
            let line = Line::new("refusal-sticks_not_inside-card")
                .with("card", mine)
                .with("row", number(row))
                .with("last", last);
            Some(line)
        }
        _ => None,
    }
}

/// The rows that an action touches, in the order in which the rules look at them.
fn named_rows(tried: Action, view: &View) -> [Option<RowNumber>; 2] {
    match tried {
        Action::Katana(row) | Action::Sticks(row) | Action::Take(row) => [Some(row), None],
        Action::Fan(card, to) => [view.board().rows().row_of(card), Some(to)],
        _ => [None, None],
    }
}

/// Rows are counted from 1.
fn number(row: RowNumber) -> Value {
    (row.index() + 1).into()
}
