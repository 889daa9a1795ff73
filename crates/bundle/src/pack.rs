//! Files as they are served: names that hold their hash, so that browsers may keep them for ever, compressed once.
//!
//! Every file but pages gets its hash into its name, and other files that mention it in quotes, brackets or a path
//! are changed accordingly. Beside a file `x` stand `x.gz` and `x.br` where they are smaller.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::Result;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::budget::Sizes;

/// For whom files are packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Packing {
    /// For people who download them: as small as they can be.
    Best,
    /// For a developer: quickly.
    Quick,
    /// For any host of files, from any path: files mention each other by where they stand, and none is packed.
    Site,
}

/// Packs the files of one folder into another. Gives how many bytes of each file travel, by the names they had.
pub(crate) fn pack(from: &Path, to: &Path, packing: Packing) -> Result<Sizes> {
    let mut client = Client {
        relative: packing == Packing::Site,
        ..Client::default()
    };
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        client.files.insert(name, fs::read(&path)?);
    }
    for name in client.files.keys().cloned().collect::<Vec<_>>() {
        client.finish(&name, &mut Vec::new());
    }
    client.name_the_release();
    client.write(to, packing)
}

/// The script that keeps a release on a device.
const KEEPER: &str = "sw.js";
/// What is never shown by the client itself.
const NOT_KEPT: [&str; 3] = [KEEPER, "preview.json", "preview.png"];

#[derive(Default)]
struct Client {
    /// By name.
    files: BTreeMap<String, Vec<u8>>,
    /// By the same name: the one it is served under, and its final content.
    done: BTreeMap<String, (String, Vec<u8>)>,
    /// Files that another one mentions before their hash is known: they keep their names.
    fixed: BTreeSet<String>,
    /// Whether files mention each other by where they stand.
    relative: bool,
}

impl Client {
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
            content = self.renamed(&content);
        }
        waiting.pop();
        let keeps = is_page(name) || self.fixed.contains(name);
        let served = if keeps {
            name.to_owned()
        } else {
            hashed(name, &content)
        };
        self.done
            .insert(name.to_owned(), (served, content));
    }

    fn mentioned(&self, name: &str, content: &[u8]) -> Vec<String> {
        let named: BTreeSet<&str> = mentions(content)
            .map(|(_, other)| other)
            .filter(|other| *other != name && self.files.contains_key(*other))
            .collect();
        named.into_iter().map(str::to_owned).collect()
    }

    /// The content with the names under which other files are served.
    fn renamed(&self, content: &[u8]) -> Vec<u8> {
        let mut changed = Vec::with_capacity(content.len());
        let mut begun = 0;
        for (at, other) in mentions(content) {
            if let Some((served, _)) = self.done.get(other) {
                let before = &content[begun..at];
                let is_rooted = before.last() == Some(&b'/')
                    && at
                        .checked_sub(2)
                        .is_some_and(|at| b"\"'`(".contains(&content[at]));
                match before.strip_suffix(b"/") {
                    Some(before) if self.relative && is_rooted => {
                        changed.extend_from_slice(before);
                        changed.extend_from_slice(b"./");
                    }
                    _ => changed.extend_from_slice(before),
                }
                changed.extend_from_slice(served.as_bytes());
                begun = at + other.len();
            }
        }
        changed.extend_from_slice(&content[begun..]);
        changed
    }

    /// Tells the script that keeps a release which files belong to it, and gives the release a name that follows from
    /// all of it, the script too.
    fn name_the_release(&mut self) {
        let kept: Vec<(&String, &(String, Vec<u8>))> = self
            .done
            .iter()
            .filter(|(name, _)| !NOT_KEPT.contains(&name.as_str()))
            .collect();
        let served: Vec<&str> = kept
            .iter()
            .map(|(_, (served, _))| served.as_str())
            .collect();
        // What has the same name in every release is told by the files that it mentions.
        let mentions: BTreeMap<&str, Vec<&str>> = kept
            .iter()
            .filter(|(name, (served, _))| *name == served)
            .map(|(name, _)| (name.as_str(), self.served_by(name)))
            .collect();
        let mut all = served.join(" ").into_bytes();
        for name in mentions.keys().copied().chain([KEEPER]) {
            if let Some((_, content)) = self.done.get(name) {
                all.push(b'\n');
                all.extend(content);
            }
        }
        let told = [
            ("RELEASE = \"\"", format!("RELEASE = \"{}\"", hash(&all))),
            ("FILES = []", format!("FILES = {}", json!(served))),
            ("MENTIONS = {}", format!("MENTIONS = {}", json!(mentions))),
            ("IS_ALONE = false", format!("IS_ALONE = {}", self.relative)),
        ];
        if let Some((_, script)) = self.done.get_mut(KEEPER) {
            let mut text = String::from_utf8_lossy(script).into_owned();
            for (place, value) in told {
                text = text.replace(place, &value);
            }
            *script = text.into_bytes();
        }
    }

    /// What a file mentions whose names change with what is in them, by those names.
    fn served_by(&self, name: &str) -> Vec<&str> {
        let content = self.files.get(name);
        let mentioned = self.mentioned(name, content.map_or(&[], Vec::as_slice));
        let mut served: Vec<&str> = mentioned
            .iter()
            .filter_map(|other| self.done.get_key_value(other))
            .filter(|(other, (served, _))| *other != served)
            .map(|(_, (served, _))| served.as_str())
            .collect();
        served.sort_unstable();
        served
    }

    fn write(&self, to: &Path, packing: Packing) -> Result<Sizes> {
        let best = packing == Packing::Best;
        let mut sizes = Sizes::new();
        for (name, (served, content)) in &self.done {
            fs::write(to.join(served), content)?;
            let mut packed = Vec::new();
            if packing != Packing::Site {
                packed.push(("gz", gzip(content, best)?));
            }
            if best {
                packed.push(("br", brotli(content)?));
            }
            packed.retain(|(_, bytes)| bytes.len() < content.len());
            for (kind, bytes) in &packed {
                fs::write(to.join(format!("{served}.{kind}")), bytes)?;
            }
            let least = packed.iter().map(|(_, bytes)| bytes.len()).min();
            sizes.insert(name.clone(), least.unwrap_or(content.len()));
        }
        Ok(sizes)
    }
}

