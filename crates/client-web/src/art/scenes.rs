//! One small scene for each game, in a file of its own.

mod plain;
mod samurai_spirit;
mod samurai_sword;
mod samurakva;
mod yokai_septet;

use catalog::{GameId, with_game};
use leptos::prelude::*;

/// A game that has a picture on its card.
trait HomeScene {
    /// What the picture shows, in a frame of 240 by 120.
    fn scene() -> AnyView {
        plain::scene()
    }
}

#[allow(unused_macros, reason = "every game may have a drawing of its own")]
macro_rules! plain_drawing {
    ($game:ty) => {
        impl HomeScene for $game {}
    };
}
catalog::games_with_plain!(drawing, plain_drawing);

/// The picture on a game's card.
pub(crate) fn scene(game: GameId) -> AnyView {
    let inner = with_game!(game, G => G::scene());
    view! {
        <svg
            class="scene"
            viewBox="0 0 240 120"
            preserveAspectRatio="xMidYMid meet"
            aria-hidden="true"
        >
            {inner}
        </svg>
    }
    .into_any()
}
