//! A secret choice shows nothing but that it was made, and leaves no trace of when.

use game_core::{Collected, Game, Random, Seat, Viewer};

use crate::effort::Effort;
use crate::failure::{Failure, ensure};
use crate::kit::{ActionOf, Kit, StateOf};
use crate::walk::{Look, Position, actions, each_position, heard, seen};

/// While others are still choosing, they cannot tell one choice from another, nor a change of mind.
pub fn pending_choices_are_hidden<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(10), |position, rng| {
        let waiting = K::Game::to_act(&position.state);
        if waiting.len() < 2 {
            return Ok(());
        }
        for seat in waiting {
            let mut list = actions::<K::Game>(&position.state, seat);
            rng.shuffle_first(&mut list, 3);
            for pair in list[..list.len().min(3)].windows(2) {
                compare_choices(position, seat, pair[0], pair[1])?;
            }
        }
        Ok(())
    })
}

/// One seat chooses one thing or another; everybody else must see and hear the same.
fn compare_choices<K: Kit>(
    position: &Position<K>,
    seat: Seat,
    first: ActionOf<K>,
    second: ActionOf<K>,
) -> Result<(), Failure> {
    let [here, there] = [first, second].map(|action| {
        let (mut state, mut told) = (position.state.clone(), Collected::new());
        let _ = K::Game::apply(&mut state, seat, action, &mut told);
        (state, told)
    });
    // Changing one's mind, where the game allows it, is nobody else's business at all.
    let mut changed = Collected::new();
    let may_change = K::Game::apply(&mut here.0.clone(), seat, second, &mut changed).is_ok();
    for viewer in position
        .viewers()
        .filter(|viewer| !viewer.is(seat))
    {
        let same = seen::<K::Game>(&here.0, viewer) == seen::<K::Game>(&there.0, viewer)
            && heard::<K::Game>(&here.1, viewer) == heard::<K::Game>(&there.1, viewer);
        ensure::<K>(same, &position.record, || {
            format!("{viewer:?} can tell whether seat {seat} chose `{first}` or `{second}`")
        })?;
        let quiet = !may_change || changed.heard_by(viewer).next().is_none();
        ensure::<K>(quiet, &position.record, || {
            format!("{viewer:?} hears that seat {seat} changed from `{first}` to `{second}`")
        })?;
        let Some(other) = viewer.seat() else { continue };
        let same = actions::<K::Game>(&here.0, other) == actions::<K::Game>(&there.0, other);
        ensure::<K>(same, &position.record, || {
            format!(
                "the actions of seat {other} tell whether seat {seat} chose `{first}` or `{second}`"
            )
        })?;
    }
    Ok(())
}

/// The same choices in another order lead to the same match: same views, same story.
pub fn order_of_choosing_leaves_no_trace<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(10), |position, rng| {
        let mut choices = Vec::new();
        for seat in K::Game::to_act(&position.state) {
            choices.extend(
                K::choose(&position.state, seat, rng, &mut Vec::new()).map(|action| (seat, action)),
            );
        }
        if choices.len() < 2 {
            return Ok(());
        }
        let here = chosen_in_order(position, &choices)?;
        rng.shuffle(&mut choices);
        let there = chosen_in_order(position, &choices)?;
        for viewer in position.viewers() {
            let same = seen::<K::Game>(&here.0, viewer) == seen::<K::Game>(&there.0, viewer);
            ensure::<K>(same, &position.record, || {
                format!("{viewer:?} sees in what order was chosen: {choices:?}")
            })?;
        }
        let (here, there) = (
            story::<K>(&here.1, choices.len()),
            story::<K>(&there.1, choices.len()),
        );
        ensure::<K>(here == there, &position.record, || {
            format!("the story tells in what order was chosen: {choices:?}\n{here:?}\n{there:?}")
        })
    })
}

/// The state after these choices, and what was told.
type After<K> = (StateOf<K>, Collected<<<K as Kit>::Game as Game>::Event>);

fn chosen_in_order<K: Kit>(
    position: &Position<K>,
    choices: &[(Seat, ActionOf<K>)],
) -> Result<After<K>, Failure> {
    let (mut state, mut told) = (position.state.clone(), Collected::new());
    for &(seat, action) in choices {
        let answer = K::Game::apply(&mut state, seat, action, &mut told);
        ensure::<K>(answer.is_ok(), &position.record, || {
            format!("another seat's choice made `{action}` of seat {seat} illegal")
        })?;
    }
    Ok((state, told))
}

/// What a spectator hears after the announcements that somebody has chosen, of which there is one
/// at most for each choice.
fn story<K: Kit>(told: &Collected<<K::Game as Game>::Event>, choices: usize) -> Vec<String> {
    let mut story = heard::<K::Game>(told, Viewer::Spectator);
    story.drain(..choices.min(story.len()));
    story
}
