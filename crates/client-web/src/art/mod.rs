//! Ink, paper and seals, drawn as vectors.

pub(crate) mod kit;
pub(crate) mod samurakva;
mod scenes;

pub(crate) use scenes::scene;
