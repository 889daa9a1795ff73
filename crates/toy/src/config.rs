//! The options of a match (R1).

use game_core::{Field, FieldKind, Fields, Reader};
use serde::{Deserialize, Serialize};

use crate::card::CardSet;

/// Cards in the face-down deck (R1.2).
pub const DECK: usize = 4;
/// The most cards in a hand, and so tricks in a match (R1.2).
pub const MAX_HAND: usize = 4;
/// The most players (R1.1).
pub const MAX_PLAYERS: usize = 4;

/// How many play, and with how many cards each.
///
/// ```
/// use game_core::Fields;
/// use toy::Config;
///
/// let config = Config::new(4, 2).expect("four can play with two cards each");
/// assert_eq!(Config::from_words(&config.to_words()).ok(), Some(config));
/// assert_eq!(Config::new(3, 2), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Config {
    players: u8,
    hand: u8,
}

impl Config {
    /// Two or four players (R1.1) with two to four cards each (R1.2), or `None`.
    pub const fn new(players: u8, hand: u8) -> Option<Config> {
        if matches!(players, 2 | 4) && hand >= 2 && hand <= 4 {
            Some(Config { players, hand })
        } else {
            None
        }
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.players as usize
    }

    /// Cards dealt to each player, and so tricks in a match.
    #[inline]
    pub const fn hand(&self) -> usize {
        self.hand as usize
    }

    /// All cards of a match (R1.2).
    pub const fn cards(&self) -> CardSet {
        CardSet::up_to(self.players * self.hand + DECK as u8)
    }

    /// The team of each seat (R1.1): crosswise with four, each alone with two.
    pub const fn team(&self, seat: usize) -> usize {
        seat % 2
    }
}

impl Default for Config {
    fn default() -> Self {
        Config {
            players: 4,
            hand: 3,
        }
    }
}

impl Fields for Config {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "players",
            kind: FieldKind::Choice(&["2", "4"]),
            default: Some("4"),
        },
        Field {
            key: "hand",
            kind: FieldKind::Number { min: 2, max: 4 },
            default: Some("3"),
        },
    ];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let players = reader.choice("players", &[("2", 2), ("4", 4)]);
        let hand = reader.number("hand", 2..=4);
        Config::new(players?, hand? as u8)
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        vec![
            ("players", self.players.to_string()),
            ("hand", self.hand.to_string()),
        ]
    }
}
