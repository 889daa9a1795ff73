//! The options of a match: which form is played, by how many, and the switches (R2, R4, R7).

use game_core::{Field, FieldKind, Fields, ProblemKind, Reader, Seat};
use serde::{Deserialize, Serialize};

use crate::card::CardSet;

/// The most players of any form.
pub const MAX_SEATS: usize = 4;
/// Cards each player passes on (R3.1, R8.2).
pub const PASS: usize = 3;

/// How many play the base game (R2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Players {
    /// Each alone.
    Three,
    /// Two teams sitting crosswise.
    Four,
}

/// What a won round is worth (R7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// The stars on the bosses, to seven (R7.1, R7.3).
    Stars,
    /// One for a round, to two (R7.6).
    Rounds,
}

/// When the card that gives the first lead is looked for (R4.1, R4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstLead {
    /// In the hands after the pass.
    AfterPass,
    /// In the hands as they were dealt.
    AsDealt,
}

/// What wins the Seven Bridegrooms (R8.7, R8.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// Long: each team seals for itself, all seven suits.
    AllSeven,
    /// Short: a suit is sealed once, four suits win.
    FirstFour,
}

/// The form of the game with its options. Every value is valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "form")]
pub enum Config {
    /// The base game (R1 to R7).
    Base {
        /// Three or four.
        players: Players,
        /// Stars or rounds.
        scoring: Scoring,
        /// When the leader of the first round is looked for.
        first_lead: FirstLead,
    },
    /// The Seven Bridegrooms (R8).
    Bridegrooms {
        /// Long or short.
        goal: Goal,
        /// When the leader of each round is looked for.
        first_lead: FirstLead,
    },
    /// Two players with rows of cards (R9); not in the printed rulebook.
    Pocket,
}

impl Config {
    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        match self {
            Config::Base {
                players: Players::Three,
                ..
            } => 3,
            Config::Base { .. } | Config::Bridegrooms { .. } => 4,
            Config::Pocket => 2,
        }
    }

    /// The number of sides that win or lose together: teams, or single players (R2.1).
    #[inline]
    pub const fn sides(&self) -> usize {
        match self {
            Config::Base {
                players: Players::Three,
                ..
            } => 3,
            _ => 2,
        }
    }

    /// The side of a seat: seats 0 and 2 against 1 and 3, or each alone (R2.1).
    #[inline]
    pub const fn side(&self, seat: Seat) -> usize {
        match self {
            Config::Base {
                players: Players::Three,
                ..
            } => seat.index(),
            _ => seat.index() & 1,
        }
    }

    /// Whether there are teams.
    #[inline]
    pub const fn has_teams(&self) -> bool {
        self.seats() == 4
    }

    /// Whether this is the Seven Bridegrooms.
    #[inline]
    pub const fn is_bridegrooms(&self) -> bool {
        matches!(self, Config::Bridegrooms { .. })
    }

    /// Cards dealt to each hand (R2.2, R8.1, R9.1).
    #[inline]
    pub const fn hand(&self) -> usize {
        match self {
            Config::Base {
                players: Players::Four,
                ..
            } => 12,
            Config::Base {
                players: Players::Three,
                ..
            } => 16,
            Config::Bridegrooms { .. } => 14,
            Config::Pocket => 11,
        }
    }

    /// The cards in play (R1.1, R1.3).
    #[inline]
    pub const fn deck(&self) -> CardSet {
        if self.is_bridegrooms() {
            CardSet::FULL_DECK
        } else {
            CardSet::DECK
        }
    }

    /// Tricks in a round that is played to its end.
    #[inline]
    pub const fn tricks(&self) -> usize {
        match self {
            Config::Pocket => 23,
            _ => self.hand(),
        }
    }

    /// Bosses that win a round (R6.1, R9.5).
    #[inline]
    pub const fn bosses_to_win(&self) -> usize {
        if self.sides() == 3 { 3 } else { 4 }
    }

    /// Tricks that lose a round without enough bosses (R6.2, R9.5).
    #[inline]
    pub const fn tricks_to_lose(&self) -> u8 {
        if matches!(self, Config::Pocket) {
            13
        } else {
            7
        }
    }

    /// What a won round is worth.
    #[inline]
    pub const fn scoring(&self) -> Scoring {
        match self {
            Config::Base { scoring, .. } => *scoring,
            _ => Scoring::Stars,
        }
    }

    /// Tokens, or seals, that end the match (R7.4, R7.6, R8.7, R8.8).
    #[inline]
    pub const fn target(&self) -> u8 {
        match self {
            Config::Base {
                scoring: Scoring::Rounds,
                ..
            } => 2,
            Config::Bridegrooms {
                goal: Goal::FirstFour,
                ..
            } => 4,
            _ => 7,
        }
    }

    /// When the card that gives the first lead is looked for; `None` if none is.
    #[inline]
    pub const fn first_lead(&self) -> Option<FirstLead> {
        match self {
            Config::Base { first_lead, .. } | Config::Bridegrooms { first_lead, .. } => {
                Some(*first_lead)
            }
            Config::Pocket => None,
        }
    }

    /// The player who receives the card at this place of a pass: the partner (R3.1), the left neighbour
    /// (R3.2), or each of the others in turn (R8.2).
    #[inline]
    pub const fn receiver(&self, giver: Seat, place: usize) -> Seat {
        let ahead = match self {
            Config::Base {
                players: Players::Three,
                ..
            }
            | Config::Pocket => 1,
            Config::Base {
                players: Players::Four,
                ..
            } => 2,
            Config::Bridegrooms { .. } => 1 + place as u8,
        };
        self.ahead(giver, ahead)
    }

    /// How many cards of a pass go to this receiver.
    pub fn gifts(&self, giver: Seat, receiver: Seat) -> usize {
        (0..PASS)
            .filter(|&place| self.receiver(giver, place) == receiver)
            .count()
    }

    /// The seat this many places to the left, at most once around.
    #[inline]
    pub const fn ahead(&self, seat: Seat, places: u8) -> Seat {
        let (seats, to) = (self.seats() as u8, seat.0 + places);
        Seat(if to >= seats { to - seats } else { to })
    }
}

