//! What one's client noted about deals on servers, one small file for each match, and other private files.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use client_core::fair::Noted;

use super::journal::private;
use crate::client::Notes;

/// Notes in a folder.
#[derive(Clone, Debug)]
pub struct FileNotes(pub PathBuf);

impl Notes for FileNotes {
    fn noted(&self, id: &str) -> Option<Noted> {
        fs::read_to_string(self.0.join(id))
            .ok()?
            .parse()
            .ok()
    }

    fn note(&mut self, id: &str, noted: Noted) -> io::Result<()> {
        write_privately(&self.0.join(id), &noted.to_string())
    }
}

/// Writes a whole file that only its owner may read. It has its old content or the new one, whatever happens.
pub fn write_privately(path: &Path, text: &str) -> io::Result<()> {
    let beside = path.with_extension("new");
    let mut file = private(
        OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(true),
    )
    .open(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&beside, path)
}
