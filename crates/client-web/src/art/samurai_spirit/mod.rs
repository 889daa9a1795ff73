//! Pictures of Samurai Spirit: samurai and their beasts, raiders, signs, the village.

mod pictures;
mod village;

use ::samurai_spirit::{Penalty, Samurai, Symbol};
use leptos::prelude::*;

use super::paint::painting;
use super::sheet::{CARD, SQUARE, drawing};

pub(crate) use pictures::picture;
pub(crate) use village::{Farm, barricade, barricade_sign, family, family_sign, farm, village};

/// The portrait of a samurai, or of the beast.
pub(crate) fn seal(samurai: Samurai, beast: bool) -> AnyView {
    if beast {
        painting("sp-seal beast", SQUARE, format!("sp-{samurai}-beast"))
    } else {
        painting("sp-seal", SQUARE, format!("sp-{samurai}"))
    }
}

/// A raider by strength: plunderers, the lieutenant, the boss.
pub(crate) fn raider(value: u8) -> AnyView {
    painting("sp-raider", CARD, format!("sp-raider-{value}"))
}

/// The frame of a small sign.
const SIGN: &str = "0 0 20 20";

/// Hat, farm, doll.
pub(crate) fn symbol(symbol: Symbol) -> AnyView {
    drawing("sp-sign", SIGN, &format!("sp-{symbol}"))
}

/// What the last card of a line does.
pub(crate) fn penalty(penalty: Penalty) -> AnyView {
    let class = match penalty {
        Penalty::Fire | Penalty::Wound => "sp-sign sp-penalty solid",
        _ => "sp-sign sp-penalty",
    };
    drawing(class, SIGN, &format!("sp-{penalty}"))
}

/// Flames: it burns something as an intruder.
pub(crate) fn flame() -> AnyView {
    drawing("sp-sign sp-flame solid", SIGN, "sp-flame")
}

/// A wound token.
pub(crate) fn wound() -> AnyView {
    drawing("sp-sign sp-wound solid", SIGN, "sp-wound")
}
