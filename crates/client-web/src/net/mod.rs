//! Requests and the connection to a table.

pub(crate) mod http;
pub(crate) mod seat;
