//! Embeds the web client: hashed names, so that browsers may keep files for ever, compressed once.
//!
//! The folder is `web/`, or what `ZASHIKI_WEB` names. Every file but pages gets its hash into its name,
//! and other files that mention it in quotes, brackets or a path are changed accordingly.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use sha2::{Digest, Sha256};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

fn main() -> Result<()> {
    println!("cargo:rerun-if-env-changed=ZASHIKI_WEB");
    let own = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("web");
    let folder = env::var_os("ZASHIKI_WEB").map_or(own, PathBuf::from);
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut client = Client::default();
    client.read(&folder, &folder)?;
    if !client.files.contains_key("index.html") {
        return Err(format!("no index.html in {}", folder.display()).into());
    }
    for name in client.files.keys().cloned().collect::<Vec<_>>() {
        client.finish(&name, &mut Vec::new());
    }
    client.write(&PathBuf::from(env::var("OUT_DIR")?))
}

#[derive(Default)]
struct Client {
    /// By path from the folder.
    files: BTreeMap<String, Vec<u8>>,
    /// By the same path: the name it is served under, and its final content.
    done: BTreeMap<String, (String, Vec<u8>)>,
    /// Files that another one mentions before their hash is known: they keep their names.
    fixed: BTreeSet<String>,
}

impl Client {
    fn read(&mut self, root: &Path, folder: &Path) -> Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                self.read(root, &path)?;
            } else {
                let name = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
                self.files.insert(name, fs::read(&path)?);
            }
        }
        Ok(())
    }

    /// Files that this one mentions come first, for its hash depends on their names.
    fn finish(&mut self, name: &str, waiting: &mut Vec<String>) {
        if self.done.contains_key(name) {
            return;
        }
        waiting.push(name.to_owned());
        let mut content = self.files.get(name).cloned().unwrap_or_default();
        if is_text(name) {
            for other in self.mentioned(name, &content) {
                // Files that mention each other in a circle cannot all hold each other's hash.
                if waiting.contains(&other) {
                    self.fixed.insert(other);
                } else {
                    self.finish(&other, waiting);
                }
            }
            for (other, (served, _)) in &self.done {
                content = replaced(&content, base(other), base(served));
            }
        }
        waiting.pop();
        let keeps = is_page(name) || self.fixed.contains(name);
        let served = if keeps { name.to_owned() } else { hashed(name, &content) };
        self.done.insert(name.to_owned(), (served, content));
    }

    fn mentioned(&self, name: &str, content: &[u8]) -> Vec<String> {
        let others = self.files.keys().filter(|other| *other != name);
        others.filter(|other| !mentions(content, base(other)).is_empty()).cloned().collect()
    }

    /// The compressed files and a Rust table of them.
    fn write(&self, out: &Path) -> Result<()> {
        let mut table = String::from("static FILES: &[File] = &[\n");
        for (number, (name, (served, content))) in self.done.iter().enumerate() {
            let immutable = served != name;
            write!(
                table,
                "    File {{ path: \"/{served}\", immutable: {immutable}, tag: \"\\\"{}\\\"\"",
                hash(content)
            )?;
            for (kind, bytes) in [("raw", content.clone()), ("br", brotli(content)?), ("gz", gzip(content)?)]
            {
                let file = format!("web-{number}.{kind}");
                fs::write(out.join(&file), bytes)?;
                write!(table, ", {kind}: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{file}\"))")?;
            }
            table.push_str(" },\n");
        }
        table.push_str("];\n");
        fs::write(out.join("web.rs"), table)?;
        Ok(())
    }
}

fn base(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

/// What stands after the last dot.
fn kind(name: &str) -> &str {
    base(name).rsplit_once('.').map_or("", |(_, kind)| kind)
}

/// What people open or what has a fixed address by convention.
fn is_page(name: &str) -> bool {
    let file = base(name);
    kind(file) == "html" || matches!(file, "favicon.ico" | "robots.txt" | "manifest.webmanifest" | "sw.js")
}

fn is_text(name: &str) -> bool {
    ["html", "css", "js", "mjs", "json", "svg", "webmanifest"].contains(&kind(name))
}

/// Where a file's name stands as a whole: between quotes, brackets or slashes.
fn mentions(content: &[u8], file: &str) -> Vec<usize> {
    let file = file.as_bytes();
    let starts = content.windows(file.len().max(1)).enumerate().filter(|(_, window)| *window == file);
    let whole = |at: usize| {
        let before = at.checked_sub(1).and_then(|before| content.get(before));
        let after = content.get(at + file.len());
        before.is_some_and(|sign| b"\"'`(/".contains(sign))
            && after.is_some_and(|sign| b"\"'`)?#".contains(sign))
    };
    starts.map(|(at, _)| at).filter(|&at| whole(at)).collect()
}

fn replaced(content: &[u8], from: &str, to: &str) -> Vec<u8> {
    let mut changed = Vec::with_capacity(content.len());
    let mut begun = 0;
    for at in mentions(content, from) {
        changed.extend_from_slice(&content[begun..at]);
        changed.extend_from_slice(to.as_bytes());
        begun = at + from.len();
    }
    changed.extend_from_slice(&content[begun..]);
    changed
}

fn hash(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    let bytes = digest.iter().take(8).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    format!("{bytes:016x}")
}

/// `app.js` becomes `app.0123456789abcdef.js`.
fn hashed(name: &str, content: &[u8]) -> String {
    match name.rsplit_once('.') {
        Some((stem, kind)) => format!("{stem}.{}.{kind}", hash(content)),
        None => format!("{name}.{}", hash(content)),
    }
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    brotli::CompressorWriter::new(&mut packed, 64 * 1024, 11, 22).write_all(content)?;
    Ok(packed)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(content)?;
    Ok(packer.finish()?)
}
