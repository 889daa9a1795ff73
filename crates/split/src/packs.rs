//! Which modules travel together.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use anyhow::Result;

/// The pack of what every table needs.
const SHARED: &str = "tables";
/// A part whose name ends so is a game's table.
const TABLE: &str = "_table";
/// Parts whose names end so are a game's replay and its lessons, which are drawn as its table is.
const DRAWN_AS_TABLE: [&str; 2] = ["_film", "_lesson"];

/// Modules by pack. A module may be in several packs; whoever fetches them starts it once.
pub(crate) struct Packs(BTreeMap<String, Vec<String>>);

impl Packs {
    /// The packs of these parts, each with the modules it needs.
    pub(crate) fn of(parts: &BTreeMap<String, Vec<String>>) -> Packs {
        let tables = parts
            .iter()
            .filter(|(part, _)| part.ends_with(TABLE))
            .map(|(_, modules)| modules.iter().cloned().collect::<BTreeSet<_>>());
        let shared = tables
            .reduce(|one, other| one.intersection(&other).cloned().collect())
            .unwrap_or_default();
        let mut packs = BTreeMap::new();
        for (part, modules) in parts {
            let before = before(part);
            let has: BTreeSet<&String> = before
                .iter()
                .filter_map(|before| parts.get(before))
                .flatten()
                .chain(shared.iter().filter(|_| is_drawn(part)))
                .collect();
            let own = modules
                .iter()
                .filter(|module| !has.contains(module))
                .cloned();
            packs.insert(part.clone(), own.collect());
        }
        packs.insert(SHARED.to_owned(), shared.into_iter().collect());
        Packs(packs)
    }

    pub(crate) fn contents(&self) -> impl Iterator<Item = (&String, &Vec<String>)> {
        self.0.iter()
    }

    /// A line of script for each part: `export const __wasm_split_load_PART = part(PACK, PACK);`, where a pack is its
    /// file, and the name and size of each module in it.
    pub(crate) fn script(
        &self,
        parts: &BTreeMap<String, Vec<String>>,
        size: impl Fn(&String) -> usize,
    ) -> Result<String> {
        let mut script = String::new();
        for (name, modules) in &self.0 {
            write!(script, "const {name} = pack(\"/{name}.bin\"")?;
            for module in modules {
                write!(script, ", [\"{module}\", {}]", size(module))?;
            }
            writeln!(script, ");")?;
        }
        for part in parts.keys() {
            let shared = is_drawn(part).then(|| SHARED.to_owned());
            let before = before(part).filter(|before| parts.contains_key(before));
            let packs: Vec<String> = [shared, before, Some(part.clone())]
                .into_iter()
                .flatten()
                .collect();
            writeln!(
                script,
                "export const __wasm_split_load_{part} = part({});",
                packs.join(", ")
            )?;
        }
        Ok(script)
    }
}

/// Whether a part draws a table, so that it needs what every table does.
fn is_drawn(part: &str) -> bool {
    part.ends_with(TABLE) || before(part).is_some()
}

/// The part whose pack this one builds on.
fn before(part: &str) -> Option<String> {
    DRAWN_AS_TABLE
        .iter()
        .find_map(|ending| part.strip_suffix(ending))
        .map(|game| format!("{game}{TABLE}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts() -> BTreeMap<String, Vec<String>> {
        let part = |name: &str, modules: &str| {
            let modules = modules.split(' ').map(str::to_owned);
            (name.to_owned(), modules.collect())
        };
        BTreeMap::from([
            part("go_table", "all games two go"),
            part("go_film", "all games go film of-go"),
            part("hex_table", "all games two hex"),
            part("hex_rules", "all rules"),
        ])
    }

    #[test]
    fn what_every_table_needs_is_packed_once_and_the_rest_with_its_part() {
        let packs = Packs::of(&parts());
        let contents: Vec<(&str, String)> = packs
            .contents()
            .map(|(name, modules)| (name.as_str(), modules.join(" ")))
            .collect();
        assert_eq!(
            contents,
            [
                ("go_film", "film of-go".to_owned()),
                ("go_table", "go".to_owned()),
                ("hex_rules", "all rules".to_owned()),
                ("hex_table", "hex".to_owned()),
                ("tables", "all games two".to_owned()),
            ]
        );
    }

    #[test]
    fn every_part_gets_all_its_modules() {
        let parts = parts();
        let packs = Packs::of(&parts);
        let script = packs.script(&parts, |_| 7).unwrap();
        for (part, modules) in &parts {
            let begin = format!("export const __wasm_split_load_{part} = part(");
            let line = script
                .lines()
                .find_map(|line| line.strip_prefix(&begin)?.strip_suffix(");"))
                .unwrap();
            let had: Vec<&String> = line
                .split(", ")
                .flat_map(|pack| &packs.0[pack])
                .collect();
            for module in modules {
                assert!(had.contains(&module), "{part} needs {module}");
            }
        }
        assert!(script.contains("const hex_table = pack(\"/hex_table.bin\", [\"hex\", 7]);"));
    }
}
