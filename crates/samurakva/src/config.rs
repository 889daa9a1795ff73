//! The options of a match (R1, R4).

use std::collections::BTreeMap;

use game_core::{Field, FieldKind, Fields, ProblemKind, Problems, Reader, Word};
use serde::{Deserialize, Serialize};

use crate::card::HIGHEST;
use crate::effects::ARTIFACTS;

/// The most players of any variant (R1.1).
pub const MAX_PLAYERS: usize = 10;
/// The most players of the variant with artifacts (R1.1).
pub const MAX_ARTIFACT_PLAYERS: usize = 8;
/// Rows at the start of a round (R1.3).
pub const ROWS: usize = 4;

/// What the cards cost (R1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Penalties {
    /// As in the rulebook's example, in which 44 costs 4.
    Printed,
    /// As in the well-known older game, in which 44 costs 5.
    Classic,
}

game_core::words! { Penalties, "a table of penalties": Printed = "printed", Classic = "classic" }

/// Which cards are in play (R1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deck {
    /// All 104.
    Full,
    /// Only as many as are dealt, from 1 up.
    Tight,
}

game_core::words! { Deck, "a deck": Full = "full", Tight = "tight" }

/// When a match without artifacts ends (R4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// After the round in which somebody's total exceeds this.
    Limit(u16),
    /// After exactly this number of rounds.
    Rounds(u8),
}

/// With artifacts or without, and the options of each (R1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// Number cards alone.
    One {
        /// When it ends.
        length: Length,
        /// Which cards are in play.
        deck: Deck,
    },
    /// Two rounds with artifacts.
    Two {
        /// Whether a mask can bring a total below zero (R6.7).
        floor_at_zero: bool,
    },
}

/// The options of a match; every value of it is valid.
///
/// ```
/// use game_core::{Fields, Game};
/// use samurakva::{Config, Samurakva};
///
/// let config = Config::from_words("players=5 deck=tight").expect("these are options");
/// assert_eq!(Samurakva::seats(&config), 5);
/// // All options are written, defaults too, so that a record keeps its meaning.
/// assert_eq!(Config::from_words(&config.to_words()), Ok(config));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    try_from = "BTreeMap<String, String>",
    into = "BTreeMap<String, String>"
)]
pub struct Config {
    players: u8,
    pub(crate) penalties: Penalties,
    pub(crate) forced_cheapest_row: bool,
    variant: Variant,
}

impl Config {
    /// The options with the rest as printed; `None` for a number of players this variant does not
    /// have (R1.1) or a length out of bounds (R4.2).
    pub const fn new(players: u8, variant: Variant) -> Option<Config> {
        let most = match variant {
            Variant::One {
                length: Length::Limit(limit),
                ..
            } if limit < 1 || limit > MAX_LIMIT => {
                return None;
            }
            Variant::One {
                length: Length::Rounds(rounds),
                ..
            } if rounds < 1 || rounds > MAX_ROUNDS => {
                return None;
            }
            Variant::One { .. } => MAX_PLAYERS,
            Variant::Two { .. } => MAX_ARTIFACT_PLAYERS,
        };
        if players < 2 || players as usize > most {
            return None;
        }
        Some(Config {
            players,
            penalties: Penalties::Printed,
            forced_cheapest_row: false,
            variant,
        })
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.players as usize
    }

    /// The variant and its options.
    #[inline]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// What the cards cost (R1.2).
    #[inline]
    pub const fn penalties(&self) -> Penalties {
        self.penalties
    }

    /// Whether a card that is too low takes the cheapest row without asking (R3.4).
    #[inline]
    pub const fn forced_cheapest_row(&self) -> bool {
        self.forced_cheapest_row
    }

    /// Whether it is the variant with artifacts.
    #[inline]
    pub const fn has_artifacts(&self) -> bool {
        matches!(self.variant, Variant::Two { .. })
    }

    /// Whether a mask cannot bring a total below zero (R6.7).
    #[inline]
    pub const fn has_floor(&self) -> bool {
        matches!(
            self.variant,
            Variant::Two {
                floor_at_zero: true
            }
        )
    }

    /// The round after which the match ends whatever the totals are (R4.2, R4.3); none with a limit.
    #[inline]
    pub const fn last_round(&self) -> Option<u16> {
        match self.variant {
            Variant::One {
                length: Length::Limit(_),
                ..
            } => None,
            Variant::One {
                length: Length::Rounds(rounds),
                ..
            } => Some(rounds as u16),
            Variant::Two { .. } => Some(2),
        }
    }

    /// Whether the match ends after this round whatever the totals are (R4.2, R4.3).
    #[inline]
    pub const fn is_last_round(&self, round: u16) -> bool {
        match self.last_round() {
            Some(last) => round >= last,
            None => false,
        }
    }

    /// Number cards dealt to each player, and so turns in a round (R1.3, R1.5).
    #[inline]
    pub const fn hand(&self) -> usize {
        if self.has_artifacts() { 12 } else { 10 }
    }

    /// Number cards dealt in a round: all hands and the rows.
    #[inline]
    pub const fn dealt(&self) -> usize {
        self.seats() * self.hand() + ROWS
    }

    /// Number cards in play: the cards from 1 up to this (R1.3).
    #[inline]
    pub const fn cards(&self) -> u8 {
        match self.variant {
            Variant::One {
                deck: Deck::Tight, ..
            } => self.dealt() as u8,
            _ => HIGHEST,
        }
    }

    /// How many hands of artifacts there are: one for each seat, or none in the variant without.
    #[inline]
    pub const fn artifact_hands(&self) -> usize {
        if self.has_artifacts() {
            self.seats()
        } else {
            0
        }
    }

