//! The client played in real browsers; `cargo xtask browser` builds what is needed and runs this.

mod access;
mod around;
mod art;
mod device;
mod evening;
mod finale;
mod fit;
mod flow;
mod friends;
mod host;
mod house;
mod keys;
mod languages;
mod lessons;
mod matches;
mod me;
mod newcomer;
mod offline;
mod people;
mod secrets;
mod shell;
mod site;
mod stage;
mod terminals;
mod turn;
mod wire;
