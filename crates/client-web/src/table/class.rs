//! The classes of an element as one text: it is set only when it differs, and one part of the page follows it, not one
//! for each class.

/// The first class, and each of these whose condition holds.
pub(crate) fn classes<const N: usize>(first: &str, more: [(&str, bool); N]) -> String {
    let mut text = first.to_owned();
    for (class, holds) in more {
        if !holds {
            continue;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(class);
    }
    text
}

/// What those who hear the page are told of something that cannot be done now. A tap on it says why, so that it can be
/// reached nevertheless.
pub(crate) fn disabled(is_open: bool) -> Option<&'static str> {
    (!is_open).then_some("true")
}
