//! What is worth counting in each game: one file each.

pub mod samurai_spirit;
pub mod samurai_sword;
pub mod samurakva;
pub mod yokai_septet;
