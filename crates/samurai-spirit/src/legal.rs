//! What a player may decide now, and why not. Asked of a state and of a view alike.
//!
//! Everything this depends on lies open. The board has it all but the cards that lie face up on the raider stack:
//! those are asked of `raider`, which gives the card at a depth below the top.

use game_core::{Illegal, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::card::{Card, Symbol};
use crate::effects::penalties::losedef;
use crate::effects::samurai::{self, katsushiro};
use crate::effects::steps::Step;
use crate::effects::{kiai, placing};
use crate::error::Refusal;

/// Every action open to the seat, always in the same order.
#[inline]
pub(crate) fn legal(
    board: &Board,
    seat: Seat,
    raider: impl Fn(u8) -> Option<Card>,
    out: &mut Vec<Action>,
) {
    if board.asked() != Some(seat) {
        return;
    }
    if let Some(step) = board.steps.top() {
        options(board, step, raider, &mut |action| out.push(action));
    }
}

/// Whether the seat may do this now.
#[inline]
pub(crate) fn check(
    board: &Board,
    seat: Seat,
    action: Action,
    raider: impl Fn(u8) -> Option<Card>,
) -> Result<(), Illegal<Refusal>> {
    if seat.index() >= board.seats() {
        return Err(Illegal::NoSuchSeat(seat));
    }
    if board.ending.is_some() {
        return Err(Illegal::Over);
    }
    match board.steps.top() {
        Some(step) if board.asked() == Some(seat) => {
            check_step(board, step, action, raider).map_err(Illegal::Rule)
        }
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
pub(crate) fn choice(
    board: &Board,
    step: Step,
    raider: impl Fn(u8) -> Option<Card>,
) -> Option<Choice> {
    match step {
        Step::Suffer(_) | Step::EndTurn | Step::KiaiEnd(_) => None,
        Step::Act if board.must_pass() => Some(Choice::Only(Action::Pass)),
        Step::Act | Step::SecondFight => Some(Choice::Asked),
        _ => {
            let mut found = None;
            options(board, step, raider, &mut |action| {
                found = Some(if found.is_none() {
                    Choice::Only(action)
                } else {
                    Choice::Asked
                });
            });
            found
        }
    }
}

/// The actions this step allows, in the order in which they are listed.
#[inline]
fn options(
    board: &Board,
    step: Step,
    raider: impl Fn(u8) -> Option<Card>,
    visit: &mut impl FnMut(Action),
) {
    let seats = board.seats();
    let mut offer = |action: Action, allowed: Result<(), Refusal>| {
        if allowed.is_ok() {
            visit(action);
        }
    };
    match step {
        Step::Spares => {
            visit(Action::Decline);
            board
                .spares
                .iter()
                .for_each(|samurai| visit(Action::Spare(samurai)));
        }
        Step::Penalties => {
            let [first, second] = board.of(board.active).penalties();
            let second = second.filter(|_| second != first);
            let suffered = first
                .into_iter()
                .chain(second)
                .map(Action::Suffer);
            [Action::Ignore]
                .into_iter()
                .chain(suffered)
                .for_each(|action| offer(action, check_penalties(board, action)));
        }
        Step::LoseDefended => {
            for symbol in Symbol::ALL {
                offer(Action::Lose(symbol), losedef::check(board, symbol));
            }
        }
        Step::Act => {
            offer(Action::Fight, Ok(()));
            if check_token(board).is_ok() {
                Seat::all(seats)
                    .for_each(|to| offer(Action::Support(to), check_supported(board, to)));
            }
            visit(Action::Pass);
        }
        Step::Play => {
            let Some(hand) = board.hand else { return };
            placing::candidates(board, hand, &mut |action| {
                offer(action, placing::check(board, hand, action));
            });
        }
        Step::SecondFight => [Action::Decline, Action::Fight]
            .into_iter()
            .for_each(visit),
        Step::Kiai(_, part) => {
            kiai::candidates(board, part, &mut |action| {
                offer(action, kiai::check(board, part, action));
            });
        }
        Step::Arrange { done, left, .. } => {
            (done..done + left)
                .filter_map(raider)
                .for_each(|card| visit(Action::Next(card)));
        }
        Step::Suffer(_) | Step::EndTurn | Step::KiaiEnd(_) => {}
    }
}

/// Whether this answers the step, and within the rules.
#[inline]
fn check_step(
    board: &Board,
    step: Step,
    action: Action,
    raider: impl Fn(u8) -> Option<Card>,
) -> Result<(), Refusal> {
    match step {
        Step::Spares => check_spare(board, action),
        Step::Penalties => check_penalties(board, action),
        Step::LoseDefended => match action {
            Action::Lose(symbol) => losedef::check(board, symbol),
            _ => Err(Refusal::LoseFirst),
        },
        Step::Act => check_act(board, action),
        Step::Play => match board.hand {
            Some(hand) => placing::check(board, hand, action),
            None => Err(Refusal::PlayFirst),
        },
        Step::SecondFight => match action {
            Action::Decline | Action::Fight => Ok(()),
            _ => Err(Refusal::SecondFightFirst),
        },
        Step::Kiai(_, part) => kiai::check(board, part, action),
        Step::Arrange { done, left, .. } => match action {
            Action::Next(card) => {
                katsushiro::check_next((done..done + left).filter_map(raider), card)
            }
            _ => Err(Refusal::ArrangeFirst),
        },
        // These leave nobody a choice, so nobody is ever asked there.
        Step::Suffer(_) | Step::EndTurn | Step::KiaiEnd(_) => Err(Refusal::ActFirst),
    }
}

/// R3.2: a token of an absent samurai that has not been used.
fn check_spare(board: &Board, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Decline => Ok(()),
        Action::Spare(samurai) if board.spares.contains(samurai) => Ok(()),
        Action::Spare(_) => Err(Refusal::NoSpareToken),
        _ => Err(Refusal::SparesFirst),
    }
}

/// R3.4: ignored as a whole, by a talent; R3.5: or one of the two first.
fn check_penalties(board: &Board, action: Action) -> Result<(), Refusal> {
    let active = board.of(board.active);
    match (action, active.last) {
        (Action::Ignore, Some(card)) => {
            let ignoring = samurai::ignoring(board.talents(board.active), card);
            if ignoring.is_some() {
                Ok(())
            } else {
                Err(Refusal::CannotIgnore)
            }
        }
        (Action::Suffer(penalty), _) => {
            if active.penalties().contains(&Some(penalty)) {
                Ok(())
            } else {
                Err(Refusal::NotThatPenalty)
            }
        }
        _ => Err(Refusal::PenaltyFirst),
    }
}

/// R3.7: exactly one action.
#[inline]
fn check_act(board: &Board, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass | Action::Fight => Ok(()),
        Action::Support(to) => check_support(board, to),
        _ => Err(Refusal::ActFirst),
    }
}

/// R5.1: his own token to another samurai.
#[inline]
fn check_support(board: &Board, to: Seat) -> Result<(), Refusal> {
    check_token(board).and_then(|()| check_supported(board, to))
}

/// R5.1: his own token is at home; R8.5: and no penalty is against it.
#[inline]
fn check_token(board: &Board) -> Result<(), Refusal> {
    if board.bans.nosup {
        Err(Refusal::NoSupport)
    } else if board.of(board.active).token != board.active {
        Err(Refusal::TokenAway)
    } else {
        Ok(())
    }
}

/// R5.1: another samurai, who has not passed.
#[inline]
fn check_supported(board: &Board, to: Seat) -> Result<(), Refusal> {
    if to.index() >= board.seats() {
        Err(Refusal::NoSuchSamurai)
    } else if to == board.active {
        Err(Refusal::SupportSelf)
    } else if board.of(to).passed {
        Err(Refusal::SupportPassed)
    } else {
        Ok(())
    }
}
