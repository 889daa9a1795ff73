//! The conformance suite for every number of players of both variants, and for each switch.

use game_core::{
    Fields, Game, Outcome, PlayoutRng, Random, Seat, Silent, Standing, Standings, Viewer,
    playout::playout,
};
use game_testkit::{Kit, Place, Placed};
use samurakva::{
    Action, Artifact, ArtifactSet, Card, CardSet, Config, Deal, Phase, RowNumber, Samurakva, State,
    row::Ends, scoring,
};

use crate::twin;

/// What the suite needs to know of the game.
#[derive(Debug)]
pub(crate) struct SamurakvaKit;

impl Kit for SamurakvaKit {
    type Game = Samurakva;

    fn configs() -> Vec<Config> {
        let one = (2..=10).map(|players| format!("players={players} limit={}", 10 + players));
        let two = (2..=8).map(|players| format!("variant=2 players={players}"));
        let switches = [
            "players=4",
            "players=3 penalties=classic rounds=1",
            "players=5 forced_cheapest_row=true rounds=1",
            "players=3 deck=tight rounds=2",
            "players=10 deck=tight rounds=1",
            "variant=2 players=3 floor_at_zero=true",
            "variant=2 players=4 forced_cheapest_row=true penalties=classic",
        ];
        let words = one.chain(two).chain(switches.map(str::to_owned));
        words
            .map(|words| Config::from_words(&words).unwrap())
            .collect()
    }

    fn bound(config: &Config) -> usize {
        let seats = config.seats();
        if config.has_artifacts() {
            // Each card: choose, place, take a row, mask, and replace twice.
            return 6 * 24 * seats;
        }
        // Every round costs somebody at least a point, and each card takes two decisions at most.
        let value = |key| {
            config
                .values()
                .iter()
                .find(|(other, _)| *other == key)
                .map(|(_, value)| value.clone())
        };
        let limit: usize = value("limit").map_or(100, |limit| limit.parse().unwrap());
        (limit * seats + 1) * 20 * seats
    }

    fn cards(state: &State) -> Vec<Placed> {
        let mut cards: Vec<Placed> = state
            .set_aside()
            .iter()
            .map(|card| Placed::new(&card, Place::only("aside")))
            .collect();
        for seat in Seat::all(state.board().config().seats()) {
            let at = seat.index();
            cards.extend(
                state
                    .hand(seat)
                    .iter()
                    .map(|card| Placed::new(&card, Place::at("hand", at))),
            );
            cards.extend(
                state
                    .board()
                    .piles()
                    .of(seat)
                    .iter()
                    .map(|card| Placed::new(&card, Place::at("taken", at))),
            );
            let revealed = state.board().card_of(seat);
            cards.extend(revealed.map(|card| Placed::new(&card, Place::at("revealed", at))));
            let held = state.artifacts_of(seat);
            cards.extend(
                held.iter()
                    .map(|kind| Placed::new(&kind, Place::at("artifacts", at))),
            );
        }
        for row in RowNumber::ALL {
            let lying = state.board().rows().row(row).cards().enumerate();
            cards.extend(
                lying.map(|(at, card)| Placed::new(&card, Place::within("row", row.index(), at))),
            );
        }
        let pile = state.pile();
        cards.extend(
            pile.iter()
                .enumerate()
                .map(|(at, kind)| Placed::new(kind, Place::at("pile", at))),
        );
        cards.extend(
            state
                .board()
                .discards()
                .iter()
                .map(|kind| Placed::new(&kind, Place::only("discards"))),
        );
        cards.extend(
            state
                .board()
                .rows()
                .on_table()
                .iter()
                .map(|kind| Placed::new(&kind, Place::only("table"))),
        );
        cards
    }

    fn twin(state: &State, viewer: Viewer, rng: &mut PlayoutRng) -> State {
        twin::twin(state, viewer, rng)
    }

