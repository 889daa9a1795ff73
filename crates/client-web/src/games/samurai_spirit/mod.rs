//! The table of Samurai Spirit: the village in the middle, the samurai around it, mine at the bottom.
//!
//! | file | job |
//! |---|---|
//! | `moment` | one moment of the match, from which the parts take their facts |
//! | `desk` | what the parts are drawn with: words, and what a tap does |
//! | `aim` | what a tap on a samurai does, in marks and words |
//! | `card` | raider cards and support tokens |
//! | `person` | who a samurai is and what lies with him |
//! | `board` | a samurai's board, small |
//! | `own` | the large board: defences, track, combat line |
//! | `tray` | the card in hand with its two sides |
//! | `village` | the village as a picture and in numbers |
//! | `piles` | the stacks beside the village |
//! | `awakening` | a samurai turns into the beast |
//! | `result` | how the score came about |

mod aim;
mod awakening;
mod board;
mod card;
mod desk;
mod moment;
mod own;
mod person;
mod piles;
mod result;
mod tray;
mod village;

use ::samurai_spirit::SamuraiSpirit;
use leptos::prelude::*;

use crate::art::samurai_spirit as art;
use crate::games::Drawn;
use crate::table::Match;
use crate::table::seats::others;
use awakening::Awakening;
use board::Board;
use desk::Desk;
use moment::LiveTable;
use own::Own;
use village::{Middle, Status};

impl Drawn for SamuraiSpirit {
    fn draw(game: Match<Self>) -> AnyView {
        let ready = move || game.view.read().is_some();
        let table = LiveTable {
            words: Desk::new(game),
            game,
        };
        view! {
            <Show when=ready>
                <Whole table=table />
            </Show>
            <Awakening game=game />
        }
        .into_any()
    }

    fn result(game: Match<Self>) -> AnyView {
        result::result(game)
    }

    fn picture(section: usize) -> Option<AnyView> {
        art::picture(section)
    }
}

/// The whole table. Who sits around the village changes only for somebody who watches: the board of
/// the active samurai is then the large one.
#[component]
fn Whole(table: LiveTable) -> impl IntoView {
    let around =
        table.facts(|moment| Some(others(Some(moment.main()), moment.view.board().seats())));
    let count = move || {
        around
            .map(Vec::len)
            .unwrap_or_default()
            .to_string()
    };
    let over = table.holds(|moment| moment.view.board().ending().is_some());
    let main = table.facts(|moment| moment.board(moment.main()).map(|_| moment.main()));
    view! {
        <div class="sp" class:over-now=over data-others=count>
            <Status table=table />
            <div class="sp-others" data-place="players">
                <For each=move || around.get().unwrap_or_default() key=|seat| *seat let:seat>
                    <Board table=table seat=seat />
                </For>
            </div>
            <Middle table=table />
            <For each=move || main.get() key=|seat| *seat let:seat>
                <Own table=table seat=seat />
            </For>
        </div>
    }
}
