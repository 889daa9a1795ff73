//! The table of Samurai Spirit: the village in the middle, the samurai around it, mine at the bottom.
//!
//! | file | job |
//! |---|---|
//! | `desk` | what is drawn: the view, the words, whose board is large |
//! | `aim` | what a tap on a samurai means now |
//! | `card` | raider cards and support tokens |
//! | `board` | a samurai's board, small |
//! | `own` | the large board: defences, track, combat line, the card in hand |
//! | `village` | the village and the stacks |
//! | `awakening` | a samurai turns into the beast |
//! | `result` | how the score came about |

mod aim;
mod awakening;
mod board;
mod card;
mod desk;
mod own;
mod result;
mod village;

use ::samurai_spirit::{Action, SamuraiSpirit, View};
use leptos::prelude::*;

use crate::app::App_;
use crate::art::samurai_spirit as art;
use crate::games::{Drawn, Known};
use crate::table::Play;
use crate::table::seats::others;
use awakening::Awakening;
use desk::Desk;

impl Drawn for SamuraiSpirit {
    fn draw(play: Play, view: Known<Self>) -> AnyView {
        let table = move || Some(table(play, &view.get()?));
        view! { {table}<Awakening play=play view=view/> }.into_any()
    }

    fn on_table(action: &Action) -> bool {
        match action {
            Action::Spare(_)
            | Action::Lose(_)
            | Action::Support(_)
            | Action::Defend
            | Action::Confront
            | Action::Hand(_)
            | Action::Heal(_)
            | Action::Move { .. }
            | Action::Lend { .. }
            | Action::Strike(_)
            | Action::Next(_) => true,
            Action::Decline
            | Action::Ignore
            | Action::Suffer(_)
            | Action::Fight
            | Action::Pass
            | Action::Discard
            | Action::Redraw
            | Action::Barricade
            | Action::Kiai => false,
        }
    }

    fn result(play: Play) -> AnyView {
        result::result(play)
    }

    fn picture(section: usize) -> Option<AnyView> {
        art::picture(section)
    }
}

/// The whole table as it stands.
fn table(play: Play, view: &View) -> impl IntoView + use<> {
    let app = expect_context::<App_>();
    let story = app.story.read();
    let names = play.names.read();
    let desk = Desk::new(play, view, &story, &names);
    let around = others(Some(desk.main), view.boards.len());
    let count = around.len();
    let boards = around.into_iter().map(|seat| board::board(&desk, seat)).collect_view();
    view! {
        <div class="sp" data-others=count.to_string()>
            {village::status(&desk)}
            <div class="sp-others">{boards}</div>
            {village::middle(&desk)}
            {own::own(&desk)}
        </div>
    }
}
