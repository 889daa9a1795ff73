//! A table from its log: the newest snapshot, if any, then the entries after it.

use std::collections::BTreeMap;

use bots::Level;
use catalog::{GameId, OpenError};
use fair_deal::Secret;
use game_core::{Seat, SeatSet};
use protocol::{GuestId, MatchId, Pace, Refusal, SealedDeal, TableCode};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::dealing::Sealed;
use crate::entry::{Entry, is_false, read};
use crate::keys::Keys;
use crate::play::{Numbered, Play};
use crate::table::{Chair, Table, match_id};
use crate::undo::Wish;

/// Why a log gives no table. It was written by a later release, or it was changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Corrupt {
    /// There is neither a snapshot nor an entry.
    #[error("nothing to restore a table from")]
    Empty,
    /// The snapshot or an entry cannot be read.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// The snapshot or an entry has a version that this release does not know.
    #[error("{what} of version {version}, which this release does not know")]
    Newer {
        /// What has it.
        what: &'static str,
        /// The version.
        version: u32,
    },
    /// An entry is refused that was once accepted.
    #[error("entry {number} of those given is refused: {refusal}")]
    Refused {
        /// Which of the entries, counted from 1.
        number: usize,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// The record in the snapshot does not replay.
    #[error(transparent)]
    Record(#[from] OpenError),
}

impl Corrupt {
    /// Whether a later release could perhaps read it.
    pub fn may_be_of_a_later_release(&self) -> bool {
        match self {
            Corrupt::Newer { .. } | Corrupt::Unreadable(_) | Corrupt::Record(_) => true,
            Corrupt::Empty | Corrupt::Refused { .. } => false,
        }
    }
}

/// A table without the people's connections; the match is its record.
#[derive(Serialize, Deserialize)]
struct Snapshot {
    form: u32,
    code: TableCode,
    game: GameId,
    config: String,
    pace: Pace,
    level: Level,
    listed: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    talk: bool,
    host: GuestId,
    host_name: String,
    number: u32,
    #[serde(default)]
    id: Option<MatchId>,
    #[serde(default)]
    locked: bool,
    #[serde(default)]
    kicked: Vec<(GuestId, String)>,
    #[serde(with = "crate::create::hidden")]
    secret: Secret,
    chairs: Vec<Chair>,
    #[serde(default)]
    aborted: u32,
    #[serde(default)]
    sealed: Option<SealedDeal>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    again: Vec<GuestId>,
    keys: Keys,
    play: Option<PlaySnapshot>,
}

#[derive(Serialize, Deserialize)]
struct PlaySnapshot {
    record: String,
    era: u32,
    /// The number of each seat's choice. Since when it is that would mean nothing to another process.
    #[serde(default)]
    numbers: Vec<u32>,
    /// The same in form 1.
    #[serde(default, skip_serializing)]
    choices: Vec<(u32, u64)>,
    wish: Option<Wish>,
    #[serde(default)]
    denied: Vec<GuestId>,
    #[serde(default)]
    handed: BTreeMap<Seat, usize>,
}

/// The version of the snapshot's form. It is raised with whatever an older release would read wrongly;
/// what a form did not have yet is left out in it and has a default (`serde(default)`).
///
/// | form | what is different |
/// |---|---|
/// | 1 | |
/// | 2 | sealed deals: `aborted`, `sealed`, `promise` in chairs; the match's name; the lock, who was kicked, numbers beside names; choices without times; who was told no, when bots began to play for people; who asked to play again |
const FORM: u32 = 2;

/// What is looked at first.
#[derive(Deserialize)]
struct Mark {
    form: u32,
}

impl Table {
    /// The table that a log gives. Everybody counts as gone since now, until they arrive, and every decision
    /// that is open has its whole time again. The times in the log are for people who read it.
    pub fn restore(
        snapshot: Option<&str>,
        entries: impl IntoIterator<Item = (u64, String)>,
        now: u64,
    ) -> Result<Table, Corrupt> {
        let mut table = snapshot.map(Table::from_snapshot).transpose()?;
        for (index, (at, body)) in entries.into_iter().enumerate() {
            let (version, entry) = Entry::read(&body)?;
            let result = match (&mut table, &entry) {
                (None, Entry::Founded(creation)) => {
                    Table::founded(creation).map(|founded| table = Some(founded))
                }
                (None, _) => return Err(Corrupt::Empty),
                (Some(table), entry) => table
                    .apply_entry(at, version, entry, false)
                    .map(drop),
            };
            result.map_err(|refusal| Corrupt::Refused {
                number: index + 1,
                refusal,
            })?;
        }
        let mut table = table.ok_or(Corrupt::Empty)?;
        let absent = table.people().into_iter().chain([table.host]);
        table.gone = absent.map(|guest| (guest, now)).collect();
        // Nobody's time runs while there is no server.
        table.deserted = Some(now);
        table
            .sealed
            .iter_mut()
            .for_each(|sealed| sealed.since = now);
        let choices = table
            .play
            .iter_mut()
            .flat_map(|play| &mut play.choices);
        choices.for_each(|choice| choice.since = now);
        table.find_what_was_seen();
        Ok(table)
    }

    /// Carries out the next entry of the log from which the table was restored.
    pub fn follow(&mut self, at: u64, body: &str) -> Result<(), Corrupt> {
        let (version, entry) = Entry::read(body)?;
        let done = self.apply_entry(at, version, &entry, false);
        done.map_err(|refusal| Corrupt::Refused { number: 1, refusal })?;
        self.keep_bots();
        Ok(())
    }

    /// The table as of now, for restoring it without its older entries. As secret as the log.
    #[allow(
        clippy::missing_panics_doc,
        reason = "what it expects holds for every table"
    )]
    pub fn snapshot(&self) -> String {
        let snapshot = Snapshot {
            form: FORM,
            code: self.code,
            game: self.game,
            config: self.config.clone(),
            pace: self.pace,
            level: self.level,
            listed: self.listed,
            talk: self.talk,
            host: self.host,
            host_name: self.host_name.clone(),
            number: self.number,
            id: Some(self.id),
            locked: self.locked,
            kicked: self.kicked.clone(),
            secret: self.secret,
            chairs: self.chairs.clone(),
            aborted: self.aborted,
            sealed: self
                .sealed
                .as_ref()
                .map(|sealed| sealed.deal.clone()),
            again: self.again.clone(),
            keys: self.keys.clone(),
            play: self.play.as_ref().map(Play::snapshot),
        };
        serde_json::to_string(&snapshot).expect("a snapshot is plain data with text keys")
    }

    fn from_snapshot(text: &str) -> Result<Table, Corrupt> {
        let form = read::<Mark>(text)?.form;
        if !(1..=FORM).contains(&form) {
            return Err(Corrupt::Newer {
                what: "a snapshot",
                version: form,
            });
        }
        let snapshot: Snapshot = read(text)?;
        let id = snapshot
            .id
            .unwrap_or(match_id(None, snapshot.code, snapshot.number));
        let play = snapshot
            .play
            .map(Play::from_snapshot)
            .transpose()?;
        if play
            .as_ref()
            .is_some_and(|play| play.game.seats() != snapshot.chairs.len())
        {
            return Err(Corrupt::Unreadable("a chair for each seat".to_owned()));
        }
        let mut table = Table {
            code: snapshot.code,
            game: snapshot.game,
            config: snapshot.config,
            pace: snapshot.pace,
            level: snapshot.level,
            listed: snapshot.listed,
            talk: snapshot.talk,
            host: snapshot.host,
            host_name: snapshot.host_name,
            number: snapshot.number,
            id,
            secret: snapshot.secret,
            commitment: snapshot.secret.commitment(id),
            chairs: snapshot.chairs,
            aborted: snapshot.aborted,
            sealed: snapshot
                .sealed
                .map(|deal| Sealed { deal, since: 0 }),
            play,
            again: snapshot.again,
            keys: snapshot.keys,
            here: BTreeMap::new(),
            seals: BTreeMap::new(),
            gone: BTreeMap::new(),
            deserted: None,
            locked: snapshot.locked,
            kicked: snapshot.kicked,
        };
        table.mark_all();
        Ok(table)
    }
}

