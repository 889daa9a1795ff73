//! The options of a match, and the numbers that follow from them (R2).

use game_core::{Field, FieldKind, Fields, ProblemKind, Reader, Seat, Word};
use serde::{Deserialize, Serialize};

use crate::effects::samurai::{SAMURAI, Samurai, SamuraiSet};

/// How hard it is (R2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// More barricades, fewer raiders.
    Easy,
    /// The rules as they are told first.
    Normal,
    /// The farms' backs count.
    Hard,
    /// And the families give nothing.
    Heroic,
}

// From easy to heroic.
game_core::words! { Level, "a level":
    Easy = "easy", Normal = "normal", Hard = "hard", Heroic = "heroic",
}

impl Level {
    /// Whether a farm that burns applies its back (R10.2).
    #[inline]
    pub const fn farm_backs(self) -> bool {
        matches!(self, Level::Hard | Level::Heroic)
    }

    /// Whether families give their bonus (R11.6).
    #[inline]
    pub const fn family_bonuses(self) -> bool {
        !matches!(self, Level::Heroic)
    }
}

/// Whether the tokens of absent samurai may be used (R2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpareTokens {
    /// With two samurai only.
    Auto,
    /// At this table.
    On,
    /// Not at this table.
    Off,
}

/// Who plays, how hard it is, and who begins.
///
/// ```
/// use game_core::{Fields, Game};
/// use samurai_spirit::{Config, SamuraiSpirit};
///
/// let config = Config::from_words("samurai=3 level=hard").expect("these are options");
/// assert_eq!(SamuraiSpirit::seats(&config), 3);
/// // All options are written, defaults too, so that a record keeps its meaning.
/// assert_eq!(Config::from_words(&config.to_words()), Ok(config));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Config {
    /// Seats in use.
    count: u8,
    /// The samurai of each seat, if they were chosen.
    chosen: Option<[Samurai; SAMURAI]>,
    level: Level,
    spare_tokens: SpareTokens,
    first: Option<Seat>,
}

impl Config {
    /// This many samurai, dealt at random (R2.1); `None` unless there are two to seven.
    pub const fn new(count: u8, level: Level) -> Option<Config> {
        if count < 2 || count > SAMURAI as u8 {
            return None;
        }
        Some(Config {
            count,
            chosen: None,
            level,
            spare_tokens: SpareTokens::Auto,
            first: None,
        })
    }

    /// These samurai in seating order (R2.1); `None` unless they are two to seven different ones.
    pub fn with_samurai(samurai: &[Samurai], level: Level) -> Option<Config> {
        let different: SamuraiSet = samurai.iter().copied().collect();
        let config = Config::new(u8::try_from(samurai.len()).ok()?, level)?;
        if different.len() != samurai.len() {
            return None;
        }
        let mut chosen = Samurai::ALL;
        chosen[..samurai.len()].copy_from_slice(samurai);
        for (place, rest) in chosen[samurai.len()..]
            .iter_mut()
            .zip(different.others().iter())
        {
            *place = rest;
        }
        Some(Config {
            chosen: Some(chosen),
            ..config
        })
    }

    /// The same with or without spare tokens (R2.4); `None` if seven samurai leave none over.
    #[must_use]
    pub fn with_spare_tokens(self, spare_tokens: SpareTokens) -> Option<Config> {
        let none_over = self.count as usize == SAMURAI && spare_tokens == SpareTokens::On;
        if none_over {
            None
        } else {
            Some(Config {
                spare_tokens,
                ..self
            })
        }
    }

    /// The same with this seat beginning, or a random one (R2.1); `None` if there is no such seat.
    #[must_use]
    pub fn with_first(self, first: Option<Seat>) -> Option<Config> {
        let exists = first.is_none_or(|seat| seat.index() < self.seats());
        if exists {
            Some(Config { first, ..self })
        } else {
            None
        }
    }

