//! The contract every game keeps ([`Game`]) and the parts all games share.
//!
//! | file | job |
//! |---|---|
//! | [`game`] | the contract itself |
//! | [`seat`] | seats, sets of seats, viewers |
//! | [`seed`], [`generator`], [`random`] | where chance comes from, and how it is drawn |
//! | [`event`] | what is told, and to whom |
//! | [`illegal`] | why an action is refused, with the rule that says so; [`refusals!`] declares a game's reasons |
//! | [`ruling`] | what the rules say to an action when a view is asked |
//! | [`outcome`] | how a match ended |
//! | [`fields`] | settings and explicit deals as `key=value` text |
//! | [`record`], [`mod@replay`] | a match as text, and back |
//! | [`text`] | types that stand in messages as in records; [`words!`] gives an enum its words |
//! | [`bits`] | small sets as bits: [`bit_set!`] |
//! | [`playout`] | random play at full speed |
//!
//! Nothing here knows a game, a clock, a file or a network.

pub mod bits;
pub mod event;
pub mod fields;
pub mod game;
pub mod generator;
pub mod illegal;
pub mod outcome;
pub mod playout;
pub mod random;
pub mod record;
pub mod replay;
pub mod ruling;
pub mod seat;
pub mod seed;
pub mod text;

pub use event::{Audience, Collected, EventSink, Silent, Told};
pub use fields::{Field, FieldKind, Fields, Problem, ProblemKind, Problems, Reader};
pub use game::Game;
pub use generator::{Draws, Generator};
pub use illegal::{Illegal, Reason, RuleRef};
pub use outcome::{Outcome, Standing, Standings};
pub use random::{PlayoutRng, Random};
pub use record::{Record, RecordError, RecordProblem};
pub use replay::{ReplayError, replay};
pub use ruling::Ruling;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::Seed;
pub use text::{ParseError, Word};
