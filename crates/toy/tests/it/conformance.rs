//! The conformance suite for every configuration of the game.

use game_core::{Game, Generator, Outcome, PlayoutRng, Random, Seat, Standing, Standings, Viewer};
use game_testkit::{Kit, Place, Placed};
use toy::card::HIGHEST;
use toy::{Action, Card, CardSet, Config, Deal, State, Toy};

/// What the suite needs to know of the game.
#[derive(Debug)]
pub(crate) struct ToyKit;

impl Kit for ToyKit {
    type Game = Toy;

    fn configs() -> Vec<Config> {
        let counts = [2, 4]
            .into_iter()
            .flat_map(|players| (2..=4).map(move |hand| (players, hand)));
        counts
            .filter_map(|(players, hand)| Config::new(players, hand))
            .collect()
    }

    fn bound(config: &Config) -> usize {
        // A choice for each card, and an exchange after each trick but the last.
        config.seats() * config.hand() + config.hand() - 1
    }

    fn cards(state: &State) -> Vec<Placed> {
        let mut cards = Vec::new();
        for (seat, played) in state.board.played.iter().enumerate() {
            cards.extend(
                played
                    .iter()
                    .flatten()
                    .map(|card| Placed::new(card, Place::at("played", seat))),
            );
        }
        for (seat, hand) in state.hands.iter().enumerate() {
            cards.extend(
                hand.iter()
                    .map(|card| Placed::new(&card, Place::at("hand", seat))),
            );
        }
        cards.extend(
            state
                .deck
                .iter()
                .enumerate()
                .map(|(at, card)| Placed::new(card, Place::at("deck", at))),
        );
        cards
    }

    fn twin(state: &State, viewer: Viewer, rng: &mut PlayoutRng) -> State {
        let mut twin = state.clone();
        twin.generator = Generator::new(rng.seed());
        let others: Vec<Seat> = Seat::all(state.board.config.seats())
            .filter(|seat| !viewer.is(*seat))
            .collect();
        let secret: Vec<usize> = (0..4)
            .filter(|&at| !state.board.buried_by[at].is_some_and(|seat| viewer.is(seat)))
            .collect();
        let hidden = others
            .iter()
            .flat_map(|seat| state.hands[seat.index()].iter());
        let mut hidden: Vec<Card> = hidden
            .chain(secret.iter().map(|&at| state.deck[at]))
            .collect();
        mix(&mut hidden, rng);
        let mut hidden = hidden.into_iter();
        for seat in others {
            let hand: Vec<Card> = hidden
                .by_ref()
                .take(state.hands[seat.index()].len())
                .collect();
            twin.hands[seat.index()] = hand.iter().copied().collect();
            if state.chosen[seat.index()].is_some() {
                twin.chosen[seat.index()] = Some(hand[rng.below(hand.len() as u32) as usize]);
            }
        }
        for (at, card) in secret.into_iter().zip(hidden) {
            twin.deck[at] = card;
        }
        twin
    }

    fn any_action(rng: &mut PlayoutRng) -> Action {
        let card = Card::new(1 + rng.below(u32::from(HIGHEST)) as u8).unwrap();
        match rng.below(5) {
            0 => Action::Keep,
            1 | 2 => Action::Exchange(card),
            _ => Action::Choose(card),
        }
    }

    fn broken_invariant(state: &State) -> Option<String> {
        let seats = state.board.config.seats();
        for seat in Seat::all(seats) {
            let hand = state.hands[seat.index()];
            if state.chosen[seat.index()].is_some_and(|card| !hand.contains(card)) {
                return Some(format!("seat {seat} has chosen a card it does not hold"));
            }
        }
        let sizes: Vec<usize> = state.hands[..seats]
            .iter()
            .map(|hand| hand.len())
            .collect();
        let equal = sizes.iter().all(|&size| size == sizes[0]);
        let tricks = state
            .board
            .tricks
            .iter()
            .map(|&tricks| tricks as usize)
            .sum::<usize>();
        let counted = tricks + sizes[0] == state.board.config.hand()
            && state
                .board
                .played
                .iter()
                .flatten()
                .flatten()
                .count()
                == tricks * seats;
        (!equal || !counted).then(|| format!("hands of {sizes:?} after {tricks} tricks"))
    }

    fn recount(state: &State) -> Outcome {
        let even: u8 = state.board.tricks.iter().step_by(2).sum();
        let odd: u8 = state.board.tricks.iter().skip(1).step_by(2).sum();
        let standings = Standings::with_places(&[
            Standing {
                place: if even >= odd { 1 } else { 2 },
                score: i32::from(even),
            },
            Standing {
                place: if odd >= even { 1 } else { 2 },
                score: i32::from(odd),
            },
        ]);
        match state.board.config.seats() {
            2 => Outcome::Individual(standings),
            _ => Outcome::teams(&[0, 1, 0, 1], standings),
        }
    }

    fn deal(config: &Config, rng: &mut PlayoutRng) -> Option<Deal> {
        let state = Toy::start(config, rng.seed());
        let hands = state.hands[..config.seats()]
            .iter()
            .map(|hand| hand.iter().collect())
            .collect();
        Some(Deal {
            hands,
            deck: state.deck.to_vec(),
        })
    }

    fn evenly_hidden(_: &State) -> bool {
        // Players draw among all cards in hand alike, whichever they are, so nothing they do makes
        // one hand more likely than another.
        true
    }
}

/// Mixes everything, or now and then only two cards: then the consequences of an action can stay
/// the same in both states, and what is heard of it can be compared.
fn mix(cards: &mut [Card], rng: &mut PlayoutRng) {
    if rng.below(2) == 0 {
        rng.shuffle(cards);
    } else if cards.len() > 1 {
        let (a, b) = (rng.below(cards.len() as u32), rng.below(cards.len() as u32));
        cards.swap(a as usize, b as usize);
    }
}

#[test]
fn the_largest_table_uses_every_card() {
    let largest = Config::new(4, 4).unwrap();
    assert_eq!(largest.cards(), CardSet::up_to(HIGHEST));
}

game_testkit::conformance!(ToyKit);
