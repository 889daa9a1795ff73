//! Yokai Septet's trick: the last card is seen, the full trick is held, and a round ends before the next one is dealt.

use ::yokai_septet::{Card, Event, Phase, View, YokaiSeptet};
use game_core::Seat;

use super::{Beat, Pause, Staged, beats};

/// A card is played.
const PLAY: u32 = 300;
/// The full trick lies, and it is seen who takes it.
const HOLD: u32 = 1300;
/// The trick that ended a round lies.
const ROUND: u32 = 1500;
/// The next round is dealt.
const DEAL: u32 = 200;

/// The trick as it lies.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// The seat that led it; nobody before its first card.
    pub leader: Option<Seat>,
    /// The cards in the order they were played.
    pub cards: Vec<Card>,
    /// The seat that has taken it, once it is full.
    pub taker: Option<Seat>,
}

impl Staged for YokaiSeptet {
    type Scene = Scene;

    /// The trick that goes on or was the last to be full, also when the match is over.
    fn scene(view: &View) -> Scene {
        let board = view.board();
        let over = board
            .last_of_former_round()
            .filter(|_| board.phase() == Phase::Over);
        let trick = board.history().next_back().or(over);
        trick.map_or_else(Scene::default, |trick| Scene {
            leader: Some(trick.leader),
            cards: trick.cards.to_vec(),
            taker: trick.taker,
        })
    }

    fn script(before: &Scene, events: &[&Event], _after: &Scene) -> Vec<Beat<YokaiSeptet>> {
        let mut scene = before.clone();
        let mut beats = beats(&mut scene, events, Scene::follow, dress);
        if matches!(events.last(), Some(Event::TrickTaken { .. })) {
            beats.push(Beat::new(scene).after(Some(Pause::Turn)));
        }
        beats
    }
}

/// How long the beat of an event lasts, where it may be stopped, and what draws the eye.
fn dress(beat: &mut Beat<YokaiSeptet>, event: &Event) {
    beat.lasts = lasts(event);
    beat.pause = pause(event);
}

/// Between two rounds it is read how the first one was won.
fn pause(event: &Event) -> Option<Pause> {
    matches!(event, Event::RoundStarted { .. }).then_some(Pause::Round)
}

fn lasts(event: &Event) -> u32 {
    match event {
        Event::Played { .. } => PLAY,
        Event::TrickTaken { .. } => HOLD,
        Event::RoundEnded { .. } => ROUND,
        Event::RoundStarted { .. } => DEAL,
        _ => 0,
    }
}

impl Scene {
    /// What lies when this has happened.
    fn follow(&mut self, event: &Event) {
        match event {
            Event::Played { seat, card } => {
                if self.taker.is_some() {
                    *self = Scene::default();
                }
                self.leader.get_or_insert(*seat);
                self.cards.push(*card);
            }
            Event::TrickTaken { seat, .. } => self.taker = Some(*seat),
            Event::RoundStarted { .. } => *self = Scene::default(),
            _ => {}
        }
    }
}
