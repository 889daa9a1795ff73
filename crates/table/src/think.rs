//! What a bot is asked, and what it decides.

use std::sync::Arc;

use bots::{Budget, Decision, Question};
use game_core::{PlayoutRng, Seat};
use roster::Level;
use serde_json::Value;

use crate::table::{Chair, Table};

/// A decision a bot must make. The seat and the number of its choice name it.
#[derive(Clone, Debug)]
pub struct BotRequest {
    /// The seat the bot decides for.
    pub seat: Seat,
    /// The number of the choice.
    pub choice: u32,
    /// How well the bot plays.
    pub level: Level,
    /// What the seat may know and may do, and the bot that is asked.
    question: Arc<dyn Question>,
}

impl BotRequest {
    /// The bot's decision. The number comes from the server's own chance, never from the match.
    pub fn decide(&self, budget: &mut Budget<'_>, number: u64) -> Decision {
        let mut rng = PlayoutRng::new(number);
        self.question.decide(budget, &mut rng)
    }

    /// How many imagined matches a bot of this level is usually given.
    pub fn playouts(&self) -> u32 {
        self.question.playouts()
    }

    /// What the seat may know, for whoever looks at it from outside.
    pub fn view(&self) -> Value {
        self.question.view()
    }

    /// What it may do, likewise; never empty.
    pub fn actions(&self) -> Vec<String> {
        self.question.actions()
    }

    /// The text of a decision, for whoever hands it on.
    pub fn action(&self, decision: Decision) -> String {
        let mut actions = self.actions();
        let place = decision.place().min(actions.len() - 1);
        actions.swap_remove(place)
    }
}

impl PartialEq for BotRequest {
    fn eq(&self, other: &BotRequest) -> bool {
        let name = |think: &BotRequest| (think.seat, think.choice, think.level);
        name(self) == name(other)
            && self.view() == other.view()
            && self.actions() == other.actions()
    }
}

/// A decision as it reaches the table: of a bot in this process, or by its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decided<'a> {
    /// Of a bot that was asked here.
    Typed(Decision),
    /// An action's text.
    Text(&'a str),
}

impl From<Decision> for Decided<'_> {
    fn from(decision: Decision) -> Self {
        Decided::Typed(decision)
    }
}

impl<'a> From<&'a str> for Decided<'a> {
    fn from(text: &'a str) -> Self {
        Decided::Text(text)
    }
}

impl<'a> From<&'a String> for Decided<'a> {
    fn from(text: &'a String) -> Self {
        Decided::Text(text)
    }
}

impl Table {
    /// Every decision that bots must make now.
    pub fn bot_requests(&self) -> Vec<BotRequest> {
        self.asked()
            .into_iter()
            .filter_map(|(seat, choice)| self.bot_request(seat, choice))
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

    pub(crate) fn bot_request(&self, seat: Seat, choice: u32) -> Option<BotRequest> {
        let game = &self.play.as_ref()?.game;
        let level = self.level_at(seat);
        Some(BotRequest {
            seat,
            choice,
            level,
            question: game.question(seat, level)?.into(),
        })
    }

    /// Keeps the bots that are asked now, so that each is told what its seat does from here on. Those that
    /// are not kept are told all of it when they are asked.
    pub(crate) fn keep_bots(&mut self) {
        for (seat, _) in self.asked() {
            let level = self.level_at(seat);
            if let Some(play) = &mut self.play {
                play.game.keep_bot(seat, level);
            }
        }
    }

    /// How well the seat is played when a bot plays it.
    fn level_at(&self, seat: Seat) -> Level {
        self.bot_level(seat).unwrap_or(self.level)
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
