//! A link as a picture that a phone's camera reads.

use std::fmt::Write as _;

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// The squares of a link; nothing if it is too long for a picture.
pub(crate) fn qr(link: &str) -> Option<AnyView> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|x| code.get_module(*x, y)) {
            let _ = write!(path, "M{x} {y}h1v1h-1z");
        }
    }
    let view_box = format!("-2 -2 {} {}", size + 4, size + 4);
    // Cameras want dark squares on light paper, whatever the theme.
    let picture = view! {
        <svg
            viewBox=view_box
            width="148"
            height="148"
            shape-rendering="crispEdges"
            aria-hidden="true"
        >
            <rect x="-2" y="-2" width="100%" height="100%" fill="#fffbf3" />
            <path d=path fill="#1f1b16" />
        </svg>
    };
    Some(picture.into_any())
}
