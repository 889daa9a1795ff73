//! One table as a state machine: messages and the time in, effects out. No input or output, no clock.
//!
//! | file | job |
//! |---|---|
//! | [`table`] | what a table is, and the questions to it |
//! | [`reaction`] | what comes out: an entry for the log, what is told to whom, what bots must decide |
//! | [`create`] | a new table |
//! | `command` | what people want: checked, logged, carried out |
//! | `lobby` | before the start: seats, bots, options |
//! | [`again`] | once more with the same people, bots and options |
//! | `names` | who needs a number beside their name, and which of the cast a bot is |
//! | [`dealing`] | fixing the deal: the ready check, the seal, the shares |
//! | `play` | the match: actions, numbers of choices, what was heard |
//! | `undo` | taking an action back where it is safe, or where all agree |
//! | [`presence`] | who is here, who was gone for too long, whose time is up |
//! | `talk` | who may say what |
//! | [`think`] | what a bot is asked, and what it decides |
//! | `visible` | what everybody may see, and the difference an input makes |
//! | `sync` | everything one guest may know |
//! | `entry` | the entries of the log |
//! | [`erase`] | a name that is to be nowhere any more, at the table and in what is stored of it |
//! | `past` | commands of older releases |
//! | `version` | how entries of older releases are carried out |
//! | `keys` | the names of the commands that were carried out |
//! | [`restore`] | a table from its log, with or without a snapshot |
//!
//! The order of things is in docs/adr/0006: an input is accepted here, its entry is made durable by
//! whoever owns the store, and only then is anybody told.

pub mod again;
mod command;
pub mod create;
pub mod dealing;
mod entry;
pub mod erase;
mod keys;
mod lobby;
mod names;
mod past;
mod play;
pub mod presence;
pub mod reaction;
pub mod restore;
mod sync;
pub mod table;
mod talk;
pub mod think;
mod undo;
mod version;
mod visible;

pub use create::Creation;
pub use erase::without_name;
pub use reaction::{Delivery, Finished, Reaction, Recipient};
pub use restore::Corrupt;
pub use table::Table;
pub use think::{BotRequest, Decided};
