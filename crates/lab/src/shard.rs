//! Parts of a simulation that were played apart, as files, and put together again.

use core::fmt;
use core::ops::Range;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::error::LabError;
use crate::simulate::Simulation;
use crate::tally::Tally;

/// Part `index` of `of`, counted from 1. Its text is `index/of`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    index: u64,
    of: u64,
}

impl Shard {
    /// The matches of this part.
    pub fn matches(self, games: u64) -> Range<u64> {
        let bound =
            |index: u64| (u128::from(games) * u128::from(index) / u128::from(self.of)) as u64;
        bound(self.index - 1)..bound(self.index)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.of)
    }
}

impl FromStr for Shard {
    type Err = LabError;

    fn from_str(text: &str) -> Result<Shard, LabError> {
        let read = || {
            let (index, of) = text.split_once('/')?;
            let shard = Shard {
                index: index.parse().ok()?,
                of: of.parse().ok()?,
            };
            (1..=shard.of)
                .contains(&shard.index)
                .then_some(shard)
        };
        read().ok_or_else(|| LabError::Shard(text.to_owned()))
    }
}

game_core::text_serde!(Shard);

/// The first field of the file, so that another file is not taken for one.
const FORMAT: &str = "zashiki-shard 1";

/// What a part found, with all it needs to be put together with the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShardFile {
    format: String,
    /// What was to be played.
    pub simulation: Simulation,
    /// Which part of it was.
    pub shard: Shard,
    /// What was counted.
    pub tally: Tally,
}

impl ShardFile {
    /// The file of a part.
    pub fn new(simulation: Simulation, shard: Shard, tally: Tally) -> ShardFile {
        ShardFile {
            format: FORMAT.to_owned(),
            simulation,
            shard,
            tally,
        }
    }

    /// The file as text.
    pub fn to_json(&self) -> String {
        crate::report::written(self)
    }

    /// Reads a file; `name` is for the message.
    pub fn from_json(name: &str, text: &str) -> Result<ShardFile, LabError> {
        let not = |why: String| LabError::NotAShard {
            file: name.to_owned(),
            why,
        };
        let file: ShardFile = serde_json::from_str(text).map_err(|error| not(error.to_string()))?;
        if file.format == FORMAT {
            Ok(file)
        } else {
            Err(not(format!("its format is `{}`", file.format)))
        }
    }
}

/// Puts all parts of one run together: what a single run would have counted.
pub fn merge(files: &[(String, ShardFile)]) -> Result<(Simulation, Tally), LabError> {
    let Some((_, first)) = files.first() else {
        return Err(LabError::TooFew("files", 1));
    };
    let mut there = Vec::new();
    let mut sorted: Vec<&(String, ShardFile)> = files.iter().collect();
    for (name, file) in files {
        let other = |what| LabError::OtherRun {
            file: name.clone(),
            what,
        };
        if let Some(what) = difference(&first.simulation, &file.simulation) {
            return Err(other(what));
        }
        if file.shard.of != first.shard.of {
            return Err(other("number of shards"));
        }
        if there.contains(&file.shard.index) {
            return Err(LabError::ShardTwice {
                file: name.clone(),
                shard: file.shard.to_string(),
            });
        }
        there.push(file.shard.index);
    }
    let missing = (1..=first.shard.of).filter(|index| !there.contains(index));
    let missing: Vec<String> = missing
        .map(|index| format!("{index}/{}", first.shard.of))
        .take(10)
        .collect();
    if !missing.is_empty() {
        return Err(LabError::ShardsMissing(missing.join(", ")));
    }
    sorted.sort_unstable_by_key(|(_, file)| file.shard.index);
    let mut whole = Tally::default();
    for (name, file) in sorted {
        if !whole.merge(&file.tally) {
            return Err(LabError::OtherRun {
                file: name.clone(),
                what: "list of figures",
            });
        }
    }
    Ok((first.simulation.clone(), whole))
}

/// What two runs differ in.
fn difference(one: &Simulation, other: &Simulation) -> Option<&'static str> {
    let checks = [
        ("game", one.game == other.game),
        ("rules version", one.rules == other.rules),
        ("config", one.config == other.config),
        ("list of bots", one.bots == other.bots),
        ("seating", one.fixed_seats == other.fixed_seats),
        ("number of games", one.games == other.games),
        ("seed", one.seed == other.seed),
    ];
    checks
        .iter()
        .find(|(_, same)| !same)
        .map(|(what, _)| *what)
}
