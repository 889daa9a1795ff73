//! How the whole match may be, given what one viewer knows.

use game_core::{Generator, PlayoutRng, Random};

use crate::board::Stack;
use crate::card::{CARDS, Card, CardSet};
use crate::effects::tokens::{FARM_BACKS, FARMS, FarmBack};
use crate::setup;
use crate::state::State;
use crate::view::View;

/// Tries at a stack with enough dolls; only a view that is not from this game needs them all.
const TRIES: usize = 100_000;

/// A state with this view; what nobody knows is drawn again, all ways alike.
pub(crate) fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
    let generator = Generator::new(rng.seed());
    let farms = farms(view, rng);
    let mut state = State {
        board: view.board,
        generator,
        face_down: setup::ALL_CARDS,
        farms,
        in_match: CardSet::EMPTY,
    };
    lay_hidden_cards(&mut state, view, rng);
    state
}

/// The burned farms as they were seen, the others in any order.
fn farms(view: &View, rng: &mut PlayoutRng) -> [FarmBack; FARMS] {
    if !view.board.config.level().farm_backs() {
        return FARM_BACKS;
    }
    let burned = view.burned.len();
    // The farms that are named stand last in the list, here the burned ones; they come first.
    let mut farms = setup::named_last(&view.burned);
    farms.rotate_right(burned);
    rng.shuffle(&mut farms[burned..]);
    farms
}

/// The raider stack and the intruders: known cards at their places, the others drawn again. Only a view that is
/// not from this game has too few cards for them; then the piles are lower.
fn lay_hidden_cards(state: &mut State, view: &View, rng: &mut PlayoutRng) {
    let placed = view.placed();
    // A stack all of which was put under it may also lie face up; then `under` has its cards.
    let face_up: Vec<Card> = view
        .face_up
        .iter()
        .copied()
        .filter(|card| !view.under.contains(card))
        .collect();
    let in_stack = (view.board.stack.len as usize).saturating_sub(view.under.len() + face_up.len());
    let hidden_intruders = view
        .intruders
        .iter()
        .filter(|card| card.is_none())
        .count();
    let mut unplaced = hidden_cards(placed, in_stack + hidden_intruders, view, rng);
    state.board.intruders = 0;
    for (place, known) in view.intruders.iter().enumerate() {
        if let Some(card) = known.or_else(|| draw_intruder(view, &mut unplaced, place as u8, rng)) {
            state.push_intruder(card);
        }
    }
    rng.shuffle(&mut unplaced);
    let cards = view
        .under
        .iter()
        .copied()
        .chain(unplaced)
        .chain(face_up.into_iter().rev());
    let mut len = 0;
    for (place, card) in state.face_down[..CARDS - state.board.intruders as usize]
        .iter_mut()
        .zip(cards)
    {
        *place = card;
        len += 1;
    }
    let Stack { face_up, under, .. } = state.board.stack;
    state.board.stack = Stack {
        len,
        face_up: face_up.min(len),
        under: under.min(len),
    };
    let hidden = state.stack().iter().chain(state.intruders());
    state.in_match = hidden.fold(placed, |all, &card| all.with(card));
}

/// The lowest places are filled first: every card that may lie there may lie higher up too, so
/// each choice leaves as many ways for the rest, and all ways together are alike.
fn draw_intruder(
    view: &View,
    unplaced: &mut Vec<Card>,
    place: u8,
    rng: &mut PlayoutRng,
) -> Option<Card> {
    let may_lie = |card: &Card| view.board.not_below[card.index()] <= place;
    let choices = unplaced
        .iter()
        .filter(|card| may_lie(card))
        .count();
    let pick = rng.below(choices as u32) as usize;
    let (at, _) = unplaced
        .iter()
        .enumerate()
        .filter(|(_, card)| may_lie(card))
        .nth(pick)?;
    Some(unplaced.swap_remove(at))
}

/// This number of cards that lie hidden: those known to be in the match and not seen now, and of those
/// that may have joined in this round as many as are missing.
fn hidden_cards(placed: CardSet, count: usize, view: &View, rng: &mut PlayoutRng) -> Vec<Card> {
    let board = &view.board;
    let known = board.known.minus(placed);
    let joining = CardSet::joining(board.round)
        .minus(board.known)
        .minus(placed);
    let mut maybe: Vec<Card> = joining.iter().collect();
    let missing = count.saturating_sub(known.len()).min(maybe.len());
    let dolls_seen = setup::dolls(board.known.or(placed).iter());
    for _ in 0..TRIES {
        rng.shuffle(&mut maybe);
        if keeps_promise(view, &maybe, missing, dolls_seen) {
            break;
        }
    }
    let mut cards: Vec<Card> = known
        .iter()
        .chain(maybe.into_iter().take(missing))
        .collect();
    cards.truncate(count);
    cards
}

/// R2.5: the stack of round 1 holds the promised dolls, and those set aside did not.
fn keeps_promise(view: &View, maybe: &[Card], missing: usize, dolls_seen: usize) -> bool {
    let board = &view.board;
    if board.round != 1 || board.promised_dolls == 0 {
        return true;
    }
    let (taken, left) = maybe.split_at(missing);
    let aside = left
        .chunks(board.config.joining(1))
        .take(board.redraws as usize);
    let promised = board.promised_dolls as usize;
    dolls_seen + setup::dolls(taken.iter().copied()) >= promised
        && aside
            .into_iter()
            .all(|stack| setup::dolls(stack.iter().copied()) < promised)
}
