//! Samurai Sword: hidden teams duel with weapons, and honour decides. The Shogun is known, the Samurai, the Ninja and
//! the Ronin are not. For 3 to 7 players. The rules, with the numbers quoted here (R4.1), are in RULES.md.
//!
//! | I want to | item |
//! |---|---|
//! | set the number of players, or choose characters and roles | [`Config`] |
//! | start a match | [`SamuraiSword::start`](Game::start), or [`start_from`](Game::start_from) with a [`Deal`] |
//! | know whose turn it is and what is legal | [`to_act`](Game::to_act), [`legal`](Game::legal) |
//! | play | [`apply`](Game::apply) with an [`Action`] |
//! | know how it ended | [`outcome`](Game::outcome) |
//! | show the table to one player | [`view`](Game::view), which gives a [`View`] |
//! | ask a view whether an action is legal, and why not | [`ruling`](Game::ruling); the reason is a [`Refusal`] |
//! | read what everybody sees, such as distances and honour | [`Board`], by `state.board()` or `view.board()` |
//! | know what a card or a character does | [`Card::printed`], [`Character::traits`] |
//! | tell what happened | [`Event`] |
//! | conclude what a player may hold | [`View::held_by`] |
//! | guess what is hidden | [`determinize`](Game::determinize) |
//! | count points | [`scoring`] |
//!
//! A match from beginning to end:
//!
//! ```
//! use game_core::{Game, PlayoutRng, Seed, Silent};
//! use samurai_sword::{Config, SamuraiSword};
//!
//! let mut rng = PlayoutRng::new(7);
//! let mut state = SamuraiSword::start(&Config::default(), Seed::from_number(1));
//! let mut actions = Vec::new();
//! while let Some(seat) = SamuraiSword::to_act(&state).first() {
//!     let action = SamuraiSword::sample(&state, seat, &mut rng, &mut actions).expect("a seat that acts can act");
//!     SamuraiSword::apply(&mut state, seat, action, &mut Silent).expect("a listed action applies");
//! }
//! println!("{}", SamuraiSword::outcome(&state).expect("a match ends"));
//! ```
//!
//! The files:
//!
//! | file | job |
//! |---|---|
//! | [`card`] | the cards, hands and piles of them |
//! | [`config`] | the options of a match |
//! | [`board`] | what everybody may know, and the questions of the rules about it |
//! | [`attack`] | who can attack whom, with what, and how hard it hits |
//! | `state` | the whole truth of a match |
//! | [`memory`] | what players know of each other's hands, and can conclude |
//! | [`deal`] | an explicit position |
//! | `setup` | dealing, by chance or as told |
//! | `action` | what a player can decide |
//! | `legal` | what a player may decide now |
//! | `apply` | what then happens |
//! | [`effects`] | what each card and each character does |
//! | [`scoring`] | who has won |
//! | `event` | what is told, and to whom |
//! | `view` | what one viewer may know |
//! | `determinize` | how it may be, given what one viewer knows |
//! | `notation` | cards, actions and deals as text |
//! | `error` | why an action is refused |

mod action;
mod apply;
pub mod attack;
pub mod board;
pub mod card;
pub mod config;
pub mod deal;
mod determinize;
pub mod effects;
mod error;
mod event;
mod legal;
pub mod memory;
mod notation;
pub mod scoring;
mod setup;
mod state;
mod view;

use game_core::{
    EventSink, Game, Illegal, Outcome, PlayoutRng, Problems, Ruling, Seat, SeatSet, Seed, Viewer,
};

pub use action::{Action, Loss, Source};
#[doc(inline)]
pub use board::{Board, Ending, Pending, Properties};
#[doc(inline)]
pub use card::{Card, Cards};
#[doc(inline)]
pub use config::{Config, Role, Team};
#[doc(inline)]
pub use deal::Deal;
#[doc(inline)]
pub use effects::characters::Character;
pub use error::Refusal;
pub use event::{EndingTold, Event};
pub use state::State;
pub use view::View;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SamuraiSword;

impl Game for SamuraiSword {
    const ID: &'static str = "samurai-sword";
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
        legal::legal(&state.board, seat, held(state, seat), out);
    }

    #[inline]
    fn sample(
        state: &State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        legal::sample(&state.board, seat, held(state, seat), rng, scratch)
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
        scoring::outcome(state)
    }

    fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
        determinize::determinize(view, rng)
    }
}

/// The names of the cards a seat really holds; none for a seat that is not at the table.
#[inline]
fn held(state: &State, seat: Seat) -> card::Names {
    state
        .hands
        .get(seat.index())
        .map(card::Cards::name_set)
        .unwrap_or_default()
}
