//! Tables on one's own disk.
//!
//! | file | job |
//! |---|---|
//! | `folder` | where they are kept, and which there are |
//! | `journal` | the log of one table: durable before anything is shown, healed if its end was torn |
//! | `notes` | what was noted about deals on servers, and other private files |
//! | `match_on_disk` | a table and its log: made, opened, carried on |

mod folder;
mod journal;
mod match_on_disk;
mod notes;

pub use folder::{Folder, Kept};
pub use journal::{Broken, Journal, Opened};
pub use match_on_disk::{LocalError, LocalTable, Wanted};
pub use notes::{FileNotes, write_privately};
