//! A table without a server behind one function: a request in, an answer out, both as texts.
//!
//! | file | job |
//! |---|---|
//! | [`desk`] | what is asked is done at the table |
//! | [`message`] | requests and answers |

pub mod desk;
pub mod message;

pub use desk::{Desk, Machine};
pub use message::{Answer, Founding, Request};