    fn any_action(rng: &mut PlayoutRng) -> Action {
        let card = Card::new(1 + rng.below(104) as u8).unwrap();
        let row = RowNumber::ALL[rng.below(5) as usize];
        let kind = Artifact::ALL[rng.below(7) as usize];
        match rng.below(13) {
            0 => Action::Place,
            1 => Action::Flower(card),
            2 => Action::Paw,
            3 => Action::Katana(row),
            4 => Action::Fan(card, row),
            5 => Action::Arch,
            6 => Action::Sticks(row),
            7 => Action::Take(row),
            8 => Action::Accept,
            9 => Action::Mask(card),
            10 => Action::Keep,
            11 => Action::Replace(kind),
            _ => Action::Choose(card),
        }
    }

    fn broken_invariant(state: &State) -> Option<String> {
        broken_cards(state)
            .or_else(|| broken_rows(state))
            .or_else(|| broken_artifacts(state))
    }

    fn recount(state: &State) -> Outcome {
        let totals = state.board().totals();
        let place = |total: i16| {
            1 + totals
                .iter()
                .filter(|&&other| other < total)
                .count() as u8
        };
        let standing = |&total: &i16| Standing {
            place: place(total),
            score: i32::from(total),
        };
        Outcome::Individual(Standings::with_places(
            &totals.iter().map(standing).collect::<Vec<_>>(),
        ))
    }

    fn deal(config: &Config, rng: &mut PlayoutRng) -> Option<Deal> {
        // Some way into a round, with whatever lies on the table then.
        let mut state = Samurakva::start(config, rng.seed());
        let decisions = rng.below(8 * config.seats() as u32) as usize;
        playout::<Samurakva>(&mut state, rng, &mut Vec::new(), decisions);
        while state.board().phase() != Phase::Choosing
            || state.board().to_act().len() != config.seats()
        {
            let seat = state.board().to_act().first()?;
            let action = Self::choose(&state, seat, rng, &mut Vec::new())?;
            Samurakva::apply(&mut state, seat, action, &mut Silent).ok()?;
        }
        Some(deal_of(&state))
    }

    /// Half the time as `sample` does; otherwise an artifact of a random kind where one can be used,
    /// and if it can make a row over-full, rather so.
    fn choose(
        state: &State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        let first = Samurakva::sample(state, seat, rng, scratch)?;
        if state.board().phase() == Phase::Choosing || rng.below(2) == 0 {
            return Some(first);
        }
        scratch.clear();
        Samurakva::legal(state, seat, scratch);
        let word = |action: &Action| {
            action
                .to_string()
                .split(' ')
                .next()
                .map(str::to_owned)
        };
        let mut words: Vec<_> = scratch.iter().skip(1).map(word).collect();
        words.dedup();
        let Some(kind) = words.get(rng.below(words.len() as u32) as usize) else {
            return Some(first);
        };
        scratch.retain(|action| word(action) == *kind);
        let overfills = |action: &Action| match action {
            Action::Fan(_, row) | Action::Sticks(row) => state.board().rows().is_full(*row),
            _ => false,
        };
        if scratch.iter().any(overfills) && rng.below(3) > 0 {
            scratch.retain(overfills);
        }
        scratch
            .get(rng.below(scratch.len() as u32) as usize)
            .copied()
            .or(Some(first))
    }

    fn evenly_hidden(state: &State) -> bool {
        // What players place, and how, follows from their hands; but which card they choose does not
        // depend on anything else while no artifact speaks.
        !state.board().config().has_artifacts()
    }
}

/// The position at the beginning of a turn as an explicit deal.
fn deal_of(state: &State) -> Deal {
    let seats = state.board().config().seats();
    let cards = |set: CardSet| set.iter().collect::<Vec<Card>>();
    let held = |seats: &[ArtifactSet]| {
        seats
            .iter()
            .map(|held| held.iter().collect())
            .collect()
    };
    let piles: Vec<CardSet> = Seat::all(seats)
        .map(|seat| state.board().piles().of(seat))
        .collect();
    let cost = |pile| scoring::set_points(state.board().config().penalties(), pile);
    Deal {
        round: state.board().round(),
        hands: Seat::all(seats)
            .map(|seat| cards(state.hand(seat)))
            .collect(),
        rows: state
            .board()
            .rows()
            .cards()
            .iter()
            .filter(|row| !row.is_empty())
            .map(|row| row.cards().collect())
            .collect(),
        piles: piles.iter().copied().map(cards).collect(),
        totals: piles.into_iter().map(cost).collect(),
        artifacts: held(state.artifacts()),
        draw: state.pile().iter().rev().copied().collect(),
        paws: state.board().rows().paws().iter().collect(),
        katanas: state.board().rows().katanas().iter().collect(),
    }
}

