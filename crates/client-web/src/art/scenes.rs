//! The scene of each game on the first page, a sheet of its own (`art/<game>-scene.svg`).

use catalog::GameId;
use leptos::prelude::*;

use super::sheet;

/// The picture on a game's card, in a frame of 240 by 120 whose middle is seen in narrow places too.
pub(crate) fn scene(game: GameId) -> AnyView {
    let sheet = format!("{game}-scene");
    let inner = if sheet::fetch(&sheet) {
        format!("<use href=\"#scene-{game}\"/>")
    } else {
        PLAIN.to_owned()
    };
    view! {
        <svg
            class="scene"
            viewBox="0 0 240 120"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            inner_html=inner
        ></svg>
    }
    .into_any()
}

/// Three cards on a mat, for a game that has no picture yet.
const PLAIN: &str = "<ellipse cx='120' cy='96' rx='92' ry='14' fill='var(--pine)' opacity='.25'/>\
     <g fill='var(--raised)' stroke='var(--ink)' stroke-width='2'>\
     <rect x='76' y='36' width='34' height='48' rx='4' transform='rotate(-14 93 84)'/>\
     <rect x='130' y='36' width='34' height='48' rx='4' transform='rotate(14 147 84)'/>\
     <rect x='103' y='30' width='34' height='48' rx='4'/></g>\
     <circle cx='120' cy='54' r='8' fill='var(--vermilion)'/>";
