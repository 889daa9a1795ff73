//! What a client knows of its table, kept up to date by what the server says.

use game_core::{Outcome, Seat, SeatSet};
use protocol::{Board, Change, Choice, Have, MatchSync, Sync, TableInfo, Update, You};
use serde_json::Value;

/// A client's picture of its table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Mirror {
    pub(crate) you: You,
    pub(crate) info: TableInfo,
    pub(crate) game: Option<Game>,
}

/// Its picture of the match.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Game {
    pub(crate) number: u32,
    pub(crate) era: u32,
    pub(crate) waits_for: SeatSet,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) boards: Vec<Known>,
}

/// What one of its seats, or the public, knows.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Known {
    pub(crate) viewer: Option<Seat>,
    pub(crate) events: Vec<Value>,
    pub(crate) view: Value,
    pub(crate) choice: Option<Choice>,
}

/// Something is missing: the client has to say `hello` again.
#[derive(Debug)]
pub(crate) struct Gap;

impl Mirror {
    pub(crate) fn new(sync: Sync) -> Result<Mirror, Gap> {
        let mut mirror = Mirror {
            you: sync.you.clone(),
            info: sync.info.clone(),
            game: None,
        };
        mirror.sync(sync)?;
        Ok(mirror)
    }

    pub(crate) fn sync(&mut self, sync: Sync) -> Result<(), Gap> {
        let before = self.game.take();
        self.you = sync.you;
        self.info = sync.info;
        let Some(game) = sync.game else { return Ok(()) };
        let MatchSync {
            number,
            era,
            waits_for,
            outcome,
            boards,
            ..
        } = game;
        let same = before.filter(|before| before.number == number && before.era == era);
        let known = |viewer| {
            same.as_ref()?
                .boards
                .iter()
                .find(|known| known.viewer == viewer)
        };
        let boards: Result<Vec<Known>, Gap> = boards
            .into_iter()
            .map(|board| joined(known(board.viewer), board))
            .collect();
        self.game = Some(Game {
            number,
            era,
            waits_for,
            outcome,
            boards: boards?,
        });
        Ok(())
    }

    pub(crate) fn update(&mut self, update: Update) -> Result<(), Gap> {
        let game = self
            .game
            .as_mut()
            .filter(|game| game.number == update.number && game.era == update.era);
        let game = game.ok_or(Gap)?;
        for change in update.boards {
            let known = game
                .boards
                .iter_mut()
                .find(|known| known.viewer == change.viewer)
                .ok_or(Gap)?;
            known.change(change)?;
        }
        game.waits_for = update.waits_for;
        game.outcome = update.outcome;
        Ok(())
    }

    /// What the client says it has.
    pub(crate) fn have(&self) -> Option<Have> {
        let game = self.game.as_ref()?;
        let heard = game
            .boards
            .iter()
            .map(|known| (known.viewer, known.events.len() as u32))
            .collect();
        Some(Have {
            number: game.number,
            era: game.era,
            heard,
        })
    }

    /// A choice that the match waits for, with its seat.
    pub(crate) fn choice(&self) -> Option<(Seat, &Choice)> {
        let boards = self.game.iter().flat_map(|game| &game.boards);
        boards
            .filter_map(|known| Some((known.viewer?, known.choice.as_ref()?)))
            .find(|(_, choice)| choice.waited)
    }

    pub(crate) fn outcome(&self) -> Option<&Outcome> {
        self.game.as_ref()?.outcome.as_ref()
    }
}

fn joined(known: Option<&Known>, board: Board) -> Result<Known, Gap> {
    let kept = known.map_or(&[][..], |known| &known.events);
    let kept = kept.get(..board.from as usize).ok_or(Gap)?;
    let events = kept.iter().cloned().chain(board.events).collect();
    Ok(Known {
        viewer: board.viewer,
        events,
        view: board.view,
        choice: board.choice,
    })
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
