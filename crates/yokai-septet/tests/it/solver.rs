//! The solver of endings against plain search over the game itself.

use game_core::{Fields, Game, PlayoutRng, Random, Silent};
use game_testkit::Effort;
use yokai_septet::solver::{Position, Solver};
use yokai_septet::{Action, Card, CardSet, Config, Phase, State, Suit, YokaiSeptet};

/// A random ending with this many tricks left, two at least (the last one plays itself), of which
/// some cards may be on the table.
fn ending(config: Config, tricks: usize, rng: &mut PlayoutRng) -> State {
    let mut scratch = Vec::new();
    loop {
        let mut state = YokaiSeptet::start(&config, rng.seed());
        let cards_on_table = rng.below(config.seats() as u32) as usize;
        while state.board().round() == 1 {
            if let Phase::Playing(seat) = state.board().phase()
                && state.hands()[seat.index()].len() == tricks
                && state.board().table().len() == cards_on_table
            {
                return state;
            }
            let Some(seat) = state.board().to_act().first() else {
                break;
            };
            let action = YokaiSeptet::sample(&state, seat, rng, &mut scratch).unwrap();
            YokaiSeptet::apply(&mut state, seat, action, &mut Silent).unwrap();
        }
    }
}

/// A position in plain form, with rules of its own: nothing here is shared with the solver.
#[derive(Clone, Copy)]
struct Plain {
    hands: [CardSet; 4],
    table: [Card; 4],
    on_table: usize,
    turn: usize,
    tricks: [u8; 2],
    bosses: [CardSet; 2],
    trump: Suit,
    by_rounds: bool,
}

impl Plain {
    fn of(state: &State, by_rounds: bool) -> Plain {
        let Phase::Playing(turn) = state.board().phase() else {
            unreachable!("nobody plays")
        };
        let mut table = [Card::A; 4];
        table[..state.board().table().len()].copy_from_slice(state.board().table());
        Plain {
            hands: state.hands().try_into().unwrap(),
            table,
            on_table: state.board().table().len(),
            turn: turn.index(),
            tricks: [state.board().tricks()[0], state.board().tricks()[1]],
            bosses: [state.board().bosses()[0], state.board().bosses()[1]],
            trump: state.board().trump().unwrap(),
            by_rounds,
        }
    }

    /// What the round is worth to team 0: every card is tried that could still matter.
    fn value(&self, mut low: i32, mut high: i32) -> i32 {
        let hand = self.hands[self.turn];
        let led = self.table[0].suit();
        let can_follow = self.on_table > 0 && hand.iter().any(|card| card.suit() == led);
        let mine = matches!(self.turn, 0 | 2);
        let mut best = if mine { -100 } else { 100 };
        for card in hand
            .iter()
            .filter(|card| !can_follow || card.suit() == led)
        {
            let value = self.after(card, low, high);
            if mine {
                best = best.max(value);
                low = low.max(value);
            } else {
                best = best.min(value);
                high = high.min(value);
            }
            if low >= high {
                break;
            }
        }
        best
    }

    fn after(&self, card: Card, low: i32, high: i32) -> i32 {
        let mut next = *self;
        next.hands[self.turn] = next.hands[self.turn].without(card);
        next.table[self.on_table] = card;
        next.on_table += 1;
        next.turn = (self.turn + 1) % 4;
        if next.on_table < 4 {
            return next.value(low, high);
        }
        let power = |card: Card| match card.suit() {
            _ if card == Card::A => 300,
            suit if suit == self.trump => 200 + u32::from(card.rank()),
            suit if suit == next.table[0].suit() => 100 + u32::from(card.rank()),
            _ => 0,
        };
        let order = (0..4)
            .max_by_key(|&order| power(next.table[order]))
            .unwrap();
        let taker = (next.turn + order) % 4;
        for boss in next
            .table
            .into_iter()
            .filter(|card| card.rank() == 7)
        {
            next.bosses[taker % 2] = next.bosses[taker % 2].with(boss);
        }
        next.tricks[taker % 2] += 1;
        next.on_table = 0;
        next.turn = taker;
        next.ended(taker % 2)
            .unwrap_or_else(|| next.value(low, high))
    }

