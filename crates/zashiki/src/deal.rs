//! The file of a match played on a server: its deal, and its record with the lines where they were.

use std::borrow::Cow;

use fair_deal::{FairDeal, FairProblem};

/// The deal, if the file has one, and the record. Blank lines stand for those of the deal, so that what is
/// said about the record names the lines of the file.
pub(crate) fn split(file: &str) -> Result<(Option<FairDeal>, Cow<'_, str>), FairProblem> {
    let (deal, record) = FairDeal::split(file)?;
    if deal.is_none() {
        return Ok((None, Cow::Borrowed(record)));
    }
    let lines = file[..file.len() - record.len()].lines().count();
    Ok((deal, Cow::Owned("\n".repeat(lines) + record)))
}
