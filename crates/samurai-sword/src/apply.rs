//! What happens when a player decides, in the order of the rules.

use game_core::{Audience, EventSink, Illegal, Random, Ruling, Seat};

use crate::action::{Action, Source};
use crate::board::{Ending, Pending};
use crate::card::{Card, Cards};
use crate::config::MAX_PLAYERS;
use crate::effects::cards::{self, bushido};
use crate::effects::characters::{ieyasu, nobunaga, tomoe, ushiwaka};
use crate::error::Refusal;
use crate::event::Event;
use crate::legal;
use crate::memory::Observers;
use crate::scoring;
use crate::state::State;

/// Carries the action out, or refuses it and changes nothing.
#[inline]
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Result<(), Illegal<Refusal>> {
    check(state, seat, action)?;
    match action {
        Action::Attack(weapon, target) => attack(state, seat, weapon, target, events),
        Action::Play(card) => {
            put_aside(state, seat, card);
            cards::play(state, seat, card, events);
            discard_played_card(state);
        }
        Action::PlayOn(card, target) => {
            put_aside(state, seat, card);
            cards::play_on(state, seat, card, target, events);
            discard_played_card(state);
        }
        Action::Geisha(target, loss) => {
            put_aside(state, seat, Card::Geisha);
            cards::play_geisha(state, seat, target, loss, events);
            discard_played_card(state);
        }
        Action::Trade => nobunaga::trade(state, seat, events),
        Action::EndTurn => {
            events.tell(Audience::All, || Event::TurnEnded { seat });
            state.board.pending = Pending::Discard;
            discarded_down(state, events);
        }
        Action::Parry(card) => parry(state, seat, card, events),
        Action::Discard(card) => discard(state, seat, card, events),
        Action::Suffer => suffer(state, seat, events),
        Action::DropBushido => {
            bushido::drop(state, events);
            draw_phase(state, events);
        }
        Action::Draw(source) => draw_as_ieyasu(state, seat, source, events),
    }
    Ok(())
}

#[inline]
fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal<Refusal>> {
    let holds = |card| {
        state
            .hands
            .get(seat.index())
            .map(|hand| hand.has(card))
    };
    match legal::ruling(&state.board, seat, action, holds) {
        Ruling::Refused(reason) => Err(reason),
        // Nothing is hidden from the state.
        Ruling::Legal | Ruling::Hidden => Ok(()),
    }
}

/// The turn of this seat up to its first decision (R3).
pub(crate) fn begin_turn(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    state.board.turn = seat;
    state.board.weapons_played = 0;
    state.board.pending = Pending::Play;
    events.tell(Audience::All, || Event::TurnBegan { seat });
    if state.board.resilience[seat.index()] == 0 {
        let resilience = state.board.full_resilience(seat);
        state.board.resilience[seat.index()] = resilience;
        events.tell(Audience::All, || Event::Recovered { seat, resilience });
    }
    if state.board.bushido == Some(seat) {
        bushido::flip(state, events);
    }
    if state.board.pending == Pending::Play {
        draw_phase(state, events);
    }
}

/// R3.2: two cards, of which Ieyasu may choose where the first comes from (R6.7).
fn draw_phase(state: &mut State, events: &mut impl EventSink<Event>) {
    if state.board.is_over() {
        return;
    }
    if ieyasu::is_asked(&state.board, state.board.turn) {
        state.board.pending = Pending::Draw;
        return;
    }
    state.board.pending = Pending::Play;
    draw(state, state.board.turn, state.board.draw_count(), events);
}

fn draw_as_ieyasu(
    state: &mut State,
    seat: Seat,
    source: Source,
    events: &mut impl EventSink<Event>,
) {
    state.board.pending = Pending::Play;
    let mut count = state.board.draw_count();
    if source == Source::Discards {
        ieyasu::take_discard(state, seat, events);
        count -= 1;
    }
    draw(state, seat, count, events);
}

