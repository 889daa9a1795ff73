//! What a client says over its connection to a table.

use game_core::Seat;
use roster::Level;
use serde::{Deserialize, Serialize};

use crate::hex::Hex32;
use crate::ids::{GuestId, Key};
use crate::talk::Saying;
use crate::word::Word;

/// One message of a client.
///
/// ```
/// use protocol::{ClientMessage, Command, Key};
///
/// let key = Key::from_random([7; Key::LEN]);
/// let message = ClientMessage::Command { key, command: Command::Start {} };
/// let text = serde_json::to_string(&message).expect("a message is plain data");
/// assert!(text.contains(r#""command":{"do":"start"}"#));
/// assert_eq!(serde_json::from_str::<ClientMessage>(&text).ok(), Some(message));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message, and again whenever the client is not sure that it has everything. The
    /// answer is `sync`.
    Hello {
        /// The version of the messages the client speaks.
        protocol: u32,
        /// What it has of the match, so that only the rest is sent.
        #[serde(default)]
        have: Option<Have>,
    },
    /// Something is to be done. The answer is `done` or `refused` with the same key.
    Command {
        /// Its name; sending the same again does nothing twice.
        key: Key,
        /// What is to be done.
        command: Command,
    },
    /// Something is said to everybody at the table. Only those with a seat may; there is no answer but `error`.
    Say {
        /// What is said.
        what: Saying,
    },
    /// Is anybody there? The answer is `pong`.
    Ping {},
    /// How long bots are to pause before they move, while the one who says so is connected. The host's word counts.
    Pause {
        /// In hundredths of the pause that the server makes by itself; 400 at most, and more means the same.
        percent: u16,
    },
}

/// How much of a match a client has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Have {
    /// The match's number at this table.
    pub number: u32,
    /// Its era; an undo begins a new one.
    pub era: u32,
    /// For each board the client has, the viewer (`null` for the public one) and how many events.
    pub heard: Vec<(Option<Seat>, u32)>,
}

/// Something to be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Take a free seat, or one that a bot holds, before the start. In a game that lets one person
    /// play several seats a person may take more than one.
    Sit {
        /// The seat to take.
        seat: Seat,
    },
    /// Leave a seat. Before the start it becomes free, in a match a bot goes on.
    Stand {
        /// The seat to leave.
        seat: Seat,
    },
    /// I am ready, and bound to my share of the deal's randomness (for all seats of mine).
    Ready {
        /// The hash of 32 bytes that nobody else chose; see `fair_deal::share_commitment`.
        commitment: Hex32,
    },
    /// I am not ready after all. Once the deal is sealed this gives it up, and the next attempt begins
    /// with everybody getting ready.
    NotReady {},
    /// The deal is sealed with what I am bound to, and this is my share.
    Reveal {
        /// The 32 bytes.
        share: Hex32,
    },
    /// The host puts a bot on a free seat, or, without a level, takes it away.
    Bot {
        /// The seat of the bot.
        seat: Seat,
        /// How well it plays.
        level: Option<Word<Level>>,
    },
    /// The host sends somebody away before the start; they may not sit at this table until they are allowed.
    Kick {
        /// From which seat.
        seat: Seat,
    },
    /// The host lets somebody sit again who was sent away.
    Allow {
        /// Whom.
        guest: GuestId,
    },
    /// The host locks the table: who sits stays, nobody new sits down.
    Lock {},
    /// The host opens it again.
    Unlock {},
    /// The host changes the options before the start; everybody has to get ready again.
    Options {
        /// All options in the form of a record (`players=4 deck=tight`).
        config: String,
    },
    /// The host seals the deal; free seats must be filled with bots first, people ready. The match begins
    /// as soon as everybody's client has shown its share.
    Start {},
    /// The host fills every free seat with bots of the table's level.
    FillWithBots {},
    /// A decision in the match.
    Act {
        /// For which of one's seats.
        seat: Seat,
        /// The number of the choice it answers.
        choice: u32,
        /// The action's text.
        action: String,
    },
    /// Take one's last action back: at once where it is safe, otherwise the others are asked.
    Undo {
        /// Whose action.
        seat: Seat,
    },
    /// Answer to somebody's wish to take an action back.
    AnswerUndo {
        /// Whether it is fine.
        agree: bool,
    },
    /// The host lets a bot play for a seat whose person has been disconnected for half a minute.
    TakeOver {
        /// The seat that the bot takes over.
        seat: Seat,
    },
    /// A person whose seat a bot plays takes it back.
    Return {
        /// The seat to take back.
        seat: Seat,
    },
    /// Once the match is over: I would play again with the same people, bots and options. When everybody who is
    /// still there has said so, the next match is opened, and begins as soon as their clients are ready.
    Again {},
    /// The host opens the table for another match once this one is over; seats move on by one.
    Rematch {},
}
