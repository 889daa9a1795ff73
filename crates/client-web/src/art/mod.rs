//! Ink, paper and seals, drawn as vectors.

pub(crate) mod kit;
mod qr;
pub(crate) mod samurai_spirit;
pub(crate) mod samurai_sword;
pub(crate) mod samurakva;
mod scenes;
pub(crate) mod seals;
pub(crate) mod yokai_septet;

pub(crate) use qr::qr;
pub(crate) use scenes::scene;
