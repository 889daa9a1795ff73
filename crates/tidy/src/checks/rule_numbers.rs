//! Every rule of a RULES.md is quoted by source and by a test, and told once by the page of rules in every language,
//! before the choices that were made; no quoted rule is missing there.

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use crate::tree::Tree;
use crate::workspace::Crate;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    tree.games()
        .flat_map(|game| check_game(tree, game))
        .collect()
}

fn check_game(tree: &Tree, game: &Crate) -> Vec<Finding> {
    let rules_path = format!("{}/RULES.md", game.folder);
    let rules = tree
        .files
        .get(&rules_path)
        .map_or("", String::as_str);
    let defined = definitions(rules);
    let mut findings = stale(&rules_path, rules, &defined);
    let mut unquoted = Vec::new();
    for (folder, what) in [("src", "source file"), ("tests", "test")] {
        let mut quoted = BTreeSet::new();
        for (path, text) in tree.under(&format!("{}/{folder}", game.folder)) {
            findings.extend(stale(path, text, &defined));
            quoted.extend(text.lines().flat_map(mentions));
        }
        unquoted.extend(
            defined
                .iter()
                .filter(|(rule, _)| !quoted.contains(**rule))
                .map(|rule| (rule, what)),
        );
    }
    for ((rule, place), what) in unquoted {
        let children = format!("{rule}.");
        if !(place.heading
            && defined
                .keys()
                .any(|other| other.starts_with(&children)))
        {
            findings.push(Finding::new(
                &rules_path,
                place.line,
                format!("{rule} is quoted by no {what}"),
            ));
        }
    }
    findings.extend(pages(tree, game, &defined));
    findings
}

/// The headings below which the pages only say where the printed rules leave a choice.
const CHOICES: [&str; 4] = [
    "## Choices we made",
    "## Где мы сделали выбор",
    "## Nasze rozstrzygnięcia",
    "## Наш вибір",
];

/// The pages of rules for players tell every rule, each in one place: the number is an anchor that links lead to.
fn pages(tree: &Tree, game: &Crate, defined: &BTreeMap<&str, Place>) -> Vec<Finding> {
    let file = format!("/rules/{}.md", game.name);
    let mut findings = Vec::new();
    for (path, text) in tree
        .under("locales")
        .filter(|(path, _)| path.ends_with(&file))
    {
        findings.extend(stale(path, text, defined));
        let mut told = BTreeSet::new();
        for (index, line) in text.lines().enumerate() {
            let again = mentions(line)
                .into_iter()
                .filter(|rule| !told.insert(rule.clone()));
            let again =
                again.map(|rule| Finding::new(path, index + 1, format!("{rule} is told twice")));
            findings.extend(again.collect::<Vec<_>>());
        }
        let told: BTreeSet<_> = text
            .lines()
            .take_while(|line| !CHOICES.contains(line))
            .flat_map(mentions)
            .collect();
        let untold = defined
            .iter()
            .filter(|(rule, place)| !place.heading && !told.contains(**rule));
        findings
            .extend(untold.map(|(rule, _)| Finding::new(path, 1, format!("{rule} is not told"))));
    }
    findings
}

/// Mentions of rules that do not exist.
fn stale(path: &str, text: &str, defined: &BTreeMap<&str, Place>) -> Vec<Finding> {
    let lines = text.lines().enumerate();
    let quoted = lines.flat_map(|(index, line)| {
        mentions(line)
            .into_iter()
            .map(move |rule| (index + 1, rule))
    });
    let unknown = quoted.filter(|(_, rule)| !defined.contains_key(rule.as_str()));
    unknown
        .map(|(line, rule)| Finding::new(path, line, format!("there is no rule {rule}")))
        .collect()
}

/// Where a rule is defined.
struct Place {
    line: usize,
    /// A heading with rules below it is only a title.
    heading: bool,
}

/// A rule is defined where a line begins with its number, after `#`, a bullet or `**`.
fn definitions(rules: &str) -> BTreeMap<&str, Place> {
    let mut defined = BTreeMap::new();
    for (index, line) in rules.lines().enumerate() {
        let start = line.trim_start_matches(['#', '-', '*', ' ']);
        let Some(rule) = number_at_start(start) else {
            continue;
        };
        let rest = &start[rule.len()..];
        if rest.is_empty() || rest.starts_with([' ', '.', ':']) || rest.starts_with("**") {
            defined.entry(rule).or_insert(Place {
                line: index + 1,
                heading: line.starts_with('#'),
            });
        }
    }
    defined
}

