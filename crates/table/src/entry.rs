//! The entries of the log: every input that was accepted, with all that carrying it out needs.

use bots::Decision;
use game_core::Seat;
use protocol::{Command, GuestId, Hex32, Key, MatchName};
use serde::{Deserialize, Serialize};

use crate::create::Creation;
use crate::past::{self, Past};
use crate::restore::Corrupt;
use crate::version::Version;

/// One accepted input. Its number and time stand beside it in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub(crate) enum Entry {
    /// The table was made.
    Founded(Box<Creation>),
    /// A person's command was carried out.
    Command(AcceptedCommand),
    /// A bot decided for a seat.
    Bot {
        seat: Seat,
        action: String,
        /// The same as the bot said it, while this process still knows; the log has the text.
        #[serde(skip)]
        decision: Option<Decision>,
    },
    /// A person with a seat came back, maybe under another name; bots hand over.
    Arrived { guest: GuestId, name: String },
    /// Shares were not shown in time: the deal is given up, and this is the next attempt's secret.
    Undealt { secret: Hex32 },
    /// Everybody who was still there had asked to play again: the next match is opened, with this secret and name.
    Reopened {
        secret: Hex32,
        id: MatchName,
        left: Vec<GuestId>,
    },
    /// A command that is no longer taken. It is read, never written.
    #[serde(skip)]
    Past(Past),
    /// Bots play for seats whose people were gone for too long; the host's rights pass on.
    Gone {
        seats: Vec<Seat>,
        host: Option<GuestId>,
    },
    /// The name of a guest is gone, from here on and from all entries before this one. The numbers beside the
    /// names of those who sit here are kept: they follow from names, and one of those is missing now.
    Erased {
        guest: GuestId,
        marks: Vec<(GuestId, u32)>,
    },
}

/// A command with what its author could not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct AcceptedCommand {
    pub guest: GuestId,
    pub name: String,
    pub key: Key,
    pub command: Command,
    /// The secret of the next match or attempt, where one is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Hex32>,
    /// Its name. Logs of releases that gave none have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<MatchName>,
    /// Who has left when the next match is opened for those who asked for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<GuestId>,
    /// Whether an undo was safe; imagined worlds are not imagined again.
    #[serde(default, skip_serializing_if = "is_false")]
    pub safe: bool,
}

// serde hands a reference to whatever it asks.
#[allow(clippy::trivially_copy_pass_by_ref)]
pub(crate) fn is_false(flag: &bool) -> bool {
    !flag
}

/// An entry as it is written.
#[derive(Serialize)]
struct Written<'a> {
    v: u32,
    #[serde(flatten)]
    entry: &'a Entry,
}

/// What is looked at first of one that is read.
#[derive(Deserialize)]
struct Mark {
    v: Option<u32>,
}

impl Entry {
    /// Whose name stands in it.
    pub(crate) fn named(&self) -> Option<GuestId> {
        match self {
            Entry::Founded(creation) => Some(creation.host),
            Entry::Command(said) => Some(said.guest),
            Entry::Past(past) => Some(past.guest),
            Entry::Arrived { guest, .. } => Some(*guest),
            Entry::Bot { .. }
            | Entry::Undealt { .. }
            | Entry::Reopened { .. }
            | Entry::Gone { .. }
            | Entry::Erased { .. } => None,
        }
    }

    /// Whether it is an action in the match.
    pub(crate) fn is_action(&self) -> bool {
        match self {
            Entry::Bot { .. } => true,
            Entry::Command(said) => matches!(said.command, Command::Act { .. }),
            _ => false,
        }
    }

    /// As it stands in the log.
    pub(crate) fn text(&self) -> String {
        // An empty text would be a log that nobody can restore a table from: better to stop before it is
        // written.
        serde_json::to_string(&Written {
            v: Version::NEWEST.number(),
            entry: self,
        })
        .expect("an entry is plain data with text keys")
    }

    /// From the log, with the version it was written with.
    pub(crate) fn read(text: &str) -> Result<(Version, Entry), Corrupt> {
        let number = read::<Mark>(text)?
            .v
            .unwrap_or(Version::FIRST.number());
        let version = Version::known(number).ok_or(Corrupt::Newer {
            what: "an entry",
            version: number,
        })?;
        let entry = read(text).or_else(|error| {
            past::read(version, text)
                .map(Entry::Past)
                .ok_or(error)
        })?;
        Ok((version, entry))
    }
}

pub(crate) fn read<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, Corrupt> {
    serde_json::from_str(text).map_err(|error| Corrupt::Unreadable(error.to_string()))
}
