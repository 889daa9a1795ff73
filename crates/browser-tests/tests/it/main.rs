//! The client played in real browsers; `cargo xtask browser` builds what is needed and runs this.

mod access;
mod art;
mod flow;
mod friends;
mod host;
mod house;
mod keys;
mod languages;
mod matches;
mod me;
mod shell;
mod wire;
