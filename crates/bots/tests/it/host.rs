//! Matches with bots in the same process: the moves of the typed bot, and notes that survive what a table
//! goes through.

use bots::host::{self, Hosted};
use bots::{Bot, Budget, HasBots, HostedMatch, Level, Turn};
use catalog::{GameId, Match};
use game_core::{
    EventSink, Game, Illegal, Outcome, PlayoutRng, Problems, Random as _, Ruling, Seat, SeatSet,
    Seed, Viewer,
};
use toy::Toy;

#[test]
fn whole_matches_are_played_as_by_the_typed_bot() {
    for &game in GameId::ALL {
        for level in [Level::Random, Level::Novice] {
            let mut table = host::start(game, "", Seed::from_number(5)).unwrap();
            let mut numbers = PlayoutRng::new(1);
            while let Some(seat) = table.to_act().first() {
                let number = numbers.word();
                let (view, actions) = (table.view(Viewer::Seat(seat)), table.legal(seat));
                let mut budget = Budget::playouts(2);
                let mut rng = PlayoutRng::new(number);
                let text = bots::any::decide(game, level, &view, &actions, &mut budget, &mut rng);
                let question = table.question(seat, level).unwrap();
                assert_eq!((question.view(), question.actions()), (view, actions));
                let mut budget = Budget::playouts(2);
                let decision = question.decide(&mut budget, &mut PlayoutRng::new(number));
                assert_eq!(table.text_of(seat, decision), text.ok(), "{game} {level}");
                table.apply_decision(seat, decision).unwrap();
            }
            assert!(table.outcome().is_some(), "{game} {level}");
        }
    }
}

/// The template game under a name of its own, so that it can have bots here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Noted;

impl Game for Noted {
    const ID: &'static str = Toy::ID;
    const RULES: u32 = Toy::RULES;

    type Config = <Toy as Game>::Config;
    type Deal = <Toy as Game>::Deal;
    type State = <Toy as Game>::State;
    type Action = <Toy as Game>::Action;
    type Event = <Toy as Game>::Event;
    type View = <Toy as Game>::View;
    type Reason = <Toy as Game>::Reason;

    fn seats(config: &Self::Config) -> usize {
        Toy::seats(config)
    }

    fn start(config: &Self::Config, seed: Seed) -> Self::State {
        Toy::start(config, seed)
    }

    fn start_from(
        config: &Self::Config,
        deal: &Self::Deal,
        seed: Seed,
    ) -> Result<Self::State, Problems> {
        Toy::start_from(config, deal, seed)
    }

    fn config(state: &Self::State) -> &Self::Config {
        Toy::config(state)
    }

    fn to_act(state: &Self::State) -> SeatSet {
        Toy::to_act(state)
    }

    fn legal(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        Toy::legal(state, seat, out);
    }

    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Illegal<Self::Reason>> {
        Toy::apply(state, seat, action, events)
    }

    fn view(state: &Self::State, viewer: Viewer) -> Self::View {
        Toy::view(state, viewer)
    }

    fn viewer(view: &Self::View) -> Viewer {
        Toy::viewer(view)
    }

    fn outcome(state: &Self::State) -> Option<Outcome> {
        Toy::outcome(state)
    }

    fn ruling(view: &Self::View, seat: Seat, action: Self::Action) -> Ruling<Self::Reason> {
        Toy::ruling(view, seat, action)
    }

    fn options(view: &Self::View, seat: Seat, out: &mut Vec<Self::Action>) -> bool {
        Toy::options(view, seat, out)
    }

    fn determinize(view: &Self::View, rng: &mut PlayoutRng) -> Self::State {
        Toy::determinize(view, rng)
    }
}

/// Notes how many actions were open at each of its turns, and plays by the sum of them.
#[derive(Clone, Default)]
struct Counting(usize);

impl Bot<Noted> for Counting {
    fn choose(&self, turn: Turn<'_, Noted>, _: &mut Budget<'_>, _: &mut PlayoutRng) -> toy::Action {
        turn.legal[self.0 % turn.legal.len()]
    }

    fn note(&mut self, turn: Turn<'_, Noted>, action: toy::Action) {
        assert!(turn.legal.contains(&action));
        self.0 += turn.legal.len();
    }
}

impl HasBots for Noted {
    fn bot(_: Level) -> Box<dyn Bot<Noted>> {
        Box::new(Counting::default())
    }

    fn playouts(_: Level) -> u32 {
        1
    }
}

fn begin() -> Box<dyn HostedMatch> {
    let begun = Match::<Noted>::begin(GameId::Samurakva, &[], None, Seed::from_number(4));
    Hosted::of(begun.unwrap())
}

/// What the bot of the seat that is to act does, by its text.
fn asked(table: &dyn HostedMatch, seat: Seat) -> String {
    let question = table.question(seat, Level::Solid).unwrap();
    let decision = question.decide(&mut Budget::playouts(1), &mut PlayoutRng::new(1));
    table.text_of(seat, decision).unwrap()
}

#[test]
fn notes_are_the_same_for_a_bot_that_was_there_and_one_that_is_told_again() {
    let mut kept = begin();
    let mut different = 0;
    while let Some(seat) = kept.to_act().first() {
        kept.keep_bot(seat, Level::Solid);
        let action = asked(&*kept, seat);
        // After a restart there is nothing but the record.
        let reopened = Match::<Noted>::open(GameId::Samurakva, &kept.record()).unwrap();
        assert_eq!(asked(&*Hosted::of(reopened), seat), action);
        // A bot without notes would have done something else now and then.
        different += u32::from(kept.legal(seat)[0] != action);
        kept.apply(seat, &action).unwrap();
    }
    assert!(kept.outcome().is_some());
    assert!(different > 0, "the notes matter");
}

#[test]
fn what_was_taken_back_is_not_noted() {
    let mut table = begin();
    let mut before = Vec::new();
    for _ in 0..6 {
        let seat = table.to_act().first().unwrap();
        table.keep_bot(seat, Level::Solid);
        let action = asked(&*table, seat);
        before.push((seat, action.clone()));
        table.apply(seat, &action).unwrap();
    }
    table.cut(3).unwrap();
    for (seat, action) in &before[3..] {
        table.keep_bot(*seat, Level::Solid);
        assert_eq!(asked(&*table, *seat), *action);
        table.apply(*seat, action).unwrap();
    }
}
