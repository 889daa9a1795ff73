//! Samurakva: everybody chooses a number card in secret, the cards are laid to rows from low to high, and whoever
//! lays one too many takes the row with its penalty points. For 2 to 10 players, or 2 to 8 with seven kinds of
//! artifacts. The rules, with the numbers quoted here (R3.1), are in RULES.md.
//!
//! | I want to | item |
//! |---|---|
//! | set the options of a match | [`Config`] |
//! | start a match | [`Samurakva::start`](Game::start), or [`start_from`](Game::start_from) with a [`Deal`] |
//! | know whose turn it is and what is legal | [`to_act`](Game::to_act), [`legal`](Game::legal) |
//! | play | [`apply`](Game::apply) with an [`Action`] |
//! | know how it ended | [`outcome`](Game::outcome) |
//! | show the table to one player | [`view`](Game::view), which gives a [`View`] |
//! | ask a view whether an action is legal, and why not | [`ruling`](Game::ruling); the reason is a [`Refusal`] |
//! | read what everybody sees | [`Board`], by `state.board()` or `view.board()`, and its [`Rows`] |
//! | tell what happened | [`Event`] |
//! | guess what is hidden | [`determinize`](Game::determinize) |
//! | count points | [`scoring`] |
//!
//! A match from beginning to end:
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
//!
//! The files:
//!
//! | file | job |
//! |---|---|
//! | [`card`] | number cards, sets of them, and numbers of rows |
//! | [`hand`] | the cards in a hand, and those played from it |
//! | [`row`] | rows of cards, and the order of their last cards |
//! | `rows` | the rows on the table, and the questions of the rules about them |
//! | [`config`] | the options of a match |
//! | `board` | what everybody may know, and the questions of the rules about it |
//! | `state` | the whole truth of a match |
//! | `setup` | dealing by chance |
//! | `deal` | positions as told |
//! | `action` | what a player can decide |
//! | `legal` | what a player may decide now |
//! | `apply` | what then happens |
//! | `taking` | what happens when cards are taken |
//! | [`effects`] | the artifacts, one file each |
//! | [`scoring`] | what cards cost and who has won |
//! | `event` | what is told, and to whom |
//! | `view` | what one viewer may know |
//! | `message` | that as it is sent |
//! | `determinize` | how it may be, given what one viewer knows |
//! | `notation` | cards, actions and deals as text |
//! | `error` | why an action is refused |

mod action;
mod apply;
mod board;
pub mod card;
pub mod config;
mod deal;
mod determinize;
pub mod effects;
mod error;
mod event;
pub mod hand;
mod legal;
mod message;
mod notation;
pub mod row;
mod rows;
pub mod scoring;
mod setup;
mod state;
mod taking;
mod view;

use game_core::{
    EventSink, Game, Illegal, Outcome, PlayoutRng, Problems, Ruling, Seat, SeatSet, Seed, Viewer,
};

pub use action::Action;
pub use board::{Board, Phase};
#[doc(inline)]
pub use card::{Card, CardSet, RowNumber, RowSet};
#[doc(inline)]
pub use config::Config;
pub use deal::Deal;
#[doc(inline)]
pub use effects::{Artifact, ArtifactSet};
pub use error::Refusal;
pub use event::Event;
#[doc(inline)]
pub use row::Row;
pub use rows::{Placing, Rows};
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
