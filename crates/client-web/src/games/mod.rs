//! One file draws each game.

mod samurai_spirit;
mod samurai_sword;
mod samurakva;
mod yokai_septet;

use client_core::guide::Guide;
use leptos::prelude::*;

use crate::table::Play;

/// A game that is drawn in the browser.
pub(crate) trait Drawn: Guide {
    /// Its table.
    fn draw(play: Play) -> AnyView;

    /// Whether the drawing offers this action itself, so that no button is needed.
    fn on_table(action: &Self::Action) -> bool;
}
