//! Yokai Septet told: every event as a message of `locales/<lang>/yokai-septet.ftl`.

use ::yokai_septet::config::players_of;
use ::yokai_septet::pocket::{Lower, Row};
use ::yokai_septet::scoring::{Ending, Scored};
use ::yokai_septet::{
    Action, Board, Card, CardSet, Config, Event, Refusal, Suit, View, YokaiSeptet,
};
use game_core::Seat;

use super::line::{Line, Value};
use super::refusal;
use super::tell::{Tell, events};

impl Tell for YokaiSeptet {
    events! {
        |seats|
        Event::RoundStarted { round, turned_up: None, .. } => "event-round-started" { round }
        Event::RoundStarted { round, turned_up: Some(card), .. } =>
            "event-round-started-turned-up" { round, card: name(*card), suit: suit(card.suit()) }
        Event::Dealt { seat, hand } => "event-dealt" { seat, cards: names(hand) }
        Event::LaidOut { seat, open } => "event-laid-out" { seat, cards: names(open) }
        Event::Passed { seat } => "event-passed" { seat }
        Event::PassedCards { seat, cards } => "event-passed-cards" { seat, cards: objects(cards) }
        Event::PassesExchanged => "event-passes-exchanged" {}
        Event::Received { seat, from, cards } => "event-received" { seat, from, cards: objects(cards) }
        Event::ShowedLeadCard { seat, card } => "event-showed-lead-card" { seat, card: object(*card) }
        Event::Discarded { seat } => "event-discarded" { seat }
        Event::DiscardedCard { seat, card } => "event-discarded-card" { seat, card: object(*card) }
        Event::Swapped { seat, boss, covered, turned_up, .. } =>
            "event-swapped" { seat, boss: object(*boss), place: covered + 1, card: name(*turned_up) }
        Event::KeptBosses { seat } => "event-kept-bosses" { seat }
        Event::TrumpSet { suit: trump } => "event-trump-set" { suit: suit(*trump) }
        Event::Played { seat, card } => "event-played" { seat, card: object(*card) }
        Event::TrickTaken { seat, bosses } if bosses.is_empty() => "event-trick-taken" { seat }
        Event::TrickTaken { seat, bosses } =>
            "event-trick-taken-bosses" { seat, count: bosses.len(), bosses: names(bosses) }
        Event::Freed { seat, card, place } => "event-freed" { seat, card: name(*card), place: place + 1 }
        Event::Sealed { side: team, suit: sealed } =>
            "event-sealed" { side: side(*team, seats), suit: suit(*sealed) }
        Event::RoundEnded { summary, scores } if summary.winners.is_empty() =>
            "event-round-played-out" {
                round: summary.round,
                ending: ending_word(summary.ending),
                scores: by_side(scores, seats)
            }
        Event::RoundEnded { summary, scores } if summary.scored.is_empty() =>
            "event-round-ended" {
                round: summary.round,
                ending: ending_word(summary.ending),
                taker: summary.taker,
                count: summary.winners.len(),
                winners: winners(&summary.winners, seats),
                points: summary.points,
                scores: by_side(scores, seats)
            }
        Event::RoundEnded { summary, scores } =>
            "event-round-ended-stars" {
                round: summary.round,
                ending: ending_word(summary.ending),
                taker: summary.taker,
                count: summary.winners.len(),
                winners: winners(&summary.winners, seats),
                bosses: stars(&summary.scored),
                points: summary.points,
                scores: by_side(scores, seats)
            }
        Event::Ended { winner, scores } =>
            "event-ended" { winner: winner_of(*winner, seats), scores: by_side(scores, seats) }
    }

    const PARTS: &'static [&'static str] = &[
        "suit",
        "card",
        "card-object",
        "seat-card",
        "team-of",
        "team-wins",
        "stars",
        "stars-left-with",
        "fact-round",
        "fact-side",
        "fact-seals",
        "fact-trick",
        "fact-row",
        "fact-hand",
    ];

    fn opens_chapter(event: &Event) -> bool {
        matches!(event, Event::RoundStarted { .. })
    }

    fn team(_team: u8, members: Vec<Seat>) -> Line {
        team("team-of", &members)
    }

    fn winning_team(_team: u8, members: Vec<Seat>) -> Line {
        team("team-wins", &members)
    }

    fn position(view: &View) -> Vec<Line> {
        let board = view.board();
        let config = board.config();
        let trump: Vec<Line> = board.trump().map(suit).into_iter().collect();
        let mut lines = vec![
            Line::new("fact-round")
                .with("round", board.round())
                .with("trump", trump),
        ];
        lines.extend((0..config.sides()).map(|team| side_fact(board, team)));
        if let Some(trick) = board
            .history()
            .next_back()
            .filter(|trick| trick.taker.is_none())
        {
            let card = |(at, card): (usize, &Card)| {
                let seat = config.ahead(trick.leader, at as u8);
                Line::new("seat-card")
                    .with("seat", seat)
                    .with("card", name(*card))
            };
            let cards = trick.cards.iter().enumerate().map(card).collect();
            lines.push(Line::new("fact-trick").with("cards", Value::Table(cards)));
        }
        let rows = board
            .rows()
            .iter()
            .enumerate()
            .filter(|_| config == Config::Pocket);
        lines.extend(rows.map(|(seat, row)| row_fact(seat, row)));
        lines
    }

    const EXPLAINED: &'static [&'static str] = refusal::yokai_septet::MESSAGES;

    fn explain(reason: Refusal, tried: &Action, view: &View) -> Option<Line> {
        refusal::yokai_septet::explain(reason, *tried, view)
    }

    fn hand(view: &View) -> Option<Line> {
        let seat = view
            .viewer()
            .seat()
            .filter(|_| !view.hand().is_empty())?;
        Some(
            Line::new("fact-hand")
                .with("seat", seat)
                .with("cards", names_of(view.hand())),
        )
    }
}

