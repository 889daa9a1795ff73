//! What a server offers to sit down at.

use std::io;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use protocol::http::{OwnTable, TableSummary};
use protocol::{Failure, Phase};
use serde::de::DeserializeOwned;

use super::founding::NoTable;
use super::http;
use super::origin::Origin;
use super::server::Guest;

/// How often it is asked for while somebody looks at it.
const PAUSE: Duration = Duration::from_secs(5);

/// The tables of a server, as far as they concern the guest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// The matches that the guest plays.
    pub own: Vec<OwnTable>,
    /// The tables that anybody may join.
    pub open: Vec<TableSummary>,
}

/// Asks a server for its tables.
pub fn offered(origin: &Origin, guest: &Guest) -> Result<Offer, NoTable> {
    let cookie = guest.cookie(origin)?;
    let open: Vec<TableSummary> = get(origin, "/api/tables", &cookie)?;
    Ok(Offer {
        own: get(origin, "/api/tables/mine", &cookie)?,
        open: open
            .into_iter()
            .filter(|table| table.phase == Phase::Waiting)
            .collect(),
    })
}

fn get<T: DeserializeOwned>(origin: &Origin, path: &str, cookie: &str) -> Result<T, NoTable> {
    let answer = http::ask(origin, path, cookie, None)?;
    if answer.status == 200 {
        let read = serde_json::from_str(&answer.body);
        return Ok(read.map_err(io::Error::from)?);
    }
    let refused = serde_json::from_str::<Failure>(&answer.body);
    Err(refused.map_or(NoTable::Unreachable, NoTable::Refused))
}

/// Asks again from time to time, as long as somebody listens. A try that fails is no news.
pub fn follow(origin: Origin, guest: Guest) -> Receiver<Offer> {
    let (sent, offers) = mpsc::channel();
    thread::spawn(move || {
        loop {
            thread::sleep(PAUSE);
            let Ok(offer) = offered(&origin, &guest) else {
                continue;
            };
            if sent.send(offer).is_err() {
                return;
            }
        }
    });
    offers
}
