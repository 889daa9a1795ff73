//! The conformance suite for every count, level and variant of the game.

use game_core::{Game, Generator, Outcome, PlayoutRng, Random, Seat, Viewer};
use game_testkit::{Kit, Place, Placed};
use samurai_spirit::card::CARDS;
use samurai_spirit::effects::steps::MAX_STEPS;
use samurai_spirit::{
    Action, Card, CardSet, Config, Deal, Ending, Level, Penalty, Samurai, SamuraiSpirit,
    SpareTokens, State, Step, Symbol,
};

#[path = "../../examples/support/policy.rs"]
pub(crate) mod policy;
#[path = "../../examples/support/positions.rs"]
pub(crate) mod positions;

/// What the suite needs to know of the game.
#[derive(Debug)]
pub(crate) struct SamuraiSpiritKit;

impl Kit for SamuraiSpiritKit {
    type Game = SamuraiSpirit;

    fn configs() -> Vec<Config> {
        let tables =
            (2..=7).flat_map(|count| Level::ALL.map(|level| Config::new(count, level).unwrap()));
        let variants = [
            (2, SpareTokens::Off),
            (3, SpareTokens::On),
            (5, SpareTokens::On),
            (6, SpareTokens::On),
        ];
        let variants = variants.map(|(count, spares)| {
            Config::new(count, Level::Hard)
                .unwrap()
                .with_spare_tokens(spares)
                .unwrap()
        });
        let named = [
            Samurai::Katsushiro,
            Samurai::Daisuke,
            Samurai::Kyuzo,
            Samurai::Kikuchiyo,
        ];
        let named = Config::with_samurai(&named, Level::Normal)
            .unwrap()
            .with_first(Some(Seat(2)))
            .unwrap();
        tables.chain(variants).chain([named]).collect()
    }

    fn bound(_: &Config) -> usize {
        // 200 turns in each of three rounds; the spare tokens and their end, the penalties, a lost
        // defence and the action; up to two cards handed around once; and the Kiais of a turn.
        3 * 200 * (6 + 1 + 1 + 1 + 1 + 2 * 8 + 1 + 30)
    }

    fn cards(state: &State) -> Vec<Placed> {
        places(state)
            .into_iter()
            .map(|(card, place)| Placed::new(&card, place))
            .collect()
    }

    fn twin(state: &State, _: Viewer, rng: &mut PlayoutRng) -> State {
        let mut twin = state.clone();
        *twin.secrets_mut().generator = Generator::new(rng.seed());
        if state.board().config().level().farm_backs() {
            let burned = 6 - state.board().farms_left() as usize;
            rng.shuffle(&mut twin.secrets_mut().farms[burned..]);
        }
        let swaps = if rng.below(2) == 0 { 1 } else { 60 };
        for _ in 0..swaps {
            swap_hidden(&mut twin, rng);
        }
        twin
    }

    fn any_action(rng: &mut PlayoutRng) -> Action {
        let seat = |rng: &mut PlayoutRng| Seat(rng.below(8) as u8);
        let symbol = Symbol::ALL[rng.below(3) as usize];
        match rng.below(20) {
            0 => Action::Decline,
            1 => Action::Spare(Samurai::ALL[rng.below(7) as usize]),
            2 => Action::Ignore,
            3 => Action::Suffer(Penalty::ALL[rng.below(11) as usize]),
            4 => Action::Lose(symbol),
            5 => Action::Fight,
            6 => Action::Support(seat(rng)),
            7 => Action::Pass,
            8 => Action::Defend,
            9 => Action::Confront,
            10 => Action::Hand(seat(rng)),
            11 => Action::Discard,
            12 => Action::Redraw,
            13 => Action::Barricade,
            14 => Action::Heal(seat(rng)),
            15 => Action::Move {
                from: seat(rng),
                to: seat(rng),
            },
            16 => Action::Kiai,
            17 => Action::Lend {
                owner: seat(rng),
                to: seat(rng),
            },
            18 => Action::Strike(seat(rng)),
            _ => Action::Next(Card::new(rng.below(CARDS as u32) as usize).unwrap()),
        }
    }

