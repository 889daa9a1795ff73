//! Recorded matches that must replay byte for byte, natively and in WebAssembly, in every release
//! of the same rules version.

use core::fmt::Write;

use game_core::{Audience, Collected, Game, PlayoutRng, Record, Viewer, replay};

use crate::failure::Failure;
use crate::kit::{ConfigOf, Kit};
use crate::walk::{Position, json, seen};

/// A whole match between the kit's players as a golden file: the record, and as comments every
/// event with its audience and the last view of everybody.
pub fn record_match<K: Kit>(config: ConfigOf<K>, number: u64) -> Result<String, Failure> {
    let mut rng = PlayoutRng::new(number);
    let mut position = Position::<K>::start(config, &mut rng)?;
    let mut scratch = Vec::new();
    while position.step(&mut rng, &mut scratch)? {}
    position.record.outcome = K::Game::outcome(&position.state);
    Ok(golden_text::<K::Game>(&position.record).unwrap_or_default())
}

/// What the file must say, given the record in it; `None` if the record does not replay.
pub fn golden_text<G: Game>(record: &Record<G>) -> Option<String> {
    let mut told = Collected::new();
    let state = replay(record, &mut told).ok()?;
    let mut text = record.to_string();
    for (audience, event) in &told.0 {
        let audience = match audience {
            Audience::All => "all".to_owned(),
            Audience::Only(seats) => format!("only {seats:?}"),
            Audience::Except(seats) => format!("except {seats:?}"),
        };
        // Writing to a String cannot fail.
        let _ = writeln!(text, "# {audience}: {}", json(event));
    }
    for viewer in Viewer::all(G::seats(&record.config)) {
        let _ = writeln!(text, "# {viewer:?} sees {}", seen::<G>(&state, viewer));
    }
    Some(text)
}

/// Replays a golden file and compares every event and every last view with it.
///
/// # Panics
/// If anything differs, naming the first line that does.
pub fn check_golden<G: Game>(file: &str) {
    let record = match Record::<G>::parse(file) {
        Ok(record) => record,
        Err(error) => panic!("the golden record cannot be read: {error}"),
    };
    let Some(text) = golden_text(&record) else {
        panic!("the golden record does not replay")
    };
    for (at, (found, said)) in text.lines().zip(file.lines()).enumerate() {
        assert_eq!(found, said, "line {} of the golden match", at + 1);
    }
    assert_eq!(
        text.lines().count(),
        file.lines().count(),
        "lines of the golden match"
    );
}