impl Play {
    fn snapshot(&self) -> PlaySnapshot {
        PlaySnapshot {
            record: self.game.record(),
            era: self.era,
            numbers: self
                .choices
                .iter()
                .map(|choice| choice.number)
                .collect(),
            choices: Vec::new(),
            wish: self.wish.clone(),
            denied: self.denied.clone(),
            handed: self.handed.clone(),
        }
    }

    fn from_snapshot(snapshot: PlaySnapshot) -> Result<Play, Corrupt> {
        let game = bots::host::open(&snapshot.record)?;
        let seats = Seat::all(game.seats());
        let old = snapshot
            .choices
            .into_iter()
            .map(|(number, _)| number);
        let numbers: Vec<u32> = snapshot.numbers.into_iter().chain(old).collect();
        let choices: Vec<Numbered> = seats
            .zip(numbers)
            .map(|(seat, number)| Numbered {
                number,
                mark: game.choice_mark(seat),
                since: 0,
            })
            .collect();
        if choices.len() != game.seats() {
            return Err(Corrupt::Unreadable("a choice for each seat".to_owned()));
        }
        let heard = game.heard_counts();
        let PlaySnapshot {
            era,
            wish,
            denied,
            handed,
            ..
        } = snapshot;
        Ok(Play {
            game,
            era,
            heard,
            choices,
            overdue: SeatSet::EMPTY,
            wish,
            denied,
            quiet: None,
            handed,
        })
    }
}
