//! Signs of cards and boards: what is defended, what is suffered.

use ::samurai_spirit::{Penalty, Symbol};
use leptos::prelude::*;

/// A sign drawn with strokes; `solid` ones are filled.
fn sign(class: &'static str, solid: bool, path: &'static str) -> impl IntoView + use<> {
    view! {
        <svg class=class class:solid=solid viewBox="0 0 20 20" aria-hidden="true">
            <path d=path />
        </svg>
    }
}

/// Hat, farm, doll.
pub(crate) fn symbol(symbol: Symbol) -> impl IntoView {
    sign("sp-sign", false, symbol_path(symbol))
}

pub(super) const fn symbol_path(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Hat => "M1.500 14L10 4l8.500 10c-5 3-12 3-17 0zM6.500 11c2 1.500 5 1.500 7 0",
        Symbol::Farm => "M1.500 10L10 3l8.500 7M4 9v8.500h12V9M8.500 17.500v-5h3v5",
        Symbol::Doll => {
            "M10 2a3.800 3.800 0 1 1 0 7.600 3.800 3.800 0 0 1 0-7.600zM4.500 18c0-6 2-8.400 5.500-8.400s5.500 2.400 5.500 8.400zM7 14c2 1 4 1 6 0"
        }
    }
}

/// What the last card of a line does.
pub(crate) fn penalty(penalty: Penalty) -> impl IntoView {
    let (solid, path) = penalty_path(penalty);
    sign("sp-sign sp-penalty", solid, path)
}

pub(super) const fn penalty_path(penalty: Penalty) -> (bool, &'static str) {
    match penalty {
        Penalty::Fire => (true, FIRE),
        Penalty::Wound => (true, WOUND),
        Penalty::Intruder => (false, "M11 3h6v14h-6M2 10h10M8 6l4 4-4 4"),
        Penalty::Nodef => (
            false,
            "M10 2l6.500 2v6c0 4-3 6.500-6.500 8-3.500-1.500-6.500-4-6.500-8V4zM3 18L17 2",
        ),
        Penalty::Nosup => (
            false,
            "M4 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0M9 10h2M3 17L17 3",
        ),
        Penalty::Left => (false, "M18 10H5M10 4l-6 6 6 6M2 4v12"),
        Penalty::Right => (false, "M2 10h13M10 4l6 6-6 6M18 4v12"),
        Penalty::Mustpass => (false, "M7 2h6l5 5v6l-5 5H7l-5-5V7zM6 10h8"),
        Penalty::Reshuf => (false, "M16.500 8A7 7 0 1 0 17 12M17 3v5.500h-5.500"),
        Penalty::Notal => (
            false,
            "M10 2.500l2 5 5.500.500-4 3.500 1.200 5.500-4.700-3-4.700 3 1.200-5.500-4-3.500 5.500-.500zM3 17.500L17 2.500",
        ),
        Penalty::Losedef => (
            false,
            "M10 2l6.500 2v6c0 4-3 6.500-6.500 8-3.500-1.500-6.500-4-6.500-8V4zM7 10h6",
        ),
    }
}

/// A barricade on fire.
const FIRE: &str = "M1.500 19.500v-6l2-2.500 2 2.500v6zM7.500 19.500v-5l2.500-3 2.500 3v5zM14.500 19.500v-6l2-2.500 2 2.500v6zM10 10.500c-3.800 0-5-3-3.400-6 .7 1 1.200 1.400 2 1.400C8.200 3.500 9.500 1.500 11.800.300c0 2.700 3 3.700 3 6.500 0 2.200-1.800 3.700-4.800 3.700z";
pub(super) const FLAME: &str = "M10 18.500c-5 0-7-4-5-8.500 1 1.500 2 2 3 2-1-4 1-8 4-10.500 0 4.500 5 6.500 5 11.500 0 3.500-3 5.500-7 5.500z";
const WOUND: &str = "M10 1.500c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11z";

/// Flames: it burns something as an intruder.
pub(crate) fn flame() -> impl IntoView {
    sign("sp-sign sp-flame", true, FLAME)
}

/// A wound token.
pub(crate) fn wound() -> impl IntoView {
    sign("sp-sign sp-wound", true, WOUND)
}
