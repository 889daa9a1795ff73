//! What a command is given to read: a file, or standard input as `-`.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// All bytes of it.
pub(crate) fn read(file: &Path) -> io::Result<Vec<u8>> {
    if file != Path::new("-") {
        return fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}
