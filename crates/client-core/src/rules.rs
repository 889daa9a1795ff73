//! What the rules say about one's own choices, asked on the client from a view alone.

use game_core::{Game, PlayoutRng, Seat, Silent};

use crate::story::{Story, Tell};

/// Why this action is not open to the seat that has this view: the rule in one sentence. Nothing if
/// it is open, or if the text is no action.
///
/// A world that fits the view is imagined; legality depends on what the seat knows, so every such
/// world gives the same answer (the conformance suite checks it).
pub fn why_not<G: Tell>(story: &Story, view: &G::View, seat: Seat, action: G::Action) -> Option<String> {
    let mut world = G::determinize(view, &mut PlayoutRng::new(0));
    let illegal = <G as Game>::apply(&mut world, seat, action, &mut Silent).err()?;
    Some(story.refusal_seen::<G>(&illegal, view))
}
