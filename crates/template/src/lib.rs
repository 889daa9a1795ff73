//! Template: a small game of tricks in which the lowest card says what a trick is worth. The rules
//! are in RULES.md.
//!
//! | file | job |
//! |---|---|
//! | [`card`] | the cards and sets of them |
//! | [`config`] | the options of a match |
//! | [`board`] | what everybody may know, and the whole truth |
//! | [`setup`] | dealing, by chance or as given |
//! | [`action`] | what a player can decide, and what is told of it |
//! | [`rules`] | what is allowed, what then happens, who has won |
//! | [`view`] | what one viewer may know, and how the rest may be |
//!
//! ```
//! use game_core::{Game, PlayoutRng, Seed};
//! use template::{Config, Template};
//!
//! let mut rng = PlayoutRng::new(7);
//! let config = Config::new(4).expect("four can play");
//! let mut state = Template::start(&config, Seed::from_number(1));
//! while let Some(seat) = Template::to_act(&state).first() {
//!     Template::play_random(&mut state, seat, &mut rng, &mut Vec::new());
//! }
//! println!("{}", Template::outcome(&state).expect("a match ends"));
//! ```

pub mod action;
pub mod board;
pub mod card;
pub mod config;
pub mod rules;
pub mod setup;
pub mod view;

pub use action::{Action, Event};
pub use board::{Board, State};
pub use card::{Card, CardSet};
pub use config::Config;
pub use rules::{Refusal, Template};
pub use setup::Deal;
pub use view::View;
