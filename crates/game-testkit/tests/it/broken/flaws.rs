//! The flaws, each the smallest form of a mistake that real engines have made.

use core::sync::atomic::{AtomicU32, Ordering};

use game_core::{
    Audience, Collected, EventSink, Fields, Game, Illegal, Outcome, PlayoutRng, Random, Ruling,
    Seat, SeatSet, Standings, Viewer,
};
use toy::{Action, Card, CardSet, Event, Phase, Refusal, Toy, View};

use super::{Flaw, State};

type Answer = Result<(), Illegal<Refusal>>;

/// Declares a flaw: a type whose methods replace those of the sound copy.
macro_rules! flaw {
    ($(#[$doc:meta])* $name:ident { $($body:tt)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub(crate) struct $name;

        impl Flaw for $name { $($body)* }
    };
}

/// The toy game's apply, keeping the events aside.
fn applied(
    state: &mut State,
    seat: Seat,
    action: Action,
) -> Result<Collected<Event>, Illegal<Refusal>> {
    let mut told = Collected::new();
    Toy::apply(&mut state.toy, seat, action, &mut told)?;
    Ok(told)
}

fn tell_all(told: Collected<Event>, events: &mut impl EventSink<Event>) {
    for (audience, event) in told.0 {
        events.tell(audience, || event);
    }
}

flaw! {
    /// Nothing wrong: the copy itself is sound.
    None {}
}

flaw! {
    /// Keeping the hand leads back to the same question.
    NeverEnds {
        fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Answer {
            let phase = state.toy.board.phase;
            Toy::apply(&mut state.toy, seat, action, events)?;
            if action == Action::Keep {
                state.toy.board.phase = phase;
            }
            Ok(())
        }
    }
}

flaw! {
    /// The taker of the trick may exchange, and nobody is told to wait for it.
    WaitsForNobody {
        fn to_act(state: &State) -> SeatSet {
            if state.toy.board.phase == Phase::Choosing { Toy::to_act(&state.toy) } else { SeatSet::EMPTY }
        }
    }
}

flaw! {
    /// Cards that are not in the hand are offered for the exchange.
    OffersTheRefused {
        fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
            Toy::legal(&state.toy, seat, out);
            if out.contains(&Action::Keep) {
                out.extend(state.toy.board.played.iter().flatten().flatten().copied().map(Action::Exchange));
            }
        }
    }
}

static CALLS: AtomicU32 = AtomicU32::new(0);

flaw! {
    /// The list of actions is turned round every other time.
    UnstableOrder {
        fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
            Toy::legal(&state.toy, seat, out);
            if CALLS.fetch_add(1, Ordering::Relaxed).is_multiple_of(2) {
                out.reverse();
            }
        }
    }
}

flaw! {
    /// The first action is listed once more at the end.
    ListedTwice {
        fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
            Toy::legal(&state.toy, seat, out);
            out.extend(out.first().copied());
        }
    }
}

flaw! {
    /// Keeping is accepted while cards are chosen.
    AcceptsTheIllegal {
        fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Answer {
            if action == Action::Keep && state.toy.board.phase == Phase::Choosing {
                return Ok(());
            }
            Toy::apply(&mut state.toy, seat, action, events)
        }
    }
}

flaw! {
    /// A refused action leaves a mark in the state.
    ChangedByRefusal {
        fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Answer {
            let answer = Toy::apply(&mut state.toy, seat, action, events);
            if answer.is_err() {
                state.note = state.note.wrapping_add(1);
            }
            answer
        }
    }
}

flaw! {
    /// Exchanging is written as choosing.
    LyingActionText {
        fn action_text(action: Action) -> String {
            action.to_string().replace("exchange", "choose")
        }
    }
}

flaw! {
    /// The size of the hands is not written.
    LyingConfigText {
        fn config_values(config: toy::Config) -> Vec<(&'static str, String)> {
            config.values().into_iter().take(1).collect()
        }
    }
}

flaw! {
    /// The deck is written in order of numbers, not as it lies.
    LyingDealText {
        fn deal_values(deal: &toy::Deal) -> Vec<(&'static str, String)> {
            let mut deal = deal.clone();
            deal.deck.sort();
            deal.values()
        }
    }
}

flaw! {
    /// Events are empty in messages.
    MuteEvents {
        const MUTE_EVENTS: bool = true;
    }
}

flaw! {
    /// What is drawn depends on something outside the record.
    Nondeterministic {
        fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Answer {
            if CALLS.fetch_add(1, Ordering::Relaxed).is_multiple_of(3) && action != Action::Keep {
                state.toy.deck.swap(0, 1);
                state.toy.board.buried_by.swap(0, 1);
            }
            Toy::apply(&mut state.toy, seat, action, events)
        }
    }
}