/// Draws this many cards, or as many as there are; a renewal of the deck may end the match (R7.1).
/// What was drawn is told together, since the order in which cards of a hand came means nothing.
#[inline]
pub(crate) fn draw(state: &mut State, seat: Seat, count: u8, events: &mut impl EventSink<Event>) {
    let mut before = state.hands[seat.index()];
    for _ in 0..count {
        if state.board.is_over() {
            return;
        }
        if state.deck.is_empty() {
            tell_drawn(state, seat, before, events);
            before = state.hands[seat.index()];
        }
        let Some(card) = next_card(state, seat, events) else {
            continue;
        };
        state.give(seat, card);
        state.drawn[seat.index()].add(card);
    }
    tell_drawn(state, seat, before, events);
}

/// Tells the owner which cards came to this hand, and the others how many.
#[inline]
fn tell_drawn(state: &State, seat: Seat, before: Cards, events: &mut impl EventSink<Event>) {
    let hand = state.hands[seat.index()];
    if hand != before {
        let cards = || hand.minus(before).iter().collect();
        events.tell(Audience::seat(seat), || Event::DrewCards {
            seat,
            cards: cards(),
        });
        let count = (hand.len() - before.len()) as u8;
        events.tell(Audience::others(seat), || Event::Drew { seat, count });
    }
}

/// The top card of the deck, which is renewed when a card is needed and none is left (R7.1).
#[inline]
pub(crate) fn next_card(
    state: &mut State,
    seat: Seat,
    events: &mut impl EventSink<Event>,
) -> Option<Card> {
    if state.deck.is_empty() {
        renew_deck(state, seat, events);
        if state.board.is_over() {
            return None;
        }
    }
    state.deck.pop()
}

/// R7.1: the discards become the deck, and everybody loses one honour; R7.2 if there are none.
#[cold]
fn renew_deck(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if state.board.discards.is_empty() {
        events.tell(Audience::All, || Event::NothingToDraw { seat });
        return;
    }
    core::mem::swap(&mut state.deck, &mut state.board.discards);
    let cards = state.deck.as_mut_slice();
    // Cards of one name have only one order.
    if cards.iter().any(|card| *card != cards[0]) {
        state.generator.event().shuffle(cards);
    }
    state.board.deck_made_of = state.deck.as_slice().iter().copied().collect();
    state.drawn = [Cards::NONE; MAX_PLAYERS];
    let seats = state.board.config.seats();
    let mut honour = state.board.honour;
    state.board.lose_honour_each(&mut honour);
    state.board.honour = honour;
    let cards = state.deck.len() as u8;
    events.tell(Audience::All, || Event::DeckRenewed {
        cards,
        honour: state.board.honour[..seats].to_vec(),
    });
    end_without_honour(state, events);
}

/// The card leaves the hand and lies aside until all it causes is done (R7.3).
fn put_aside(state: &mut State, seat: Seat, card: Card) {
    take_from_hand(state, seat, card);
    state.board.aside = Some(card);
}

/// Takes a card that everybody sees out of a hand.
fn take_from_hand(state: &mut State, seat: Seat, card: Card) {
    state.take(seat, card);
    state
        .memory
        .forget(seat, card, Observers::EVERYBODY);
}

/// A card from hand goes to the discard pile.
pub(crate) fn discard_from_hand(
    state: &mut State,
    seat: Seat,
    card: Card,
    events: &mut impl EventSink<Event>,
) {
    take_from_hand(state, seat, card);
    state.board.discards.push(card);
    events.tell(Audience::All, || Event::Discarded { seat, card });
}

/// Once nothing is left to answer, the played card goes on top of the discards (R7.3).
#[inline]
fn discard_played_card(state: &mut State) {
    if state.board.pending == Pending::Play
        && let Some(card) = state.board.aside.take()
    {
        state.board.discards.push(card);
    }
}

