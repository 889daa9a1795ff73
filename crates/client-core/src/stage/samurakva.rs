//! Samurakva's reveal: all cards turned over and looked at, then placed one after the other, the points counting with
//! them.

use ::samurakva::config::ROWS;
use ::samurakva::{Card, Event, Row, RowNumber, RowSet, Rows, Samurakva, View};
use game_core::Seat;

use super::{Beat, Pause, Staged};

/// All have been turned over: long enough to see who played what.
const LOOK: u32 = 1100;
/// A card goes to its row.
const PLACE: u32 = 480;
/// A full row trembles before it is taken.
const TREMBLE: u32 = 520;
/// The cards of a row go to whoever took it.
const TAKE: u32 = 800;
/// An artifact is used.
const ARTIFACT: u32 = 700;
/// A round is over.
const ROUND: u32 = 1200;
/// The next round is dealt.
const DEAL: u32 = 300;

/// The rows, the cards before the players, and their points.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The rows, with the artifacts lying there.
    pub rows: Rows,
    /// What lies before each player.
    pub choices: Vec<Choice>,
    /// The points of each player.
    pub totals: Vec<i16>,
    /// A row that is about to be taken.
    pub trembles: Option<RowNumber>,
}

/// What lies before a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// No card.
    Nothing,
    /// A card that the viewer may not see.
    FaceDown,
    /// This card.
    Open(Card),
}

impl Staged for Samurakva {
    type Scene = Scene;

    fn scene(view: &View) -> Scene {
        let board = view.board();
        let seats = board.config().seats();
        Scene {
            rows: *board.rows(),
            choices: Seat::all(seats)
                .map(|seat| choice(view, seat))
                .collect(),
            totals: Seat::all(seats)
                .map(|seat| board.total_of(seat))
                .collect(),
            trembles: None,
        }
    }

    fn script(before: &Scene, events: &[&Event], _after: &Scene) -> Vec<Beat<Samurakva>> {
        let mut scene = before.clone();
        let mut beats = Vec::new();
        for &event in events {
            if let Event::RowTaken { row, .. } = event {
                scene.trembles = Some(*row);
                beats.push(Beat::new(scene.clone()).lasting(TREMBLE));
            }
            scene.follow(event);
            let dealt = matches!(event, Event::RoundStarted { .. }).then_some(Pause::Round);
            let mut beat = Beat::new(scene.clone())
                .lasting(lasts(event))
                .after(dealt);
            beat.held = matches!(event, Event::Revealed { .. });
            beat.add(event);
            beat.join(&mut beats);
        }
        beats
    }
}

fn choice(view: &View, seat: Seat) -> Choice {
    let board = view.board();
    let revealed = board
        .card_of(seat)
        .filter(|_| board.still_to_place().contains(&seat));
    let own = view
        .my_choice()
        .filter(|_| view.own_seat() == Some(seat));
    match revealed.or(own) {
        Some(card) => Choice::Open(card),
        None if board.has_chosen(seat) => Choice::FaceDown,
        None => Choice::Nothing,
    }
}

fn lasts(event: &Event) -> u32 {
    match event {
        Event::Revealed { .. } => LOOK,
        Event::Placed { .. } => PLACE,
        Event::RowTaken { .. } => TAKE,
        Event::FlowerUsed { .. }
        | Event::PawLaid { .. }
        | Event::KatanaLaid { .. }
        | Event::FanUsed { .. }
        | Event::FifthRowOpened { .. }
        | Event::SticksUsed { .. }
        | Event::MaskUsed { .. } => ARTIFACT,
        Event::RoundEnded { .. } => ROUND,
        Event::RoundStarted { .. } => DEAL,
        _ => 0,
    }
}

impl Scene {
    /// What is seen when this has happened. It follows what is told; no rule is asked.
    fn follow(&mut self, event: &Event) {
        match event {
            Event::Chose { seat } => self.lay(*seat, Choice::FaceDown),
            Event::ChoseCard { seat, card } => self.lay(*seat, Choice::Open(*card)),
            Event::Revealed { cards } => {
                self.choices = cards.iter().copied().map(Choice::Open).collect();
            }
            Event::FlowerUsed { seat, instead, .. } => self.lay(*seat, Choice::Open(*instead)),
            Event::Placed {
                seat, card, row, ..
            }
            | Event::SticksUsed {
                seat, card, row, ..
            } => {
                self.lay(*seat, Choice::Nothing);
                self.change(*row, |cards| cards.with(*card));
            }
            Event::FifthRowOpened { seat, card } => {
                self.lay(*seat, Choice::Nothing);
                self.change(RowNumber::Fifth, |_| Row::of(*card));
            }
            Event::FanUsed { card, from, to, .. } => {
                self.change(*from, |cards| cards.without(*card));
                self.change(*to, |cards| cards.with(*card));
            }
            Event::RowTaken {
                seat, row, cards, ..
            } => {
                self.trembles = None;
                // With a fifth row goes the card that took it.
                let choice = self.choices.get(seat.index());
                if matches!(choice, Some(Choice::Open(card)) if cards.contains(card)) {
                    self.lay(*seat, Choice::Nothing);
                }
                self.change(*row, |left| {
                    cards
                        .iter()
                        .fold(left, |row, card| row.without(*card))
                });
            }
            Event::PawLaid { row, .. } => self.mark(|paws, _| paws.insert(*row)),
            Event::PawRemoved { row } => self.mark(|paws, _| paws.remove(*row)),
            Event::KatanaLaid { row, .. } => self.mark(|_, katanas| katanas.insert(*row)),
            Event::KatanaRemoved { row } => self.mark(|_, katanas| katanas.remove(*row)),
            Event::FifthRowGone => self.change(RowNumber::Fifth, |_| Row::NONE),
            Event::Scored { seat, total, .. } => {
                if let Some(points) = self.totals.get_mut(seat.index()) {
                    *points = *total;
                }
            }
            Event::RoundStarted { rows, .. } => {
                let mut cards = [Row::NONE; ROWS + 1];
                for (row, card) in cards.iter_mut().zip(rows) {
                    *row = Row::of(*card);
                }
                self.rows = Rows::new(cards, RowSet::EMPTY, RowSet::EMPTY);
                self.choices.fill(Choice::Nothing);
            }
            Event::TooLow { .. }
            | Event::MaskUsed { .. }
            | Event::Kept { .. }
            | Event::Discarded { .. }
            | Event::PileShuffled { .. }
            | Event::Drew { .. }
            | Event::DrewArtifact { .. }
            | Event::RoundEnded { .. }
            | Event::Dealt { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn lay(&mut self, seat: Seat, choice: Choice) {
        if let Some(place) = self.choices.get_mut(seat.index()) {
            *place = choice;
        }
    }

    fn change(&mut self, row: RowNumber, change: impl FnOnce(Row) -> Row) {
        let mut cards = *self.rows.cards();
        if let Some(place) = cards.get_mut(row.index()) {
            *place = change(*place);
        }
        self.rows = Rows::new(cards, self.rows.paws(), self.rows.katanas());
    }

    fn mark(&mut self, mark: impl FnOnce(&mut RowSet, &mut RowSet)) {
        let (mut paws, mut katanas) = (self.rows.paws(), self.rows.katanas());
        mark(&mut paws, &mut katanas);
        self.rows = Rows::new(*self.rows.cards(), paws, katanas);
    }
}
