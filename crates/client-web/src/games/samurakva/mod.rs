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

use ::samurakva::scoring::points;
use ::samurakva::{Samurakva, View};
use client_core::story::Line;
use client_core::tap::samurakva::Spot;
use game_core::Seat;
use leptos::prelude::*;

use self::hand::Hand;
use self::players::Players;
use self::rows::Rows;
use crate::art::samurakva as art;
use crate::games::Drawn;
use crate::table::order::rising;
use crate::table::people::face;
use crate::table::{Fact, Match};
use crate::words::say;

impl Drawn for Samurakva {
    fn draw(game: Match<Self>) -> AnyView {
        let ready = move || game.view.read().is_some();
        let room = Fact::new(move || Some(Room::of(game, game.view.read().as_ref()?)));
        let is = move |holds: fn(&Room) -> bool| move || room.map(holds).unwrap_or_default();
        view! {
            <Show when=ready>
                <div
                    class="sk"
                    class:few=is(|room| room.seats <= FEW)
                    class:four-to-six=is(|room| (4..=CROWD).contains(&room.seats))
                    class:crowd=is(|room| room.seats > CROWD)
                    class:artifacts=is(|room| room.artifacts > 0)
                    class:five-rows=is(|room| room.rows > USUAL_ROWS)
                    class:paw=is(|room| room.paw)
                    class:idle=is(|room| room.idle)
                >
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

    fn held(_game: Match<Self>, view: &View) -> Vec<AnyView> {
        let penalties = view.board().config().penalties();
        let card = |card| face::still(card, points(penalties, card)).into_any();
        view.hand().iter().map(card).collect()
    }

    fn picture(section: usize) -> Option<AnyView> {
        art::picture(section)
    }
}

/// More players than this do not stand in one line.
const CROWD: usize = 6;
/// With no more players than this they stand in two columns on a phone.
const FEW: usize = 4;

/// What the room for everything on the table depends on.
#[derive(PartialEq, Eq)]
struct Room {
    seats: usize,
    /// How many artifacts I have beside my hand.
    artifacts: usize,
    rows: usize,
    /// Whether some row is a place longer.
    paw: bool,
    /// Whether none of my cards can be played now.
    idle: bool,
}

impl Room {
    fn of(game: Game, view: &View) -> Room {
        let rows = game.scene().map(|scene| scene.rows);
        let sight = game.sight(view);
        let may = |card| sight.may(Spot::Card(card).action());
        Room {
            seats: view.board().config().seats(),
            artifacts: view.artifacts().iter().count(),
            rows: rows
                .as_ref()
                .map_or(0, |rows| rows.lying().iter().count()),
            paw: rows
                .as_ref()
                .is_some_and(|rows| rows.paws().iter().next().is_some()),
            idle: !view.hand().iter().any(may),
        }
    }
}

/// The rows that lie on the table unless an artifact adds one.
const USUAL_ROWS: usize = 4;

type Game = Match<Samurakva>;
