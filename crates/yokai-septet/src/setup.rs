//! Dealing a round by chance (R2.2, R8.1, R9.1), and who leads it (R4).

use game_core::{Audience, EventSink, Generator, Random, Seat, Seed, Silent};

use crate::card::{CARDS, Card, CardSet, SuitSet};
use crate::config::{Config, FirstLead, MAX_SEATS};
use crate::event::Event;
use crate::pocket::{COVERED, OPEN, Row};
use crate::state::{MAX_TRICKS, Phase, Shown, State};

/// A match dealt by chance.
#[inline]
pub fn start(config: &Config, seed: Seed) -> State {
    let mut state = blank(*config, Generator::new(seed));
    deal_round(&mut state, &mut Silent);
    state
}

/// A match before its first deal.
#[inline]
pub(crate) fn blank(config: Config, generator: Generator) -> State {
    State {
        config,
        generator,
        phase: Phase::Passing,
        round: 1,
        scores: [0; MAX_SEATS],
        seals: [SuitSet::EMPTY; 2],
        last_round: None,
        turned_up: None,
        trump: None,
        shown: None,
        leader: None,
        hands: [CardSet::EMPTY; MAX_SEATS],
        open: [CardSet::EMPTY; MAX_SEATS],
        given: [None; MAX_SEATS],
        plays: [Card::A; CARDS],
        play_count: 0,
        on_table: 0,
        trick_count: 0,
        leaders: [Seat(0); MAX_TRICKS],
        played: CardSet::EMPTY,
        voids: [SuitSet::EMPTY; MAX_SEATS],
        tricks: [0; MAX_SEATS],
        bosses: [CardSet::EMPTY; MAX_SEATS],
        rows: [Row::default(); 2],
        discards: [None; 2],
    }
}

/// Shuffles and deals the round whose number the state already has.
#[inline]
pub(crate) fn deal_round(state: &mut State, events: &mut impl EventSink<Event>) {
    clear_round(state);
    let mut cards = ALL_CARDS;
    let count = state.config.deck().len();
    let cards = &mut cards[..count];
    state.generator.event().shuffle(cards);
    let mut cards = cards.iter().copied();
    for seat in Seat::all(state.config.seats()) {
        state.hands[seat.index()] = cards.by_ref().take(state.config.hand()).collect();
        if state.config == Config::Pocket {
            lay_out(&mut state.rows[seat.index() & 1], &mut cards);
        }
    }
    state.turned_up = cards.next();
    open_round(state);
    tell_deal(state, events);
    if shows_lead_card(state, FirstLead::AsDealt) {
        show_lead_card(state, events);
    }
}

/// Forgets the round before.
#[inline]
fn clear_round(state: &mut State) {
    state.trump = None;
    state.shown = None;
    state.given = [None; MAX_SEATS];
    state.plays = [Card::A; CARDS];
    state.play_count = 0;
    state.on_table = 0;
    state.trick_count = 0;
    state.leaders = [Seat(0); MAX_TRICKS];
    state.played = CardSet::EMPTY;
    state.voids = [SuitSet::EMPTY; MAX_SEATS];
    state.tricks = [0; MAX_SEATS];
    state.bosses = [CardSet::EMPTY; MAX_SEATS];
    state.discards = [None; 2];
}

/// R9.1: six open cards over seven covered ones.
fn lay_out(row: &mut Row, cards: &mut impl Iterator<Item = Card>) {
    *row = Row::default();
    for place in row.open.iter_mut().take(OPEN).chain(row.lower.iter_mut().take(COVERED)) {
        *place = cards.next();
    }
}

/// What follows from the cards as they lie: trump, open cards, the leader as far as known.
#[inline]
pub(crate) fn open_round(state: &mut State) {
    state.trump = state.turned_up.map(Card::suit);
    // R4.3: else whoever took the last trick leads.
    if state.config.is_bridegrooms() {
        state.leader = None;
    }
    state.phase = Phase::Passing;
    if state.config == Config::Pocket {
        // R9.6: the seats take turns to lead a round.
        state.leader = Some(Seat(state.round.wrapping_sub(1) as u8 & 1));
        state.phase = Phase::Discarding;
        for (open, row) in state.open.iter_mut().zip(&mut state.rows) {
            row.mark_swappable();
            *open = row.playable();
        }
    }
}

/// Everyone hears of the new round and sees the own hand.
#[inline]
fn tell_deal(state: &State, events: &mut impl EventSink<Event>) {
    let (round, turned_up, leader) = (state.round, state.turned_up, state.leader);
    events.tell(Audience::All, || Event::RoundStarted { round, turned_up, leader });
    for seat in Seat::all(state.config.seats()) {
        let hand = state.hands[seat.index()];
        events.tell(Audience::seat(seat), || Event::Dealt { seat, hand: hand.iter().collect() });
    }
    if state.config == Config::Pocket {
        for (seat, row) in Seat::all(state.rows.len()).zip(&state.rows) {
            let open = || row.open.into_iter().flatten().collect();
            events.tell(Audience::All, || Event::LaidOut { seat, open: open() });
        }
    }
}

/// Whether the card that gives the lead is shown at this moment of this round: in the first round
/// (R4.1, R4.2), in the Seven Bridegrooms in every round (R8.3).
#[inline]
pub(crate) fn shows_lead_card(state: &State, moment: FirstLead) -> bool {
    state.config.first_lead() == Some(moment) && state.leader.is_none()
}

/// R4.1: the holder of the A, or of Snow 13 if the A is turned up, shows it and will lead.
#[inline]
pub(crate) fn show_lead_card(state: &mut State, events: &mut impl EventSink<Event>) {
    let card = if state.turned_up == Some(Card::A) { Card::SNOW_13 } else { Card::A };
    let holder = Seat::all(state.config.seats()).find(|seat| state.hands[seat.index()].contains(card));
    let Some(seat) = holder else { return };
    state.shown = Some(Shown { seat, card });
    state.leader = Some(seat);
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
