//! The conformance suite, every rule once, and a whole match.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]

use expect_test::expect;
use game_core::{
    Fields, Game, Outcome, PlayoutRng, Random, Record, Seat, Seed, Silent, Standing, Standings,
    Viewer,
};
use game_testkit::{Kit, Place, Placed, golden::record_match};
use template::card::HIGHEST;
use template::config::{HAND, MAX_PLAYERS};
use template::{Action, Card, CardSet, Config, Deal, State, Template};

/// What the suite needs to know of the game.
struct TemplateKit;

impl Kit for TemplateKit {
    type Game = Template;

    fn configs() -> Vec<Config> {
        (2..=5).filter_map(Config::new).collect()
    }

    fn bound(config: &Config) -> usize {
        config.seats() * HAND
    }

    fn cards(state: &State) -> Vec<Placed> {
        let mut cards = placed(state.board().played(), Place::only("played"));
        for (seat, hand) in hands(state).into_iter().enumerate() {
            cards.extend(placed(hand, Place::at("hand", seat)));
        }
        cards.extend(placed(aside(state), Place::only("aside")));
        cards
    }

    /// The judge of the view: written from the rules, without looking at `view` and `determinize`.
    fn twin(state: &State, viewer: Viewer, rng: &mut PlayoutRng) -> State {
        let mut twin = hands(state);
        let others = (0..MAX_PLAYERS).filter(|&seat| !viewer.is(Seat(seat as u8)));
        let mut hidden: Vec<Card> = others
            .clone()
            .flat_map(|seat| twin[seat].iter())
            .chain(aside(state).iter())
            .collect();
        mix(&mut hidden, rng);
        let mut hidden = hidden.into_iter();
        for seat in others {
            let size = twin[seat].len();
            twin[seat] = hidden.by_ref().take(size).collect();
        }
        State::new(*state.board(), twin)
    }

    fn any_action(rng: &mut PlayoutRng) -> Action {
        let number = 1 + rng.below(u32::from(HIGHEST)) as u8;
        Action::Play(Card::new(number).unwrap())
    }

    fn broken_invariant(state: &State) -> Option<String> {
        let mut seats = Seat::all(state.board().config().seats());
        let wrong = seats.find(|&seat| state.hand(seat).len() != state.board().hand_size(seat))?;
        Some(format!("seat {wrong} has a wrong number of cards"))
    }

    fn recount(state: &State) -> Outcome {
        let points = state.board().points();
        let standing = |&own: &u8| Standing {
            place: 1 + points
                .iter()
                .filter(|&&other| other > own)
                .count() as u8,
            score: i32::from(own),
        };
        let standings: Vec<Standing> = points.iter().map(standing).collect();
        Outcome::Individual(Standings::with_places(&standings))
    }

    fn deal(config: &Config, rng: &mut PlayoutRng) -> Option<Deal> {
        let hands = hands(&Template::start(config, rng.seed()));
        let dealt = hands.iter().take(config.seats());
        let hands = dealt.map(|hand| hand.iter().collect()).collect();
        Some(Deal { hands })
    }

    fn evenly_hidden(_: &State) -> bool {
        // Random players treat all cards alike, so nothing they do tells what they hold.
        true
    }
}

fn hands(state: &State) -> [CardSet; MAX_PLAYERS] {
    core::array::from_fn(|seat| state.hand(Seat(seat as u8)))
}

fn aside(state: &State) -> CardSet {
    let hands = hands(state).into_iter();
    hands.fold(CardSet::ALL - state.board().played(), CardSet::minus)
}

fn placed(cards: CardSet, place: Place) -> Vec<Placed> {
    cards
        .iter()
        .map(|card| Placed::new(&card, place))
        .collect()
}

/// Mixes everything, or now and then only two cards, which seldom changes what happens next: then
/// what is heard of it can be compared.
fn mix(cards: &mut [Card], rng: &mut PlayoutRng) {
    if rng.below(2) == 0 {
        rng.shuffle(cards);
    } else if !cards.is_empty() {
        let count = cards.len() as u32;
        cards.swap(rng.below(count) as usize, rng.below(count) as usize);
    }
}

game_testkit::conformance!(TemplateKit);

/// A match of two after these actions: seat 0 began with 1 4 7 24 25, seat 1 with 2 5 8 9 10.
fn played(actions: &str) -> State {
    let seed = "0".repeat(64);
    let text = format!(
        "zashiki-record 1\ngame template\nrules 1\nconfig players=2\nseed {seed}\n\
         deal hands=1 4 7 24 25/2 5 8 9 10\n{actions}"
    );
    game_core::replay(&Record::<Template>::parse(&text).unwrap(), &mut Silent).unwrap()
}

