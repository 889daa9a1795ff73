//! The table of Samurai Sword: a ring of players, the duel in the middle, my hand at the bottom.
//!
//! | file | job |
//! |---|---|
//! | `seen` | what is asked about a match, and said about it |
//! | `ring` | the places around the table, and lines between them |
//! | `seat` | one player: seals, resilience, honour, cards before the player |
//! | `target` | what the lifted card would do to a player |
//! | `centre` | deck, discards, the card being played, who must decide what |
//! | `hand` | my cards |
//! | `result` | roles and points at the end |

mod centre;
mod hand;
mod result;
mod ring;
mod seat;
mod seen;
mod target;

use ::samurai_sword::{Action, SamuraiSword};
use leptos::prelude::*;

use crate::art::samurai_sword as art;
use crate::games::{Drawn, Known};
use crate::table::Play;
use seen::{Seen, Table};

impl Drawn for SamuraiSword {
    fn draw(play: Play, view: Known<Self>) -> AnyView {
        // Made again only when the view differs, so that there is nothing to compare.
        let table: Table = Memo::new_with_compare(move |_| view.get().map(Seen::new), |_, _| true);
        let holds = move |what: fn(&Seen) -> bool| {
            Memo::new(move |_| table.read().as_ref().is_some_and(what))
        };
        let (duel, over) = (
            holds(|seen| seen.duel().is_some()),
            holds(|seen| seen.board().is_over()),
        );
        view! {
            <Show when=move || table.read().is_some()>
                <div class="sw" class:duel=duel class:over-now=over>
                    <ring::Ring play=play table=table />
                    <hand::Mine play=play table=table />
                </div>
            </Show>
        }
        .into_any()
    }

    fn on_table(action: &Action) -> bool {
        match action {
            Action::Attack(..)
            | Action::Play(_)
            | Action::PlayOn(..)
            | Action::Geisha(..)
            | Action::Parry(_)
            | Action::Discard(_) => true,
            Action::Trade
            | Action::EndTurn
            | Action::Suffer
            | Action::DropBushido
            | Action::Draw(_) => false,
        }
    }

    fn result(play: Play) -> AnyView {
        result::result(play)
    }

    fn picture(section: usize) -> Option<AnyView> {
        art::picture(section)
    }
}
