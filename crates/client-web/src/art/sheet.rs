//! The sheet of a game's drawings: fetched once, kept in the page, used by the names of its symbols.

use gloo_net::http::Request;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::paint;
use crate::net::files;

/// The frame of a drawing that fills a card.
pub(super) const CARD: &str = "0 0 100 140";
/// The frame of a portrait, and of what lies in the middle of a card.
pub(super) const SQUARE: &str = "0 0 100 100";

/// Fetches the sheet of a game, unless it is here or on its way, and says whether there is one. Nothing waits for
/// it: what is drawn with it has its size already and is seen as soon as the sheet is in the page.
pub(crate) fn fetch(game: &str) -> bool {
    let name = format!("{game}-art");
    let Some(address) = files::address(&name) else {
        return false;
    };
    let Some(place) = place(&name) else {
        return true;
    };
    let of = game.to_owned();
    spawn_local(async move {
        match text(&address).await {
            Some(sheet) => {
                // What follows the sheet are pictures, each on a line of its own.
                let (signs, pictures) = sheet.split_once('\n').unwrap_or((&sheet, ""));
                place.set_inner_html(signs);
                paint::hang(&of, pictures);
            }
            // The next table asks again.
            None => place.remove(),
        }
    });
    true
}

/// A new place for a sheet at the end of the page; none if there is one already.
fn place(name: &str) -> Option<web_sys::Element> {
    let page = document();
    if page.get_element_by_id(name).is_some() {
        return None;
    }
    let place = page.create_element("div").ok()?;
    place.set_id(name);
    page.body()?.append_child(&place).ok()?;
    Some(place)
}

async fn text(address: &str) -> Option<String> {
    let answer = Request::get(address).send().await.ok()?;
    if answer.ok() {
        answer.text().await.ok()
    } else {
        None
    }
}

/// A drawing of a sheet that takes colours from where it is. Its frame has the size of the symbol's, so that it keeps its shape before the sheet is here.
pub(super) fn drawing(class: &'static str, frame: &'static str, symbol: &str) -> AnyView {
    view! {
        <svg
            class=class
            viewBox=frame
            aria-hidden="true"
            inner_html=format!("<use href=\"#{symbol}\"/>")
        ></svg>
    }
    .into_any()
}

/// A worked picture for a section of the rules: the frame of each is listed by its section.
pub(super) fn picture(
    game: &str,
    frames: &[(usize, &'static str)],
    section: usize,
) -> Option<AnyView> {
    let (_, frame) = frames.iter().find(|(of, _)| *of == section)?;
    Some(drawing(
        "picture",
        frame,
        &format!("{game}-rules-{section}"),
    ))
}
