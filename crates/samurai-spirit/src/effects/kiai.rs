//! How a Kiai runs: its uses, then the first card of the line (R7.1, R7.2, R7.3).
//!
//! Kiais end: no card joins a combat line from outside while they run, and each takes at least
//! one card out for good, because a total of eight or more needs a card more than the uses of a
//! Kiai can take away. So there are never more in a row than cards in all lines.

use game_core::{Audience, EventSink, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::effects::samurai::{
    self, daisuke, gorobei, heihachi, kanbei, katsushiro, kikuchiyo, kyuzo,
};
use crate::effects::steps::{KiaiPart, Step};
use crate::effects::village;
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

/// R7.3: the steps of one Kiai; the side that is up now decides how many uses it has.
pub(crate) fn begin(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let board = state.board.of(seat);
    events.tell(Audience::All, || Event::Kiai {
        seat,
        beast: board.is_beast(),
    });
    let [first, second] = samurai::kiai(board.samurai, board.is_beast());
    state.board.steps.push(Step::KiaiEnd(seat));
    for part in [second, first].into_iter().flatten() {
        state.board.steps.push(Step::Kiai(seat, part));
    }
}

/// Whether the Kiai may be used like this.
pub(crate) fn check(board: &Board, part: KiaiPart, action: Action) -> Result<(), Refusal> {
    match (part, action) {
        (_, Action::Decline)
        | (KiaiPart::Barricade, Action::Barricade)
        | (KiaiPart::Raiders(_) | KiaiPart::Intruders(_) | KiaiPart::TurnUp(_), Action::Kiai) => {
            Ok(())
        }
        (KiaiPart::Heal, Action::Heal(seat)) => heihachi::check_heal(board, seat),
        (KiaiPart::Move, Action::Move { from, to }) => daisuke::check_move(board, from, to),
        (KiaiPart::Strike, Action::Strike(seat)) => kikuchiyo::check_strike(board, seat),
        (KiaiPart::Lend, Action::Lend { owner, to }) => kyuzo::check_lend(board, owner, to),
        _ => Err(Refusal::KiaiFirst),
    }
}

/// Every use of the Kiai that may be possible; `check` has the last word. A use of which nothing
/// is left but to decline it is not asked for.
pub(crate) fn candidates(board: &Board, part: KiaiPart, visit: &mut impl FnMut(Action)) {
    let seats = board.seats();
    let pairs = |visit: &mut dyn FnMut(Seat, Seat)| {
        for from in Seat::all(seats) {
            Seat::all(seats).for_each(|to| visit(from, to));
        }
    };
    visit(Action::Decline);
    match part {
        KiaiPart::Barricade if board.has_room() => visit(Action::Barricade),
        KiaiPart::Heal => Seat::all(seats).for_each(|seat| visit(Action::Heal(seat))),
        KiaiPart::Move => pairs(&mut |from, to| visit(Action::Move { from, to })),
        KiaiPart::Raiders(_) | KiaiPart::TurnUp(_) if !board.stack.is_empty() => {
            visit(Action::Kiai);
        }
        KiaiPart::Intruders(_) if board.intruders > 0 => visit(Action::Kiai),
        KiaiPart::Strike => Seat::all(seats).for_each(|seat| visit(Action::Strike(seat))),
        KiaiPart::Lend => pairs(&mut |owner, to| visit(Action::Lend { owner, to })),
        KiaiPart::Barricade
        | KiaiPart::Raiders(_)
        | KiaiPart::TurnUp(_)
        | KiaiPart::Intruders(_) => {}
    }
}

/// One use of the Kiai.
pub(crate) fn act(
    state: &mut State,
    (seat, part): (Seat, KiaiPart),
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    match (part, action) {
        (KiaiPart::Raiders(count), Action::Kiai) => gorobei::discard_raiders(state, count, events),
        (KiaiPart::Intruders(count), Action::Kiai) => {
            kanbei::discard_intruders(state, count, events);
        }
        (KiaiPart::TurnUp(count), Action::Kiai) => katsushiro::turn_up(state, seat, count, events),
        (_, Action::Barricade) => village::add_barricade(state, events),
        (_, Action::Heal(seat)) => heihachi::heal(state, seat, events),
        (_, Action::Move { from, to }) => daisuke::move_last(state, from, to, events),
        (_, Action::Strike(seat)) => kikuchiyo::strike(state, seat, events),
        (_, Action::Lend { owner, to }) => kyuzo::lend(state, owner, to, events),
        _ => events.tell(Audience::All, || Event::KiaiUnused { seat, part }),
    }
}

/// R7.2: in any case the first card of the line is discarded.
pub(crate) fn end(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let Some(card) = state.board.take_first(seat) else {
        return;
    };
    state.board.put_on_discard(card);
    events.tell(Audience::All, || Event::FirstCardOff {
        seat,
        card,
        total: state.board.of(seat).total,
    });
}
