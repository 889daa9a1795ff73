//! The client in real browsers: what the tests, the pictures and the measurements share.
//!
//! | part | job |
//! |---|---|
//! | `house` | a server and a driver of browsers as child processes, ended when they are no longer needed |
//! | `browser` | one browser with a fresh profile: pages, clicks, keys, and what its console says |
//! | `look` | how large the window is, how light the room, which language is spoken |
//! | `games` | which games there are, and the options under which each is looked at |
//! | `tables` | tables opened, started and finished without the page, where the page is not what is tested |
//! | `device` | tables on the device itself, opened by the page |
//! | `play` | a match played through the page by clicks or by keys, chosen at random from a fixed seed |
//! | `autoplay` | a match played by the page itself, where the page's own work or memory is measured |
//! | `lessons` | lessons played to their end, with a look at each thing that is said |
//! | `picture` | a picture of what a browser shows |
//! | `matches` | a whole match through the page, and what must be there when it is over |
//! | `words` | what a page says: no identifiers, no foreign sentences, nothing wider than the window |
//! | `fit` | whether a table fits its window: nothing to scroll, nothing cut off, nothing covered |
//! | `audit` | what axe-core finds |
//! | `colour` | the contrast of the colours in the style sheets |
//! | `proxy` | a connection between browser and server that can be cut |
//!
//! `cargo xtask browser` runs the tests; docs/adr/0008-browser-tests.md says why they are as they are.

pub mod audit;
pub mod autoplay;
pub mod browser;
pub mod colour;
pub mod device;
pub mod fit;
pub mod games;
pub mod house;
pub mod lessons;
pub mod look;
pub mod matches;
pub mod picture;
pub mod play;
pub mod proxy;
pub mod tables;
pub mod words;

pub use browser::Browser;
pub use games::{games, looks};
pub use house::House;
pub use look::Look;

/// Whatever goes wrong ends a test; it only has to say what it was.
pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;
