//! Where the data are, read from a URL.

use std::path::{Path, PathBuf};

use sqlx::any::AnyConnectOptions;

use crate::error::StoreError;

/// Which database it is; they differ in how a transaction begins and how a connection is prepared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

/// A database and how to connect to it.
pub(crate) struct Location {
    pub(crate) kind: Kind,
    pub(crate) options: AnyConnectOptions,
    /// The file, if it is one.
    pub(crate) path: Option<PathBuf>,
}

impl Location {
    /// `sqlite:PATH` or `postgres://...`.
    pub(crate) fn read(url: &str) -> Result<Self, StoreError> {
        let (kind, url, path) = if let Some(path) = url.strip_prefix("sqlite:") {
            let path = sqlite_path(path.strip_prefix("//").unwrap_or(path))?;
            (Kind::Sqlite, sqlite_url(&path)?, Some(path))
        } else if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            (Kind::Postgres, url.to_owned(), None)
        } else {
            return Err(StoreError::BadUrl);
        };
        let options: AnyConnectOptions = url.parse().map_err(|_| StoreError::BadUrl)?;
        Ok(Self {
            kind,
            options,
            path,
        })
    }
}

fn sqlite_path(path: &str) -> Result<PathBuf, StoreError> {
    // One file must be meant: every connection would have a memory of its own.
    if path.is_empty() || path.starts_with(':') {
        return Err(StoreError::BadUrl);
    }
    absolute(Path::new(path))
}

/// The path as it is written, however strange its characters: the driver's URL would give some a meaning.
fn sqlite_url(path: &Path) -> Result<String, StoreError> {
    let text = path.to_str().ok_or(StoreError::BadUrl)?;
    Ok(format!("sqlite://{}?mode=rwc", encoded(text)))
}

/// Free of `..` and links, which a URL would resolve by their letters, and under which one file could be
/// locked twice.
fn absolute(path: &Path) -> Result<PathBuf, StoreError> {
    if path.is_file() {
        return Ok(path.canonicalize().map_err(sqlx::Error::Io)?);
    }
    let name = path.file_name().ok_or(StoreError::BadUrl)?;
    let full = std::path::absolute(path).map_err(sqlx::Error::Io)?;
    let folder = full
        .parent()
        .ok_or(StoreError::BadUrl)?
        .canonicalize()
        .map_err(sqlx::Error::Io)?;
    Ok(folder.join(name))
}

fn encoded(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/_-.".contains(&byte);
    path.bytes()
        .map(|byte| {
            if plain(byte) {
                char::from(byte).to_string()
            } else {
                format!("%{byte:02X}")
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_and_postgres_are_places() {
        for bad in ["", "mysql://a/b", "sqlite:", "sqlite::memory:", "sqlite:/"] {
            assert_eq!(Location::read(bad).err(), Some(StoreError::BadUrl), "{bad}");
        }
        let error = Location::read("sqlite:/no/such/folder/x.db")
            .err()
            .unwrap();
        assert_eq!(
            error.to_string(),
            "the database did not answer as it should: no connection (NotFound)"
        );
        assert_eq!(Location::read("sqlite:x.db").unwrap().kind, Kind::Sqlite);
        assert_eq!(
            Location::read("postgres://a:b@localhost/c")
                .unwrap()
                .kind,
            Kind::Postgres
        );
    }

    #[test]
    fn a_path_keeps_its_characters() {
        assert_eq!(
            encoded("/a b/ж?mode=ro#%41.db"),
            "/a%20b/%D0%B6%3Fmode%3Dro%23%2541.db"
        );
    }
}
