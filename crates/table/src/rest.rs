//! A table where nobody was, and what the first who comes finds.

use game_core::SeatSet;

use crate::table::Table;

impl Table {
    /// Somebody comes to a table where nobody was and nothing went on. Nobody's time ran meanwhile: the
    /// decisions that the match waits for have their full time again, and none is a bot's for being late.
    pub fn resume(&mut self, now: u64) {
        let Some(play) = &mut self.play else { return };
        play.overdue = SeatSet::EMPTY;
        let waited = play.game.to_act();
        for seat in waited {
            if let Some(choice) = play.choices.get_mut(seat.index()) {
                choice.since = now;
            }
        }
    }
}
