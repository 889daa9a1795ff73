//! The options of a match (R1).

use game_core::{Field, FieldKind, Fields, Reader};

/// The most players (R1.1).
pub const MAX_PLAYERS: usize = 5;
/// Cards dealt to each player, and so tricks in a match (R1.2).
pub const HAND: usize = 5;

/// How many play. Every value is valid: nobody can make one without [`Config::new`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    players: u8,
}

impl Config {
    /// Two to five players (R1.1), or `None`.
    pub fn new(players: u8) -> Option<Config> {
        let is_valid = (2..=MAX_PLAYERS).contains(&(players as usize));
        is_valid.then_some(Config { players })
    }

    /// The number of seats.
    pub const fn seats(&self) -> usize {
        self.players as usize
    }
}

/// The options as `players=4` in records, and as the form in which people set them.
impl Fields for Config {
    const FIELDS: &'static [Field] = &[Field {
        key: "players",
        kind: FieldKind::Number {
            min: 2,
            max: MAX_PLAYERS as i64,
        },
        default: Some("4"),
    }];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let players = reader.number("players", 2..=MAX_PLAYERS as i64)?;
        Config::new(players as u8)
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        vec![("players", self.players.to_string())]
    }
}
