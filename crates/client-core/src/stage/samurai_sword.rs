//! Samurai Sword's duel: who attacks whom with what, the answer, and what it costs, one after the other.

use ::samurai_sword::card::Kind;
use ::samurai_sword::scoring::{lose_honour, pass_honour};
use ::samurai_sword::{Card, Event, Pending, SamuraiSword, View};
use game_core::Seat;

use super::{Beat, Mark, Pause, Sign, Staged, beats};
use crate::guide::Flight;
use crate::place::samurai_sword::Place;

/// An attack is seen before it is answered.
const ATTACK: u32 = 1100;
/// The answer lies beside the weapon.
const PARRY: u32 = 1000;
/// Resilience is lost.
const WOUND: u32 = 1000;
/// Somebody is beaten, and honour changes hands.
const DEFEAT: u32 = 1200;
/// A card is played on somebody.
const AIMED: u32 = 900;
/// A card is played, laid down or given up.
const PLAY: u32 = 700;
/// Cards are drawn, or something comes back.
const DRAW: u32 = 400;
/// A turn begins.
const TURN: u32 = 250;
/// What was played goes to the discards.
const AWAY: u32 = 300;

/// What a fight changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// Whose turn it is.
    pub turn: Seat,
    /// The card being played.
    pub played: Option<Played>,
    /// The resilience of each player.
    pub resilience: Vec<u8>,
    /// The honour of each player.
    pub honour: Vec<u8>,
    /// The top of the discard pile.
    pub top: Option<Card>,
}

/// A card that is played, until all it causes is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The card.
    pub card: Card,
    /// The player it is meant for.
    pub target: Option<Seat>,
    /// What it was answered with.
    pub answer: Option<Card>,
}

impl Staged for SamuraiSword {
    type Scene = Scene;
    const BOTS_PAUSE: u16 = 185;

    fn scene(view: &View) -> Scene {
        let board = view.board();
        let target = match board.pending() {
            Pending::Parry { target } => Some(target),
            _ => None,
        };
        Scene {
            turn: board.turn(),
            played: board.aside().map(|card| Played {
                card,
                target,
                answer: None,
            }),
            resilience: board.resilience().to_vec(),
            honour: board.honour().to_vec(),
            top: board.discards().as_slice().last().copied(),
        }
    }

    fn script(before: &Scene, events: &[&Event], after: &Scene) -> Vec<Beat<SamuraiSword>> {
        let mut scene = before.clone();
        let mut beats = beats(&mut scene, events, Scene::follow, dress);
        end(&scene, after, &mut beats);
        beats
    }
}

/// The last beat leaves the table as it is: what was played goes away, if it does.
fn end(scene: &Scene, after: &Scene, beats: &mut Vec<Beat<SamuraiSword>>) {
    if scene == after {
        return;
    }
    let gone = scene.played.is_some() && after.played.is_none();
    let mut beat = Beat::new(after.clone()).lasting(if gone { AWAY } else { 0 });
    if gone {
        beat.flights
            .push(Flight::new(Place::Aside, Place::Discards));
    }
    beat.join(beats);
}

/// How long the beat of an event lasts, where it may be stopped, and what draws the eye.
fn dress(beat: &mut Beat<SamuraiSword>, event: &Event) {
    beat.lasts = lasts(event);
    beat.pause = pause(event);
    beat.marks = marks(event);
    if let Event::Parried { seat, .. } = event {
        // It is seen beside the weapon before both are gone.
        for flight in &mut beat.flights {
            flight.to = Place::Answer;
        }
        beat.marks
            .push(Mark::new(Place::Seat(*seat), Sign::Guard));
    }
}

fn pause(event: &Event) -> Option<Pause> {
    matches!(event, Event::TurnBegan { .. }).then_some(Pause::Turn)
}

fn lasts(event: &Event) -> u32 {
    match event {
        Event::Attacked { .. } => ATTACK,
        Event::Parried { .. } => PARRY,
        Event::Wounded { .. } => WOUND,
        Event::Defeated { .. } | Event::DeckRenewed { .. } => DEFEAT,
        Event::Flipped { .. }
        | Event::Diverted { .. }
        | Event::DivertedCard { .. }
        | Event::Played {
            target: Some(_), ..
        } => AIMED,
        Event::Played { .. }
        | Event::Healed { .. }
        | Event::Discarded { .. }
        | Event::PropertyLost { .. }
        | Event::BushidoPassed { .. }
        | Event::BushidoDropped { .. }
        | Event::Traded { .. } => PLAY,
        Event::Drew { .. }
        | Event::DrewCards { .. }
        | Event::TookDiscard { .. }
        | Event::Recovered { .. }
        | Event::NothingToDraw { .. } => DRAW,
        Event::TurnBegan { .. } => TURN,
        Event::TurnEnded { .. } | Event::Ended { .. } => 0,
    }
}

/// What draws the eye when this happens.
fn marks(event: &Event) -> Vec<Mark<Place>> {
    let mark = |seat: &Seat, sign: Sign| Mark::new(Place::Seat(*seat), sign);
    match event {
        Event::Attacked { target, .. }
        | Event::Played {
            target: Some(target),
            ..
        }
        | Event::Diverted { from: target, .. }
        | Event::DivertedCard { from: target, .. } => vec![mark(target, Sign::Aim)],
        Event::Wounded { seat, lost, .. } => {
            vec![mark(seat, Sign::Hit).worth(-i16::from(*lost))]
        }
        Event::Defeated { seat, by } => vec![
            mark(seat, Sign::Fall),
            Mark::new(Place::Honour(*by), Sign::Gain).worth(1),
        ],
        Event::BushidoDropped {
            seat,
            honour_lost: true,
        }
        | Event::PropertyLost { seat, .. } => vec![mark(seat, Sign::Hit)],
        Event::Healed { seat, .. } | Event::Recovered { seat, .. } => {
            vec![mark(seat, Sign::Gain)]
        }
        _ => Vec::new(),
    }
}

impl Scene {
    /// What is seen when this has happened. It follows what is told; no rule is asked.
    fn follow(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { seat } => {
                self.turn = *seat;
                self.played = None;
            }
            Event::Attacked { weapon, target, .. } => self.play(*weapon, Some(*target)),
            Event::Played { card, .. } if card.printed().kind == Kind::Property => {}
            Event::Played { card, target, .. } => self.play(*card, *target),
            Event::Parried { card, .. } => {
                if let Some(played) = &mut self.played {
                    played.answer = Some(*card);
                }
            }
            Event::Discarded { card, .. }
            | Event::Flipped { card, .. }
            | Event::PropertyLost { card, .. } => self.top = Some(*card),
            Event::BushidoDropped { seat, honour_lost } => {
                self.top = Some(Card::Bushido);
                if *honour_lost {
                    lose_honour(&mut self.honour, *seat);
                }
            }
            Event::DeckRenewed { honour, .. } => {
                self.honour.clone_from(honour);
                self.top = None;
            }
            Event::Defeated { seat, by } => pass_honour(&mut self.honour, *seat, *by),
            Event::Wounded {
                seat, resilience, ..
            }
            | Event::Recovered { seat, resilience }
            | Event::Healed { seat, resilience }
            | Event::Traded { seat, resilience } => {
                if let Some(left) = self.resilience.get_mut(seat.index()) {
                    *left = *resilience;
                }
            }
            _ => {}
        }
    }

    fn play(&mut self, card: Card, target: Option<Seat>) {
        self.played = Some(Played {
            card,
            target,
            answer: None,
        });
    }
}
