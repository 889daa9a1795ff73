//! What a first table may weigh: everything a browser fetches before somebody can play, compressed.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};

/// The most that may come to a first table, in any game and language.
const MOST: usize = 600 * 1024;
/// What every page needs.
const EVERY: [&str; 6] = [
    "index.html",
    "parts.js",
    "start.js",
    "zashiki.css",
    "zashiki.js",
    "zashiki.wasm",
];
/// What every table needs, where the program was taken apart.
const TABLES: &str = "tables.bin";

/// The most that may come when a table is first played on a device, beside the page.
const MOST_LOCAL: usize = 800 * 1024;
/// What comes then.
const LOCAL: [&str; 6] = [
    "here.js",
    "local.js",
    "local.wasm",
    "store.js",
    "table.js",
    "think.js",
];

/// How many bytes of each file travel.
pub(crate) type Sizes = BTreeMap<String, usize>;

/// Says what is too much for a first table of these games, if anything is.
pub(crate) fn check(sizes: &Sizes, languages: &[&str], games: &[String]) -> Result<()> {
    let local: usize = LOCAL
        .iter()
        .filter_map(|name| sizes.get(*name))
        .sum();
    ensure!(
        local <= MOST_LOCAL,
        "{local} bytes come with a first table on a device, at most {MOST_LOCAL} may"
    );
    for game in games {
        for language in languages {
            let total = first_table(sizes, language, game);
            ensure!(
                total <= MOST,
                "{total} bytes come to a first table of {game} ({language}), at most {MOST} may; \
                 `cargo xtask bench` lists them"
            );
        }
    }
    Ok(())
}

fn first_table(sizes: &Sizes, language: &str, game: &str) -> usize {
    let words = [
        format!("{language}.json"),
        format!("{language}-{game}.json"),
    ];
    let program = format!("{}_table.bin", game.replace('-', "_"));
    let own = |name: &str| {
        let is_drawn = name.strip_prefix(game).is_some_and(|rest| {
            rest.rsplit('.').next() == Some("svg")
                || [".css", "-art.txt", "-scene-art.txt"].contains(&rest)
        });
        is_drawn || name == program || words.iter().any(|words| words == name)
    };
    let needed = sizes
        .iter()
        .filter(|(name, _)| EVERY.contains(&name.as_str()) || *name == TABLES || own(name));
    needed.map(|(_, size)| size).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes() -> Sizes {
        let files = [
            ("zashiki.wasm", MOST - 100),
            ("tables.bin", 20),
            ("red_go_table.bin", 20),
            ("red-go.css", 10),
            ("red-go-back.svg", 10),
            ("en.json", 20),
            ("en-red-go.json", 20),
            ("en-red-go-rules.json", 1000),
            ("red_go_film.bin", 1000),
            ("go_table.bin", 1000),
            ("preview.png", 1000),
        ];
        files
            .map(|(name, size)| (name.to_owned(), size))
            .into()
    }

    #[test]
    fn what_comes_to_a_first_table_is_counted_and_nothing_else() {
        let game = ["red-go".to_owned()];
        assert_eq!(first_table(&sizes(), "en", &game[0]), MOST);
        check(&sizes(), &["en"], &game).unwrap();
    }

    #[test]
    fn what_plays_on_a_device_has_a_limit_of_its_own() {
        let mut sizes = sizes();
        sizes.insert("local.wasm".to_owned(), MOST_LOCAL - 5);
        sizes.insert("think.js".to_owned(), 5);
        check(&sizes, &["en"], &["red-go".to_owned()]).unwrap();
        sizes.insert("store.js".to_owned(), 1);
        assert!(check(&sizes, &["en"], &["red-go".to_owned()]).is_err());
    }

    #[test]
    fn one_byte_too_many_is_refused_and_the_game_named() {
        let mut sizes = sizes();
        sizes.insert("red-go-table.svg".to_owned(), 1);
        let refused = check(&sizes, &["pl", "en"], &["red-go".to_owned()]).unwrap_err();
        assert!(refused.to_string().contains("red-go (en)"), "{refused}");
    }
}
