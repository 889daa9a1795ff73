//! Embeds the web client: hashed names, so that browsers may keep files for ever, compressed once.
//!
//! The folder is `web/`, or what ZASHIKI_WEB names. Every file but pages gets its hash into its name,
//! and other files that mention it in quotes, brackets or a path are changed accordingly.

use std::collections::BTreeMap;
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
    let mut client = Client { files: BTreeMap::new(), done: BTreeMap::new() };
    client.read(&folder, &folder)?;
    if !client.files.contains_key("index.html") {
        return Err(format!("no index.html in {}", folder.display()).into());
    }
    for name in client.files.keys().cloned().collect::<Vec<_>>() {
        client.finish(&name, &mut Vec::new());
    }
    client.write(&PathBuf::from(env::var("OUT_DIR")?))
}

struct Client {
    /// By path from the folder.
    files: BTreeMap<String, Vec<u8>>,
    /// By the same path: the name it is served under, and its final content.
    done: BTreeMap<String, (String, Vec<u8>)>,
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

    /// Files that this one mentions come first, for its hash depends on their names. Files that mention
    /// each other in a circle keep their names.
    fn finish(&mut self, name: &str, waiting: &mut Vec<String>) {
        if self.done.contains_key(name) || waiting.iter().any(|other| other == name) {
            return;
        }
        waiting.push(name.to_owned());
        let mut content = self.files.get(name).cloned().unwrap_or_default();
        if is_text(name) {
            let others: Vec<String> = self.files.keys().filter(|other| *other != name).cloned().collect();
            for other in others {
                if !mentions(&content, base(&other)).is_empty() {
                    self.finish(&other, waiting);
                }
            }
            for (other, (served, _)) in &self.done {
                content = replaced(&content, base(other), base(served));
            }
        }
        let in_circle = waiting[..waiting.len() - 1].iter().any(|other| {
            !mentions(&content, base(other)).is_empty() && !is_page(other)
        });
        let served =
            if is_page(name) || in_circle { name.to_owned() } else { hashed(name, &content) };
        self.done.insert(name.to_owned(), (served, content));
        waiting.pop();
    }

    /// The compressed files and a Rust table of them.
    fn write(&self, out: &Path) -> Result<()> {
        let mut table = String::from("static FILES: &[File] = &[\n");
        for (number, (name, (served, content))) in self.done.iter().enumerate() {
            let place = |kind: &str| out.join(format!("web-{number}.{kind}"));
            fs::write(place("raw"), content)?;
            fs::write(place("br"), brotli(content)?)?;
            fs::write(place("gz"), gzip(content)?)?;
            let immutable = served != name;
            writeln!(
                table,
                "    File {{ path: {:?}, immutable: {immutable}, tag: \"\\\"{}\\\"\", raw: include_bytes!({:?}), \
                 br: include_bytes!({:?}), gz: include_bytes!({:?}) }},",
                format!("/{served}"),
                hash(content),
                place("raw"),
                place("br"),
                place("gz"),
            )?;
        }
        table.push_str("];\n");
        fs::write(out.join("web.rs"), table)?;
        Ok(())
    }
}

fn base(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

/// What people open or what has a fixed address by convention.
fn is_page(name: &str) -> bool {
    let file = base(name);
    file.ends_with(".html") || matches!(file, "favicon.ico" | "robots.txt" | "manifest.webmanifest" | "sw.js")
}

fn is_text(name: &str) -> bool {
    let kinds = [".html", ".css", ".js", ".mjs", ".json", ".svg", ".webmanifest"];
    kinds.iter().any(|kind| name.ends_with(kind))
}

/// Where a file's name stands as a whole: between quotes, brackets or slashes.
fn mentions(content: &[u8], file: &str) -> Vec<usize> {
    let file = file.as_bytes();
    let starts = content.windows(file.len().max(1)).enumerate().filter(|(_, window)| *window == file);
    let whole = |at: usize| {
        let before = at.checked_sub(1).and_then(|before| content.get(before));
        let after = content.get(at + file.len());
        before.is_some_and(|sign| b"\"'`(/".contains(sign)) && after.is_some_and(|sign| b"\"'`)?#".contains(sign))
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
    Sha256::digest(content).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
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