flaw! {
    /// The card put under the deck is not the one that left the hand.
    LosesACard {
        fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Answer {
            Toy::apply(&mut state.toy, seat, action, events)?;
            if matches!(action, Action::Exchange(_)) {
                state.toy.deck[3] = state.toy.deck[2];
            }
            Ok(())
        }
    }
}

flaw! {
    /// The drawn card stays on the deck as well.
    DoublesACard {
        fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Answer {
            let top = state.toy.deck[0];
            Toy::apply(&mut state.toy, seat, action, events)?;
            if matches!(action, Action::Exchange(_)) {
                state.toy.deck[0] = top;
            }
            Ok(())
        }
    }
}

flaw! {
    /// The last trick counts twice.
    CountsATrickTwice {
        fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Answer {
            Toy::apply(&mut state.toy, seat, action, events)?;
            if state.toy.board.phase == Phase::Over {
                state.toy.board.tricks[0] += 1;
            }
            Ok(())
        }
    }
}

flaw! {
    /// Everyone sees the top card of the deck.
    LeakyView {
        fn view(state: &State, viewer: Viewer) -> View {
            let mut view = Toy::view(&state.toy, viewer);
            view.deck[0] = Some(state.toy.deck[0]);
            view
        }
    }
}

flaw! {
    /// A view says that the first seat has it, whoever looks.
    ForgetsTheViewer {
        fn viewer(_: &View) -> Viewer {
            Viewer::Seat(Seat(0))
        }
    }
}

flaw! {
    /// An exchange is only offered when it would bring a good card.
    LeakyActions {
        fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
            Toy::legal(&state.toy, seat, out);
            if state.toy.deck[0].number() < 6 {
                out.retain(|action| !matches!(action, Action::Exchange(_)));
            }
        }
    }
}

flaw! {
    /// Everyone hears what was exchanged.
    LeakyEvent {
        fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Answer {
            let mut told = applied(state, seat, action)?;
            for (audience, event) in &mut told.0 {
                if matches!(event, Event::ExchangedCards { .. }) {
                    *audience = Audience::All;
                }
            }
            tell_all(told, events);
            Ok(())
        }
    }
}

flaw! {
    /// A high card that was chosen is seen to have been chosen, a low one is not.
    PendingChoiceVisible {
        fn view(state: &State, viewer: Viewer) -> View {
            let mut view = Toy::view(&state.toy, viewer);
            let high = |seat: &Seat| state.toy.chosen[seat.index()].is_some_and(|card| card.number() > 6);
            view.board.has_chosen = view.board.has_chosen.iter().filter(|seat| high(seat) || viewer.is(*seat)).collect();
            view
        }
    }
}

flaw! {
    /// Everyone hears that somebody changed a choice.
    ChangeOfMindHeard {
        fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Answer {
            let again = state.toy.board.has_chosen.contains(seat);
            Toy::apply(&mut state.toy, seat, action, events)?;
            if again {
                events.tell(Audience::All, || Event::Chose { seat });
            }
            Ok(())
        }
    }
}

flaw! {
    /// The cards are revealed in the order in which they were chosen, the first chooser's first.
    OrderOfChoosingTold {
        fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Answer {
            if state.toy.board.has_chosen.is_empty() {
                state.note = seat.0;
            }
            let first = state.note as usize;
            let mut told = applied(state, seat, action)?;
            for (_, event) in &mut told.0 {
                if let Event::Revealed { cards } = event {
                    cards.rotate_left(first);
                }
            }
            tell_all(told, events);
            Ok(())
        }
    }
}

flaw! {
    /// The viewer's own secret choice is not carried over.
    ForgetsTheOwnChoice {
        fn determinize(view: &View, rng: &mut PlayoutRng) -> toy::State {
            let mut state = Toy::determinize(view, rng);
            if let Some(seat) = view.viewer.seat() {
                state.chosen[seat.index()] = Option::None;
            }
            state
        }
    }
}

flaw! {
    /// A question about the exchange becomes a choice of cards.
    DeterminizesAnotherPhase {
        fn determinize(view: &View, rng: &mut PlayoutRng) -> toy::State {
            let mut state = Toy::determinize(view, rng);
            if matches!(state.board.phase, Phase::Exchanging(_)) {
                state.board.phase = Phase::Choosing;
            }
            state
        }
    }
}

