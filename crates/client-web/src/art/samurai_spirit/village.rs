//! The village: farms and families behind a ring of barricades.

use ::samurai_spirit::{Family, FarmBack};
use leptos::prelude::*;

/// What stands and what is lost, with what each means in words.
pub(crate) struct Village {
    /// Barricades standing, and at the start.
    pub barricades: (u8, u8),
    /// Whether each farm stands, with the back of one that burned where it is known.
    pub farms: Vec<(bool, Option<FarmBack>)>,
    /// Whether each family is there.
    pub families: Vec<(Family, bool)>,
    /// What barricades, farms and each family mean, in words.
    pub about: (String, String, Vec<String>),
}

/// Where farms stand.
const FARMS: [(i32, i32); 6] = [
    (112, 74),
    (172, 60),
    (232, 60),
    (290, 74),
    (146, 104),
    (256, 104),
];
/// Where families stand.
const FAMILIES: [(i32, i32); 3] = [(150, 152), (200, 160), (250, 152)];

/// The village as a picture.
pub(crate) fn village(village: Village) -> impl IntoView {
    let (standing, all) = village.barricades;
    let (about_barricades, about_farms, about_families) = village.about;
    let fence = (0..all)
        .map(|at| barricade(at, all, at < standing))
        .collect_view();
    let farms = FARMS
        .into_iter()
        .zip(village.farms)
        .map(|(place, (stands, back))| farm(place, stands, back));
    let families = FAMILIES
        .into_iter()
        .zip(village.families)
        .zip(about_families);
    let families = families.map(|((place, (kind, here)), about)| family(place, kind, here, about));
    view! {
        <svg class="sp-village" viewBox="8 -30 384 246" aria-hidden="true">
            <path class="hill" d="M52 92L142-26l42 48 30-28L350 92z" />
            <path
                class="snow"
                d="M122 0L142-26l23 26-10 5-10-7-12 8zM202 5l12-11 14 11-8 5-7-5-6 6z"
            />
            <ellipse class="ground" cx="200" cy="112" rx="158" ry="76" />
            <g data-about=about_farms>{farms.collect_view()}</g>
            {families.collect_view()}
            <g data-about=about_barricades>{fence}</g>
        </svg>
    }
}

/// One barricade of the ring; the ring begins at the front and burns there last.
fn barricade(at: u8, all: u8, stands: bool) -> impl IntoView {
    let turn = (f64::from(at) + 0.5) / f64::from(all.max(1)) * std::f64::consts::TAU;
    let (x, y) = (200.0 + 172.0 * turn.sin(), 110.0 + 84.0 * turn.cos());
    view! {
        <path
            class="barricade"
            class:burned=!stands
            transform=format!("translate({x:.0} {y:.0})")
            d="M-17 12V-8l5-6 5 6v4h2v-7l5-6 5 6v7h2v-4l5-6 5 6v20zM-17 3h34"
        />
    }
}

fn farm((x, y): (i32, i32), stands: bool, back: Option<FarmBack>) -> impl IntoView {
    let mark = back.map(|back| {
        let path = match back {
            FarmBack::Barricade => "M-7 6V-3l3-4 3 4v2h2v-2l3-4 3 4v9z",
            FarmBack::Wound => "M0-8c4 6 6 8 6 10a6 6 0 0 1-12 0c0-2 2-4 6-10z",
            FarmBack::Family => {
                "M0-8a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM-6 8c0-6 2-9 6-9s6 3 6 9z"
            }
            FarmBack::Farm => "M-8 0L0-7l8 7h-2v7H-6V0z",
        };
        view! { <path class="back" d=path /> }
    });
    view! {
        <g class="farm" class:burned=!stands transform=format!("translate({x} {y})")>
            <path class="roof" d="M-27 3C-14-2-9-12-7-19H7C9-12 14-2 27 3z" />
            <path class="wall" d="M-19 3h38v18h-38z" />
            <path class="door" d="M-5 21V9H5v12zM-14 8h5v5h-5zM9 8h5v5H9z" />
            {mark}
        </g>
    }
}

/// A family: two dolls with the sign of their bonus.
fn family((x, y): (i32, i32), kind: Family, here: bool, about: String) -> impl IntoView {
    view! {
        <g class="family" class:gone=!here transform=format!("translate({x} {y})") data-about=about>
            <path
                class="doll"
                d="M-8-22a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM-17 12c0-15 3-21 9-21s9 6 9 21z"
            />
            <path
                class="doll"
                d="M9-14a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2 12c0-11 2-15 7-15s7 4 7 15z"
            />
            <path class="bonus" transform="translate(-8 4)" d=bonus_path(kind) />
        </g>
    }
}

fn bonus_path(kind: Family) -> &'static str {
    match kind {
        Family::Heal => "M-1.500-5h3v3.500H5v3H1.500V5h-3V1.500H-5v-3h3.500z",
        Family::Barricade => "M-5 5v-7l2.500-3L0-2l2.500-3L5-2v7z",
        Family::Intruder => "M5 1.500H-1V5l-5-5 5-5v3.500h6z",
    }
}

/// A barricade as a small sign.
pub(crate) fn barricade_sign() -> impl IntoView {
    view! {
        <svg class="sp-sign solid" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2 18V7l2.500-3L7 7v2h1.500V6L10 3.500 11.500 6v3H13V7l2.500-3L18 7v11z" />
        </svg>
    }
}

/// The bonus of a family as a small sign.
pub(crate) fn family_sign(kind: Family) -> impl IntoView {
    view! {
        <svg class="sp-sign solid" viewBox="-8 -8 16 16" aria-hidden="true">
            <path d=bonus_path(kind) />
        </svg>
    }
}
