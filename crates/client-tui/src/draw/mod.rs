//! The table drawn in the terminal. Nothing is decided here: what a pick means is asked of `client_core::tap`.
//!
//! | file | job |
//! |---|---|
//! | `look` | colours as far as the terminal has them, signs as far as it can write them |
//! | `text` | text in columns |
//! | `desk` | what a drawing works with: words, colours, the places that can be picked |
//! | `screen` | a match on the screen: what has the focus, what a key does |
//! | `frame` | what stands around every table: title, question, buttons, log, keys |
//! | `sheet` | what lies above the table: rules, the log, an explanation, a question |
//! | `playing` | a match while it is on the screen: news in, wishes out |
//! | `telling` | what is told, one sentence after another |
//! | `film` | a finished match, step by step |
//! | `pace` | how fast a match goes |
//! | `background` | whether the terminal is light, asked of the terminal itself |
//! | `late` | an answer of the terminal that comes too late is not taken for keys |
//! | `terminal` | the terminal itself: entered, listened to, and left as it was |
//! | `waiting` | a table while there is no match |
//! | `menu` | what to sit down at |
//! | `setup` | how a match is to be played |

mod background;
mod desk;
mod film;
mod frame;
mod late;
mod look;
mod menu;
mod pace;
mod playing;
mod screen;
mod setup;
mod sheet;
mod telling;
mod terminal;
mod text;
mod waiting;

pub use desk::{Desk, Flow, Hit, KEYS, Target};
pub use look::{Depth, Look, Role, Signs, Wish};
pub use menu::Menu;
pub use pace::Pace;
pub use playing::Start;
pub use screen::{Asks, Screen, Status};
pub use setup::{Doors, SetUp, Setup};
pub use terminal::{Ended, Tui};
pub use text::{shortened, shown, width, wrap};
