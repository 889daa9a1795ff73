//! How each game is drawn. What a tap means is asked of `client_core::tap`; nothing is decided here.

mod plain;
mod samurai_spirit;
mod samurai_sword;
mod samurakva;
mod yokai_septet;

use client_core::tap::Taps;
use game_core::Game;
use leptos::prelude::*;

use crate::table::Match;

/// What the viewer knows, once it is known.
pub(crate) type Known<G> = Memo<Option<<G as Game>::View>>;

/// A game that is drawn in the browser. One without a drawing of its own is drawn from what the view holds ([`plain`]).
///
/// What every drawing keeps to: a place that cards leave or reach has `data-place`, as the game's
/// flights name it; what can be played is a button with `data-act`, the action's text, and if it is one
/// of a row of cards `data-key`, the key that picks it ([`crate::table::key`]); what can be asked about
/// has `data-about`, the answer in words, which a pause of the pointer, a long press or the key `i`
/// shows; its classes begin with the game's two letters. It is as large as the felt and never scrolls: its
/// style sheet measures in `--u`, a length that follows the felt's width and height.
pub(crate) trait Drawn: Taps {
    /// Its table, in parts: what an event does not touch is not drawn again ([`crate::table::part()`]).
    fn draw(game: Match<Self>) -> AnyView {
        plain::draw(game)
    }

    /// How the result came about: points, captures, roles, shown below the outcome.
    fn result(_game: Match<Self>) -> AnyView {
        ().into_any()
    }

    /// How the last round was won, shown on a sheet before the next one; a game without rounds has none.
    fn round_sheet(_game: Match<Self>) -> AnyView {
        ().into_any()
    }

    /// The cards that the viewer holds, face up, where a finished match is shown with open hands; a game that draws
    /// none has them in words.
    fn held(_game: Match<Self>, _view: &Self::View) -> Vec<AnyView> {
        Vec::new()
    }

    /// A worked picture for a section of the rules: `4` is R4.
    fn picture(_section: usize) -> Option<AnyView> {
        None
    }
}

#[allow(unused_macros, reason = "every game may have a drawing of its own")]
macro_rules! plain_drawing {
    ($game:ty) => {
        impl Drawn for $game {}
    };
}
catalog::games_with_plain!(drawing, plain_drawing);
