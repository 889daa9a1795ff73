//! The games, and the options under which each is looked at.

use std::path::Path;
use std::{fs, io};

/// The shortest match of a game worth looking at: its options, each as a key and a value.
pub type Options = &'static [(&'static str, &'static str)];

/// Under which options a game is looked at. One for which nothing is set is played with its defaults.
#[derive(Clone, Copy, Debug, Default)]
pub struct Looks {
    /// Short, and by options that a stranger to the rules can follow.
    pub short: Options,
    /// A usual table, but a match that ends.
    pub few_rounds: &'static str,
    /// The largest table that people usually sit at.
    pub large: &'static str,
    /// A full table needs the most room.
    pub most_players: &'static str,
}

const LOOKS: &[(&str, Looks)] = &[
    (
        "samurakva",
        Looks {
            short: &[("players", "3"), ("rounds", "1")],
            few_rounds: "players=5 rounds=1",
            large: "players=7",
            most_players: "players=10",
        },
    ),
    (
        "yokai-septet",
        Looks {
            short: &[("players", "4"), ("scoring", "rounds")],
            few_rounds: "players=4 scoring=rounds",
            large: "players=4",
            most_players: "players=4",
        },
    ),
    (
        "samurai-sword",
        Looks {
            short: &[("players", "4")],
            few_rounds: "players=5",
            large: "players=7",
            most_players: "players=7",
        },
    ),
    (
        "samurai-spirit",
        Looks {
            short: &[("samurai", "2"), ("level", "easy")],
            few_rounds: "samurai=4",
            large: "samurai=7",
            most_players: "samurai=7",
        },
    ),
];

/// The options under which a game is looked at.
pub fn looks(game: &str) -> Looks {
    let found = LOOKS.iter().find(|(name, _)| *name == game);
    found.map(|(_, looks)| *looks).unwrap_or_default()
}

/// The games by their names in addresses: the crates with a RULES.md, without those whose manifest
/// calls them an example.
pub fn games() -> io::Result<Vec<String>> {
    let crates = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let mut names = Vec::new();
    for entry in fs::read_dir(crates)? {
        let entry = entry?;
        let manifest = entry.path().join("Cargo.toml");
        if entry.path().join("RULES.md").is_file()
            && !fs::read_to_string(manifest)?.contains("\nexample = true\n")
        {
            let name = entry.file_name().to_string_lossy().into_owned();
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}