    /// The number of samurai, each with a seat of its own.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.count as usize
    }

    /// The samurai of each seat, then the absent ones, if they were chosen.
    #[inline]
    pub const fn chosen(&self) -> Option<[Samurai; SAMURAI]> {
        self.chosen
    }

    /// How hard it is.
    #[inline]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The seat that begins, if not a random one.
    #[inline]
    pub const fn first(&self) -> Option<Seat> {
        self.first
    }

    /// Whether the absent samurai's tokens may be used (R2.4).
    #[inline]
    pub const fn spare_tokens(&self) -> bool {
        match self.spare_tokens {
            SpareTokens::Auto => self.count == 2,
            SpareTokens::On => true,
            SpareTokens::Off => false,
        }
    }

    /// Dolls that the raider stack of round 1 must hold (R2.5).
    #[inline]
    pub const fn promised_dolls(&self) -> u8 {
        if self.spare_tokens() && self.count <= 3 {
            2
        } else {
            0
        }
    }

    /// Barricades at the start, and the most there can be (R2.2).
    #[inline]
    pub const fn barricades(&self) -> u8 {
        self.count
            + match self.level {
                Level::Easy => 3,
                Level::Normal => 2,
                Level::Hard => 1,
                Level::Heroic => 0,
            }
    }

    /// Cards that join the raider stack for this round (R2.3).
    #[inline]
    pub const fn joining(&self, round: u8) -> usize {
        let easy = matches!(self.level, Level::Easy);
        let count = self.count as usize;
        match (round, easy) {
            (1, true) => 6 * count,
            (1, false) => 7 * count,
            (_, true) => count - 1,
            (_, false) => count,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        const { Config::new(4, Level::Normal).expect("four samurai are a table") }
    }
}

game_core::words! { SpareTokens, "auto, on or off": Auto = "auto", On = "on", Off = "off" }

const COUNTS: [&str; 6] = ["2", "3", "4", "5", "6", "7"];

impl Fields for Config {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "samurai",
            kind: FieldKind::ChoiceOrList(&COUNTS, Samurai::WORDS),
            default: Some("4"),
        },
        Field {
            key: "level",
            kind: FieldKind::Choice(Level::WORDS),
            default: Some("normal"),
        },
        Field {
            key: "spare_tokens",
            kind: FieldKind::Choice(SpareTokens::WORDS),
            default: Some("auto"),
        },
        Field {
            key: "first",
            kind: FieldKind::Text("`random` or a seat: `0`"),
            default: Some("random"),
        },
    ];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let party = reader.parse(
            "samurai",
            "a number from 2 to 7 or different names",
            parse_party,
        );
        let level = reader.word("level");
        let spares = reader.word("spare_tokens");
        let first = reader.parse("first", "`random` or a seat", |text| match text {
            "random" => Some(None),
            seat => seat.parse().ok().map(Some),
        });
        let config = Config {
            level: level?,
            ..party?
        };
        let Some(config) = config.with_spare_tokens(spares?) else {
            let why = "seven samurai leave no token over (R2.4)";
            return reader.problem("spare_tokens", ProblemKind::Conflict(why));
        };
        match config.with_first(first?) {
            Some(config) => Some(config),
            None => reader.problem(
                "first",
                ProblemKind::Conflict("there is no such seat (R2.1)"),
            ),
        }
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let samurai = match self.chosen {
            None => self.count.to_string(),
            Some(chosen) => {
                let names: Vec<&str> = chosen[..self.seats()]
                    .iter()
                    .map(|samurai| samurai.word())
                    .collect();
                names.join(",")
            }
        };
        let first = self
            .first
            .map_or_else(|| "random".to_owned(), |seat| seat.to_string());
        vec![
            ("samurai", samurai),
            ("level", self.level.to_string()),
            ("spare_tokens", self.spare_tokens.to_string()),
            ("first", first),
        ]
    }
}

/// `4`, or names in seating order; the level is read later.
fn parse_party(text: &str) -> Option<Config> {
    if COUNTS.contains(&text) {
        return Config::new(text.parse().ok()?, Level::Normal);
    }
    let samurai: Option<Vec<Samurai>> = text
        .split(',')
        .map(|name| name.parse().ok())
        .collect();
    Config::with_samurai(&samurai?, Level::Normal)
}

impl TryFrom<String> for Config {
    type Error = game_core::Problems;

    fn try_from(words: String) -> Result<Self, Self::Error> {
        Config::from_words(&words)
    }
}

impl From<Config> for String {
    fn from(config: Config) -> String {
        config.to_words()
    }
}