/// What stands after the last dot.
fn kind(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, kind)| kind)
}

/// What people open or what has a fixed address by convention.
fn is_page(name: &str) -> bool {
    kind(name) == "html"
        || matches!(
            name,
            "favicon.ico"
                | "preview.json"
                | "preview.png"
                | "robots.txt"
                | "manifest.webmanifest"
                | "sw.js"
        )
}

fn is_text(name: &str) -> bool {
    ["html", "css", "js", "mjs", "json", "svg", "webmanifest"].contains(&kind(name))
}

/// Whatever may be a file's name and stands as a whole, between quotes, brackets or slashes; and where it stands.
fn mentions(content: &[u8]) -> impl Iterator<Item = (usize, &str)> {
    let in_name = |sign: &u8| sign.is_ascii_alphanumeric() || b"._-".contains(sign);
    let mut at = 0;
    std::iter::from_fn(move || {
        while at < content.len() {
            let begun = at;
            let length = content[begun..]
                .iter()
                .take_while(|sign| in_name(sign))
                .count();
            at = begun + length.max(1);
            let before = begun
                .checked_sub(1)
                .and_then(|before| content.get(before));
            if length > 0
                && before.is_some_and(|sign| b"\"'`(/".contains(sign))
                && content
                    .get(at)
                    .is_some_and(|sign| b"\"'`)?#".contains(sign))
                && let Ok(name) = str::from_utf8(&content[begun..at])
            {
                return Some((begun, name));
            }
        }
        None
    })
}

fn hash(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    let bytes = digest
        .iter()
        .take(8)
        .fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    format!("{bytes:016x}")
}

/// `app.js` becomes `app.0123456789abcdef.js`.
fn hashed(name: &str, content: &[u8]) -> String {
    match name.rsplit_once('.') {
        Some((stem, kind)) => format!("{stem}.{}.{kind}", hash(content)),
        None => format!("{name}.{}", hash(content)),
    }
}

#[cfg(feature = "best")]
fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    brotli::CompressorWriter::new(&mut packed, 64 * 1024, 11, 22).write_all(content)?;
    Ok(packed)
}

#[cfg(not(feature = "best"))]
fn brotli(_: &[u8]) -> Result<Vec<u8>> {
    anyhow::bail!("this bundler was built for quick clients only (feature `best`)")
}

