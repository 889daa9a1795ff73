//! Information-set Monte Carlo tree search for any game; simultaneous choices are decoupled.
//!
//! Every simulation imagines a world from the viewer's view and walks one shared tree through it.
//! A node stands for the actions that led to it, not for a state (open loop), so worlds share what
//! they have in common. Where several seats choose at once, each picks by its own statistics without
//! knowing the others' picks; only then does the tree branch on the joint choice. An arm that is not
//! legal in a world is not available there, and its confidence counts only the times it was weighed.
//!
//! Before a seat weighs all it may do, a few actions are drawn: the first that was never tried is tried now,
//! and most simulations never list the hundreds of ways to pass three cards on.

use core::hash::{Hash, Hasher};

use game_core::{Game, PlayoutRng, Random as _, Seat, Silent};

use crate::bot::{Budget, Turn};
use crate::flat::{Rollout, play_out};
use crate::steps::{Mixer, Steps};

/// How curious the search is.
const EXPLORATION: f32 = 0.7;
/// How many actions are drawn in search of one never tried, and what counts as tried seldom.
const DRAWS: u32 = 6;
const FEW: u32 = 2;

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

/// The best arm among those weighed so far.
#[derive(Clone, Copy, Debug, Default)]
struct Choice {
    best: Option<usize>,
    bound: f32,
    untried: u32,
}

impl Choice {
    /// Weighs one more; whether it is the best so far. One that was never tried beats all others, and each
    /// of those has the same chance, whatever their order.
    #[inline]
    fn weigh(&mut self, at: usize, arm: &Arm, curiosity: f32, rng: &mut PlayoutRng) -> bool {
        let better = if arm.visits == 0 {
            self.untried += 1;
            rng.below(self.untried) == 0
        } else if self.untried == 0 {
            let bound = arm.bound(curiosity);
            let better = self.best.is_none() || bound > self.bound;
            if better {
                self.bound = bound;
            }
            better
        } else {
            false
        };
        if better {
            self.best = Some(at);
        }
        better
    }
}

/// A search for one decision. Nodes are mere numbers, the root is 0; what is known at them is found
/// by node, seat and action.
#[derive(Debug)]
struct Tree<'a, A> {
    /// What the viewer may do at the root, the same in every world; the first arms are of these.
    own: &'a [A],
    viewer: Seat,
    /// The number of the next new node.
    fresh: usize,
    /// From a node and a joint choice to the next node.
    steps: Steps,
    /// From a node, a seat and an action to the place of its arm.
    places: Steps,
    /// The first is nobody's: places count from 1. Then come those of the viewer at the root.
    arms: Vec<Arm>,
    path: Vec<Pull<A>>,
    scratch: Vec<A>,
}

