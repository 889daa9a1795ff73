//! A copy of the toy game with one flaw: everything a flaw does not touch is the toy game's own.

pub(crate) mod flaws;

use core::fmt::{self, Debug, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use game_core::{
    EventSink, Field, Fields, Game, Illegal, Outcome, ParseError, PlayoutRng, Problems, Random,
    Reader, Ruling, Seat, SeatSet, Seed, Silent, Viewer,
};
use game_testkit::{Kit, Placed};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toy::{Refusal, Toy, View};

use crate::conformance::ToyKit;

/// The toy game's state, and room for what a flaw remembers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) toy: toy::State,
    pub(crate) note: u8,
}

/// One thing done wrong. The defaults do everything right.
pub(crate) trait Flaw:
    Copy + Eq + Ord + core::hash::Hash + Debug + Default + Send + Sync + 'static
{
    const MUTE_EVENTS: bool = false;

    fn to_act(state: &State) -> SeatSet {
        Toy::to_act(&state.toy)
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<toy::Action>) {
        Toy::legal(&state.toy, seat, out);
    }

    fn sample(state: &State, seat: Seat, rng: &mut PlayoutRng) -> Option<toy::Action> {
        let mut list = Vec::new();
        Self::legal(state, seat, &mut list);
        let pick = rng.below(list.len() as u32);
        list.get(pick as usize).copied()
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: toy::Action,
        events: &mut impl EventSink<toy::Event>,
    ) -> Result<(), Illegal<Refusal>> {
        Toy::apply(&mut state.toy, seat, action, events)
    }

    fn play_random(state: &mut State, seat: Seat, rng: &mut PlayoutRng) -> bool {
        let action = Self::sample(state, seat, rng);
        action.is_some_and(|action| Self::apply(state, seat, action, &mut Silent).is_ok())
    }

    fn view(state: &State, viewer: Viewer) -> View {
        Toy::view(&state.toy, viewer)
    }

    fn viewer(view: &View) -> Viewer {
        Toy::viewer(view)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Toy::outcome(&state.toy)
    }

    fn determinize(view: &View, rng: &mut PlayoutRng) -> toy::State {
        Toy::determinize(view, rng)
    }

    fn ruling(view: &View, seat: Seat, action: toy::Action) -> Ruling<Refusal> {
        Toy::ruling(view, seat, action)
    }

    fn options(view: &View, seat: Seat, out: &mut Vec<toy::Action>) -> bool {
        Toy::options(view, seat, out)
    }

    fn action_text(action: toy::Action) -> String {
        action.to_string()
    }

    fn config_values(config: toy::Config) -> Vec<(&'static str, String)> {
        config.values()
    }

    fn deal_values(deal: &toy::Deal) -> Vec<(&'static str, String)> {
        deal.values()
    }
}

/// The game with the flaw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Broken<F>(PhantomData<F>);

/// One of the toy game's types, seen through the flaw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Through<T, F>(pub(crate) T, PhantomData<F>);

impl<T, F> Through<T, F> {
    fn new(inner: T) -> Self {
        Through(inner, PhantomData)
    }
}

impl<F: Flaw> Display for Through<toy::Action, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&F::action_text(self.0))
    }
}

impl<F: Flaw> FromStr for Through<toy::Action, F> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.parse().map(Through::new)
    }
}

impl<F: Flaw> Serialize for Through<toy::Action, F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<F: Flaw> Serialize for Through<toy::Event, F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if F::MUTE_EVENTS {
            serializer.serialize_unit()
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de, T: Deserialize<'de>, F: Flaw> Deserialize<'de> for Through<T, F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Through::new)
    }
}

impl<F: Flaw> Fields for Through<toy::Config, F> {
    const FIELDS: &'static [Field] = toy::Config::FIELDS;

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        toy::Config::read(reader).map(Through::new)
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        F::config_values(self.0)
    }
}

impl<F: Flaw> Fields for Through<toy::Deal, F> {
    const FIELDS: &'static [Field] = toy::Deal::FIELDS;

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        toy::Deal::read(reader).map(Through::new)
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        F::deal_values(&self.0)
    }
}

/// Passes the toy game's events on as the broken game's.
struct Forward<'a, S, F>(&'a mut S, PhantomData<F>);

impl<S: EventSink<Through<toy::Event, F>>, F: Flaw> EventSink<toy::Event> for Forward<'_, S, F> {
    fn tell(&mut self, audience: game_core::Audience, event: impl FnOnce() -> toy::Event) {
        self.0.tell(audience, || Through::new(event()));
    }
}

