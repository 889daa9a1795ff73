//! Every code of a deal that proves nothing is explained in docs/errors.md.

use std::collections::BTreeSet;

use fair_deal::FairProblem;

const DOCUMENT: &str = include_str!("../../../../docs/errors.md");

#[test]
fn every_problem_of_a_deal_is_explained_and_nothing_else_is() {
    let section = DOCUMENT
        .split("\n## ")
        .find(|section| section.starts_with("A deal does not prove"))
        .unwrap();
    let explained: BTreeSet<&str> = section
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next())
        .collect();
    let codes: BTreeSet<&str> = FairProblem::CODES.iter().copied().collect();
    assert_eq!(explained, codes);
    assert_eq!(codes.len(), FairProblem::CODES.len());
}
