//! How each game is drawn. What a pick means is asked of `client_core::tap`; nothing is decided here.

mod plain;
mod samurai_spirit;
mod samurai_sword;
mod samurakva;
mod yokai_septet;

use client_core::stage::Staged;
use client_core::story::Line;
use client_core::tap::{Sight, Taps};
use ratatui::layout::Rect;

use crate::draw::Desk;

/// A game that is drawn in the terminal. One without a drawing of its own is drawn from what the view holds.
pub trait Drawn: Taps + Staged {
    /// Its table. Whatever can be picked is told to the desk; what belongs to a row of cards gets a key.
    fn table(desk: &mut Desk<'_, Self>, area: Rect) {
        plain::table(desk, area);
    }

    /// What the signs on its table mean, a line each.
    fn signs(_desk: &Desk<'_, Self>) -> Vec<String> {
        Vec::new()
    }

    /// What is selected while this is pointed at.
    fn pointed(selection: &Self::Selection, _spot: Option<Self::Spot>) -> Self::Selection {
        selection.clone()
    }

    /// Places of the table that stand as buttons below it, each with what it does.
    fn buttons(_sight: &Sight<'_, Self>, _selection: &Self::Selection) -> Vec<(Self::Spot, Line)> {
        Vec::new()
    }
}

#[allow(unused_macros, reason = "every game may have a drawing of its own")]
macro_rules! plain_drawing {
    ($game:ty) => {
        impl Drawn for $game {}
    };
}
catalog::games_with_plain!(drawing, plain_drawing);
