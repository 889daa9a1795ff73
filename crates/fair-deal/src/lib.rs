//! Deals that were fixed before and chosen by nobody, as anybody can verify. docs/fair-deals.md.
//!
//! Messages carry a sealed deal by its text (`protocol`); what it was good for, and whether a finished
//! match follows from it, is decided here, where the rules can be asked for options and seats.

pub mod deal;

pub use deal::{Evidence, FairDeal, Form, Secret, read_sealed};
