//! The terminal at real tables.

#![allow(clippy::unwrap_used)]

mod again;
mod journal;
mod lines;
mod locales;
#[cfg(unix)]
mod pty;
mod recap;
mod screens;
mod server_pages;
