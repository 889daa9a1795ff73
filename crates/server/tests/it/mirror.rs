//! What a client knows of its table, kept up to date by what the server says.

use game_core::{Outcome, Seat, SeatSet};
use protocol::{Board, Change, Choice, Have, MatchSync, Sync, TableInfo, Update, You};
use serde_json::Value;

/// A client's picture of its table.
#[derive(Clone, PartialEq, Debug)]
pub struct Mirror {
    pub you: You,
    pub info: TableInfo,
    pub game: Option<Game>,
}

/// Its picture of the match.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    pub number: u32,
    pub era: u32,
    pub waits_for: SeatSet,
    pub outcome: Option<Outcome>,
    pub boards: Vec<Known>,
}

/// What one of its seats, or the public, knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Known {
    pub viewer: Option<Seat>,
    pub events: Vec<Value>,
    pub view: Value,
    pub choice: Option<Choice>,
}

/// Something is missing: the client has to say `hello` again.
#[derive(Debug)]
pub struct Gap;

impl Mirror {
    pub fn new(sync: Sync) -> Result<Mirror, Gap> {
        let mut mirror = Mirror { you: sync.you.clone(), info: sync.info.clone(), game: None };
        mirror.sync(sync)?;
        Ok(mirror)
    }

    pub fn sync(&mut self, sync: Sync) -> Result<(), Gap> {
        let before = self.game.take();
        self.you = sync.you;
        self.info = sync.info;
        let Some(game) = sync.game else { return Ok(()) };
        let MatchSync { number, era, waits_for, outcome, boards } = game;
        let same = before.filter(|before| before.number == number && before.era == era);
        let known = |viewer| same.as_ref()?.boards.iter().find(|known| known.viewer == viewer);
        let boards: Result<Vec<Known>, Gap> =
            boards.into_iter().map(|board| joined(known(board.viewer), board)).collect();
        self.game = Some(Game { number, era, waits_for, outcome, boards: boards? });
        Ok(())
    }

    pub fn update(&mut self, update: Update) -> Result<(), Gap> {
        let game = self.game.as_mut().filter(|game| game.number == update.number && game.era == update.era);
        let game = game.ok_or(Gap)?;
        for change in update.boards {
            let known = game.boards.iter_mut().find(|known| known.viewer == change.viewer).ok_or(Gap)?;
            known.change(change)?;
        }
        game.waits_for = update.waits_for;
        game.outcome = update.outcome;
        Ok(())
    }

    /// What the client says it has.
    pub fn have(&self) -> Option<Have> {
        let game = self.game.as_ref()?;
        let heard = game.boards.iter().map(|known| (known.viewer, known.events.len() as u32)).collect();
        Some(Have { number: game.number, era: game.era, heard })
    }

    /// A choice that the match waits for, with its seat.
    pub fn choice(&self) -> Option<(Seat, &Choice)> {
        let boards = self.game.iter().flat_map(|game| &game.boards);
        boards
            .filter_map(|known| Some((known.viewer?, known.choice.as_ref()?)))
            .find(|(_, choice)| choice.waited)
    }

    pub fn outcome(&self) -> Option<&Outcome> {
        self.game.as_ref()?.outcome.as_ref()
    }
}

fn joined(known: Option<&Known>, board: Board) -> Result<Known, Gap> {
    let kept = known.map_or(&[][..], |known| &known.events);
    let kept = kept.get(..board.from as usize).ok_or(Gap)?;
    let events = kept.iter().cloned().chain(board.events).collect();
    Ok(Known { viewer: board.viewer, events, view: board.view, choice: board.choice })
}

impl Known {
    fn change(&mut self, change: Change) -> Result<(), Gap> {
        if change.from as usize != self.events.len() {
            return Err(Gap);
        }
        json_patch::patch(&mut self.view, &change.view).map_err(|_| Gap)?;
        self.events.extend(change.events);
        if let Some(choice) = change.choice {
            self.choice = choice;
        }
        Ok(())
    }
}
