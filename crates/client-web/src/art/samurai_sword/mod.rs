//! Pictures of Samurai Sword: ink signs of the cards, seals of characters and roles, rule pictures.

mod pictures;
mod seals;
mod signs;

use leptos::prelude::*;

pub(crate) use pictures::picture;
pub(crate) use seals::{character, role};
pub(crate) use signs::sign;

/// One stroke of the brush, or one filled shape.
struct Ink {
    path: &'static str,
    /// How wide the stroke is; a shape without a stroke is filled.
    width: f32,
    colour: Colour,
}

/// What the brush was dipped in.
#[derive(Clone, Copy)]
enum Colour {
    Ink,
    Red,
    Gold,
    Green,
    Blue,
    /// The paper itself, for what is left out of a filled shape.
    Paper,
}

impl Colour {
    const fn css(self) -> &'static str {
        match self {
            Colour::Ink => "var(--ink)",
            Colour::Red => "var(--vermilion)",
            Colour::Gold => "var(--gold)",
            Colour::Green => "var(--pine)",
            Colour::Blue => "var(--indigo)",
            Colour::Paper => "var(--raised)",
        }
    }
}

/// A stroke of ink.
const fn line(path: &'static str, width: f32) -> Ink {
    Ink {
        path,
        width,
        colour: Colour::Ink,
    }
}

/// A filled shape of ink.
const fn shape(path: &'static str) -> Ink {
    Ink {
        path,
        width: 0.0,
        colour: Colour::Ink,
    }
}

impl Ink {
    const fn of(self, colour: Colour) -> Ink {
        Ink { colour, ..self }
    }

    fn drawn(&self) -> impl IntoView + use<> {
        let colour = self.colour.css();
        let (fill, stroke) = if self.width > 0.0 {
            ("none", colour)
        } else {
            (colour, "none")
        };
        view! {
            <path
                d=self.path
                fill=fill
                stroke=stroke
                stroke-width=self.width
                stroke-linecap="round"
                stroke-linejoin="round"
            />
        }
    }
}

fn drawn(ink: &[Ink]) -> impl IntoView + use<> {
    ink.iter().map(Ink::drawn).collect_view()
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
pub(crate) fn honour() -> impl IntoView {
    view! {
        <svg class="sw-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path
                fill="var(--gold)"
                d="M12 10C8 6 9 1 12 2.5 15 1 16 6 12 10zM13.5 11C15 5.5 20 5 20 8 22.5 10 18.5 13 13.5 11zM13 13.300C18.5 13 20.5 17.5 18 18.5 17.5 21.5 13 19.5 13 13.300zM11 13.300C11 19.5 6.5 21.5 6 18.5 3.5 17.5 5.5 13 11 13.300zM10.5 11C5.5 13 1.5 10 4 8 4 5 9 5.5 10.5 11z"
            />
            <circle cx="12" cy="11.8" r="2" fill="var(--raised)" />
        </svg>
    }
}

/// The sign of cards in hand.
pub(crate) fn hand() -> impl IntoView {
    view! {
        <svg class="sw-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <g fill="var(--indigo)" stroke="var(--raised)" stroke-width="1.2">
                <rect x="4" y="5" width="10" height="15" rx="1.5" transform="rotate(-12 9 12)" />
                <rect x="10" y="4" width="10" height="15" rx="1.5" transform="rotate(10 15 12)" />
            </g>
        </svg>
    }
}
