//! Samurai Spirit's raid: a raider is turned up, what is done about it, and what it costs, one after the other.

mod scene;

use ::samurai_spirit::{Event, SamuraiSpirit, View};
use game_core::Seat;

pub use scene::{Fighter, Scene, Stack, Village};

use super::{Beat, Mark, Pause, Sign, Staged, beats};
use crate::place::samurai_spirit::Place;

/// A raider is turned up and read.
const TURN_UP: u32 = 900;
/// A card is laid down or handed on.
const LAY: u32 = 650;
/// A penalty is read before it strikes.
const PENALTY: u32 = 800;
/// Something is lost.
const LOSS: u32 = 900;
/// Something small changes.
const SMALL: u32 = 500;
/// A round ends or begins.
const ROUND: u32 = 900;

impl Staged for SamuraiSpirit {
    type Scene = Scene;
    const BOTS_PAUSE: u16 = 185;

    fn scene(view: &View) -> Scene {
        Scene::of(view)
    }

    fn script(before: &Scene, events: &[&Event], after: &Scene) -> Vec<Beat<SamuraiSpirit>> {
        let mut scene = before.clone();
        let mut beats = beats(&mut scene, events, Scene::follow, dress);
        if scene != *after {
            Beat::new(after.clone()).join(&mut beats);
        }
        beats
    }
}

/// How long the beat of an event lasts, where it may be stopped, and what draws the eye.
fn dress(beat: &mut Beat<SamuraiSpirit>, event: &Event) {
    beat.lasts = lasts(event);
    beat.pause = pause(event);
    beat.marks = marks(event);
}

fn pause(event: &Event) -> Option<Pause> {
    matches!(event, Event::TurnBegan { .. }).then_some(Pause::Turn)
}

fn lasts(event: &Event) -> u32 {
    match event {
        Event::Drew { .. } | Event::TurnedUp { .. } | Event::IntruderTurnedUp { .. } => TURN_UP,
        Event::Defended { .. }
        | Event::Confronted { .. }
        | Event::Handed { .. }
        | Event::Moved { .. }
        | Event::Struck { .. }
        | Event::Discarded { .. }
        | Event::PutUnder { .. }
        | Event::Passed { .. }
        | Event::TokenGiven { .. }
        | Event::SpareUsed { .. } => LAY,
        Event::Penalty { .. }
        | Event::PenaltyImpossible { .. }
        | Event::PenaltiesIgnored { .. }
        | Event::Undefended { .. }
        | Event::Bonus { .. } => PENALTY,
        Event::Wounded { .. }
        | Event::DefenceLost { .. }
        | Event::BarricadeBurned { .. }
        | Event::FarmBurned { .. }
        | Event::FamilyLost { .. }
        | Event::Kiai { .. } => LOSS,
        Event::ShuffledIn { .. }
        | Event::Intruded { .. }
        | Event::Healed { .. }
        | Event::BarricadeAdded { .. }
        | Event::FirstCardOff { .. }
        | Event::RaiderDiscarded { .. }
        | Event::IntruderDiscarded { .. }
        | Event::Arranged { .. }
        | Event::KiaiUnused { .. } => SMALL,
        Event::RestBreaksIn { .. } | Event::RoundEnded { .. } | Event::RoundBegan { .. } => ROUND,
        Event::TurnBegan { .. }
        | Event::TokenReturned { .. }
        | Event::Won { .. }
        | Event::Lost { .. } => 0,
    }
}

/// What draws the eye when this happens.
fn marks(event: &Event) -> Vec<Mark<Place>> {
    let seat = |seat: &Seat, sign: Sign| vec![Mark::new(Place::Seat(*seat), sign)];
    let village = |sign: Sign| vec![Mark::new(Place::Village, sign)];
    let lost = || vec![Mark::new(Place::Village, Sign::Hit).worth(-1)];
    match event {
        Event::Drew { card, .. } => vec![Mark::new(Place::Card(*card), Sign::Aim)],
        Event::Penalty { seat: of, .. } | Event::Undefended { seat: of, .. } => seat(of, Sign::Aim),
        Event::PenaltyImpossible { seat: of, .. } | Event::DefenceLost { seat: of, .. } => {
            seat(of, Sign::Hit)
        }
        Event::PenaltiesIgnored { seat: of, .. } | Event::Defended { seat: of, .. } => {
            seat(of, Sign::Guard)
        }
        Event::Wounded { seat, .. } => {
            vec![Mark::new(Place::Seat(*seat), Sign::Hit).worth(-1)]
        }
        Event::Healed { seat: of } | Event::Kiai { seat: of, .. } => seat(of, Sign::Gain),
        Event::BarricadeBurned { .. } | Event::FarmBurned { .. } | Event::FamilyLost { .. } => {
            lost()
        }
        Event::BarricadeAdded { .. } => {
            vec![Mark::new(Place::Village, Sign::Gain).worth(1)]
        }
        Event::Intruded { .. } | Event::RestBreaksIn { .. } => {
            vec![Mark::new(Place::Intruders, Sign::Aim)]
        }
        Event::IntruderTurnedUp { .. } => village(Sign::Aim),
        Event::Bonus { .. } => village(Sign::Gain),
        _ => Vec::new(),
    }
}
