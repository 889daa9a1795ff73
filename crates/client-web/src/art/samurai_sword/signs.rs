//! The sign of each card, in ink.

use ::samurai_sword::Card;
use leptos::prelude::*;

use super::Colour::{Blue, Gold, Green, Paper, Red};
use super::{Ink, drawn, line, shape};

/// The sign of a card.
pub(crate) fn sign(card: Card) -> impl IntoView {
    view! {
        <svg class="sw-sign" viewBox="0 0 48 48" aria-hidden="true">
            {drawn(strokes(card))}
        </svg>
    }
}

pub(super) fn strokes(card: Card) -> &'static [Ink] {
    if card.is_weapon() {
        weapon(card)
    } else {
        other(card)
    }
}

fn weapon(card: Card) -> &'static [Ink] {
    match card {
        Card::Bokken => BOKKEN,
        Card::Kiseru => KISERU,
        Card::Bo => BO,
        Card::Kusarigama => KUSARIGAMA,
        Card::Shuriken => SHURIKEN,
        Card::Naginata => NAGINATA,
        Card::Wakizashi => WAKIZASHI,
        Card::Katana => KATANA,
        Card::Nodachi => NODACHI,
        Card::Kanabo => KANABO,
        Card::Nagayari => NAGAYARI,
        Card::Daikyu => DAIKYU,
        _ => TANEGASHIMA,
    }
}

const BOKKEN: &[Ink] = &[
    line("M14 35C24 28 33 19 40 8", 4.5).of(Gold),
    line("M14 35L7 42", 6.0),
];
const KISERU: &[Ink] = &[
    line("M7 40L31 17", 3.0).of(Gold),
    line("M31 17L37 11", 3.5),
    shape("M34 6C38 3 43 8 40 12L36 14 33 10z"),
    line("M40 4C36 2 41 0 38-2M43 6C46 4 43 2 46 1", 1.4),
];
const BO: &[Ink] = &[
    line("M7 41L41 7", 5.0).of(Gold),
    line("M7 41L13 35M35 13L41 7", 6.0),
    line("M22 26L26 22", 6.0),
];
const KUSARIGAMA: &[Ink] = &[
    line("M9 44L17 26", 4.0).of(Gold),
    shape("M14 27C12 12 26 4 41 7 31 10 24 16 21 29z"),
    line("M10 42C20 48 35 45 37 36", 2.2),
    shape("M37 28a5 5 0 1 1-.1 0z"),
];
const SHURIKEN: &[Ink] = &[
    shape("M24 3L29 19 45 24 29 29 24 45 19 29 3 24 19 19z"),
    shape("M24 20.5a3.5 3.5 0 1 1-.1 0z").of(Paper),
];
const NAGINATA: &[Ink] = &[
    line("M6 44L30 18", 3.2).of(Gold),
    shape("M28 19C28 10 35 5 44 3 43 12 39 19 32 22z"),
    line("M26 15L34 24", 2.4).of(Red),
];
const WAKIZASHI: &[Ink] = &[
    shape("M20 27C27 22 33 16 37 10 38 17 31 26 23 31z"),
    line("M16 25L25 34", 3.0).of(Gold),
    line("M19 31L11 39", 5.5).of(Red),
];
const KATANA: &[Ink] = &[
    shape("M17 30C28 23 38 13 44 3 45 14 34 27 20 34z"),
    line("M13 28L22 37", 3.0).of(Gold),
    line("M16 34L7 42", 5.5).of(Red),
];
const NODACHI: &[Ink] = &[
    shape("M20 25C31 19 40 10 45 1 50 14 37 27 23 31z"),
    line("M15 22L27 34", 3.2).of(Gold),
    line("M19 30L4 45", 6.0).of(Red),
    line("M14 31L17 34M9 36L12 39", 1.6).of(Paper),
];
const KANABO: &[Ink] = &[
    shape("M13 37L29 10C33 3 47 12 42 20L18 41z"),
    line("M16 38L7 45", 5.0).of(Red),
    line("M25 24h.1M31 16h.1M37 13h.1M30 27h.1M36 21h.1", 3.6).of(Paper),
];
const NAGAYARI: &[Ink] = &[
    line("M4 45L33 15", 3.0).of(Gold),
    shape("M31 17C32 10 38 5 46 2 43 10 38 16 33 19z"),
    line("M30 18L23 19M30 18L27 26M30 18L22 25", 2.2).of(Red),
];
const DAIKYU: &[Ink] = &[
    line("M15 3C36 8 37 28 20 45", 3.6).of(Gold),
    line("M15 3L20 45", 1.2),
    line("M4 27L40 24", 2.2),
    shape("M46 23.500L37 19 39 24 38 29z"),
    line("M4 27L9 22M4 27L9 31M9 26.500L14 22M9 26.500L14 31", 1.6).of(Red),
];
const TANEGASHIMA: &[Ink] = &[
    line("M16 27L43 14", 4.0),
    shape("M2 36C8 32 14 27 22 23L25 29C18 32 13 36 8 43z").of(Gold),
    line("M22 22C18 13 27 12 27 18", 1.8).of(Red),
    line("M45 10L47 6M46 14H49M43 8L42 5", 1.6).of(Red),
];

