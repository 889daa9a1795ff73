//! Whether an action showed anybody something that was hidden: the question that undo asks.

use game_core::{Collected, Game, PlayoutRng, Seat, Viewer};

/// Whether the action, taken in this state, told any of these viewers more than they knew before.
///
/// Every viewer imagines worlds that fit what they knew. If the action could not be told apart in
/// any of them (the actor could have chosen it just the same, and what is seen and heard afterwards
/// is what was truly seen and heard), it told them nothing but the decision itself. A chance event
/// comes out differently in other worlds, so it counts as something hidden.
pub(crate) fn reveals<G: Game>(
    state: &G::State,
    (actor, action): (Seat, G::Action),
    viewers: &[Viewer],
    worlds: u32,
    rng: &mut PlayoutRng,
) -> bool {
    let mut after = state.clone();
    let mut told = Collected::new();
    if G::apply(&mut after, actor, action, &mut told).is_err() {
        return true;
    }
    viewers.iter().any(|&viewer| {
        let truth = Seen::<G>::of(viewer, state, &after, actor, &told);
        let known = G::view(state, viewer);
        (0..worlds).any(|_| {
            let world = G::determinize(&known, rng);
            Seen::in_world(viewer, &world, actor, action).as_ref() != Some(&truth)
        })
    })
}

/// What a viewer can tell about an action.
#[derive(PartialEq)]
struct Seen<G: Game> {
    /// What the actor could have done: if another had fewer ways, doing this one shows it.
    open: Vec<G::Action>,
    view: G::View,
    heard: Vec<G::Event>,
}

impl<G: Game> Seen<G> {
    fn of(
        viewer: Viewer,
        before: &G::State,
        after: &G::State,
        actor: Seat,
        told: &Collected<G::Event>,
    ) -> Self {
        let mut open = Vec::new();
        G::legal(before, actor, &mut open);
        Seen {
            open,
            view: G::view(after, viewer),
            heard: told.heard_by(viewer).cloned().collect(),
        }
    }

    fn in_world(viewer: Viewer, world: &G::State, actor: Seat, action: G::Action) -> Option<Self> {
        let mut after = world.clone();
        let mut told = Collected::new();
        G::apply(&mut after, actor, action, &mut told).ok()?;
        Some(Seen::of(viewer, world, &after, actor, &told))
    }
}
