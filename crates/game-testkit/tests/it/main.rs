//! All tests of the suite in one program: the toy game keeps it, every broken copy is caught.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]

mod broken;
mod bytes;
#[path = "../../../toy/tests/it/conformance.rs"]
mod conformance;
mod meta;
mod records;
