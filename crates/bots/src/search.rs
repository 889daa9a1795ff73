//! Information-set Monte Carlo tree search for any game; simultaneous choices are decoupled.
//!
//! Every simulation imagines a world from the viewer's view and walks one shared tree through it.
//! A node stands for the actions that led to it, not for a state (open loop), so worlds share what
//! they have in common. Where several seats choose at once, each picks by its own statistics without
//! knowing the others' picks; only then does the tree branch on the joint choice. An arm that is not
//! legal in a world is not available there, and its confidence counts only the times it was.

use core::hash::{Hash, Hasher};

use game_core::{Game, PlayoutRng, Random as _, Seat, Silent};

use crate::bot::{Budget, Turn};
use crate::flat::{Imagine, play_out};
use crate::steps::{Mixer, Steps};

/// How curious the search is.
const EXPLORATION: f32 = 0.7;

/// What is known about one action of one seat at a node.
#[derive(Clone, Copy, Debug, Default)]
struct Arm {
    visits: u32,
    available: u32,
    total: f32,
}

/// An arm pulled in this simulation.
#[derive(Clone, Copy, Debug)]
struct Pull<A> {
    seat: Seat,
    action: A,
    arm: usize,
}

/// A search for one decision. Nodes are mere numbers, the root is 0; what is known at them is found
/// by node, seat and action.
#[derive(Debug)]
struct Tree<A> {
    /// The number of the next new node.
    fresh: usize,
    /// From a node and a joint choice to the next node.
    steps: Steps,
    /// From a node, a seat and an action to the place of its arm.
    places: Steps,
    /// The first is nobody's: places count from 1.
    arms: Vec<Arm>,
    path: Vec<Pull<A>>,
    scratch: Vec<A>,
}

/// How often every legal action was tried, and its mean worth.
pub fn search<G: Game>(
    turn: Turn<'_, G>,
    seat: Seat,
    imagine: &mut impl Imagine<G>,
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Vec<(u32, f32)> {
    let mut tree = Tree::new();
    let mut played = 0;
    while budget.allows(played) {
        let mut state = G::determinize(turn.view, rng);
        tree.simulate::<G>(&mut state, seat, imagine, rng);
        played += 1;
    }
    let of_action = |&action: &G::Action| {
        let arm = tree.arm(0, seat, action);
        let arm = &tree.arms[arm];
        (arm.visits, arm.total / arm.visits.max(1) as f32)
    };
    turn.legal.iter().map(of_action).collect()
}

/// The action that was tried most, the first of equals.
pub fn most_tried<G: Game>(legal: &[G::Action], tried: &[(u32, f32)]) -> G::Action {
    let mut best = 0;
    for (at, (visits, _)) in tried.iter().enumerate() {
        if *visits > tried[best].0 {
            best = at;
        }
    }
    legal[best]
}

/// The natural logarithm within 0.06: how curious to be is no exact science, and unlike the exact
/// one it is the same to the last bit on every machine, and quick.
#[inline]
fn rough_ln(number: u32) -> f32 {
    let number = number.max(1);
    let whole = number.ilog2();
    // The logarithm to base 2 as straight lines between the powers of two.
    let part = (number - (1 << whole)) as f32 / (1u32 << whole) as f32;
    core::f32::consts::LN_2 * (whole as f32 + part)
}

impl<A: Copy + Hash> Tree<A> {
    fn new() -> Tree<A> {
        let (steps, places) = (Steps::new(), Steps::new());
        Tree { fresh: 1, steps, places, arms: vec![Arm::default()], path: Vec::new(), scratch: Vec::new() }
    }

    /// The place of an arm, which is new if it was never asked for.
    #[inline]
    fn arm(&mut self, node: usize, seat: Seat, action: A) -> usize {
        let mut key = Mixer::new((node as u64) << 8 | u64::from(seat.0));
        action.hash(&mut key);
        let at = self.places.entry(key.finish(), self.arms.len());
        if at == self.arms.len() {
            self.arms.push(Arm::default());
        }
        at
    }

    /// One imagined match: down the tree, one node further, then played out.
    fn simulate<G: Game<Action = A>>(
        &mut self,
        state: &mut G::State,
        root: Seat,
        imagine: &mut impl Imagine<G>,
        rng: &mut PlayoutRng,
    ) {
        self.path.clear();
        let mut node = 0;
        // The viewer's own decision is what the search is for: it opens the tree even where others
        // have already made theirs.
        let mut first = true;
        while first || imagine.worth(state, root).is_none() {
            let from = self.path.len();
            let mut joint = Mixer::new(node as u64);
            for seat in G::to_act(state) {
                let Some(pull) = self.select::<G>(node, state, seat, rng) else { return };
                (seat.0, pull.action).hash(&mut joint);
                self.path.push(pull);
            }
            for pull in &self.path[from..] {
                if G::apply(state, pull.seat, pull.action, &mut Silent).is_err() {
                    return;
                }
            }
            first = false;
            node = self.steps.entry(joint.finish(), self.fresh);
            if node == self.fresh {
                self.fresh += 1;
                break;
            }
        }
        self.learn::<G>(state, imagine, rng);
    }

    /// The arm a seat pulls: one never tried, if there is one, else the best by its upper bound.
    fn select<G: Game<Action = A>>(
        &mut self,
        node: usize,
        state: &G::State,
        seat: Seat,
        rng: &mut PlayoutRng,
    ) -> Option<Pull<A>> {
        let mut legal = core::mem::take(&mut self.scratch);
        legal.clear();
        G::legal(state, seat, &mut legal);
        let mut best = None;
        let mut best_bound = f32::NEG_INFINITY;
        let mut untried = 0;
        for &action in &legal {
            let at = self.arm(node, seat, action);
            let arm = &mut self.arms[at];
            arm.available += 1;
            if arm.visits == 0 {
                // Each of the untried with the same chance, whatever their order.
                untried += 1;
                if rng.below(untried) == 0 {
                    best = Some(Pull { seat, action, arm: at });
                }
            } else if untried == 0 {
                let visits = arm.visits as f32;
                let bound = arm.total / visits + EXPLORATION * (rough_ln(arm.available) / visits).sqrt();
                if bound > best_bound {
                    (best, best_bound) = (Some(Pull { seat, action, arm: at }), bound);
                }
            }
        }
        self.scratch = legal;
        best
    }

    /// Plays the match out and tells every arm on the path what it was worth to its own seat.
    fn learn<G: Game<Action = A>>(
        &mut self,
        state: &mut G::State,
        imagine: &mut impl Imagine<G>,
        rng: &mut PlayoutRng,
    ) {
        let Some(first) = self.path.first() else { return };
        play_out(state, imagine, first.seat, rng, &mut self.scratch);
        for pull in &self.path {
            let arm = &mut self.arms[pull.arm];
            arm.visits += 1;
            arm.total += imagine.worth(state, pull.seat).unwrap_or(0.5);
        }
    }
}
