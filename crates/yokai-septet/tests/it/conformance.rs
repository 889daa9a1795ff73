//! The conformance suite for every form and switch of the game.

use game_core::{
    Fields, Game, Generator, Outcome, PlayoutRng, Random, Seat, Standing, Standings, Viewer,
};
use game_testkit::{Kit, Place, Placed};
use yokai_septet::config::{FirstLead, Goal, Players, Scoring};
use yokai_septet::pocket::Lower;
use yokai_septet::{
    Action, Beneath, Card, CardSet, Config, Deal, Maybe, Moment, Phase, State, Trio, YokaiSeptet,
};

/// What the suite needs to know of the game.
#[derive(Debug)]
pub(crate) struct YokaiKit;

impl Kit for YokaiKit {
    type Game = YokaiSeptet;

    fn configs() -> Vec<Config> {
        let words = [
            "players=4",
            "players=3 first_lead=as_dealt",
            "form=bridegrooms-short first_lead=as_dealt",
            "form=pocket",
            "players=4 scoring=rounds first_lead=as_dealt",
            "players=3 scoring=rounds",
            "form=bridegrooms",
            "players=3",
            "form=bridegrooms-short",
            "players=4 first_lead=as_dealt",
            "form=bridegrooms first_lead=as_dealt",
            "players=4 scoring=rounds",
            "players=3 scoring=rounds first_lead=as_dealt",
        ];
        words
            .into_iter()
            .map(|words| Config::from_words(words).unwrap())
            .collect()
    }

    fn bound(config: &Config) -> usize {
        let rounds = match config {
            Config::Base {
                players, scoring, ..
            } => match (players, scoring) {
                (Players::Four, Scoring::Stars) => 13,
                (Players::Four, Scoring::Rounds) => 3,
                (Players::Three, Scoring::Stars) => 19,
                (Players::Three, Scoring::Rounds) => 4,
            },
            // The rules set no limit; random play stays far below this one.
            Config::Bridegrooms { .. } => 60,
            Config::Pocket => 13,
        };
        // A pass or discard each, at most a swap for each boss and a word to stop, and all cards.
        rounds * (config.seats() + 9 + config.deck().len())
    }

    fn cards(state: &State) -> Vec<Placed> {
        let mut cards = Vec::new();
        let mut lay = |set: CardSet, place: Place| {
            cards.extend(set.iter().map(|card| Placed::new(&card, place)));
        };
        lay(state.board().played(), Place::only("played"));
        lay(
            state.board().turned_up().into_iter().collect(),
            Place::only("turned up"),
        );
        for (seat, hand) in state.hands().iter().enumerate() {
            lay(*hand, Place::at("hand", seat));
        }
        for (seat, discard) in state.discards().iter().enumerate() {
            lay(
                discard.iter().copied().collect(),
                Place::at("discard", seat),
            );
        }
        for (seat, row) in state.board().rows().iter().enumerate() {
            for (at, card) in row.open().iter().enumerate() {
                lay(
                    card.iter().copied().collect(),
                    Place::within("open", seat, at),
                );
            }
            for (at, card) in lower_cards(state, seat).into_iter().enumerate() {
                lay(card.into_iter().collect(), Place::within("lower", seat, at));
            }
        }
        cards
    }

    fn twin(state: &State, viewer: Viewer, rng: &mut PlayoutRng) -> State {
        // Of many exchanges of secret cards, those are kept after which nobody could tell.
        let mut twin = state.clone();
        *twin.secrets_mut().generator = Generator::new(rng.seed());
        if rng.below(2) == 0 {
            // A card that was shown and is still held may then be one that was passed on (R4.2).
            redraw_passes(&mut twin, viewer, rng);
        }
        let secret = secret_cards(state, viewer);
        if secret.len() > 1 {
            let swaps = if rng.below(2) == 0 {
                1
            } else {
                3 * secret.len()
            };
            for _ in 0..swaps {
                if let Some(exchanged) = exchanged(&twin, &secret, rng) {
                    twin = exchanged;
                }
            }
        }
        if rng.below(2) == 0 {
            redraw_passes(&mut twin, viewer, rng);
        }
        twin
    }

    fn any_action(rng: &mut PlayoutRng) -> Action {
        let mut card = || Card::new(rng.below(56) as u8).unwrap();
        let cards = [card(), card(), card()];
        match rng.below(12) {
            0 | 1 => Trio::new(cards).map_or(Action::Keep, Action::Pass),
            2 | 3 => Action::Give(cards),
            4 => Action::Discard(cards[0]),
            5 => Action::Swap(cards[0], Beneath::Left),
            6 => Action::Swap(cards[0], Beneath::Right),
            7 => Action::Keep,
            _ => Action::Play(cards[0]),
        }
    }

