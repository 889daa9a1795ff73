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
use crate::table::{Fact, Match, part};
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

/// The card before a player, and what it costs.
fn choice_of(view: &View, scene: &Scene, seat: Seat) -> Option<(Choice, i16)> {
    let choice = *scene.choices.get(seat.index())?;
    let cost = match choice {
        Choice::Open(card) => points(view.board().config().penalties(), card),
        Choice::FaceDown | Choice::Nothing => 0,
    };
    Some((choice, cost))
}

/// A player: each part is drawn again only for itself, so that a card does not cost the seal beside it.
fn player(game: Game, seat: Seat) -> impl IntoView {
    let Match { play, view, .. } = game;
    let waits = Memo::new(move |_| {
        view.read()
            .as_ref()
            .is_some_and(|view| view.board().to_act().contains(seat))
    });
    let total = Fact::new(move || game.scene()?.totals.get(seat.index()).copied());
    let choice = part(
        move || choice_of(view.read().as_ref()?, &game.scene()?, seat),
        move |(choice, cost)| choice_at(seat, *choice, *cost),
    );
    let artifacts = part(
        move || artifacts_of(view.read().as_ref()?, seat),
        |count| {
            view! {
                <span class="artifacts" aria-hidden="true">
                    {"◆".repeat(*count as usize)}
                </span>
            }
        },
    );
    let said = say(move || Line::new("n-points").with("points", total.get().unwrap_or_default()));
    view! {
        <li
            class="sk-player"
            class:waits=waits
            class:me=move || play.me() == Some(seat)
            data-place=Place::Seat(seat).to_string()
        >
            {choice}
            <span class="who">{move || face_of(seat)}{move || play.name(seat)}</span>
            <span class="points" data-points=move || total.get()>
                <span>{said}</span>
            </span>
            {artifacts}
        </li>
    }
}

fn choice_at(seat: Seat, choice: Choice, cost: i16) -> AnyView {
    let place = Place::Choice(seat);
    match choice {
        Choice::Open(card) => face(card, cost, place).into_any(),
        Choice::FaceDown => {
            view! { <span class="card back small" data-place=place.to_string()></span> }.into_any()
        }
        Choice::Nothing => {
            view! { <span class="card empty small" data-place=place.to_string()></span> }.into_any()
        }
    }
}

/// How many artifacts a player has, where there are any.
fn artifacts_of(view: &View, seat: Seat) -> Option<u8> {
    let counts = view.artifact_counts();
    let has_them = view.board().config().has_artifacts();
    counts
        .get(seat.index())
        .copied()
        .filter(|_| has_them)
}
