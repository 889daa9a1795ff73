//! How a round was won, on a sheet before the next one is dealt.

use ::yokai_septet::scoring::RoundSummary;
use ::yokai_septet::{Card, Config, Event, YokaiSeptet};
use client_core::guide::Heard;
use client_core::place::yokai_septet::Place;
use client_core::story::Line;
use leptos::prelude::*;

use super::moment::Deal;
use super::pen::Pen;
use crate::art::yokai_septet as art;
use crate::table::Match;
use crate::table::people::faces;

/// The round that was last to end.
struct Round {
    config: Config,
    summary: RoundSummary,
    /// Tokens or seals of all sides, before the round and now.
    scores: (Vec<u8>, Vec<u8>),
    tricks: Vec<usize>,
    bosses: Vec<Vec<Card>>,
}

/// The sheet.
pub(super) fn round(game: Match<YokaiSeptet>) -> AnyView {
    let pen = Pen::new(game.play);
    let config = game
        .view
        .read_untracked()
        .as_ref()
        .map(|view| view.board().config());
    let found =
        config.and_then(|config| untrack(|| game.heard.and_then(|heard| last(heard, config))));
    let Some(round) = found else {
        return ().into_any();
    };
    let score = if round.config.is_bridegrooms() {
        "word-seals"
    } else {
        "word-tokens"
    };
    let how = Event::RoundEnded {
        summary: round.summary.clone(),
        scores: round.scores.1.clone(),
    };
    let number = round.summary.round;
    let sides = (0..round.config.sides()).map(|side| line(pen, &round, side));
    view! {
        <h2>{pen.say(&Line::new("word-round").with("round", number))}</h2>
        <p>{pen.event(&how)}</p>
        <table class="scores ys-round">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{pen.word("word-tricks")}</th>
                    <th scope="col">{pen.word("word-bosses")}</th>
                    <th scope="col">{pen.word(score)}</th>
                </tr>
            </thead>
            <tbody>{sides.collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// What was heard of the last round that ended.
fn last(heard: &Heard<YokaiSeptet>, config: Config) -> Option<Round> {
    let mut events = heard.iter().rev();
    let (summary, now) = events.find_map(|(_, event)| match event {
        Event::RoundEnded { summary, scores } => Some((summary.clone(), scores.clone())),
        _ => None,
    })?;
    let mut tricks = vec![0; config.sides()];
    let mut bosses = vec![Vec::new(); config.sides()];
    let mut before = vec![0; config.sides()];
    for (_, event) in events {
        match event {
            Event::TrickTaken {
                seat,
                bosses: caught,
            } => {
                let side = config.side(*seat);
                if let Some(taken) = tricks.get_mut(side) {
                    *taken += 1;
                }
                if let Some(bosses) = bosses.get_mut(side) {
                    bosses.extend(caught);
                }
            }
            Event::RoundEnded { scores, .. } => {
                before.clone_from(scores);
                break;
            }
            _ => {}
        }
    }
    Some(Round {
        config,
        summary,
        scores: (before, now),
        tricks,
        bosses,
    })
}

/// One side: its tricks, its bosses with their stars, its points before and now.
fn line(pen: Pen, round: &Round, side: usize) -> impl IntoView + use<> {
    let deal = Deal {
        config: round.config,
        trump: round.summary.trump,
    };
    let at = |scores: &[u8]| scores.get(side).copied().unwrap_or_default();
    let (before, now) = (at(&round.scores.0), at(&round.scores.1));
    let change = if before == now {
        now.to_string()
    } else {
        format!("{before}\u{a0}→\u{a0}{now}")
    };
    let bosses = round.bosses.get(side).map(|bosses| {
        bosses
            .iter()
            .map(|boss| pen.still(deal, *boss, "", Place::Boss(*boss)))
            .collect_view()
    });
    let won = round.summary.winners.contains(&(side as u8));
    view! {
        <tr class:won=won>
            <th scope="row">
                {art::crest(side)}" "{faces(round.config.members(side))}
                {pen.side(round.config.seats(), side)}
            </th>
            <td>{round.tricks.get(side).copied()}</td>
            <td>
                <span class="ys-bosses">{bosses}</span>
            </td>
            <td>
                <strong>{change}</strong>
                {format!("\u{a0}/\u{a0}{}", round.config.target())}
            </td>
        </tr>
    }
}
