//! Toy: a small game with every kind of secret, which the conformance suite is tested with. The rules are in RULES.md.
//!
//! It is on no list of games. New games are copies of `crates/template`, which is simpler still.
//!
//! | file | job |
//! |---|---|
//! | [`card`] | the cards and sets of them |
//! | [`config`] | the options of a match |
//! | [`board`] | what everybody may know, and the questions of the rules about it |
//! | [`state`] | the whole truth of a match |
//! | [`setup`] | dealing, by chance or as told |
//! | [`action`] | what a player can decide |
//! | [`legal`] | what a player may decide now |
//! | [`apply`] | what then happens |
//! | [`scoring`] | who has won |
//! | [`event`] | what is told, and to whom |
//! | [`view`] | what one viewer may know |
//! | [`determinize`] | how it may be, given what one viewer knows |
//! | `notation` | cards, actions and deals as text |
//! | [`error`] | why an action is refused |
//!
//! ```
//! use game_core::{Game, PlayoutRng, Seed, Silent};
//! use toy::{Config, Toy};
//!
//! let mut rng = PlayoutRng::new(7);
//! let mut state = Toy::start(&Config::default(), Seed::from_number(1));
//! let mut actions = Vec::new();
//! while let Some(seat) = Toy::to_act(&state).first() {
//!     let action = Toy::sample(&state, seat, &mut rng, &mut actions).expect("a seat that acts can act");
//!     Toy::apply(&mut state, seat, action, &mut Silent).expect("a listed action applies");
//! }
//! println!("{}", Toy::outcome(&state).expect("a match ends"));
//! ```

pub mod action;
pub mod apply;
pub mod board;
pub mod card;
pub mod config;
pub mod determinize;
pub mod error;
pub mod event;
pub mod legal;
mod notation;
pub mod scoring;
pub mod setup;
pub mod state;
pub mod view;

use game_core::{
    EventSink, Game, Illegal, Outcome, PlayoutRng, Problems, Ruling, Seat, SeatSet, Seed, Viewer,
};

pub use action::Action;
pub use board::{Board, Phase};
pub use card::{Card, CardSet};
pub use config::Config;
pub use error::Refusal;
pub use event::Event;
pub use setup::Deal;
pub use state::State;
pub use view::View;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toy;

impl Game for Toy {
    const ID: &'static str = "toy";
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

    fn start_from(config: &Config, deal: &Deal, seed: Seed) -> Result<State, Problems> {
        setup::start_from(config, deal, seed)
    }

    fn config(state: &State) -> &Config {
        &state.board.config
    }

    #[inline]
    fn to_act(state: &State) -> SeatSet {
        state.board.to_act()
    }

    #[inline]
    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        let hand = state
            .hands
            .get(seat.index())
            .copied()
            .unwrap_or_default();
        legal::legal(&state.board, hand, seat, out);
    }

    #[inline]
    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal<Refusal>> {
        apply::apply(state, seat, action, events)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn ruling(view: &View, seat: Seat, action: Action) -> Ruling<Refusal> {
        legal::ruling(&view.board, seat, action, |card| view.holds(seat, card))
    }

    fn options(view: &View, seat: Seat, out: &mut Vec<Action>) -> bool {
        legal::options(view, seat, out)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        scoring::outcome(&state.board)
    }

    fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
        determinize::determinize(view, rng)
    }
}
