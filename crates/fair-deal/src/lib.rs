//! Deals that were fixed before and chosen by nobody, as anybody can verify. docs/fair-deals.md.
//!
//! | file | job |
//! |---|---|
//! | [`deal`] | everything a seed follows from, and whether a finished match fits it |
//! | [`hash`] | what is hashed: secrets, shares, sealed deals |
//! | [`problem`] | why a deal does not prove what it should |
//!
//! Messages carry a sealed deal by its text (`protocol`); what it was good for, and whether a finished
//! match follows from it, is decided here, where the rules can be asked for options and seats.

pub mod deal;
pub mod hash;
pub mod problem;

pub use deal::{Evidence, FairDeal, Form, read_sealed};
pub use hash::{Seal, Secret, seal, share_commitment};
pub use problem::FairProblem;
