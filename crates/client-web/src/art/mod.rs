//! Ink, paper and seals, drawn as vectors.
//!
//! The drawings of a game are the symbols of its sheet, `art/<game>.svg`, which is fetched with its table
//! ([`sheet`]); the functions here know only their names. What looks the same wherever it is shown, such as the face of a
//! card, is an image ([`paint`]); a sign takes its colour from where it stands.

pub(crate) mod kit;
pub(crate) mod paint;
mod qr;
pub(crate) mod samurai_spirit;
pub(crate) mod samurai_sword;
pub(crate) mod samurakva;
mod scenes;
pub(crate) mod seals;
pub(crate) mod sheet;
pub(crate) mod yokai_septet;

pub(crate) use qr::qr;
pub(crate) use scenes::scene;
