//! Samurakva: rows, a simultaneous secret choice, and seven artifacts. The rules are in RULES.md.
//!
//! | file | job |
//! |---|---|
//! | [`card`] | number cards, sets of them, and numbers of rows |
//! | [`hand`] | the cards in a hand, and those played from it |
//! | [`row`] | rows of cards, and the order of their last cards |
//! | [`rows`] | the rows on the table, and the questions of the rules about them |
//! | [`config`] | the options of a match |
//! | [`board`] | what everybody may know, and the questions of the rules about it |
//! | [`state`] | the whole truth of a match |
//! | [`setup`] | dealing by chance |
//! | [`deal`] | positions as told |
//! | [`action`] | what a player can decide |
//! | [`legal`] | what a player may decide now |
//! | [`apply`] | what then happens |
//! | `taking` | what happens when cards are taken |
//! | [`effects`] | the artifacts, one file each |
//! | [`scoring`] | what cards cost and who has won |
//! | [`event`] | what is told, and to whom |
//! | [`view`] | what one viewer may know |
//! | `message` | that as it is sent |
//! | [`determinize`] | how it may be, given what one viewer knows |
//! | [`notation`] | cards, actions and deals as text |
//! | [`error`] | why an action is refused |
//!
//! ```
//! use game_core::{Fields, Game, PlayoutRng, Seed, Silent};
//! use samurakva::{Config, Samurakva};
//!
//! let config = Config::from_words("variant=2 players=3").expect("three may play with artifacts");
//! let mut rng = PlayoutRng::new(7);
//! let mut state = Samurakva::start(&config, Seed::from_number(1));
//! let mut actions = Vec::new();
//! while let Some(seat) = Samurakva::to_act(&state).first() {
//!     let action = Samurakva::sample(&state, seat, &mut rng, &mut actions).expect("who acts can act");
//!     Samurakva::apply(&mut state, seat, action, &mut Silent).expect("a sampled action applies");
//! }
//! println!("{}", Samurakva::outcome(&state).expect("a match ends"));
//! ```

pub mod action;
pub mod apply;
pub mod board;
pub mod card;
pub mod config;
pub mod deal;
pub mod determinize;
pub mod effects;
pub mod error;
pub mod event;
pub mod hand;
pub mod legal;
mod message;
pub mod notation;
pub mod row;
pub mod rows;
pub mod scoring;
pub mod setup;
pub mod state;
mod taking;
pub mod view;

use game_core::{
    EventSink, Game, Illegal, Outcome, PlayoutRng, Problems, Ruling, Seat, SeatSet, Seed, Viewer,
};

pub use action::Action;
pub use board::{Board, Phase};
pub use card::{Card, CardSet, RowNumber, RowSet};
pub use config::Config;
pub use deal::Deal;
pub use effects::{Artifact, ArtifactSet};
pub use error::Refusal;
pub use event::Event;
pub use row::Row;
pub use rows::Rows;
pub use state::State;
pub use view::View;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Samurakva;

impl Game for Samurakva {
    const ID: &'static str = "samurakva";
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

    #[inline]
    fn start(config: &Config, seed: Seed) -> State {
        setup::start(config, seed)
    }

    fn start_from(config: &Config, deal: &Deal, seed: Seed) -> Result<State, Problems> {
        deal::start_from(config, deal, seed)
    }

    fn config(state: &State) -> &Config {
        &state.board.config
    }

    #[inline]
    fn to_act(state: &State) -> SeatSet {
        state.board.waiting
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Ok(()) = legal::legal(state, seat, out);
    }

    #[inline]
    fn sample(
        state: &State,
        seat: Seat,
        rng: &mut PlayoutRng,
        _: &mut Vec<Action>,
    ) -> Option<Action> {
        legal::draw(state, seat, rng).map(action::Play::action)
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

    #[inline]
    fn play_random(
        state: &mut State,
        seat: Seat,
        rng: &mut PlayoutRng,
        _: &mut Vec<Action>,
    ) -> bool {
        apply::play_random(state, seat, rng)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn ruling(view: &View, seat: Seat, action: Action) -> Ruling<Refusal> {
        legal::ruling(view, seat, action)
    }

    fn options(view: &View, seat: Seat, out: &mut Vec<Action>) -> bool {
        legal::legal(view, seat, out).is_ok()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        scoring::outcome(&state.board)
    }

    fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
        determinize::determinize(view, rng)
    }
}
