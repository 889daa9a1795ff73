//! The solver of endings against plain search over the game itself.

use game_core::{Fields, Game, PlayoutRng, Random, Silent};
use game_testkit::Effort;
use yokai_septet::solver::{Position, Solver};
use yokai_septet::{Action, Card, Config, Phase, State, Suit, YokaiSeptet};

/// A random ending with this many tricks left, or fewer cards of it on the table.
fn ending(config: Config, tricks: usize, rng: &mut PlayoutRng) -> State {
    let mut scratch = Vec::new();
    loop {
        let mut state = YokaiSeptet::start(&config, rng.seed());
        let cards_on_table = rng.below(config.seats() as u32) as u8;
        while state.round == 1 {
            if let Phase::Playing(seat) = state.phase
                && state.hands[seat.index()].len() == tricks
                && state.on_table == cards_on_table
            {
                return state;
            }
            let Some(seat) = state.to_act().first() else { break };
            let action = YokaiSeptet::sample(&state, seat, rng, &mut scratch).unwrap();
            YokaiSeptet::apply(&mut state, seat, action, &mut Silent).unwrap();
        }
    }
}

/// A position in the plainest form, with rules of its own: nothing here is shared with the solver.
#[derive(Clone)]
struct Plain {
    hands: [Vec<Card>; 4],
    table: Vec<(usize, Card)>,
    turn: usize,
    tricks: [u32; 2],
    bosses: [Vec<Card>; 2],
    trump: Suit,
    by_rounds: bool,
}

impl Plain {
    fn of(state: &State, by_rounds: bool) -> Plain {
        let Phase::Playing(turn) = state.phase else { unreachable!("nobody plays") };
        let table = state.table();
        let seat = |order: usize| (turn.index() + 4 - table.len() + order) % 4;
        Plain {
            hands: state.hands.map(|hand| hand.iter().collect()),
            table: table.iter().enumerate().map(|(order, &card)| (seat(order), card)).collect(),
            turn: turn.index(),
            tricks: [0, 1].map(|team: usize| u32::from(state.tricks[team])),
            bosses: [0, 1].map(|team: usize| state.bosses[team].iter().collect()),
            trump: state.trump.unwrap(),
            by_rounds,
        }
    }

    /// What the round is worth to team 0: every card is tried that could still matter.
    fn value(&self, mut low: i32, mut high: i32) -> i32 {
        let hand = &self.hands[self.turn];
        let led = self.table.first().map(|play| play.1.suit());
        let can_follow = hand.iter().any(|card| Some(card.suit()) == led);
        let mine = self.turn % 2 == 0;
        let mut best = if mine { -100 } else { 100 };
        for &card in hand.iter().filter(|card| !can_follow || Some(card.suit()) == led) {
            let value = self.after(card, low, high);
            best = if mine { best.max(value) } else { best.min(value) };
            if mine {
                low = low.max(value)
            } else {
                high = high.min(value)
            }
            if low >= high {
                break;
            }
        }
        best
    }

    fn after(&self, card: Card, low: i32, high: i32) -> i32 {
        let mut next = self.clone();
        next.hands[self.turn].retain(|other| *other != card);
        next.table.push((self.turn, card));
        next.turn = (self.turn + 1) % 4;
        if next.table.len() < 4 {
            return next.value(low, high);
        }
        let power = |card: Card| match card.suit() {
            _ if card == Card::A => 300,
            suit if suit == self.trump => 200 + u32::from(card.rank()),
            suit if suit == next.table[0].1.suit() => 100 + u32::from(card.rank()),
            _ => 0,
        };
        let taker = next.table.iter().max_by_key(|play| power(play.1)).unwrap().0;
        let team = taker % 2;
        next.bosses[team].extend(next.table.iter().map(|play| play.1).filter(|card| card.rank() == 7));
        next.tricks[team] += 1;
        next.table.clear();
        next.turn = taker;
        next.ended(team).unwrap_or_else(|| next.value(low, high))
    }

    fn ended(&self, team: usize) -> Option<i32> {
        let in_hands: Vec<Card> = self.hands.iter().flatten().copied().collect();
        let (winner, left) = if self.bosses[team].len() >= 4 {
            (team, Vec::new())
        } else if self.tricks[team] >= 7 {
            (1 - team, in_hands)
        } else if in_hands.is_empty() {
            (team, Vec::new())
        } else {
            return None;
        };
        let stars = |card: &Card| match card.suit() {
            suit if suit == self.trump || card.rank() != 7 => 0,
            Suit::Wind | Suit::Earth => 0,
            Suit::Fire | Suit::Snow => 2,
            _ => 1,
        };
        let points = self.bosses[winner].iter().chain(&left).map(stars).sum::<i32>();
        let points = if self.by_rounds { 1 } else { points };
        Some(if winner == 0 { points } else { -points })
    }
}

#[test]
fn endings_of_up_to_five_tricks_are_worth_what_brute_force_says() {
    let mut rng = PlayoutRng::new(77);
    let mut solver = Solver::new();
    let configs = ["scoring=stars", "scoring=rounds"].map(|words| Config::from_words(words).unwrap());
    for number in 0..Effort::from_env().pick(600, 10_000) {
        let by_rounds = number % 8 == 0;
        let state = ending(configs[usize::from(by_rounds)], 1 + number % 5, &mut rng);
        let position = Position::of(&state).unwrap();
        let expected = Plain::of(&state, by_rounds).value(-100, 100);
        assert_eq!(i32::from(solver.solve(&position).for_team(0)), expected, "{state:?}");
        assert_eq!(solver.winner(&position), usize::from(expected < 0), "{state:?}");
    }
}

#[test]
fn every_card_is_worth_what_the_position_after_it_is() {
    let mut rng = PlayoutRng::new(78);
    let mut solver = Solver::with_memory(1 << 10);
    for number in 0..Effort::from_env().pick(100, 1_000) {
        let state = ending(Config::default(), 2 + number % 3, &mut rng);
        let Phase::Playing(seat) = state.phase else { unreachable!() };
        let position = Position::of(&state).unwrap();
        let values = solver.solve_cards(&position);
        for &(card, value) in &values {
            let mut next = state.clone();
            YokaiSeptet::apply(&mut next, seat, Action::Play(card), &mut Silent).unwrap();
            if next.round == state.round && next.phase != Phase::Over {
                let after = Position::of(&next).map(|next| solver.solve(&next));
                assert_eq!(after, Some(value), "{card} in {state:?}");
            }
        }
        let team = seat.index() % 2;
        let best = values.iter().map(|(_, value)| value.for_team(team)).max();
        assert_eq!(best, Some(solver.solve(&position).for_team(team)), "{state:?}");
        assert_eq!(values.len(), state.playable(seat).len());
    }
}

#[test]
fn only_the_play_of_the_base_game_for_four_is_solved() {
    for words in ["players=3", "form=bridegrooms", "form=pocket"] {
        let state = ending(Config::from_words(words).unwrap(), 5, &mut PlayoutRng::new(1));
        assert_eq!(Position::of(&state), None, "{words}");
    }
    let before_the_pass = YokaiSeptet::start(&Config::default(), PlayoutRng::new(1).seed());
    assert_eq!(Position::of(&before_the_pass), None);
}
