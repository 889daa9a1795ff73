//! Every code is explained in docs/errors.md, and says the same everywhere.

use std::collections::BTreeSet;

use game_core::fields::ProblemKind;
use game_core::{Problems, Seat};
use protocol::Refusal;
use roster::OpenError;

const DOCUMENT: &str = include_str!("../../../../docs/errors.md");

/// The codes in the table under a heading.
fn listed(heading: &str) -> BTreeSet<&'static str> {
    let section = DOCUMENT
        .split("\n## ")
        .find(|section| section.starts_with(heading))
        .unwrap();
    section
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next())
        .collect()
}

#[test]
fn every_refusal_is_explained_and_nothing_else_is() {
    let explained = listed("A request to the server");
    let codes: BTreeSet<&str> = Refusal::CODES.iter().copied().collect();
    assert_eq!(
        codes.len(),
        Refusal::CODES.len(),
        "a code stands for one thing"
    );
    // These two come from opening a match and from the rules, and are explained there.
    let elsewhere = BTreeSet::from(["unknown_game", "no_such_seat"]);
    assert_eq!(&explained | &elsewhere, codes);
    assert!(
        elsewhere
            .iter()
            .all(|code| DOCUMENT.contains(&format!("| `{code}` |")))
    );
}

#[test]
fn a_refusal_brings_what_its_sentence_needs() {
    let failure = Refusal::NotAllReady {
        seats: vec![Seat(1), Seat(3)],
    }
    .failure();
    let text = serde_json::to_string(&failure).unwrap();
    assert_eq!(text, r#"{"code":"not_all_ready","params":{"seats":[1,3]}}"#);
    let problems = Problems::one("players", ProblemKind::Missing);
    let problems = OpenError::Config(problems);
    let text = serde_json::to_string(&Refusal::from(problems).failure()).unwrap();
    assert!(
        text.starts_with(r#"{"code":"bad_config","params":{"problems":[{"field":"players""#),
        "{text}"
    );
}
