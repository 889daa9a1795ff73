//! The contract every game keeps ([`Game`]) and the parts all games share: the front door of this workspace.
//!
//! # Start here
//!
//! Zashiki plays card games. The rules of each game are a library without input or output: a configuration and a seed
//! give a state, an action changes it, and every player gets a view of it. This plays any of them:
//!
//! ```
//! use game_core::{Game, PlayoutRng, Seed, Silent};
//!
//! /// The outcome of a match in which everybody plays at random.
//! fn random_match<G: Game>(config: &G::Config, number: u64) -> String {
//!     let mut rng = PlayoutRng::new(number);
//!     let mut state = G::start(config, Seed::from_number(number));
//!     let mut scratch = Vec::new();
//!     while let Some(seat) = G::to_act(&state).first() {
//!         let action = G::sample(&state, seat, &mut rng, &mut scratch).expect("who is to act can act");
//!         G::apply(&mut state, seat, action, &mut Silent).expect("what is drawn is legal");
//!     }
//!     G::outcome(&state).expect("nobody is to act").to_string()
//! }
//! ```
//!
//! | I want to | item |
//! |---|---|
//! | know what a game is, or write one | [`Game`]; [`template`](../template/index.html) is one to copy |
//! | start a match and play | [`Game::start`], [`Game::legal`], [`Game::apply`] |
//! | show it to a player without giving secrets away | [`Game::view`]; events go to an [`Audience`] |
//! | ask whether an action is legal, and why not | [`Game::ruling`], [`Ruling`], [`Illegal`] |
//! | know who won | [`Outcome`] |
//! | read options and positions from text | [`Fields`] |
//! | keep a match and play it again | [`Record`], [`replay()`] |
//! | write a bot | [`Game::determinize`], [`PlayoutRng`], [`playout`] |
//!
//! # The crates
//!
//! | crate | for whom |
//! |---|---|
//! | [`samurakva`](../samurakva/index.html) | the smallest of the real games, and a good one to read; [`roster`](../roster/index.html) lists the others |
//! | [`catalog`](../catalog/index.html) | who has the name of a game and wants to play it, with types or as text and JSON |
//! | [`bots`](../bots/index.html) | who wants an opponent, or to write one |
//! | [`lab`](../lab/index.html) | who asks how a game or a bot behaves: simulations, tournaments |
//! | [`game-testkit`](../game_testkit/index.html) | who writes a game: the suite that every game passes |
//! | [`table`](../table/index.html) | who wants people and bots at one table: seats, clocks, undo |
//! | [`protocol`](../protocol/index.html) | who writes a client: all messages |
//! | [`client-core`](../client_core/index.html) | who draws a table: what is asked, what a tap means, sentences in four languages |
//! | [`fair-deal`](../fair_deal/index.html) | who doubts the dealer |
//! | [`server`](../server/index.html), [`store`](../store/index.html) | who runs tables for others |
//! | [`local-host`](../local_host/index.html) | who wants a table without a server |
//! | [`zashiki`](../zashiki/index.html) | the command that puts it all together |
//!
//! `cargo doc --workspace --no-deps` makes all these pages. ARCHITECTURE.md tells how the crates work together.
//!
//! # The files
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
//! | `bits` | small sets as bits: [`bit_set!`] |
//! | [`playout`] | random play at full speed |
//!
//! Nothing here knows a game, a clock, a file or a network.

#[doc(hidden)]
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

#[doc(inline)]
pub use event::{Audience, Collected, EventSink, Silent, Tellable};
#[doc(inline)]
pub use fields::{Field, FieldKind, Fields, Problem, ProblemKind, Problems, Reader};
#[doc(inline)]
pub use game::Game;
#[doc(inline)]
pub use generator::{Draws, Generator};
#[doc(inline)]
pub use illegal::{Illegal, Reason, RuleRef};
#[doc(inline)]
pub use outcome::{Outcome, Standing, Standings};
#[doc(inline)]
pub use random::{PlayoutRng, Random};
#[doc(inline)]
pub use record::{Record, RecordError, RecordProblem};
#[doc(inline)]
pub use replay::{ReplayError, replay};
#[doc(inline)]
pub use ruling::Ruling;
#[doc(inline)]
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
#[doc(inline)]
pub use seed::Seed;
#[doc(inline)]
pub use text::{ParseError, Word};
