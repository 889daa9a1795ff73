//! Where bots think while the table goes on listening: the same table, as its log gives it.
//!
//! A bot's question holds the typed view of its seat and the bot's own notes, neither of which travels. The log does, and
//! whoever follows it has the same questions. The bots still see nothing but their seats' views.

use bots::Budget;
use game_core::Seat;
use table::{BotRequest, Corrupt, Table};

/// A table that follows a log.
#[derive(Debug, Default)]
pub struct Thinker {
    table: Option<Table>,
}

/// What a bot decided: the text of an action that its seat may take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// For which seat.
    pub seat: Seat,
    /// Which of its choices.
    pub choice: u32,
    /// The action.
    pub action: String,
}

impl Thinker {
    /// The next entries of the log, which are durable.
    pub fn follow(
        &mut self,
        entries: impl IntoIterator<Item = (u64, String)>,
    ) -> Result<(), Corrupt> {
        let mut entries = entries.into_iter().peekable();
        if entries.peek().is_none() {
            return Ok(());
        }
        match &mut self.table {
            Some(table) => entries.try_for_each(|(at, body)| table.follow(at, &body)),
            None => Table::restore(None, entries, 0).map(|table| self.table = Some(table)),
        }
    }

    /// What the bot of a seat is asked, if this choice is still open.
    pub fn question(&self, seat: Seat, choice: u32) -> Option<BotRequest> {
        let requests = self.table.as_ref()?.bot_requests();
        requests
            .into_iter()
            .find(|request| (request.seat, request.choice) == (seat, choice))
    }
}

/// Lets the bot think for as long as `in_time` allows. The number is chance that nobody else chose.
pub fn think(request: &BotRequest, in_time: &mut dyn FnMut() -> bool, number: u64) -> Thought {
    let mut budget = Budget {
        playouts: request.playouts(),
        go_on: Some(in_time),
    };
    let decision = request.decide(&mut budget, number);
    Thought {
        seat: request.seat,
        choice: request.choice,
        action: request.action(decision),
    }
}
