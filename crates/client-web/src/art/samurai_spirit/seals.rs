//! Seals: each samurai as a person and as a beast, and the raiders by rank.

use ::samurai_spirit::Samurai;
use leptos::prelude::*;

/// A person in ink on paper, or the beast in paper on vermilion.
fn drawn(samurai: Samurai, beast: bool) -> String {
    let (ground, figure) = if beast {
        (
            r#"<circle class="ground" cx="24" cy="24" r="23"/>"#,
            beast_figure(samurai),
        )
    } else {
        (PERSON, person_figure(samurai))
    };
    format!("{ground}{figure}")
}

/// The seal of a samurai.
pub(crate) fn seal(samurai: Samurai, beast: bool) -> impl IntoView {
    view! {
        <svg
            class="sp-seal"
            class:beast=beast
            viewBox="0 0 48 48"
            aria-hidden="true"
            inner_html=drawn(samurai, beast)
        ></svg>
    }
}

/// The same as a part of a picture.
pub(super) fn seal_part(samurai: Samurai, beast: bool) -> impl IntoView {
    view! { <g class="sp-seal" class:beast=beast inner_html=drawn(samurai, beast)></g> }
}

/// What all people share: the round of the seal, robe and face.
const PERSON: &str = r#"<circle class="ground" cx="24" cy="24" r="23"/>
<path class="ink" d="M6.5 39c2-5.500 8-7 17.500-7s15.500 1.500 17.500 7A23 23 0 0 1 24 47 23 23 0 0 1 6.500 39z"/>
<path class="cut" d="M18 33l6 9 6-9"/>
<circle class="skin" cx="24" cy="21.500" r="9.500"/>
<path class="line" d="M19.500 21.500h3M25.500 21.500h3M22.500 27h3"/>"#;

/// Hair, headgear and arms, by which a person is known.
fn person_figure(samurai: Samurai) -> &'static str {
    match samurai {
        // A round man in a headcloth, with a beard.
        Samurai::Heihachi => {
            r#"<path class="ink" d="M15 18c1-9 17-9 18 0-5-2-13-2-18 0zM32.500 16l6-4-1 7zM15.500 24c1 10 16 10 17 0-4 3.500-13 3.500-17 0z"/><path class="cut" d="M21 27.500h6"/>"#
        }
        // A topknot and a spear.
        Samurai::Daisuke => {
            r#"<path class="line" d="M40 8v34"/><path class="ink" d="M40 2l-3 8h6zM14.500 20c0-11 19-11 19 0-4-5-15-5-19 0zM21.500 12c0-8 5-8 5 0z"/>"#
        }
        // A heavy moustache and a bow.
        Samurai::Gorobei => {
            r#"<path class="line" d="M7 12c7 8 7 20 1 28M7 12L8 40"/><path class="ink" d="M17 25c3-3 5-2 7-1 2-1 4-2 7 1-3 2-5 2-7 1-2 1-4 1-7-1zM14.500 19c1-4 2-6 4-7l-1 5zM33.500 19c-1-4-2-6-4-7l1 5z"/>"#
        }
        // The leader: a crescent on the brow.
        Samurai::Kanbei => {
            r#"<path class="ink" d="M14.500 19c0-10 19-10 19 0-5-3-14-3-19 0zM22 28.500c1 5 3 5 4 0z"/><path class="gold" d="M11 3c2 9 24 9 26 0-1 15-25 15-26 0z"/>"#
        }
        // Hair bound high, a blade across the back.
        Samurai::Kyuzo => {
            r#"<path class="line wide" d="M5 12l9 7M34 34l9 8"/><path class="line" d="M37 33l-4 5"/><path class="ink" d="M14.500 19c0-10 19-10 19 0-3-3-6-4-9.500-4s-6.500 1-9.500 4zM24 11c3-9 12-8 12 1-3-3-7-3-12-1z"/>"#
        }
        // Wild hair, a sword longer than its bearer.
        Samurai::Kikuchiyo => {
            r#"<path class="line wide" d="M42 5L33 34"/><path class="ink" d="M14 27l-5-7 5-1-4-8 7 2 1-8 5 5 5-6 2 7 7-3-3 8 5 2-5 6 0 4-3-8c-5-4-10-4-14 0z"/>"#
        }
        // The youngest: a fringe, a tail of hair, a flower.
        Samurai::Katsushiro => {
            r#"<path class="ink" d="M14.500 21c-1-13 20-13 19 0l-4-5-3 3-2.500-4-2.500 4-3-3zM33 13c8-2 9 9 4 16 0-7-2-9-5-10z"/><g class="gold"><circle cx="16" cy="11" r="2"/><circle cx="20" cy="9.500" r="2"/><circle cx="18.500" cy="13" r="2"/></g>"#
        }
    }
}

