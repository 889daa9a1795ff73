//! Any bytes as actions and as records: what fuzzers and property tests call.

use game_core::{Collected, Game, MAX_SEATS, PlayoutRng, Record, Seat, Silent, Viewer, replay};

use crate::failure::{Failure, ensure};
use crate::kit::Kit;
use crate::walk::{Position, actions};

/// Reads bytes as decisions: legal ones by index, any the type can express, texts, all seats; and
/// looks at the match in between. Fails if a position breaks; a panic is for the caller to see.
pub fn drive<K: Kit>(bytes: &[u8]) -> Result<(), Failure> {
    let mut bytes = bytes.iter().copied();
    let configs = K::configs();
    let number = u64::from_le_bytes(core::array::from_fn(|_| bytes.next().unwrap_or(0)));
    let mut rng = PlayoutRng::new(number);
    let config = configs[number as usize % configs.len()].clone();
    let mut position = Position::<K>::start(config, &mut rng)?;
    let cards = K::cards(&position.state).len();
    while let (Some(kind), Some(pick)) = (bytes.next(), bytes.next()) {
        let seat = Seat(kind % (MAX_SEATS as u8 + 1));
        match kind / (MAX_SEATS as u8 + 1) % 8 {
            0 => {
                let text: Vec<u8> = bytes.by_ref().take(pick as usize % 24).collect();
                if let Ok(action) = String::from_utf8_lossy(&text).parse() {
                    let _ = K::Game::apply(&mut position.state, seat, action, &mut Silent);
                }
            }
            1 => {
                let action = K::any_action(&mut rng);
                let _ = K::Game::apply(&mut position.state, seat, action, &mut Collected::new());
            }
            2 => {
                let viewer = if pick < 20 {
                    Viewer::Spectator
                } else {
                    Viewer::Seat(seat)
                };
                let view = K::Game::view(&position.state, viewer);
                let _ = K::Game::determinize(&view, &mut rng);
            }
            _ => {
                let list = actions::<K::Game>(&position.state, seat);
                if let Some(&action) = list.get(pick as usize % list.len().max(1)) {
                    let _ = K::Game::apply(&mut position.state, seat, action, &mut Silent);
                }
            }
        }
        let broken = K::broken_invariant(&position.state);
        ensure::<K>(broken.is_none(), &position.record, || {
            format!("{broken:?} in {:?}", position.state)
        })?;
        let kept = K::cards(&position.state).len() == cards;
        ensure::<K>(kept, &position.record, || {
            format!("lost cards in {:?}", position.state)
        })?;
    }
    Ok(())
}

/// Reads any text as a record. What can be read is written and read the same again, and replays
/// or is refused.
///
/// # Panics
/// If the record does not come back as it was.
pub fn read_record<G: Game>(text: &str) {
    if let Ok(record) = Record::<G>::parse(text) {
        let again = Record::<G>::parse(&record.to_string());
        assert!(
            again.is_ok_and(|again| again == record),
            "a record does not come back as it was"
        );
        let _ = replay(&record, &mut Silent);
    }
}
