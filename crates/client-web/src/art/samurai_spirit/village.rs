//! The village: farms and families behind a ring of barricades, in a valley.

use ::samurai_spirit::{Family, FarmBack};
use leptos::prelude::*;

use super::SIGN;
use crate::art::sheet::drawing;

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
/// The size of a farm, a family, a barricade and a small sign in the picture.
const FARM: (i32, i32) = (64, 56);
const KIN: (i32, i32) = (52, 50);
const FENCE: (i32, i32) = (40, 38);
const MARK: (i32, i32) = (18, 18);

/// A drawing of the sheet around a place of the picture.
fn at((x, y): (i32, i32), (wide, high): (i32, i32), symbol: &str) -> String {
    let (left, top) = (x - wide / 2, y - high / 2);
    format!(r##"<use href="#{symbol}" x="{left}" y="{top}" width="{wide}" height="{high}"/>"##)
}

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
        <svg class="sp-village" viewBox="8 -30 384 246" aria-hidden="true" data-art="sp-land">
            <g data-about=about_farms>{farms.collect_view()}</g>
            {families.collect_view()}
            <g data-about=about_barricades>{fence}</g>
        </svg>
    }
}

/// One barricade of the ring; the ring begins at the front and burns there last.
fn barricade(number: u8, all: u8, stands: bool) -> impl IntoView {
    let turn = (f64::from(number) + 0.5) / f64::from(all.max(1)) * std::f64::consts::TAU;
    let (x, y) = (200.0 + 172.0 * turn.sin(), 110.0 + 84.0 * turn.cos());
    let symbol = if stands {
        "sp-fence"
    } else {
        "sp-fence-burned"
    };
    let drawn = at((x.round() as i32, y.round() as i32), FENCE, symbol);
    view! { <g class="barricade" class:burned=!stands inner_html=drawn></g> }
}

fn farm((x, y): (i32, i32), stands: bool, back: Option<FarmBack>) -> impl IntoView {
    let symbol = if stands {
        "sp-house"
    } else {
        "sp-house-burned"
    };
    let mut drawn = at((x, y - 2), FARM, symbol);
    if let Some(back) = back {
        drawn += &sealed((x + 22, y + 12), &format!("sp-back-{back}"));
    }
    view! { <g class="farm" class:burned=!stands inner_html=drawn></g> }
}

/// A family, with the sign of its bonus.
fn family((x, y): (i32, i32), kind: Family, here: bool, about: String) -> impl IntoView {
    let drawn = at((x, y - 6), KIN, &format!("sp-family-{kind}"))
        + &sealed((x, y + 19), &format!("sp-bonus-{kind}"));
    view! { <g class="family" class:gone=!here data-about=about inner_html=drawn></g> }
}

/// A small sign on a round of paper.
fn sealed((x, y): (i32, i32), symbol: &str) -> String {
    let sign = at((x, y), MARK, symbol);
    format!(r#"<circle class="seal" cx="{x}" cy="{y}" r="10"/>{sign}"#)
}

/// A barricade as a small sign.
pub(crate) fn barricade_sign() -> AnyView {
    drawing("sp-sign solid", SIGN, "sp-barricade")
}

/// The bonus of a family as a small sign.
pub(crate) fn family_sign(kind: Family) -> AnyView {
    drawing("sp-sign solid", "0 0 16 16", &format!("sp-bonus-{kind}"))
}