fn broken_cards(state: &State) -> Option<String> {
    let seats = state.board().config().seats();
    for at in 0..seats {
        let hand = state.hands()[at];
        let held = hand.held(state.board().hand_size() as usize);
        if held.len() != state.board().hand_size() as usize {
            return Some(format!(
                "hand {at} of {} cards should have {}",
                held.len(),
                state.board().hand_size()
            ));
        }
        if state.board().phase() == Phase::Choosing {
            let waiting = state.board().to_act().contains(Seat(at as u8));
            let last = hand.at(state.board().hand_size() as usize - 1);
            let choice = state.choice_of(Seat(at as u8));
            if choice.is_some() == waiting || (!waiting && choice != last) {
                return Some(format!("the choice of seat {at} is not what it should be"));
            }
        }
    }
    let in_piles = state.board().piles().all().len();
    let in_rows: usize = state
        .board()
        .rows()
        .cards()
        .iter()
        .map(|row| row.len())
        .sum();
    let open = state.board().revealed().iter().flatten().count();
    if open > 0 && state.board().phase() == Phase::Choosing {
        return Some("a card is revealed while all choose".to_owned());
    }
    let turns = state.board().config().hand() - state.board().hand_size() as usize;
    if in_piles + in_rows + open != 4 + seats * turns {
        return Some(format!(
            "{in_piles} cards taken, {in_rows} in rows, {open} revealed after {turns} turns"
        ));
    }
    if let Some(wrong) = broken_memory(state) {
        return Some(wrong);
    }
    let counted = state.board().taken().is_empty() && state.board().round() == 1;
    let floor = state
        .board()
        .config()
        .values()
        .contains(&("floor_at_zero", "true".to_owned()));
    let cost = |cards: CardSet| scoring::set_points(state.board().config().penalties(), cards);
    let wrong = (0..seats).find(|&at| {
        let pile = state.board().piles().of(Seat(at as u8));
        state.board().totals()[at] != cost(pile) - 2 * cost(pile.and(state.board().masked()))
    });
    wrong
        .filter(|_| counted && !floor)
        .map(|at| format!("seat {at} has {} points", state.board().totals()[at]))
}

/// Who played what is remembered for each turn since the round was dealt, or since the position told;
/// every card of it lies open, and the last of each seat is the one it is placing.
fn broken_memory(state: &State) -> Option<String> {
    let (seats, turns) = (
        state.board().config().seats(),
        state.board().config().hand() - state.board().hand_size() as usize,
    );
    let played: Vec<Vec<Card>> = state.hands()[..seats]
        .iter()
        .map(|hand| {
            hand.played(state.board().hand_size() as usize)
                .collect()
        })
        .collect();
    if played
        .iter()
        .any(|cards| cards.len() != played[0].len())
        || played[0].len() > turns
    {
        return Some(format!("in {turns} turns the seats have played {played:?}"));
    }
    let all: CardSet = played.iter().flatten().copied().collect();
    if all.len() != seats * played[0].len() {
        return Some(format!("a card was played twice: {played:?}"));
    }
    let placing = state.board().phase() != Phase::Choosing;
    let revealed = state.board().revealed().iter().copied().flatten();
    let rows = state
        .board()
        .rows()
        .cards()
        .iter()
        .flat_map(|row| row.cards());
    let open: CardSet = rows
        .chain(revealed)
        .chain(state.board().piles().all().iter())
        .collect();
    let other = |at: usize| {
        state.board().revealed()[at].is_some_and(|card| played[at].last() != Some(&card))
    };
    let wrong = !all.minus(open).is_empty() || (placing && (0..seats).any(other));
    wrong.then(|| {
        format!(
            "played {played:?}, but open lie {open:?} and {:?}",
            state.board().revealed()
        )
    })
}

