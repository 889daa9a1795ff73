//! Matches with bots in the same process: the moves of the typed bot, and notes that survive what a table
//! goes through.

use bots::host::{self, Hosted};
use bots::{Bot, Budget, HasBots, HostedMatch, Level, Turn};
use catalog::{GameId, Match, with_game};
use game_core::{
    EventSink, Game, Illegal, Outcome, PlayoutRng, Problems, Random as _, Ruling, Seat, SeatSet,
    Seed, Viewer,
};
use samurai_spirit::SamuraiSpirit;
use samurai_sword::SamuraiSword;
use samurakva::Samurakva;
use toy::Toy;
use yokai_septet::YokaiSeptet;

/// A match in which every decision is made twice: by the host's bot, and by a typed one that is given what a client
/// would read. How many decisions there are at most, and how many playouts for each.
fn check<G: HasBots>(game: GameId, config: &str, level: Level, most: usize, playouts: u32) {
    let mut table = host::start(game, config, Seed::from_number(5)).unwrap();
    let mut bots: Vec<_> = (0..table.seats())
        .map(|_| G::bot(level))
        .collect();
    let mut numbers = PlayoutRng::new(1);
    for _ in 0..most {
        let Some(seat) = table.to_act().first() else {
            break;
        };
        let number = numbers.word();
        let (view, actions) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        let question = table.question(seat, level).unwrap();
        assert_eq!(question.view(), view);
        assert_eq!(question.actions(), actions);
        let decision = question.decide(
            &mut Budget::playouts(playouts),
            &mut PlayoutRng::new(number),
        );

        let view: G::View = serde_json::from_str(&view.to_string()).unwrap();
        let legal: Vec<G::Action> = actions
            .iter()
            .map(|action| action.parse().ok().unwrap())
            .collect();
        let turn = Turn {
            view: &view,
            legal: &legal,
        };
        let bot = &mut bots[seat.index()];
        let mut budget = Budget::playouts(playouts);
        let action = bot.choose(turn, &mut budget, &mut PlayoutRng::new(number));
        bot.note(turn, action);
        let text = table.text_of(seat, decision);
        assert_eq!(text, Some(action.to_string()), "{game} {level}");
        table.apply_decision(seat, decision).unwrap();
    }
    assert!(most < usize::MAX || table.outcome().is_some(), "{game}");
}

#[test]
fn whole_matches_are_played_as_by_the_typed_bot() {
    for &game in GameId::ALL {
        for level in Level::ALL {
            with_game!(game, G => check::<G>(game, "", level, usize::MAX, 2));
        }
    }
}

#[test]
fn bots_that_search_decide_as_the_typed_ones() {
    for level in Level::ALL {
        let searches = level >= Level::Casual;
        let most = if searches { 120 } else { usize::MAX };
        check::<Samurakva>(GameId::Samurakva, "players=3", level, most, 6);
        check::<Samurakva>(GameId::Samurakva, "players=4 variant=2", level, most, 6);
        check::<YokaiSeptet>(GameId::YokaiSeptet, "form=pocket", level, most, 6);
        check::<YokaiSeptet>(GameId::YokaiSeptet, "players=3", level, most, 6);
        check::<SamuraiSword>(GameId::SamuraiSword, "players=4", level, most, 6);
        check::<SamuraiSpirit>(GameId::SamuraiSpirit, "samurai=3", level, most, 6);
    }
}

#[test]
fn what_is_not_of_the_game_is_no_view_and_no_action() {
    for junk in ["null", "{}", "[1]", "\"view\""] {
        let view = serde_json::from_str::<<Samurakva as Game>::View>(junk);
        assert!(view.is_err(), "{junk}");
    }
    assert!(
        "dance"
            .parse::<<Samurakva as Game>::Action>()
            .is_err()
    );
    let mut table = host::start(GameId::Samurakva, "players=2", Seed::from_number(1)).unwrap();
    assert!(table.apply(Seat(0), "dance").is_err());
    assert!(table.question(Seat(7), Level::Solid).is_none());
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
    table.truncate_to(3).unwrap();
    for (seat, action) in &before[3..] {
        table.keep_bot(*seat, Level::Solid);
        assert_eq!(asked(&*table, *seat), *action);
        table.apply(*seat, action).unwrap();
    }
}
