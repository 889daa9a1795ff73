//! The lessons of a game as the client fetches them: what their authors wrote, with the words of one language.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::{Map, Value};

/// The lessons of a game in their order; none if nobody has written any.
pub(crate) fn lessons(root: &Path, lang: &str, game: &str) -> Result<Value> {
    let folder = root.join("lessons").join(game);
    if !folder.is_dir() {
        return Ok(Value::Array(Vec::new()));
    }
    let words = root.join(format!("locales/{lang}/lessons/{game}.ftl"));
    let words =
        fs::read_to_string(&words).with_context(|| format!("reading {}", words.display()))?;
    let mut files: Vec<PathBuf> = Vec::new();
    for file in fs::read_dir(&folder)? {
        files.push(file?.path());
    }
    files.sort();
    let lessons: Result<Vec<Value>> = files
        .iter()
        .map(|file| lesson(file, &words))
        .collect();
    Ok(Value::Array(lessons?))
}

/// A lesson. Its file is called `2-reach.toml`, and its messages begin with `reach-`.
fn lesson(file: &Path, words: &str) -> Result<Value> {
    let name = file
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy();
    let (_, slug) = name
        .split_once('-')
        .with_context(|| format!("{name}: a number, then a name"))?;
    let text = fs::read_to_string(file)?;
    let mut lesson: Map<String, Value> =
        toml::from_str(&text).with_context(|| format!("reading {}", file.display()))?;
    lesson.insert("slug".to_owned(), slug.into());
    lesson.insert("words".to_owned(), spoken(slug, words).into());
    Ok(Value::Object(lesson))
}

/// The messages of one lesson: plain text on one line each.
fn spoken(slug: &str, words: &str) -> Map<String, Value> {
    let messages = words.lines().filter_map(|line| {
        let (id, text) = line.split_once(" = ")?;
        let name = id.strip_prefix(slug)?.strip_prefix('-')?;
        Some((name.to_owned(), text.into()))
    });
    messages.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_has_its_own_words_only() {
        let words = "# Go\n\nfirst-title = One\nfirst-goal = Two = 2\nsecond-title = Three\n";
        let found = Value::Object(spoken("first", words));
        assert_eq!(
            found,
            serde_json::json!({ "title": "One", "goal": "Two = 2" })
        );
    }
}
