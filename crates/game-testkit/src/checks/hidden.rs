//! Two states that differ only in what a viewer cannot know look the same to that viewer.

use game_core::{Collected, Game, PlayoutRng, Seat, Viewer};

use crate::effort::Effort;
use crate::failure::{Failure, ensure};
use crate::kit::{Kit, StateOf};
use crate::walk::{Look, Position, actions, each_position, heard, seen};

/// Twins made for each viewer at a position.
const TWINS: usize = 3;

/// Calls `compare` with a viewer and a twin of the position for that viewer, many times.
fn each_twin<K: Kit>(
    effort: Effort,
    mut compare: impl FnMut(&Position<K>, Viewer, &StateOf<K>, &mut PlayoutRng) -> Result<(), Failure>,
) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(8), |position, rng| {
        for viewer in position.viewers() {
            for _ in 0..TWINS {
                let twin = K::twin(&position.state, viewer, rng);
                let broken = K::broken_invariant(&twin);
                ensure::<K>(broken.is_none(), &position.record, || {
                    format!("the kit's twin for {viewer:?} is not sound: {broken:?}")
                })?;
                compare(position, viewer, &twin, rng)?;
            }
        }
        Ok(())
    })
}

/// The viewer's view is the same, byte for byte.
pub fn twins_have_equal_views<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_twin::<K>(effort, |position, viewer, twin, _| {
        let (here, there) = (
            seen::<K::Game>(&position.state, viewer),
            seen::<K::Game>(twin, viewer),
        );
        ensure::<K>(here == there, &position.record, || {
            format!("{viewer:?} sees a difference that is secret:\n{here}\n{there}")
        })
    })
}

/// The viewer's actions are the same, and so is who is awaited: being asked tells nothing secret.
pub fn twins_have_equal_actions<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_twin::<K>(effort, |position, viewer, twin, _| {
        let (here, there) = (K::Game::to_act(&position.state), K::Game::to_act(twin));
        ensure::<K>(here == there, &position.record, || {
            format!("whether {here:?} or {there:?} are asked tells {viewer:?} a secret")
        })?;
        let Some(seat) = viewer.seat() else {
            return Ok(());
        };
        let (here, there) = (
            actions::<K::Game>(&position.state, seat),
            actions::<K::Game>(twin, seat),
        );
        ensure::<K>(here == there, &position.record, || {
            format!("the actions of seat {seat} tell a secret: {here:?} or {there:?}")
        })
    })
}

/// As long as the viewer's view stays the same in both, the viewer hears the same.
pub fn twins_have_equal_events<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_twin::<K>(effort, |position, viewer, twin, rng| {
        for seat in K::Game::to_act(&position.state) {
            let Some((here, there)) = played_in_both::<K>(position, twin, seat, rng) else {
                continue;
            };
            let same_view = seen::<K::Game>(&here.0, viewer) == seen::<K::Game>(&there.0, viewer);
            let (here, there) = (
                heard::<K::Game>(&here.1, viewer),
                heard::<K::Game>(&there.1, viewer),
            );
            ensure::<K>(!same_view || here == there, &position.record, || {
                format!(
                    "then seat {seat} acts, and {viewer:?} hears a secret:\n{here:?}\n{there:?}"
                )
            })?;
        }
        Ok(())
    })
}

/// A state with what was told on the way to it.
type After<K> = (StateOf<K>, Collected<<<K as Kit>::Game as Game>::Event>);

/// Both states after the seat acted: the same way where that is possible, otherwise any way.
fn played_in_both<K: Kit>(
    position: &Position<K>,
    twin: &StateOf<K>,
    seat: Seat,
    rng: &mut PlayoutRng,
) -> Option<(After<K>, After<K>)> {
    let mut scratch = Vec::new();
    let action = K::choose(&position.state, seat, rng, &mut scratch)?;
    let mut here = (position.state.clone(), Collected::new());
    K::Game::apply(&mut here.0, seat, action, &mut here.1).ok()?;
    let mut there = (twin.clone(), Collected::new());
    if K::Game::apply(&mut there.0, seat, action, &mut there.1).is_err() {
        let other = K::choose(twin, seat, rng, &mut scratch)?;
        K::Game::apply(&mut there.0, seat, other, &mut there.1).ok()?;
    }
    Some((here, there))
}
