//! What one viewer may know: the board, and the viewer's own cards; built field by field.

use game_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Phase, Shown};
use crate::card::{Card, CardSet, Suit};
use crate::config::{Config, MAX_SEATS, PASS};
use crate::pocket::{Lower, Row};
use crate::scoring::{RoundResult, RoundSummary};
use crate::state::State;

/// A match as one viewer knows it, nothing of the round forgotten.
///
/// ```
/// use game_core::{Game, Seed, Viewer};
/// use yokai_septet::{Config, YokaiSeptet};
///
/// let state = YokaiSeptet::start(&Config::default(), Seed::from_number(1));
/// let seat = YokaiSeptet::to_act(&state).first().expect("a match begins with a decision");
/// let view = YokaiSeptet::view(&state, Viewer::Seat(seat));
/// let mut actions = Vec::new();
/// assert!(YokaiSeptet::options(&view, seat, &mut actions));
/// assert!(YokaiSeptet::ruling(&view, seat, actions[0]).is_legal());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Message", into = "Message")]
pub struct View {
    pub(crate) board: Board,
    pub(crate) viewer: Viewer,
    pub(crate) hand: CardSet,
    pub(crate) gave: Option<[Card; PASS]>,
    pub(crate) received: Vec<Gift>,
    pub(crate) discarded: Option<Card>,
}

/// A card the viewer received in the pass; plain data, its fields are all there is to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gift {
    /// The player who passed it on.
    pub from: Seat,
    /// The card.
    pub card: Card,
}

impl View {
    /// What everybody sees.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The player who is looking, or a spectator.
    #[inline]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The viewer's own hand; empty for a spectator.
    #[inline]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// What the viewer passed on, or has chosen to.
    #[inline]
    pub const fn gave(&self) -> Option<[Card; PASS]> {
        self.gave
    }

    /// What the viewer received.
    #[inline]
    pub fn received(&self) -> &[Gift] {
        &self.received
    }

    /// The card the viewer discarded in the two-player form.
    #[inline]
    pub const fn discarded(&self) -> Option<Card> {
        self.discarded
    }

    /// The viewer's seat, if the viewer sits at this table.
    pub fn own_seat(&self) -> Option<Seat> {
        self.viewer
            .seat()
            .filter(|seat| seat.index() < self.board.config.seats())
    }

    /// The same moment as if nobody had chosen what to pass on yet, for a bot that would rather imagine the others'
    /// choices than draw them from all there are.
    #[must_use]
    pub fn before_choices(&self) -> View {
        let mut view = self.clone();
        view.board.has_chosen = SeatSet::EMPTY;
        view
    }
}

/// What the viewer may know.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let own = viewer
        .seat()
        .filter(|seat| seat.index() < state.board.config.seats());
    View {
        board: state.board,
        viewer,
        hand: own.map_or(CardSet::EMPTY, |seat| state.hands[seat.index()]),
        gave: own.and_then(|seat| state.given[seat.index()]),
        received: own
            .map(|seat| received(state, seat))
            .unwrap_or_default(),
        discarded: own.and_then(|seat| {
            state
                .discards
                .get(seat.index())
                .copied()
                .flatten()
        }),
    }
}

/// What the seat received; nothing before the passes change hands.
fn received(state: &State, seat: Seat) -> Vec<Gift> {
    let config = state.board.config;
    if state.board.phase == Phase::Passing {
        return Vec::new();
    }
    let mut gifts = Vec::new();
    for from in Seat::all(config.seats()).filter(|&from| from != seat) {
        let cards = state.given[from.index()]
            .into_iter()
            .flatten()
            .enumerate();
        let for_seat = cards.filter(|&(place, _)| config.receiver(from, place) == seat);
        gifts.extend(for_seat.map(|(_, card)| Gift { from, card }));
    }
    gifts
}

