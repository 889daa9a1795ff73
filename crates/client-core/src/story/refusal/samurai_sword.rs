//! Refusals of Samurai Sword with what the player sees.

use ::samurai_sword::board::HAND_LIMIT;
use ::samurai_sword::{Action, Refusal, View};
use game_core::Seat;

use crate::guide::samurai_sword::card_name;
use crate::story::Line;

pub(in crate::story) const MESSAGES: &[&str] = &[
    "refusal-out_of_reach-far",
    "refusal-weapon_limit-played",
    "refusal-harmless_target-why",
    "refusal-bushido_in_play-where",
    "refusal-not_a_parry-card",
    "refusal-discard_first-count",
    "refusal-no_card_to_take-whose",
];

/// The refusal as this viewer can understand it.
pub(in crate::story) fn explain(reason: Refusal, tried: Action, view: &View) -> Option<Line> {
    let board = view.board();
    match (reason, tried) {
        (Refusal::OutOfReach, Action::Attack(weapon, target)) => {
            let me = view.own_seat()?;
            let target = seated(view, target)?;
            let line = Line::new("refusal-out_of_reach-far")
                .with("weapon", card_name(weapon))
                .with("reach", board.reach(me, weapon))
                .with("target", target)
                .with("difficulty", board.difficulty(me, target));
            Some(line)
        }
        (Refusal::WeaponLimit, _) => {
            let limit = board.weapon_limit();
            Some(Line::new("refusal-weapon_limit-played").with("limit", limit))
        }
        (Refusal::HarmlessTarget, Action::Attack(_, target)) => {
            let target = seated(view, target)?;
            let why = if board.is_defeated(target) {
                "resilience"
            } else {
                "hand"
            };
            let line = Line::new("refusal-harmless_target-why")
                .with("target", target)
                .with("why", why);
            Some(line)
        }
        (Refusal::BushidoInPlay, _) => {
            let seat = board.bushido()?;
            Some(Line::new("refusal-bushido_in_play-where").with("seat", seat))
        }
        (Refusal::NotAParry, Action::Parry(card)) => {
            let line = Line::new("refusal-not_a_parry-card")
                .with("card", card_name(card))
                .with("wounds", board.wounds_awaited());
            Some(line)
        }
        (Refusal::DiscardFirst, _) => {
            let count = view.hand().len();
            let over = count.checked_sub(HAND_LIMIT)?;
            let line = Line::new("refusal-discard_first-count")
                .with("count", count)
                .with("over", over);
            Some(line)
        }
        (Refusal::NoCardToTake, Action::PlayOn(_, target)) => {
            let target = seated(view, target)?;
            Some(Line::new("refusal-no_card_to_take-whose").with("target", target))
        }
        _ => None,
    }
}

/// The seat, if it is one of this table.
fn seated(view: &View, seat: Seat) -> Option<Seat> {
    (seat.index() < view.board().config().seats()).then_some(seat)
}
