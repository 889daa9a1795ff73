//! What a tap on a samurai does, in the marks and words of his board.

use ::samurai_spirit::SamuraiSpirit;
use client_core::tap::samurai_spirit::{Aim, Selection, Target, target};
use game_core::Seat;

use super::desk::Desk;
use super::moment::Moment;
use crate::table::data_act;

/// What a tap on this samurai's board means for me now, if anything.
pub(super) fn aimed_at(moment: &Moment<'_>, seat: Seat) -> Option<Target> {
    target(&moment.sight(), moment.selection(), seat)
}

/// The action that a tap plays, as it is marked in the page.
pub(super) fn act(target: &Target) -> Option<String> {
    match &target.aim {
        Aim::Act { action, .. } => Some(data_act::<SamuraiSpirit>(*action)),
        Aim::Take { .. } => None,
    }
}

/// What a tap takes up, as it is marked in the page.
pub(super) fn lift(target: &Target) -> Option<String> {
    match target.aim {
        Aim::Take { selection, .. } => match selection {
            Selection::Card(seat) => Some(format!("move-{seat}")),
            Selection::Token(seat) => Some(format!("lend-{seat}")),
            Selection::Nothing => None,
        },
        Aim::Act { .. } => None,
    }
}

/// Whether it is taken up already.
pub(super) fn pressed(target: &Target) -> Option<&'static str> {
    match target.aim {
        Aim::Take { is_taken, .. } => Some(if is_taken { "true" } else { "false" }),
        Aim::Act { .. } => None,
    }
}

/// The whole of what a tap does, in words.
pub(super) fn label(desk: Desk, target: &Target) -> String {
    match &target.aim {
        Aim::Act { label, .. } => desk.say(label),
        Aim::Take { samurai, .. } => {
            format!("{}: {}", desk.samurai(*samurai), desk.word(target.word))
        }
    }
}
