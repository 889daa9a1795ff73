//! Worked pictures for the rules, and the signs with their names.

use ::samurai_spirit::{Penalty, SamuraiSpirit, Symbol};
use client_core::story::samurai_spirit::{penalty_name, symbol_name};
use client_core::story::{Line, Names};
use leptos::prelude::*;

use super::{penalty, symbol};
use crate::app::AppContext;
use crate::art::sheet;

/// A worked picture for a section of the rules.
pub(crate) fn picture(section: usize) -> Option<AnyView> {
    let frames = [(4, "0 0 420 150"), (7, "0 0 420 150"), (9, "0 0 420 70")];
    match section {
        1 => Some(legend(
            Symbol::ALL.map(|kind| (symbol(kind), symbol_name(kind))),
        )),
        8 => Some(legend(
            Penalty::ALL.map(|kind| (penalty(kind), penalty_name(kind))),
        )),
        _ => sheet::picture("sp", &frames, section),
    }
}

/// Signs, each with its name.
fn legend(signs: impl IntoIterator<Item = (AnyView, Line)>) -> AnyView {
    let app = expect_context::<AppContext>();
    let story = app.story.read();
    let item = |(sign, name): (AnyView, Line)| {
        let name = story.say::<SamuraiSpirit>(&name, &Names::default());
        view! { <li>{sign} <span>{name}</span></li> }
    };
    let items = signs.into_iter().map(item).collect_view();
    view! { <ul class="sp-legend">{items}</ul> }.into_any()
}
