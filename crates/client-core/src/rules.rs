//! What the rules say about one's own choices, asked on the client from a view alone.

use game_core::{Game, PlayoutRng, RuleRef, Seat, Silent};

use crate::story::{Story, Tell};

/// Why this action is not open to the seat that has this view: the rule, and in one sentence what it
/// says. Nothing if it is open.
///
/// A world that fits the view is imagined; legality depends on what the seat knows, so every such
/// world gives the same answer (the conformance suite checks it).
pub fn why_not<G: Tell>(
    story: &Story,
    view: &G::View,
    seat: Seat,
    action: G::Action,
) -> Option<(Option<RuleRef>, String)> {
    let mut world = G::determinize(view, &mut PlayoutRng::new(0));
    let illegal = <G as Game>::apply(&mut world, seat, action, &mut Silent).err()?;
    Some((illegal.rule(), story.refusal_seen::<G>(&illegal, view)))
}
