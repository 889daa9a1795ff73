//! What cards, boards and tokens do; one file for each samurai, penalty and token.

pub(crate) mod kiai;
pub(crate) mod penalties;
pub(crate) mod piles;
pub(crate) mod placing;
pub(crate) mod round_end;
pub mod samurai;
pub(crate) mod samurai_board;
pub mod steps;
pub mod tokens;
pub(crate) mod village;
pub(crate) mod wounds;
