//! The options of a match: which form is played, by how many, and the switches (R2, R4, R7).

use game_core::{Field, FieldKind, Fields, ProblemKind, Reader, Seat, SeatSet, Word};
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

game_core::words! { Players, "3 or 4": Three = "3", Four = "4" }

/// What a won round is worth (R7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// The stars on the bosses, to seven (R7.1, R7.3).
    Stars,
    /// One for a round, to two (R7.6).
    Rounds,
}

game_core::words! { Scoring, "a scoring": Stars = "stars", Rounds = "rounds" }

/// When the card that gives the first lead is looked for (R4.1, R4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstLead {
    /// In the hands after the pass.
    AfterPass,
    /// In the hands as they were dealt.
    AsDealt,
}

game_core::words! { FirstLead, "a first lead": AfterPass = "after_pass", AsDealt = "as_dealt" }

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
///
/// ```
/// use game_core::{Fields, Game};
/// use yokai_septet::{Config, YokaiSeptet};
///
/// let config = Config::from_words("form=base players=3").expect("these are options");
/// assert_eq!(YokaiSeptet::seats(&config), 3);
/// // All options are written, defaults too, so that a record keeps its meaning.
/// assert_eq!(Config::from_words(&config.to_words()), Ok(config));
/// ```
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

/// Whether a table of this size plays in teams (R2.1).
#[inline]
pub const fn plays_in_teams(seats: usize) -> bool {
    seats == 4
}

/// The other one of two sides (R2.1).
#[inline]
pub const fn other_side(side: usize) -> usize {
    side ^ 1
}

/// The players of a side at a table of this size: two who sit crosswise, or one alone (R2.1).
pub const fn players_of(side: u8, seats: usize) -> (Seat, Option<Seat>) {
    let partner = if plays_in_teams(seats) {
        Some(Seat(side + 2))
    } else {
        None
    };
    (Seat(side), partner)
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
        plays_in_teams(self.seats())
    }

    /// The players of a side.
    ///
    /// ```
    /// use game_core::Seat;
    /// use yokai_septet::Config;
    ///
    /// let config = Config::default();
    /// assert_eq!(config.members(1).iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
    /// assert_eq!(config.partner(Seat(3)), Some(Seat(1)));
    /// ```
    pub fn members(&self, side: usize) -> SeatSet {
        Seat::all(self.seats())
            .filter(|seat| self.side(*seat) == side)
            .collect()
    }

    /// Who plays with this seat, if there are teams.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.members(self.side(seat))
            .without(seat)
            .first()
    }

    /// Whether this is the Seven Bridegrooms.
    #[inline]
    pub const fn is_bridegrooms(&self) -> bool {
        matches!(self, Config::Bridegrooms { .. })
    }

    /// The teams that seal suits: two in the Seven Bridegrooms, else none (R8.6).
    #[inline]
    pub const fn sealing_teams(&self) -> usize {
        if self.is_bridegrooms() { 2 } else { 0 }
    }

    /// The rows on the table: two in the two-player form, else none (R9.1).
    #[inline]
    pub const fn rows(&self) -> usize {
        if matches!(self, Config::Pocket) { 2 } else { 0 }
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

    /// Whether bosses or tricks may end a round before its cards are played (R6.1, R6.2): not in the Seven Bridegrooms
    /// (R8.5).
    #[inline]
    pub const fn rounds_end_early(&self) -> bool {
        !self.is_bridegrooms()
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

    /// Whether a side that has taken this many tricks, without enough bosses, loses the round (R6.2, R9.5).
    ///
    /// ```
    /// use game_core::Fields;
    /// use yokai_septet::Config;
    ///
    /// let config = Config::default();
    /// assert!(config.are_too_many(config.tricks_to_lose()) && !config.are_too_many(0));
    /// assert!(!Config::from_words("form=bridegrooms").expect("it is a form").are_too_many(14));
    /// ```
    #[inline]
    pub const fn are_too_many(&self, tricks: u8) -> bool {
        self.rounds_end_early() && tricks >= self.tricks_to_lose()
    }

    /// Whether stars are counted at the end of a round (R7.1): not where rounds are (R7.6), nor in the Seven
    /// Bridegrooms, which is about seals (R8.6).
    #[inline]
    pub const fn counts_stars(&self) -> bool {
        !self.is_bridegrooms() && matches!(self.scoring(), Scoring::Stars)
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

    /// Whether a side with this many tokens, or seals, ends the match (R7.4, R7.6, R8.7, R8.8).
    ///
    /// ```
    /// use yokai_septet::Config;
    ///
    /// let config = Config::default();
    /// assert!(config.is_enough(config.target()) && !config.is_enough(config.target() - 1));
    /// ```
    #[inline]
    pub const fn is_enough(&self, score: u8) -> bool {
        score >= self.target()
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

    /// How many play to a trick before this seat if that one leads it (R5.1).
    #[inline]
    pub const fn turn_in_trick(&self, leader: Seat, seat: Seat) -> usize {
        let seats = self.seats();
        (seat.index() + seats - leader.index()) % seats
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

/// The form as one word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Base,
    Bridegrooms,
    BridegroomsShort,
    Pocket,
}

game_core::words! { Form, "a form":
    Base = "base",
    Bridegrooms = "bridegrooms",
    BridegroomsShort = "bridegrooms-short",
    Pocket = "pocket",
}

impl Fields for Config {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "form",
            kind: FieldKind::Choice(Form::WORDS),
            default: Some("base"),
        },
        Field {
            key: "players",
            kind: FieldKind::Choice(Players::WORDS),
            default: Some("4"),
        },
        Field {
            key: "scoring",
            kind: FieldKind::Choice(Scoring::WORDS),
            default: Some("stars"),
        },
        Field {
            key: "first_lead",
            kind: FieldKind::Choice(FirstLead::WORDS),
            default: Some("after_pass"),
        },
    ];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let form = reader.word("form");
        let players = reader.word("players");
        let scoring = reader.word("scoring");
        let first_lead = reader.word("first_lead");
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
            Form::Bridegrooms => Config::Bridegrooms {
                goal: Goal::AllSeven,
                first_lead: first_lead?,
            },
            Form::BridegroomsShort => Config::Bridegrooms {
                goal: Goal::FirstFour,
                first_lead: first_lead?,
            },
            Form::Pocket => Config::Pocket,
        })
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let form = match *self {
            Config::Base { .. } => Form::Base,
            Config::Bridegrooms {
                goal: Goal::AllSeven,
                ..
            } => Form::Bridegrooms,
            Config::Bridegrooms {
                goal: Goal::FirstFour,
                ..
            } => Form::BridegroomsShort,
            Config::Pocket => Form::Pocket,
        };
        let mut values = vec![("form", form.to_string())];
        if let Config::Base {
            players, scoring, ..
        } = *self
        {
            values.push(("players", players.to_string()));
            values.push(("scoring", scoring.to_string()));
        }
        if let Some(first_lead) = self.first_lead() {
            values.push(("first_lead", first_lead.to_string()));
        }
        values
    }
}
