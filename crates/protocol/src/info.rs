//! What everybody at a table may know about it.

use game_core::Seat;
use roster::{GameId, Level};
use serde::{Deserialize, Serialize};

use crate::hex::Commitment;
use crate::ids::{GuestId, MatchId, TableCode};
use crate::sealed::SealedDeal;

/// A table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, as it stands in the message"
)]
pub struct TableInfo {
    /// Its name in links.
    pub code: TableCode,
    /// What is played.
    pub game: GameId,
    /// The options, all of them, in the form of a record.
    pub config: String,
    /// How long a decision may take.
    pub pace: Pace,
    /// How well bots play that fill seats or play for somebody.
    pub level: Level,
    /// Whether it stands in the lobby for everybody.
    pub listed: bool,
    /// Who has the host's rights.
    pub host: Option<GuestId>,
    /// Where things stand.
    pub phase: Phase,
    /// The number of the match that is prepared or played, counted from 1.
    pub number: u32,
    /// Its name, by which its record can be had once it is over.
    pub match_id: MatchId,
    /// How chance is fixed for it.
    pub deal: Fairness,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// The seats of those who asked to play again: after a match, and until the next one begins. Their clients get
    /// ready for it by themselves.
    #[serde(default)]
    pub again: Vec<Seat>,
    /// Whether one person may take several seats.
    pub several_seats: bool,
    /// Whether people may write lines of text to each other, and not only say phrases.
    #[serde(default)]
    pub talk: bool,
    /// Whether the host has locked the table: nobody new sits down.
    pub locked: bool,
    /// Whom the host has sent away; they may not sit down.
    pub kicked: Vec<KickedInfo>,
    /// How many people watch.
    pub watching: u32,
    /// Somebody's wish to take an action back.
    pub undo: Option<UndoInfo>,
    /// How long those it waits for may still take, in milliseconds; nothing without a limit, or while
    /// nobody who plays is connected.
    pub time_left: Option<u64>,
}

/// How long a decision may take before a bot makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = crate::schema::words))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As long as it likes.
    #[default]
    None,
    /// Three minutes.
    Relaxed,
    /// Thirty seconds.
    Fast,
}

impl Pace {
    /// The limit in milliseconds.
    pub const fn limit(self) -> Option<u64> {
        match self {
            Pace::None => None,
            Pace::Relaxed => Some(180_000),
            Pace::Fast => Some(30_000),
        }
    }
}

/// Where things stand at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = crate::schema::words))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Waiting,
    /// The deal is sealed; everybody's client shows its share.
    Dealing,
    /// The match runs.
    Playing,
    /// The match is over and its record can be had.
    Finished,
}

/// How chance is fixed for a match: see docs/fair-deals.md.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fairness {
    /// The hash of the server's secret, published before anybody is ready.
    pub commitment: Commitment,
    /// How many times dealing this match was given up.
    pub aborted: u32,
    /// What everybody is bound by, once the host has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<SealedDeal>,
    /// The seats whose share the server has; a person with several seats gives one, at the first of
    /// them. The shares themselves are in the file of the finished match.
    pub shares: Vec<Seat>,
}

/// Somebody whom the host has sent away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KickedInfo {
    /// The guest who was sent away.
    pub guest: GuestId,
    /// The name at that time.
    pub name: String,
}

/// How many different bots there are to name: more than any table has seats.
pub const FACES: u8 = 12;

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatInfo {
    /// The seat that this describes.
    pub seat: Seat,
    /// Who sits there.
    pub sitter: Sitter,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Free,
    /// A person.
    Guest {
        /// The guest who sits there.
        guest: GuestId,
        /// The name that they chose.
        name: String,
        /// Tells people of the same or a similar name apart, and people from bots: 2 or more is shown with
        /// the name, 1 is not.
        mark: u32,
        /// Their seal: a number below [`names::SEALS`](crate::names::SEALS).
        #[serde(default)]
        seal: u8,
        /// Ready for the start.
        ready: bool,
        /// Whether they are here.
        absence: Absence,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
        /// Which of the cast it is: a number below [`FACES`], of which no two at a table are the same.
        #[serde(default)]
        face: u8,
    },
}

/// Whether a person is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// Connected.
    Here,
    /// Not connected; the match waits.
    Away,
    /// A bot plays for them until they return.
    BotPlays,
}

/// Somebody's wish to take an action back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UndoInfo {
    /// Whose action it was.
    pub seat: Seat,
    /// Seats of people who have agreed.
    pub agreed: Vec<Seat>,
    /// Seats of people who have not answered.
    pub open: Vec<Seat>,
}