/// A view in messages. Lists are as long as the table is large; cards are from low to high where their order
/// means nothing.
#[derive(Clone, Serialize, Deserialize)]
struct Message {
    config: Config,
    viewer: Viewer,
    phase: Phase,
    round: u32,
    /// Of each side: a team with four players, else a seat.
    scores: Vec<u8>,
    /// Empty except in the Seven Bridegrooms.
    seals: Vec<Vec<Suit>>,
    last_round: Option<RoundSummary>,
    turned_up: Option<Card>,
    trump: Option<Suit>,
    shown: Option<Shown>,
    leader: Option<Seat>,
    hand: Vec<Card>,
    hand_sizes: Vec<u8>,
    has_chosen: SeatSet,
    gave: Vec<Card>,
    received: Vec<Gift>,
    /// Every trick of the round in order; the last one may be going on.
    table: Vec<TrickMessage>,
    played: Vec<Card>,
    voids: Vec<Vec<Suit>>,
    tricks: Vec<u8>,
    bosses: Vec<Vec<Card>>,
    /// Empty except in the two-player form.
    rows: Vec<RowMessage>,
    discarded: Option<Card>,
}

#[derive(Clone, Serialize, Deserialize)]
struct TrickMessage {
    leader: Seat,
    cards: Vec<Card>,
    taker: Option<Seat>,
}

#[derive(Clone, Serialize, Deserialize)]
struct RowMessage {
    open: Vec<Option<Card>>,
    lower: Vec<Lower>,
    swappable: Vec<bool>,
}

impl From<View> for Message {
    fn from(view: View) -> Message {
        let board = &view.board;
        let (seats, sides) = (board.config.seats(), board.config.sides());
        let list = |cards: CardSet| cards.iter().collect::<Vec<Card>>();
        let teams = if board.config.is_bridegrooms() { 2 } else { 0 };
        let rows = if board.config == Config::Pocket { 2 } else { 0 };
        let tricks = board.history();
        let row = |row: &Row| RowMessage {
            open: row.open.to_vec(),
            lower: row.lower.to_vec(),
            swappable: row.swappable.to_vec(),
        };
        Message {
            config: board.config,
            viewer: view.viewer,
            phase: board.phase,
            round: board.round,
            scores: board.scores[..sides].to_vec(),
            seals: board.seals[..teams]
                .iter()
                .map(|suits| suits.iter().collect())
                .collect(),
            last_round: board.last_round(),
            turned_up: board.turned_up,
            trump: board.trump,
            shown: board.shown,
            leader: board.leader,
            hand: list(view.hand),
            hand_sizes: Seat::all(seats)
                .map(|seat| board.hand_size(seat) as u8)
                .collect(),
            has_chosen: board.has_chosen,
            gave: view
                .gave
                .map(|cards| cards.to_vec())
                .unwrap_or_default(),
            received: view.received,
            table: tricks
                .map(|trick| TrickMessage {
                    leader: trick.leader,
                    cards: trick.cards.to_vec(),
                    taker: trick.taker,
                })
                .collect(),
            played: list(board.played),
            voids: board.voids[..seats]
                .iter()
                .map(|suits| suits.iter().collect())
                .collect(),
            tricks: board.tricks[..sides].to_vec(),
            bosses: board.bosses[..sides]
                .iter()
                .map(|&bosses| list(bosses))
                .collect(),
            rows: board.rows[..rows].iter().map(row).collect(),
            discarded: view.discarded,
        }
    }
}

