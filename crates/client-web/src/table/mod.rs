//! What every game's table has: frame, log, choices, result, moving cards.

pub(crate) mod about;
pub(crate) mod act;
pub(crate) mod choices;
pub(crate) mod class;
pub(crate) mod frame;
pub(crate) mod game;
pub(crate) mod keys;
pub(crate) mod log;
pub(crate) mod marks;
pub(crate) mod modal;
pub(crate) mod moment;
pub(crate) mod order;
pub(crate) mod part;
pub(crate) mod people;
pub(crate) mod play;
pub(crate) mod ready;
pub(crate) mod result;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod sound;
pub(crate) mod speech;
pub(crate) mod spot;
pub(crate) mod stage;
pub(crate) mod talk;
pub(crate) mod theatre;

pub(crate) use act::{ActText, data_act};
pub(crate) use class::{classes, disabled};
pub(crate) use game::Match;
pub(crate) use keys::key;
pub(crate) use part::{Fact, part};
pub(crate) use play::Play;
