//! The games of the [`roster`] with their types, and any game behind one door.
//!
//! | file | job |
//! |---|---|
//! | [`list`] | each game's type, seat counts and options; [`with_game!`] |
//! | [`typed`] | a match of one game with its types |
//! | [`any`] | a match of any game, its actions as text, its views and events as JSON |
//! | `reveal` | whether an action showed anybody something hidden |
//!
//! ```
//! use catalog::{AnyMatch, GameId};
//! use game_core::Seed;
//!
//! let game: GameId = "samurakva".parse().expect("it is on the list");
//! let mut table = catalog::start(game, "players=2", Seed::from_number(1)).expect("the options are fine");
//! while let Some(seat) = table.to_act().first() {
//!     let actions = table.legal(seat);
//!     table.apply(seat, &actions[0]).expect("a listed action applies");
//! }
//! println!("{}", table.outcome().expect("a match ends"));
//! ```

pub mod any;
pub mod list;
mod reveal;
pub mod typed;

pub use any::{AnyMatch, EventFor};
pub use list::{
    GameInfo, NormalizedConfig, begin, info, normalize_config, open, start, start_from,
};
pub use roster::{ActError, GameId, OpenError};
pub use typed::{Holds, Match};
