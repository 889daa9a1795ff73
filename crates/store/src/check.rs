//! What is refused before it reaches the database, so that both databases refuse the same.

use std::collections::BTreeSet;

use crate::error::{Problem, StoreError};
use crate::types::{Append, FinishedMatch};

/// The most bytes a key may have (the code of a table, an identity, a hash, the name of a game).
pub const LONGEST_KEY: usize = 128;
/// The most bytes a person's name may have.
pub const LONGEST_NAME: usize = 512;
/// The most bytes a body, a snapshot, a summary or a record may have.
pub const LONGEST_TEXT: usize = 4 * 1024 * 1024;

type Checked<T = ()> = Result<T, StoreError>;

pub(crate) fn key(text: &str) -> Checked {
    require(!text.is_empty(), Problem::Empty)?;
    bounded(text, LONGEST_KEY)
}

pub(crate) fn name(text: &str) -> Checked {
    bounded(text, LONGEST_NAME)
}

/// A number as both databases store it.
pub(crate) fn number(number: u64) -> Checked<i64> {
    i64::try_from(number).map_err(|_| StoreError::Invalid(Problem::NumberOutOfRange))
}

pub(crate) fn append(append: &Append) -> Checked {
    key(&append.table)?;
    require(append.number > 0, Problem::NumberOutOfRange)?;
    number(append.number)?;
    number(append.at)?;
    number(append.fence)?;
    text(&append.body)?;
    append.guest.as_deref().map_or(Ok(()), key)?;
    append.snapshot.as_deref().map_or(Ok(()), text)?;
    append
        .finished
        .as_ref()
        .map_or(Ok(()), |finished| finished_match(finished, &append.table))
}

fn finished_match(finished: &FinishedMatch, table: &str) -> Checked {
    require(finished.table == table, Problem::OtherTable)?;
    key(&finished.id)?;
    key(&finished.game)?;
    number(finished.number)?;
    number(finished.finished_at)?;
    text(&finished.summary)?;
    text(&finished.record)?;
    let mut seats = BTreeSet::new();
    for player in &finished.players {
        require(seats.insert(player.seat), Problem::SeatTwice)?;
        player.guest.as_deref().map_or(Ok(()), key)?;
        name(&player.name)?;
    }
    Ok(())
}

pub(crate) fn text(text: &str) -> Checked {
    bounded(text, LONGEST_TEXT)
}

fn bounded(text: &str, longest: usize) -> Checked {
    require(text.len() <= longest, Problem::TooLong)?;
    require(!text.contains('\0'), Problem::Nul)
}

fn require(holds: bool, problem: Problem) -> Checked {
    if holds {
        Ok(())
    } else {
        Err(StoreError::Invalid(problem))
    }
}
