//! What one viewer may know, built field by field from what is public or the viewer's own.

use game_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Phase};
use crate::card::{Card, CardSet};
use crate::config::{Config, DECK};
use crate::state::State;

/// A match as one viewer knows it, nothing forgotten.
///
/// ```
/// use game_core::{Game, PlayoutRng, Seat, Seed, Viewer};
/// use toy::{Config, Toy};
///
/// let state = Toy::start(&Config::default(), Seed::from_number(1));
/// let view = Toy::view(&state, Viewer::Seat(Seat(0)));
/// // Whatever the others hold in an imagined match, the viewer sees the same of it.
/// let imagined = Toy::determinize(&view, &mut PlayoutRng::new(7));
/// assert_eq!(Toy::view(&imagined, Viewer::Seat(Seat(0))), view);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Message", into = "Message")]
pub struct View {
    /// What everybody sees.
    pub board: Board,
    /// Who is looking.
    pub viewer: Viewer,
    /// The viewer's own hand; empty for a spectator.
    pub hand: CardSet,
    /// The viewer's own secret choice.
    pub my_choice: Option<Card>,
    /// The deck from the top: the cards the viewer put there, and nothing of the others.
    pub deck: [Option<Card>; DECK],
}

impl View {
    /// The cards whose place the viewer does not know: other hands and the rest of the deck.
    pub fn unseen(&self) -> CardSet {
        let known = self
            .board
            .played_cards()
            .iter()
            .chain(self.hand.iter());
        let known: CardSet = known
            .chain(self.deck.iter().flatten().copied())
            .collect();
        self.board
            .config
            .cards()
            .iter()
            .filter(|&card| !known.contains(card))
            .collect()
    }

    /// A seat's hand, if the viewer knows it: one's own, an empty one, or all that is left.
    pub fn hand_of(&self, seat: Seat) -> Option<CardSet> {
        if self.viewer.is(seat) || self.board.hand_size() == 0 {
            return Some(if self.viewer.is(seat) {
                self.hand
            } else {
                CardSet::EMPTY
            });
        }
        let unseen = self.unseen();
        (unseen.len() == self.board.hand_size()).then_some(unseen)
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
    let board = state.board;
    let own = viewer
        .seat()
        .map(Seat::index)
        .filter(|&seat| seat < board.config.seats());
    let known = |at: usize| board.buried_by[at].is_some_and(|seat| viewer.is(seat));
    View {
        board,
        viewer,
        hand: own.map_or(CardSet::EMPTY, |seat| state.hands[seat]),
        my_choice: own.and_then(|seat| state.chosen[seat]),
        deck: core::array::from_fn(|at| known(at).then_some(state.deck[at])),
    }
}

/// A view in messages. Lists are as long as the table is large.
#[derive(Clone, Serialize, Deserialize)]
struct Message {
    config: Config,
    viewer: Viewer,
    phase: Phase,
    hand: Vec<Card>,
    my_choice: Option<Card>,
    has_chosen: SeatSet,
    hand_sizes: Vec<u8>,
    deck: Vec<Option<Card>>,
    buried_by: Vec<Option<Seat>>,
    played: Vec<Vec<Card>>,
    tricks: Vec<u8>,
}

impl From<View> for Message {
    fn from(view: View) -> Message {
        let board = view.board;
        let seats = board.config.seats();
        Message {
            config: board.config,
            viewer: view.viewer,
            phase: board.phase,
            hand: view.hand.iter().collect(),
            my_choice: view.my_choice,
            has_chosen: board.has_chosen,
            hand_sizes: vec![board.hand_size() as u8; seats],
            deck: view.deck.to_vec(),
            buried_by: board.buried_by.to_vec(),
            played: board.played[..seats]
                .iter()
                .map(|cards| cards.iter().flatten().copied().collect())
                .collect(),
            tricks: board.tricks[..seats].to_vec(),
        }
    }
}

impl From<Message> for View {
    /// Whatever a message says too much or too little of is left out or empty.
    fn from(message: Message) -> View {
        let card = |seat: usize, trick: usize| message.played.get(seat)?.get(trick).copied();
        let board = Board {
            config: message.config,
            phase: message.phase,
            has_chosen: message.has_chosen,
            buried_by: core::array::from_fn(|at| message.buried_by.get(at).copied().flatten()),
            played: core::array::from_fn(|seat| core::array::from_fn(|trick| card(seat, trick))),
            tricks: core::array::from_fn(|seat| message.tricks.get(seat).copied().unwrap_or(0)),
        };
        View {
            board,
            viewer: message.viewer,
            hand: message.hand.iter().copied().collect(),
            my_choice: message.my_choice,
            deck: core::array::from_fn(|at| message.deck.get(at).copied().flatten()),
        }
    }
}
