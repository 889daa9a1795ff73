//! A new table on a server.

use std::io;

use protocol::http::{NewTable, TableCreated};
use protocol::{Failure, TableCode};

use super::http;
use super::origin::{Origin, is_distrust};
use super::server::Guest;

/// Why there is no table.
#[derive(Debug)]
pub enum NoTable {
    /// The server refuses it.
    Refused(Failure),
    /// The server cannot show that it is who it says.
    Distrusted,
    /// The server cannot be reached, or says what nobody understands.
    Unreachable,
}

impl From<io::Error> for NoTable {
    fn from(error: io::Error) -> NoTable {
        if is_distrust(&error) {
            NoTable::Distrusted
        } else {
            NoTable::Unreachable
        }
    }
}

/// Opens a table; the guest is its host.
pub fn found(origin: &Origin, guest: &Guest, table: &NewTable) -> Result<TableCode, NoTable> {
    let cookie = guest.cookie(origin)?;
    let body = serde_json::to_string(table).map_err(io::Error::from)?;
    let answer = http::ask(origin, "/api/tables", &cookie, Some(&body))?;
    if let Ok(created) = serde_json::from_str::<TableCreated>(&answer.body) {
        return Ok(created.code);
    }
    let refused = serde_json::from_str(&answer.body);
    Err(refused.map_or(NoTable::Unreachable, NoTable::Refused))
}
