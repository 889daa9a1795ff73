//! Who plays: a bot's level and budget, or a stranger's program, under a name; and how bots are put on seats.

use core::fmt;
use core::str::FromStr;

use bots::Level;

use crate::error::LabError;

/// A bot under a name. Its text is `LEVEL`, `LEVEL@PLAYOUTS`, `NAME=LEVEL@PLAYOUTS`, or `NAME=cmd:PROGRAM` for a
/// stranger's bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// The name in tables; bots of one name are counted together.
    pub name: String,
    /// What kind of bot it is.
    pub kind: Kind,
    /// Playouts for a decision, if not as many as the level is used to.
    pub playouts: Option<u32>,
}

/// A bot that only some games have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extra {
    /// The master's search with imagined players who do anything: what is left without its learned weights.
    Unlearned,
    /// Plain Monte Carlo search, published elsewhere.
    Mcs,
    /// Short rollouts by the public heuristic, published elsewhere.
    McRollout,
}

impl Extra {
    /// All of them.
    pub const ALL: [Extra; 3] = [Extra::Unlearned, Extra::Mcs, Extra::McRollout];
}

impl fmt::Display for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Extra::Unlearned => "unlearned",
            Extra::Mcs => "mcs",
            Extra::McRollout => "mc-rollout",
        })
    }
}

/// What kind of bot plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One of ours.
    Level(Level),
    /// One that only some games have.
    Extra(Extra),
    /// A stranger's program.
    Command {
        /// The program and its arguments.
        line: String,
        /// How long it may think about a decision.
        milliseconds: u64,
    },
}

/// How long a stranger's bot may think about a decision unless somebody says otherwise.
pub const MILLISECONDS: u64 = 1_000;

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Level(level) => level.fmt(f),
            Kind::Extra(extra) => extra.fmt(f),
            Kind::Command {
                line,
                milliseconds: MILLISECONDS,
            } => write!(f, "cmd:{line}"),
            Kind::Command { line, milliseconds } => write!(f, "cmd@{milliseconds}:{line}"),
        }
    }
}

impl Contestant {
    /// A bot of this level with its usual budget, named after it.
    pub fn of(level: Level) -> Contestant {
        Contestant {
            name: level.to_string(),
            kind: Kind::Level(level),
            playouts: None,
        }
    }

    /// Whether it is a stranger's.
    pub const fn is_stranger(&self) -> bool {
        matches!(self.kind, Kind::Command { .. })
    }

    /// Kind and budget without the name.
    fn plain(&self) -> String {
        let playouts = self
            .playouts
            .map(|playouts| format!("@{playouts}"))
            .unwrap_or_default();
        format!("{}{playouts}", self.kind)
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = self.plain();
        if self.name == plain {
            f.write_str(&plain)
        } else {
            write!(f, "{}={plain}", self.name)
        }
    }
}

impl FromStr for Contestant {
    type Err = LabError;

    fn from_str(text: &str) -> Result<Contestant, LabError> {
        let wrong = || LabError::Bot(text.to_owned());
        let (name, plain) = text.split_once('=').unwrap_or((text, text));
        let (kind, playouts) = match plain.split_once(':') {
            Some((before, line)) => (command(before, line).ok_or_else(wrong)?, None),
            None => of_level(plain).ok_or_else(wrong)?,
        };
        let fits = |letter: char| letter.is_ascii_alphanumeric() || "-_@".contains(letter);
        if name.is_empty() || !name.chars().all(fits) {
            return Err(wrong());
        }
        Ok(Contestant {
            name: name.to_owned(),
            kind,
            playouts,
        })
    }
}

/// `LEVEL` or `LEVEL@PLAYOUTS`.
fn of_level(text: &str) -> Option<(Kind, Option<u32>)> {
    let (level, playouts) = match text.split_once('@') {
        Some((level, playouts)) => (level, Some(positive(playouts)?)),
        None => (text, None),
    };
    let extra = Extra::ALL
        .into_iter()
        .find(|extra| extra.to_string() == level);
    let kind = match extra {
        Some(extra) => Kind::Extra(extra),
        None => Kind::Level(level.parse().ok()?),
    };
    Some((kind, playouts))
}

/// `cmd:PROGRAM` or `cmd@MILLISECONDS:PROGRAM`, parted at the colon.
fn command(before: &str, line: &str) -> Option<Kind> {
    let milliseconds = match before.strip_prefix("cmd")? {
        "" => MILLISECONDS,
        limit => positive(limit.strip_prefix('@')?)?.into(),
    };
    (!line.trim().is_empty()).then(|| Kind::Command {
        line: line.to_owned(),
        milliseconds,
    })
}

fn positive(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number| *number > 0)
}

game_core::text_serde!(Contestant);

/// Reads a list such as `solid,random`; `playouts` is the budget of those of ours that name none. A program's
/// arguments cannot have commas.
pub fn parse_list(text: &str, playouts: Option<u32>) -> Result<Vec<Contestant>, LabError> {
    let read = |word: &str| {
        let mut contestant: Contestant = word.trim().parse()?;
        if !contestant.is_stranger() {
            contestant.playouts = contestant.playouts.or(playouts);
        }
        Ok(contestant)
    };
    let list = text
        .split(',')
        .map(read)
        .collect::<Result<Vec<_>, LabError>>()?;
    for (at, one) in list.iter().enumerate() {
        if list[..at]
            .iter()
            .any(|other| other.name == one.name && other != one)
        {
            return Err(LabError::SameName(one.name.clone()));
        }
    }
    Ok(list)
}

/// The bot of each seat: the list is repeated around the table, and the whole table moves on by
/// `turn` seats.
pub fn seated(bots: usize, seats: usize, turn: u64) -> Vec<usize> {
    let back = (turn % seats as u64) as usize;
    (0..seats)
        .map(|seat| (seat + seats - back) % seats % bots)
        .collect()
}
