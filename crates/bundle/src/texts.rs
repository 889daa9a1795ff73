//! What people read, in files of the parts in which a page fetches them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::{Fetched, lessons, rules};

pub(crate) const LANGUAGES: [&str; 4] = ["en", "ru", "pl", "uk"];

/// Writes the texts, rules and lessons of every language.
pub(crate) fn of_all_languages(root: &Path, games: &[String], folder: &Path) -> Result<Fetched> {
    let mut fetched = Fetched::new();
    for lang in LANGUAGES {
        for (part, texts) in messages(root, lang, games)? {
            let stem = if part.is_empty() {
                lang.to_owned()
            } else {
                format!("{lang}-{part}")
            };
            fs::write(
                folder.join(format!("{stem}.json")),
                serde_json::to_string(&texts)?,
            )?;
            fetched.insert(stem.clone(), format!("/{stem}.json"));
        }
        for game in games {
            let stem = format!("{lang}-{game}-rules");
            fs::write(
                folder.join(format!("{stem}.json")),
                rules_of(root, lang, game)?.to_string(),
            )?;
            fetched.insert(stem.clone(), format!("/{stem}.json"));
            let stem = format!("{lang}-{game}-lessons");
            fs::write(
                folder.join(format!("{stem}.json")),
                lessons::lessons(root, lang, game)?.to_string(),
            )?;
            fetched.insert(stem.clone(), format!("/{stem}.json"));
        }
    }
    Ok(fetched)
}

/// The rules of a game. Where nobody has written them for players in this language, its specification stands for them.
fn rules_of(root: &Path, lang: &str, game: &str) -> Result<serde_json::Value> {
    let written = root.join(format!("locales/{lang}/rules/{game}.md"));
    if written.is_file() {
        return Ok(rules::pieces(&fs::read_to_string(written)?));
    }
    let path = root.join("crates").join(game).join("RULES.md");
    let specification =
        fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
    Ok(rules::pieces(&rules::from_specification(&specification)))
}

/// What links say of themselves in every language: the messages of `preview.ftl`, each one line, and the games' names.
pub(crate) fn previews(root: &Path, games: &[String]) -> Result<String> {
    let mut all = BTreeMap::new();
    for lang in LANGUAGES {
        let folder = root.join("locales").join(lang);
        let text = fs::read_to_string(folder.join("preview.ftl"))?;
        let lines = text
            .lines()
            .filter_map(|line| line.split_once(" = "));
        let mut words: serde_json::Map<String, serde_json::Value> = lines
            .map(|(id, words)| (id.replace('-', "_"), words.into()))
            .collect();
        let mut names = serde_json::Map::new();
        for game in games {
            let own = folder.join(format!("{game}.ftl"));
            // A game without words of its own has no name to tell.
            if !own.exists() {
                continue;
            }
            let own = fs::read_to_string(own)?;
            let name = own
                .lines()
                .find_map(|line| line.strip_prefix("game = "));
            names.extend(name.map(|name| (game.clone(), name.into())));
        }
        words.insert("games".to_owned(), names.into());
        all.insert(lang, words);
    }
    Ok(serde_json::to_string(&all)?)
}

/// Texts by the names of their files in `locales`.
type Texts = BTreeMap<String, String>;

/// All texts of a language, in the parts in which they are fetched: without a name what every page may say, by a
/// game's name what is said at its tables, and `me` for the page about oneself.
fn messages(root: &Path, lang: &str, games: &[String]) -> Result<BTreeMap<String, Texts>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(root.join("locales").join(lang))? {
        let path = entry?.path();
        if path.extension().is_none_or(|kind| kind != "ftl") {
            continue;
        }
        let name = path.file_stem().unwrap_or_default();
        // These are for the server and for the terminal alone.
        if name == "preview" || name == "terminal" {
            continue;
        }
        files.insert(
            name.to_string_lossy().into_owned(),
            fs::read_to_string(&path)?,
        );
    }
    // One without words of its own has a part as well, though nothing is in it.
    let mut parts: BTreeMap<String, Texts> = games
        .iter()
        .map(|game| (game.clone(), Texts::new()))
        .collect();
    for (name, text) in files {
        let is_game = games.contains(&name);
        for (part, text) in split(&text, if is_game { &name } else { "" }) {
            parts
                .entry(part)
                .or_default()
                .insert(name.clone(), text);
        }
    }
    Ok(parts)
}

/// What pages without a table say of a game: its name and its kind.
const OF_PAGES: [&str; 4] = ["game ", "about-kind ", "about-facts ", "about-lesson "];
/// What is said by programs that read records and settings themselves, in plain lines, and to whom asks for what no page
/// asks; the page never says it.
const OF_PROGRAMS: [&str; 11] = [
    "known ",
    "outlook-",
    "story-",
    "error-field_",
    "error-record_",
    "error-replay_",
    "error-at-line ",
    "error-in-action ",
    "error-bad_method ",
    "error-upgrade_required ",
    "verify-",
];

/// The messages of a file by the part in which they are fetched; those that are said only at tables belong to
/// `table`. What belongs to a message is indented.
fn split(text: &str, table: &str) -> BTreeMap<String, String> {
    let mut parts: BTreeMap<String, String> = BTreeMap::new();
    let mut part = None;
    for line in text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        if !line.starts_with([' ', '}']) {
            part = part_of(line, table);
        }
        let Some(part) = part else { continue };
        let text = parts.entry(part.to_owned()).or_default();
        // One space says as much as many.
        if line.starts_with(' ') {
            text.push(' ');
        }
        text.push_str(line.trim_start());
        text.push('\n');
    }
    parts
}

/// The part of a message; none if no page says it.
fn part_of<'a>(line: &str, table: &'a str) -> Option<&'a str> {
    let begins = |names: &[&str]| names.iter().any(|begin| line.starts_with(begin));
    match line {
        _ if begins(&["me-"]) => Some("me"),
        _ if begins(&OF_PAGES) => Some(""),
        _ if begins(&OF_PROGRAMS) => None,
        _ => Some(table),
    }
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn messages_are_told_apart_with_all_that_belongs_to_them() {
        let text = "# A\n\na = b { $n ->\n   *[other] c\n}\nabout-kind = { $n ->\n   *[other] d\n}\nz = y\nstory-x =\n    No.\nme-x = M\n";
        let parts = [
            ("", "about-kind = { $n ->\n *[other] d\n}\n"),
            ("go", "a = b { $n ->\n *[other] c\n}\nz = y\n"),
            ("me", "me-x = M\n"),
        ];
        let parts = parts.map(|(part, text)| (part.to_owned(), text.to_owned()));
        assert_eq!(split(text, "go"), parts.into());
    }
}