    fn broken_invariant(state: &State) -> Option<String> {
        broken(state)
    }

    fn recount(state: &State) -> Outcome {
        let seats = state.board().config().seats();
        let won = state.board().ending() == Some(Ending::Won);
        let tokens = state
            .board()
            .boards()
            .iter()
            .take(seats)
            .filter(|board| matches!(board.wounds(), 1 | 3))
            .count();
        let score = state.board().farms_left() as i32
            + state.board().families().iter().count() as i32
            + i32::from(tokens == 0);
        Outcome::Cooperative {
            won,
            score: if won { score } else { 0 },
            seats: seats as u8,
        }
    }

    fn deal(config: &Config, rng: &mut PlayoutRng) -> Option<Deal> {
        Some(positions::random_position(config, rng))
    }

    /// Two of three decisions as the sensible player makes them, so that later rounds are reached.
    fn choose(
        state: &State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        if rng.below(3) == 0 {
            return SamuraiSpirit::sample(state, seat, rng, scratch);
        }
        scratch.clear();
        SamuraiSpirit::legal(state, seat, scratch);
        policy::decide(&SamuraiSpirit::view(state, Viewer::Seat(seat)), scratch)
    }

    fn evenly_hidden(_: &State) -> bool {
        // Nobody ever knows more than everyone, so what the players do depends on nothing hidden.
        true
    }
}

/// Where every card lies.
fn places(state: &State) -> Vec<(Card, Place)> {
    let mut places: Vec<(Card, Place)> = Vec::new();
    let stack = state.stack().iter().enumerate();
    places.extend(stack.map(|(at, &card)| (card, Place::at("stack", at))));
    let intruders = state
        .intruders()
        .iter()
        .zip((0..state.board().intruders()).rev());
    places.extend(intruders.map(|(&card, at)| (card, Place::at("intruder", at))));
    for seat in Seat::all(state.board().seats()) {
        places.extend(
            state
                .board()
                .line(seat)
                .enumerate()
                .map(|(at, card)| (card, Place::within("line", seat.index(), at))),
        );
        let defended = state
            .board()
            .of(seat)
            .defended()
            .into_iter()
            .flatten();
        places.extend(defended.map(|card| (card, Place::at("left", seat.index()))));
    }
    places.extend(
        state
            .board()
            .discard()
            .iter()
            .map(|card| (card, Place::only("discard"))),
    );
    places.extend(
        state
            .board()
            .hand()
            .map(|hand| (hand.card, Place::only("hand"))),
    );
    let box_cards = Card::all().filter(|&card| !state.in_match().contains(card));
    places.extend(box_cards.map(|card| (card, Place::only("box"))));
    places
}

/// A place that nobody can see into.
#[derive(Clone, Copy, PartialEq)]
enum Hidden {
    Stack(usize),
    Intruder(usize, Card),
    Box(Card),
}

/// Swaps the cards of two hidden places, if nobody could tell by what was seen before.
fn swap_hidden(state: &mut State, rng: &mut PlayoutRng) {
    let stack = state.board().stack();
    let middle =
        stack.under() as usize..(stack.len() - stack.face_up()).max(stack.under()) as usize;
    let mut hidden: Vec<Hidden> = middle.map(Hidden::Stack).collect();
    let intruders = state.intruders();
    for (depth, &card) in intruders.iter().rev().enumerate() {
        if !state.board().known_intruders().contains(card) {
            hidden.push(Hidden::Intruder(depth, card));
        }
    }
    let unseen = |card: Card| {
        card.first_round() == state.board().round() && !state.board().known().contains(card)
    };
    hidden.extend(
        Card::all()
            .filter(|&card| !state.in_match().contains(card) && unseen(card))
            .map(Hidden::Box),
    );
    if hidden.len() < 2 {
        return;
    }
    let pick = |rng: &mut PlayoutRng| hidden[rng.below(hidden.len() as u32) as usize];
    let (one, other) = (pick(rng), pick(rng));
    let card = |place| match place {
        Hidden::Stack(at) => state.stack()[at],
        Hidden::Intruder(_, card) | Hidden::Box(card) => card,
    };
    let may_lie = |card: Card, place| match place {
        Hidden::Stack(_) => true,
        Hidden::Intruder(depth, _) => state.board().not_below(card) as usize <= depth,
        Hidden::Box(_) => unseen(card),
    };
    let is_doll = |card: Card| card.face().symbol == Some(Symbol::Doll);
    let boxed = matches!(one, Hidden::Box(_)) || matches!(other, Hidden::Box(_));
    // Dolls promised or set aside keep their number when only like goes for like.
    let promise =
        !boxed || state.board().promised_dolls() == 0 || is_doll(card(one)) == is_doll(card(other));
    if one != other && may_lie(card(one), other) && may_lie(card(other), one) && promise {
        exchange(state, card(one), card(other));
    }
}

