//! What happens when a player decides, in the order of the rules.

use game_core::{Audience, EventSink, Illegal, Ruling, Seat};

use crate::action::{Action, Beneath};
use crate::board::Phase;
use crate::card::{Card, CardSet, Suit};
use crate::config::{Config, FirstLead, Goal, PASS};
use crate::error::Refusal;
use crate::event::Event;
use crate::legal;
use crate::pocket::Row;
use crate::scoring::{self, Ending};
use crate::setup;
use crate::state::State;

/// Carries the action out, or refuses it and changes nothing.
#[inline]
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Result<(), Illegal<Refusal>> {
    let hand = state
        .hands
        .get(seat.index())
        .copied()
        .unwrap_or_default();
    match legal::ruling(&state.board, seat, action, &hand) {
        Ruling::Refused(reason) => return Err(reason),
        // Nothing is hidden from the state.
        Ruling::Legal | Ruling::Hidden => carry_out(state, seat, action, events),
    }
    Ok(())
}

/// Carries out an action that is known to be legal.
#[inline]
pub(crate) fn carry_out(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    match action {
        Action::Pass(cards) => pass(state, seat, cards.cards(), events),
        Action::Give(cards) => pass(state, seat, cards, events),
        Action::Discard(card) => discard(state, seat, card, events),
        Action::Swap(boss, beneath) => swap(state, seat, boss, beneath, events),
        Action::Keep => keep(state, seat, events),
        Action::Play(card) => play(state, seat, card, events),
    }
}

/// R3.3: a pass is final, and secret but for its having been made.
#[inline]
fn pass(state: &mut State, seat: Seat, cards: [Card; PASS], events: &mut impl EventSink<Event>) {
    state.given[seat.index()] = Some(cards);
    state.board.has_chosen = state.board.has_chosen.with(seat);
    events.tell(Audience::seat(seat), || Event::PassedCards {
        seat,
        cards: cards.to_vec(),
    });
    events.tell(Audience::others(seat), || Event::Passed { seat });
    if state.board.to_act().is_empty() {
        exchange(state, events);
    }
}

/// R3.1, R3.2, R8.2: all passes change hands at once.
#[inline]
fn exchange(state: &mut State, events: &mut impl EventSink<Event>) {
    let config = state.board.config;
    for giver in Seat::all(config.seats()) {
        for (place, card) in state.given[giver.index()]
            .into_iter()
            .flatten()
            .enumerate()
        {
            let receiver = config.receiver(giver, place);
            state.hands[giver.index()] = state.hands[giver.index()].without(card);
            state.hands[receiver.index()] = state.hands[receiver.index()].with(card);
        }
    }
    events.tell(Audience::All, || Event::PassesExchanged);
    for seat in Seat::all(config.seats()) {
        tell_received(state, seat, events);
    }
    if setup::shows_lead_card(state, FirstLead::AfterPass) {
        setup::show_lead_card(state, events);
    }
    state.board.phase = Phase::Playing(state.board.leader.unwrap_or(Seat(0)));
}

/// Tells a seat what it received, giver by giver.
#[inline]
fn tell_received(state: &State, seat: Seat, events: &mut impl EventSink<Event>) {
    for from in Seat::all(state.board.config.seats()).filter(|&from| from != seat) {
        let gift = state.given[from.index()]
            .into_iter()
            .flatten()
            .enumerate();
        let to_seat =
            move |&(place, _): &(usize, Card)| state.board.config.receiver(from, place) == seat;
        let mut cards = gift
            .filter(to_seat)
            .map(|(_, card)| card)
            .peekable();
        if cards.peek().is_some() {
            events.tell(Audience::seat(seat), || Event::Received {
                seat,
                from,
                cards: cards.collect(),
            });
        }
    }
}

