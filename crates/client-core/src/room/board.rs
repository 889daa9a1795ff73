//! What one viewer knows of a match, kept up to date by changes.

use std::sync::Arc;

use game_core::{Outcome, Seat, SeatSet};
use protocol::{Board, Change, Choice, Have, MatchSync, Update};
use serde_json::Value;

/// The client has missed something and must ask for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap;

/// A match as this client knows it.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchModel {
    /// Its number at the table.
    pub number: u32,
    /// How many times something has been taken back.
    pub era: u32,
    /// Who it waits for.
    pub waits_for: SeatSet,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Whether the client's last action can be taken back at a table whose others are bots.
    pub free_undo: bool,
    /// One for each of the client's seats, or the public one. What does not change is shared with the match
    /// as it was before.
    pub boards: Vec<Arc<BoardModel>>,
}

/// What one viewer knows.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardModel {
    /// The seat that looks, or nobody at the table.
    pub viewer: Option<Seat>,
    /// Everything it has heard.
    pub events: Vec<Arc<Value>>,
    /// Its view.
    pub view: Value,
    /// What it may do.
    pub choice: Option<Choice>,
}

impl MatchModel {
    /// What the server says, with what the client has already.
    pub(super) fn synced(sync: MatchSync, before: Option<&MatchModel>) -> Result<MatchModel, Gap> {
        // After an undo what was heard up to `from` still holds, though the era is another.
        let same = before.filter(|before| before.number == sync.number);
        let boards = sync.boards.into_iter().map(|board| {
            let had = same.and_then(|before| before.board(board.viewer));
            BoardModel::synced(board, had.map(Arc::as_ref)).map(Arc::new)
        });
        Ok(MatchModel {
            number: sync.number,
            era: sync.era,
            waits_for: sync.waits_for,
            outcome: sync.outcome,
            free_undo: sync.free_undo,
            boards: boards.collect::<Result<_, Gap>>()?,
        })
    }

    /// What this viewer knows.
    pub fn board(&self, viewer: Option<Seat>) -> Option<&Arc<BoardModel>> {
        self.boards
            .iter()
            .find(|board| board.viewer == viewer)
    }

    /// What is said to the server when asking for the rest.
    pub(super) fn have(&self) -> Have {
        let heard = self
            .boards
            .iter()
            .map(|board| (board.viewer, board.events.len() as u32));
        Have {
            number: self.number,
            era: self.era,
            heard: heard.collect(),
        }
    }

    /// Something has happened. All or nothing: on a gap the model stays as it was.
    pub(super) fn updated(&self, update: Update) -> Result<MatchModel, Gap> {
        if (update.number, update.era) != (self.number, self.era)
            || update.boards.len() > self.boards.len()
        {
            return Err(Gap);
        }
        let mut next = self.clone();
        next.waits_for = update.waits_for;
        next.outcome = update.outcome;
        next.free_undo = update.free_undo;
        for change in update.boards {
            let board = next
                .boards
                .iter_mut()
                .find(|board| board.viewer == change.viewer)
                .ok_or(Gap)?;
            Arc::make_mut(board).change(change)?;
        }
        Ok(next)
    }
}

impl BoardModel {
    fn synced(board: Board, had: Option<&BoardModel>) -> Result<BoardModel, Gap> {
        let mut events = match had {
            Some(had) => had
                .events
                .get(..board.from as usize)
                .ok_or(Gap)?
                .to_vec(),
            None if board.from == 0 => Vec::new(),
            None => return Err(Gap),
        };
        events.extend(board.events.into_iter().map(Arc::new));
        Ok(BoardModel {
            viewer: board.viewer,
            events,
            view: board.view,
            choice: board.choice,
        })
    }

    fn change(&mut self, change: Change) -> Result<(), Gap> {
        if change.from as usize != self.events.len() {
            return Err(Gap);
        }
        json_patch::patch(&mut self.view, &change.view).map_err(|_| Gap)?;
        self.events
            .extend(change.events.into_iter().map(Arc::new));
        // Left out: the seat may do what it could before.
        if let Some(choice) = change.choice {
            self.choice = choice;
        }
        Ok(())
    }
}
