//! How the whole match may be, given what one viewer knows.

use game_core::{Generator, PlayoutRng, Random, Seat};

use crate::apply::MAX_TURNS;
use crate::card::{CARDS, Card, CardSet};
use crate::effects::samurai::{SAMURAI, Samurai, SamuraiSet};
use crate::effects::tokens::{FARM_BACKS, FARMS, FarmBack};
use crate::setup;
use crate::state::{Hand, MAX_STEPS, State, Step, Steps};
use crate::view::{BoardView, View};

/// Tries at a stack with enough dolls; only a view that is not from this game needs them all.
const TRIES: usize = 100_000;

/// A state with this view; what nobody knows is drawn anew, all ways alike.
///
/// A view from elsewhere may be nonsense: seats are kept within the table and every card is laid
/// once, so that such a state can still be played.
pub fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
    let mut state = setup::nothing_played(&view.config, Generator::new(rng.seed()), samurai_of(view));
    let seats = state.seats();
    state.round = view.round.clamp(1, 3);
    state.turns = view.turns.min(MAX_TURNS);
    state.active = seated(view.active, seats);
    state.ending = view.ending;
    state.steps = steps(&view.steps, seats);
    state.bans = view.bans;
    state.borrowed = view.borrowed.iter().copied().collect();
    state.spares = view.spares.iter().copied().collect();
    state.barricades = view.barricades.min(view.config.barricades());
    state.farms_left = view.farms.min(FARMS as u8);
    state.farms = farms(view, rng);
    state.families = view.families.iter().copied().collect();
    state.promised_dolls = view.promised_dolls;
    state.redraws = view.redraws;
    state.story = view.story;
    let mut laid = CardSet::EMPTY;
    lay_open_cards(&mut state, view, &mut laid);
    lay_hidden_cards(&mut state, view, laid, rng);
    state
}

/// The seat, or the last one of the table.
fn seated(seat: Seat, seats: usize) -> Seat {
    Seat(seat.0.min(seats as u8 - 1))
}

/// The samurai by seat, then the absent ones.
fn samurai_of(view: &View) -> [Samurai; SAMURAI] {
    let present = view.boards.iter().map(|board| board.samurai);
    let absent = present.clone().collect::<SamuraiSet>().others();
    let mut samurai = Samurai::ALL;
    for (place, one) in samurai.iter_mut().zip(present.chain(absent.iter())) {
        *place = one;
    }
    samurai
}

fn steps(view: &[Step], seats: usize) -> Steps {
    let mut steps = Steps::EMPTY;
    for &step in view.iter().take(MAX_STEPS) {
        steps.push(match step {
            Step::Kiai(seat, part) => Step::Kiai(seated(seat, seats), part),
            Step::KiaiEnd(seat) => Step::KiaiEnd(seated(seat, seats)),
            Step::Arrange { seat, done, left } => {
                Step::Arrange { seat: seated(seat, seats), done: done.min(2), left: left.min(3) }
            }
            other => other,
        });
    }
    steps
}

/// The burned farms as they were seen, the others mixed anew.
fn farms(view: &View, rng: &mut PlayoutRng) -> [FarmBack; FARMS] {
    if !view.config.level().farm_backs() {
        return FARM_BACKS;
    }
    let burned = view.burned.len().min(FARMS);
    // The farms that are named stand last in the list, here the burned ones; they come first.
    let mut farms = setup::named_last(&view.burned[..burned]);
    farms.rotate_right(burned);
    rng.shuffle(&mut farms[burned..]);
    farms
}

/// What lies open: boards, discard pile, and the card in hand.
fn lay_open_cards(state: &mut State, view: &View, laid: &mut CardSet) {
    let mut once = |card: Card| {
        let fresh = !laid.contains(card);
        *laid = laid.with(card);
        fresh
    };
    let seats = state.seats();
    for (seat, board) in Seat::all(seats).zip(&view.boards) {
        lay_board(state, seat, board, &mut once);
    }
    state.discard = view.discard.iter().copied().filter(|&card| once(card)).collect();
    let hand = view.hand.filter(|hand| once(hand.card));
    state.hand = hand.map(|hand| Hand { holder: seated(hand.holder, seats), ..hand });
    state.known = view.known.iter().copied().collect();
}

