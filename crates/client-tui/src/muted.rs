//! Whom the person does not want to hear, on this machine and for good.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::PathBuf;

use client_core::room::Room;
use client_core::story::{Line, Story};
use game_core::Seat;
use protocol::{GuestId, Sitter};

use crate::local::write_privately;

/// Who is not heard.
#[derive(Clone, Debug, Default)]
pub struct Muted {
    guests: BTreeSet<String>,
    /// Who has said something since the person came: nobody else is offered.
    spoke: BTreeSet<String>,
    /// Where it is kept; nothing to forget it.
    file: Option<PathBuf>,
}

impl Muted {
    /// What is kept in a file. Without one nobody is muted yet; one that cannot be read must not be taken for that,
    /// because the next to be muted would be written over it.
    pub fn kept(file: PathBuf) -> io::Result<Muted> {
        let text = match fs::read_to_string(&file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read?,
        };
        let guests = text.split_whitespace().map(str::to_owned);
        Ok(Muted {
            guests: guests.collect(),
            spoke: BTreeSet::new(),
            file: Some(file),
        })
    }

    /// Somebody says something; says whether it is heard.
    pub fn hears(&mut self, room: &Room, seat: Seat) -> bool {
        let Some(guest) = sitter(room, seat) else {
            return true;
        };
        let guest = guest.to_string();
        let is_heard = !self.guests.contains(&guest);
        self.spoke.insert(guest);
        is_heard
    }

    /// Somebody is heard no more, or again.
    pub fn turn(&mut self, guest: GuestId) -> io::Result<()> {
        let guest = guest.to_string();
        // Whoever is heard again can be muted again.
        self.spoke.insert(guest.clone());
        if !self.guests.remove(&guest) {
            self.guests.insert(guest);
        }
        let Some(file) = &self.file else {
            return Ok(());
        };
        let guests: Vec<&str> = self.guests.iter().map(String::as_str).collect();
        write_privately(file, &guests.join("\n"))
    }

    /// Whom the person can mute or hear again, and what doing so is called.
    pub fn choices(&self, room: &Room, story: &Story) -> Vec<(GuestId, String)> {
        let (Some(info), Some(you)) = (room.info(), room.you()) else {
            return Vec::new();
        };
        let mut found: Vec<(GuestId, String)> = Vec::new();
        for place in &info.seats {
            let Sitter::Guest {
                guest, name, mark, ..
            } = &place.sitter
            else {
                continue;
            };
            let id = guest.to_string();
            let is_muted = self.guests.contains(&id);
            let is_listed = found.iter().any(|(known, _)| known == guest);
            if *guest == you.guest || is_listed || !(is_muted || self.spoke.contains(&id)) {
                continue;
            }
            let line = Line::new("talk-mute")
                .with("whom", "person")
                .with("now", if is_muted { "muted" } else { "heard" })
                .with("name", story.person(name, *mark));
            found.push((*guest, story.say_common(&line)));
        }
        found
    }
}

/// The person on a seat.
fn sitter(room: &Room, seat: Seat) -> Option<GuestId> {
    let info = room.info()?;
    let place = info
        .seats
        .iter()
        .find(|place| place.seat == seat)?;
    match &place.sitter {
        Sitter::Guest { guest, .. } => Some(*guest),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_read_is_not_one_that_names_nobody() {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        assert!(Muted::kept(folder.join("no-such-file")).is_ok());
        assert!(Muted::kept(folder).is_err());
    }
}
