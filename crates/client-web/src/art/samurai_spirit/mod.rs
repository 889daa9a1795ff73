//! Pictures of Samurai Spirit: seals of samurai and beasts, raiders, signs, the village.

mod pictures;
mod seals;
mod signs;
mod village;

pub(crate) use pictures::picture;
pub(crate) use seals::{raider, seal};
pub(crate) use signs::{flame, penalty, symbol, wound};
pub(crate) use village::{Village, barricade_sign, family_sign, village};
