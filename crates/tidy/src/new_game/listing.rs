//! Lists a new game where the workspace lists its crates and its games.

use anyhow::{Context, Result, ensure};

use super::name::Name;
use crate::markers::lines_between;

/// Adds the crate to the root manifest, among the other games: as a dependency, and optimised in the builds of tests and
/// of `cargo xtask serve`, where bots play thousands of matches in their heads.
pub(super) fn add_to_workspace(manifest: &str, name: &Name, games: &[&str]) -> Result<String> {
    let is_game = |key: &str| games.contains(&key);
    let dependency = format!("{0} = {{ path = \"crates/{0}\" }}", name.kebab);
    let with_dependency = add_line(
        manifest,
        "[workspace.dependencies]",
        name,
        &dependency,
        is_game,
    )?;
    let profile = format!("{}.opt-level = 3", name.kebab);
    add_line(
        &with_dependency,
        "[profile.dev.package]",
        name,
        &profile,
        is_game,
    )
}

/// Adds the dependency to the manifest of `catalog`, in alphabetical order.
pub(super) fn add_to_catalog(manifest: &str, name: &Name) -> Result<String> {
    let dependency = format!("{}.workspace = true", name.kebab);
    add_line(manifest, "[dependencies]", name, &dependency, |key| {
        !key.is_empty()
    })
}

/// Adds the game at the end of the list of games: with the defaults for everything beyond the rules, which whoever writes
/// better ones turns from `plain` into `own`.
pub(super) fn add_to_list(list: &str, name: &Name) -> Result<String> {
    const MACRO: &str = "macro_rules! games ";
    let lines: Vec<&str> = list.lines().collect();
    let start = lines
        .iter()
        .position(|line| line.starts_with(MACRO))
        .context("the list of games has no macro `games`")?;
    let length = lines[start..]
        .iter()
        .position(|line| line.trim() == "}")
        .context("the list of games does not end")?;
    let end = start + length;
    ensure!(
        lines[end - 1].ends_with(';'),
        "the list of games does not end with a game"
    );
    let margin = lines[end].replace('}', "    ");
    let line = format!(
        "{margin}{0} = \"{1}\", {2}::{0}, 2 to 5 by \"players\", one each, plain bots, plain statistics, \
         plain words, plain drawing;",
        name.pascal, name.kebab, name.snake
    );
    Ok(with_line(&lines, end, &line))
}

/// Adds the row to the table of crates, among those of the other games; a map without that table stays as it is.
pub(super) fn add_row(map: &str, name: &Name, games: &[&str]) -> Option<String> {
    let range = lines_between(map, "crates")?;
    let lines: Vec<&str> = map.lines().collect();
    let keys = lines[range.clone()]
        .iter()
        .map(|line| first_cell(line));
    let at = place(keys, name, |key| games.contains(&key)).unwrap_or(range.len());
    let row = format!("| `{}` | the game {} | pure |", name.kebab, name.title);
    Some(with_line(&lines, range.start + at, &row))
}

/// Adds a line to a section of a manifest, in its place among the keys that count.
fn add_line(
    manifest: &str,
    section: &str,
    name: &Name,
    line: &str,
    counts: impl Fn(&str) -> bool,
) -> Result<String> {
    let lines: Vec<&str> = manifest.lines().collect();
    let start = lines
        .iter()
        .position(|line| line.trim() == section)
        .with_context(|| format!("a Cargo.toml has no {section}"))?
        + 1;
    let length = lines[start..]
        .iter()
        .take_while(|line| !line.starts_with('['))
        .count();
    let keys = lines[start..start + length]
        .iter()
        .map(|line| key(line));
    let at = place(keys, name, counts).unwrap_or(0);
    Ok(with_line(&lines, start + at, line))
}

/// What stands before `=` or the first full stop.
pub(super) fn key(line: &str) -> &str {
    line.split(['=', '.']).next().unwrap_or("").trim()
}

fn first_cell(row: &str) -> &str {
    let cell = row.split('|').nth(1).unwrap_or("");
    cell.trim_matches([' ', '`'])
}

/// Before the first key that comes later in the alphabet, or after the last, among those that count.
fn place<'a>(
    keys: impl Iterator<Item = &'a str>,
    name: &Name,
    counts: impl Fn(&str) -> bool,
) -> Option<usize> {
    let mut after_the_last = None;
    for (index, key) in keys.enumerate() {
        if !counts(key) {
            continue;
        }
        if *key > *name.kebab {
            return Some(index);
        }
        after_the_last = Some(index + 1);
    }
    after_the_last
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
        toy = { path = \"t\" }\n\nserde = \"1\"\n\n[workspace.lints]\ntoy = 1\n\n\
        [profile.dev.package]\nbots.opt-level = 3\nhanafuda.opt-level = 3\ntidy.opt-level = 0\n";
    const MAP: &str = "<!-- crates -->\n| crate | job | kind |\n|---|---|---|\n| `hanafuda` | x | pure |\n\
        | `zashiki` | y | program |\n<!-- /crates -->\n";
    const LIST: &str = "//! The list.\n\nmacro_rules! games {\n    ($callback:ident) => {\n        $callback! {\n            \
        []\n            Hanafuda = \"hanafuda\", hanafuda::Hanafuda, 2 to 2 by \"players\", one each, own bots;\n        \
        }\n    };\n}\n";

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
                &add_to_workspace(MANIFEST, &named(name), &games).unwrap(),
                name,
            )
        };
        assert_eq!(at("aoi"), 2);
        assert_eq!(at("moon-viewing"), 3);
        assert_eq!(at("zen"), 4);
        assert!(add_to_workspace("[package]\n", &named("zen"), &games).is_err());
    }

    #[test]
    fn the_crate_is_optimised_as_the_other_games_are() {
        let games = ["hanafuda", "toy"];
        let at = |name: &str| {
            let text = add_to_workspace(MANIFEST, &named(name), &games).unwrap();
            line_of(&text, &format!("{name}.opt-level = 3")) - line_of(&text, "bots.opt-level")
        };
        assert_eq!(at("aoi"), 1);
        assert_eq!(at("moon-viewing"), 2);
    }

    #[test]
    fn the_catalog_lists_all_its_dependencies_in_order() {
        let manifest = "[package]\nname = \"catalog\"\n\n[dependencies]\ngame-core.workspace = true\n\
             serde.workspace = true\n\n[lints]\nworkspace = true\n";
        let at = |name: &str| {
            let text = add_to_catalog(manifest, &named(name)).unwrap();
            line_of(&text, &format!("{name}.workspace = true"))
        };
        assert_eq!(at("aoi"), 4);
        assert_eq!(at("moon-viewing"), 5);
        assert_eq!(at("zen"), 6);
    }

    #[test]
    fn the_game_joins_the_list_with_all_defaults() {
        let list = add_to_list(LIST, &named("moon-viewing")).unwrap();
        let line = "            MoonViewing = \"moon-viewing\", moon_viewing::MoonViewing, \
             2 to 5 by \"players\", one each, plain bots, plain statistics, plain words, plain drawing;\n";
        assert_eq!(
            list,
            LIST.replace("        }\n", &format!("{line}        }}\n"))
        );
        let again = add_to_list(&list, &named("aoi")).unwrap();
        assert!(
            line_of(&again, "            Aoi = ") > line_of(&again, "            MoonViewing = ")
        );
        for broken in ["", "macro_rules! games {\n", "macro_rules! games {\n}\n"] {
            assert!(add_to_list(broken, &named("aoi")).is_err(), "{broken}");
        }
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
