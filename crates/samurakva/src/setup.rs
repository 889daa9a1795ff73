//! Dealing by chance (R1.3-R1.5, R4.1, R4.3).

use game_core::{Audience, EventSink, Generator, Random, Seat, SeatSet, Seed};

use crate::board::{Board, Phase};
use crate::card::{Card, CardSet, HIGHEST, Piles};
use crate::config::{Config, MAX_ARTIFACT_PLAYERS, MAX_PLAYERS, ROWS};
use crate::effects::{ARTIFACTS, Artifact, ArtifactSet, COPIES};
use crate::event::Event;
use crate::hand::Hand;
use crate::row::{Ends, Row};
use crate::state::State;

/// A match dealt by chance.
#[inline]
pub(crate) fn start(config: &Config, seed: Seed) -> State {
    let mut state = empty(*config, Generator::new(seed));
    deal_round(&mut state);
    state
}

/// A match of which nothing is dealt yet.
#[inline]
pub(crate) fn empty(config: Config, generator: Generator) -> State {
    State {
        board: Board::new(config),
        generator,
        hands: [Hand::EMPTY; MAX_PLAYERS],
        returned: CardSet::EMPTY,
        artifacts: [ArtifactSet::EMPTY; MAX_ARTIFACT_PLAYERS],
        pile: [Artifact::Flower; ARTIFACTS],
        drawn: [ArtifactSet::EMPTY; MAX_ARTIFACT_PLAYERS],
    }
}

/// A round begins: all number cards are dealt (R1.3, R4.1), the artifacts on top of those kept (R1.5,
/// R4.3).
#[inline]
pub(crate) fn deal_round(state: &mut State) {
    deal_cards(state);
    if state.board.config.has_artifacts() {
        deal_artifacts(state);
    }
    begin_turn(state);
}

/// Only the cards that are dealt are drawn; the rest is set aside unseen in no order.
#[inline]
fn deal_cards(state: &mut State) {
    let (seats, hand) = (state.board.config.seats(), state.board.config.hand());
    let mut cards = ALL_CARDS;
    let deck = &mut cards[..state.board.config.cards() as usize];
    state
        .generator
        .event()
        .shuffle_first(deck, state.board.config.dealt());
    state.board.hand_size = hand as u8;
    // Four more cards than the hands are dealt, so that even the last hand can be copied in the
    // length of the largest.
    for (seat, held) in state.hands[..seats].iter_mut().enumerate() {
        *held = Hand::dealt(&cards[seat * hand..], hand);
    }
    state.board.rows.cards = [Row::NONE; ROWS + 1];
    if let Some(&[Some(a), Some(b), Some(c), Some(d)]) = cards[seats * hand..].first_chunk() {
        let [first, second, third, fourth, _] = &mut state.board.rows.cards;
        [*first, *second, *third, *fourth] = [a, b, c, d].map(Row::of);
        state.board.rows.ends = Ends::of_four([a, b, c, d]);
    }
    state.board.piles = Piles::EMPTY;
    state.board.masked = CardSet::EMPTY;
    state.returned = CardSet::EMPTY;
}

/// Everything that is in no hand is shuffled and dealt; what all saw going in is remembered (R7.3).
fn deal_artifacts(state: &mut State) {
    let seats = state.board.config.seats();
    let first = state.board.round == 1;
    let free = state.artifacts[..seats]
        .iter()
        .fold(ArtifactSet::WHOLE, |free, &held| free.minus(held));
    let known = if first {
        ArtifactSet::EMPTY
    } else {
        state.board.discards
    };
    fill_pile(state, free, known);
    let each = state
        .board
        .config
        .artifacts_dealt(state.board.round, state.board.pile_len as usize);
    let mut pile = &state.pile[..state.board.pile_len as usize];
    for seat in 0..seats {
        let (rest, dealt) = pile.split_at(pile.len().saturating_sub(each));
        let dealt = ArtifactSet::of_dealt(dealt);
        state.artifacts[seat] = state.artifacts[seat].plus(dealt);
        state.drawn[seat] = dealt;
        pile = rest;
    }
    state.board.pile_len = pile.len() as u8;
}

/// R5.4: the discards become the pile.
pub(crate) fn shuffle_discards(state: &mut State) {
    fill_pile(state, state.board.discards, state.board.discards);
}

/// These artifacts become the pile in random order, and there are no discards.
fn fill_pile(state: &mut State, artifacts: ArtifactSet, known: ArtifactSet) {
    let len = artifacts.len();
    // All copies of a kind are written, and the next kind over those that are too many.
    let mut listed = [Artifact::Flower; ARTIFACTS + COPIES];
    let mut end = 0;
    for kind in Artifact::ALL {
        listed[end..end + COPIES].fill(kind);
        end += artifacts.count(kind);
    }
    state.pile.copy_from_slice(&listed[..ARTIFACTS]);
    // A pile of one kind has only one order, so nothing is left to chance.
    if artifacts.count_kinds() > 1 {
        state
            .generator
            .event()
            .shuffle(&mut state.pile[..len]);
    }
    state.board.pile_len = len as u8;
    state.board.discards = ArtifactSet::EMPTY;
    state.board.shuffled_in = known;
    state.drawn = [ArtifactSet::EMPTY; MAX_ARTIFACT_PLAYERS];
    state.board.shown = [ArtifactSet::EMPTY; MAX_ARTIFACT_PLAYERS];
}

/// The top artifact of the pile goes to the seat.
#[inline]
pub(crate) fn draw(state: &mut State, seat: Seat) -> Option<Artifact> {
    let top = state.board.pile_len.checked_sub(1)?;
    let kind = *state.pile.get(top as usize)?;
    state
        .artifacts
        .get_mut(seat.index())?
        .insert(kind);
    state.drawn.get_mut(seat.index())?.insert(kind);
    state.board.pile_len = top;
    Some(kind)
}

/// Everybody is to choose a card (R2.1).
#[inline]
pub(crate) fn begin_turn(state: &mut State) {
    state.board.phase = Phase::Choosing;
    state.board.waiting = SeatSet::all(state.board.config.seats());
    state.board.placed = 0;
}

/// The new round, and to each seat its own cards.
pub(crate) fn tell_round(state: &State, events: &mut impl EventSink<Event>) {
    events.tell(Audience::All, || Event::RoundStarted {
        round: state.board.round,
        rows: state
            .board
            .rows
            .cards
            .iter()
            .flat_map(|row| row.cards())
            .collect(),
        artifacts: state.drawn[0].len() as u8,
        pile: state.board.pile_len,
    });
    for seat in Seat::all(state.board.config.seats()) {
        events.tell(Audience::seat(seat), || Event::Dealt {
            seat,
            hand: state.hand(seat).iter().collect(),
            artifacts: state
                .drawn
                .get(seat.index())
                .into_iter()
                .flat_map(|drawn| drawn.iter())
                .collect(),
        });
    }
}

/// Every card from low to high, ready to be shuffled.
const ALL_CARDS: [Option<Card>; HIGHEST as usize] = {
    let mut cards = [None; HIGHEST as usize];
    let mut number = 1;
    while number <= HIGHEST {
        cards[number as usize - 1] = Card::new(number);
        number += 1;
    }
    cards
};
