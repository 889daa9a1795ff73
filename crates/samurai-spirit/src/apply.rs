//! What happens when a player decides, in the order of the rules.
//!
//! The state holds a stack of steps. An answer takes the top step off and may push others; then
//! `run` carries steps out until one of them leaves somebody a choice. Before every step at
//! which no card is in hand and no Kiai is running, a Kiai that is due comes first, clockwise from
//! the active samurai (R7.3), and after the last of them the end of the round (R11.1).
//!
//! This ends: every pass takes a step off the stack, begins a Kiai (each costs the lines a card, see
//! [`crate::effects::kiai`]), or ends a turn or a round, of which there are 200 and three at most; and
//! a card in hand is handed on once by each samurai (R6.1).

use game_core::{Audience, EventSink, Illegal, Seat};

use crate::action::Action;
use crate::card::Penalty;
use crate::effects::penalties::{self, losedef};
use crate::effects::samurai::{SamuraiSet, katsushiro, kikuchiyo};
use crate::effects::{kiai, placing, round_end};
use crate::error::Refusal;
use crate::event::Event;
use crate::legal::{self, Choice};
use crate::state::{Bans, State, Step, Steps};

/// Turns after which everyone passes, so that every round ends (R11.10).
pub const MAX_TURNS: u8 = 200;

/// Carries the action out, or refuses it and changes nothing.
#[inline]
pub fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Result<(), Illegal<Refusal>> {
    legal::check(state, seat, action)?;
    if let Some(step) = state.steps.top() {
        answer(state, step, action, events);
        run(state, events);
    }
    Ok(())
}

/// Carries steps out until somebody has a choice or the match is over.
#[inline]
pub(crate) fn run(state: &mut State, events: &mut impl EventSink<Event>) {
    while state.ending.is_none() {
        let Some(step) = state.steps.top() else { return };
        if step.is_checkpoint() {
            if let Some(seat) = state.first_on_kiai() {
                kiai::begin(state, seat, events);
                continue;
            }
            if state.stack.is_empty() {
                round_end::end(state, events);
                continue;
            }
        }
        match legal::choice(state, step) {
            Some(Choice::Asked) => return,
            Some(Choice::Only(action)) => answer(state, step, action, events),
            None => proceed(state, step, events),
        }
    }
}

/// A step that leaves nobody a choice.
fn proceed(state: &mut State, step: Step, events: &mut impl EventSink<Event>) {
    state.steps.pop();
    match step {
        Step::Suffer(penalty) => penalties::suffer(state, penalty, events),
        Step::EndTurn => end_turn(state, events),
        Step::KiaiEnd(seat) => kiai::end(state, seat, events),
        _ => {}
    }
}

/// A step with what was decided, or with the only thing that could be.
#[inline]
fn answer(state: &mut State, step: Step, action: Action, events: &mut impl EventSink<Event>) {
    state.steps.pop();
    match (step, action) {
        (Step::Spares, Action::Spare(_)) => use_spare(state, action, events),
        (Step::Penalties, _) => penalties_begin(state, action, events),
        (Step::LoseDefended, Action::Lose(symbol)) => losedef::lose(state, symbol, events),
        (Step::Act, _) => act(state, action, events),
        (Step::Play, _) => placing::play(state, action, events),
        (Step::SecondFight, Action::Fight) => placing::fight(state, events),
        (Step::Kiai(seat, part), _) => kiai::act(state, (seat, part), action, events),
        (Step::Arrange { seat, done, left }, Action::Next(card)) => {
            katsushiro::arrange(state, (seat, done, left), card, events);
        }
        _ => {}
    }
}

/// R3.1: spare tokens, penalty, action, end; the first two only if there is any.
pub(crate) fn begin_turn(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    state.active = seat;
    state.turns += 1;
    state.bans = Bans::default();
    state.borrowed = tokens_at(state, seat);
    state.steps = Steps::EMPTY;
    state.steps.push(Step::EndTurn);
    state.steps.push(Step::Act);
    if state.board(seat).last.is_some_and(|card| card.face().penalties[0].is_some()) {
        state.steps.push(Step::Penalties);
    }
    if !state.spares.is_empty() {
        state.steps.push(Step::Spares);
    }
    events.tell(Audience::All, || Event::TurnBegan { seat });
}

