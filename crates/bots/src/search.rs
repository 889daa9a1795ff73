//! Information-set Monte Carlo tree search for any game; simultaneous choices are decoupled.
//!
//! Every simulation imagines a world from the viewer's view and walks one shared tree through it.
//! A node stands for the actions that led to it, not for a state (open loop), so worlds share what
//! they have in common. Where several seats choose at once, each picks by its own statistics without
//! knowing the others' picks; only then does the tree branch on the joint choice. An arm that is not
//! legal in a world is not available there, and its confidence counts only the times it was.

use std::collections::BTreeMap;

use game_core::{Game, PlayoutRng, Random as _, Seat, Silent};

use crate::bot::{Budget, Turn};
use crate::flat::{Imagine, play_out};

/// How curious the search is.
const EXPLORATION: f32 = 0.7;

/// What is known about one action of one seat at a node.
#[derive(Clone, Copy, Debug)]
struct Arm<A> {
    seat: Seat,
    action: A,
    visits: u32,
    available: u32,
    total: f32,
}

/// The actions that led from the parent to a node.
type Joint<A> = Vec<(Seat, A)>;

#[derive(Debug)]
struct Node<A> {
    arms: Vec<Arm<A>>,
    children: BTreeMap<Joint<A>, usize>,
}

impl<A> Node<A> {
    const fn new() -> Self {
        Node { arms: Vec::new(), children: BTreeMap::new() }
    }
}

/// A search for one decision.
#[derive(Debug)]
struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The arms pulled in this simulation: node, and place in its list.
    path: Vec<(usize, usize)>,
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
    let mut tree = Tree { nodes: vec![Node::new()], path: Vec::new(), scratch: Vec::new() };
    let mut played = 0;
    while budget.allows(played) {
        let mut state = G::determinize(turn.view, rng);
        tree.simulate::<G>(&mut state, seat, imagine, rng);
        played += 1;
    }
    let of_action = |action: &G::Action| {
        let arm = tree.nodes[0].arms.iter().find(|arm| arm.seat == seat && arm.action == *action);
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

impl<A: Copy + Ord> Tree<A> {
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
            let mut joint = Joint::new();
            for seat in G::to_act(state) {
                let at = self.select::<G>(node, state, seat, rng);
                let Some(at) = at else { return };
                self.path.push((node, at));
                joint.push((seat, self.nodes[node].arms[at].action));
            }
            for &(seat, action) in &joint {
                if G::apply(state, seat, action, &mut Silent).is_err() {
                    return;
                }
            }
            first = false;
            if let Some(&child) = self.nodes[node].children.get(&joint) {
                node = child;
            } else {
                let child = self.nodes.len();
                self.nodes[node].children.insert(joint, child);
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
    ) -> Option<usize> {
        self.scratch.clear();
        G::legal(state, seat, &mut self.scratch);
        let arms = &mut self.nodes[node].arms;
        let mut best = None;
        let mut best_bound = f32::NEG_INFINITY;
        let mut untried = 0;
        for &action in &self.scratch {
            let found = arms.iter().position(|arm| arm.seat == seat && arm.action == action);
            let at = found.unwrap_or_else(|| {
                arms.push(Arm { seat, action, visits: 0, available: 0, total: 0.0 });
                arms.len() - 1
            });
            let arm = &mut arms[at];
            arm.available += 1;
            if arm.visits == 0 {
                // Each of the untried with the same chance, whatever their order.
                untried += 1;
                if rng.below(untried) == 0 {
                    best = Some(at);
                }
            } else if untried == 0 {
                let visits = arm.visits as f32;
                let bound = arm.total / visits + EXPLORATION * ((arm.available as f32).ln() / visits).sqrt();
                if bound > best_bound {
                    (best, best_bound) = (Some(at), bound);
                }
            }
        }
        best
    }

    /// Plays the match out and tells every arm on the path what it was worth to its own seat.
    fn learn<G: Game<Action = A>>(
        &mut self,
        state: &mut G::State,
        imagine: &mut impl Imagine<G>,
        rng: &mut PlayoutRng,
    ) {
        let Some(&(node, at)) = self.path.first() else { return };
        let seat = self.nodes[node].arms[at].seat;
        play_out(state, imagine, seat, rng, &mut self.scratch);
        for &(node, at) in &self.path {
            let arm = &mut self.nodes[node].arms[at];
            arm.visits += 1;
            arm.total += imagine.worth(state, arm.seat).unwrap_or(0.5);
        }
    }
}
