//! A view in messages: lists as long as the table is large, the same for all clients of all ages.

use game_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Phase};
use crate::card::{Card, RowNumber, RowSet};
use crate::config::{Config, ROWS};
use crate::effects::Artifact;
use crate::hand::Hand;
use crate::row::Row;
use crate::rows::Rows;
use crate::scoring;
use crate::view::View;

/// A row on the table.
#[derive(Clone, Serialize, Deserialize)]
struct RowMessage {
    cards: Vec<Card>,
    paw: bool,
    katana: bool,
}

/// A view. What the fields mean stands at [`Board`] and [`View`].
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Message {
    config: Config,
    viewer: Viewer,
    phase: Phase,
    waiting: SeatSet,
    round: u16,
    hand: Vec<Card>,
    my_choice: Option<Card>,
    hand_size: u8,
    known_cards: Vec<Vec<Card>>,
    played: Vec<Vec<Card>>,
    revealed: Vec<Option<Card>>,
    order: Vec<Seat>,
    rows: Vec<RowMessage>,
    used: bool,
    taken: Vec<Card>,
    piles: Vec<Vec<Card>>,
    masked: Vec<Card>,
    totals: Vec<i16>,
    artifacts: Vec<Artifact>,
    artifact_counts: Vec<u8>,
    pile: u8,
    discards: Vec<Artifact>,
    shuffled_in: Vec<Artifact>,
    my_drawn: Vec<Artifact>,
    drawn: Vec<u8>,
    shown: Vec<Vec<Artifact>>,
}

impl From<View> for Message {
    fn from(view: View) -> Message {
        let board = &view.board;
        let seats = board.config.seats();
        let with_artifacts = if board.config.has_artifacts() {
            seats
        } else {
            0
        };
        let row = |row: RowNumber| RowMessage {
            cards: board.rows.row(row).cards().collect(),
            paw: board.rows.paws.contains(row),
            katana: board.rows.katanas.contains(row),
        };
        let lying = RowNumber::ALL
            .into_iter()
            .filter(|&row| !board.rows.row(row).is_empty());
        Message {
            config: board.config,
            viewer: view.viewer,
            phase: board.phase,
            waiting: board.waiting,
            round: board.round,
            hand: view.hand.iter().collect(),
            my_choice: view.my_choice,
            hand_size: board.hand_size,
            known_cards: view.known_cards[..seats]
                .iter()
                .map(|cards| cards.iter().collect())
                .collect(),
            played: Seat::all(seats)
                .map(|seat| view.played_by(seat).collect())
                .collect(),
            revealed: board.revealed[..seats].to_vec(),
            order: board.still_to_place().to_vec(),
            rows: lying.map(row).collect(),
            used: board.used,
            taken: board.taken.cards().collect(),
            piles: Seat::all(seats)
                .map(|seat| board.piles.of(seat).iter().collect())
                .collect(),
            masked: board.masked.iter().collect(),
            totals: board.totals[..seats].to_vec(),
            artifacts: view.artifacts.iter().collect(),
            artifact_counts: view.artifact_counts[..with_artifacts].to_vec(),
            pile: board.pile_len,
            discards: board.discards.iter().collect(),
            shuffled_in: board.shuffled_in.iter().collect(),
            my_drawn: view.my_drawn.iter().collect(),
            drawn: view.drawn[..with_artifacts].to_vec(),
            shown: board.shown[..with_artifacts]
                .iter()
                .map(|shown| shown.iter().collect())
                .collect(),
        }
    }
}

impl From<Message> for View {
    /// Whatever a message says too much or too little of is left out or empty.
    fn from(message: Message) -> View {
        let board = message.board();
        let cards = |lists: &[Vec<Card>], seat: usize| -> Vec<Card> {
            lists
                .get(seat)
                .filter(|_| seat < board.config.seats())
                .cloned()
                .unwrap_or_default()
        };
        let size = board.hand_size as usize;
        View {
            board,
            viewer: message.viewer,
            hand: message.hand.iter().copied().collect(),
            my_choice: message.my_choice,
            known_cards: core::array::from_fn(|seat| {
                cards(&message.known_cards, seat)
                    .into_iter()
                    .take(size)
                    .collect()
            }),
            played: core::array::from_fn(|seat| Hand::behind(size, &cards(&message.played, seat))),
            artifacts: message.artifacts.iter().copied().collect(),
            artifact_counts: core::array::from_fn(|seat| at(&message.artifact_counts, seat)),
            my_drawn: message.my_drawn.iter().copied().collect(),
            drawn: core::array::from_fn(|seat| at(&message.drawn, seat)),
        }
    }
}

/// What a list says of a seat.
fn at<T: Copy + Default>(list: &[T], seat: usize) -> T {
    list.get(seat).copied().unwrap_or_default()
}

impl Message {
    fn board(&self) -> Board {
        let seats = self.config.seats();
        let mut board = Board::new(self.config);
        board.phase = self.phase;
        board.waiting = self.waiting();
        board.round = self.round;
        board.hand_size = self.hand_size.min(self.config.hand() as u8);
        if board.is_placing() {
            board.placed = seats.saturating_sub(self.order.len()) as u8;
            let order = board.order[..seats]
                .iter_mut()
                .skip(board.placed as usize);
            for (place, &seat) in order.zip(
                self.order
                    .iter()
                    .filter(|seat| seat.index() < seats),
            ) {
                *place = seat;
            }
            board.revealed =
                core::array::from_fn(|seat| at(&self.revealed, seat).filter(|_| seat < seats));
        }
        board.rows = self.rows();
        board.used = self.used;
        board.taken = row(&self.taken, 7);
        for (seat, cards) in Seat::all(seats).zip(&self.piles) {
            for &card in cards {
                scoring::pile_up(&mut board, seat, Row::of(card));
            }
        }
        board.masked = self.masked.iter().copied().collect();
        for (total, &points) in board.totals[..seats].iter_mut().zip(&self.totals) {
            *total = points;
        }
        board.pile_len = self.pile;
        board.discards = self.discards.iter().copied().collect();
        board.shuffled_in = self.shuffled_in.iter().copied().collect();
        for (shown, kinds) in board.shown.iter_mut().zip(&self.shown) {
            *shown = kinds.iter().copied().collect();
        }
        board
    }

    /// Whom the match waits for: no seat that is not there.
    fn waiting(&self) -> SeatSet {
        let all = SeatSet::all(self.config.seats());
        let named = match self.phase {
            Phase::Choosing => self.waiting,
            Phase::Placing(seat)
            | Phase::TakingRow(seat)
            | Phase::Masking(seat)
            | Phase::Replacing(seat) => [seat]
                .into_iter()
                .filter(|&seat| all.contains(seat))
                .collect(),
            Phase::Over => SeatSet::EMPTY,
        };
        all.minus(all.minus(named))
    }

    fn rows(&self) -> Rows {
        let mut cards = [Row::NONE; ROWS + 1];
        let (mut paws, mut katanas) = (RowSet::EMPTY, RowSet::EMPTY);
        for (number, told) in RowNumber::ALL.into_iter().zip(&self.rows) {
            // No row holds more than six between decisions.
            cards[number.index()] = row(&told.cards, 6);
            if told.paw {
                paws.insert(number);
            }
            if told.katana {
                katanas.insert(number);
            }
        }
        Rows::new(cards, paws, katanas)
    }
}

/// A row of these cards, as many as it can hold.
fn row(cards: &[Card], most: usize) -> Row {
    cards
        .iter()
        .take(most)
        .fold(Row::NONE, |row, &card| row.with_last(card))
}