/// All rule numbers in a line that stand as words of their own: neither `R2D2` nor `OR2`.
fn mentions(line: &str) -> Vec<String> {
    let mut found: Vec<String> = named_by_test(line).into_iter().collect();
    for (index, _) in line.match_indices('R') {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let Some(rule) = number_at_start(&line[index..]) else {
            continue;
        };
        let glued_before = line[..index].ends_with(is_word);
        let glued_after = line[index + rule.len()..].starts_with(is_word);
        if !glued_before && !glued_after {
            found.push(rule.to_owned());
        }
    }
    found
}

/// The rule in the name of a test: `fn r4_2_must_follow` speaks of R4.2.
fn named_by_test(line: &str) -> Option<String> {
    let name = line.trim_start().strip_prefix("fn r")?;
    let numbers: Vec<&str> = name
        .split('_')
        .take_while(|part| digits(part) == Some(part.len()))
        .collect();
    (!numbers.is_empty()).then(|| format!("R{}", numbers.join(".")))
}

/// The longest `R<number>(.<number>)*` that the text starts with; the full stop of a sentence is no part of it.
fn number_at_start(text: &str) -> Option<&str> {
    let mut end = 1 + digits(text.strip_prefix('R')?)?;
    while let Some(more) = text[end..].strip_prefix('.').and_then(digits) {
        end += 1 + more;
    }
    Some(&text[..end])
}

fn digits(text: &str) -> Option<usize> {
    let count = text
        .chars()
        .take_while(char::is_ascii_digit)
        .count();
    (count > 0).then_some(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::listed;

    const RULES: &str =
        "# Game\n## R1 Setup\n**R1.1** Deal.\n- R1.2: Cut.\n## R2 End\nAs in R1.1.\n";

    fn findings(rules: &str, src: &str, tests: &str) -> String {
        let files = [
            ("crates/g/RULES.md", rules),
            ("crates/g/src/lib.rs", src),
            ("crates/g/tests/it/rules.rs", tests),
        ];
        listed(&check(&Tree::of(&files).with("g", &[], &[])))
    }

    #[test]
    fn quoted_rules_pass() {
        let src = "//! R1.1, (R1.2) and R2.\nstruct R<R1x>; let OR9 = R2D2;";
        assert_eq!(findings(RULES, src, "RuleRef(\"R1.1\"); // R1.2-R2"), "");
    }

    #[test]
    fn unquoted_rules_are_found() {
        let expected = "crates/g/RULES.md:5: R2 is quoted by no source file\n\
             crates/g/RULES.md:3: R1.1 is quoted by no test\n";
        assert_eq!(findings(RULES, "// R1.1 R1.2", "// R1 R1.2 R2"), expected);
    }

    #[test]
    fn stale_references_are_found() {
        let expected = "crates/g/RULES.md:7: there is no rule R8\n\
             crates/g/src/lib.rs:2: there is no rule R2.1\n\
             crates/g/tests/it/rules.rs:1: there is no rule R1.1.1\n";
        let rules = format!("{RULES}See R8.\n");
        assert_eq!(
            findings(&rules, "// R1.1 R1.2 R2\n// R2.1", "// R1.1 R1.2 R2 R1.1.1"),
            expected
        );
    }

    #[test]
    fn a_page_tells_each_rule_once_and_before_the_choices() {
        let page = |text| {
            let files = [
                ("crates/g/RULES.md", RULES),
                ("crates/g/src/lib.rs", "// R1.1 R1.2 R2"),
                ("crates/g/tests/it/rules.rs", "// R1.1 R1.2 R2"),
                ("locales/en/rules/g.md", text),
            ];
            listed(&check(&Tree::of(&files).with("g", &[], &[])))
        };
        assert_eq!(
            page("Deal. {R1.1}\nCut. {R1.2}\n## Choices we made\nWho cuts.\n"),
            ""
        );
        assert_eq!(
            page("Deal. {R1.1}\nCut. {R1.2}\n## Choices we made\nWho cuts. {R1.2}\n"),
            "locales/en/rules/g.md:4: R1.2 is told twice\n"
        );
        assert_eq!(
            page("Deal. {R1.1}\n## Choices we made\nWho cuts. {R1.2}\n"),
            "locales/en/rules/g.md:1: R1.2 is not told\n"
        );
    }

    #[test]
    fn numbers_are_read_to_their_end() {
        assert_eq!(
            mentions("R4.2 (R10). R4.2b xR1 R1_a R3.x"),
            ["R4.2", "R10", "R3"]
        );
        assert_eq!(mentions("    fn r4_2_must_follow() {"), ["R4.2"]);
        assert_eq!(mentions("fn r10_deal() { rank_4(); }"), ["R10"]);
        assert_eq!(mentions("fn r() { fn rank_4() {} } fn r2d2() {}"), [""; 0]);
        assert!(definitions("See R1.\nR1x y\nR12, y\nR\n").is_empty());
    }
}