fn broken_rows(state: &State) -> Option<String> {
    for row in RowNumber::ALL {
        let cards: Vec<Card> = state.board().rows().row(row).cards().collect();
        let holds = if state.board().rows().paws().contains(row) {
            6
        } else {
            5
        };
        let lies = !cards.is_empty() || row == RowNumber::Fifth;
        if !lies || cards.len() > holds || !cards.is_sorted() {
            return Some(format!("row {row} has {cards:?}"));
        }
        let bare = !state.board().rows().paws().contains(row)
            && !state.board().rows().katanas().contains(row);
        if cards.is_empty() && !bare {
            return Some("an artifact lies where no row is".to_owned());
        }
    }
    if state.board().rows().ends()
        != Ends::of(state.board().rows().cards(), state.board().rows().katanas())
    {
        return Some(format!(
            "the ends are not those of the rows: {:?}",
            state.board().rows().ends()
        ));
    }
    (state.board().rows().katanas().len() > 2).then(|| "three katanas".to_owned())
}

/// Artifacts are all there, and where they are said to come from is possible.
fn broken_artifacts(state: &State) -> Option<String> {
    if !state.board().config().has_artifacts() {
        return (state.board().pile_len() > 0).then(|| "a pile of artifacts".to_owned());
    }
    let pile: Vec<Artifact> = state.pile().to_vec();
    for kind in Artifact::ALL {
        let in_pile = pile
            .iter()
            .filter(|&&other| other == kind)
            .count();
        let held: usize = state
            .artifacts()
            .iter()
            .map(|held| held.count(kind))
            .sum();
        let open =
            state.board().discards().count(kind) + state.board().rows().on_table().count(kind);
        if in_pile + held + open != 4 {
            return Some(format!("{} of {kind}", in_pile + held + open));
        }
        for (at, drawn) in state.drawn().iter().enumerate() {
            let ever = state.artifacts()[at].count(kind) + state.board().shown()[at].count(kind);
            if drawn.count(kind) > ever {
                return Some(format!("seat {at} never had the {kind} it drew"));
            }
        }
        let drawn: usize = state
            .drawn()
            .iter()
            .map(|drawn| drawn.count(kind))
            .sum();
        if in_pile + drawn < state.board().shuffled_in().count(kind) {
            return Some(format!(
                "{kind} was shuffled in, and is neither in the pile nor drawn"
            ));
        }
    }
    None
}

game_testkit::conformance!(SamurakvaKit);

/// Uniformly random players seldom get there; the suite's players must.
#[test]
fn the_suites_players_reach_the_rare_paths() {
    let configs = ["variant=2 players=4", "variant=2 players=7"];
    let configs = configs.map(|words| Config::from_words(words).unwrap());
    let mut rng = PlayoutRng::new(1);
    let mut seen = std::collections::BTreeMap::<&str, usize>::new();
    for number in 0..300 {
        let mut state = Samurakva::start(&configs[number % 2], rng.seed());
        while let Some(seat) = state.board().to_act().first() {
            let action = SamurakvaKit::choose(&state, seat, &mut rng, &mut Vec::new()).unwrap();
            let path = match action {
                Action::Fan(_, row)
                    if state.board().rows().is_full(row) && row == RowNumber::Fifth =>
                {
                    "fan, fifth row"
                }
                Action::Fan(_, row)
                    if state.board().rows().is_full(row)
                        && state.board().rows().paws().contains(row) =>
                {
                    "fan, paw"
                }
                Action::Fan(_, row) if state.board().rows().is_full(row) => "fan",
                Action::Sticks(row)
                    if state.board().rows().is_full(row) && row == RowNumber::Fifth =>
                {
                    "sticks, fifth row"
                }
                Action::Sticks(row)
                    if state.board().rows().is_full(row)
                        && state.board().rows().paws().contains(row) =>
                {
                    "sticks, paw"
                }
                Action::Take(RowNumber::Fifth) => "fifth row taken",
                Action::Replace(_) if state.board().pile_len() == 0 => "shuffled",
                Action::Katana(_) if !state.board().rows().katanas().is_empty() => "two katanas",
                _ => "",
            };
            *seen.entry(path).or_default() += 1;
            Samurakva::apply(&mut state, seat, action, &mut Silent).unwrap();
        }
    }
    assert_eq!(seen.len(), 9, "{seen:?}");
}
