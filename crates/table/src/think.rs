//! What a bot is asked: what its seat may know and may do, and nothing of the state.

use bots::{Budget, Level};
use catalog::GameId;
use game_core::{PlayoutRng, Seat, Viewer};
use serde_json::Value;

use crate::table::{Chair, Table};

/// A decision a bot must make. The seat and the number of its choice name it.
#[derive(Clone, PartialEq, Debug)]
pub struct Think {
    /// For whom.
    pub seat: Seat,
    /// The number of the choice.
    pub choice: u32,
    /// What is played.
    pub game: GameId,
    /// How well.
    pub level: Level,
    /// What the seat may know.
    pub view: Value,
    /// What it may do; never empty.
    pub actions: Vec<String>,
}

impl Think {
    /// The bot's decision. The number comes from the server's own chance, never from the match.
    pub fn decide(&self, budget: &mut Budget<'_>, number: u64) -> String {
        let mut rng = PlayoutRng::new(number);
        let decided = bots::any::decide(
            self.game,
            self.level,
            &self.view,
            &self.actions,
            budget,
            &mut rng,
        );
        // A view that was just made can be read; should it ever not be, the table must not stall.
        decided.unwrap_or_else(|_| self.actions.first().cloned().unwrap_or_default())
    }

    /// How many imagined matches a bot of this level is usually given.
    pub fn playouts(&self) -> u32 {
        bots::any::playouts(self.game, self.level)
    }
}

impl Table {
    /// Every decision that bots must make now.
    pub fn thoughts(&self) -> Vec<Think> {
        self.asked()
            .into_iter()
            .filter_map(|(seat, choice)| self.thought(seat, choice))
            .collect()
    }

    /// The decisions by name.
    pub(crate) fn asked(&self) -> Vec<(Seat, u32)> {
        let Some(play) = &self.play else {
            return Vec::new();
        };
        let by_bot = |seat: &Seat| play.overdue.contains(*seat) || self.bot_level(*seat).is_some();
        let waited = play.game.to_act().into_iter().filter(by_bot);
        waited
            .filter_map(|seat| Some((seat, play.choices.get(seat.index())?.number)))
            .collect()
    }

    pub(crate) fn thought(&self, seat: Seat, choice: u32) -> Option<Think> {
        let game = &self.play.as_ref()?.game;
        let level = self.bot_level(seat).unwrap_or(self.level);
        let (view, actions) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        Some(Think {
            seat,
            choice,
            game: self.game,
            level,
            view,
            actions,
        })
    }

    /// How well the bot plays that plays this seat, if one does.
    fn bot_level(&self, seat: Seat) -> Option<Level> {
        match self.chair(seat).ok()? {
            Chair::Bot(level) => Some(*level),
            Chair::Person(person) if person.bot => Some(self.level),
            _ => None,
        }
    }
}
