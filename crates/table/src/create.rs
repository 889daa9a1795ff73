//! A new table.

use std::collections::BTreeMap;

use bots::Level;
use catalog::GameId;
use fair_deal::Secret;
use protocol::{GuestId, MatchName, Pace, Refusal, TableCode};
use serde::{Deserialize, Serialize};

use crate::entry::{Entry, is_false};
use crate::keys::Keys;
use crate::reaction::Reaction;
use crate::table::{Chair, Person, Table, match_id};

/// What a table begins with: the body of its first entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Creation {
    /// Its name in links.
    pub code: TableCode,
    /// What is played.
    pub game: GameId,
    /// The options; what is left out has its default.
    pub config: String,
    /// How long a decision may take.
    pub pace: Pace,
    /// How well bots play that fill seats or play for somebody.
    pub level: Level,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// Whether people may write lines of text to each other, which they never may in the lobby's tables.
    #[serde(default, skip_serializing_if = "is_false")]
    pub talk: bool,
    /// Who makes it, and gets the first seat.
    pub host: GuestId,
    /// The name shown.
    pub host_name: String,
    /// The server's part of the first match's randomness.
    #[serde(with = "hidden")]
    pub secret: Secret,
    /// The first match's name. Logs of releases that gave none have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<MatchName>,
}

impl Table {
    /// A new table; its host has the first seat.
    pub fn create(creation: Creation, now: u64) -> Result<(Table, Reaction), Refusal> {
        let mut table = Table::founded(&creation)?;
        table.gone.insert(creation.host, now);
        table.deserted = Some(now);
        let named = Some(creation.host);
        let entry = Some(Entry::Founded(Box::new(creation)).text());
        Ok((
            table,
            Reaction {
                entry,
                named,
                ..Reaction::default()
            },
        ))
    }

    pub(crate) fn founded(creation: &Creation) -> Result<Table, Refusal> {
        let settled = catalog::normalize_config(creation.game, &creation.config)?;
        must_have(creation.game, creation.level)?;
        let mut chairs = vec![Chair::Free; settled.seats];
        if let Some(first) = chairs.first_mut() {
            *first = Chair::Person(Person::new(creation.host, &creation.host_name));
        }
        let id = match_id(creation.id, creation.code, 1);
        let mut table = Table {
            code: creation.code,
            game: creation.game,
            config: settled.config,
            pace: creation.pace,
            level: creation.level,
            listed: creation.listed,
            talk: creation.talk,
            host: creation.host,
            host_name: creation.host_name.clone(),
            number: 1,
            id,
            secret: creation.secret,
            commitment: creation.secret.commitment(id),
            chairs,
            aborted: 0,
            sealed: None,
            play: None,
            again: Vec::new(),
            keys: Keys::default(),
            here: BTreeMap::new(),
            seals: BTreeMap::new(),
            gone: BTreeMap::new(),
            deserted: None,
            locked: false,
            kicked: Vec::new(),
        };
        table.mark_all();
        Ok(table)
    }
}

/// Not every game has bots of every level.
pub(crate) fn must_have(game: GameId, level: Level) -> Result<(), Refusal> {
    if game.has_level(level) {
        Ok(())
    } else {
        let level = level.to_string();
        Err(Refusal::UnknownLevel { level })
    }
}

/// A secret on its way into the log, which is as secret.
pub(crate) mod hidden {
    use fair_deal::Secret;
    use protocol::Hex32;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        secret: &Secret,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        Hex32(secret.0).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Secret, D::Error> {
        Hex32::deserialize(deserializer).map(|hex| Secret(hex.0))
    }
}
