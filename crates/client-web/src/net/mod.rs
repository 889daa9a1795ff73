//! Requests, tables on this device, and the line to a table.

pub(crate) mod device;
pub(crate) mod files;
pub(crate) mod here;
pub(crate) mod http;
pub(crate) mod line;
pub(crate) mod seat;
