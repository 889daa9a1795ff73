//! Samurai Spirit: two to seven samurai hold a village against raiders for three rounds, all together. For 1 to 7
//! people. The rules, with the numbers quoted here (R4.1), are in RULES.md.
//!
//! | I want to | item |
//! |---|---|
//! | choose the samurai, the level and the options | [`Config`] |
//! | start a match | [`SamuraiSpirit::start`](Game::start), or [`start_from`](Game::start_from) with a [`Deal`] |
//! | know whose turn it is and what is legal | [`to_act`](Game::to_act), [`legal`](Game::legal) |
//! | play | [`apply`](Game::apply) with an [`Action`] |
//! | know how it ended | [`outcome`](Game::outcome), [`Board::ending`] |
//! | show the table | [`view`](Game::view), which gives a [`View`] |
//! | ask a view whether an action is legal, and why not | [`ruling`](Game::ruling); the reason is a [`Refusal`] |
//! | read what everybody sees, such as combat lines | [`Board`], by `state.board()` or `view.board()`, and [`SamuraiBoard`] |
//! | know what is to be decided next | [`Step`], the top one of [`Board::steps`] |
//! | tell what happened | [`Event`] |
//! | guess which raiders come | [`determinize`](Game::determinize), [`Board::coming`] |
//! | count the score | [`scoring`] |
//!
//! A match from beginning to end:
//!
//! ```
//! use game_core::{Game, PlayoutRng, Seed, Silent};
//! use samurai_spirit::{Config, SamuraiSpirit};
//!
//! let mut rng = PlayoutRng::new(7);
//! let mut state = SamuraiSpirit::start(&Config::default(), Seed::from_number(1));
//! let mut actions = Vec::new();
//! while let Some(seat) = SamuraiSpirit::to_act(&state).first() {
//!     let action = SamuraiSpirit::sample(&state, seat, &mut rng, &mut actions).expect("a seat that is asked can act");
//!     SamuraiSpirit::apply(&mut state, seat, action, &mut Silent).expect("a listed action applies");
//! }
//! println!("{}", SamuraiSpirit::outcome(&state).expect("a match ends"));
//! ```
//!
//! The files:
//!
//! | file | job |
//! |---|---|
//! | [`card`] | the raider cards and sets of them |
//! | [`config`] | the options of a match |
//! | [`board`] | what everybody may know, and the questions of the rules about it |
//! | `state` | the whole truth of a match |
//! | `setup` | dealing by chance |
//! | `deal` | an explicit position to start from |
//! | `action` | what a player can decide |
//! | `legal` | what a player may decide now |
//! | `apply` | what then happens |
//! | [`effects`] | what cards, boards and tokens do: a file for each samurai, penalty and token |
//! | [`scoring`] | how it ended, and the score |
//! | `event` | what is told |
//! | `view` | what one viewer may know |
//! | `determinize` | how it may be, given what one viewer knows |
//! | `notation` | cards, actions and deals as text |
//! | `error` | why an action is refused |

mod action;
mod apply;
pub mod board;
pub mod card;
pub mod config;
mod deal;
mod determinize;
pub mod effects;
mod error;
mod event;
mod legal;
mod notation;
pub mod scoring;
mod setup;
mod state;
mod view;

use game_core::{
    EventSink, Game, Illegal, Outcome, PlayoutRng, Problems, Ruling, Seat, SeatSet, Seed, Viewer,
};

pub use action::Action;
#[doc(inline)]
pub use board::{Board, Ending, Reach, SamuraiBoard};
#[doc(inline)]
pub use card::{Card, CardSet, Penalty, Symbol};
#[doc(inline)]
pub use config::{Config, Level, SpareTokens};
pub use deal::Deal;
#[doc(inline)]
pub use effects::round_end::ROUNDS;
#[doc(inline)]
pub use effects::samurai::{Samurai, SamuraiSet};
#[doc(inline)]
pub use effects::steps::{KiaiPart, Step};
#[doc(inline)]
pub use effects::tokens::{Family, FamilySet, FarmBack};
pub use error::Refusal;
pub use event::Event;
pub use state::State;
pub use view::View;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SamuraiSpirit;

impl Game for SamuraiSpirit {
    const ID: &'static str = "samurai-spirit";
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
        deal::start_from(config, deal, seed)
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
        legal::legal(&state.board, seat, |depth| state.raider(depth), out);
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

    /// Everything a decision depends on lies open, so no answer is ever hidden.
    fn ruling(view: &View, seat: Seat, action: Action) -> Ruling<Refusal> {
        legal::check(&view.board, seat, action, |depth| view.raider(depth)).into()
    }

    fn options(view: &View, seat: Seat, out: &mut Vec<Action>) -> bool {
        legal::legal(&view.board, seat, |depth| view.raider(depth), out);
        true
    }

    fn outcome(state: &State) -> Option<Outcome> {
        scoring::outcome(&state.board)
    }

    fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
        determinize::determinize(view, rng)
    }
}
