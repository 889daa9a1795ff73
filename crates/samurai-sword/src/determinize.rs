//! How the whole match may be, given what one viewer knows.

use game_core::{Generator, PlayoutRng, Random, Seat};

use crate::card::{Card, Cards, Pile};
use crate::config::{BySeat, MAX_PLAYERS, Role};
use crate::memory::{Memory, Observers};
use crate::state::State;
use crate::view::View;

/// A state with this view; what the viewer does not know is drawn again, all ways alike.
///
/// A view that is not from this game gives some state, never a panic: cards that are not in the pack are not
/// counted, and hands are as large as there are cards for them.
pub(crate) fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
    let own = view.own_seat().map(Seat::index);
    let unseen = view.unseen();
    let deck = possible_deck(view, unseen, rng);
    let in_deck: Cards = deck.as_slice().iter().copied().collect();
    let mut board = view.board.clone();
    let generator = Generator::new(rng.seed());
    let roles = possible_roles(view, rng);
    let hands = possible_hands(view, own, unseen.minus(in_deck), rng);
    board.hand_sizes = hands.map(|hand| hand.len() as u8);
    let drawn = possible_drawn(view, own, in_deck, rng);
    State {
        board,
        generator,
        roles,
        hands,
        deck,
        drawn,
        memory: memory(view, own),
    }
}

/// Roles for the seats whose role is not known, each way to deal them alike (R1.1).
fn possible_roles(view: &View, rng: &mut PlayoutRng) -> BySeat<Role> {
    let config = view.board.config;
    let seats = || Seat::all(config.seats());
    let known = |role: Role| {
        seats()
            .filter(|&seat| view.role(seat) == Some(role))
            .count()
    };
    let mut ninja: Vec<Role> = Role::NINJA
        .into_iter()
        .filter(|&role| known(role) == 0)
        .collect();
    rng.shuffle(&mut ninja);
    let known_ninja = Role::NINJA.len() - ninja.len();
    ninja.truncate(config.ninja().saturating_sub(known_ninja));
    let missing =
        |role: Role, all: usize| core::iter::repeat_n(role, all.saturating_sub(known(role)));
    let mut rest: Vec<Role> = missing(Role::Shogun, 1)
        .chain(missing(Role::Samurai, config.samurai()))
        .chain(missing(Role::Ronin, config.ronin()))
        .chain(ninja)
        .collect();
    rng.shuffle(&mut rest);
    let mut roles = [Role::Samurai; MAX_PLAYERS];
    for seat in seats() {
        roles[seat.index()] = view
            .role(seat)
            .or_else(|| rest.pop())
            .unwrap_or(Role::Samurai);
    }
    roles
}

/// A deck of unseen cards that are not known to have left it: since it was made, no other card
/// has come into it.
fn possible_deck(view: &View, unseen: Cards, rng: &mut PlayoutRng) -> Pile {
    let mut cards: Vec<Card> = unseen
        .common(view.deck_at_most())
        .iter()
        .collect();
    let size = (view.deck_size as usize).min(cards.len());
    rng.shuffle_first(&mut cards, size);
    if view.daimyo.is_some() {
        // All Daimyo in hands have been counted, so the others are in the deck.
        let (first, others): (Vec<Card>, Vec<Card>) = cards
            .into_iter()
            .partition(|&card| card == Card::Daimyo);
        let daimyo = first.len().min(size);
        cards = first;
        cards.extend(others);
        rng.shuffle_first(&mut cards[daimyo..], size - daimyo);
        rng.shuffle(&mut cards[..size]);
    }
    cards.truncate(size);
    cards.into_iter().collect()
}

/// The viewer's hand, and the others filled up from what is neither known nor in the deck.
fn possible_hands(
    view: &View,
    own: Option<usize>,
    rest: Cards,
    rng: &mut PlayoutRng,
) -> BySeat<Cards> {
    let mut rest: Vec<Card> = rest.iter().collect();
    rng.shuffle(&mut rest);
    let mut hands = [Cards::NONE; MAX_PLAYERS];
    for (seat, &size) in view
        .board
        .hand_sizes
        .iter()
        .enumerate()
        .take(view.board.config.seats())
    {
        if own == Some(seat) {
            hands[seat] = view.hand;
            continue;
        }
        hands[seat] = view.known_in(Seat(seat as u8));
        let unknown = (size as usize)
            .saturating_sub(hands[seat].len())
            .min(rest.len());
        rest.drain(rest.len() - unknown..)
            .for_each(|card| hands[seat].add(card));
    }
    hands
}

/// Who drew what from this deck: the viewer's draws, and for the others all that has left it.
fn possible_drawn(
    view: &View,
    own: Option<usize>,
    in_deck: Cards,
    rng: &mut PlayoutRng,
) -> BySeat<Cards> {
    let mut gone: Vec<Card> = view
        .deck_at_most()
        .minus(in_deck)
        .iter()
        .collect();
    rng.shuffle(&mut gone);
    let mut drawn = [Cards::NONE; MAX_PLAYERS];
    for (seat, &count) in view
        .draws
        .iter()
        .enumerate()
        .take(view.board.config.seats())
    {
        if own == Some(seat) {
            drawn[seat] = view.drawn;
        } else {
            let count = (count as usize).min(gone.len());
            drawn[seat] = gone.drain(gone.len() - count..).collect();
        }
    }
    drawn
}

/// What is known of hands: by everybody, by the viewer, and of the viewer.
fn memory(view: &View, own: Option<usize>) -> Memory {
    let mut memory = Memory::EMPTY;
    let seats = view.board.config.seats();
    for holder in Seat::all(seats) {
        let shown = view.shown[holder.index()];
        for card in shown.iter() {
            memory.learn(holder, card, Observers::EVERYBODY.without(holder));
        }
        for observer in Seat::all(seats).filter(|&seat| seat != holder) {
            let known = if own == Some(observer.index()) {
                view.known[holder.index()]
            } else if own == Some(holder.index()) {
                view.seen_by[observer.index()]
            } else {
                continue;
            };
            for card in known.minus(shown).iter() {
                memory.learn(holder, card, Observers::only(observer));
            }
        }
    }
    memory
}
