//! The game as the contract asks for it: what a player may do, why not, what then happens, and who
//! has won.

use game_core::{
    Audience, EventSink, Game, Illegal, Outcome, PlayoutRng, Problems, Ruling, Seat, SeatSet, Seed,
    Standings, Viewer,
};

use crate::action::{Action, Event};
use crate::board::{Board, State};
use crate::card::Card;
use crate::config::{Config, MAX_PLAYERS};
use crate::setup::{self, Deal};
use crate::view::{self, View};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Template;

impl Game for Template {
    const ID: &'static str = "template";
    const RULES: u32 = 1;

    type Config = Config;
    type Deal = Deal;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reason = Refusal;

    fn seats(config: &Config) -> usize {
        config.seats()
    }

    fn start(config: &Config, seed: Seed) -> State {
        setup::start(config, seed)
    }

    fn start_from(config: &Config, deal: &Deal, _: Seed) -> Result<State, Problems> {
        setup::start_from(config, deal)
    }

    fn config(state: &State) -> &Config {
        &state.board.config
    }

    fn to_act(state: &State) -> SeatSet {
        state.board.turn.into_iter().collect()
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.board.turn == Some(seat) {
            out.extend(state.hand(seat).iter().map(Action::Play));
        }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal<Refusal>> {
        let hand = state.hand(seat);
        let ruling = ruling(&state.board, seat, action, |card| Some(hand.contains(card)));
        if let Ruling::Refused(reason) = ruling {
            return Err(reason);
        }
        match action {
            Action::Play(card) => play(state, seat, card, events),
        }
        Ok(())
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer()
    }

    fn ruling(view: &View, seat: Seat, action: Action) -> Ruling<Refusal> {
        ruling(&view.board, seat, action, |card| view.holds(seat, card))
    }

    fn options(view: &View, seat: Seat, out: &mut Vec<Action>) -> bool {
        if view.board.turn != Some(seat) {
            return true;
        }
        let hand = view.hand_of(seat);
        out.extend(hand.unwrap_or_default().iter().map(Action::Play));
        hand.is_some()
    }

    /// R3.1: most points win, and equal numbers share a place.
    fn outcome(state: &State) -> Option<Outcome> {
        if state.board.turn.is_some() {
            return None;
        }
        let points = state.board.points().iter().copied();
        let points: Vec<i32> = points.map(i32::from).collect();
        let standings = Standings::rank(&points, |a, b| a > b);
        Some(Outcome::Individual(standings))
    }

    fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
        view::determinize(view, rng)
    }
}

game_core::refusals! {
    /// A rule that forbids the action.
    pub enum Refusal {
        NotInHand = "not_in_hand", "R2.1", "that card is not in your hand";
    }
}

/// Whether the seat may do this now. `holds` says whether the seat has a card in hand, as far as
/// the one who asks can know: a state always does, a view sometimes does not.
fn ruling(
    board: &Board,
    seat: Seat,
    action: Action,
    holds: impl Fn(Card) -> Option<bool>,
) -> Ruling<Refusal> {
    if seat.index() >= board.config.seats() {
        return Ruling::Refused(Illegal::NoSuchSeat(seat));
    }
    if board.turn.is_none() {
        return Ruling::Refused(Illegal::Over);
    }
    if board.turn != Some(seat) {
        return Ruling::Refused(Illegal::NotToAct(seat));
    }
    match action {
        Action::Play(card) => match holds(card) {
            Some(true) => Ruling::Legal,
            Some(false) => Ruling::Refused(Illegal::Rule(Refusal::NotInHand)),
            None => Ruling::Hidden,
        },
    }
}

/// R2.1: the card goes from the hand to the trick, and the next seat plays.
fn play(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
    let board = &mut state.board;
    if board.is_trick_complete() {
        board.trick = [None; MAX_PLAYERS];
    }
    state.hands[seat.index()].remove(card);
    board.trick[seat.index()] = Some(card);
    board.played.insert(card);
    board.turn = Some(seat.left(board.config.seats()));
    events.tell(Audience::All, || Event::Played { seat, card });
    if board.is_trick_complete() {
        take_trick(state, events);
    }
}

/// R2.2, R2.3: the highest card takes the trick and leads, the lowest says what it is worth.
fn take_trick(state: &mut State, events: &mut impl EventSink<Event>) {
    let board = &mut state.board;
    let Some(seat) = board.highest() else {
        return;
    };
    let points = board.trick_value();
    let total = &mut board.points[seat.index()];
    *total = total.saturating_add(points);
    events.tell(Audience::All, || Event::TookTrick { seat, points });
    // R3.1: everyone has the same number of cards, so one empty hand ends the match.
    let is_over = state.hands[seat.index()].is_empty();
    board.turn = (!is_over).then_some(seat);
}
