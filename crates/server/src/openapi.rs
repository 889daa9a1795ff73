//! x
pub(crate) const TEXT: &str = "{}";
