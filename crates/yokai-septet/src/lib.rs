//! Yokai Septet: tricks that capture the seven boss yokai, before the other side has them or seven tricks are too
//! many. For 3 and 4 players, with the Seven Bridegrooms and a form for two. The rules, with the numbers quoted here
//! (R5.1), are in RULES.md.
//!
//! | I want to | item |
//! |---|---|
//! | choose the form of the game and its options | [`Config`] |
//! | start a match | [`YokaiSeptet::start`](Game::start), or [`start_from`](Game::start_from) with a [`Deal`] |
//! | know whose turn it is and what is legal | [`to_act`](Game::to_act), [`legal`](Game::legal) |
//! | play | [`apply`](Game::apply) with an [`Action`] |
//! | know how it ended | [`outcome`](Game::outcome) |
//! | show the table to one player | [`view`](Game::view), which gives a [`View`] |
//! | ask a view whether an action is legal, and why not | [`ruling`](Game::ruling); the reason is a [`Refusal`] |
//! | read what everybody sees, such as the trick | [`Board`], by `state.board()` or `view.board()` |
//! | tell what happened | [`Event`] |
//! | guess what is hidden | [`determinize`](Game::determinize) |
//! | know what a round is worth | [`scoring`] |
//! | play an ending with open hands perfectly | [`solver`] |
//!
//! A match from beginning to end:
//!
//! ```
//! use game_core::{Game, PlayoutRng, Seed, Silent};
//! use yokai_septet::{Config, YokaiSeptet};
//!
//! let mut rng = PlayoutRng::new(7);
//! let mut state = YokaiSeptet::start(&Config::default(), Seed::from_number(1));
//! let mut actions = Vec::new();
//! while let Some(seat) = YokaiSeptet::to_act(&state).first() {
//!     let action = YokaiSeptet::sample(&state, seat, &mut rng, &mut actions).expect("there is an action");
//!     YokaiSeptet::apply(&mut state, seat, action, &mut Silent).expect("a sampled action applies");
//! }
//! let outcome = YokaiSeptet::outcome(&state).expect("a match ends");
//! println!("{outcome} after {} rounds", state.board().round());
//! ```
//!
//! The files:
//!
//! | file | job |
//! |---|---|
//! | [`card`] | the cards and sets of them |
//! | [`config`] | the options of a match |
//! | [`board`] | what everybody may know, and the questions of the rules about it |
//! | [`trick`] | what may be played to a trick, and who takes it |
//! | `state` | the whole truth of a match |
//! | [`pocket`] | the rows of the two-player form |
//! | `setup` | dealing by chance |
//! | `deal` | an explicit position to start from |
//! | `action` | what a player can decide |
//! | `legal` | what a player may decide now |
//! | `apply` | what then happens |
//! | [`scoring`] | how a round ends, what it is worth, who has won |
//! | `event` | what is told, and to whom |
//! | `view` | what one viewer may know |
//! | `unseen` | what a viewer can conclude about the other hands |
//! | `determinize` | how it may be, given what one viewer knows |
//! | `assign` | dealing unseen cards evenly to hands that cannot have all of them |
//! | [`solver`] | the exact value of an ending with open hands |
//! | `notation` | cards, actions and deals as text |
//! | `error` | why an action is refused |

mod action;
mod apply;
mod assign;
pub mod board;
pub mod card;
pub mod config;
mod deal;
mod determinize;
mod error;
mod event;
mod legal;
mod notation;
pub mod pocket;
pub mod scoring;
mod setup;
pub mod solver;
mod state;
pub mod trick;
mod unseen;
mod view;

use game_core::{
    EventSink, Game, Illegal, Outcome, PlayoutRng, Problems, Ruling, Seat, SeatSet, Seed, Silent,
    Viewer,
};

pub use action::{Action, Beneath, Trio};
#[doc(inline)]
pub use board::{Board, Hand, Phase, Shown};
#[doc(inline)]
pub use card::{Card, CardSet, Suit, SuitSet};
#[doc(inline)]
pub use config::Config;
pub use deal::{Deal, Moment};
pub use error::Refusal;
pub use event::Event;
pub use notation::Maybe;
pub use state::State;
#[doc(inline)]
pub use trick::Trick;
pub use view::{Gift, View};

use unseen::Unseen;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct YokaiSeptet;

impl Game for YokaiSeptet {
    const ID: &'static str = "yokai-septet";
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
        setup::start(*config, seed)
    }

    fn start_from(config: &Config, deal: &Deal, seed: Seed) -> Result<State, Problems> {
        deal::start_from(*config, deal, seed)
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
        legal::legal(&state.board, seat, &hand, out);
    }

    #[inline]
    fn sample(
        state: &State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        legal::sample(state, seat, rng, scratch)
    }

    #[inline]
    fn play_random(
        state: &mut State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<Action>,
    ) -> bool {
        let Some(action) = legal::sample(state, seat, rng, scratch) else {
            return false;
        };
        apply::carry_out(state, seat, action, &mut Silent);
        true
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
        if view.viewer.is(seat) {
            legal::ruling(&view.board, seat, action, &view.hand)
        } else {
            legal::ruling(&view.board, seat, action, &Unseen::new(view).hand(seat))
        }
    }

    fn options(view: &View, seat: Seat, out: &mut Vec<Action>) -> bool {
        if view.viewer.is(seat) {
            legal::legal(&view.board, seat, &view.hand, out)
        } else {
            legal::legal(&view.board, seat, &Unseen::new(view).hand(seat), out)
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        scoring::outcome(&state.board)
    }

    fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
        determinize::determinize(view, rng)
    }
}
