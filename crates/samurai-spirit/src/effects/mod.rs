//! What cards, boards and tokens do; one file for each samurai, penalty and token.

pub mod kiai;
pub mod penalties;
pub mod piles;
pub mod placing;
pub mod round_end;
pub mod samurai;
pub mod steps;
pub mod tokens;
pub mod village;
pub mod wounds;