fn lay_board(state: &mut State, seat: Seat, view: &BoardView, once: &mut impl FnMut(Card) -> bool) {
    let seats = state.seats();
    let board = &mut state.boards[seat.index()];
    board.wounds = view.wounds.min(4);
    board.passed = view.passed;
    board.token = seated(view.token, seats);
    board.extra = view.extra.iter().copied().collect();
    board.defended = view.defended.map(|card| card.filter(|&card| once(card)));
    for &card in &view.line {
        if once(card) {
            state.push_line(seat, card);
        }
    }
}

/// The raider stack and the intruders: known cards at their places, the others drawn anew.
fn lay_hidden_cards(state: &mut State, view: &View, mut laid: CardSet, rng: &mut PlayoutRng) {
    let mut once = |card: Card| {
        let fresh = !laid.contains(card);
        laid = laid.with(card);
        fresh
    };
    let under: Vec<Card> = view.under.iter().copied().filter(|&card| once(card)).collect();
    // A stack all of which was put under it may also lie face up; then `under` has its cards.
    let face_up: Vec<Card> = view.face_up.iter().copied().filter(|&card| once(card)).collect();
    let intruders: Vec<Option<Card>> =
        view.intruders.iter().map(|card| card.filter(|&card| once(card))).collect();
    for &(card, limit) in &view.not_below {
        state.not_below[card.index()] = limit.min(intruders.len() as u8);
    }
    let in_stack = (view.stack as usize).saturating_sub(under.len() + face_up.len());
    let hidden_intruders = intruders.iter().filter(|card| card.is_none()).count();
    let mut unplaced = hidden_cards(state, laid, in_stack + hidden_intruders, view, rng);
    for (place, known) in intruders.into_iter().enumerate() {
        if let Some(card) = known {
            state.known_intruders = state.known_intruders.with(card);
            state.push_intruder(card);
        } else if let Some(card) = draw_intruder(state, &mut unplaced, place as u8, rng) {
            state.push_intruder(card);
        }
    }
    rng.shuffle(&mut unplaced);
    let cards: Vec<Card> = under.into_iter().chain(unplaced).chain(face_up.into_iter().rev()).collect();
    for (place, &card) in state.stack.cards.iter_mut().zip(&cards) {
        *place = card;
    }
    state.stack.len = cards.len().min(CARDS) as u8;
    state.stack.under = view.under.len().min(cards.len()) as u8;
    state.stack.face_up = view.face_up.len().min(cards.len()) as u8;
    state.in_match = laid.or(cards.iter().copied().collect()).or(state.intruder_pile().collect());
}

/// The lowest places are filled first: every card that may lie there may lie higher up too, so
/// each choice leaves as many ways for the rest, and all ways together are alike.
fn draw_intruder(state: &State, unplaced: &mut Vec<Card>, place: u8, rng: &mut PlayoutRng) -> Option<Card> {
    let may_lie = |card: &Card| state.not_below[card.index()] <= place;
    let choices = unplaced.iter().filter(|card| may_lie(card)).count();
    let pick = rng.below(choices as u32) as usize;
    let (at, _) = unplaced.iter().enumerate().filter(|(_, card)| may_lie(card)).nth(pick)?;
    Some(unplaced.swap_remove(at))
}

/// So many cards that lie hidden: those known to be in the match and not seen now, and of those
/// that may have joined in this round as many as are missing.
fn hidden_cards(state: &State, laid: CardSet, count: usize, view: &View, rng: &mut PlayoutRng) -> Vec<Card> {
    let known = state.known.minus(laid);
    let joining = CardSet::joining(state.round).minus(state.known).minus(laid);
    let mut maybe: Vec<Card> = joining.iter().collect();
    let missing = count.saturating_sub(known.len()).min(maybe.len());
    let dolls_seen = setup::dolls(state.known.or(laid).iter());
    for _ in 0..TRIES {
        rng.shuffle(&mut maybe);
        if keeps_promise(view, &maybe, missing, dolls_seen) {
            break;
        }
    }
    let mut cards: Vec<Card> = known.iter().chain(maybe.into_iter().take(missing)).collect();
    cards.truncate(count);
    cards
}

/// R2.5: the stack of round 1 holds the promised dolls, and those set aside did not.
fn keeps_promise(view: &View, maybe: &[Card], missing: usize, dolls_seen: usize) -> bool {
    if view.round != 1 || view.promised_dolls == 0 {
        return true;
    }
    let (taken, left) = maybe.split_at(missing);
    let aside = left.chunks(view.config.joining(1)).take(view.redraws as usize);
    let promised = view.promised_dolls as usize;
    dolls_seen + setup::dolls(taken.iter().copied()) >= promised
        && aside.into_iter().all(|stack| setup::dolls(stack.iter().copied()) < promised)
}
