//! Refusals of Yokai Septet with what the player sees.

use ::yokai_septet::{Action, Refusal, View};

use crate::story::Line;
use crate::story::yokai_septet::{name, names_of, suit};

pub(in crate::story) const MESSAGES: &[&str] = &[
    "refusal-must_follow-suit",
    "refusal-boss_kept-card",
    "refusal-pass_first-who",
    "refusal-pass_left_first-who",
];

/// The refusal as this viewer can understand it.
pub(in crate::story) fn explain(reason: Refusal, tried: Action, view: &View) -> Option<Line> {
    let board = view.board();
    let me = view.own_seat()?;
    match (reason, tried) {
        (Refusal::MustFollow, _) => {
            let line = Line::new("refusal-must_follow-suit").with("suit", suit(board.led()?));
            Some(line.with("cards", names_of(board.playable(me, view.hand()))))
        }
        (Refusal::BossKept, Action::Discard(card)) => {
            Some(Line::new("refusal-boss_kept-card").with("card", name(card)))
        }
        (Refusal::PassFirst, _) => {
            Some(Line::new("refusal-pass_first-who").with("seat", board.config().receiver(me, 0)))
        }
        (Refusal::PassLeftFirst, _) => {
            let to = board.config().receiver(me, 0);
            Some(Line::new("refusal-pass_left_first-who").with("seat", to))
        }
        _ => None,
    }
}
