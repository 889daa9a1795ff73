//! Worked pictures for the rules: roles by table, difficulty around it, a weapon, the count of points.

use ::samurai_sword::{Card, Character, Role};
use leptos::prelude::*;

use super::drawn;
use super::seals::{round, square};
use super::signs::strokes;

/// A worked picture for a section of the rules.
pub(crate) fn picture(section: usize) -> Option<AnyView> {
    match section {
        1 => Some(tables().into_any()),
        2 => Some(ring(true).into_any()),
        4 => Some(ring(false).into_any()),
        5 => Some(weapon().into_any()),
        8 => Some(points().into_any()),
        _ => None,
    }
}

fn at(x: i32, y: i32, scale: f32, inside: impl IntoView) -> impl IntoView {
    view! { <g transform=format!("translate({x} {y}) scale({scale})")>{inside}</g> }
}

fn text(
    x: i32,
    y: i32,
    size: i32,
    colour: &'static str,
    words: impl Into<String>,
) -> impl IntoView {
    view! {
        <text x=x y=y text-anchor="middle" font-size=size font-weight="700" fill=colour>
            {words.into()}
        </text>
    }
}

/// The roles at tables of three to seven.
fn tables() -> impl IntoView {
    use Role::{Ninja1, Ninja2, Ninja3, Ronin, Samurai, Shogun};
    let tables: [&[Role]; 5] = [
        &[Shogun, Ninja1, Ninja3],
        &[Shogun, Samurai, Ninja1, Ninja3],
        &[Shogun, Samurai, Ninja1, Ninja3, Ronin],
        &[Shogun, Samurai, Ninja1, Ninja2, Ninja3, Ronin],
        &[Shogun, Samurai, Samurai, Ninja1, Ninja2, Ninja3, Ronin],
    ];
    let rows = tables.into_iter().zip(0..).map(|(roles, row)| {
        let y = 8 + row * 42;
        let seals = roles
            .iter()
            .zip(0..)
            .map(|(role, place)| at(52 + place * 42, y, 0.75, square(Some(*role))));
        view! {
            {text(26, y + 25, 20, "var(--ink)", roles.len().to_string())}
            {seals.collect_view()}
        }
    });
    view! {
        <svg class="picture" viewBox="0 0 352 218" aria-hidden="true">
            {rows.collect_view()}
        </svg>
    }
}

/// Five players around a table, and how difficult each is to attack from the bottom; one wears
/// armor, or one is harmless and is skipped.
fn ring(harmless: bool) -> impl IntoView {
    let seats = [
        (160, 168, Character::Musashi),
        (34, 112, Character::Tomoe),
        (84, 26, Character::Hideyoshi),
        (236, 26, Character::Ieyasu),
        (286, 112, Character::Kojiro),
    ];
    let difficulty = if harmless {
        ["", "–", "1", "2", "1"]
    } else {
        ["", "1", "2", "3", "1"]
    };
    let players =
        seats
            .into_iter()
            .zip(difficulty)
            .enumerate()
            .map(|(place, ((x, y, who), number))| {
                let out = number == "–";
                let seal = at(x - 24, y - 24, 1.0, round(who));
                let badge = (place > 0).then(|| {
                    let colour = if out { "var(--soft)" } else { "var(--indigo)" };
                    view! {
                        <circle
                            cx=x + 22
                            cy=y - 18
                            r="12"
                            fill=colour
                            stroke="var(--raised)"
                            stroke-width="2"
                        />
                        {text(x + 22, y - 13, 15, "var(--raised)", number)}
                    }
                });
                view! { <g opacity=if out { "0.55" } else { "1" }>{seal}{badge}</g> }
            });
    let armor = (!harmless).then(|| at(254, 34, 0.55, drawn(strokes(Card::Armor))));
    view! {
        <svg class="picture" viewBox="0 -8 320 208" aria-hidden="true">
            <ellipse
                cx="160"
                cy="98"
                rx="128"
                ry="72"
                fill="none"
                stroke="var(--line)"
                stroke-width="2"
                stroke-dasharray="5 5"
            />
            {players.collect_view()}
            {armor}
            <circle
                cx="160"
                cy="168"
                r="27"
                fill="none"
                stroke="var(--vermilion)"
                stroke-width="3"
            />
        </svg>
    }
}

/// A weapon: whom it reaches, what it costs.
fn weapon() -> impl IntoView {
    let reached = [("1", true), ("2", true), ("3", false)]
        .into_iter()
        .zip(0..)
        .map(|((number, reached), place)| {
            let x = 158 + place * 54;
            let colour = if reached {
                "var(--indigo)"
            } else {
                "var(--soft)"
            };
            let mark = if reached { "✓" } else { "✕" };
            view! {
                <circle cx=x cy="38" r="14" fill=colour />
                {text(x, 44, 17, "var(--raised)", number)}
                {text(
                    x + 24,
                    44,
                    17,
                    if reached { "var(--pine)" } else { "var(--vermilion)" },
                    mark,
                )}
            }
        });
    view! {
        <svg class="picture" viewBox="0 0 320 140" aria-hidden="true">
            <rect
                x="8"
                y="6"
                width="90"
                height="126"
                rx="8"
                fill="var(--raised)"
                stroke="var(--line)"
                stroke-width="2"
            />
            {at(24, 44, 1.2, drawn(strokes(Card::Katana)))}
            <circle cx="26" cy="24" r="13" fill="var(--indigo)" />
            {text(26, 30, 17, "var(--raised)", "2")}
            <path d="M80 8l13 15v8l-8 8h-10l-8-8v-8z" fill="var(--vermilion)" />
            {text(80, 33, 17, "var(--raised)", "3")}
            <path
                d="M104 24C116 24 122 38 138 38M100 60C118 70 122 95 138 95"
                fill="none"
                stroke="var(--soft)"
                stroke-width="1.5"
                stroke-dasharray="3 4"
            />
            {reached.collect_view()}
            <path
                d="M158 84l9 11-9 11-9-11zM188 84l9 11-9 11-9-11zM218 84l9 11-9 11-9-11z"
                fill="var(--vermilion)"
            />
        </svg>
    }
}

/// Honour times factor, and Daimyo, for two sides of a table of four.
fn points() -> impl IntoView {
    let lines = [
        (Role::Shogun, "4 × 1 = 4"),
        (Role::Samurai, "2 × 2 + 1 = 5"),
        (Role::Ninja1, "5 × 1 = 5"),
        (Role::Ninja3, "0 × 2 = 0"),
    ];
    let rows = lines
        .into_iter()
        .zip(0..)
        .map(|((role, sum), row)| {
            let y = 6 + row * 42 + row / 2 * 14;
            view! {
                {at(10, y, 0.75, square(Some(role)))}
                {text(128, y + 25, 18, "var(--ink)", sum)}
            }
        });
    view! {
        <svg class="picture" viewBox="0 0 320 194" aria-hidden="true">
            {rows.collect_view()}
            <path
                d="M216 12q10 0 10 12v8q0 10 10 10q-10 0-10 10v8q0 12-10 12M216 110q10 0 10 12v8q0 10 10 10q-10 0-10 10v8q0 12-10 12"
                fill="none"
                stroke="var(--soft)"
                stroke-width="2"
            />
            {text(262, 52, 28, "var(--pine)", "9 ✓")}
            {text(252, 150, 28, "var(--soft)", "5")}
        </svg>
    }
}
