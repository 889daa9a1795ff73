//! The village: farms and families behind a ring of barricades, in a valley.

use ::samurai_spirit::{Family, FarmBack};
use leptos::prelude::*;

use super::SIGN;
use crate::art::sheet::drawing;
use crate::table::Fact;

/// How a farm looks: whether it stands, and the back of one that burned where it is known.
pub(crate) type Farm = (bool, Option<FarmBack>);

/// Across and down in the picture.
type Place = (i32, i32);

/// Where farms stand.
const FARMS: [Place; 6] = [
    (112, 74),
    (172, 60),
    (232, 60),
    (290, 74),
    (146, 104),
    (256, 104),
];
/// Where families stand.
const FAMILIES: [Place; 3] = [(150, 152), (200, 160), (250, 152)];
/// The size of a farm, a family, a barricade and a small sign in the picture.
const FARM: (i32, i32) = (64, 56);
const KIN: (i32, i32) = (52, 50);
const FENCE: (i32, i32) = (40, 38);
const MARK: (i32, i32) = (18, 18);

/// A drawing of the sheet around a place of the picture.
fn at((x, y): Place, (wide, high): (i32, i32), symbol: &str) -> String {
    let (left, top) = (x - wide / 2, y - high / 2);
    format!(r##"<use href="#{symbol}" x="{left}" y="{top}" width="{wide}" height="{high}"/>"##)
}

/// The valley, with what stands in it.
pub(crate) fn village(stands: AnyView) -> impl IntoView {
    view! {
        <svg class="sp-village" viewBox="8 -30 384 246" aria-hidden="true" data-art="sp-land">
            {stands}
        </svg>
    }
}

/// One barricade of the ring; the ring begins at the front and burns there last.
pub(crate) fn barricade(number: u8, all: u8, stands: Memo<bool>) -> impl IntoView {
    let turn = (f64::from(number) + 0.5) / f64::from(all.max(1)) * std::f64::consts::TAU;
    let (x, y) = (200.0 + 172.0 * turn.sin(), 110.0 + 84.0 * turn.cos());
    let place = (x.round() as i32, y.round() as i32);
    let drawn = move || {
        let symbol = if stands.get() {
            "sp-fence"
        } else {
            "sp-fence-burned"
        };
        at(place, FENCE, symbol)
    };
    view! { <g class="barricade" class:burned=move || !stands.get() inner_html=drawn></g> }
}

/// One of the farms, counted from the left.
pub(crate) fn farm(number: usize, looks: Fact<Farm>) -> Option<impl IntoView> {
    let (x, y) = *FARMS.get(number)?;
    let drawn = move || {
        let (stands, back) = looks.get().unwrap_or_default();
        let symbol = if stands {
            "sp-house"
        } else {
            "sp-house-burned"
        };
        let mut drawn = at((x, y - 2), FARM, symbol);
        if let Some(back) = back {
            drawn += &sealed((x + 22, y + 12), &format!("sp-back-{back}"));
        }
        drawn
    };
    let is_burned = move || !looks.get().unwrap_or_default().0;
    Some(view! { <g class="farm" class:burned=is_burned inner_html=drawn></g> })
}

/// A family, with the sign of its bonus.
pub(crate) fn family(
    kind: Family,
    here: Memo<bool>,
    about: impl Fn() -> Option<String> + Send + 'static,
) -> Option<impl IntoView> {
    let (x, y) = *FAMILIES.get(kind as usize)?;
    let drawn = at((x, y - 6), KIN, &format!("sp-family-{kind}"))
        + &sealed((x, y + 19), &format!("sp-bonus-{kind}"));
    Some(
        view! { <g class="family" class:gone=move || !here.get() data-about=about inner_html=drawn></g> },
    )
}

/// A small sign on a round of paper.
fn sealed((x, y): Place, symbol: &str) -> String {
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