/// How often every legal action was tried, and its mean worth.
pub fn search<G: Game>(
    turn: Turn<'_, G>,
    seat: Seat,
    imagine: &mut impl Rollout<G>,
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Vec<(u32, f32)> {
    let mut tree = Tree::new(turn.legal, seat);
    let mut played = 0;
    while budget.allows(played) {
        let mut state = G::determinize(turn.view, rng);
        tree.simulate::<G>(&mut state, imagine, rng);
        played += 1;
    }
    let own = &tree.arms[1..=turn.legal.len()];
    own.iter()
        .map(|arm| (arm.visits, arm.total / arm.visits.max(1) as f32))
        .collect()
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

impl Arm {
    /// How good it may be, being as curious as this; it was tried.
    #[inline]
    fn bound(&self, curiosity: f32) -> f32 {
        let visits = self.visits as f32;
        (self.total + EXPLORATION * (curiosity * visits).sqrt()) / visits
    }
}

impl<'a, A: Copy + Hash> Tree<'a, A> {
    fn new(own: &'a [A], viewer: Seat) -> Tree<'a, A> {
        Tree {
            own,
            viewer,
            fresh: 1,
            steps: Steps::new(),
            places: Steps::new(),
            arms: vec![Arm::default(); own.len() + 1],
            path: Vec::new(),
            scratch: Vec::new(),
        }
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
        imagine: &mut impl Rollout<G>,
        rng: &mut PlayoutRng,
    ) {
        self.path.clear();
        let mut node = 0;
        // The viewer's own decision is what the search is for: it opens the tree even where others
        // have already made theirs.
        let mut first = true;
        while first || imagine.value(state, self.viewer).is_none() {
            let from = self.path.len();
            let mut joint = Mixer::new(node as u64);
            for seat in G::to_act(state) {
                let own = node == 0 && seat == self.viewer;
                let pull = if own {
                    self.own_pull(rng)
                } else {
                    self.select::<G>(node, state, seat, rng)
                };
                let Some(pull) = pull else { return };
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

    /// The arm the viewer pulls at the root: one never tried, if there is one, else the best by its upper
    /// bound.
    fn own_pull(&mut self, rng: &mut PlayoutRng) -> Option<Pull<A>> {
        let arms = &self.arms[1..=self.own.len()];
        let drawn = rng.below(arms.len() as u32) as usize;
        let mut choice = Choice::default();
        if arms.get(drawn)?.visits == 0 {
            choice.best = Some(drawn);
        } else {
            let times: u32 = arms.iter().map(|arm| arm.visits).sum();
            let curiosity = rough_ln(times + 1);
            for (at, arm) in arms.iter().enumerate() {
                choice.weigh(at, arm, curiosity, rng);
            }
        }
        let at = choice.best?;
        Some(Pull {
            seat: self.viewer,
            action: self.own[at],
            arm: at + 1,
        })
    }

    /// The arm a seat pulls, by the same rule among those that are legal in this world.
    fn select<G: Game<Action = A>>(
        &mut self,
        node: usize,
        state: &G::State,
        seat: Seat,
        rng: &mut PlayoutRng,
    ) -> Option<Pull<A>> {
        let mut legal = core::mem::take(&mut self.scratch);
        let drawn = self.draw_untried::<G>(node, state, seat, rng, &mut legal);
        let pull = drawn.or_else(|| {
            legal.clear();
            G::legal(state, seat, &mut legal);
            self.weigh_all(node, seat, &legal, rng)
        });
        self.scratch = legal;
        pull
    }

    /// An action that was never tried, if one soon turns up. One tried often is a sign that most were.
    #[inline]
    fn draw_untried<G: Game<Action = A>>(
        &mut self,
        node: usize,
        state: &G::State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<A>,
    ) -> Option<Pull<A>> {
        for _ in 0..DRAWS {
            let action = G::sample(state, seat, rng, scratch)?;
            let at = self.arm(node, seat, action);
            let arm = &mut self.arms[at];
            if arm.visits == 0 {
                arm.available += 1;
                return Some(Pull {
                    seat,
                    action,
                    arm: at,
                });
            }
            if arm.visits > FEW {
                return None;
            }
        }
        None
    }

    /// The best of all that are legal.
    fn weigh_all(
        &mut self,
        node: usize,
        seat: Seat,
        legal: &[A],
        rng: &mut PlayoutRng,
    ) -> Option<Pull<A>> {
        let mut choice = Choice::default();
        let mut best = None;
        for &action in legal {
            let at = self.arm(node, seat, action);
            let arm = &mut self.arms[at];
            arm.available += 1;
            if choice.weigh(at, arm, rough_ln(arm.available), rng) {
                best = Some(Pull {
                    seat,
                    action,
                    arm: at,
                });
            }
        }
        best
    }

    /// Plays the match out and tells every arm on the path what it was worth to its own seat.
    fn learn<G: Game<Action = A>>(
        &mut self,
        state: &mut G::State,
        imagine: &mut impl Rollout<G>,
        rng: &mut PlayoutRng,
    ) {
        let Some(first) = self.path.first() else {
            return;
        };
        play_out(state, imagine, first.seat, rng, &mut self.scratch);
        for pull in &self.path {
            let arm = &mut self.arms[pull.arm];
            arm.visits += 1;
            arm.total += imagine.value(state, pull.seat).unwrap_or(0.5);
        }
    }
}
