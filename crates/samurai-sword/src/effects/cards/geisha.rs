//! Geisha: another player loses a random card from hand or a property of your choice (R5.13).

use game_core::{Audience, EventSink, Seat};

use super::{Effect, Way, action, random_card};
use crate::action::{Action, Loss};
use crate::apply;
use crate::board::Board;
use crate::card::{Card, Printed};
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

pub(super) struct Geisha;

impl Effect for Geisha {
    const PRINTED: Printed = action(6, Way::Geisha);

    /// A bit for each player and each loss.
    #[inline]
    fn choices(board: &Board, others: u64) -> u64 {
        let targets = Seat::all(board.config.seats()).filter(|target| others & 1 << target.0 != 0);
        targets.fold(0, |bits, target| {
            bits | losses(board, target) << (BITS * u32::from(target.0))
        })
    }

    /// It is played by an action of its own, which names the loss too ([`play`]).
    fn play(_: &mut State, _: Seat, _: Seat, _: &mut impl EventSink<Event>) {}
}

/// A bit for everything the player has to lose, in the order of [`Loss`].
#[inline]
fn losses(board: &Board, target: Seat) -> u64 {
    let properties = board.properties[target.index()];
    u64::from(board.hand_sizes[target.index()] > 0)
        | u64::from(properties.armor > 0) << Loss::Armor as u32
        | u64::from(properties.fast_draw > 0) << Loss::FastDraw as u32
        | u64::from(properties.focus > 0) << Loss::Focus as u32
        | u64::from(board.bushido == Some(target)) << Loss::Bushido as u32
}

impl Board {
    /// Whether the player has this to lose (R5.13).
    #[inline]
    pub fn can_lose(&self, target: Seat, loss: Loss) -> bool {
        losses(self, target) & 1 << loss as u32 != 0
    }
}

/// Whether it may take this from that other player.
#[inline]
pub(crate) fn check(board: &Board, target: Seat, loss: Loss) -> Result<(), Refusal> {
    if board.can_lose(target, loss) {
        Ok(())
    } else {
        Err(Refusal::NoCardToLose)
    }
}

/// Ways to play it take eight bits a player: one for each loss.
const BITS: u32 = 8;

/// The action behind one of these bits.
#[inline]
pub(crate) fn choice(bit: u32) -> Action {
    let loss = Loss::ALL
        .get((bit % BITS) as usize)
        .copied()
        .unwrap_or(Loss::Hand);
    Action::Geisha(Seat((bit / BITS) as u8), loss)
}

pub(crate) fn play(
    state: &mut State,
    seat: Seat,
    target: Seat,
    loss: Loss,
    events: &mut impl EventSink<Event>,
) {
    events.tell(Audience::All, || Event::Played {
        seat,
        card: Card::Geisha,
        target: Some(target),
    });
    let Some(card) = loss.property() else {
        if let Some(card) = random_card(state, target) {
            apply::discard_from_hand(state, target, card, events);
        }
        return;
    };
    match state.board.properties[target.index()].count_mut(card) {
        Some(count) => *count -= 1,
        None => state.board.bushido = None,
    }
    state.board.discards.push(card);
    events.tell(Audience::All, || Event::PropertyLost { seat: target, card });
}