    fn broken_invariant(state: &State) -> Option<String> {
        let all = Self::cards(state);
        if all.len() != state.board().config().deck().len() {
            return Some(format!("{} cards", all.len()));
        }
        if !is_possible(state) {
            return Some("hands contradict what everybody saw".to_owned());
        }
        let table = state
            .board()
            .plays()
            .iter()
            .copied()
            .collect::<CardSet>();
        if !state.board().played().contains_all(table) {
            return Some("a card on record was not played".to_owned());
        }
        let points = state.board().scores()[..state.board().config().sides()]
            .iter()
            .filter(|&&score| score >= 7)
            .count();
        (points > 0 && state.board().phase() != Phase::Over)
            .then(|| format!("scores {:?}", state.board().scores()))
    }

    fn recount(state: &State) -> Outcome {
        let sides = state.board().config().sides();
        let score = |side: usize| -> i32 {
            match state.board().config() {
                Config::Bridegrooms { .. } => state.board().seals()[side].iter().count() as i32,
                _ => i32::from(state.board().scores()[side]),
            }
        };
        let scores: Vec<i32> = (0..sides).map(score).collect();
        let best = *scores.iter().max().unwrap();
        // Whoever is named first going left from the taker of the last trick wins a tie (R7.5).
        let taker = state.board().leader().unwrap().index();
        let winner = (1..=sides)
            .map(|ahead| (taker + ahead) % sides)
            .find(|&side| scores[side] == best);
        let standing = |side: usize| {
            let better = scores
                .iter()
                .filter(|&&other| other > scores[side])
                .count() as u8;
            let tied = scores[side] == best && Some(side) != winner;
            Standing {
                place: 1 + better + u8::from(tied),
                score: scores[side],
            }
        };
        let standings = Standings::with_places(&(0..sides).map(standing).collect::<Vec<_>>());
        if state.board().config().seats() == 4 {
            Outcome::teams(&[0, 1, 0, 1], standings)
        } else {
            Outcome::Individual(standings)
        }
    }

    fn deal(config: &Config, rng: &mut PlayoutRng) -> Option<Deal> {
        let mut state = YokaiSeptet::start(config, rng.seed());
        let mut deal = dealt(&state);
        if rng.below(2) == 0 && matches!(config, Config::Base { .. }) {
            // Later rounds are led by whoever led before, and one win may end the match.
            deal.leader = Some(Seat(rng.below(config.seats() as u32) as u8));
            deal.scores = (0..config.sides())
                .map(|_| rng.below(u32::from(config.target())) as u8)
                .collect();
        }
        if rng.below(2) == 0 {
            let steps = 20 + rng.below(20) as usize;
            game_core::playout::playout::<YokaiSeptet>(&mut state, rng, &mut Vec::new(), steps);
            if state.board().round() == 1 && matches!(state.board().phase(), Phase::Playing(_)) {
                deal = in_play(&state);
            }
        }
        Some(deal)
    }

    fn evenly_hidden(state: &State) -> bool {
        // A card played says something about the cards left, and a discard about the bosses in hand;
        // before that passes are drawn from any hand alike.
        state.board().plays().is_empty()
            && state.board().played().is_empty()
            && state.discards().iter().all(Option::is_none)
    }
}

/// The lower cards of a seat's row, seen or not.
fn lower_cards(state: &State, seat: usize) -> [Option<Card>; 7] {
    core::array::from_fn(|at| match state.board().rows()[seat].lower()[at] {
        Lower::Gone => None,
        Lower::Covered => state.covered()[seat][at],
        Lower::Known(card) | Lower::Up(card) => Some(card),
    })
}

/// The deal this state started a round with.
fn dealt(state: &State) -> Deal {
    let pocket = state.board().config() == Config::Pocket;
    let rows = &state.board().rows()[..if pocket { 2 } else { 0 }];
    Deal {
        moment: Moment::Dealt,
        round: 1,
        scores: Vec::new(),
        seals: Vec::new(),
        hands: state.hands()[..state.board().config().seats()]
            .iter()
            .map(|hand| hand.iter().collect())
            .collect(),
        turned_up: state.board().turned_up(),
        trump: None,
        leader: None,
        table: Vec::new(),
        tricks: Vec::new(),
        bosses: Vec::new(),
        open: rows
            .iter()
            .map(|row| row.open().map(Maybe).to_vec())
            .collect(),
        lower: (0..rows.len())
            .map(|seat| lower_cards(state, seat).map(Maybe).to_vec())
            .collect(),
        face_down: Vec::new(),
        discards: Vec::new(),
    }
}

