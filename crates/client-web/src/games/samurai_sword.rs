//! The table of Samurai Sword.

use ::samurai_sword::{Action, SamuraiSword};
use client_core::story::Tell;
use leptos::prelude::*;

use crate::app::App_;
use crate::games::Drawn;
use crate::table::Play;

impl Drawn for SamuraiSword {
    fn draw(play: Play) -> AnyView {
        let app = expect_context::<App_>();
        let view = play.view::<SamuraiSword>();
        let facts = move || {
            let view = view.get()?;
            let story = app.story.read();
            let names = play.names.read();
            let lines = SamuraiSword::position(&view).into_iter().chain(SamuraiSword::hand(&view));
            Some(lines.map(|line| view! { <p>{story.say::<SamuraiSword>(&line, &names)}</p> }).collect_view())
        };
        view! { <div class="facts">{facts}</div> }.into_any()
    }

    fn on_table(_action: &Action) -> bool {
        false
    }

    fn result(_play: Play) -> AnyView {
        ().into_any()
    }

    fn picture(_section: usize) -> Option<AnyView> {
        None
    }
}
