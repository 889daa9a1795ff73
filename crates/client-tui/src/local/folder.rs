//! Where one's own matches are kept, and which there are.

use std::fs::{self, DirBuilder};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use catalog::GameId;
use protocol::{Phase, TableCode};
use table::Table;

use super::journal::Journal;

/// How a log's name ends.
const KIND: &str = "log";

/// The folder of one's own matches.
#[derive(Clone, Debug)]
pub struct Folder {
    root: PathBuf,
}

/// A match in the folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its name.
    pub code: TableCode,
    /// What is played; nothing if the file cannot be read.
    pub game: Option<GameId>,
    /// Its options, as in a record.
    pub config: String,
    /// Where things stand.
    pub phase: Option<Phase>,
    /// When something last happened, in seconds since 1970.
    pub at: u64,
}

impl Folder {
    /// This folder, made if it is not there; only its owner may look into it.
    pub fn open(root: &Path) -> io::Result<Folder> {
        let folder = Folder {
            root: root.to_owned(),
        };
        for path in [folder.root.clone(), folder.matches(), folder.notes()] {
            make(&path)?;
        }
        Ok(folder)
    }

    /// Where logs are.
    fn matches(&self) -> PathBuf {
        self.root.join("matches")
    }

    /// Where it is noted what one's client was bound to.
    pub fn notes(&self) -> PathBuf {
        self.root.join("notes")
    }

    /// Where things are kept that are not matches.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The log of this table.
    pub fn log(&self, code: TableCode) -> PathBuf {
        self.matches().join(format!("{code}.{KIND}"))
    }

    /// Every match, the newest first.
    pub fn list(&self) -> io::Result<Vec<Kept>> {
        let mut found = Vec::new();
        for entry in fs::read_dir(self.matches())? {
            let path = entry?.path();
            let is_log = path.extension().is_some_and(|kind| kind == KIND);
            let code = path.file_stem().and_then(|stem| stem.to_str());
            if let Some(code) = code
                .filter(|_| is_log)
                .and_then(|code| code.parse().ok())
            {
                found.push(kept(code, &path));
            }
        }
        found.sort_by_key(|kept| (core::cmp::Reverse(kept.at), kept.code));
        Ok(found)
    }

    /// The match that was played last and is not over.
    pub fn newest(&self) -> io::Result<Option<Kept>> {
        let running = |kept: &Kept| {
            kept.phase
                .is_some_and(|phase| phase != Phase::Finished)
        };
        Ok(self.list()?.into_iter().find(running))
    }
}

/// What a log says of its match. One that cannot be read is listed too, so that nobody looks for it.
fn kept(code: TableCode, path: &Path) -> Kept {
    let touched = fs::metadata(path).and_then(|about| about.modified());
    let at = touched
        .ok()
        .and_then(|at| at.duration_since(SystemTime::UNIX_EPOCH).ok())
        .map_or(0, |since| since.as_secs());
    let table = Journal::look(path)
        .ok()
        .and_then(|entries| Table::restore(None, entries, 0).ok());
    let summary = table.map(|table| table.summary());
    Kept {
        code,
        game: summary.as_ref().map(|summary| summary.game),
        config: summary
            .as_ref()
            .map_or_else(String::new, |summary| summary.config.clone()),
        phase: summary.map(|summary| summary.phase),
        at,
    }
}

fn make(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(path)
}