impl<F: Flaw> Game for Broken<F> {
    const ID: &'static str = "toy";
    const RULES: u32 = 1;

    type Config = Through<toy::Config, F>;
    type Deal = Through<toy::Deal, F>;
    type State = (State, Through<toy::Config, F>);
    type Action = Through<toy::Action, F>;
    type Event = Through<toy::Event, F>;
    type View = View;
    type Reason = Refusal;

    fn seats(config: &Self::Config) -> usize {
        config.0.seats()
    }

    fn start(config: &Self::Config, seed: Seed) -> Self::State {
        (
            State {
                toy: Toy::start(&config.0, seed),
                note: 0,
            },
            *config,
        )
    }

    fn start_from(
        config: &Self::Config,
        deal: &Self::Deal,
        seed: Seed,
    ) -> Result<Self::State, Problems> {
        Ok((
            State {
                toy: Toy::start_from(&config.0, &deal.0, seed)?,
                note: 0,
            },
            *config,
        ))
    }

    fn config(state: &Self::State) -> &Self::Config {
        &state.1
    }

    fn to_act(state: &Self::State) -> SeatSet {
        F::to_act(&state.0)
    }

    fn legal(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        let mut list = Vec::new();
        F::legal(&state.0, seat, &mut list);
        out.extend(list.into_iter().map(Through::new));
    }

    fn sample(
        state: &Self::State,
        seat: Seat,
        rng: &mut PlayoutRng,
        _: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        F::sample(&state.0, seat, rng).map(Through::new)
    }

    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Illegal<Refusal>> {
        F::apply(
            &mut state.0,
            seat,
            action.0,
            &mut Forward::<_, F>(events, PhantomData),
        )
    }

    fn play_random(
        state: &mut Self::State,
        seat: Seat,
        rng: &mut PlayoutRng,
        _: &mut Vec<Self::Action>,
    ) -> bool {
        F::play_random(&mut state.0, seat, rng)
    }

    fn view(state: &Self::State, viewer: Viewer) -> View {
        F::view(&state.0, viewer)
    }

    fn viewer(view: &View) -> Viewer {
        F::viewer(view)
    }

    fn ruling(view: &View, seat: Seat, action: Self::Action) -> Ruling<Refusal> {
        F::ruling(view, seat, action.0)
    }

    fn options(view: &View, seat: Seat, out: &mut Vec<Self::Action>) -> bool {
        let mut list = Vec::new();
        let known = F::options(view, seat, &mut list);
        out.extend(list.into_iter().map(Through::new));
        known
    }

    fn outcome(state: &Self::State) -> Option<Outcome> {
        F::outcome(&state.0)
    }

    fn determinize(view: &View, rng: &mut PlayoutRng) -> Self::State {
        (
            State {
                toy: F::determinize(view, rng),
                note: 0,
            },
            Through::new(view.board.config),
        )
    }
}

/// The toy game's kit for the game with the flaw.
#[derive(Debug)]
pub(crate) struct BrokenKit<F>(PhantomData<F>);

type StateOf<F> = <Broken<F> as Game>::State;

impl<F: Flaw> Kit for BrokenKit<F> {
    type Game = Broken<F>;

    fn configs() -> Vec<Through<toy::Config, F>> {
        ToyKit::configs()
            .into_iter()
            .map(Through::new)
            .collect()
    }

    fn bound(config: &Through<toy::Config, F>) -> usize {
        ToyKit::bound(&config.0)
    }

    fn cards(state: &StateOf<F>) -> Vec<Placed> {
        ToyKit::cards(&state.0.toy)
    }

    fn twin(state: &StateOf<F>, viewer: Viewer, rng: &mut PlayoutRng) -> StateOf<F> {
        (
            State {
                toy: ToyKit::twin(&state.0.toy, viewer, rng),
                note: state.0.note,
            },
            state.1,
        )
    }

    fn any_action(rng: &mut PlayoutRng) -> Through<toy::Action, F> {
        Through::new(ToyKit::any_action(rng))
    }

    fn broken_invariant(state: &StateOf<F>) -> Option<String> {
        ToyKit::broken_invariant(&state.0.toy)
    }

    fn recount(state: &StateOf<F>) -> Outcome {
        ToyKit::recount(&state.0.toy)
    }

    fn deal(
        config: &Through<toy::Config, F>,
        rng: &mut PlayoutRng,
    ) -> Option<Through<toy::Deal, F>> {
        ToyKit::deal(&config.0, rng).map(Through::new)
    }

    fn evenly_hidden(state: &StateOf<F>) -> bool {
        ToyKit::evenly_hidden(&state.0.toy)
    }
}
