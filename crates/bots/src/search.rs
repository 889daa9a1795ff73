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
#[derive(Clone, Copy, Debug)]
struct Arm<A> {
    action: A,
    visits: u32,
    available: u32,
    total: f32,
}

/// The arms of a node, by seat and then in the order of actions: over many worlds a seat has far
/// more actions than in any one of them.
#[derive(Debug)]
struct Node<A> {
    seats: Vec<(Seat, Vec<Arm<A>>)>,
}

impl<A: Copy + Ord> Node<A> {
    const fn new() -> Self {
        Node { seats: Vec::new() }
    }

    /// The place of a seat's arms.
    fn place_of(&mut self, seat: Seat) -> usize {
        self.seats.iter().position(|(other, _)| *other == seat).unwrap_or_else(|| {
            self.seats.push((seat, Vec::new()));
            self.seats.len() - 1
        })
    }
}

/// An arm pulled in this simulation.
#[derive(Clone, Copy, Debug)]
struct Pull<A> {
    node: usize,
    /// The place of the seat in the node, and of the arm in the seat's list.
    place: (usize, usize),
    seat: Seat,
    action: A,
}

/// A search for one decision.
#[derive(Debug)]
struct Tree<A> {
    nodes: Vec<Node<A>>,
    steps: Steps,
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
    let mut tree =
        Tree { nodes: vec![Node::new()], steps: Steps::new(), path: Vec::new(), scratch: Vec::new() };
    let mut played = 0;
    while budget.allows(played) {
        let mut state = G::determinize(turn.view, rng);
        tree.simulate::<G>(&mut state, seat, imagine, rng);
        played += 1;
    }
    let root = tree.nodes[0].place_of(seat);
    let arms = &tree.nodes[0].seats[root].1;
    let of_action = |action: &G::Action| {
        let arm = arms.iter().find(|arm| arm.action == *action);
        arm.map_or((0, 0.0), |arm| (arm.visits, arm.total / arm.visits.max(1) as f32))
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

impl<A: Copy + Ord + Hash> Tree<A> {
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
            let fresh = self.nodes.len();
            node = self.steps.entry(joint.finish(), fresh);
            if node == fresh {
                self.nodes.push(Node::new());
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
        self.scratch.clear();
        G::legal(state, seat, &mut self.scratch);
        let place = self.nodes[node].place_of(seat);
        let arms = &mut self.nodes[node].seats[place].1;
        let mut best = None;
        let mut best_bound = f32::NEG_INFINITY;
        let mut untried = 0;
        for &action in &self.scratch {
            let at = arms.binary_search_by(|arm| arm.action.cmp(&action)).unwrap_or_else(|at| {
                arms.insert(at, Arm { action, visits: 0, available: 0, total: 0.0 });
                at
            });
            let arm = &mut arms[at];
            arm.available += 1;
            if arm.visits == 0 {
                // Each of the untried with the same chance, whatever their order.
                untried += 1;
                if rng.below(untried) == 0 {
                    best = Some(action);
                }
            } else if untried == 0 {
                let visits = arm.visits as f32;
                let bound = arm.total / visits + EXPLORATION * (rough_ln(arm.available) / visits).sqrt();
                if bound > best_bound {
                    (best, best_bound) = (Some(action), bound);
                }
            }
        }
        // Looked up again: arms that are new since may have moved it.
        let action = best?;
        let at = arms.binary_search_by(|arm| arm.action.cmp(&action)).ok()?;
        Some(Pull { node, place: (place, at), seat, action })
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
            let arm = &mut self.nodes[pull.node].seats[pull.place.0].1[pull.place.1];
            arm.visits += 1;
            arm.total += imagine.worth(state, pull.seat).unwrap_or(0.5);
        }
    }
}