    fn ended(&self, team: usize) -> Option<i32> {
        let in_hands = self
            .hands
            .into_iter()
            .fold(CardSet::EMPTY, |all, hand| all | hand);
        let (winner, counted) = if self.bosses[team].len() >= 4 {
            (team, self.bosses[team])
        } else if self.tricks[team] >= 7 {
            (1 - team, self.bosses[1 - team] | in_hands)
        } else if in_hands.is_empty() {
            (team, self.bosses[team])
        } else {
            return None;
        };
        let stars = |card: Card| match card.suit() {
            suit if suit == self.trump || card.rank() != 7 => 0,
            Suit::Wind | Suit::Earth => 0,
            Suit::Fire | Suit::Snow => 2,
            _ => 1,
        };
        let points = if self.by_rounds {
            1
        } else {
            counted.iter().map(stars).sum::<i32>()
        };
        Some(if winner == 0 { points } else { -points })
    }
}

#[test]
fn endings_of_up_to_five_tricks_are_worth_what_brute_force_says() {
    let mut rng = PlayoutRng::new(77);
    let mut solver = Solver::new();
    let configs =
        ["scoring=stars", "scoring=rounds"].map(|words| Config::from_words(words).unwrap());
    for number in 0..Effort::from_env().pick(3_000, 10_000) {
        let by_rounds = number % 8 == 0;
        let state = ending(configs[usize::from(by_rounds)], 2 + number % 4, &mut rng);
        let position = Position::of(&state).unwrap();
        let expected = Plain::of(&state, by_rounds).value(-100, 100);
        assert_eq!(
            i32::from(solver.solve(&position).for_team(0)),
            expected,
            "{state:?}"
        );
        assert_eq!(
            solver.winner(&position),
            usize::from(expected < 0),
            "{state:?}"
        );
    }
}

#[test]
fn every_card_is_worth_what_the_position_after_it_is() {
    let mut rng = PlayoutRng::new(78);
    let mut solver = Solver::with_memory(1 << 10);
    for number in 0..Effort::from_env().pick(100, 1_000) {
        let state = ending(Config::default(), 2 + number % 3, &mut rng);
        let Phase::Playing(seat) = state.board().phase() else {
            unreachable!()
        };
        let position = Position::of(&state).unwrap();
        let values = solver.solve_cards(&position);
        for &(card, value) in &values {
            let mut next = state.clone();
            YokaiSeptet::apply(&mut next, seat, Action::Play(card), &mut Silent).unwrap();
            if next.board().round() == state.board().round() && next.board().phase() != Phase::Over
            {
                let after = Position::of(&next).map(|next| solver.solve(&next));
                assert_eq!(after, Some(value), "{card} in {state:?}");
            }
        }
        let team = seat.index() % 2;
        let best = values
            .iter()
            .map(|(_, value)| value.for_team(team))
            .max();
        assert_eq!(
            best,
            Some(solver.solve(&position).for_team(team)),
            "{state:?}"
        );
        assert_eq!(
            values.len(),
            state
                .board()
                .playable(seat, state.hands()[seat.index()])
                .len()
        );
    }
}

#[test]
fn only_the_play_of_the_base_game_for_four_is_solved() {
    for words in ["players=3", "form=bridegrooms", "form=pocket"] {
        let state = ending(
            Config::from_words(words).unwrap(),
            5,
            &mut PlayoutRng::new(1),
        );
        assert_eq!(Position::of(&state), None, "{words}");
    }
    let before_the_pass = YokaiSeptet::start(&Config::default(), PlayoutRng::new(1).seed());
    assert_eq!(Position::of(&before_the_pass), None);
}
