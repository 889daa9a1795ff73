//! Commands that are no longer taken, as they stand in the logs of older releases.

use protocol::{GuestId, Hex32, Key};
use serde::Deserialize;

use crate::version::Version;

/// A command of an older release.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Past {
    pub guest: GuestId,
    pub name: String,
    pub key: Key,
    pub command: PastCommand,
}

/// What was to be done.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum PastCommand {
    /// Version 1: ready, with the share itself.
    Ready { share: Hex32 },
}

/// The only kind of entry with commands.
#[derive(Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
enum PastEntry {
    Command {
        guest: GuestId,
        name: String,
        key: Key,
        command: PastCommand,
    },
}

/// The entry of this text, if it was one in this version and is none any more.
pub(crate) fn read(version: Version, text: &str) -> Option<Past> {
    if version.seals_deals() {
        return None;
    }
    let PastEntry::Command {
        guest,
        name,
        key,
        command,
    } = serde_json::from_str(text).ok()?;
    Some(Past {
        guest,
        name,
        key,
        command,
    })
}
