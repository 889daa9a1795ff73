//! The laboratory: simulations with named statistics, tournaments with honest intervals, speed.
//!
//! | file | job |
//! |---|---|
//! | [`contestant`] | who plays: level and budget under a name, and who sits where |
//! | [`play`], [`clock`] | one match with bots at every seat, and how long they think |
//! | [`strangers`] | bots that are programs of others |
//! | [`anchors`] | opponents that were published elsewhere |
//! | [`learn`] | weights fitted to a search's own choices |
//! | [`simulate`] | many matches, counted |
//! | [`statistics`], [`games`] | what is counted: in every game, and in each |
//! | [`plain`] | what can be counted in any game |
//! | [`figure`], [`tally`], [`interval`] | exact sums, their names, how far they may be off |
//! | [`shard`] | parts of a simulation played apart and put together |
//! | [`report`] | a simulation as table, JSON and CSV |
//! | [`tournament`] | bots against each other on the same deals |
//! | [`mod@bench`] | how fast each game is, and the search |
//! | [`figures`] | the measurements behind docs/bots.md |
//! | [`seeds`], [`work`] | chance by number, work shared out to threads |
//! | [`door`], [`error`] | from names to types, and what can be wrong |

pub mod anchors;
pub mod bench;
pub mod clock;
pub mod contestant;
pub mod door;
pub mod error;
pub mod figure;
pub mod figures;
pub mod games;
pub mod interval;
pub mod learn;
pub mod plain;
pub mod play;
pub mod report;
pub mod seeds;
pub mod shard;
pub mod simulate;
pub mod statistics;
pub mod strangers;
pub mod tally;
pub mod tournament;
pub mod work;

pub use contestant::Contestant;
pub use error::LabError;
pub use figure::Figure;
pub use simulate::Simulation;
pub use statistics::Statistics;
pub use tally::Tally;
pub use tournament::Tournament;
