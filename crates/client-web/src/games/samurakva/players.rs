//! Everybody's name, points and choice.

use ::samurakva::View;
use ::samurakva::scoring::points;
use client_core::place::samurakva::Place;
use client_core::stage::samurakva::{Choice, Scene};
use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;

use super::Game;
use super::face::face;
use crate::table::people::face as face_of;
use crate::table::seats::others;
use crate::table::{Match, part};
use crate::words::say;

/// Everybody's name, points and choice.
#[component]
pub(super) fn Players(game: Game) -> impl IntoView {
    let Match { play, view, .. } = game;
    let seats = move || {
        let (me, seats) = (
            play.me(),
            view.read()
                .as_ref()
                .map_or(0, |view| view.board().config().seats()),
        );
        Some(
            me.into_iter()
                .chain(others(me, seats))
                .collect::<Vec<_>>(),
        )
    };
    let list = part(seats, move |seats| {
        let player = |seat: &Seat| player(game, *seat);
        seats.iter().map(player).collect_view()
    });
    view! {
        <ul class="sk-players" data-place="players">
            {list}
        </ul>
    }
}

/// What is seen of a player.
#[derive(PartialEq)]
struct Standing {
    waits: bool,
    mine: bool,
    points: i16,
    choice: Choice,
    /// What the card before the player costs.
    cost: i16,
    artifacts: Option<u8>,
}

impl Standing {
    fn of(view: &View, scene: &Scene, me: Option<Seat>, seat: Seat) -> Option<Standing> {
        let board = view.board();
        let choice = *scene.choices.get(seat.index())?;
        let cost = match choice {
            Choice::Open(card) => points(board.config().penalties(), card),
            Choice::FaceDown | Choice::Nothing => 0,
        };
        let artifacts = view
            .artifact_counts()
            .get(seat.index())
            .filter(|_| board.config().has_artifacts());
        Some(Standing {
            waits: board.to_act().contains(seat),
            mine: me == Some(seat),
            points: *scene.totals.get(seat.index())?,
            choice,
            cost,
            artifacts: artifacts.copied(),
        })
    }
}

fn player(game: Game, seat: Seat) -> impl IntoView {
    let Match { play, view, .. } = game;
    let facts = move || Standing::of(view.read().as_ref()?, &game.scene()?, play.me(), seat);
    part(facts, move |standing| {
        let place = Place::Choice(seat);
        let choice = match standing.choice {
            Choice::Open(card) => face(card, standing.cost, place).into_any(),
            Choice::FaceDown => {
                view! { <span class="card back small" data-place=place.to_string()></span> }
                    .into_any()
            }
            Choice::Nothing => {
                view! { <span class="card empty small" data-place=place.to_string()></span> }
                    .into_any()
            }
        };
        let points = standing.points;
        let artifacts = standing.artifacts.map(|count| {
            view! {
                <span class="artifacts" aria-hidden="true">
                    {"◆".repeat(count as usize)}
                </span>
            }
        });
        view! {
            <li
                class="sk-player"
                class:waits=standing.waits
                class:me=standing.mine
                data-place=Place::Seat(seat).to_string()
            >
                {choice}
                <span class="who">{face_of(seat)}{play.name(seat)}</span>
                <span class="points" data-points=points>
                    <span>{say(move || Line::new("n-points").with("points", points))}</span>
                </span>
                {artifacts}
            </li>
        }
    })
}
