//! Requests and the connection to a table.

pub(crate) mod files;
pub(crate) mod http;
pub(crate) mod seat;
