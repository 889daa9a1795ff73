//! Every way a request can be refused, with its code.

use game_core::{Problems, Seat};
use roster::{ActError, OpenError};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// A refusal as it is sent: a code that clients translate, and what the sentence needs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Failure {
    /// A stable word; docs/errors.md and each game's RULES.md list them.
    pub code: String,
    /// The rule that says so, if it is a rule of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub rule: Option<String>,
    /// What the sentence needs.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub params: Map<String, Value>,
}

game_core::refusals! {
    /// Why a request is refused. Nothing has changed.
    ///
    /// It is sent as a [`Failure`]; serialized it is only the parameters of its sentence.
    ///
    /// ```
    /// use game_core::Seat;
    /// use protocol::Refusal;
    ///
    /// let failure = Refusal::SeatTaken { seat: Seat(1) }.failure();
    /// assert_eq!(failure.code, "seat_taken");
    /// assert_eq!(failure.params["seat"], 1);
    /// ```
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[serde(untagged)]
    pub enum Refusal {
        /// The text is not JSON, or not a message of this protocol.
        BadMessage = "bad_message", "the message cannot be read";
        /// The message or the body is too large.
        TooLarge { limit: usize } = "too_large", "more than {limit} bytes";
        HelloFirst = "hello_first", "the first message must be hello";
        /// Client and server speak different versions.
        OtherVersion { server: u32 } = "other_version", "the server speaks version {server}";
        /// Too many requests.
        TooFast { retry_ms: u64 } = "too_fast", "too many requests, again in {retry_ms} ms";
        /// The page that connects is not ours.
        BadOrigin = "bad_origin", "the origin is not allowed";
        /// There is no session, or it has ended.
        NoSession = "no_session", "there is no session";
        /// A name has 1 to 24 visible characters, with few marks on each.
        BadName = "bad_name", "the name is empty, too long or has signs that cannot be shown";
        /// The code for signing in is nobody's.
        BadCode = "bad_code", "the code is nobody's";
        UnknownTable = "unknown_table", "there is no such table";
        UnknownMatch = "unknown_match", "there is no such match";
        NotFound = "not_found", "there is nothing at this address";
        /// The address does not take this kind of request.
        BadMethod = "bad_method", "the address does not take this method";
        /// The address is for WebSockets only.
        UpgradeRequired = "upgrade_required", "the address takes WebSocket handshakes only";
        /// The body, or a parameter of the address, is not what the address takes.
        BadBody = "bad_body", "the body or a parameter cannot be read";
        /// The client reads too slowly to be kept.
        TooSlow = "too_slow", "the client does not read";
        /// The server is full for the moment.
        Busy = "busy", "too many tables or connections";
        /// The server is going down and comes back.
        Restarting = "restarting", "the server is going down";
        /// The server could not write; nothing has been changed.
        NotSaved = "not_saved", "the store failed";
        /// It may have been saved or not; the same key, sent again, finds out.
        OutcomeUnknown = "outcome_unknown", "the store failed, and it is not known whether it was saved";
        /// Nothing can be saved for now, so nothing is taken.
        NotSaving = "not_saving", "the store cannot be written for now";
        /// Another server of the same group takes the table over, or has just done so.
        TableMoves = "table_moves", "the table moves to another server";
        /// The server that has the table cannot be reached for now.
        TableUnreachable = "table_unreachable", "the server that has the table cannot be reached";
        /// What is stored of the table does not make sense; trying again is no use.
        TableBroken = "table_broken", "the table's log does not replay";
        /// The record can be had once the match is over.
        StillPlaying = "still_playing", "the match is not over";
        /// There is no such game.
        UnknownGame { game: String } = "unknown_game", "there is no game `{game}`";
        /// There is no such level of bots.
        UnknownLevel { level: String } = "unknown_level", "there is no level `{level}`";
        /// There is no such seat at this table.
        NoSuchSeat { seat: Seat } = "no_such_seat", "there is no seat {seat}";
        /// Somebody sits there.
        SeatTaken { seat: Seat } = "seat_taken", "seat {seat} is taken";
        /// Nobody sits there.
        SeatFree { seat: Seat } = "seat_free", "seat {seat} is free";
        /// The host has sent the guest away from this table.
        Kicked = "kicked", "the host has sent the guest away";
        /// The host has locked the table: nobody new sits down.
        TableLocked = "table_locked", "the table is locked";
        /// The guest was not sent away from this table.
        NotKicked = "not_kicked", "the guest was not sent away";
        /// The guest has a seat already and this game gives one each.
        OneSeatEach = "one_seat_each", "one seat each in this game";
        /// The seat is another's.
        NotYourSeat { seat: Seat } = "not_your_seat", "seat {seat} is not the guest's";
        /// Only somebody who sits may do this.
        NotSeated = "not_seated", "the guest has no seat";
        NotHost = "not_host", "only the host may do this";
        AlreadyStarted = "already_started", "the match has started";
        /// The deal is sealed; nothing may change until everybody has shown their share or it is given up.
        Dealing = "dealing", "the deal is sealed";
        /// No deal is sealed, so there is no share to show.
        NotDealing = "not_dealing", "no deal is sealed";
        /// The share is not the one that the guest is bound to.
        OtherShare = "other_share", "the share does not open the commitment";
        NotPlaying = "not_playing", "no match is being played";
        NotFinished = "not_finished", "the match is not over";
        /// Some seats are free or not ready.
        NotAllReady { seats: Vec<Seat> } = "not_all_ready", "seats {seats:?} are free or not ready";
        /// Nobody but bots would play.
        NobodySeated = "nobody_seated", "no person has a seat";
        /// The choice that the action answers is over.
        StaleChoice { now: Option<u32> } = "stale_choice", "the action answers an earlier choice, now {now:?}";
        /// A bot plays this seat; take it back first.
        BotPlays { seat: Seat } = "bot_plays", "a bot plays seat {seat}";
        /// The person is here, or nobody plays for them.
        NotAway { seat: Seat } = "not_away", "the person of seat {seat} is here";
        /// The person is away, but not for long enough that a bot may be called.
        AwayTooShort { seat: Seat, seconds: u64 } = "away_too_short", "a bot may be called for seat {seat} in {seconds} s";
        /// The seat has done nothing that could be taken back.
        NothingToUndo = "nothing_to_undo", "there is nothing to take back";
        /// The choice is still open: it is changed, not taken back.
        ChangeInstead { seat: Seat } = "change_instead", "seat {seat} may still change its choice";
        /// A wish to take something back is open; it must be answered first.
        UndoOpen = "undo_open", "a wish to take back is open";
        /// Somebody said no; until something happens they may not ask again.
        UndoDenied = "undo_denied", "the wish was answered with no and nothing has happened since";
        /// A bot plays for a person who would have to agree, and it agrees to nothing.
        StandInPlays { seats: Vec<Seat> } = "stand_in_plays", "bots play for the people of seats {seats:?}, who would have to agree";
        /// Since the action a bot began to play for somebody; nothing goes back beyond that.
        UndoTooFar { seats: Vec<Seat> } = "undo_too_far", "since then bots began to play for seats {seats:?}";
        /// Only bots would have to agree, and something that was hidden has been seen since the action.
        UndoSeen = "undo_seen", "something hidden has been seen since the action";
        /// People say phrases only at this table.
        NoFreeText = "no_free_text", "lines of text are not allowed at this table";
        /// The line is empty, too long, or has signs that hide or reorder others.
        BadText = "bad_text", "the line is empty, too long or has signs that are not allowed";
        /// There is no wish to take something back.
        NoUndoOpen = "no_undo_open", "no wish to take back is open";
        /// The guest has answered already or asked themselves.
        AlreadyAnswered = "already_answered", "the guest has answered";
    }
    passes_on {
        /// The rules of the game refuse the action.
        #[serde(skip)]
        Act(error: ActError) = error.code(), "{error}";
        /// The options of a match are not valid.
        #[serde(skip)]
        Config(problems: Problems) = "bad_config", "config: {problems}";
    }
}

impl Refusal {
    /// The refusal as it is sent.
    pub fn failure(&self) -> Failure {
        let rule = match self {
            Refusal::Act(ActError::Illegal { rule, .. }) => rule.map(|rule| rule.to_string()),
            _ => None,
        };
        Failure {
            code: self.code().to_owned(),
            rule,
            params: self.params(),
        }
    }

    fn params(&self) -> Map<String, Value> {
        match self {
            Refusal::Act(_) => Map::new(),
            Refusal::Config(problems) => Map::from_iter([("problems".to_owned(), json!(problems))]),
            // A refusal without fields is `null`.
            refusal => match json!(refusal) {
                Value::Object(params) => params,
                _ => Map::new(),
            },
        }
    }
}

impl From<ActError> for Refusal {
    fn from(error: ActError) -> Refusal {
        Refusal::Act(error)
    }
}

impl From<OpenError> for Refusal {
    fn from(error: OpenError) -> Refusal {
        match error {
            OpenError::Config(problems) => Refusal::Config(problems),
            OpenError::UnknownGame(game) => Refusal::UnknownGame { game },
            // Tables start by seed from options; the other kinds come from records and deals.
            _ => Refusal::BadBody,
        }
    }
}
