//! The table of Samurakva: rows as shelves, choices face down at the names, my hand as a fan.
//!
//! | file | job |
//! |---|---|
//! | `players` | everybody's name, points and choice |
//! | `rows` | the rows, and what taking one costs |
//! | `hand` | the cards and artifacts one holds |
//! | `face` | a card in a small place |
//! | `round` | what a round cost everybody |

mod face;
mod hand;
mod players;
mod round;
mod rows;

use ::samurakva::Samurakva;
use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;

use self::hand::Hand;
use self::players::Players;
use self::rows::Rows;
use crate::art::samurakva as art;
use crate::games::Drawn;
use crate::table::Match;
use crate::table::order::rising;
use crate::table::people::face;
use crate::words::say;

impl Drawn for Samurakva {
    fn draw(game: Match<Self>) -> AnyView {
        let ready = move || game.view.read().is_some();
        let crowd = move || {
            game.view
                .read()
                .as_ref()
                .is_some_and(|view| view.board().config().seats() > CROWD)
        };
        view! {
            <Show when=ready>
                <div class="sk" class:crowd=crowd>
                    <Players game=game />
                    <Rows game=game />
                    <Hand game=game />
                </div>
            </Show>
        }
        .into_any()
    }

    fn result(game: Match<Self>) -> AnyView {
        let Match { play, view, .. } = game;
        let lines = move || {
            let view = view.get()?;
            let total = |seat: Seat| view.board().total_of(seat);
            let seats =
                rising(Seat::all(view.board().config().seats()).map(|seat| i32::from(total(seat))));
            let line = |seat: usize| {
                let seat = Seat(seat as u8);
                let points = total(seat);
                view! {
                    <tr>
                        <th scope="row">{face(seat)}{play.name(seat)}</th>
                        <td>{say(move || Line::new("n-points").with("points", points))}</td>
                    </tr>
                }
            };
            Some(seats.into_iter().map(line).collect_view())
        };
        view! {
            <table class="scores">
                <tbody>{lines}</tbody>
            </table>
        }
        .into_any()
    }

    fn round_sheet(game: Match<Self>) -> AnyView {
        round::round(game)
    }

    fn picture(section: usize) -> Option<AnyView> {
        art::picture(section)
    }
}

/// More players than this do not stand in one line.
const CROWD: usize = 6;

type Game = Match<Samurakva>;
