//! What the people and the bots at a table are called.

use game_core::Seat;
use protocol::{Player, Sitter, TableInfo};
use roster::Level;

use super::{Line, Names, Story};

/// How many ways of playing are told of each level of bots.
const TEMPERS: u8 = 4;

impl Story {
    /// What everybody at a table is called.
    pub fn seated(&self, info: &TableInfo) -> Names {
        let people: Vec<String> = info
            .seats
            .iter()
            .filter_map(|seat| match &seat.sitter {
                Sitter::Guest { name, mark, .. } => Some(self.person(name, *mark)),
                Sitter::Free | Sitter::Bot { .. } => None,
            })
            .collect();
        let names = info.seats.iter().map(|seat| match &seat.sitter {
            Sitter::Guest { name, mark, .. } => self.person(name, *mark),
            Sitter::Bot { face, .. } => self.bot_among(&people, *face),
            Sitter::Free => self.seat_number("seat", seat.seat),
        });
        Names::new(names.collect())
    }

    /// What those who played a match are called.
    pub fn played(&self, players: &[Player]) -> Vec<String> {
        let is_bot = |player: &Player| player.guest.is_none() && !player.name.is_empty();
        let people: Vec<String> = players
            .iter()
            .filter(|player| !is_bot(player))
            .map(|player| self.person(&player.name, 1))
            .collect();
        let name = |player: &Player| match player.face {
            Some(face) => self.bot_among(&people, face),
            // Matches of earlier releases knew their bots by their seats.
            None if is_bot(player) => self.seat_number("ui-bot-name", player.seat),
            None => self.person(&player.name, 1),
        };
        players.iter().map(name).collect()
    }

    /// A bot's name.
    pub fn bot(&self, face: u8) -> String {
        self.say_common(&Line::new("bot-name").with("face", face))
    }

    /// How well a bot plays, and in which manner.
    pub fn bot_manner(&self, level: Level, face: u8) -> String {
        let temper = Line::new("bot-temper")
            .with("level", level.as_str())
            .with("face", face % TEMPERS);
        let line = Line::new("bot-manner")
            .with("level", Line::new(format!("level-{level}")))
            .with("temper", temper);
        self.say_common(&line)
    }

    /// The same with its name.
    pub fn bot_about(&self, level: Level, face: u8) -> String {
        let line = Line::new("bot-about")
            .with("name", self.bot(face))
            .with("manner", self.bot_manner(level, face));
        self.say_common(&line)
    }

    /// A bot's name at a table where a person may have the same.
    fn bot_among(&self, people: &[String], face: u8) -> String {
        let name = self.bot(face);
        if people.contains(&name) {
            return self.say_common(&Line::new("bot-namesake").with("name", name));
        }
        name
    }

    fn seat_number(&self, id: &'static str, seat: Seat) -> String {
        self.say_common(&Line::new(id).with("number", seat.index() + 1))
    }
}
