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

use ::samurai_sword::{SamuraiSword, View};
use leptos::prelude::*;

use crate::art::samurai_sword as art;
use crate::games::Drawn;
use crate::table::Match;
use seen::{LiveTable, Words};

impl Drawn for SamuraiSword {
    fn draw(game: Match<Self>) -> AnyView {
        let table = LiveTable {
            words: Words::new(game.play),
            game,
        };
        let is_watched = table.holds(|seen| seen.is_watched());
        let is_over = table.holds(|seen| seen.board().is_over());
        view! {
            <Show when=move || game.view.read().is_some()>
                <div class="sw" class:duel=is_watched class:over-now=is_over>
                    <ring::Ring table=table />
                    <hand::Mine table=table />
                </div>
            </Show>
        }
        .into_any()
    }

    fn result(game: Match<Self>) -> AnyView {
        result::result(game)
    }

    fn held(game: Match<Self>, view: &View) -> Vec<AnyView> {
        let words = Words::new(game.play);
        hand::numbered(view.hand())
            .into_iter()
            .map(|(card, _)| centre::lying(words, card))
            .collect()
    }

    fn picture(section: usize) -> Option<AnyView> {
        art::picture(section)
    }
}