/// Exchanges two cards wherever they lie: stack, intruders or box.
fn exchange(state: &mut State, one: Card, other: Card) {
    let swapped = |card: Card| match card {
        _ if card == one => other,
        _ if card == other => one,
        _ => card,
    };
    for card in state.secrets_mut().face_down {
        *card = swapped(*card);
    }
    let in_match = state.in_match().iter().map(swapped).collect();
    *state.secrets_mut().in_match = in_match;
}

/// What is wrong with the state in itself.
fn broken(state: &State) -> Option<String> {
    let cards = places(state);
    let distinct: CardSet = cards.iter().map(|(card, _)| *card).collect();
    if cards.len() != CARDS || distinct.len() != CARDS {
        return Some(format!(
            "{} cards in places, {} different",
            cards.len(),
            distinct.len()
        ));
    }
    for seat in Seat::all(state.board().seats()) {
        let sum: u8 = state.board().line(seat).map(Card::value).sum();
        if sum != state.board().of(seat).total() {
            return Some(format!("the total of seat {seat} is not {sum}"));
        }
    }
    if !state
        .board()
        .known()
        .minus(state.in_match())
        .is_empty()
    {
        return Some("a card known to be in the match is not".to_owned());
    }
    let intruders = state.intruders();
    let limited = intruders.iter().rev().enumerate();
    for (depth, card) in
        limited.filter(|(_, card)| !state.board().known_intruders().contains(**card))
    {
        if state.board().not_below(*card) as usize > depth {
            return Some(format!(
                "{card} lies at {depth} among the intruders, where it cannot be"
            ));
        }
    }
    let dolls = state
        .in_match()
        .iter()
        .filter(|card| card.face().symbol == Some(Symbol::Doll))
        .count();
    if dolls < state.board().promised_dolls() as usize {
        return Some(format!("only {dolls} dolls"));
    }
    if state.board().ending().is_some() {
        return None;
    }
    let Some(step) = state.board().steps().top() else {
        return Some("nothing to do".to_owned());
    };
    if state.board().hand().is_some() != (step == Step::Play) {
        return Some("a card in hand that nobody has to play".to_owned());
    }
    if state.board().steps().as_slice().len() == MAX_STEPS {
        return Some("the steps pile up to the limit, which they should never reach".to_owned());
    }
    if step.is_checkpoint()
        && (state.board().first_on_kiai().is_some() || state.board().stack().is_empty())
    {
        return Some("a Kiai or the end of the round is overdue".to_owned());
    }
    None
}

game_testkit::conformance!(SamuraiSpiritKit);

/// Tables whose Kiais move cards between lines, for the test that chains end.
pub(crate) fn configs_with_many_kiais() -> Vec<Config> {
    let names = [
        Samurai::Daisuke,
        Samurai::Kikuchiyo,
        Samurai::Heihachi,
        Samurai::Kyuzo,
        Samurai::Gorobei,
    ];
    (2..=5)
        .map(|count| Config::with_samurai(&names[..count], Level::Normal).unwrap())
        .collect()
}