/// The lower cards that nothing lies on any more and that turn up after the trick (R9.4).
fn face_down(state: &State) -> Vec<Card> {
    let mut cards = Vec::new();
    for (seat, row) in state.board().rows().iter().enumerate().take(2) {
        for (place, lower) in row.lower().iter().enumerate() {
            if row.is_free(place) && matches!(lower, Lower::Covered | Lower::Known(_)) {
                cards.extend(lower_cards(state, seat)[place]);
            }
        }
    }
    cards
}

/// The middle of a round as an explicit position.
fn in_play(state: &State) -> Deal {
    let trump = if state.board().config().is_bridegrooms() {
        state.board().trump()
    } else {
        None
    };
    let leader = if state.board().table().is_empty() {
        state.board().leader()
    } else {
        state.board().leaders().last().copied()
    };
    let seals = if state.board().config().is_bridegrooms() {
        state
            .board()
            .seals()
            .iter()
            .map(|suits| suits.iter().collect())
            .collect()
    } else {
        Vec::new()
    };
    Deal {
        moment: Moment::Play,
        seals,
        trump,
        leader,
        table: state.board().table().to_vec(),
        tricks: state.board().tricks().to_vec(),
        bosses: state
            .board()
            .bosses()
            .iter()
            .map(|bosses| bosses.iter().collect())
            .collect(),
        face_down: if state.board().config() == Config::Pocket {
            face_down(state)
        } else {
            Vec::new()
        },
        discards: state
            .discards()
            .iter()
            .copied()
            .flatten()
            .collect(),
        ..dealt(state)
    }
}

/// Every card whose place the viewer has not seen: in others' hands but for cards the viewer passed
/// there, others' discards, covered cards.
fn secret_cards(state: &State, viewer: Viewer) -> Vec<Card> {
    let mut cards = Vec::new();
    let own_gifts = viewer
        .seat()
        .and_then(|seat| state.given()[seat.index()])
        .unwrap_or([Card::A; 3]);
    let exchanged = state.board().phase() != Phase::Passing && viewer.seat().is_some();
    for seat in Seat::all(state.board().config().seats()).filter(|&seat| !viewer.is(seat)) {
        let known: CardSet = own_gifts
            .into_iter()
            .filter(|_| exchanged)
            .collect();
        let gave = viewer
            .seat()
            .is_some_and(|seat| state.given()[seat.index()].is_some());
        let hand = state.hands()[seat.index()] - if gave { known } else { CardSet::EMPTY };
        cards.extend(hand.iter());
        cards.extend(
            state
                .discards()
                .get(seat.index())
                .copied()
                .flatten(),
        );
    }
    cards.extend(state.covered().iter().flatten().flatten());
    cards
}

/// The state with some secret cards exchanged in a circle: two, or more where a card does not fit into the place of
/// the first one; `None` if that leads nowhere.
fn exchanged(state: &State, secret: &[Card], rng: &mut PlayoutRng) -> Option<State> {
    let mut any = || secret[rng.below(secret.len() as u32) as usize];
    let (mut twin, mut first) = (state.clone(), any());
    for _ in 0..4 {
        let other = (0..4)
            .map(|_| any())
            .find(|&other| fits(&twin, first, other))?;
        twin = swapped(&twin, first, other);
        if is_possible(&twin) {
            return Some(twin);
        }
        first = other;
    }
    None
}

/// Whether the card fits into the place of the other one, by what everybody saw.
fn fits(state: &State, card: Card, other: Card) -> bool {
    let hand = state
        .hands()
        .iter()
        .position(|hand| hand.contains(other));
    let discarded = state.discards().contains(&Some(other));
    hand.is_none_or(|seat| !state.board().voids()[seat].contains(card.suit()))
        && !(discarded && card.is_boss())
}

/// The state with the cards of two places exchanged, wherever they are now, and with them their
/// part in passes.
fn swapped(state: &State, a: Card, b: Card) -> State {
    let other = |card: Card| {
        if card == a {
            b
        } else if card == b {
            a
        } else {
            card
        }
    };
    let mut twin = state.clone();
    for hand in twin.secrets_mut().hands {
        *hand = hand.iter().map(other).collect();
    }
    for discard in twin.secrets_mut().discards.iter_mut().flatten() {
        *discard = other(*discard);
    }
    twin.secrets_mut()
        .covered
        .iter_mut()
        .flatten()
        .flatten()
        .for_each(|card| *card = other(*card));
    for pass in twin.secrets_mut().given.iter_mut().flatten() {
        *pass = pass.map(other);
        if !state.board().config().is_bridegrooms() {
            pass.sort_unstable();
        }
    }
    twin
}

