//! Samurakva told: every event as a message of `locales/<lang>/samurakva.ftl`.

use ::samurakva::{Action, Artifact, Card, Event, Refusal, RowNumber, Samurakva, View};
use game_core::Seat;

use super::line::{Line, Value};
use super::refusal;
use super::score_of;
use super::tell::{Tell, events};

impl Tell for Samurakva {
    events! {
        |_seats|
        Event::Chose { seat } => "event-chose" { seat }
        Event::ChoseCard { seat, card } => "event-chose-card" { seat, card: card.number() }
        Event::Revealed { cards } => "event-revealed" { cards: revealed(cards) }
        Event::FlowerUsed { seat, back, instead } =>
            "event-flower-used" { seat, back: back.number(), instead: instead.number() }
        Event::PawLaid { seat, row } => "event-paw-laid" { seat, row: number(*row) }
        Event::KatanaLaid { seat, row } => "event-katana-laid" { seat, row: number(*row) }
        Event::FanUsed { seat, card, from, to, place } =>
            "event-fan-used" { seat, card: card.number(), from: number(*from), row: number(*to), place }
        Event::FifthRowOpened { seat, card } => "event-fifth-row-opened" { seat, card: card.number() }
        Event::SticksUsed { seat, card, row, place } =>
            "event-sticks-used" { seat, card: card.number(), row: number(*row), place }
        Event::Placed { seat, card, row, place } =>
            "event-placed" { seat, card: card.number(), row: number(*row), place }
        Event::TooLow { seat, card } => "event-too-low" { seat, card: card.number() }
        Event::RowTaken { seat, row, cards, points } =>
            "event-row-taken" { seat, row: number(*row), count: cards.len(), points }
        Event::PawRemoved { row } => "event-paw-removed" { row: number(*row) }
        Event::KatanaRemoved { row } => "event-katana-removed" { row: number(*row) }
        Event::FifthRowGone => "event-fifth-row-gone" {}
        Event::MaskUsed { seat, card } => "event-mask-used" { seat, card: card.number() }
        Event::Scored { seat, points, total } => "event-scored" { seat, points, total }
        Event::Kept { seat } => "event-kept" { seat }
        Event::PileShuffled { size } => "event-pile-shuffled" { count: size }
        Event::Discarded { seat, artifact } => "event-discarded" { seat, artifact: name(*artifact) }
        Event::Drew { seat } => "event-drew" { seat }
        Event::DrewArtifact { seat, artifact } => "event-drew-artifact" { seat, artifact: name(*artifact) }
        Event::RoundEnded { round, totals } => "event-round-ended" { round, scores: scores(totals) }
        Event::RoundStarted { round, rows, artifacts: 0, pile: 0 } =>
            "event-round-started" { round, rows: numbers(rows.iter().copied()) }
        Event::RoundStarted { round, rows, artifacts, pile } =>
            "event-round-started-with-artifacts" { round, rows: numbers(rows.iter().copied()), artifacts, pile }
        Event::Dealt { seat, hand, artifacts } if artifacts.is_empty() =>
            "event-dealt" { seat, cards: numbers(hand.iter().copied()) }
        Event::Dealt { seat, hand, artifacts } =>
            "event-dealt-with-artifacts" { seat, cards: numbers(hand.iter().copied()), artifacts: names(artifacts.iter().copied()) }
        Event::Ended { totals } => "event-ended" { scores: scores(totals) }
    }

    const PARTS: &'static [&'static str] = &[
        "artifact",
        "seat-card",
        "fact-round",
        "fact-row",
        "fact-hand",
        "fact-hand-with-artifacts",
    ];

    const EXPLAINED: &'static [&'static str] = refusal::samurakva::MESSAGES;

    fn explain(reason: Refusal, tried: &Action, view: &View) -> Option<Line> {
        refusal::samurakva::explain(reason, *tried, view)
    }

    fn opens_chapter(event: &Event) -> bool {
        matches!(event, Event::RoundStarted { .. })
    }

    fn position(view: &View) -> Vec<Line> {
        let board = view.board();
        let row = |row: RowNumber| {
            Line::new("fact-row")
                .with("row", number(row))
                .with("cards", numbers(board.rows().row(row).cards()))
                .with("paw", board.rows().paws().contains(row))
                .with("katana", board.rows().katanas().contains(row))
        };
        let totals = board.totals();
        let round = Line::new("fact-round")
            .with("round", board.round())
            .with("scores", scores(totals));
        [round]
            .into_iter()
            .chain(board.rows().lying().iter().map(row))
            .collect()
    }

    fn hand(view: &View) -> Option<Line> {
        let seat = view
            .viewer()
            .seat()
            .filter(|_| !view.hand().is_empty())?;
        let line = |id: &'static str| {
            Line::new(id)
                .with("seat", seat)
                .with("cards", numbers(view.hand().iter()))
        };
        Some(if view.board().config().has_artifacts() {
            line("fact-hand-with-artifacts").with("artifacts", names(view.artifacts().iter()))
        } else {
            line("fact-hand")
        })
    }
}

/// The revealed cards by seat.
fn revealed(cards: &[Card]) -> Value {
    let line = |(seat, card): (usize, &Card)| {
        Line::new("seat-card")
            .with("seat", Seat(seat as u8))
            .with("card", card.number())
    };
    Value::Table(cards.iter().enumerate().map(line).collect())
}

/// Rows are counted from 1.
fn number(row: RowNumber) -> Value {
    (row.index() + 1).into()
}

fn numbers(cards: impl Iterator<Item = Card>) -> Vec<u8> {
    cards.map(Card::number).collect()
}

fn scores(totals: &[i16]) -> Value {
    let line = |(seat, total): (usize, &i16)| score_of(seat, *total);
    Value::Table(totals.iter().enumerate().map(line).collect())
}

fn name(artifact: Artifact) -> Line {
    Line::new("artifact").with("artifact", artifact.to_string())
}

fn names(artifacts: impl Iterator<Item = Artifact>) -> Vec<Line> {
    artifacts.map(name).collect()
}