flaw! {
    /// A card that was seen to be played is dealt to somebody once more.
    DeterminizesDoubleCards {
        fn determinize(view: &View, rng: &mut PlayoutRng) -> toy::State {
            let mut state = Toy::determinize(view, rng);
            let open = view.board.buried_by.iter().position(Option::is_none);
            if let (Some(card), Some(at)) = (view.board.played[0][0].as_ref(), open) {
                state.deck[at] = *card;
            }
            state
        }
    }
}

flaw! {
    /// Low cards go to hands, high cards to the deck.
    BiasedDeterminize {
        fn determinize(view: &View, rng: &mut PlayoutRng) -> toy::State {
            let mut state = Toy::determinize(view, rng);
            let (own, other) = match view.viewer.seat() {
                Some(Seat(0)) => (0, 1),
                _ => (1, 0),
            };
            let unknown = view.board.buried_by.iter().position(Option::is_none);
            if let (Some(at), true) = (unknown, !view.board.has_chosen.contains(Seat(other))) {
                let highest = state.hands[other as usize].iter().max();
                if let Some(card) = highest.filter(|card| own != other && *card > state.deck[at]) {
                    let hand = state.hands[other as usize].without(card);
                    state.hands[other as usize] = hand.with(state.deck[at]);
                    state.deck[at] = card;
                }
            }
            state
        }
    }
}

flaw! {
    /// Who played which card is mixed up.
    MovesKnownCards {
        fn determinize(view: &View, rng: &mut PlayoutRng) -> toy::State {
            let mut state = Toy::determinize(view, rng);
            let seats = view.board.config.seats();
            let by = rng.below(seats as u32) as usize;
            state.board.played[..seats].rotate_left(by);
            state
        }
    }
}

flaw! {
    /// Fewest tricks win.
    WrongOutcome {
        fn outcome(state: &State) -> Option<Outcome> {
            let Outcome::Teams { team_of, seats, standings } = Toy::outcome(&state.toy)? else {
                return Toy::outcome(&state.toy);
            };
            let scores: Vec<i32> = standings.as_slice().iter().map(|standing| standing.score).collect();
            Some(Outcome::Teams { team_of, seats, standings: Standings::rank(&scores, |a, b| a < b) })
        }
    }
}

flaw! {
    /// The first action is always drawn.
    UnevenSample {
        fn sample(state: &State, seat: Seat, _: &mut PlayoutRng) -> Option<Action> {
            let mut list = Vec::new();
            Toy::legal(&state.toy, seat, &mut list);
            list.first().copied()
        }
    }
}

flaw! {
    /// Played at random, a choice is final and nobody's card is revealed.
    CarelessRandomPlay {
        fn play_random(state: &mut State, seat: Seat, rng: &mut PlayoutRng) -> bool {
            let action = Self::sample(state, seat, rng);
            if let Some(Action::Choose(card)) = action {
                state.toy.chosen[seat.index()] = Some(card);
            }
            action.is_some()
        }
    }
}

flaw! {
    /// A seat that does not exist is looked up all the same.
    PanicsOnAStranger {
        fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Answer {
            let hand: CardSet = state.toy.hands[seat.index()];
            let known = |card: Card| hand.contains(card);
            if matches!(action, Action::Choose(card) if !known(card)) {
                return Err(Illegal::Rule(Refusal::NotInHand));
            }
            Toy::apply(&mut state.toy, seat, action, events)
        }
    }
}

flaw! {
    /// A view takes others to hold whatever it has not seen elsewhere.
    GuessesHands {
        fn ruling(view: &View, seat: Seat, action: Action) -> Ruling<Refusal> {
            match Toy::ruling(view, seat, action) {
                Ruling::Hidden => Ruling::Legal,
                known => known,
            }
        }
    }
}

flaw! {
    /// A view gives another reason than the state does.
    GivesAnotherReason {
        fn ruling(view: &View, seat: Seat, action: Action) -> Ruling<Refusal> {
            match Toy::ruling(view, seat, action) {
                Ruling::Refused(Illegal::Rule(Refusal::ExchangeFirst)) => {
                    Ruling::Refused(Illegal::Rule(Refusal::NotInHand))
                }
                other => other,
            }
        }
    }
}

flaw! {
    /// A view forgets that a hand may be kept.
    ListsLess {
        fn options(view: &View, seat: Seat, out: &mut Vec<Action>) -> bool {
            let known = Toy::options(view, seat, out);
            out.retain(|action| *action != Action::Keep);
            known
        }
    }
}

flaw! {
    /// A view says nothing about anybody else.
    TellsNothingOfOthers {
        fn ruling(view: &View, seat: Seat, action: Action) -> Ruling<Refusal> {
            if view.viewer.is(seat) { Toy::ruling(view, seat, action) } else { Ruling::Hidden }
        }
    }
}
