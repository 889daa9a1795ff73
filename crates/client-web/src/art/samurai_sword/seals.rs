//! Seals: round ones for the characters, square ones for the roles.

use ::samurai_sword::{Character, Role, Team};
use leptos::prelude::*;

use super::Colour::Paper;
use super::{Ink, drawn, line, shape};

/// The round seal of a character.
pub(crate) fn character(who: Character) -> impl IntoView {
    view! {
        <svg class="sw-seal" viewBox="0 0 48 48" aria-hidden="true">
            {round(who)}
        </svg>
    }
}

/// The same as a part of a greater picture.
pub(super) fn round(who: Character) -> impl IntoView {
    let turned = turns(who);
    let emblem = (0..turned).map(|at| {
        let turn = format!("rotate({} 24 24)", at * 360 / turned);
        view! { <g transform=turn>{drawn(emblem(who))}</g> }
    });
    view! {
        <circle cx="24" cy="24" r="23" fill="var(--ink)" />
        <circle cx="24" cy="24" r="20.5" fill="none" stroke="var(--raised)" stroke-width="1" />
        {emblem.collect_view()}
    }
}

/// How often an emblem is repeated around the middle.
const fn turns(who: Character) -> usize {
    match who {
        Character::Chiyome => 5,
        Character::Ieyasu | Character::Tomoe => 3,
        _ => 1,
    }
}

fn emblem(who: Character) -> &'static [Ink] {
    match who {
        Character::Benkei => BENKEI,
        Character::Chiyome => CHIYOME,
        Character::Ginchiyo => GINCHIYO,
        Character::Goemon => GOEMON,
        Character::Hanzo => HANZO,
        Character::Hideyoshi => HIDEYOSHI,
        Character::Ieyasu => IEYASU,
        Character::Kojiro => KOJIRO,
        Character::Musashi => MUSASHI,
        Character::Nobunaga => NOBUNAGA,
        Character::Tomoe => TOMOE,
        Character::Ushiwaka => USHIWAKA,
    }
}

/// The bell that he carried up a mountain.
const BENKEI: &[Ink] = &[
    shape("M16 33C16 21 17 14 24 12 31 14 32 21 32 33z").of(Paper),
    line("M13 34H35M24 8V12M24 36V39", 2.6).of(Paper),
];
/// A camellia.
const CHIYOME: &[Ink] = &[
    shape("M24 22C17 18 18 9 24 8 30 9 31 18 24 22z").of(Paper),
    shape("M24 24a1.5 1.5 0 1 1-.1 0z"),
];
/// The lightning that her father cut.
const GINCHIYO: &[Ink] = &[shape("M28 6L13 27H22L19 42 35 20H26z").of(Paper)];
/// The cauldron of his end.
const GOEMON: &[Ink] = &[
    shape("M12 22H36C36 32 32 37 24 37 16 37 12 32 12 22z").of(Paper),
    line("M10 21H38M16 41L18 37M32 41L30 37", 2.4).of(Paper),
    line(
        "M19 16C16 13 21 12 19 8M25 16C22 13 27 12 25 8M31 16C28 13 33 12 31 8",
        1.8,
    )
    .of(Paper),
];
/// A hood, and eyes.
const HANZO: &[Ink] = &[
    line(
        "M10 25C10 9 38 9 38 25 38 34 32 40 24 40 16 40 10 34 10 25z",
        2.0,
    )
    .of(Paper),
    shape("M12 20H36V29H12z").of(Paper),
    line("M16 23L22 26M32 23L26 26", 2.6),
];
/// The gourds of his standard.
const HIDEYOSHI: &[Ink] = &[
    shape(
        "M24 12C19 12 18 18 21 21 14 23 12 31 16 36 20 41 28 41 32 36 36 31 34 23 27 21 30 18 29 12 24 12z",
    )
    .of(Paper),
    line("M24 12C24 9 25 8 28 7M20 21.500H28", 2.2).of(Paper),
];
/// Three leaves of hollyhock.
const IEYASU: &[Ink] = &[
    shape("M24 23C15 20 14 11 24 7 34 11 33 20 24 23z").of(Paper),
    line("M24 22V12M24 18L20 14M24 18L28 14", 1.2),
];
/// The swallow that he cut in flight.
const KOJIRO: &[Ink] = &[shape(
    "M6 17C15 16 20 19 24 25 28 17 34 12 43 11 37 17 33 24 31 30L35 39 27 34 22 42 22 32C18 26 12 22 6 17z",
)
.of(Paper)];
/// Two swords.
const MUSASHI: &[Ink] = &[
    line("M15 35C24 28 31 20 36 9M33 35C24 28 17 20 12 9", 3.0).of(Paper),
    line("M11 33L17 39M37 33L31 39", 2.2).of(Paper),
    line("M15 35L11 40M33 35L37 40", 3.4).of(Paper),
];
/// Fire.
const NOBUNAGA: &[Ink] = &[
                shape("M24 6C30 15 37 20 35 30 34 37 29 41 24 41 19 41 14 37 13 30 12 25 16 22 18 16 20 20 21 21 23 22 26 17 25 12 24 6z").of(Paper),
                shape("M24 27C27 31 29 33 28 36 27 39 21 39 20 36 19 33 23 31 24 27z"),
            ];
