//! How the result came about: everybody's role, honour by side, what was counted.

use ::samurai_sword::EndingTold;
use ::samurai_sword::scoring::{DEADLY_STRIKE, Points};
use ::samurai_sword::{Event, Role, SamuraiSword, Team};
use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;

use super::seen::Words;
use crate::art::samurai_sword as art;
use crate::table::Match;
use crate::table::people::face;

/// The sides of the table, each with its players and what they brought.
pub(super) fn result(game: Match<SamuraiSword>) -> AnyView {
    let words = Words::new(game.play);
    let shown = move || {
        let (roles, ending) = ended(game)?;
        let sides = Team::ALL
            .into_iter()
            .filter_map(|team| side(words, &roles, &ending, team));
        let how = match &ending {
            EndingTold::Swordmaster { last, .. } => {
                Line::new("result-swordmaster").with("seat", *last)
            }
            EndingTold::Honour { .. } => Line::new("result-how"),
        };
        Some(view! {
            <div class="sw-sides">{sides.collect_view()}</div>
            <p class="soft">{words.say(&how)}</p>
        })
    };
    view! { <div class="sw-result">{shown}</div> }.into_any()
}

fn ended(game: Match<SamuraiSword>) -> Option<(Vec<Role>, EndingTold)> {
    game.heard.and_then(|heard| {
        heard
            .iter()
            .rev()
            .find_map(|(_, event)| match event {
                Event::Ended { roles, ending } => Some((roles.clone(), ending.clone())),
                _ => None,
            })
    })
}

fn side(words: Words, roles: &[Role], ending: &EndingTold, team: Team) -> Option<AnyView> {
    let members: Vec<(Seat, Role)> = roles
        .iter()
        .zip(0..)
        .filter(|(role, _)| role.team() == team)
        .map(|(role, seat)| (Seat(seat), *role))
        .collect();
    if members.is_empty() {
        return None;
    }
    let (points, total, struck, winner): (&[Points], _, _, _) = match ending {
        EndingTold::Swordmaster { winner, .. } => (&[], None, None, *winner),
        EndingTold::Honour {
            points,
            deadly_strike,
            totals,
            winner,
        } => (
            points,
            totals.get(team as usize).copied(),
            *deadly_strike,
            *winner,
        ),
    };
    let rows = members
        .iter()
        .map(|&(seat, role)| member(words, seat, role, points.get(seat.index())));
    let rows = rows.collect_view();
    let strike = (struck == Some(team)).then(|| {
        view! {
            <li class="strike">
                {words.say(&Line::new("result-strike").with("points", DEADLY_STRIKE))}
            </li>
        }
    });
    let total = total.map(|points| words.say(&Line::new("n-points").with("points", points)));
    let name = words.say(&Line::new("team-name").with("team", word(team)));
    Some(
        view! {
            <section class="sw-side" class:won=winner == team>
                <h3>
                    <span>{(winner == team).then_some("★ ")}{name}</span>
                    <span>{total}</span>
                </h3>
                <ul>{rows}{strike}</ul>
            </section>
        }
        .into_any(),
    )
}

/// The word by which messages choose a side.
const fn word(team: Team) -> &'static str {
    match team {
        Team::Shogun => "shogun",
        Team::Ninja => "ninja",
        Team::Ronin => "ronin",
    }
}

fn member(words: Words, seat: Seat, role: Role, points: Option<&Points>) -> impl IntoView + use<> {
    let sum = points.map(|points| {
        let for_daimyo = points.for_daimyo();
        let Points {
            honour,
            factor,
            points,
            ..
        } = points;
        match for_daimyo {
            0 => format!("{honour} × {factor} = {points}"),
            _ => format!("{honour} × {factor} + {for_daimyo} = {points}"),
        }
    });
    view! {
        <li>
            {art::role(Some(role))} <span>
                <strong>{face(seat)}{words.name(seat)}</strong>
                " "
                <span class="soft">{words.role(role)}</span>
            </span> <span class="sum">{sum}</span>
        </li>
    }
}
