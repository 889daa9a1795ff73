//! Setting up by chance, and the raider stack of each round (R2).

use game_core::{Generator, Random, Seat, Seed, Silent};

use crate::apply;
use crate::board::{Board, Stack};
use crate::card::{CARDS, Card, CardSet, PLUNDERERS, Symbol};
use crate::config::Config;
use crate::effects::samurai::{SAMURAI, Samurai};
use crate::effects::tokens::{FARM_BACKS, FARMS, FarmBack};
use crate::state::State;

/// A match set up by chance.
#[inline]
pub(crate) fn start(config: &Config, seed: Seed) -> State {
    let mut generator = Generator::new(seed);
    let samurai = config.chosen().unwrap_or_else(|| {
        let mut dealt = Samurai::ALL;
        generator
            .event()
            .shuffle_first(&mut dealt, config.seats());
        // In which order the others come out of the box tells nobody anything.
        dealt[config.seats()..].sort_unstable();
        dealt
    });
    let first = config
        .first()
        .unwrap_or_else(|| Seat(generator.event().below(config.seats() as u32) as u8));
    let mut state = nothing_played(config, generator, samurai);
    if config.level().farm_backs() {
        state.generator.event().shuffle(&mut state.farms);
    }
    plunderers(&mut state);
    state.board.active = first;
    apply::begin_turn(&mut state, first, &mut Silent);
    apply::run(&mut state, &mut Silent);
    state
}

/// R2.3: random plunderers make the stack. R2.5: with too few dolls it is set aside unseen, and
/// the next cards are taken; enough dolls are left over then for this to end.
#[inline]
fn plunderers(state: &mut State) {
    let count = state.board.config.joining(1);
    let mut cards = ALL_CARDS;
    let cards = &mut cards[..PLUNDERERS];
    let promised = state.board.config.promised_dolls();
    if promised == 0 {
        state
            .generator
            .event()
            .shuffle_first(cards, count);
    } else {
        state.generator.event().shuffle(cards);
    }
    let enough = |stack: &[Card]| dolls(stack.iter().copied()) >= promised as usize;
    let stacks = cards.chunks_exact(count);
    let (redraws, stack) = stacks
        .enumerate()
        .find(|(_, stack)| enough(stack))
        .unwrap_or((0, &cards[..count]));
    state.face_down[..count].copy_from_slice(stack);
    state.board.stack.len = count as u8;
    state.in_match = stack.iter().copied().collect();
    state.board.promised_dolls = promised;
    state.board.redraws = redraws as u8;
}

/// The dolls among these cards.
pub(crate) fn dolls(cards: impl Iterator<Item = Card>) -> usize {
    cards
        .filter(|card| card.face().symbol == Some(Symbol::Doll))
        .count()
}

/// R2.3: all cards of the match come back, lieutenants or bosses join, and all are shuffled.
/// Everyone has seen every card by now, but not which ones join.
pub(crate) fn stack_for_round(state: &mut State) {
    state.board.known = state.in_match;
    let mut joining = ALL_CARDS;
    let mut count = 0;
    for card in CardSet::joining(state.board.round).iter() {
        joining[count] = card;
        count += 1;
    }
    let join = state
        .board
        .config
        .joining(state.board.round)
        .min(count);
    if join < count {
        state
            .generator
            .event()
            .shuffle_first(&mut joining[..count], join);
    }
    state.in_match = joining[..join]
        .iter()
        .fold(state.in_match, |all, &card| all.with(card));
    let mut len = 0;
    for card in state.in_match.iter() {
        state.face_down[len] = card;
        len += 1;
    }
    if len > 1 {
        state
            .generator
            .event()
            .shuffle(&mut state.face_down[..len]);
    }
    state.board.stack = Stack {
        len: len as u8,
        face_up: 0,
        under: 0,
    };
    state.board.below = [None; CARDS];
    state.board.intruders = 0;
    state.board.known_intruders = CardSet::EMPTY;
    state.board.not_below = [0; CARDS];
    state.board.discard = CardSet::EMPTY;
}

/// The village before round 1, with no raiders yet.
#[inline]
pub(crate) fn nothing_played(
    config: &Config,
    generator: Generator,
    samurai: [Samurai; SAMURAI],
) -> State {
    State {
        board: Board::new(*config, samurai),
        generator,
        face_down: ALL_CARDS,
        farms: FARM_BACKS,
        in_match: CardSet::EMPTY,
    }
}

/// All farms, those named last: what stands comes after what has burned.
pub(crate) fn named_last(named: &[FarmBack]) -> [FarmBack; FARMS] {
    let mut rest = named.to_vec();
    let others =
        FARM_BACKS
            .into_iter()
            .filter(|back| match rest.iter().position(|other| other == back) {
                Some(at) => {
                    rest.swap_remove(at);
                    false
                }
                None => true,
            });
    let mut farms = FARM_BACKS;
    let others: Vec<FarmBack> = others.collect();
    for (place, back) in farms.iter_mut().zip(others.iter().chain(named)) {
        *place = *back;
    }
    farms
}

/// Every card in the order of the list, ready to be shuffled.
pub(crate) const ALL_CARDS: [Card; CARDS] = {
    let mut cards = [Card::new(0).expect("the first card exists"); CARDS];
    let mut index = 0;
    while index < CARDS {
        cards[index] = Card::new(index).expect("indices below the count are cards");
        index += 1;
    }
    cards
};
