//! The rules asked of a view: the same answers as the state gives, and nothing hidden without a reason.

use game_core::{Game, MAX_SEATS, PlayoutRng, Random, Ruling, Seat, Silent, Viewer};

use crate::effort::Effort;
use crate::failure::{Failure, ensure};
use crate::kit::{ActionOf, Kit, StateOf};
use crate::walk::{Look, Position, actions, each_position};

/// Actions asked about for each seat at a position: any the type can express, and some that are listed.
const ANY: usize = 8;
const LISTED: usize = 4;
/// In how many worlds that look the same a difference is searched for before a view counts as too secretive: that
/// three given cards are in one hand out of four is so in one world of seventy.
const WORLDS: usize = 6000;

/// About how many questions that is done at one position.
const SEARCHED: usize = 6;

/// The seat and the action of a question.
type Question<K> = (Seat, ActionOf<K>);

/// Questions about all seats, some of which no table of this size has.
fn questions<K: Kit>(position: &Position<K>, rng: &mut PlayoutRng) -> Vec<Question<K>> {
    let listed: Vec<_> = Seat::all(position.seats())
        .flat_map(|seat| {
            let mut list = actions::<K::Game>(&position.state, seat);
            rng.shuffle_first(&mut list, LISTED);
            list.truncate(LISTED);
            list
        })
        .collect();
    let strangers = [
        Seat(position.seats() as u8),
        Seat(MAX_SEATS as u8),
        Seat(u8::MAX),
    ];
    let mut questions = Vec::new();
    for seat in Seat::all(position.seats()).chain(strangers) {
        let any = (0..ANY).map(|_| K::any_action(rng));
        questions.extend(
            any.chain(listed.iter().copied())
                .map(|action| (seat, action)),
        );
    }
    questions
}

/// What `apply` answers.
fn answer<K: Kit>(
    state: &StateOf<K>,
    seat: Seat,
    action: ActionOf<K>,
) -> Ruling<<K::Game as Game>::Reason> {
    K::Game::apply(&mut state.clone(), seat, action, &mut Silent).into()
}

/// Whoever asks for a view is named by it.
pub fn views_name_their_viewer<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(2), |position, _| {
        for viewer in position.viewers() {
            let named = K::Game::viewer(&K::Game::view(&position.state, viewer));
            ensure::<K>(named == viewer, &position.record, || {
                format!("the view of {viewer:?} says that it is of {named:?}")
            })?;
        }
        Ok(())
    })
}

/// Every question gets the answer of `apply`, in this world and in one that looks the same, or is said to depend
/// on a secret; nothing about the viewer's own seat does.
pub fn views_rule_as_apply_does<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(5), |position, rng| {
        let questions = questions(position, rng);
        for viewer in position.viewers() {
            let view = K::Game::view(&position.state, viewer);
            let twin = K::twin(&position.state, viewer, rng);
            for &(seat, action) in &questions {
                let ruling = K::Game::ruling(&view, seat, action);
                let truth = answer::<K>(&position.state, seat, action);
                let hidden = ruling == Ruling::Hidden;
                ensure::<K>(!(hidden && viewer.is(seat)), &position.record, || {
                    format!("seat {seat} is not told whether it may do `{action}`")
                })?;
                ensure::<K>(hidden || ruling == truth, &position.record, || {
                    format!(
                        "{viewer:?} is told that `{action}` by seat {seat} is {ruling:?}, it is {truth:?}"
                    )
                })?;
                let there = answer::<K>(&twin, seat, action);
                ensure::<K>(hidden || ruling == there, &position.record, || {
                    format!(
                        "{viewer:?} cannot know that `{action}` by seat {seat} is {ruling:?}: it may be {there:?}"
                    )
                })?;
            }
        }
        Ok(())
    })
}

/// The list of a seat's actions is that of `legal`, or is said to depend on a secret; the viewer's own does not.
pub fn views_list_what_legal_lists<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(12), |position, _| {
        for viewer in position.viewers() {
            let view = K::Game::view(&position.state, viewer);
            for seat in Seat::all(position.seats()).chain([Seat(u8::MAX)]) {
                let mut list = Vec::new();
                let known = K::Game::options(&view, seat, &mut list);
                let truth = actions::<K::Game>(&position.state, seat);
                ensure::<K>(known || !viewer.is(seat), &position.record, || {
                    format!("seat {seat} is not told its own actions")
                })?;
                ensure::<K>(
                    list == if known { truth } else { Vec::new() },
                    &position.record,
                    || format!("{viewer:?} is told that seat {seat} has the actions {list:?}"),
                )?;
            }
        }
        Ok(())
    })
}

/// What is called hidden is: among the worlds that look the same to the viewer are some with another answer.
pub fn views_hide_only_what_is_secret<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(3), |position, rng| {
        let mut questions = questions(position, rng);
        // Searching many worlds takes its time: a few questions at each position, others at the next.
        rng.shuffle_first(&mut questions, SEARCHED);
        questions.truncate(SEARCHED);
        let viewers: Vec<Viewer> = position.viewers().collect();
        let viewer = viewers[rng.below(viewers.len() as u32) as usize];
        let view = K::Game::view(&position.state, viewer);
        for (seat, action) in questions {
            if K::Game::ruling(&view, seat, action) == Ruling::Hidden {
                let truth = answer::<K>(&position.state, seat, action);
                let differs = (0..WORLDS).any(|_| {
                    let twin = K::twin(&position.state, viewer, rng);
                    answer::<K>(&twin, seat, action) != truth
                });
                ensure::<K>(differs, &position.record, || {
                    format!(
                        "{viewer:?} is not told about `{action}` by seat {seat}, which is always {truth:?}"
                    )
                })?;
            }
        }
        for seat in Seat::all(position.seats()) {
            if !K::Game::options(&view, seat, &mut Vec::new()) {
                let truth = actions::<K::Game>(&position.state, seat);
                let differs = (0..WORLDS).any(|_| {
                    actions::<K::Game>(&K::twin(&position.state, viewer, rng), seat) != truth
                });
                ensure::<K>(differs, &position.record, || {
                    format!(
                        "{viewer:?} is not told the actions of seat {seat}, which are always {truth:?}"
                    )
                })?;
            }
        }
        Ok(())
    })
}
