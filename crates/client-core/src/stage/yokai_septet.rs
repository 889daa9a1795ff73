//! Yokai Septet's trick: the last card is seen, the full trick is held, then it goes to its taker and its bosses to the
//! tray, and a round ends before the next one is dealt.

use ::yokai_septet::board::trump_turned_up;
use ::yokai_septet::config::Config;
use ::yokai_septet::{Card, CardSet, Event, Phase, Suit, View, YokaiSeptet};
use game_core::Seat;

use super::{Beat, Pause, Staged};
use crate::guide::Flight;
use crate::place::yokai_septet::Place;

/// A card is played.
const PLAY: u32 = 300;
/// The full trick lies, and it is seen who takes it.
const HOLD: u32 = 1300;
/// It goes to whoever takes it.
const TAKE: u32 = 700;
/// The trick that ended a round lies.
const ROUND: u32 = 1500;
/// The next round is dealt.
const DEAL: u32 = 200;

/// The trick as it lies, and what the sides have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    config: Config,
    /// The round, from 1.
    pub round: u32,
    /// Its trump.
    pub trump: Option<Suit>,
    /// The card that was turned up for it.
    pub turned_up: Option<Card>,
    /// The trick.
    pub trick: Lying,
    /// Each side's tray.
    pub trays: Vec<Tray>,
}

/// The trick as it lies.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lying {
    /// The seat that led it; nobody before its first card.
    pub leader: Option<Seat>,
    /// The cards in the order they were played.
    pub cards: Vec<Card>,
    /// The seat that takes it, once it is full.
    pub taker: Option<Seat>,
    /// Whether it is taken already: what lies is only a trace of it, until the next one is led.
    pub taken: bool,
}

/// What lies before a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tray {
    /// Tricks of this round.
    pub tricks: u8,
    /// Bosses of this round.
    pub bosses: CardSet,
    /// Tokens, or seals, of the match.
    pub score: u8,
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
        let trick = trick.map_or_else(Lying::default, |trick| Lying {
            leader: Some(trick.leader),
            cards: trick.cards.to_vec(),
            taker: trick.taker,
            taken: trick.taker.is_some(),
        });
        let config = board.config();
        let tray = |side| Tray {
            tricks: board.tricks_of(side),
            bosses: board.bosses_of(side),
            score: board.score(side),
        };
        Scene {
            config,
            round: board.round(),
            trump: board.trump(),
            turned_up: board.turned_up(),
            trick,
            trays: (0..config.sides()).map(tray).collect(),
        }
    }

    fn script(before: &Scene, events: &[&Event], _after: &Scene) -> Vec<Beat<YokaiSeptet>> {
        let mut scene = before.clone();
        let mut beats = Vec::new();
        for &event in events {
            if let Event::TrickTaken { seat, .. } = event {
                scene.trick.taker = Some(*seat);
                beats.push(Beat::new(scene.clone()).held(HOLD));
            }
            scene.follow(event);
            let mut beat = Beat::new(scene.clone())
                .lasting(lasts(event))
                .after(pause(event));
            if let Event::TrickTaken { seat, bosses } = event {
                beat.flights = taken(&scene.trick, *seat, bosses);
            }
            beat.add(event);
            beat.join(&mut beats);
        }
        if matches!(events.last(), Some(Event::TrickTaken { .. })) {
            beats.push(Beat::new(scene).after(Some(Pause::Turn)));
        }
        beats
    }
}

/// The cards of a trick on their way to its taker; its bosses have a way of their own.
fn taken(trick: &Lying, taker: Seat, bosses: &[Card]) -> Vec<Flight<Place>> {
    trick
        .cards
        .iter()
        .filter(|card| !bosses.contains(card))
        .map(|card| Flight::new(Place::Card(*card), Place::Taker(taker)))
        .collect()
}

/// Between two rounds it is read how the first one was won.
fn pause(event: &Event) -> Option<Pause> {
    matches!(event, Event::RoundStarted { .. }).then_some(Pause::Round)
}

fn lasts(event: &Event) -> u32 {
    match event {
        Event::Played { .. } => PLAY,
        Event::TrickTaken { .. } => TAKE,
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
                if self.trick.taken {
                    self.trick = Lying::default();
                }
                self.trick.leader.get_or_insert(*seat);
                self.trick.cards.push(*card);
            }
            Event::TrickTaken { seat, bosses } => {
                self.trick.taker = Some(*seat);
                self.trick.taken = true;
                let side = self.config.side(*seat);
                if let Some(tray) = self.trays.get_mut(side) {
                    tray.tricks += 1;
                    tray.bosses = tray
                        .bosses
                        .iter()
                        .chain(bosses.iter().copied())
                        .collect();
                }
            }
            Event::Sealed { side, .. } => {
                if let Some(tray) = self.trays.get_mut(usize::from(*side)) {
                    tray.score += 1;
                }
            }
            Event::RoundEnded { scores, .. } => {
                for (tray, score) in self.trays.iter_mut().zip(scores) {
                    tray.score = *score;
                }
            }
            Event::TrumpSet { suit } => self.trump = Some(*suit),
            Event::RoundStarted {
                round, turned_up, ..
            } => {
                self.round = *round;
                self.turned_up = *turned_up;
                self.trump = trump_turned_up(*turned_up);
                self.trick = Lying::default();
                for tray in &mut self.trays {
                    tray.tricks = 0;
                    tray.bosses = CardSet::default();
                }
            }
            _ => {}
        }
    }
}
