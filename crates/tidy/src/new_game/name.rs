//! The name of a new game, checked, in every form that a crate needs.

use anyhow::{Result, ensure};

use crate::checks::edges::EDGES;

/// Names that Rust itself uses for crates.
const OF_RUST: &[&str] = &["alloc", "core", "proc-macro", "std", "test"];

/// One name in all its spellings.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Name {
    /// `moon-viewing`: the package, the folder, the game's id.
    pub(super) kebab: String,
    /// `moon_viewing`: the crate in `use`.
    pub(super) snake: String,
    /// `MOON_VIEWING`: in constants.
    pub(super) screaming: String,
    /// `MoonViewing`: the type.
    pub(super) pascal: String,
    /// `Moon Viewing`: the title.
    pub(super) title: String,
}

impl Name {
    /// Takes a name in kebab-case that no crate of the workspace has, or will have.
    pub(super) fn new(name: &str, taken: &[&str]) -> Result<Self> {
        ensure!(
            name.split('-').all(is_word) && name.starts_with(|c: char| c.is_ascii_lowercase()),
            "{name:?} is not in kebab-case: lower-case letters, digits and single hyphens, such as moon-viewing"
        );
        ensure!(!taken.contains(&name), "the crate {name:?} exists already");
        let reserved = EDGES.iter().any(|(known, _)| *known == name) || OF_RUST.contains(&name);
        ensure!(
            !reserved,
            "the name {name:?} is reserved for something that is not a game"
        );
        let snake = name.replace('-', "_");
        ensure!(
            syn::parse_str::<syn::Ident>(&snake).is_ok(),
            "{name:?} is a word of the Rust language"
        );
        let capitalised: Vec<String> = name.split('-').map(capitalise).collect();
        Ok(Self {
            kebab: name.to_owned(),
            screaming: snake.to_uppercase(),
            snake,
            pascal: capitalised.concat(),
            title: capitalised.join(" "),
        })
    }
}

fn is_word(part: &str) -> bool {
    !part.is_empty()
        && part
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
}

fn capitalise(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map(|first| first.to_ascii_uppercase())
        .into_iter()
        .chain(letters)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_all_its_spellings() {
        let name = Name::new("moon-viewing-2", &["toy"]).unwrap();
        assert_eq!(name.snake, "moon_viewing_2");
        assert_eq!(name.screaming, "MOON_VIEWING_2");
        assert_eq!(name.pascal, "MoonViewing2");
        assert_eq!(name.title, "Moon Viewing 2");
    }

    #[test]
    fn a_bad_name_is_refused_with_its_reason() {
        let reason = |name| Name::new(name, &["toy"]).unwrap_err().to_string();
        for name in [
            "",
            "-",
            "Moon",
            "moon_viewing",
            "moon--viewing",
            "moon-",
            "7-moons",
            "луна",
            "a b",
        ] {
            assert!(reason(name).contains("kebab-case"), "{name}");
        }
        assert!(reason("toy").contains("exists already"));
        assert!(reason("server").contains("reserved"));
        assert!(reason("std").contains("reserved"));
        assert!(reason("match").contains("word of the Rust language"));
    }
}
