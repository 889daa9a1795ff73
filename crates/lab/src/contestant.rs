//! Who plays: a bot's level and budget under a name, and how bots are put on seats.

use core::fmt;
use core::str::FromStr;

use bots::Level;

use crate::error::LabError;

/// A bot under a name. Its text is `LEVEL`, `LEVEL@PLAYOUTS` or `NAME=LEVEL@PLAYOUTS`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// The name in tables; bots of one name are counted together.
    pub name: String,
    /// How well it plays.
    pub level: Level,
    /// Playouts for a decision, if not as many as the level is used to.
    pub playouts: Option<u32>,
}

impl Contestant {
    /// A bot of this level with its usual budget, named after it.
    pub fn of(level: Level) -> Contestant {
        Contestant {
            name: level.to_string(),
            level,
            playouts: None,
        }
    }

    /// Level and budget without the name.
    fn plain(&self) -> String {
        let playouts = self
            .playouts
            .map(|playouts| format!("@{playouts}"))
            .unwrap_or_default();
        format!("{}{playouts}", self.level)
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
        let (level, playouts) = match plain.split_once('@') {
            Some((level, playouts)) => (level, Some(playouts.parse().map_err(|_| wrong())?)),
            None => (plain, None),
        };
        let level = level.parse().map_err(|_| wrong())?;
        let fits = |letter: char| letter.is_ascii_alphanumeric() || "-_@".contains(letter);
        if name.is_empty() || !name.chars().all(fits) || playouts == Some(0) {
            return Err(wrong());
        }
        Ok(Contestant {
            name: name.to_owned(),
            level,
            playouts,
        })
    }
}

game_core::text_serde!(Contestant);

/// Reads a list such as `solid,random`; `playouts` is the budget of those that name none.
pub fn parse_list(text: &str, playouts: Option<u32>) -> Result<Vec<Contestant>, LabError> {
    let read = |word: &str| {
        let mut contestant: Contestant = word.trim().parse()?;
        contestant.playouts = contestant.playouts.or(playouts);
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
