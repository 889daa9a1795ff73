//! What a player may decide now, and why not.

use game_core::{Illegal, Seat};

use crate::action::Action;
use crate::card::{Penalty, Symbol};
use crate::effects::penalties::losedef;
use crate::effects::samurai::{self, katsushiro};
use crate::effects::{kiai, placing};
use crate::error::Refusal;
use crate::state::{State, Step};

/// Every action open to the seat, always in the same order.
#[inline]
pub fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.asked() != Some(seat) {
        return;
    }
    if let Some(step) = state.steps.top() {
        options(state, step, &mut |action| out.push(action));
    }
}

/// Whether the seat may do this now.
#[inline]
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal<Refusal>> {
    if seat.index() >= state.seats() {
        return Err(Illegal::NoSuchSeat(seat));
    }
    if state.ending.is_some() {
        return Err(Illegal::Over);
    }
    match state.steps.top() {
        Some(step) if state.asked() == Some(seat) => check_step(state, step, action).map_err(Illegal::Rule),
        _ => Err(Illegal::NotToAct(seat)),
    }
}

/// What a step comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// There is nothing to decide: this is what happens (a decision with one option is not asked).
    Only(Action),
    /// Somebody must decide.
    Asked,
}

/// Whether somebody has to be asked at this step. The steps of every turn are answered without
/// making the list.
#[inline]
pub(crate) fn choice(state: &State, step: Step) -> Option<Choice> {
    match step {
        Step::Suffer(_) | Step::EndTurn | Step::KiaiEnd(_) => None,
        Step::Act if must_pass(state) => Some(Choice::Only(Action::Pass)),
        Step::Act | Step::SecondFight => Some(Choice::Asked),
        _ => {
            let mut found = None;
            options(state, step, &mut |action| {
                found = Some(if found.is_none() { Choice::Only(action) } else { Choice::Asked });
            });
            found
        }
    }
}

/// The actions this step allows, in the order in which they are listed.
#[inline]
fn options(state: &State, step: Step, visit: &mut impl FnMut(Action)) {
    let seats = state.seats();
    let mut offer = |action: Action, allowed: Result<(), Refusal>| {
        if allowed.is_ok() {
            visit(action);
        }
    };
    match step {
        Step::Spares => {
            visit(Action::Decline);
            state.spares.iter().for_each(|samurai| visit(Action::Spare(samurai)));
        }
        Step::Penalties => {
            let [first, second] = last_penalties(state);
            let second = second.filter(|_| second != first);
            let suffered = first.into_iter().chain(second).map(Action::Suffer);
            [Action::Ignore]
                .into_iter()
                .chain(suffered)
                .for_each(|action| offer(action, check_penalties(state, action)));
        }
        Step::LoseDefended => {
            for symbol in Symbol::ALL {
                offer(Action::Lose(symbol), losedef::check(state, symbol));
            }
        }
        Step::Act => {
            offer(Action::Fight, Ok(()));
            if check_token(state).is_ok() {
                Seat::all(seats).for_each(|to| offer(Action::Support(to), check_supported(state, to)));
            }
            visit(Action::Pass);
        }
        Step::Play => {
            let Some(hand) = state.hand else { return };
            placing::candidates(state, hand, &mut |action| {
                offer(action, placing::check(state, hand, action));
            });
        }
        Step::SecondFight => [Action::Decline, Action::Fight].into_iter().for_each(visit),
        Step::Kiai(_, part) => {
            kiai::candidates(state, part, &mut |action| offer(action, kiai::check(state, part, action)));
        }
        Step::Arrange { done, left, .. } => (done..done + left)
            .filter_map(|depth| katsushiro::at_depth(state, depth))
            .for_each(|card| visit(Action::Next(card))),
        Step::Suffer(_) | Step::EndTurn | Step::KiaiEnd(_) => {}
    }
}

/// Whether this answers the step, and within the rules.
#[inline]
fn check_step(state: &State, step: Step, action: Action) -> Result<(), Refusal> {
    match step {
        Step::Spares => check_spare(state, action),
        Step::Penalties => check_penalties(state, action),
        Step::LoseDefended => match action {
            Action::Lose(symbol) => losedef::check(state, symbol),
            _ => Err(Refusal::LoseFirst),
        },
        Step::Act => check_act(state, action),
        Step::Play => match state.hand {
            Some(hand) => placing::check(state, hand, action),
            None => Err(Refusal::PlayFirst),
        },
        Step::SecondFight => match action {
            Action::Decline | Action::Fight => Ok(()),
            _ => Err(Refusal::SecondFightFirst),
        },
        Step::Kiai(_, part) => kiai::check(state, part, action),
        Step::Arrange { done, left, .. } => match action {
            Action::Next(card) => katsushiro::check_next(state, done, left, card),
            _ => Err(Refusal::ArrangeFirst),
        },
        // These leave nobody a choice, so nobody is ever asked there.
        Step::Suffer(_) | Step::EndTurn | Step::KiaiEnd(_) => Err(Refusal::ActFirst),
    }
}

/// R3.2: a token of an absent samurai that has not been used.
fn check_spare(state: &State, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Decline => Ok(()),
        Action::Spare(samurai) if state.spares.contains(samurai) => Ok(()),
        Action::Spare(_) => Err(Refusal::NoSpareToken),
        _ => Err(Refusal::SparesFirst),
    }
}

/// The penalties of the active samurai's last card.
#[inline]
fn last_penalties(state: &State) -> [Option<Penalty>; 2] {
    state.board(state.active).last.map_or([None; 2], |card| card.face().penalties)
}

/// R3.4: ignored as a whole, by a talent; R3.5: or one of the two first.
fn check_penalties(state: &State, action: Action) -> Result<(), Refusal> {
    match (action, state.board(state.active).last) {
        (Action::Ignore, Some(card)) => {
            let ignores = samurai::may_ignore(state.talents(state.active), card);
            if ignores { Ok(()) } else { Err(Refusal::CannotIgnore) }
        }
        (Action::Suffer(penalty), _) => {
            if last_penalties(state).contains(&Some(penalty)) {
                Ok(())
            } else {
                Err(Refusal::NotThatPenalty)
            }
        }
        _ => Err(Refusal::PenaltyFirst),
    }
}

/// R3.7: whoever is above his Kiai value now, or is told so by a penalty (R8.8), passes unasked.
#[inline]
fn must_pass(state: &State) -> bool {
    state.bans.mustpass || state.board(state.active).is_above()
}

/// R3.7: exactly one action.
#[inline]
fn check_act(state: &State, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass | Action::Fight => Ok(()),
        Action::Support(to) => check_support(state, to),
        _ => Err(Refusal::ActFirst),
    }
}

/// R5.1: the own token to another samurai.
#[inline]
fn check_support(state: &State, to: Seat) -> Result<(), Refusal> {
    check_token(state).and_then(|()| check_supported(state, to))
}

/// R5.1: the own token is at home; R8.5: and no penalty is against it.
#[inline]
fn check_token(state: &State) -> Result<(), Refusal> {
    if state.bans.nosup {
        Err(Refusal::NoSupport)
    } else if state.board(state.active).token != state.active {
        Err(Refusal::TokenAway)
    } else {
        Ok(())
    }
}

/// R5.1: another samurai, who has not passed.
#[inline]
fn check_supported(state: &State, to: Seat) -> Result<(), Refusal> {
    if to.index() >= state.seats() {
        Err(Refusal::NoSuchSamurai)
    } else if to == state.active {
        Err(Refusal::SupportSelf)
    } else if state.board(to).passed {
        Err(Refusal::SupportPassed)
    } else {
        Ok(())
    }
}