impl Default for Config {
    fn default() -> Self {
        Config::Base {
            players: Players::Four,
            scoring: Scoring::Stars,
            first_lead: FirstLead::AfterPass,
        }
    }
}

/// The words of `form`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Base,
    Bridegrooms(Goal),
    Pocket,
}

const FORMS: [(&str, Form); 4] = [
    ("base", Form::Base),
    ("bridegrooms", Form::Bridegrooms(Goal::AllSeven)),
    ("bridegrooms-short", Form::Bridegrooms(Goal::FirstFour)),
    ("pocket", Form::Pocket),
];
const PLAYERS: [(&str, Players); 2] = [("3", Players::Three), ("4", Players::Four)];
const SCORING: [(&str, Scoring); 2] = [("stars", Scoring::Stars), ("rounds", Scoring::Rounds)];
const FIRST_LEAD: [(&str, FirstLead); 2] = [
    ("after_pass", FirstLead::AfterPass),
    ("as_dealt", FirstLead::AsDealt),
];

/// The word that stands for a value.
fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> String {
    words
        .iter()
        .find(|(_, meaning)| *meaning == value)
        .map_or_else(String::new, |(word, _)| (*word).into())
}

impl Fields for Config {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "form",
            kind: FieldKind::Choice(&["base", "bridegrooms", "bridegrooms-short", "pocket"]),
            default: Some("base"),
        },
        Field {
            key: "players",
            kind: FieldKind::Choice(&["3", "4"]),
            default: Some("4"),
        },
        Field {
            key: "scoring",
            kind: FieldKind::Choice(&["stars", "rounds"]),
            default: Some("stars"),
        },
        Field {
            key: "first_lead",
            kind: FieldKind::Choice(&["after_pass", "as_dealt"]),
            default: Some("after_pass"),
        },
    ];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let form = reader.choice("form", &FORMS);
        let players = reader.choice("players", &PLAYERS);
        let scoring = reader.choice("scoring", &SCORING);
        let first_lead = reader.choice("first_lead", &FIRST_LEAD);
        let form = form?;
        for key in ["players", "scoring"] {
            if form != Form::Base && reader.is_given(key) {
                reader.problem::<()>(key, ProblemKind::Conflict("is for form=base only"));
            }
        }
        if form == Form::Pocket && reader.is_given("first_lead") {
            reader.problem::<()>(
                "first_lead",
                ProblemKind::Conflict("is not for form=pocket (R9.6)"),
            );
        }
        Some(match form {
            Form::Base => Config::Base {
                players: players?,
                scoring: scoring?,
                first_lead: first_lead?,
            },
            Form::Bridegrooms(goal) => Config::Bridegrooms {
                goal,
                first_lead: first_lead?,
            },
            Form::Pocket => Config::Pocket,
        })
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let form = match *self {
            Config::Base { .. } => Form::Base,
            Config::Bridegrooms { goal, .. } => Form::Bridegrooms(goal),
            Config::Pocket => Form::Pocket,
        };
        let mut values = vec![("form", word(&FORMS, form))];
        if let Config::Base {
            players, scoring, ..
        } = *self
        {
            values.push(("players", word(&PLAYERS, players)));
            values.push(("scoring", word(&SCORING, scoring)));
        }
        if let Some(first_lead) = self.first_lead() {
            values.push(("first_lead", word(&FIRST_LEAD, first_lead)));
        }
        values
    }
}
