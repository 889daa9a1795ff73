//! A race of actions: all are tried in the same imagined worlds with the same luck, and those that fall behind
//! may be given up, so that the budget goes to telling the good ones apart.

use game_core::{Game, PlayoutRng, Seat, Silent};

use crate::bot::Budget;
use crate::flat::{Rollout, play_out};

/// An action, and what it came to in the worlds so far.
#[derive(Clone, Copy, Debug)]
pub struct Rival<A> {
    /// The action.
    pub action: A,
    /// Its values added up; in a race against a favourite, by how much they were better.
    pub sum: f32,
    /// Their squares added up.
    pub squares: f32,
}

impl<A> Rival<A> {
    const fn new(action: A) -> Rival<A> {
        Rival {
            action,
            sum: 0.0,
            squares: 0.0,
        }
    }

    #[inline]
    const fn note(&mut self, value: f32) {
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean value in this number of worlds.
    pub fn mean(&self, worlds: u32) -> f32 {
        self.sum / worlds as f32
    }

    /// The variance of its values.
    pub fn variance(&self, worlds: u32) -> f32 {
        let mean = self.mean(worlds);
        self.squares / worlds as f32 - mean * mean
    }
}

/// Actions of one seat that are compared in imagined worlds.
#[derive(Debug)]
pub struct Race<'a, G: Game, R> {
    /// The actions that are still in the race.
    pub rivals: Vec<Rival<G::Action>>,
    /// What they are compared with in each world; without it they are compared with each other.
    favourite: Option<G::Action>,
    view: &'a G::View,
    seat: Seat,
    rollout: &'a mut R,
    worlds: u32,
    played: u32,
    scratch: Vec<G::Action>,
}

impl<'a, G: Game, R: Rollout<G>> Race<'a, G, R> {
    /// A race of these actions with each other.
    pub fn new(
        view: &'a G::View,
        seat: Seat,
        actions: impl Iterator<Item = G::Action>,
        rollout: &'a mut R,
    ) -> Race<'a, G, R> {
        Race {
            rivals: actions.map(Rival::new).collect(),
            favourite: None,
            view,
            seat,
            rollout,
            worlds: 0,
            played: 0,
            scratch: Vec::new(),
        }
    }

    /// The same race against a favourite, which stays in it to the end.
    #[must_use]
    pub fn against(mut self, favourite: G::Action) -> Self {
        self.favourite = Some(favourite);
        self
    }

    /// How many worlds all that are left were tried in.
    pub const fn worlds(&self) -> u32 {
        self.worlds
    }

    /// Tries all in one more world, unless this number of playouts or the budget is spent; whether it did.
    /// Without a favourite to fall back on the first world is tried in any case.
    #[inline]
    pub fn try_another_world(
        &mut self,
        until: u32,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> bool {
        let must = self.worlds == 0 && self.favourite.is_none();
        let may = must || self.played < until && budget.allows_more(self.played);
        if !may || self.rivals.is_empty() {
            return false;
        }
        let world = self.rollout.imagine(self.view, rng);
        // The others' choices of this moment, and all later luck, are the same for every action.
        let luck = rng.clone();
        let favourite = self.favourite;
        let par = favourite.map_or(0.0, |action| self.value_of(action, &world, rng));
        for at in 0..self.rivals.len() {
            *rng = luck.clone();
            let value = self.value_of(self.rivals[at].action, &world, rng);
            self.rivals[at].note(value - par);
        }
        self.played += self.rivals.len() as u32 + u32::from(favourite.is_some());
        self.worlds += 1;
        true
    }

    /// Sequential halving: the budget is spent in equal parts, after each of which the worse half is given up.
    pub fn halve(&mut self, budget: &mut Budget<'_>, rng: &mut PlayoutRng) {
        let rounds = self.rivals.len().next_power_of_two().ilog2();
        // The last one left still has to prove itself against the favourite.
        let parts = rounds + u32::from(self.favourite.is_some());
        for part in 1..=parts {
            let until = (u64::from(budget.playouts) * u64::from(part) / u64::from(parts)) as u32;
            while self.try_another_world(until, budget, rng) {}
            // All that are left were tried in the same worlds; the sort leaves equals in their order.
            self.rivals
                .sort_by(|one, other| other.sum.total_cmp(&one.sum));
            self.rivals
                .truncate(self.rivals.len().div_ceil(2));
        }
    }

    /// The value of an action in one world; nothing if the rules refuse it there.
    #[inline]
    fn value_of(&mut self, action: G::Action, world: &G::State, rng: &mut PlayoutRng) -> f32 {
        let mut state = world.clone();
        if G::apply(&mut state, self.seat, action, &mut Silent).is_err() {
            return 0.0;
        }
        play_out(&mut state, self.rollout, self.seat, rng, &mut self.scratch)
    }
}
