//! Lists a new game where the workspace lists its crates: the root Cargo.toml and ARCHITECTURE.md.

use anyhow::{Context, Result};

use super::name::Name;
use crate::markers::lines_between;

/// Adds the workspace dependency in alphabetical order among those of the other games.
pub(super) fn add_dependency(manifest: &str, name: &Name, games: &[&str]) -> Result<String> {
    let lines: Vec<&str> = manifest.lines().collect();
    let section = lines
        .iter()
        .position(|line| line.trim() == "[workspace.dependencies]");
    let start = section.context("the root Cargo.toml has no [workspace.dependencies]")? + 1;
    let length = lines[start..]
        .iter()
        .take_while(|line| !line.starts_with('['))
        .count();
    let key = |line: &str| {
        line.split(['=', '.'])
            .next()
            .unwrap_or("")
            .trim()
            .to_owned()
    };
    let at = place(&lines[start..start + length], name, games, key).unwrap_or(0);
    let line = format!("{0} = {{ path = \"crates/{0}\" }}", name.kebab);
    Ok(with_line(&lines, start + at, &line))
}

/// Adds the row to the table of crates, among those of the other games; a map without that table stays as it is.
pub(super) fn add_row(map: &str, name: &Name, games: &[&str]) -> Option<String> {
    let range = lines_between(map, "crates")?;
    let lines: Vec<&str> = map.lines().collect();
    let key = |line: &str| {
        line.split('|')
            .nth(1)
            .unwrap_or("")
            .replace('`', "")
            .trim()
            .to_owned()
    };
    let at = place(&lines[range.clone()], name, games, key).unwrap_or(range.len());
    let row = format!("| `{}` | the game {} | pure |", name.kebab, name.title);
    Some(with_line(&lines, range.start + at, &row))
}

/// Before the first game that comes later in the alphabet, or after the last game.
fn place(
    lines: &[&str],
    name: &Name,
    games: &[&str],
    key: impl Fn(&str) -> String,
) -> Option<usize> {
    let listed = || {
        lines
            .iter()
            .map(|line| key(line))
            .enumerate()
            .filter(|(_, key)| games.contains(&key.as_str()))
    };
    let later = listed()
        .find(|(_, key)| *key > name.kebab)
        .map(|(index, _)| index);
    later.or_else(|| listed().last().map(|(index, _)| index + 1))
}

fn with_line(lines: &[&str], at: usize, line: &str) -> String {
    let (before, after) = lines.split_at(at);
    let mut text = [before, &[line], after].concat().join("\n");
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[workspace.dependencies]\ncatalog = { path = \"c\" }\nhanafuda = { path = \"h\" }\n\
        toy = { path = \"t\" }\n\nserde = \"1\"\n\n[workspace.lints]\ntoy = 1\n";
    const MAP: &str = "<!-- crates -->\n| crate | job | kind |\n|---|---|---|\n| `hanafuda` | x | pure |\n\
        | `zashiki` | y | program |\n<!-- /crates -->\n";

    fn named(name: &str) -> Name {
        Name::new(name, &[]).unwrap()
    }

    fn line_of(text: &str, start: &str) -> usize {
        text.lines()
            .position(|line| line.starts_with(start))
            .unwrap()
    }

    #[test]
    fn the_dependency_stands_in_order_among_the_games() {
        let games = ["hanafuda", "toy"];
        let at = |name: &str| {
            line_of(
                &add_dependency(MANIFEST, &named(name), &games).unwrap(),
                name,
            )
        };
        assert_eq!(at("aoi"), 2);
        assert_eq!(at("moon-viewing"), 3);
        assert_eq!(at("zen"), 4);
        assert!(add_dependency("[package]\n", &named("zen"), &games).is_err());
    }

    #[test]
    fn the_row_stands_in_order_among_the_games() {
        let text = add_row(MAP, &named("moon-viewing"), &["hanafuda"]).unwrap();
        assert_eq!(
            text.lines().nth(4),
            Some("| `moon-viewing` | the game Moon Viewing | pure |")
        );
        assert_eq!(text.lines().count(), MAP.lines().count() + 1);
        let text = add_row(MAP, &named("aoi"), &["hanafuda"]).unwrap();
        assert_eq!(line_of(&text, "| `aoi`"), 3);
    }

    #[test]
    fn a_map_without_the_table_stays() {
        assert_eq!(add_row("# Architecture\n", &named("aoi"), &[]), None);
    }
}