/// The three commas of her name.
const TOMOE: &[Ink] =
    &[shape("M24 9a6 6 0 0 1 6 7C30 25 24 30 15 30 20 27 23 24 23 21A6 6 0 0 1 24 9z").of(Paper)];
/// A flute under the moon.
const USHIWAKA: &[Ink] = &[
    shape("M28 7A13 13 0 1 0 41 24 11 11 0 0 1 28 7z").of(Paper),
    line("M9 40L40 29", 3.6).of(Paper),
    line("M17 37h.1M23 35h.1M29 33h.1", 2.0),
];

/// The square seal of a role; face down if it is not known.
pub(crate) fn role(role: Option<Role>) -> impl IntoView {
    view! {
        <svg class="sw-role" viewBox="0 0 48 48" aria-hidden="true">
            {square(role)}
        </svg>
    }
}

/// The same as a part of a greater picture.
pub(super) fn square(role: Option<Role>) -> impl IntoView {
    let colour = match role.map(Role::team) {
        Some(Team::Shogun) => "var(--vermilion)",
        Some(Team::Ninja) => "var(--indigo)",
        Some(Team::Ronin) => "var(--gold)",
        None => "var(--soft)",
    };
    let stars = role.map_or(0, Role::stars);
    let dots = (0..stars).map(|at| {
        let x = 24 + (i32::from(at) * 2 - i32::from(stars) + 1) * 6;
        view! { <circle cx=x cy="39" r="2.6" fill="var(--raised)" /> }
    });
    view! {
        <rect x="2" y="2" width="44" height="44" rx="6" fill=colour />
        <rect
            x="5"
            y="5"
            width="38"
            height="38"
            rx="4"
            fill="none"
            stroke="var(--raised)"
            stroke-width="1"
        />
        {drawn(role.map_or(FACE_DOWN, role_emblem))}
        {dots.collect_view()}
    }
}

/// A knotted cord: nobody has looked.
const FACE_DOWN: &[Ink] = &[
    line("M9 24H17C17 16 24 16 24 24 24 32 31 32 31 24H39", 2.4).of(Paper),
    line("M24 9V17C32 17 32 24 24 24 16 24 16 31 24 31V39", 2.4).of(Paper),
];

fn role_emblem(role: Role) -> &'static [Ink] {
    match role {
        Role::Shogun => SHOGUN,
        Role::Samurai => SAMURAI,
        Role::Ninja1 | Role::Ninja2 | Role::Ninja3 => NINJA,
        Role::Ronin => RONIN,
    }
}

/// The sun.
const SHOGUN: &[Ink] = &[
                shape("M24 16a8 8 0 1 1-.1 0z").of(Paper),
                line("M24 8V12M24 36V40M8 24H12M36 24H40M12.5 12.500L15.5 15.500M32.5 32.500L35.5 35.500M12.5 35.500L15.5 32.500M32.5 15.500L35.5 12.5", 2.6).of(Paper),
            ];
/// A drawn sword.
const SAMURAI: &[Ink] = &[
    shape("M18 29C28 22 35 15 40 7 42 15 34 27 21 33z").of(Paper),
    line("M14 27L22 36", 3.0).of(Paper),
    line("M16 33L9 40", 5.0).of(Paper),
];
/// A throwing star, over the stars of rank.
const NINJA: &[Ink] = &[
    shape("M24 7L27 18 38 21 27 24 24 35 21 24 10 21 21 18z").of(Paper),
    shape("M24 18.500a2.5 2.5 0 1 1-.1 0z"),
];
/// A straw hat on the road.
const RONIN: &[Ink] = &[
    shape("M24 11C29 15 37 22 41 29H7C11 22 19 15 24 11z").of(Paper),
    line("M16 33C18 38 30 38 32 33", 2.4).of(Paper),
];
