//! A card whose place the viewer knows is never put elsewhere by `determinize`.

use game_core::Game;

use crate::effort::Effort;
use crate::failure::{Failure, ensure};
use crate::kit::{Kit, Placed};
use crate::walk::{Look, each_position, placed};

/// Twins that must agree on a card's place before it counts as known. Twins are the judge because
/// they are written without `view` and `determinize`.
const TWINS: usize = 24;
/// Samples that are compared with what is known.
const SAMPLES: usize = 4;
/// The share of known places that may be missed: a card that could move may by chance stay in
/// place in all twins, as in a large face-down pile.
const TOLERATED: f64 = 0.05;

/// What all twins agree on, all samples keep.
pub fn determinized_cards_stay_where_they_are_known<K: Kit>(effort: Effort) -> Result<(), Failure> {
    let (mut known_places, mut strays) = (0usize, Vec::new());
    each_position::<K>(effort, Look::About(2), |position, rng| {
        for viewer in position.viewers() {
            let mut known = placed::<K>(&position.state);
            for _ in 0..TWINS {
                let twin = placed::<K>(&K::twin(&position.state, viewer, rng));
                keep_common(&mut known, &twin);
            }
            let view = K::Game::view(&position.state, viewer);
            for _ in 0..SAMPLES {
                let sample = placed::<K>(&K::Game::determinize(&view, rng));
                known_places += known.len();
                let mut kept = known.clone();
                keep_common(&mut kept, &sample);
                if kept.len() < known.len() {
                    let gone = known
                        .iter()
                        .filter(|card| sample.binary_search(card).is_err());
                    strays.extend(gone.map(|card: &Placed| format!("{viewer:?}: {card:?}")));
                }
            }
        }
        let limit = TOLERATED * known_places as f64 + 20.0;
        ensure::<K>(strays.len() as f64 <= limit, &position.record, || {
            let shown = &strays[strays.len().saturating_sub(10)..];
            format!(
                "{} of {known_places} known places were missed, the last: {shown:#?}",
                strays.len()
            )
        })
    })
}

/// Keeps what is also in the other list; both are sorted.
fn keep_common(known: &mut Vec<Placed>, other: &[Placed]) {
    let mut other = other.iter().peekable();
    known.retain(|card| {
        while other.next_if(|other| *other < card).is_some() {}
        other.peek() == Some(&card)
    });
}