/// R5.2: whose tokens lie with this seat, his own not counted.
#[inline]
fn tokens_at(state: &State, seat: Seat) -> SamuraiSet {
    let away = Seat::all(state.seats()).filter(|&owner| owner != seat && state.board(owner).token == seat);
    away.map(|owner| state.board(owner).samurai).collect()
}

/// R3.2: the talent is his for the rest of the round; the token is spent for the match.
fn use_spare(state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
    let Action::Spare(samurai) = action else { return };
    let seat = state.active;
    state.spares = state.spares.without(samurai);
    let board = &mut state.boards[seat.index()];
    board.extra = board.extra.with(samurai);
    events.tell(Audience::All, || Event::SpareUsed { seat, samurai });
    state.steps.push(Step::Spares);
}

/// R3.4: all ignored; or R3.5: both, those that the card shows now, the chosen one first.
#[inline]
fn penalties_begin(state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
    let seat = state.active;
    let Some(card) = state.board(seat).last else { return };
    let [one, other] = card.face().penalties;
    match action {
        Action::Ignore => events.tell(Audience::All, || Event::PenaltiesIgnored { seat, card }),
        Action::Suffer(first) => {
            let second: Option<Penalty> = if one == Some(first) { other } else { one };
            for penalty in [second, Some(first)].into_iter().flatten() {
                state.steps.push(Step::Suffer(penalty));
            }
        }
        _ => {}
    }
}

/// R3.7: exactly one action.
#[inline]
fn act(state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
    match action {
        Action::Fight => {
            if kikuchiyo::fights_twice(state) {
                state.steps.push(Step::SecondFight);
            }
            placing::fight(state, events);
        }
        Action::Support(to) => support(state, to, events),
        _ => pass(state, events),
    }
}

/// R5.1: the token goes to the other samurai, and the top raider to the intruders unseen.
fn support(state: &mut State, to: Seat, events: &mut impl EventSink<Event>) {
    let owner = state.active;
    state.boards[owner.index()].token = to;
    events.tell(Audience::All, || Event::TokenGiven { owner, to });
    let known = state.top_to_intruders();
    events.tell(Audience::All, || Event::Intruded { known });
}

/// R5.3: out of the round; R11.2: with the last one the round ends.
fn pass(state: &mut State, events: &mut impl EventSink<Event>) {
    let seat = state.active;
    state.boards[seat.index()].passed = true;
    events.tell(Audience::All, || Event::Passed { seat });
    if state.all_passed() {
        round_end::all_passed(state, events);
    }
}

/// R5.2: every token he holds goes home; then it is the turn of the next who has not passed.
#[inline]
fn end_turn(state: &mut State, events: &mut impl EventSink<Event>) {
    let seats = state.seats();
    let active = state.active;
    for owner in Seat::all(seats) {
        if owner != active && state.board(owner).token == active {
            state.boards[owner.index()].token = owner;
            events.tell(Audience::All, || Event::TokenReturned { owner });
        }
    }
    state.borrowed = SamuraiSet::EMPTY;
    if state.turns >= MAX_TURNS {
        return everyone_passes(state, events);
    }
    let next = state.clockwise().skip(1).find(|&seat| !state.board(seat).passed);
    begin_turn(state, next.unwrap_or(active), events);
}

/// R11.10: the village sleeps.
fn everyone_passes(state: &mut State, events: &mut impl EventSink<Event>) {
    for seat in state.clockwise() {
        if !state.board(seat).passed {
            state.boards[seat.index()].passed = true;
            events.tell(Audience::All, || Event::Passed { seat });
        }
    }
    round_end::all_passed(state, events);
}
