//! The contract every game keeps. docs/adr/0001 tells why it is what it is.

use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use crate::event::{EventSink, Silent, Tellable};
use crate::fields::{Fields, Problems};
use crate::illegal::{Illegal, Reason};
use crate::outcome::Outcome;
use crate::random::{PlayoutRng, Random};
use crate::ruling::Ruling;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::seed::Seed;

/// One game: its rules as pure functions over plain data.
///
/// The type itself is only a name (`struct Toy;`); a match is a [`Game::State`].
///
/// Whoever has a state asks [`Game::legal`]; whoever has only a view, as bots and clients do, asks the view:
///
/// ```
/// use game_core::{Game, Seat};
///
/// /// What the seat may do, and what it is told about an action that it may not do.
/// fn advice<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> String {
///     let mut actions = Vec::new();
///     if G::ruling(view, seat, action).is_legal() || !G::options(view, seat, &mut actions) {
///         return "go ahead".to_owned();
///     }
///     let refusal = G::ruling(view, seat, action).refusal();
///     let why = refusal.map_or_else(|| "nobody can know".to_owned(), |illegal| illegal.to_string());
///     format!("{why}; {} other actions are open to you", actions.len())
/// }
/// ```
pub trait Game: Copy + Eq + Debug + 'static {
    /// The game's name in records, messages and addresses, such as `yokai-septet`.
    const ID: &'static str;
    /// Raised whenever a record could replay differently; old records are refused, not misread.
    const RULES: u32;

    /// The options of a match, the number of seats among them. Every value of it is valid.
    type Config: Fields;
    /// An explicit position to start from instead of a shuffled deck.
    type Deal: Fields;
    /// The whole truth: plain data, cheap to clone, no heap. It never leaves the process, so it
    /// is not `Serialize`.
    type State: Clone + Eq + Debug + Send + Sync + 'static;
    /// One decision, with a stable text.
    type Action: Copy + Ord + Hash + Display + FromStr + Tellable;
    /// What is told when something happens, each built for its audience.
    type Event: Tellable;
    /// What one viewer may know, with perfect memory.
    type View: Tellable;
    /// Why an action may be refused.
    type Reason: Reason;

    /// The number of seats of a match with these options.
    fn seats(config: &Self::Config) -> usize;

    /// A new match, its chance fixed by the seed.
    fn start(config: &Self::Config, seed: Seed) -> Self::State;

    /// A new match from an explicit position; the seed serves the chance that comes later.
    fn start_from(
        config: &Self::Config,
        deal: &Self::Deal,
        seed: Seed,
    ) -> Result<Self::State, Problems>;

    /// The options of this match.
    fn config(state: &Self::State) -> &Self::Config;

    /// The seats the match waits for; several of them choose at the same time and in secret.
    /// Empty exactly when there is an outcome.
    fn to_act(state: &Self::State) -> SeatSet;

    /// Appends every action open to the seat, in a fixed order. A seat that has made a secret
    /// choice and may still change it has actions without being waited for.
    fn legal(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// One legal action, each with the same chance; `None` if there is none. Games with long
    /// lists (a pass of three cards out of sixteen) answer without making the list.
    #[inline]
    fn sample(
        state: &Self::State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        scratch.clear();
        Self::legal(state, seat, scratch);
        let pick = rng.below(scratch.len() as u32);
        scratch.get(pick as usize).copied()
    }

    /// Carries an action out, or refuses it and changes nothing.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Illegal<Self::Reason>>;

    /// Draws as [`Game::sample`] does and carries the action out, telling nobody; `false` if there
    /// is none. Playouts spend their time here: a game may leave out the checks that a drawn action
    /// cannot fail. The result is the same to the last bit as drawing and applying.
    #[inline]
    fn play_random(
        state: &mut Self::State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<Self::Action>,
    ) -> bool {
        match Self::sample(state, seat, rng, scratch) {
            Some(action) => Self::apply(state, seat, action, &mut Silent).is_ok(),
            None => false,
        }
    }

    /// What the viewer may know. Somebody who does not sit at the table sees what is public.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Who has this view.
    fn viewer(view: &Self::View) -> Viewer;

    /// Whether the seat may do this now, asked of a view by bots and clients, which have no state:
    /// what [`Game::apply`] would answer, or [`Ruling::Hidden`] where that depends on what the
    /// viewer cannot see. Nothing about the viewer's own seat is hidden.
    fn ruling(view: &Self::View, seat: Seat, action: Self::Action) -> Ruling<Self::Reason>;

    /// Appends what [`Game::legal`] lists for the seat. Where the list depends on what the viewer
    /// cannot see, it appends nothing and returns `false`.
    fn options(view: &Self::View, seat: Seat, out: &mut Vec<Self::Action>) -> bool;

    /// How the match ended, once it has.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// A complete state that is possible given what the viewer knows: it has the same view and the
    /// same legal actions, and everything unknown is drawn at random. It starts from a view, so a
    /// bot cannot peek.
    fn determinize(view: &Self::View, rng: &mut PlayoutRng) -> Self::State;
}