fn gzip(content: &[u8], best: bool) -> Result<Vec<u8>> {
    let level = if best {
        flate2::Compression::best()
    } else {
        flate2::Compression::fast()
    };
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), level);
    packer.write_all(content)?;
    Ok(packer.finish()?)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[test]
    fn names_follow_from_the_content_and_mentions_follow_the_names() {
        let folder = std::env::temp_dir().join(format!("zashiki-pack-{}", std::process::id()));
        let (from, to) = (folder.join("from"), folder.join("to"));
        for path in [&from, &to] {
            fs::create_dir_all(path).unwrap();
        }
        let page = "<link href=\"/a.css\"><script src=\"/b.js\"></script>";
        let css = "body { margin: 0 }".repeat(20);
        for (name, text) in [
            ("index.html", page),
            ("a.css", &css),
            ("b.js", "fetch('/a.css')"),
            ("sw.js", "const RELEASE = \"\";\nconst FILES = [];\n"),
            ("preview.png", "not kept"),
        ] {
            fs::write(from.join(name), text).unwrap();
        }
        pack(&from, &to, Packing::Best).unwrap();
        let read = |name: &str| fs::read_to_string(to.join(name)).unwrap();
        let page = read("index.html");
        let named: Vec<&str> = page
            .split('"')
            .filter_map(|word| word.strip_prefix('/'))
            .collect();
        assert_eq!(
            named,
            [
                hashed("a.css", css.as_bytes()),
                format!("b.{}.js", hash(read(named[1]).as_bytes()))
            ]
        );
        let keeper = read("sw.js");
        let kept = format!(
            "const FILES = [\"{}\",\"{}\",\"index.html\"];",
            named[0], named[1]
        );
        assert!(keeper.contains(&kept), "{keeper}");
        assert!(!keeper.contains("RELEASE = \"\""), "{keeper}");
        assert_eq!(read(named[0]), css);
        assert_eq!(read(named[1]), format!("fetch('/{}')", named[0]));
        assert!(
            to.join(format!("{}.br", named[0])).exists()
                && to.join(format!("{}.gz", named[0])).exists()
        );
        assert!(
            !to.join(format!("{}.br", named[1])).exists(),
            "a short file would grow"
        );
        pack(&from, &to, Packing::Site).unwrap();
        let page = read("index.html");
        assert!(page.starts_with("<link href=\"./a."), "{page}");
        fs::remove_dir_all(folder).unwrap();
    }

    /// The script that keeps a release, of which nothing else is here but a page, a sheet and a picture.
    fn keeper(script: &str, sheet: &str, packing: Packing) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("zashiki-keeper-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let (from, to) = (folder.join("from"), folder.join("to"));
        for path in [&from, &to] {
            fs::create_dir_all(path).unwrap();
        }
        let manifest = "{ \"src\": \"/icon.png\" }";
        let page = "<link href=\"/manifest.webmanifest\"><link href=\"/a.css\">";
        let places = "const RELEASE = \"\";\nconst FILES = [];\nconst MENTIONS = {};\nconst IS_ALONE = false;\n";
        for (name, text) in [
            ("sw.js", format!("{places}{script}").as_str()),
            ("index.html", page),
            ("manifest.webmanifest", manifest),
            ("a.css", sheet),
            ("icon.png", "a picture"),
        ] {
            fs::write(from.join(name), text).unwrap();
        }
        pack(&from, &to, packing).unwrap();
        let keeper = fs::read_to_string(to.join("sw.js")).unwrap();
        fs::remove_dir_all(folder).unwrap();
        keeper
    }

    /// What the script that keeps a release was told of this.
    fn told<'a>(keeper: &'a str, name: &str) -> &'a str {
        let begin = format!("const {name} = ");
        let mut lines = keeper.lines();
        lines
            .find_map(|line| line.strip_prefix(&begin))
            .expect("the script says it")
    }

    #[test]
    fn a_release_has_another_name_when_anything_of_it_is_another() {
        let first = keeper("keep();", "body {}", Packing::Quick);
        let again = keeper("keep();", "body {}", Packing::Quick);
        assert_eq!(told(&first, "RELEASE"), told(&again, "RELEASE"));
        for (script, sheet) in [("keep(1);", "body {}"), ("keep();", "p {}")] {
            let other = keeper(script, sheet, Packing::Quick);
            assert_ne!(
                told(&first, "RELEASE"),
                told(&other, "RELEASE"),
                "{script} {sheet}"
            );
        }
    }

    #[test]
    fn the_script_that_keeps_a_release_knows_what_its_pages_mention() {
        let keeper_of = |packing| keeper("", "body {}", packing);
        let kept = keeper_of(Packing::Quick);
        let (sheet, icon) = (
            hashed("a.css", b"body {}"),
            hashed("icon.png", b"a picture"),
        );
        let mentions = json!({ "index.html": [sheet], "manifest.webmanifest": [icon] });
        assert_eq!(told(&kept, "MENTIONS"), format!("{mentions};"));
        assert_eq!(told(&kept, "IS_ALONE"), "false;");
        assert_eq!(told(&keeper_of(Packing::Site), "IS_ALONE"), "true;");
    }
}
