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
use crate::board::{Bans, Board};
use crate::card::Penalty;
use crate::effects::penalties::{self, losedef};
use crate::effects::samurai::{SamuraiSet, katsushiro, kikuchiyo};
use crate::effects::steps::{Step, Steps};
use crate::effects::{kiai, placing, round_end};
use crate::error::Refusal;
use crate::event::Event;
use crate::legal::{self, Choice};
use crate::state::State;

/// Turns after which everyone passes, so that every round ends (R11.10).
pub(crate) const MAX_TURNS: u8 = 200;

/// Carries the action out, or refuses it and changes nothing.
#[inline]
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Result<(), Illegal<Refusal>> {
    legal::check(&state.board, seat, action, |depth| state.raider(depth))?;
    if let Some(step) = state.board.steps.top() {
        answer(state, step, action, events);
        run(state, events);
    }
    Ok(())
}

/// Carries steps out until somebody has a choice or the match is over.
#[inline]
pub(crate) fn run(state: &mut State, events: &mut impl EventSink<Event>) {
    while state.board.ending.is_none() {
        let Some(step) = state.board.steps.top() else {
            return;
        };
        if step.is_checkpoint() {
            if let Some(seat) = state.board.first_on_kiai() {
                kiai::begin(state, seat, events);
                continue;
            }
            if state.board.stack.is_empty() {
                round_end::end(state, events);
                continue;
            }
        }
        match legal::choice(&state.board, step, |depth| state.raider(depth)) {
            Some(Choice::Asked) => return,
            Some(Choice::Only(action)) => answer(state, step, action, events),
            None => proceed(state, step, events),
        }
    }
}

/// A step that leaves nobody a choice.
fn proceed(state: &mut State, step: Step, events: &mut impl EventSink<Event>) {
    state.board.steps.pop();
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
    state.board.steps.pop();
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
    state.board.active = seat;
    state.board.turns += 1;
    state.board.bans = Bans::default();
    state.board.borrowed = tokens_at(&state.board, seat);
    state.board.steps = Steps::EMPTY;
    state.board.steps.push(Step::EndTurn);
    state.board.steps.push(Step::Act);
    if state.board.of(seat).penalties()[0].is_some() {
        state.board.steps.push(Step::Penalties);
    }
    if !state.board.spares.is_empty() {
        state.board.steps.push(Step::Spares);
    }
    events.tell(Audience::All, || Event::TurnBegan { seat });
}

/// R5.2: whose tokens lie with this seat, his own not counted.
#[inline]
fn tokens_at(board: &Board, seat: Seat) -> SamuraiSet {
    let away =
        Seat::all(board.seats()).filter(|&owner| owner != seat && board.of(owner).token == seat);
    away.map(|owner| board.of(owner).samurai)
        .collect()
}

/// R3.2: the talent is his for the rest of the round; the token is spent for the match.
fn use_spare(state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
    let Action::Spare(samurai) = action else {
        return;
    };
    let seat = state.board.active;
    state.board.spares = state.board.spares.without(samurai);
    let board = &mut state.board.boards[seat.index()];
    board.extra = board.extra.with(samurai);
    events.tell(Audience::All, || Event::SpareUsed { seat, samurai });
    state.board.steps.push(Step::Spares);
}

/// R3.4: all ignored; or R3.5: both, those that the card shows now, the chosen one first.
#[inline]
fn penalties_begin(state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
    let seat = state.board.active;
    let Some(card) = state.board.of(seat).last else {
        return;
    };
    let [one, other] = card.face().penalties;
    match action {
        Action::Ignore => events.tell(Audience::All, || Event::PenaltiesIgnored { seat, card }),
        Action::Suffer(first) => {
            let second: Option<Penalty> = if one == Some(first) { other } else { one };
            for penalty in [second, Some(first)].into_iter().flatten() {
                state.board.steps.push(Step::Suffer(penalty));
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
            if kikuchiyo::fights_twice(&state.board) {
                state.board.steps.push(Step::SecondFight);
            }
            placing::fight(state, events);
        }
        Action::Support(to) => support(state, to, events),
        _ => pass(state, events),
    }
}

/// R5.1: the token goes to the other samurai, and the top raider to the intruders unseen.
fn support(state: &mut State, to: Seat, events: &mut impl EventSink<Event>) {
    let owner = state.board.active;
    state.board.boards[owner.index()].token = to;
    events.tell(Audience::All, || Event::TokenGiven { owner, to });
    let known = state.top_to_intruders();
    events.tell(Audience::All, || Event::Intruded { known });
}

/// R5.3: out of the round; R11.2: with the last one the round ends.
fn pass(state: &mut State, events: &mut impl EventSink<Event>) {
    let seat = state.board.active;
    state.board.boards[seat.index()].passed = true;
    events.tell(Audience::All, || Event::Passed { seat });
    if state.board.all_passed() {
        round_end::all_passed(state, events);
    }
}

/// R5.2: every token he holds goes home; then it is the turn of the next samurai who has not passed.
#[inline]
fn end_turn(state: &mut State, events: &mut impl EventSink<Event>) {
    let seats = state.board.seats();
    let active = state.board.active;
    for owner in Seat::all(seats) {
        if owner != active && state.board.of(owner).token == active {
            state.board.boards[owner.index()].token = owner;
            events.tell(Audience::All, || Event::TokenReturned { owner });
        }
    }
    state.board.borrowed = SamuraiSet::EMPTY;
    if state.board.turns >= MAX_TURNS {
        return everyone_passes(state, events);
    }
    let next = state
        .board
        .clockwise()
        .skip(1)
        .find(|&seat| !state.board.of(seat).passed);
    begin_turn(state, next.unwrap_or(active), events);
}

/// R11.10: the village sleeps.
fn everyone_passes(state: &mut State, events: &mut impl EventSink<Event>) {
    for seat in state.board.clockwise() {
        if !state.board.of(seat).passed {
            state.board.boards[seat.index()].passed = true;
            events.tell(Audience::All, || Event::Passed { seat });
        }
    }
    round_end::all_passed(state, events);
}