impl From<Message> for View {
    /// Whatever a message says too much or too little of is left out or empty, a seat this table does not have
    /// too. Hand sizes follow from what was played.
    fn from(message: Message) -> View {
        let seats = message.config.seats();
        let sits = |seat: Seat| seat.index() < seats;
        let mut board = Board::new(message.config);
        board.phase = match message.phase {
            Phase::Playing(seat) | Phase::Swapping(seat) if !sits(seat) => Phase::Over,
            phase => phase,
        };
        board.round = message.round;
        copy(&mut board.scores, message.scores.iter().copied());
        copy(
            &mut board.seals,
            message
                .seals
                .iter()
                .map(|suits| suits.iter().copied().collect()),
        );
        board.last_round = message.last_round.as_ref().map(RoundResult::from);
        board.turned_up = message.turned_up;
        board.trump = message.trump;
        board.shown = message.shown.filter(|shown| sits(shown.seat));
        board.leader = message.leader.filter(|&leader| sits(leader));
        board.has_chosen = Seat::all(seats)
            .filter(|&seat| message.has_chosen.contains(seat))
            .collect();
        board.played = message.played.iter().copied().collect();
        copy(
            &mut board.voids,
            message
                .voids
                .iter()
                .map(|suits| suits.iter().copied().collect()),
        );
        copy(&mut board.tricks, message.tricks.iter().copied());
        copy(
            &mut board.bosses,
            message
                .bosses
                .iter()
                .map(|bosses| bosses.iter().copied().collect()),
        );
        read_tricks(&mut board, &message.table);
        read_rows(&mut board, &message.rows);
        View {
            board,
            viewer: message.viewer,
            hand: message.hand.iter().copied().collect(),
            gave: message.gave.as_slice().try_into().ok(),
            received: message.received,
            discarded: message.discarded,
        }
    }
}

/// The cards played so far, in order.
fn read_tricks(board: &mut Board, tricks: &[TrickMessage]) {
    let seats = board.config.seats();
    let plays = tricks
        .iter()
        .flat_map(|trick| trick.cards.iter().copied());
    board.play_count = plays.clone().count().min(board.plays.len()) as u8;
    copy(&mut board.plays, plays);
    let leaders = tricks.iter().map(|trick| trick.leader);
    copy(
        &mut board.leaders,
        leaders.map(|leader| {
            if leader.index() < seats {
                leader
            } else {
                Seat(0)
            }
        }),
    );
    let full = tricks
        .iter()
        .filter(|trick| trick.taker.is_some())
        .count();
    board.trick_count = full.min(board.leaders.len()) as u8;
    let going_on = tricks
        .last()
        .filter(|trick| trick.taker.is_none());
    board.on_table = going_on.map_or(0, |trick| trick.cards.len().min(seats - 1) as u8);
}

/// The rows of the two-player form, and the cards that can be played from them.
fn read_rows(board: &mut Board, rows: &[RowMessage]) {
    let pocket = board.config == Config::Pocket;
    for (at, (row, message)) in board
        .rows
        .iter_mut()
        .zip(rows)
        .enumerate()
        .filter(|_| pocket)
    {
        copy(&mut row.open, message.open.iter().copied());
        copy(&mut row.lower, message.lower.iter().copied());
        copy(&mut row.swappable, message.swappable.iter().copied());
        board.open[at] = row.playable();
    }
}

/// The result behind a summary.
impl From<&RoundSummary> for RoundResult {
    fn from(summary: &RoundSummary) -> RoundResult {
        let mut trick = [Card::A; MAX_SEATS];
        copy(&mut trick, summary.trick.iter().copied());
        let left_with = |at: usize| {
            let left = summary
                .scored
                .iter()
                .filter(|scored| scored.left_with == Some(Seat(at as u8)));
            left.map(|scored| scored.boss).collect()
        };
        RoundResult {
            ending: summary.ending,
            taker: summary.taker,
            leader: summary.leader,
            trick,
            trump: summary.trump,
            won: core::array::from_fn(|side| summary.winners.contains(&(side as u8))),
            points: summary.points,
            counted: summary
                .scored
                .iter()
                .map(|scored| scored.boss)
                .collect(),
            left_with: core::array::from_fn(left_with),
        }
    }
}

fn copy<T>(to: &mut [T], from: impl Iterator<Item = T>) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = from;
    }
}
