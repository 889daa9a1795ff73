//! The client played in real browsers; `cargo xtask browser` builds what is needed and runs this.

mod access;
mod friends;
mod house;
mod keys;
mod languages;
mod matches;
mod shell;
mod wire;
