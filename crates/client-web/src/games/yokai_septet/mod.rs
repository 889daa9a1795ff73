//! The table of Yokai Septet: players around the trick, trump in a corner, a tray for each side.
//!
//! | file | job |
//! |---|---|
//! | `moment` | one moment of the match, from which the parts take their facts |
//! | `pen` | words and faces of cards |
//! | `arena` | players around the trick |
//! | `pass` | the tray of cards to pass on |
//! | `hand` | my cards |
//! | `mine` | a card of mine that can be played |
//! | `rows` | the rows of the two-player form |
//! | `sides` | what each side has captured |
//! | `corner` | trump, the round, the last trick |
//! | `round` | how a round was won |

mod arena;
mod corner;
mod hand;
mod mine;
mod moment;
mod pass;
mod pen;
mod round;
mod rows;
mod sides;

use ::yokai_septet::{View, YokaiSeptet};
use client_core::story::yokai_septet::suit;
use client_core::tap::yokai_septet::has_tray;
use leptos::prelude::*;

use crate::art::yokai_septet as art;
use crate::games::Drawn;
use crate::table::Match;
use crate::table::order::rising;
use crate::table::people::faces;
use moment::{Deal, LiveTable, round_end};
use pen::Pen;

impl Drawn for YokaiSeptet {
    fn draw(game: Match<Self>) -> AnyView {
        let table = LiveTable {
            words: Pen::new(game.play),
            game,
        };
        let ready = move || game.view.read().is_some();
        let form = table.facts(|moment| Some(form(moment.view)));
        let passing = table.holds(|moment| has_tray(&moment.sight()));
        let between = table.holds(|moment| moment.is_between());
        view! {
            <Show when=ready>
                <div
                    class="ys"
                    class:passing=passing
                    class:between=between
                    data-form=move || form.get()
                >
                    <corner::Corner table=table />
                    <arena::Arena table=table />
                    <sides::Sides table=table />
                    <hand::Hand table=table />
                </div>
            </Show>
        }
        .into_any()
    }

    fn result(game: Match<Self>) -> AnyView {
        let pen = Pen::new(game.play);
        let view = game.view;
        let told = move || round_end(&view.get()?).map(|event| pen.event(&event));
        let lines = move || Some(standings(pen, &view.get()?));
        view! {
            <p>{told}</p>
            <table class="scores">
                <tbody>{lines}</tbody>
            </table>
        }
        .into_any()
    }

    fn round_sheet(game: Match<Self>) -> AnyView {
        round::round(game)
    }

    fn held(game: Match<Self>, view: &View) -> Vec<AnyView> {
        let pen = Pen::new(game.play);
        let deal = Deal {
            config: view.board().config(),
            trump: view.board().trump(),
        };
        let card = |card| pen.lying(deal, card);
        view.hand().iter().map(card).collect()
    }

    fn picture(section: usize) -> Option<AnyView> {
        art::picture(section)
    }
}

/// The form as the style knows it.
fn form(view: &View) -> &'static str {
    let config = view.board().config();
    match config.seats() {
        2 => "pocket",
        3 => "three",
        _ if config.is_bridegrooms() => "bridegrooms",
        _ => "four",
    }
}

/// Every side with its tokens or seals, the best first.
fn standings(pen: Pen, view: &View) -> impl IntoView + use<> {
    let board = view.board();
    let sides = rising((0..board.config().sides()).map(|side| -i32::from(board.score(side))));
    let line = |side: usize| {
        let sealed = board
            .seals()
            .get(side)
            .copied()
            .unwrap_or_default();
        let seals = sealed.iter().map(|sealed| {
            let name = pen.say(&suit(sealed));
            view! {
                <span class="ys-seal" role="img" aria-label=name.clone() data-about=name.clone()>
                    {art::sign(sealed)}
                </span>
            }
        });
        view! {
            <tr>
                <th scope="row">
                    {art::crest(side)}" "{faces(board.config().members(side))}
                    {pen.side(board.config().seats(), side)}
                </th>
                <td>{format!("{}\u{a0}/\u{a0}{}", board.score(side), board.config().target())}</td>
                <td>{seals.collect_view()}</td>
            </tr>
        }
    };
    sides.into_iter().map(line).collect_view()
}
