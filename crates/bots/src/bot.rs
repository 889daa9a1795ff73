//! What a bot is, and its budget.

use core::fmt;
use core::time::Duration;

use game_core::{Game, PlayoutRng};
use roster::Level;

use crate::plain::ToTheEnd;
use crate::worth::{self, Values};

/// How long a bot of a level may think about one decision when nobody else waits.
pub const fn time_limit(level: Level) -> Duration {
    Duration::from_millis(match level {
        Level::Random => 10,
        Level::Novice => 50,
        Level::Casual | Level::Solid => 300,
        Level::Master => 1_000,
    })
}

/// How long to think about one decision.
///
/// This crate has no clock. Whoever has one passes a function that answers whether to go on; it is
/// asked now and then. Without it the number of playouts decides alone, and the same view, numbers
/// and seed give the same decision on any machine.
pub struct Budget<'a> {
    /// The most imagined matches.
    pub playouts: u32,
    /// Whether there is time to go on.
    pub go_on: Option<&'a mut dyn FnMut() -> bool>,
}

impl Budget<'_> {
    /// A number of imagined matches.
    pub const fn playouts(playouts: u32) -> Budget<'static> {
        Budget {
            playouts,
            go_on: None,
        }
    }

    /// Whether another imagined match is within the budget; the clock is asked every 16th time. For those
    /// who ask before each single match, and whose matches are short.
    pub fn allows(&mut self, played: u32) -> bool {
        let in_time = match &mut self.go_on {
            Some(go_on) if played.is_multiple_of(16) && played > 0 => go_on(),
            _ => true,
        };
        played < self.playouts && in_time
    }

    /// The same for those who play several matches, or long ones, between two questions: the clock is asked
    /// each time but the first, whatever number of matches was played.
    pub fn allows_more(&mut self, played: u32) -> bool {
        let in_time = match &mut self.go_on {
            Some(go_on) if played > 0 => go_on(),
            _ => true,
        };
        played < self.playouts && in_time
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Budget({} playouts, clock {})",
            self.playouts,
            self.go_on.is_some()
        )
    }
}

/// All a bot is told when it is to decide: nothing here leads to another player's secrets.
#[derive(Debug)]
pub struct Turn<'a, G: Game> {
    /// What the bot's seat may know.
    pub view: &'a G::View,
    /// What it may do; never empty.
    pub legal: &'a [G::Action],
}

// By hand, because a derived copy would ask for views that can be copied; only the references are.
#[allow(clippy::expl_impl_clone_on_copy)]
impl<G: Game> Clone for Turn<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Turn<'_, G> {}

/// Somebody who decides for one seat of one match.
///
/// A decision follows from the turn, the budget, the generator and the bot's notes. `choose` cannot write
/// notes, so what a bot knows from earlier follows from what it was told by [`Bot::note`] and from nothing
/// else: a server that restarts tells it again, and it is the same bot.
pub trait Bot<G: Game>: CopyBot<G> + Send + Sync {
    /// One of the legal actions. The generator is the bot's own: the same numbers in give the same
    /// decision out.
    fn choose(&self, turn: Turn<'_, G>, budget: &mut Budget<'_>, rng: &mut PlayoutRng)
    -> G::Action;

    /// What every legal action seems to be worth to it. A bot that imagines nothing lets everybody do anything
    /// to the end of the match.
    fn values(&self, turn: Turn<'_, G>, budget: &mut Budget<'_>, rng: &mut PlayoutRng) -> Values {
        let seat = G::viewer(turn.view).seat();
        seat.map_or_else(Values::default, |seat| {
            worth::values(turn, seat, &mut ToTheEnd, budget, rng)
        })
    }

    /// What was done at a turn of the bot's seat, by this bot or by whoever played the seat then. It is
    /// told once for each of them, in order.
    fn note(&mut self, _turn: Turn<'_, G>, _action: G::Action) {}
}

/// Copies a bot whose type is forgotten; every bot that is `Clone` can do it.
pub trait CopyBot<G: Game> {
    /// The same bot with the same notes.
    fn copy(&self) -> Box<dyn Bot<G>>;
}

impl<G: Game, B: Bot<G> + Clone + 'static> CopyBot<G> for B {
    fn copy(&self) -> Box<dyn Bot<G>> {
        Box::new(self.clone())
    }
}
