//! The bodies of the HTTP endpoints; docs/PROTOCOL.md lists the endpoints.

use game_core::{Outcome, Seat};
use roster::{GameId, Level};
use serde::{Deserialize, Serialize};

use crate::ids::{GuestId, MatchId, TableCode};
use crate::info::{Pace, Phase};
use crate::word::Word;

/// `POST /api/session`, `PATCH /api/session`: who one wants to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NameBody {
    /// The name shown to others: 1 to 24 characters without the spaces around them, none that hide or reorder
    /// others, at most three marks on a letter (`bad_name`).
    #[cfg_attr(feature = "schema", schemars(length(min = 1), regex(pattern = crate::schema::NAME)))]
    pub name: String,
    /// The seal shown beside it, a number below 64; left out, it stays as it is (`bad_body`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "u8", range(max = 63)))]
    pub seal: Option<u8>,
}

/// `GET /api/session` and the answer to the others: who one is. The secret is in the cookie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SessionBody {
    /// The guest.
    pub guest: GuestId,
    /// The name shown to others.
    pub name: String,
    /// The seal shown beside it: chosen, or one that follows from who they are.
    #[serde(default)]
    pub seal: u8,
}

/// `GET /api/guest`: everything that is stored about the guest. Times are milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GuestBody {
    /// The guest.
    pub guest: GuestId,
    /// The name shown to others.
    pub name: String,
    /// The seal that they chose, if they did.
    pub seal: Option<u8>,
    /// Since when they are one.
    pub created_at: u64,
    /// Where they are signed in, the oldest first.
    pub sign_ins: Vec<SignInBody>,
    /// Until when their code for signing in elsewhere is valid; none if they have none.
    pub code_until: Option<u64>,
    /// Tables that keep their name, on the first page; at most 1000.
    pub tables: Vec<TableCode>,
    /// A page of the matches that they played, the newest first.
    pub matches: Vec<MatchSummary>,
    /// What `before` has to be for the next page; none if this is the last.
    pub next: Option<String>,
}

/// A browser or a device that is signed in. Times are milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SignInBody {
    /// When the oldest of its cookies was given out.
    pub since: u64,
    /// When the newest was.
    pub renewed_at: u64,
    /// When it ends, if it is not used again.
    pub expires_at: u64,
}

/// The answer to `POST /api/session/recovery`, and `POST /api/session/recover`: a guest's code for signing in
/// elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RecoveryBody {
    /// 20 letters and digits; groups and capitals do not matter.
    pub code: String,
}

/// `POST /api/tables`: a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What is played.
    pub game: Word<GameId>,
    /// The options in the form of a record, such as `players=4 deck=tight`; what is left out has its default.
    #[serde(default)]
    pub config: String,
    /// How long a decision may take.
    #[serde(default)]
    pub pace: Pace,
    /// How well bots play that fill seats or play for somebody.
    #[serde(default = "solid")]
    pub level: Word<Level>,
    /// Whether it stands in the lobby.
    #[serde(default)]
    pub listed: bool,
    /// Whether people may write lines of text to each other. A table in the lobby has phrases only.
    #[serde(default)]
    pub talk: bool,
}

fn solid() -> Word<Level> {
    Word::Known(Level::Solid)
}

/// The answer to `POST /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableCreated {
    /// Its name in links.
    pub code: TableCode,
}

/// One line of `GET /api/tables`, and `GET /api/tables/{code}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableSummary {
    /// Its name in links.
    pub code: TableCode,
    /// What is played.
    #[cfg_attr(feature = "schema", schemars(with = "Word<GameId>"))]
    pub game: GameId,
    /// The options in the form of a record.
    pub config: String,
    /// How long a decision may take.
    pub pace: Pace,
    /// Where things stand.
    pub phase: Phase,
    /// The host's name.
    pub host: Option<String>,
    /// How many seats there are.
    pub seats: u8,
    /// How many of them are free.
    pub free: u8,
}

/// One line of `GET /api/tables/mine`: a match that one plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnTable {
    /// The table.
    pub table: TableSummary,
    /// Who plays, seat by seat.
    pub players: Vec<Player>,
    /// The seats that the match waits for.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub waits_for: Vec<Seat>,
    /// One's own seats.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub own: Vec<Seat>,
}

/// One line of `GET /api/matches`, and `GET /api/matches/{id}`: a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchSummary {
    /// Which match; its record is at `/api/matches/{id}/record`.
    pub id: MatchId,
    /// What was played.
    #[cfg_attr(feature = "schema", schemars(with = "Word<GameId>"))]
    pub game: GameId,
    /// The options in the form of a record.
    pub config: String,
    /// When it ended, in milliseconds since 1970.
    pub finished_at: u64,
    /// How it ended, in the form of its kind of game.
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Value"))]
    pub outcome: Outcome,
    /// Who played, seat by seat.
    pub players: Vec<Player>,
}

/// Somebody who played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Player {
    /// The seat they played.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub seat: Seat,
    /// The guest; none for a bot, and none for somebody who asked to be forgotten.
    pub guest: Option<GuestId>,
    /// The name at that time, or a bot's level; empty for somebody who asked to be forgotten.
    pub name: String,
    /// Which of the cast a bot was; left out for people, and for bots of matches before bots had names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<u8>,
}

/// `GET /api/matches`: a page of matches that the guest played, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HistoryPage {
    /// The matches.
    pub matches: Vec<MatchSummary>,
    /// What `before` has to be for the next page; none if this is the last.
    pub next: Option<String>,
}
