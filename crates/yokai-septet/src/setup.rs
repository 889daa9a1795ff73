//! Dealing a round by chance (R2.2, R8.1, R9.1), and who leads it (R4).

use game_core::{Audience, EventSink, Generator, Random, Seat, SeatSet, Seed, Silent};

use crate::board::{MAX_TRICKS, Phase, Shown, trump_turned_up};
use crate::card::{CARDS, Card, CardSet, SuitSet};
use crate::config::{Config, FirstLead, MAX_SEATS};
use crate::event::Event;
use crate::pocket::{COVERED, Covered, Lower, Row};
use crate::state::State;

/// A match dealt by chance.
#[inline]
pub(crate) fn start(config: Config, seed: Seed) -> State {
    let mut state = State::new(config, Generator::new(seed));
    deal_round(&mut state, &mut Silent);
    state
}

/// Shuffles and deals the round whose number the state already has.
#[inline]
pub(crate) fn deal_round(state: &mut State, events: &mut impl EventSink<Event>) {
    clear_round(state);
    let mut cards = ALL_CARDS;
    let count = state.board.config.deck().len();
    let cards = &mut cards[..count];
    state.generator.event().shuffle(cards);
    let mut cards = cards.iter().copied();
    for seat in Seat::all(state.board.config.seats()) {
        state.hands[seat.index()] = cards
            .by_ref()
            .take(state.board.config.hand())
            .collect();
        if state.board.config == Config::Pocket {
            let at = seat.index() & 1;
            (state.board.rows[at], state.covered[at]) = lay_out(&mut cards);
        }
    }
    state.board.turned_up = cards.next();
    open_round(state);
    tell_deal(state, events);
    if shows_lead_card(state, FirstLead::AsDealt) {
        show_lead_card(state, events);
    }
}

/// Forgets the round before.
#[inline]
fn clear_round(state: &mut State) {
    state.board.trump = None;
    state.board.shown = None;
    state.board.has_chosen = SeatSet::EMPTY;
    state.given = [None; MAX_SEATS];
    state.board.plays = [Card::A; CARDS];
    state.board.play_count = 0;
    state.board.on_table = 0;
    state.board.trick_count = 0;
    state.board.leaders = [Seat(0); MAX_TRICKS];
    state.board.played = CardSet::EMPTY;
    state.board.voids = [SuitSet::EMPTY; MAX_SEATS];
    state.board.tricks = [0; MAX_SEATS];
    state.board.bosses = [CardSet::EMPTY; MAX_SEATS];
    state.discards = [None; 2];
}

/// R9.1: six open cards over seven covered ones.
fn lay_out(cards: &mut impl Iterator<Item = Card>) -> (Row, Covered) {
    let mut row = Row {
        lower: [Lower::Covered; COVERED],
        ..Row::default()
    };
    let mut covered = Covered::default();
    for place in row.open.iter_mut().chain(&mut covered) {
        *place = cards.next();
    }
    (row, covered)
}

/// What follows from the cards as they lie: trump, open cards, the leader as far as known.
#[inline]
pub(crate) fn open_round(state: &mut State) {
    state.board.trump = trump_turned_up(state.board.turned_up);
    // R4.3: else whoever took the last trick leads.
    if state.board.config.is_bridegrooms() {
        state.board.leader = None;
    }
    state.board.phase = Phase::Passing;
    if state.board.config == Config::Pocket {
        // R9.6: the seats take turns to lead a round.
        state.board.leader = Some(Seat(state.board.round.wrapping_sub(1) as u8 & 1));
        state.board.phase = Phase::Discarding;
        for (open, row) in state
            .board
            .open
            .iter_mut()
            .zip(&mut state.board.rows)
        {
            row.mark_swappable();
            *open = row.playable();
        }
    }
}

/// Everyone hears of the new round and sees their own hand.
#[inline]
fn tell_deal(state: &State, events: &mut impl EventSink<Event>) {
    let (round, turned_up, leader) = (state.board.round, state.board.turned_up, state.board.leader);
    events.tell(Audience::All, || Event::RoundStarted {
        round,
        turned_up,
        leader,
    });
    for seat in Seat::all(state.board.config.seats()) {
        let hand = state.hands[seat.index()];
        events.tell(Audience::seat(seat), || Event::Dealt {
            seat,
            hand: hand.iter().collect(),
        });
    }
    if state.board.config == Config::Pocket {
        for (seat, row) in Seat::all(state.board.rows.len()).zip(&state.board.rows) {
            let open = || row.open.into_iter().flatten().collect();
            events.tell(Audience::All, || Event::LaidOut { seat, open: open() });
        }
    }
}

/// Whether the card that gives the lead is shown at this moment of this round: in the first round
/// (R4.1, R4.2), in the Seven Bridegrooms in every round (R8.3).
#[inline]
pub(crate) fn shows_lead_card(state: &State, moment: FirstLead) -> bool {
    state.board.config.first_lead() == Some(moment) && state.board.leader.is_none()
}

/// R4.1: the holder of the A, or of Snow 13 if the A is turned up, shows it and will lead.
#[inline]
pub(crate) fn show_lead_card(state: &mut State, events: &mut impl EventSink<Event>) {
    let card = if state.board.turned_up == Some(Card::A) {
        Card::SNOW_13
    } else {
        Card::A
    };
    let holder =
        Seat::all(state.board.config.seats()).find(|seat| state.hands[seat.index()].contains(card));
    let Some(seat) = holder else { return };
    state.board.shown = Some(Shown { seat, card });
    state.board.leader = Some(seat);
    events.tell(Audience::All, || Event::ShowedLeadCard { seat, card });
}

/// Every card: the 49 of the ordinary deck, then the second set of 7s.
const ALL_CARDS: [Card; CARDS] = {
    let mut cards = [Card::A; CARDS];
    let (mut plain, mut number) = (0, 0);
    while number < CARDS as u8 {
        let card = Card::new(number).expect("numbers below 56 are cards");
        if card.is_foil() {
            cards[CardSet::DECK.len() + card.suit() as usize] = card;
        } else {
            cards[plain] = card;
            plain += 1;
        }
        number += 1;
    }
    cards
};
