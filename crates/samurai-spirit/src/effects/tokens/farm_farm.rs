//! The farm whose fire spreads to another farm (R10.3).

/// Another farm burns for it.
pub(crate) fn apply() -> bool {
    true
}