/// R9.2: the card lies face down from now on; when both have discarded, open bosses may be swapped.
fn discard(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
    state.hands[seat.index()] = state.hands[seat.index()].without(card);
    if let Some(discard) = state.discards.get_mut(seat.index()) {
        *discard = Some(card);
    }
    state.board.has_chosen = state.board.has_chosen.with(seat);
    events.tell(Audience::seat(seat), || Event::DiscardedCard { seat, card });
    events.tell(Audience::others(seat), || Event::Discarded { seat });
    if state.board.to_act().is_empty() {
        next_swap(state);
    }
}

/// R9.3: the boss goes down unseen beneath the card that comes up; everybody sees both.
fn swap(
    state: &mut State,
    seat: Seat,
    boss: Card,
    beneath: Beneath,
    events: &mut impl EventSink<Event>,
) {
    let at = seat.index();
    let (Some(row), Some(covered)) = (state.board.rows.get_mut(at), state.covered.get_mut(at))
    else {
        return;
    };
    let Some(open) = row.swappable_place(boss) else {
        return;
    };
    let (covered, turned_up) = row.swap(open, beneath, covered);
    state.board.open[seat.index()] = row.playable();
    if let Some(turned_up) = turned_up {
        let (open, covered) = (open as u8, covered as u8);
        events.tell(Audience::All, || Event::Swapped {
            seat,
            boss,
            open,
            covered,
            turned_up,
        });
    }
    next_swap(state);
}

/// R9.3: the other bosses stay where they are.
fn keep(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if let Some(row) = state.board.rows.get_mut(seat.index()) {
        row.swappable = Default::default();
    }
    events.tell(Audience::All, || Event::KeptBosses { seat });
    next_swap(state);
}

/// R9.3: the leader decides first, then the other; without open bosses there is nothing to decide.
pub(crate) fn next_swap(state: &mut State) {
    let leader = state.board.leader.unwrap_or(Seat(0));
    let other = leader.left(state.board.config.seats());
    let may_swap = |seat: &Seat| {
        state
            .board
            .rows
            .get(seat.index())
            .is_some_and(Row::may_swap)
    };
    let next = [leader, other].into_iter().find(may_swap);
    state.board.phase = next.map_or(Phase::Playing(leader), Phase::Swapping);
}

/// R5.1, and cards that play themselves (R5.6).
#[inline]
fn play(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
    play_card(state, seat, card, events);
    while let Some((seat, card)) = state.board.forced(&state.hands) {
        play_card(state, seat, card, events);
    }
}

/// One card to the table.
#[inline]
fn play_card(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
    take_from_holder(state, seat, card);
    if let Some(led) = state.board.led() {
        let void = &mut state.board.voids[seat.index()];
        *void = void.with_if(led, led != card.suit());
    } else {
        put(&mut state.board.leaders, state.board.trick_count, seat);
    }
    put(&mut state.board.plays, state.board.play_count, card);
    state.board.play_count += 1;
    state.board.on_table += 1;
    state.board.played = state.board.played.with(card);
    events.tell(Audience::All, || Event::Played { seat, card });
    if state.board.trump.is_none() {
        set_trump(state, card.suit(), events);
    }
    if state.board.on_table as usize == state.board.config.seats() {
        end_trick(state, seat, events);
    } else {
        state.board.phase = Phase::Playing(seat.left(state.board.config.seats()));
    }
}

/// Writes down what happened as number `at` of the round.
#[inline]
fn put<T>(list: &mut [T], at: u8, what: T) {
    if let Some(place) = list.get_mut(at as usize) {
        *place = what;
    }
}

/// The card leaves the hand, or the row (R9.4).
#[inline]
fn take_from_holder(state: &mut State, seat: Seat, card: Card) {
    state.hands[seat.index()] = state.hands[seat.index()].without(card);
    if state.board.open[seat.index()].contains(card) {
        state.board.open[seat.index()] = state.board.open[seat.index()].without(card);
        if let Some(row) = state.board.rows.get_mut(seat.index()) {
            row.remove(card);
        }
    }
}

