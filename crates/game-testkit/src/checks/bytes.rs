//! Whatever bytes come in, nothing panics and no position breaks.

use game_core::{PlayoutRng, Random};

use crate::drive::drive;
use crate::effort::Effort;
use crate::failure::Failure;
use crate::kit::Kit;

/// Random bytes driven as actions.
pub fn any_bytes_are_survived<K: Kit>(effort: Effort) -> Result<(), Failure> {
    let mut rng = PlayoutRng::new(0x000b_17e5);
    for _ in 0..effort.pick(100, 1_000) {
        let length = rng.below(400) as usize;
        let bytes: Vec<u8> = (0..length).map(|_| rng.word() as u8).collect();
        drive::<K>(&bytes)?;
    }
    Ok(())
}
