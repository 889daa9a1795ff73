//! What a round cost everybody, on a sheet before the next one is dealt.

use ::samurakva::Event;
use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;

use super::Game;
use crate::table::order::rising;
use crate::table::people::face;
use crate::words::{say, t};

/// The sheet: everybody's points in the round and altogether, the fewest first.
pub(super) fn round(game: Game) -> AnyView {
    let ended = untrack(|| {
        game.heard.map(|heard| {
            let rounds = heard
                .iter()
                .rev()
                .filter_map(|(_, event)| match event {
                    Event::RoundEnded { round, totals } => Some((*round, totals.clone())),
                    _ => None,
                });
            rounds.take(2).collect::<Vec<_>>()
        })
    });
    let ended = ended.unwrap_or_default();
    let Some((number, totals)) = ended.first().cloned() else {
        return ().into_any();
    };
    let before = ended.get(1).map(|(_, totals)| totals.clone());
    let line = |seat: usize| {
        let total = totals.get(seat).copied().unwrap_or_default();
        let had = before
            .as_ref()
            .and_then(|before| before.get(seat).copied())
            .unwrap_or_default();
        let seat = Seat(seat as u8);
        view! {
            <tr class:mine=game.play.me() == Some(seat)>
                <th scope="row">{face(seat)}{game.play.name(seat)}</th>
                <td>{format!("{:+}", total - had).replace('-', "\u{2212}")}</td>
                <td>
                    <strong>{total}</strong>
                </td>
            </tr>
        }
    };
    let seats = rising(totals.iter().map(|total| i32::from(*total)));
    let lines = untrack(|| seats.into_iter().map(line).collect_view());
    view! {
        <h2>{say(move || Line::new("ui-round-number").with("round", number))}</h2>
        <table class="scores">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{t("ui-round-points")}</th>
                    <th scope="col">{t("ui-round-total")}</th>
                </tr>
            </thead>
            <tbody>{lines}</tbody>
        </table>
    }
    .into_any()
}
