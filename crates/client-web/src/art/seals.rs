//! Seals: eight pictures for people, each in eight colours, and the square stamps of bots.
//!
//! They are plain text put into the page as it is: a program that draws them piece by piece would weigh several times as
//! much.

use leptos::prelude::*;

/// How many pictures, and how many colours.
pub(crate) const KINDS: u8 = 8;

/// The pictures, in the order of their numbers: crane, wave, blossom, fan, mountain, maple, carp, lantern.
const PICTURES: [&str; KINDS as usize] = [
    r#"<path d="M4.5 12.5c3.2.4 5.3-.6 6.6-2.9.5-2.3.1-3.7-.9-5.1 3 1 4.6 3.4 4.7 6.300l4.6-1.9-3.4 3.600c.2 3-2.2 5.2-5.4 4.700l-3.7 2.3 1.4-3.600c-1.9-.3-3.2-1.5-3.9-3.400z"/>"#,
    r#"<g class="line"><path d="M4 17a4 4 0 0 1 8 0 4 4 0 0 1 8 0M6.7 17a1.3 1.3 0 0 1 2.6 0M14.7 17a1.3 1.3 0 0 1 2.6 0M8 13a4 4 0 0 1 8 0M10.7 12.700a1.3 1.3 0 0 1 2.6 0M4.2 11.500a4 4 0 0 1 4.2-2.400M19.8 11.500a4 4 0 0 0-4.2-2.4"/></g>"#,
    r#"<path d="M12 11C10.2 8.5 10.3 6 12 4.5 13.7 6 13.8 8.5 12 11zM12 11C13.8 8.6 16.2 7.9 18.2 9 17.3 11.1 15 12 12 11zM12 11C15 11.9 16.4 14 15.9 16.2 13.7 16 12.1 14.1 12 11zM12 11C11.9 14.1 10.3 16 8.1 16.2 7.6 14 9 11.9 12 11zM12 11C9 12 6.7 11.1 5.8 9 7.8 7.9 10.2 8.6 12 11z"/><circle cx="12" cy="18.8" r="1"/>"#,
    r#"<path d="M12 18.5 3.8 11.500C5.5 7.6 8.5 5.5 12 5.500s6.5 2.1 8.2 6z"/><path class="cut" d="M12 18 7.3 7.700M12 18V6M12 18l4.7-10.3"/>"#,
    r#"<path d="M3.5 18 10 7h4l6.5 11z"/><path class="cut" d="M7.8 11.500l1.8 1.3 2.4-1.6 2.4 1.6 1.8-1.3"/>"#,
    r#"<path d="M12 4l1.6 4 2.9-1.4-.4 3.9 4-.3-2.7 3.1 1.9 1.7-4.7.9.6 1.8-2.6-.7V20h-1.200v-3l-2.6.7.6-1.8-4.7-.9 1.9-1.7-2.7-3.1 4 .3-.4-3.900L10.4 8z"/>"#,
    r#"<path d="M4 12c2.2-3.7 5-5.2 8.3-4.9 2 .2 3.5 1.2 4.5 2.900L20.5 7.500c-.7 3-.7 6 0 9L16.8 14c-1 1.7-2.5 2.7-4.5 2.900C9 17.2 6.2 15.7 4 12z"/><path class="cut" d="M11 8.500c1.5 2.3 1.5 4.7 0 7"/><circle class="hole" cx="7.8" cy="11.3" r=".9"/>"#,
    r#"<path d="M9 4.500h6v2H9zM9 17.500h6v2H9z"/><path d="M8.5 7h7c2.3 2.9 2.3 7.1 0 10h-7c-2.3-2.9-2.3-7.1 0-10z"/><path class="cut" d="M7 10.300h10M7 13.700h10"/>"#,
];

/// A picture, and whether it stands on a round ground or on a square one.
fn stamp(picture: u8, colour: u8, square: bool) -> String {
    let ground = if square {
        r#"<rect x="1" y="1" width="22" height="22" rx="2.5"/>"#
    } else {
        r#"<circle cx="12" cy="12" r="11.5"/>"#
    };
    let inside = PICTURES[usize::from(picture % KINDS)];
    let colour = colour % KINDS;
    format!(
        r#"<svg viewBox="0 0 24 24" aria-hidden="true" class="stamp c{colour}"><g class="ground">{ground}</g><g class="figure">{inside}</g></svg>"#
    )
}

/// A person's seal.
pub(crate) fn person(seal: u8) -> AnyView {
    let picture = stamp(seal / KINDS, seal % KINDS, false);
    view! { <span class="who-seal" inner_html=picture></span> }.into_any()
}

/// A bot's stamp: no two of the cast have the same.
pub(crate) fn bot(face: u8) -> AnyView {
    let picture = stamp(face, face.wrapping_mul(3) + face / KINDS, true);
    view! { <span class="who-seal" inner_html=picture></span> }.into_any()
}