fn other(card: Card) -> &'static [Ink] {
    match card {
        Card::Armor => ARMOR,
        Card::FastDraw => FAST_DRAW,
        Card::Focus => FOCUS,
        Card::Bushido => BUSHIDO,
        Card::Parry => PARRY,
        Card::Geisha => GEISHA,
        Card::Diversion => DIVERSION,
        Card::Battlecry => BATTLECRY,
        Card::TeaCeremony => TEA_CEREMONY,
        Card::Breathing => BREATHING,
        Card::Daimyo => DAIMYO,
        _ => JUJUTSU,
    }
}

const ARMOR: &[Ink] = &[
    shape("M8 29C8 10 40 10 40 29L46 36 35 34V30H13V34L2 36z"),
    shape("M23 17C17 15 12 9 12 2 16 6 21 7 24 13 27 7 32 6 36 2 36 9 31 15 25 17z").of(Gold),
    line("M15 35L17 42 24 45 31 42 33 35", 2.4),
];
const FAST_DRAW: &[Ink] = &[
    line("M5 41L22 27", 6.5).of(Red),
    line("M19 23L26 31", 2.6).of(Gold),
    line("M24 26L43 10", 3.4),
    line("M29 11L31 4M22 14L20 8M38 22L44 24M33 28L37 34", 2.0).of(Blue),
];
const FOCUS: &[Ink] = &[
    line("M33 8A18 18 0 1 0 41 19", 4.6),
    line("M38 11L40 13", 3.0),
    shape("M24 19a5 5 0 1 1-.1 0z").of(Red),
];
const BUSHIDO: &[Ink] = &[
    line("M13 10V38H35V10", 2.0),
    line("M9 9H39M9 39H39", 5.0).of(Gold),
    line("M18 18H30M24 15V33M19 26H29M18 33L22 29M30 33L26 29", 2.2).of(Red),
];
const PARRY: &[Ink] = &[
    line("M7 41L41 7M41 41L7 7", 3.6),
    line("M9 33L15 39M39 33L33 39", 3.0).of(Gold),
    shape("M24 13L27 21 35 24 27 27 24 35 21 27 13 24 21 21z").of(Red),
];
const GEISHA: &[Ink] = &[
    shape("M24 43L4 19C14 6 34 6 44 19z").of(Red),
    line(
        "M24 43L11 14M24 43L18 11M24 43V9M24 43L30 11M24 43L37 14",
        1.4,
    )
    .of(Paper),
    line("M24 43L4 19C14 6 34 6 44 19z", 2.0),
];
const DIVERSION: &[Ink] = &[
    line(
        "M7 5L18 13H30L41 5 39 27C37 36 29 41 24 45 19 41 11 36 9 27z",
        2.6,
    ),
    line("M14 23L21 27M34 23L27 27", 2.8),
    shape("M24 33L27 37 24 40 21 37z"),
    line("M12 30H17M12 34L17 33M36 30H31M36 34L31 33", 1.6).of(Red),
];
const BATTLECRY: &[Ink] = &[
    line("M10 4V45", 3.0),
    shape("M12 7H31V34C25 30 18 38 12 34z").of(Red),
    shape("M21.5 15a5 5 0 1 1-.1 0z").of(Paper),
    line("M36 12C40 18 40 25 36 31M42 8C48 16 48 27 42 35", 2.2),
];
const TEA_CEREMONY: &[Ink] = &[
    shape("M7 22H41C41 34 34 40 24 40 14 40 7 34 7 22z"),
    line("M17 43H31", 3.0),
    line("M12 28C18 31 30 31 36 28", 2.0).of(Green),
    line(
        "M17 16C13 12 20 10 17 4M25 16C21 12 28 10 25 4M33 16C29 12 36 10 33 4",
        1.8,
    )
    .of(Green),
];
const BREATHING: &[Ink] = &[
    line("M5 17H28C37 17 36 6 29 6 24 6 23 12 27 13", 3.0).of(Green),
    line("M5 25H37C47 25 46 38 38 38 33 38 32 32 36 31", 3.0),
    line("M5 33H20C27 33 27 43 21 43 17 43 17 38 20 38", 3.0).of(Green),
];
const DAIMYO: &[Ink] = &[
    shape("M8 18C18 16 22 11 24 3 26 11 30 16 40 18z"),
    shape("M3 33C13 31 15 27 17 24H31C33 27 35 31 45 33z"),
    line("M17 18V24M31 18V24M12 33V44H36V33", 2.2),
    shape("M21 36H27V44H21z").of(Red),
    shape("M22 19H26V23H22z").of(Gold),
];
const JUJUTSU: &[Ink] = &[
    line("M3 17C12 20 18 19 24 18 30 19 36 20 45 17", 6.0),
    line("M20 22L12 43M28 22L36 43", 6.0),
    shape("M17 13H31L32 24H16z"),
    line("M18 14L30 23", 2.0).of(Paper),
    line("M10.5 40L14.5 41.500M33.5 41.500L37.5 40", 1.8).of(Red),
];
