//! What the rules say about one's own choices, asked of a view.

use game_core::{RuleRef, Seat};

use crate::story::{Story, Tell};

/// Why this action is not open to the seat that has this view: the rule, and in one sentence what it
/// says. Nothing if it is open.
pub fn why_not<G: Tell>(
    story: &Story,
    view: &G::View,
    seat: Seat,
    action: G::Action,
) -> Option<(Option<RuleRef>, String)> {
    let illegal = G::ruling(view, seat, action).refusal()?;
    Some((illegal.rule(), story.refusal_seen::<G>(&illegal, view)))
}
