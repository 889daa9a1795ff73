//! Addresses with passwords, read from files: a command line and an environment are seen by more people than a file is.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use crate::config::Config;

/// No address is longer.
const LONGEST: u64 = 4096;

/// The file of an address cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the address in {}: {why}", path.display())]
pub struct SecretError {
    path: PathBuf,
    why: io::Error,
}

/// The settings with what their files hold in its place.
pub(crate) fn read(mut config: Config) -> Result<Config, SecretError> {
    if let Some(path) = &config.data_file {
        config.data = address(path)?;
    }
    if let Some(path) = &config.nats_file {
        config.nats = Some(address(path)?);
    }
    Ok(config)
}

/// What the file says in its one line.
fn address(path: &Path) -> Result<String, SecretError> {
    let failed = |why| SecretError {
        path: path.to_owned(),
        why,
    };
    let file = fs::File::open(path).map_err(failed)?;
    if others_can_read(&file).map_err(failed)? {
        tracing::warn!(path = %path.display(), "everybody on this machine can read an address that may hold a password");
    }
    let mut text = String::new();
    file.take(LONGEST + 1)
        .read_to_string(&mut text)
        .map_err(failed)?;
    let line = text.trim();
    if line.is_empty() || line.contains(['\n', '\r']) || text.len() as u64 > LONGEST {
        return Err(failed(io::Error::other("one line is expected")));
    }
    Ok(line.to_owned())
}

#[cfg(unix)]
fn others_can_read(file: &fs::File) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;

    Ok(file.metadata()?.mode() & 0o004 != 0)
}

#[cfg(not(unix))]
fn others_can_read(_: &fs::File) -> io::Result<bool> {
    Ok(false)
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    #[derive(clap::Parser)]
    struct Alone {
        #[command(flatten)]
        config: Config,
    }

    fn config(name: &str, content: &[u8]) -> (PathBuf, Config) {
        let path =
            std::env::temp_dir().join(format!("zashiki-secrets-{}-{name}", std::process::id()));
        fs::write(&path, content).unwrap();
        let line = ["serve".as_ref(), "--data-file".as_ref(), path.as_os_str()];
        let config = Alone::parse_from(line).config;
        (path, config)
    }

    #[test]
    fn an_address_is_the_one_line_of_its_file() {
        let (path, config) = config("good", b"postgres://a:secret@b/c\n");
        let config = read(config).unwrap();
        assert_eq!(config.data, "postgres://a:secret@b/c");
        assert_eq!(config.nats, None);
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn what_is_no_address_is_refused_and_not_quoted() {
        for (name, content) in [
            ("empty", b" \n".to_vec()),
            ("two", b"postgres://a:secret@b/c\nsecret".to_vec()),
            ("long", vec![b'x'; 5000]),
            ("binary", vec![0xff; 10]),
        ] {
            let (path, config) = config(name, &content);
            let error = read(config).unwrap_err().to_string();
            assert!(
                error.contains(name) && !error.contains("secret@"),
                "{error}"
            );
            fs::remove_file(path).unwrap();
        }
    }

    #[test]
    fn a_file_stands_beside_no_address() {
        let both = ["serve", "--data-file", "x", "--data", "sqlite:y"];
        assert!(Alone::try_parse_from(both).is_err());
    }
}