/// R8.3: the suit of the first card led is trump.
fn set_trump(state: &mut State, suit: Suit, events: &mut impl EventSink<Event>) {
    state.board.trump = Some(suit);
    events.tell(Audience::All, || Event::TrumpSet { suit });
}

/// R5.4: the taker takes the cards and leads; then the round may be over (R6).
#[inline]
fn end_trick(state: &mut State, last: Seat, events: &mut impl EventSink<Event>) {
    let taker = state.board.best().map_or(last, |(seat, _)| seat);
    let side = state.board.config.side(taker);
    let trick: CardSet = state.board.table().iter().copied().collect();
    let bosses = trick & CardSet::ALL_BOSSES;
    state.board.bosses[side] = state.board.bosses[side] | bosses;
    state.board.tricks[side] = state.board.tricks[side].saturating_add(1);
    state.board.trick_count += 1;
    state.board.on_table = 0;
    state.board.leader = Some(taker);
    state.board.phase = Phase::Playing(taker);
    events.tell(Audience::All, || Event::TrickTaken {
        seat: taker,
        bosses: bosses.iter().collect(),
    });
    match state.board.config {
        Config::Pocket => turn_up(state, events),
        Config::Bridegrooms { goal, .. } => {
            seal(state, goal, side & 1, bosses, events);
            if state
                .board
                .config
                .is_enough(state.board.score(side))
            {
                return end_round(state, Ending::Sealed, taker, events);
            }
        }
        Config::Base { .. } => {}
    }
    if let Some(ending) = scoring::ending(&state.board, side) {
        end_round(state, ending, taker, events);
    }
}

/// R9.4: cards with nothing on them any more turn up after the trick.
fn turn_up(state: &mut State, events: &mut impl EventSink<Event>) {
    let rows = state
        .board
        .rows
        .iter_mut()
        .zip(&mut state.covered);
    for (at, (row, covered)) in rows.enumerate() {
        let seat = Seat(at as u8);
        row.turn_up(covered, |place, card| {
            events.tell(Audience::All, || Event::Freed {
                seat,
                place: place as u8,
                card,
            });
        });
        state.board.open[at] = row.playable();
    }
}

/// R8.6: a team that has both 7s of a suit from this round seals it; in the short game only if the
/// suit is not sealed yet (R8.8).
fn seal(
    state: &mut State,
    goal: Goal,
    side: usize,
    taken: CardSet,
    events: &mut impl EventSink<Event>,
) {
    for suit in Suit::ALL {
        let both = CardSet::only(Card::boss(suit)).with(Card::foil(suit));
        let completed = !(taken & both).is_empty() && state.board.bosses[side].contains_all(both);
        let sealed = match goal {
            Goal::AllSeven => state.board.seals[side].contains(suit),
            Goal::FirstFour => state
                .board
                .seals
                .iter()
                .any(|seals| seals.contains(suit)),
        };
        if completed && !sealed {
            state.board.seals[side] = state.board.seals[side].with(suit);
            events.tell(Audience::All, || Event::Sealed {
                side: side as u8,
                suit,
            });
        }
    }
}

/// R7: the winners score; then somebody has won the match, or the next round is dealt (R7.4).
fn end_round(state: &mut State, ending: Ending, taker: Seat, events: &mut impl EventSink<Event>) {
    let result = scoring::result(state, ending, taker);
    for (score, won) in state.board.scores.iter_mut().zip(result.won) {
        *score = score.saturating_add(if won { result.points } else { 0 });
    }
    state.board.last_round = Some(result);
    events.tell(Audience::All, || Event::RoundEnded {
        summary: result.summary(state.board.config, state.board.round),
        scores: state.board.standing(),
    });
    if let Some(winner) = scoring::winner(&state.board, taker) {
        state.board.phase = Phase::Over;
        events.tell(Audience::All, || Event::Ended {
            winner: winner as u8,
            scores: state.board.standing(),
        });
    } else {
        state.board.round = state.board.round.saturating_add(1);
        setup::deal_round(state, events);
    }
}
