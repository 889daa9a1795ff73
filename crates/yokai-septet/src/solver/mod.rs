//! The exact value of an ending of the base game for four, with all hands open.
//!
//! Two teams, nothing hidden, one scores what the other does not: the value of a position is what
//! the round is worth if everybody plays best. It is found by asking yes-or-no questions ("can
//! team 0 get at least 2?") by depth-first search over bit sets; positions between tricks are
//! remembered, so the questions help each other.
//!
//! | file | job |
//! |---|---|
//! | `position` | what the solver is asked about, and what it answers |
//! | `search` | the yes-or-no question |
//! | `moves` | which cards are worth trying, and in what order |
//! | `memory` | positions met before |

mod memory;
mod moves;
mod position;
mod search;

use crate::card::Card;

pub use position::{Position, Value};

use memory::Memory;
use search::Search;

/// Solves positions. Keep one and use it again: its memory is made once.
#[derive(Debug)]
pub struct Solver {
    memory: Memory,
}

impl Solver {
    /// A solver whose memory suits endings of up to eight tricks.
    pub fn new() -> Solver {
        Solver::with_memory(1 << 16)
    }

    /// A solver that remembers this many positions, rounded up to a power of two, of 16 bytes each.
    pub fn with_memory(positions: usize) -> Solver {
        Solver {
            memory: Memory::new(positions),
        }
    }

    /// Which team wins with best play of all: cheaper than the whole value.
    pub fn winner(&mut self, position: &Position) -> usize {
        self.memory.forget();
        usize::from(!self.is_at_least(position, None, 1))
    }

    /// What the round is worth with best play of all.
    pub fn solve(&mut self, position: &Position) -> Value {
        self.memory.forget();
        self.value(position, None)
    }

    /// Every card the player in turn may play, low to high, with what the round is then worth.
    pub fn solve_cards(&mut self, position: &Position) -> Vec<(Card, Value)> {
        self.memory.forget();
        let cards = position.playable().iter();
        cards
            .map(|card| (card, self.value(position, Some(card))))
            .collect()
    }

    /// The value, after this card if one is given, by questions that narrow its range.
    fn value(&mut self, position: &Position, first: Option<Card>) -> Value {
        let (mut low, mut high) = position.range();
        // Somebody wins, and never for nothing, so no value is 0.
        if high > 0 && (low >= 0 || self.is_at_least(position, first, 1)) {
            low = 1;
        } else {
            high = -1;
        }
        // From the far end: to ask for much is answered soonest, since little can bring it.
        while low < high {
            let goal = if low > 0 { high } else { low + 1 };
            if self.is_at_least(position, first, goal) {
                low = goal;
            } else {
                high = goal - 1;
            }
        }
        Value::from_signed(low)
    }

    /// Whether the value for team 0 is at least the goal.
    fn is_at_least(&mut self, position: &Position, first: Option<Card>, goal: i8) -> bool {
        Search::new(&mut self.memory, position, goal).ask(position, first)
    }
}

impl Default for Solver {
    fn default() -> Self {
        Solver::new()
    }
}
