//! What one viewer may know, built field by field from what is public or the viewer's own, and how
//! the rest may be.

use core::array;

use game_core::{Fields, PlayoutRng, Problems, Random, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Board, State};
use crate::card::{Card, CardSet};
use crate::config::{Config, MAX_PLAYERS};

/// A match as one viewer knows it, nothing forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Message", into = "Message")]
pub struct View {
    pub(crate) board: Board,
    viewer: Viewer,
    hand: CardSet,
}

impl View {
    /// What everybody sees.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The viewer's own hand; empty for a spectator.
    pub fn hand(&self) -> CardSet {
        self.hand
    }

    /// The cards whose place the viewer does not know: in other hands or put aside.
    pub fn unseen(&self) -> CardSet {
        CardSet::ALL - self.board.played - self.hand
    }

    /// A seat's hand, if the viewer knows it: one's own, or all that is left.
    pub fn hand_of(&self, seat: Seat) -> Option<CardSet> {
        if self.viewer.is(seat) {
            return Some(self.hand);
        }
        let unseen = self.unseen();
        (unseen.len() == self.board.hand_size(seat)).then_some(unseen)
    }

    /// Whether a seat has this card in hand, if the viewer can know.
    pub fn holds(&self, seat: Seat, card: Card) -> Option<bool> {
        match self.hand_of(seat) {
            Some(hand) => Some(hand.contains(card)),
            None if self.unseen().contains(card) => None,
            None => Some(false),
        }
    }
}

/// What the viewer may know.
pub fn view(state: &State, viewer: Viewer) -> View {
    let seat = viewer.seat();
    View {
        board: state.board,
        viewer,
        hand: seat.map_or(CardSet::EMPTY, |seat| state.hand(seat)),
    }
}

/// A state with this view; what the viewer does not know is dealt again, all ways alike.
pub fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
    let mut unseen: Vec<Card> = view.unseen().iter().collect();
    rng.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    let mut hands = [CardSet::EMPTY; MAX_PLAYERS];
    for seat in Seat::all(view.board.config.seats()) {
        hands[seat.index()] = if view.viewer.is(seat) {
            view.hand
        } else {
            let size = view.board.hand_size(seat);
            unseen.by_ref().take(size).collect()
        };
    }
    State::new(view.board, hands)
}

/// A view in messages. Tables show these fields by their names until the game is drawn.
#[derive(Serialize, Deserialize)]
struct Message {
    config: String,
    viewer: Viewer,
    turn_seat: Option<Seat>,
    hand: Vec<Card>,
    played: Vec<Card>,
    seats: Vec<Before>,
}

/// What lies before a seat.
#[derive(Serialize, Deserialize)]
struct Before {
    points: u8,
    cards_in_hand: usize,
    /// The card played to the trick, or nothing.
    trick: Vec<Card>,
}

impl From<View> for Message {
    fn from(view: View) -> Message {
        let board = view.board;
        let seats = Seat::all(board.config.seats());
        Message {
            config: board.config.to_words(),
            viewer: view.viewer,
            turn_seat: board.turn,
            hand: view.hand.iter().collect(),
            played: board.played.iter().collect(),
            seats: seats
                .map(|seat| Before {
                    points: board.points[seat.index()],
                    cards_in_hand: board.hand_size(seat),
                    trick: board.trick[seat.index()].into_iter().collect(),
                })
                .collect(),
        }
    }
}

impl TryFrom<Message> for View {
    type Error = Problems;

    /// Whatever a message says too much or too little of is left out or empty.
    fn try_from(message: Message) -> Result<View, Problems> {
        let config = Config::from_words(&message.config)?;
        let seats = &message.seats;
        let card = |seat: usize| seats.get(seat)?.trick.first().copied();
        let board = Board {
            config,
            turn: message
                .turn_seat
                .filter(|seat| seat.index() < config.seats()),
            trick: array::from_fn(card),
            played: message.played.into_iter().collect(),
            points: array::from_fn(|seat| seats.get(seat).map_or(0, |before| before.points)),
        };
        Ok(View {
            board,
            viewer: message.viewer,
            hand: message.hand.into_iter().collect(),
        })
    }
}
