//! The log of one table as a file: an entry a line, each durable before anything of it is shown.
//!
//! A line is when it happened, a sum of the entry and the entry itself. A process that is killed while it writes
//! leaves a last line without its end, or with a sum that does not fit. Nobody was told of that entry, so it is cut
//! off when the file is opened again. A line that does not fit and is not the last was changed by somebody else.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

/// The first line of every log.
const HEAD: &str = "zashiki-table 1\n";

/// The log of a table that is open for more.
#[derive(Debug)]
pub struct Journal {
    file: File,
    path: PathBuf,
}

/// What opening a log found.
#[derive(Debug)]
pub struct Opened {
    /// The log, open for more.
    pub journal: Journal,
    /// When each entry was made, and the entry.
    pub entries: Vec<(u64, String)>,
    /// Whether its end was torn and has been cut off.
    pub healed: bool,
}

/// Why a log cannot be opened.
#[derive(Debug, Error)]
pub enum Broken {
    /// The file cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Another process plays this match.
    #[error("another process plays this match")]
    Busy,
    /// The file is not the log of a table.
    #[error("not the log of a table")]
    NotALog,
    /// A line in the middle does not fit its sum.
    #[error("line {0} was changed")]
    Changed(usize),
}

impl Journal {
    /// A new log with its first entry; the file and its name are durable afterwards.
    pub fn create(path: &Path, at: u64, entry: &str) -> io::Result<Journal> {
        let file = private(
            OpenOptions::new()
                .write(true)
                .read(true)
                .create_new(true),
        )
        .open(path)?;
        let mut journal = Journal {
            file,
            path: path.to_owned(),
        };
        journal.lock().map_err(io::Error::other)?;
        journal
            .file
            .write_all(format!("{HEAD}{}", line(at, entry)).as_bytes())?;
        journal.file.sync_all()?;
        if let Some(folder) = path.parent() {
            File::open(folder)?.sync_all()?;
        }
        Ok(journal)
    }

    /// Opens a log for more, and cuts off an end that was torn.
    pub fn open(path: &Path) -> Result<Opened, Broken> {
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .open(path)?;
        let mut journal = Journal {
            file,
            path: path.to_owned(),
        };
        journal.lock()?;
        let mut text = Vec::new();
        journal.file.read_to_end(&mut text)?;
        let (entries, sound) = read(&text)?;
        let healed = sound < text.len();
        if healed {
            journal.file.set_len(sound as u64)?;
            journal.file.sync_all()?;
        }
        journal.file.seek(SeekFrom::End(0))?;
        Ok(Opened {
            journal,
            entries,
            healed,
        })
    }

    /// The entries of a log without opening it for more: for lists.
    pub fn look(path: &Path) -> Result<Vec<(u64, String)>, Broken> {
        Ok(read(&fs::read(path)?)?.0)
    }

    /// Adds an entry. When this returns, the entry survives a power cut.
    pub fn append(&mut self, at: u64, entry: &str) -> io::Result<()> {
        self.file.write_all(line(at, entry).as_bytes())?;
        self.file.sync_data()
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn lock(&self) -> Result<(), Broken> {
        match self.file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(Broken::Busy),
            // On a file system without locks two players of one match are unlikely, and no match at all is worse.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
        }
    }
}

/// For the owner's eyes only: the log holds every secret of its match.
#[cfg(unix)]
pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(0o600)
}

#[cfg(not(unix))]
pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

fn line(at: u64, entry: &str) -> String {
    format!("{at} {:016x} {entry}\n", sum(at, entry))
}

/// FNV-1a: finds what was torn or changed by accident; it keeps nobody from changing their own file.
fn sum(at: u64, entry: &str) -> u64 {
    let bytes = at.to_le_bytes().into_iter().chain(entry.bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The entries, and how many bytes of the file are sound.
fn read(text: &[u8]) -> Result<(Vec<(u64, String)>, usize), Broken> {
    if !text.starts_with(HEAD.as_bytes()) {
        return Err(Broken::NotALog);
    }
    let mut entries = Vec::new();
    let mut sound = HEAD.len();
    let mut number = 1;
    while sound < text.len() {
        number += 1;
        let rest = &text[sound..];
        let end = rest.iter().position(|byte| *byte == b'\n');
        let length = end.map_or(rest.len(), |end| end + 1);
        let entry = end.and_then(|end| parse(&rest[..end]));
        match entry {
            Some(entry) => entries.push(entry),
            None if sound + length == text.len() => break,
            None => return Err(Broken::Changed(number)),
        }
        sound += length;
    }
    Ok((entries, sound))
}

fn parse(line: &[u8]) -> Option<(u64, String)> {
    let line = str::from_utf8(line).ok()?;
    let (at, rest) = line.split_once(' ')?;
    let (given, entry) = rest.split_once(' ')?;
    let at = at.parse().ok()?;
    let fits = u64::from_str_radix(given, 16).ok()? == sum(at, entry);
    fits.then(|| (at, entry.to_owned()))
}
