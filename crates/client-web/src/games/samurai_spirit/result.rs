//! How the score came about: farms, families, and whether everyone is unharmed.

use ::samurai_spirit::effects::tokens::{FAMILIES, FARMS};
use ::samurai_spirit::scoring::mark;
use ::samurai_spirit::{Ending, Event, SamuraiSpirit, View};
use client_core::story::{Line, Tell};
use leptos::prelude::*;

use super::moment::{is_beast, is_wounded};
use crate::app::App_;
use crate::art::samurai_spirit as art;
use crate::table::Play;

pub(super) fn result(play: Play) -> AnyView {
    let app = expect_context::<App_>();
    let view = play.view::<SamuraiSpirit>();
    let text = move || {
        let view = view.get()?;
        let ending = view.ending?;
        let (story, names) = (app.story.read(), play.names.read());
        let say = |line: &Line| story.say::<SamuraiSpirit>(line, &names);
        let samurai = view.boards.iter().map(|board| {
            view! {
                <li>{art::seal(board.samurai, is_beast(board))}<span>{say(&client_core::story::samurai_spirit::name(board.samurai))}</span>{is_wounded(board).then(art::wound)}</li>
            }
        });
        let samurai = samurai.collect_view();
        let told = if ending == Ending::Won {
            scores(&view, &say).into_any()
        } else {
            let lost = SamuraiSpirit::tell(&Event::Lost { ending }, view.boards.len());
            view! { <p>{say(&lost)}</p> }.into_any()
        };
        Some(view! { {told}<ul class="sp-company">{samurai}</ul> })
    };
    view! { <div class="sp-result">{text}</div> }.into_any()
}

/// Every part of the score in a line.
fn scores(view: &View, say: &dyn Fn(&Line) -> String) -> impl IntoView + use<> {
    let unharmed = !view.boards.iter().any(is_wounded);
    let families = view.families.len();
    let score = usize::from(view.farms) + families + usize::from(unharmed);
    let rows = [
        ("score-farms", format!("{} / {FARMS}", view.farms)),
        ("score-families", format!("{families} / {FAMILIES}")),
        ("score-unharmed", format!("{} / 1", u8::from(unharmed))),
        ("score-total", format!("{score}{}", mark(view.config.level()))),
    ];
    let rows = rows.map(|(id, value)| {
        view! { <tr><th scope="row">{say(&Line::new(id))}</th><td>{value}</td></tr> }
    });
    view! { <table class="scores"><tbody>{rows.into_iter().collect_view()}</tbody></table> }
}
