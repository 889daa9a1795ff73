//! The games on the list are those whose rules are here: two sources that must say the same.

use super::Finding;
use crate::tree::Tree;

/// The only list of games.
const LIST: &str = "crates/roster/src/list.rs";

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let Some(text) = tree.files.get(LIST) else {
        let message = "the list of games is not here";
        return vec![Finding::new(LIST, 1, message)];
    };
    let listed: Vec<(usize, &str)> = (1..)
        .zip(text.lines())
        .filter_map(|(number, line)| Some((number, game_of(line)?)))
        .collect();
    let without_rules = listed
        .iter()
        .filter(|(_, name)| tree.listed_games().all(|game| game.name != *name))
        .map(|(number, name)| {
            let message = format!("`{name}` has no folder with a RULES.md, or is an example");
            Finding::new(LIST, *number, message)
        });
    let unlisted = tree
        .listed_games()
        .filter(|game| listed.iter().all(|(_, name)| game.name != *name))
        .map(|game| {
            let message = format!("not on the list in {LIST}, and no example");
            Finding::new(format!("{}/RULES.md", game.folder), 1, message)
        });
    without_rules.chain(unlisted).collect()
}

/// The name of the game in a line of the list: `Go = "go", go::Go, 2 to 2 by "players", ...`.
fn game_of(line: &str) -> Option<&str> {
    let (variant, rest) = line.trim().split_once(" = \"")?;
    let (name, rest) = rest.split_once("\", ")?;
    let is_variant = variant.chars().all(char::is_alphanumeric);
    (is_variant && rest.contains("::")).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    const GO: &str = "            Go = \"go\", go::Go, 2 to 2 by \"players\", one each;\n";
    const HANA: &str =
        "            HanaFuda = \"hana-fuda\", hana_fuda::HanaFuda, 2 to 4 by \"players\";\n";

    /// Two games and an example, with this list.
    fn found(list: &str) -> String {
        let tree = Tree::of(&[
            (LIST, list),
            ("crates/go/RULES.md", ""),
            ("crates/hana-fuda/RULES.md", ""),
            ("crates/toy/RULES.md", ""),
            ("crates/toy/Cargo.toml", "example = true\n"),
        ]);
        let tree = ["go", "hana-fuda", "toy", "roster"]
            .into_iter()
            .fold(tree, |tree, name| tree.with(name, &[], &[]));
        listed(&check(&tree))
    }

    #[test]
    fn a_list_of_all_games_but_examples_is_fine() {
        assert_eq!(found(&format!("/// `Go = \"go\", go::Go`\n{GO}{HANA}")), "");
    }

    #[test]
    fn a_game_that_is_not_listed_is_found() {
        assert_eq!(
            found(GO),
            "crates/hana-fuda/RULES.md:1: not on the list in crates/roster/src/list.rs, and no example\n"
        );
    }

    #[test]
    fn a_listed_game_without_rules_or_an_example_is_found() {
        let shogi = GO.replace("Go", "Shogi").replace("go", "shogi");
        assert_eq!(
            found(&format!("{GO}{HANA}{shogi}")),
            "crates/roster/src/list.rs:3: `shogi` has no folder with a RULES.md, or is an example\n"
        );
        let toy = GO.replace("Go", "Toy").replace("go", "toy");
        assert_ne!(found(&format!("{GO}{HANA}{toy}")), "");
    }

    #[test]
    fn a_missing_list_is_found() {
        assert_ne!(listed(&check(&Tree::of(&[]))), "");
    }
}
