//! Pictures of Samurai Sword: what is on the cards, portraits of the characters, seals of the roles, counts.

use ::samurai_sword::{Card, Character, Role};
use leptos::prelude::*;

use super::paint::painting;
use super::sheet::{self, SQUARE};

/// What a card shows.
pub(crate) fn sign(card: Card) -> AnyView {
    painting("sw-sign", SQUARE, format!("sw-c-{card}"))
}

/// The portrait of a character.
pub(crate) fn character(who: Character) -> AnyView {
    painting("sw-seal", SQUARE, format!("sw-{who}"))
}

/// The square seal of a role; face down if it is not known.
pub(crate) fn role(role: Option<Role>) -> AnyView {
    let name = role.map_or_else(|| "unknown".to_owned(), |role| role.to_string());
    painting("sw-role", "0 0 48 48", format!("sw-r-{name}"))
}

/// Points of resilience: the first are left, the others lost.
pub(crate) fn resilience(left: u8, most: u8) -> impl IntoView {
    let diamond = |at: u8| format!("M{} 1l5 6-5 6-5-6z", 6 + u16::from(at) * 12);
    let full: String = (0..left).map(diamond).collect();
    let lost: String = (left..most).map(diamond).collect();
    let width = 12 * u16::from(most.max(left));
    view! {
        <svg
            class="sw-pips"
            viewBox=format!("0 0 {width} 14")
            width=width
            height="14"
            aria-hidden="true"
        >
            <path d=full fill="var(--vermilion)" />
            <path d=lost fill="none" stroke="var(--soft)" stroke-width="1.2" />
        </svg>
    }
}

/// The sign of honour: a blossom.
pub(crate) fn honour() -> AnyView {
    painting("sw-icon", "0 0 24 24", "sw-honour".to_owned())
}

/// The sign of cards in hand.
pub(crate) fn hand() -> AnyView {
    painting("sw-icon", "0 0 24 24", "sw-hand".to_owned())
}

/// A worked picture for a section of the rules.
pub(crate) fn picture(section: usize) -> Option<AnyView> {
    let frames = [
        (1, "0 0 352 218"),
        (2, "0 0 320 208"),
        (4, "0 0 320 208"),
        (5, "0 0 320 140"),
        (8, "0 0 320 194"),
    ];
    sheet::picture("sw", &frames, section)
}
