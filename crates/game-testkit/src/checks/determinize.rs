//! A determinized state is one the viewer may be in: same view, same actions, sound in itself.

use game_core::{Game, Viewer};

use crate::effort::Effort;
use crate::failure::{Failure, ensure};
use crate::kit::{Kit, StateOf};
use crate::walk::{Look, Position, actions, each_position, seen};

use super::cards::cards;

/// Calls `compare` with a viewer and a determinized state, many times.
fn each_sample<K: Kit>(
    effort: Effort,
    mut compare: impl FnMut(&Position<K>, Viewer, &StateOf<K>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(8), |position, rng| {
        for viewer in position.viewers() {
            let view = K::Game::view(&position.state, viewer);
            for _ in 0..3 {
                compare(position, viewer, &K::Game::determinize(&view, rng))?;
            }
        }
        Ok(())
    })
}

/// The viewer's view of it is the view it was made from.
pub fn determinized_view_is_the_same<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_sample::<K>(effort, |position, viewer, sample| {
        let (true_view, view) = (
            seen::<K::Game>(&position.state, viewer),
            seen::<K::Game>(sample, viewer),
        );
        ensure::<K>(view == true_view, &position.record, || {
            format!("{viewer:?} would see a difference:\n{true_view}\n{view}")
        })
    })
}

/// The viewer has the same actions, and the same seats are awaited.
pub fn determinized_actions_are_the_same<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_sample::<K>(effort, |position, viewer, sample| {
        let (here, there) = (K::Game::to_act(&position.state), K::Game::to_act(sample));
        ensure::<K>(here == there, &position.record, || {
            format!("in a sample of {viewer:?} {there:?} are awaited, not {here:?}")
        })?;
        let Some(seat) = viewer.seat() else {
            return Ok(());
        };
        let (here, there) = (
            actions::<K::Game>(&position.state, seat),
            actions::<K::Game>(sample, seat),
        );
        ensure::<K>(here == there, &position.record, || {
            format!("in a sample seat {seat} has the actions {there:?}, not {here:?}")
        })
    })
}

/// It has all cards, each once, and the game finds nothing wrong with it.
pub fn determinized_state_is_sound<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_sample::<K>(effort, |position, viewer, sample| {
        let (here, there) = (cards::<K>(&position.state), cards::<K>(sample));
        ensure::<K>(here == there, &position.record, || {
            format!("a sample of {viewer:?} has the cards {there:?}")
        })?;
        let broken = K::broken_invariant(sample);
        ensure::<K>(broken.is_none(), &position.record, || {
            format!("a sample of {viewer:?} is not sound: {broken:?}\n{sample:?}")
        })
    })
}
