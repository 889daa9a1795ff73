//! The folder as one file to download: the same bytes whenever the folder has the same content.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use tar::{Builder, HeaderMode};

/// Packs a folder into an archive beside it. Nobody's name, times or rights are in it, but for what may be run.
pub(crate) fn pack(folder: &Path) -> Result<PathBuf> {
    let name = folder
        .file_name()
        .context("the folder has no name")?;
    let path = folder.with_file_name(format!("{}.tar.gz", name.to_string_lossy()));
    let file = File::create(&path).with_context(|| format!("writing {}", path.display()))?;
    let packed = GzEncoder::new(BufWriter::new(file), Compression::best());
    let mut archive = Builder::new(packed);
    archive.mode(HeaderMode::Deterministic);
    for file in crate::files(folder)? {
        let inside = Path::new(name).join(file.strip_prefix(folder)?);
        archive.append_path_with_name(&file, inside)?;
    }
    archive.into_inner()?.finish()?.flush()?;
    Ok(path)
}