fn refused(actions: &str, seat: u8, action: &str) -> &'static str {
    let mut state = played(actions);
    let answer = Template::apply(&mut state, Seat(seat), action.parse().unwrap(), &mut Silent);
    answer.unwrap_err().code()
}

#[test]
fn r1_1_two_to_five_play() {
    assert_eq!([1, 6].map(Config::new), [None, None]);
    assert!(Config::from_words("players=6").is_err());
    assert_eq!(Config::from_words("").ok(), Config::new(4));
}

#[test]
fn r1_2_everyone_has_five_cards_and_no_card_is_there_twice() {
    for players in 2..=5 {
        let state = Template::start(&Config::new(players).unwrap(), Seed::from_number(3));
        assert_eq!(aside(&state).len(), 25 - 5 * players as usize);
    }
    for hands in ["1 2 3 4 5", "1 2 3 4 5/5 6 7 8 9", "1 2 3 4/5 6 7 8 9 10"] {
        let deal = Deal::from_pairs([("hands", hands)]).unwrap();
        assert_eq!(deal.values(), [("hands", hands.to_owned())]);
        let config = Config::new(2).unwrap();
        assert!(Template::start_from(&config, &deal, Seed::from_number(0)).is_err());
    }
}

#[test]
fn r1_3_seat_0_leads_and_everyone_plays_a_card_from_hand() {
    // R2.1: in turn, and from hand.
    assert_eq!(refused("", 1, "play 2"), "not_to_act");
    assert_eq!(refused("", 2, "play 2"), "no_such_seat");
    assert_eq!(refused("", 0, "play 2"), "not_in_hand");
    assert_eq!(played("0 play 7").board().turn(), Some(Seat(1)));
}

#[test]
fn r2_2_the_highest_card_takes_the_trick_and_leads() {
    let state = played("0 play 7\n1 play 8");
    // R2.3: the lowest card says what the trick is worth.
    assert_eq!(state.board().points(), [0, 7]);
    assert_eq!(state.board().turn(), Some(Seat(1)));
    assert_eq!(state.board().trick(), [Card::new(7), Card::new(8)]);
    let next = played("0 play 7\n1 play 8\n1 play 5");
    assert_eq!(next.board().trick(), [None, Card::new(5)]);
}

/// A whole match, byte for byte. After a change of the rules: `UPDATE_EXPECT=1 cargo test -p template`.
#[test]
fn r3_1_most_points_win_when_the_hands_are_empty() {
    let text = record_match::<TemplateKit>(Config::new(2).unwrap(), 2026).unwrap();
    expect![[r#"
        zashiki-record 1
        game template
        rules 1
        config players=2
        seed 238d949198559cdb5d4535ed7d92bc788eb8e2cd751ed7aaf204a1d58a938062
        0 play 22
        1 play 6
        0 play 3
        1 play 1
        0 play 4
        1 play 24
        1 play 11
        0 play 14
        0 play 2
        1 play 21
        outcome individual 1:18 2:6
        # all: {"played":{"seat":0,"card":"22"}}
        # all: {"played":{"seat":1,"card":"6"}}
        # all: {"took_trick":{"seat":0,"points":6}}
        # all: {"played":{"seat":0,"card":"3"}}
        # all: {"played":{"seat":1,"card":"1"}}
        # all: {"took_trick":{"seat":0,"points":1}}
        # all: {"played":{"seat":0,"card":"4"}}
        # all: {"played":{"seat":1,"card":"24"}}
        # all: {"took_trick":{"seat":1,"points":4}}
        # all: {"played":{"seat":1,"card":"11"}}
        # all: {"played":{"seat":0,"card":"14"}}
        # all: {"took_trick":{"seat":0,"points":11}}
        # all: {"played":{"seat":0,"card":"2"}}
        # all: {"played":{"seat":1,"card":"21"}}
        # all: {"took_trick":{"seat":1,"points":2}}
        # Seat(Seat(0)) sees {"config":"players=2","viewer":{"seat":0},"turn_seat":null,"hand":[],"played":["1","2","3","4","6","11","14","21","22","24"],"seats":[{"points":18,"cards_in_hand":0,"trick":["2"]},{"points":6,"cards_in_hand":0,"trick":["21"]}]}
        # Seat(Seat(1)) sees {"config":"players=2","viewer":{"seat":1},"turn_seat":null,"hand":[],"played":["1","2","3","4","6","11","14","21","22","24"],"seats":[{"points":18,"cards_in_hand":0,"trick":["2"]},{"points":6,"cards_in_hand":0,"trick":["21"]}]}
        # Spectator sees {"config":"players=2","viewer":"spectator","turn_seat":null,"hand":[],"played":["1","2","3","4","6","11","14","21","22","24"],"seats":[{"points":18,"cards_in_hand":0,"trick":["2"]},{"points":6,"cards_in_hand":0,"trick":["21"]}]}
    "#]].assert_eq(&text);
}
