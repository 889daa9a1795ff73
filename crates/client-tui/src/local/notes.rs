//! What one's client noted about deals on servers, one small file for each match, and other private files.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;

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
    let beside = beside(path);
    let written = write_beside(&beside, text).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}

/// Where a file is written before it takes its place: another one for each file, and for each process that may write
/// the same file.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{}.new", process::id()));
    name.into()
}

fn write_beside(beside: &Path, text: &str) -> io::Result<()> {
    let mut file = private(
        OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(true),
    )
    .open(beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_whose_names_differ_after_a_dot_are_not_written_in_the_same_place() {
        let guests = ["guest-192.168.1.20-8080", "guest-192.168.1.21-8080"];
        let [one, other] = guests.map(|name| beside(&Path::new("data").join(name)));
        assert_ne!(one, other);
        let own = process::id().to_string();
        assert!(one.to_string_lossy().contains(&own), "{one:?}");
        assert_eq!(one.parent(), Some(Path::new("data")), "on the same disk");
    }
}
