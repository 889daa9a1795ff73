//! The SQLite file as the system sees it: held by one server, private, and still the file that was opened.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::error::{Cause, StoreError};

/// How many times to try again when another process has just removed the lock file.
const TRIES: u32 = 100;
/// The file and what SQLite keeps beside it.
const PARTS: [&str; 3] = ["", "-wal", "-shm"];

/// Where a file is on the disk, whatever its name is by now.
type Identity = Option<(u64, u64)>;

/// The database's file, held by this process alone.
pub(crate) struct DataFile {
    path: PathBuf,
    /// The system lets go of it when the process ends, however it ends.
    lock: Mutex<Option<File>>,
    opened: OnceLock<[Identity; 3]>,
}

impl DataFile {
    /// Holds the file, makes it if it is missing, and closes it to other users of the machine.
    pub(crate) fn claim(path: &Path) -> Result<Self, StoreError> {
        let lock = hold(&part(path, "-lock"))?;
        // Before SQLite opens it: what SQLite makes beside it gets the same rights.
        match system::create_private(path) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                return Err(failed(error));
            }
            _ => {}
        }
        for suffix in PARTS {
            narrow(&part(path, suffix));
        }
        Ok(Self {
            path: path.to_owned(),
            lock: Mutex::new(Some(lock)),
            opened: OnceLock::new(),
        })
    }

    /// From now on these are the files that must stay where they are.
    pub(crate) fn remember(&self) {
        self.opened.get_or_init(|| self.identities());
    }

    /// Whether the names still lead to the files that are written: what goes into a file that was removed or
    /// replaced is gone when the process ends.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        match self.opened.get() {
            Some(opened) if *opened != self.identities() => {
                Err(StoreError::Unavailable(Cause::FILE_GONE))
            }
            _ => Ok(()),
        }
    }

    fn identities(&self) -> [Identity; 3] {
        PARTS.map(|suffix| system::identity(&part(&self.path, suffix)))
    }

    /// Lets another process have the file.
    pub(crate) fn release(&self) {
        let lock = self
            .lock
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if lock.is_some() {
            // Removed while it is still held, so that nobody else's is; a file that stays does no harm.
            let _ = fs::remove_file(part(&self.path, "-lock"));
        }
    }
}

fn part(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn failed(error: io::Error) -> StoreError {
    sqlx::Error::Io(error).into()
}

/// Locks the file of this name, and makes sure that the name still means it: its holder removes it at the end.
fn hold(path: &Path) -> Result<File, StoreError> {
    for _ in 0..TRIES {
        let file = system::open_private(path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) if system::is_at(&file, path) => return Ok(file),
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
    }
    Err(StoreError::InUse)
}

/// Takes away the rights of other users.
fn narrow(path: &Path) {
    match system::narrow(path) {
        Ok(false) => {}
        // The name's own words only: where the data are is the owner's business.
        Ok(true) => {
            tracing::warn!("a database file could be read by other users; it is private now");
        }
        Err(error) => {
            tracing::warn!(kind = ?error.kind(), "a database file may be read by other users and cannot be made private");
        }
    }
}

#[cfg(unix)]
mod system {
    use std::fs::{self, File, OpenOptions, Permissions};
    use std::io;
    use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
    use std::path::Path;

    const PRIVATE: u32 = 0o600;

    pub(super) fn create_private(path: &Path) -> io::Result<()> {
        OpenOptions::new()
            .write(true)
            .create_new(true)
            .mode(PRIVATE)
            .open(path)
            .map(drop)
    }

    pub(super) fn open_private(path: &Path) -> io::Result<File> {
        OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .mode(PRIVATE)
            .open(path)
    }

    pub(super) fn identity(path: &Path) -> super::Identity {
        fs::metadata(path)
            .ok()
            .map(|data| (data.dev(), data.ino()))
    }

    pub(super) fn is_at(file: &File, path: &Path) -> bool {
        let own = file
            .metadata()
            .ok()
            .map(|data| (data.dev(), data.ino()));
        own.is_some() && own == identity(path)
    }

    /// Whether it was wider and is not any more.
    pub(super) fn narrow(path: &Path) -> io::Result<bool> {
        let mode = match fs::metadata(path) {
            Ok(data) => data.permissions().mode(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
            Err(error) => return Err(error),
        };
        if mode & 0o777 & !PRIVATE == 0 {
            return Ok(false);
        }
        fs::set_permissions(path, Permissions::from_mode(PRIVATE)).map(|()| true)
    }
}

#[cfg(not(unix))]
mod system {
    use std::fs::{File, OpenOptions};
    use std::io;
    use std::path::Path;

    pub(super) fn create_private(path: &Path) -> io::Result<()> {
        OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(path)
            .map(drop)
    }

    pub(super) fn open_private(path: &Path) -> io::Result<File> {
        OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
    }

    /// An open file can be neither removed nor replaced here.
    pub(super) fn identity(_: &Path) -> super::Identity {
        None
    }

    pub(super) fn is_at(_: &File, path: &Path) -> bool {
        path.exists()
    }

    pub(super) fn narrow(_: &Path) -> io::Result<bool> {
        Ok(false)
    }
}
