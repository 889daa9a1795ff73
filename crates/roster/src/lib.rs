//! What everybody who talks about games needs, without the games themselves: their names, the levels
//! of bots, and the refusals that every game shares.
//!
//! | file | job |
//! |---|---|
//! | [`list`] | the only list of games, and a game's name |
//! | [`level`] | how well a bot plays |
//! | [`error`] | why a match cannot be opened, or an action is refused |
//!
//! `catalog` takes the same list and adds each game's type; messages need only the names, so
//! `protocol` compiles without any rules.

pub mod error;
pub mod level;
pub mod list;

pub use error::{ActError, OpenError};
pub use level::{Level, UnknownLevel};
pub use list::GameId;
