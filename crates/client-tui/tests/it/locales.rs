//! What only the terminal says is there in every language, and nothing else is.

use std::collections::BTreeSet;
use std::path::Path;

use client_core::story::Lang;
use client_tui::words::source;

/// The names of the messages that begin so.
fn names(lang: Lang, begin: &str) -> BTreeSet<&'static str> {
    source(lang)
        .lines()
        .filter(|line| line.starts_with(begin))
        .filter_map(|line| line.split(' ').next())
        .collect()
}

/// All source texts below a folder.
fn sources(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).unwrap();
    let texts = entries.map(|entry| {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path)
        } else {
            std::fs::read_to_string(path).unwrap()
        }
    });
    texts.collect()
}

#[test]
fn every_language_says_the_same_and_the_terminal_says_all_of_it() {
    let english = names(Lang::En, "tui-");
    for lang in Lang::ALL {
        assert_eq!(names(lang, "tui-"), english, "{lang}");
        // The command line has the words that begin otherwise.
        assert_eq!(names(lang, "cli-"), names(Lang::En, "cli-"), "{lang}");
    }
    assert!(!names(Lang::En, "cli-").is_empty());
    let source = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let said: BTreeSet<&str> = source
        .split('"')
        .filter(|text| text.starts_with("tui-"))
        .collect();
    assert_eq!(said, english);
}
