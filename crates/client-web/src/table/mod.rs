//! What every game's table has: frame, log, choices, result, moving cards.

pub(crate) mod choices;
pub(crate) mod frame;
pub(crate) mod log;
pub(crate) mod play;
pub(crate) mod result;
pub(crate) mod seats;
pub(crate) mod stage;

pub(crate) use play::Play;