/// The head of the beast.
fn beast_figure(samurai: Samurai) -> &'static str {
    match samurai {
        // The raccoon dog.
        Samurai::Heihachi => {
            r#"<path class="paper" d="M10 18c-3-10 6-11 10-5zM38 18c3-10-6-11-10-5zM24 12c12 0 17 7 16 14-1 8-8 13-16 13S9 34 8 26c-1-7 4-14 16-14z"/><path class="mark" d="M11 24c3-5 10-4 10.500 1s-7 7-11 3zM37 24c-3-5-10-4-10.500 1s7 7 11 3zM21.500 32h5L24 35z"/><g class="paper"><circle cx="16.500" cy="25.500" r="1.800"/><circle cx="31.500" cy="25.500" r="1.800"/></g>"#
        }
        // The monkey.
        Samurai::Daisuke => {
            r#"<g class="paper"><circle cx="8.500" cy="24" r="5.500"/><circle cx="39.500" cy="24" r="5.500"/><circle cx="24" cy="23" r="15"/></g><path class="mark" d="M24 18c5-6 11-2 10 4 2 8-4 13-10 13s-12-5-10-13c-1-6 5-10 10-4z"/><path class="cut" d="M18 22.500h4M26 22.500h4M19 30c3 2 7 2 10 0M23 26.500h2"/>"#
        }
        // The bear.
        Samurai::Gorobei => {
            r#"<g class="paper"><circle cx="12" cy="13.500" r="6"/><circle cx="36" cy="13.500" r="6"/><circle cx="24" cy="25" r="15.500"/></g><g class="mark"><circle cx="17.500" cy="22" r="2"/><circle cx="30.500" cy="22" r="2"/><ellipse cx="24" cy="31" rx="7" ry="5.500"/></g><path class="cut" d="M21.500 29h5M24 29v4"/>"#
        }
        // The boar.
        Samurai::Kanbei => {
            r#"<path class="paper" d="M8 8l11 5-7 9zM40 8l-11 5 7 9zM14 13h20l5 13-6 14H15L9 26z"/><path class="mark" d="M15 21l6 3-5 2zM33 21l-6 3 5 2z"/><ellipse class="mark" cx="24" cy="33" rx="7.500" ry="5"/><path class="cut" d="M21 32v2.500M27 32v2.500"/><path class="mark" d="M14 37c-4-2-5-7-3-11 1 4 3 6 6 7zM34 37c4-2 5-7 3-11-1 4-3 6-6 7z"/>"#
        }
        // The fox.
        Samurai::Kyuzo => {
            r#"<path class="paper" d="M7 5l11 10h12L41 5l-1 20-9 7-7 10-7-10-9-7z"/><path class="mark" d="M11 12l5 5-4 3zM37 12l-5 5 4 3zM13 23l8 4-6 1zM35 23l-8 4 6 1zM22 38h4l-2 3z"/>"#
        }
        // The tiger.
        Samurai::Kikuchiyo => {
            r#"<g class="paper"><circle cx="12" cy="12.500" r="5.500"/><circle cx="36" cy="12.500" r="5.500"/><path d="M24 9c11 0 17 7 16 16-1 9-8 15-16 15S9 34 8 25C7 16 13 9 24 9z"/></g><path class="marks" d="M24 10v7M18.500 11l1.500 5M29.500 11l-1.500 5M9 23l6 1M9 29l6-1M12 34l5-2M39 23l-6 1M39 29l-6-1M36 34l-5-2M21 34c2 1.500 4 1.500 6 0"/><path class="mark" d="M16 21l6 3.500-5 1zM32 21l-6 3.500 5 1zM21 29h6l-3 3.500z"/>"#
        }
        // The wolf.
        Samurai::Katsushiro => {
            r#"<path class="paper" d="M9 3l8 11h14l8-11 2 20 2 4-6 2-2 6-6 2-5 8-5-8-6-2-2-6-6-2 2-4z"/><path class="mark" d="M12 10l4 6-4 3zM36 10l-4 6 4 3zM14 23l8 4-6 1.500zM34 23l-8 4 6 1.500zM21 38h6l-3 4z"/><path class="marks" d="M24 20v8"/>"#
        }
    }
}

/// A raider by strength: plunderers, the lieutenant, the boss.
pub(crate) fn raider(value: u8) -> impl IntoView {
    let figure = match value {
        1 => {
            r#"<path d="M3 19L20 6l17 13z"/><path class="half" d="M11 20h18v5c0 6-4 9-9 9s-9-3-9-9z"/>"#
        }
        2 => {
            r#"<path d="M3 19L20 6l17 13z"/><path class="half" d="M11 20h18v5c0 6-4 9-9 9s-9-3-9-9z"/><path d="M31 37l3-15 3 1-3 15z"/>"#
        }
        3 => {
            r#"<path d="M11 18c0-12 18-12 18 0zM9 17h22v3H9z"/><path class="half" d="M11 20h18v5c0 6-4 9-9 9s-9-3-9-9z"/><path d="M34 38V14l1.500-7 1.500 7v24z"/>"#
        }
        4 => {
            r#"<path d="M11 18c0-12 18-12 18 0zM9 17h22v3H9z"/><path class="half" d="M11 20h18v5c0 6-4 9-9 9s-9-3-9-9z"/><path d="M34 38L30 26l6-18 1 1-3 17 3 12zM6 38l4-12L4 8 3 9l3 17-3 12z"/>"#
        }
        5 => {
            r#"<path d="M20 5c8 0 12 6 12 13l5 6H3l5-6C8 11 12 5 20 5z"/><path d="M12 8L6 1c0 6 1 9 5 11zM28 8l6-7c0 6-1 9-5 11z"/><path class="half" d="M11 24h18v3c0 6-4 9-9 9s-9-3-9-9z"/>"#
        }
        _ => {
            r#"<path d="M20 7c9 0 13 6 13 13 0 10-6 17-13 17S7 30 7 20C7 13 11 7 20 7z"/><path d="M11 12C5 10 3 5 4 0c2 5 5 7 10 8zM29 12c6-2 8-7 7-12-2 5-5 7-10 8z"/><path class="eye" d="M11 18l7 3-6 2zM29 18l-7 3 6 2zM13 28h14l-2 5-2-3h-6l-2 3z"/>"#
        }
    };
    view! { <svg class="sp-raider" viewBox="0 0 40 40" aria-hidden="true" inner_html=figure></svg> }
}
