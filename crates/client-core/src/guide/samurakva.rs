//! Samurakva for a person at the table: its questions, its actions, its movements.

use ::samurakva::config::{Length, Variant};
use ::samurakva::scoring::{points, row_points};
use ::samurakva::{Action, Card, Event, Phase, Placing, RowNumber, Samurakva, View};
use game_core::Seat;

use super::{Flight, Guide, Sound};
use crate::place::samurakva::Place;
use crate::story::Line;

/// How much dearer a row must be to be asked about. A few points are often paid on purpose, to leave a short row to
/// somebody else; five are the price of one of the dear cards, which nobody takes by choice.
const MUCH: i64 = 5;

/// What a card costs.
pub fn about_card(card: Card, cost: i16) -> Line {
    Line::new("about-card")
        .with("card", card.number())
        .with("points", cost)
}

impl Guide for Samurakva {
    type Place = Place;

    const MESSAGES: &'static [&'static str] = &[
        "ask-choose",
        "ask-change",
        "ask-place",
        "ask-row",
        "ask-mask",
        "ask-replace",
        "act-choose",
        "act-place",
        "act-flower",
        "act-paw",
        "act-katana",
        "act-fan",
        "act-arch",
        "act-sticks",
        "act-take",
        "act-accept",
        "act-mask",
        "act-keep",
        "act-replace",
        "risk-take",
        "outlook-joins",
        "outlook-takes",
        "outlook-too-low",
        "goal-limit",
        "goal-rounds",
    ];
    const WORDS: &'static [&'static str] = &[
        "about-artifact",
        "about-card",
        "recap-dearest",
        "recap-cheapest",
        "word-hand",
        "word-choose",
    ];

    fn prompt(view: &View, seat: Seat) -> Line {
        let board = view.board();
        let mine = board.card_of(seat).map_or(0, Card::number);
        let with_card = |id: &'static str| Line::new(id).with("card", mine);
        match board.phase() {
            Phase::Choosing => match view.my_choice() {
                Some(card) => {
                    let number = card.number();
                    Line::new("ask-change").with("card", number)
                }
                None => Line::new("ask-choose"),
            },
            Phase::Placing(_) => with_card("ask-place"),
            Phase::TakingRow(_) => with_card("ask-row"),
            Phase::Masking(_) => Line::new("ask-mask"),
            Phase::Replacing(_) => Line::new("ask-replace"),
            Phase::Over => Line::new("nothing"),
        }
    }

    fn goal(view: &View) -> Option<Line> {
        let board = view.board();
        let config = board.config();
        let line = match (config.last_round(), config.variant()) {
            (Some(rounds), _) => Line::new("goal-rounds").with("rounds", rounds),
            (
                None,
                Variant::One {
                    length: Length::Limit(limit),
                    ..
                },
            ) => Line::new("goal-limit").with("limit", limit),
            (None, _) => return None,
        };
        Some(line.with("round", board.round()))
    }

    fn label(view: &View, action: &Action) -> Line {
        let card = |id: &'static str, card: Card| {
            let number = card.number();
            Line::new(id).with("card", number)
        };
        let row = |id: &'static str, row: RowNumber| {
            let number = row.index() + 1;
            Line::new(id).with("row", number)
        };
        match *action {
            Action::Choose(chosen) => card("act-choose", chosen),
            Action::Place => Line::new("act-place"),
            Action::Flower(instead) => card("act-flower", instead),
            Action::Paw => Line::new("act-paw"),
            Action::Katana(on) => row("act-katana", on),
            Action::Fan(moved, to) => {
                let number = moved.number();
                row("act-fan", to).with("card", number)
            }
            Action::Arch => Line::new("act-arch"),
            Action::Sticks(into) => row("act-sticks", into),
            Action::Take(taken) => {
                let cost = cost(view, taken);
                row("act-take", taken).with("points", cost)
            }
            Action::Accept => Line::new("act-accept"),
            Action::Mask(named) => {
                let penalties = view.board().config().penalties();
                let points = points(penalties, named);
                card("act-mask", named).with("points", i64::from(points))
            }
            Action::Keep => Line::new("act-keep"),
            Action::Replace(kind) => {
                let name = Line::new("artifact").with("artifact", kind.to_string());
                Line::new("act-replace").with("artifact", name)
            }
        }
    }

    fn outlook(view: &View, action: &Action) -> Option<Line> {
        let board = view.board();
        let (rows, penalties) = (board.rows(), board.config().penalties());
        let card = match *action {
            Action::Choose(card) | Action::Flower(card) => card,
            Action::Place => board
                .to_act()
                .first()
                .and_then(|seat| board.card_of(seat))?,
            _ => return None,
        };
        let line = |id: &'static str, row: RowNumber| {
            let number = row.index() + 1;
            Line::new(id).with("row", number)
        };
        Some(match rows.placing(card) {
            Placing::Joins(row) => line("outlook-joins", row),
            Placing::Takes(row) => {
                let (taken, _) = rows.taken_with(row, card);
                let cost = i64::from(row_points(penalties, taken));
                line("outlook-takes", row).with("points", cost)
            }
            Placing::TooLow => Line::new("outlook-too-low"),
        })
    }

    /// Taking a row that costs much more than another is asked about once.
    fn risk(view: &View, action: &Action) -> Option<Line> {
        let Action::Take(row) = *action else {
            return None;
        };
        let mine = cost(view, row);
        let open = view.board().rows().open_rows();
        let cheapest = open
            .iter()
            .map(|row| cost(view, row))
            .min()
            .unwrap_or(mine);
        let line = Line::new("risk-take").with("row", row.index() + 1);
        (mine - cheapest >= MUCH).then(|| {
            line.with("points", mine)
                .with("cheapest", cheapest)
        })
    }

    fn flights(event: &Event) -> Vec<Flight<Place>> {
        match event {
            Event::Placed { seat, card, .. }
            | Event::FifthRowOpened { seat, card }
            | Event::SticksUsed { seat, card, .. } => {
                vec![Flight::new(Place::Choice(*seat), Place::Card(*card))]
            }
            Event::FanUsed { card, .. } => {
                vec![Flight::new(Place::Card(*card), Place::Card(*card))]
            }
            Event::RowTaken { seat, cards, .. } => {
                let fly = |card: &Card| Flight::new(Place::Card(*card), Place::Seat(*seat));
                cards.iter().map(fly).collect()
            }
            Event::ChoseCard { seat, card } => {
                vec![Flight::new(Place::Card(*card), Place::Choice(*seat))]
            }
            _ => Vec::new(),
        }
    }

    fn is_small_talk(event: &Event) -> bool {
        matches!(event, Event::Chose { .. })
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Revealed { .. } => Some(Sound::Reveal),
            Event::Placed { .. } | Event::FifthRowOpened { .. } => Some(Sound::Card),
            Event::RowTaken { .. } => Some(Sound::Take),
            Event::RoundStarted { .. } => Some(Sound::Deal),
            Event::FlowerUsed { .. }
            | Event::PawLaid { .. }
            | Event::KatanaLaid { .. }
            | Event::FanUsed { .. }
            | Event::SticksUsed { .. }
            | Event::MaskUsed { .. } => Some(Sound::Kiai),
            _ => None,
        }
    }
}

/// What a row costs whoever takes it now.
fn cost(view: &View, row: RowNumber) -> i64 {
    let board = view.board();
    let taken = match board.phase() {
        Phase::TakingRow(seat) => board
            .card_of(seat)
            .map(|card| board.rows().taken_with(row, card).0),
        _ => None,
    };
    i64::from(row_points(
        board.config().penalties(),
        taken.unwrap_or(board.rows().row(row)),
    ))
}
