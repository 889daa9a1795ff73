//! The places of a table that something can leave or reach, one list for each game. A drawing marks them by these
//! words, and movements name them.

pub mod samurai_spirit;
pub mod samurai_sword;
pub mod samurakva;
pub mod yokai_septet;