/// R4.2: the weapon counts to the limit whether or not it is parried, and the target is asked.
fn attack(
    state: &mut State,
    seat: Seat,
    weapon: Card,
    target: Seat,
    events: &mut impl EventSink<Event>,
) {
    put_aside(state, seat, weapon);
    state.board.weapons_played += 1;
    let attacks = &mut state.board.attacks[seat.index()][target.index()];
    *attacks = attacks.saturating_add(1);
    state.board.pending = Pending::Parry { target };
    events.tell(Audience::All, || Event::Attacked {
        seat,
        target,
        weapon,
    });
}

/// R4.3: one parry cancels everything.
fn parry(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
    take_from_hand(state, seat, card);
    state.board.discards.push(card);
    events.tell(Audience::All, || Event::Parried { seat, card });
    state.board.pending = Pending::Play;
    discard_played_card(state);
}

fn discard(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
    match state.board.pending {
        Pending::Bushido => {
            bushido::discard_weapon(state, card, events);
            draw_phase(state, events);
        }
        Pending::Discard => {
            discard_from_hand(state, seat, card, events);
            discarded_down(state, events);
        }
        _ => {
            discard_from_hand(state, seat, card, events);
            state.board.pending = cards::next_in_queue(&state.board, seat);
            discard_played_card(state);
        }
    }
}

/// R3.4: with seven cards or fewer the turn goes to the left.
fn discarded_down(state: &mut State, events: &mut impl EventSink<Event>) {
    if state.board.cards_too_many() == 0 {
        begin_turn(
            state,
            state.board.turn.left(state.board.config.seats()),
            events,
        );
    }
}

/// The wounds of a weapon (R4.4), after which the wounded draws before the attacker (R4.5), or the
/// one of Battlecry or Jujutsu (R5.8, R5.9).
fn suffer(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let by = state.board.turn;
    let wounds = state.board.wounds_awaited();
    if let Pending::Parry { .. } = state.board.pending {
        let cards = state.board.cards_for_wounds_awaited();
        state.board.pending = Pending::Play;
        wound(state, seat, by, wounds, events);
        ushiwaka::after_wounded(state, seat, cards, events);
        tomoe::after_wounding(state, by, events);
    } else {
        state.board.pending = cards::next_in_queue(&state.board, seat);
        wound(state, seat, by, wounds, events);
    }
    discard_played_card(state);
}

/// Takes resilience, no more than there is (R4.4).
fn wound(state: &mut State, seat: Seat, by: Seat, wounds: u8, events: &mut impl EventSink<Event>) {
    let defeats = state.board.defeats(seat, wounds);
    let resilience = state.board.resilience_after(seat, wounds);
    let lost = state.board.resilience[seat.index()] - resilience;
    state.board.resilience[seat.index()] = resilience;
    events.tell(Audience::All, || Event::Wounded {
        seat,
        by,
        lost,
        resilience,
    });
    if defeats {
        defeat(state, seat, by, events);
    }
}

/// R4.6: one honour passes, then the end is tested.
fn defeat(state: &mut State, seat: Seat, by: Seat, events: &mut impl EventSink<Event>) {
    scoring::pass_honour(&mut state.board.honour, seat, by);
    events.tell(Audience::All, || Event::Defeated { seat, by });
    let defeated = (seat, state.roles[seat.index()].team());
    let striker = (by, state.roles[by.index()].team());
    let board = &state.board;
    if let Some(ending) = board.ending_by_defeat(&board.honour, defeated, striker) {
        end(state, ending, events);
    }
}

/// R8.1: the match ends as soon as somebody has no honour.
pub(crate) fn end_without_honour(state: &mut State, events: &mut impl EventSink<Event>) {
    if let Some(ending) = state.board.ending_for(&state.board.honour, None) {
        end(state, ending, events);
    }
}

fn end(state: &mut State, ending: Ending, events: &mut impl EventSink<Event>) {
    state.board.pending = Pending::Over(ending);
    state.board.show_roles(state.roles);
    events.tell(Audience::All, || Event::Ended {
        roles: state.roles[..state.board.config.seats()].to_vec(),
        ending: scoring::told(state, ending),
    });
}