    /// Artifacts dealt to each player when this number can be dealt: four in the first round (R1.5),
    /// three in the second (R4.3), fewer if there are not enough for all.
    #[inline]
    pub const fn artifacts_dealt(&self, round: u16, available: usize) -> usize {
        if !self.has_artifacts() {
            return 0;
        }
        let wanted = if round == 1 { 4 } else { 3 };
        let enough = (if available > ARTIFACTS {
            ARTIFACTS
        } else {
            available
        }) / self.seats();
        if wanted < enough { wanted } else { enough }
    }

    /// Whether a total can fall below zero: by a mask, if nothing stops it there (R6.7).
    pub const fn may_fall_below_zero(&self) -> bool {
        matches!(
            self.variant,
            Variant::Two {
                floor_at_zero: false
            }
        )
    }
}

impl Default for Config {
    fn default() -> Self {
        const VARIANT: Variant = Variant::One {
            length: Length::Limit(60),
            deck: Deck::Full,
        };
        const { Config::new(4, VARIANT).expect("four may play") }
    }
}

/// The highest limit of points.
const MAX_LIMIT: u16 = 1000;
/// The most rounds for experiments.
const MAX_ROUNDS: u8 = 100;

const FLAG: FieldKind = FieldKind::Choice(&["false", "true"]);

impl Fields for Config {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "variant",
            kind: FieldKind::Choice(&["1", "2"]),
            default: Some("1"),
        },
        Field {
            key: "players",
            kind: FieldKind::Number {
                min: 2,
                max: MAX_PLAYERS as i64,
            },
            default: Some("4"),
        },
        Field {
            key: "penalties",
            kind: FieldKind::Choice(Penalties::WORDS),
            default: Some("printed"),
        },
        Field {
            key: "forced_cheapest_row",
            kind: FLAG,
            default: Some("false"),
        },
        Field {
            key: "limit",
            kind: FieldKind::Number {
                min: 1,
                max: MAX_LIMIT as i64,
            },
            default: Some("60"),
        },
        Field {
            key: "deck",
            kind: FieldKind::Choice(Deck::WORDS),
            default: Some("full"),
        },
        // 0: as many rounds as the limit asks for.
        Field {
            key: "rounds",
            kind: FieldKind::Number {
                min: 0,
                max: MAX_ROUNDS as i64,
            },
            default: Some("0"),
        },
        Field {
            key: "floor_at_zero",
            kind: FLAG,
            default: Some("false"),
        },
    ];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let variant = match reader.choice("variant", &[("1", false), ("2", true)]) {
            Some(true) => read_two(reader),
            Some(false) => read_one(reader),
            None => None,
        };
        let most = if matches!(variant, Some(Variant::Two { .. })) {
            MAX_ARTIFACT_PLAYERS
        } else {
            MAX_PLAYERS
        };
        let players = reader.number("players", 2..=most as i64);
        let penalties = reader.word("penalties");
        let forced_cheapest_row = reader.flag("forced_cheapest_row");
        let config = Config::new(players? as u8, variant?)?;
        Some(Config {
            penalties: penalties?,
            forced_cheapest_row: forced_cheapest_row?,
            ..config
        })
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let mut values = vec![
            (
                "variant",
                if self.has_artifacts() { "2" } else { "1" }.to_owned(),
            ),
            ("players", self.players.to_string()),
            ("penalties", self.penalties.to_string()),
            ("forced_cheapest_row", self.forced_cheapest_row.to_string()),
        ];
        match self.variant {
            Variant::One { length, deck } => {
                let deck = ("deck", deck.to_string());
                match length {
                    Length::Limit(limit) => values.extend([("limit", limit.to_string()), deck]),
                    Length::Rounds(rounds) => values.extend([deck, ("rounds", rounds.to_string())]),
                }
            }
            Variant::Two { floor_at_zero } => {
                values.push(("floor_at_zero", floor_at_zero.to_string()));
            }
        }
        values
    }
}

fn read_one(reader: &mut Reader<'_>) -> Option<Variant> {
    refuse(
        reader,
        &["floor_at_zero"],
        "only in the variant with artifacts (R6.7)",
    );
    let rounds = reader.number("rounds", 0..=MAX_ROUNDS as i64);
    let limit = reader.number("limit", 1..=MAX_LIMIT as i64);
    let deck = reader.word("deck");
    let length = match rounds? {
        0 => Length::Limit(limit? as u16),
        rounds => {
            refuse(
                reader,
                &["limit"],
                "a number of rounds stands instead of the limit (R4.2)",
            );
            Length::Rounds(rounds as u8)
        }
    };
    Some(Variant::One {
        length,
        deck: deck?,
    })
}

fn read_two(reader: &mut Reader<'_>) -> Option<Variant> {
    refuse(
        reader,
        &["limit", "deck", "rounds"],
        "only in the variant without artifacts (R4.3)",
    );
    Some(Variant::Two {
        floor_at_zero: reader.flag("floor_at_zero")?,
    })
}

/// Fields that mean nothing here are a mistake, not ignored.
fn refuse(reader: &mut Reader<'_>, keys: &[&'static str], why: &'static str) {
    for key in keys {
        if reader.is_given(key) {
            let _: Option<()> = reader.problem(key, ProblemKind::Conflict(why));
        }
    }
}

impl TryFrom<BTreeMap<String, String>> for Config {
    type Error = Problems;

    fn try_from(values: BTreeMap<String, String>) -> Result<Self, Problems> {
        Config::from_pairs(
            values
                .iter()
                .map(|(key, value)| (key.as_str(), value.as_str())),
        )
    }
}

impl From<Config> for BTreeMap<String, String> {
    fn from(config: Config) -> Self {
        config
            .values()
            .into_iter()
            .map(|(key, value)| (key.to_owned(), value))
            .collect()
    }
}
