//! What is worth counting in each game: one file each.

pub mod samurai_spirit;
pub mod samurai_sword;
pub mod samurakva;
pub mod yokai_septet;

#[allow(unused_macros, reason = "every game may have statistics of its own")]
macro_rules! plain_statistics {
    ($game:ty) => {
        impl crate::statistics::Statistics for $game {
            type Count = ();
        }
    };
}
catalog::games_with_plain!(statistics, plain_statistics);