fn side_fact(board: &Board, team: usize) -> Line {
    let line = Line::new(if board.config().is_bridegrooms() {
        "fact-seals"
    } else {
        "fact-side"
    })
    .with("side", side(team as u8, board.config().seats()))
    .with("tricks", board.tricks()[team])
    .with("bosses", names_of(board.bosses()[team]));
    if board.config().is_bridegrooms() {
        line.with(
            "suits",
            board.seals()[team]
                .iter()
                .map(suit)
                .collect::<Vec<Line>>(),
        )
    } else {
        line.with("score", board.score(team))
    }
}

/// The cards of a row that can be seen: open ones, and lower ones that turned up.
fn row_fact(seat: usize, row: &Row) -> Line {
    let open = row.open().iter().flatten().copied();
    let up = row
        .lower()
        .iter()
        .filter_map(|lower| match lower {
            Lower::Up(card) => Some(*card),
            Lower::Gone | Lower::Covered | Lower::Known(_) => None,
        });
    let cards: Vec<Line> = open.chain(up).map(name).collect();
    Line::new("fact-row")
        .with("seat", Seat(seat as u8))
        .with("cards", cards)
}

/// A suit by its name.
pub fn suit(suit: Suit) -> Line {
    Line::new("suit").with("suit", suit_word(suit))
}

fn suit_word(suit: Suit) -> &'static str {
    match suit {
        Suit::Wind => "wind",
        Suit::Earth => "earth",
        Suit::Charm => "charm",
        Suit::Lightning => "lightning",
        Suit::Darkness => "darkness",
        Suit::Fire => "fire",
        Suit::Snow => "snow",
    }
}

/// A card by its name.
pub fn name(card: Card) -> Line {
    of_card("card", card)
}

/// A card that somebody does something with: in the case of the verb.
pub fn object(card: Card) -> Line {
    of_card("card-object", card)
}

/// Cards that somebody does something with.
pub fn objects(cards: &[Card]) -> Vec<Line> {
    cards.iter().copied().map(object).collect()
}

fn of_card(id: &'static str, card: Card) -> Line {
    Line::new(id)
        .with("suit", suit_word(card.suit()))
        .with("rank", card.rank())
        .with("foil", card.is_foil())
}

/// Cards by their names.
pub fn names(cards: &[Card]) -> Vec<Line> {
    cards.iter().copied().map(name).collect()
}

/// Cards by their names, from low to high.
pub(super) fn names_of(cards: CardSet) -> Vec<Line> {
    cards.iter().map(name).collect()
}

fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::EnoughBosses => "enough-bosses",
        Ending::TooManyTricks => "too-many-tricks",
        Ending::LastTrick => "last-trick",
        Ending::PlayedOut => "played-out",
        Ending::Sealed => "sealed",
    }
}

/// A side by the names of its players: a team with four, else a seat.
pub fn side(side: u8, seats: usize) -> Value {
    named("team-of", side, seats)
}

/// The same where it is said to win.
pub fn winner_of(side: u8, seats: usize) -> Value {
    named("team-wins", side, seats)
}

/// The sides that have won a round.
pub fn winners(list: &[u8], seats: usize) -> Vec<Value> {
    list.iter()
        .map(|side| winner_of(*side, seats))
        .collect()
}

/// The same where it stands alone, over a list or in a table.
pub fn heading(side: u8, seats: usize) -> Value {
    named("team-heading", side, seats)
}

fn named(id: &'static str, side: u8, seats: usize) -> Value {
    match players_of(side, seats) {
        (first, Some(second)) => pair(id, first, second).into(),
        (alone, None) => alone.into(),
    }
}

fn pair(id: &'static str, first: Seat, second: Seat) -> Line {
    Line::new(id)
        .with("first", first)
        .with("second", second)
}

fn team(id: &'static str, members: &[Seat]) -> Line {
    let first = members.first().copied();
    let last = members.last().copied();
    pair(id, first.unwrap_or(Seat(0)), last.unwrap_or(Seat(0)))
}

fn by_side(scores: &[u8], seats: usize) -> Value {
    let score = |(team, score): (usize, &u8)| {
        Line::new("score")
            .with("who", side(team as u8, seats))
            .with("score", score)
    };
    Value::Table(scores.iter().enumerate().map(score).collect())
}

fn stars(scored: &[Scored]) -> Value {
    let line = |scored: &Scored| {
        let line = |id: &'static str| {
            Line::new(id)
                .with("boss", name(scored.boss))
                .with("points", scored.points)
        };
        match scored.left_with {
            None => line("stars"),
            Some(seat) => line("stars-left-with").with("seat", seat),
        }
    };
    Value::Table(scored.iter().map(line).collect())
}