/// Whether everything everybody saw could have happened with these cards.
fn is_possible(state: &State) -> bool {
    let seats = state.board().config().seats();
    let void_kept = (0..seats)
        .all(|seat| (state.hands()[seat] & state.board().voids()[seat].cards()).is_empty());
    let no_boss = state
        .discards()
        .iter()
        .flatten()
        .all(|card| !card.is_boss());
    void_kept && no_boss && passes_are_possible(state) && shown_is_possible(state)
}

/// Cards chosen to be passed are in the giver's hand; exchanged ones with the receiver, or played.
fn passes_are_possible(state: &State) -> bool {
    Seat::all(state.board().config().seats()).all(|giver| {
        let cards = state.given()[giver.index()]
            .into_iter()
            .flatten()
            .enumerate();
        cards.into_iter().all(|(place, card)| {
            let holder = if state.board().phase() == Phase::Passing {
                giver
            } else {
                state.board().config().receiver(giver, place)
            };
            had(state, holder).contains(card)
        })
    })
}

/// The cards a seat has in hand or has played.
fn had(state: &State, seat: Seat) -> CardSet {
    let seats = state.board().config().seats();
    let mut cards = state.hands()[seat.index()];
    for (at, trick) in state.board().plays().chunks(seats).enumerate() {
        let order = (seat.index() + seats - state.board().leaders()[at].index()) % seats;
        cards = cards | trick.get(order).copied().into_iter().collect();
    }
    cards
}

/// The card that was shown is, or was, with the one who showed it; if shown before the pass, it may
/// have been passed on.
fn shown_is_possible(state: &State) -> bool {
    let Some(shown) = state.board().shown() else {
        return true;
    };
    let as_dealt = state.board().config().first_lead() == Some(FirstLead::AsDealt);
    if !as_dealt || state.board().phase() == Phase::Passing {
        return had(state, shown.seat).contains(shown.card);
    }
    let passed_on =
        state.given()[shown.seat.index()].is_some_and(|cards| cards.contains(&shown.card));
    let received = Seat::all(state.board().config().seats()).filter(|&seat| seat != shown.seat);
    let mut received = received
        .filter_map(|seat| state.given()[seat.index()])
        .flatten();
    !received.any(|card| card == shown.card)
        && (passed_on || had(state, shown.seat).contains(shown.card))
}

/// Other passes between others, among cards the receivers could have got.
fn redraw_passes(state: &mut State, viewer: Viewer, rng: &mut PlayoutRng) {
    let pending = state.board().phase() == Phase::Passing;
    for giver in Seat::all(state.board().config().seats()).filter(|&giver| !viewer.is(giver)) {
        let Some(mut pass) = state.given()[giver.index()] else {
            continue;
        };
        let place = rng.below(3) as usize;
        let receiver = state.board().config().receiver(giver, place);
        if viewer.is(receiver) && !pending {
            continue;
        }
        let from = had(state, if pending { giver } else { receiver });
        let given: CardSet = state
            .given()
            .iter()
            .flatten()
            .flatten()
            .copied()
            .collect();
        let free = if pending {
            from - pass.into_iter().collect()
        } else {
            from - given
        };
        let Some(card) = free.nth(rng.below(free.len() as u32) as usize) else {
            continue;
        };
        let mut twin = state.clone();
        pass[place] = card;
        if !state.board().config().is_bridegrooms() {
            pass.sort_unstable();
        }
        twin.secrets_mut().given[giver.index()] = Some(pass);
        if is_possible(&twin) {
            *state = twin;
        }
    }
}

#[test]
fn every_form_and_switch_is_played() {
    let configs = YokaiKit::configs();
    let base = configs
        .iter()
        .filter(|config| matches!(config, Config::Base { .. }))
        .count();
    let short = |config: &&Config| {
        matches!(
            config,
            Config::Bridegrooms {
                goal: Goal::FirstFour,
                ..
            }
        )
    };
    assert_eq!(
        (configs.len(), base, configs.iter().filter(short).count()),
        (13, 8, 2)
    );
}

game_testkit::conformance!(YokaiKit);
