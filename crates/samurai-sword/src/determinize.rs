//! How the whole match may be, given what one viewer knows.

use game_core::{Generator, PlayoutRng, Random, Seat, SeatSet};

use crate::card::{Card, Cards, Pile};
use crate::config::{BySeat, MAX_PLAYERS, Role};
use crate::memory::{Memory, Observers};
use crate::state::{Ending, Pending, Properties, State};
use crate::view::View;

/// A state with this view; what the viewer does not know is drawn anew, all ways alike.
///
/// A view that is not from this game gives some state, never a panic: numbers and seats no match
/// has are brought within bounds, and cards that are not in the pack are not counted.
pub fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
    let seats = view.config.seats();
    let own = view.viewer.seat().map(Seat::index).filter(|&seat| seat < seats);
    let unseen = unseen_cards(view, own);
    let deck = possible_deck(view, unseen, rng);
    let in_deck: Cards = deck.as_slice().iter().copied().collect();
    let at = |seat: Seat| Seat(seat.0 % seats as u8);
    State {
        config: view.config,
        generator: Generator::new(rng.seed()),
        turn: at(view.turn),
        pending: possible_pending(view),
        weapons_played: view.weapons_played,
        aside: view.aside,
        roles: possible_roles(view, rng),
        characters: by_seat(&view.characters, crate::effects::characters::Character::Benkei),
        honour: by_seat(&view.honour, 0).map(|points| points.min(30)),
        resilience: by_seat(&view.resilience, 0).map(|points| points.min(5)),
        properties: by_seat(&view.properties, Properties::default()).map(within_pack),
        bushido: view.bushido.map(at),
        hands: possible_hands(view, own, unseen.minus(in_deck), rng),
        deck_made_of: counted(&view.deck_made_of),
        drawn: possible_drawn(view, own, in_deck, rng),
        deck,
        discards: view.discards.iter().copied().collect(),
        memory: memory(view, own),
        attacks: core::array::from_fn(|seat| {
            view.attacks.get(seat).map_or([0; MAX_PLAYERS], |on| by_seat(on, 0))
        }),
    }
}

fn by_seat<T: Copy>(list: &[T], filler: T) -> BySeat<T> {
    core::array::from_fn(|seat| list.get(seat).copied().unwrap_or(filler))
}

fn counted(list: &[(Card, u8)]) -> Cards {
    list.iter().flat_map(|&(card, count)| core::iter::repeat_n(card, count.min(15) as usize)).collect()
}

fn within_pack(there: Properties) -> Properties {
    let within = |count: u8, card: Card| count.min(card.printed().copies);
    Properties {
        armor: within(there.armor, Card::Armor),
        fast_draw: within(there.fast_draw, Card::FastDraw),
        focus: within(there.focus, Card::Focus),
    }
}

/// The same question to the same seats.
fn possible_pending(view: &View) -> Pending {
    let seats = view.config.seats();
    let seated = |queue: SeatSet| queue.iter().filter(|seat| seat.index() < seats).collect::<SeatSet>();
    match view.pending {
        Pending::Battlecry { queue } if !seated(queue).is_empty() => {
            Pending::Battlecry { queue: seated(queue) }
        }
        Pending::Jujutsu { queue } if !seated(queue).is_empty() => Pending::Jujutsu { queue: seated(queue) },
        Pending::Battlecry { .. } | Pending::Jujutsu { .. } => Pending::Play,
        Pending::Parry { target } if target.index() >= seats => Pending::Play,
        Pending::Over(Ending::Swordmaster { last }) if last.index() >= seats => Pending::Play,
        pending => pending,
    }
}

/// Roles for the seats whose role is not known, each way to deal them alike (R1.1).
fn possible_roles(view: &View, rng: &mut PlayoutRng) -> BySeat<Role> {
    let known = |role: Role| view.roles.iter().filter(|&&there| there == Some(role)).count();
    let mut ninja: Vec<Role> = Role::NINJA.into_iter().filter(|&role| known(role) == 0).collect();
    rng.shuffle(&mut ninja);
    let known_ninja = Role::NINJA.len() - ninja.len();
    ninja.truncate(view.config.ninja().saturating_sub(known_ninja));
    let missing = |role: Role, all: usize| core::iter::repeat_n(role, all.saturating_sub(known(role)));
    let mut rest: Vec<Role> = missing(Role::Shogun, 1)
        .chain(missing(Role::Samurai, view.config.samurai()))
        .chain(missing(Role::Ronin, view.config.ronin()))
        .chain(ninja)
        .collect();
    rng.shuffle(&mut rest);
    let mut roles = [Role::Samurai; MAX_PLAYERS];
    for (role, known) in roles.iter_mut().zip(&view.roles) {
        *role = known.or_else(|| rest.pop()).unwrap_or(Role::Samurai);
    }
    roles
}

/// The cards of another hand that are certain: those known, and Daimyo once they are counted.
fn certain(view: &View, seat: usize) -> Cards {
    let mut cards: Cards = view.known.get(seat).into_iter().flatten().copied().collect();
    let daimyo = view.daimyo.as_ref().and_then(|counts| counts.get(seat)).copied().unwrap_or(0);
    while cards.count(Card::Daimyo) < daimyo.min(15) {
        cards.add(Card::Daimyo);
    }
    cards
}

/// The cards whose place the viewer does not know: in other hands, or in the deck.
fn unseen_cards(view: &View, own: Option<usize>) -> Cards {
    let table = view.properties.iter().flat_map(|there| within_pack(*there).cards());
    let table = table.chain(view.bushido.map(|_| Card::Bushido)).chain(view.aside);
    let seen: Cards = view.hand.iter().chain(&view.discards).copied().chain(table).collect();
    let others = (0..view.config.seats()).filter(|&seat| own != Some(seat));
    others.fold(Cards::PACK.minus(seen), |rest, seat| rest.minus(certain(view, seat)))
}

/// A deck of unseen cards that are not known to have left it: since it was made, no other card
/// has come into it.
fn possible_deck(view: &View, unseen: Cards, rng: &mut PlayoutRng) -> Pile {
    let at_most = counted(&view.deck_made_of).minus(counted(&view.drawn));
    let mut cards: Vec<Card> = unseen.common(at_most).iter().collect();
    let size = (view.deck_size as usize).min(cards.len());
    rng.shuffle_first(&mut cards, size);
    if view.daimyo.is_some() {
        // All Daimyo in hands have been counted, so the others are in the deck.
        let (first, others): (Vec<Card>, Vec<Card>) =
            cards.into_iter().partition(|&card| card == Card::Daimyo);
        let daimyo = first.len().min(size);
        cards = first;
        cards.extend(others);
        rng.shuffle_first(&mut cards[daimyo..], size - daimyo);
        rng.shuffle(&mut cards[..size]);
    }
    cards.truncate(size);
    cards.into_iter().collect()
}

/// The own hand, and the others filled up from what is neither known nor in the deck.
fn possible_hands(view: &View, own: Option<usize>, rest: Cards, rng: &mut PlayoutRng) -> BySeat<Cards> {
    let mut rest: Vec<Card> = rest.iter().collect();
    rng.shuffle(&mut rest);
    let mut hands = [Cards::NONE; MAX_PLAYERS];
    for (seat, &size) in view.hand_sizes.iter().enumerate().take(view.config.seats()) {
        if own == Some(seat) {
            hands[seat] = view.hand.iter().copied().collect();
            continue;
        }
        hands[seat] = certain(view, seat);
        let unknown = (size as usize).saturating_sub(hands[seat].len()).min(rest.len());
        rest.drain(rest.len() - unknown..).for_each(|card| hands[seat].add(card));
    }
    hands
}

/// Who drew what from this deck: the own draws, and for the others all that has left it.
fn possible_drawn(view: &View, own: Option<usize>, in_deck: Cards, rng: &mut PlayoutRng) -> BySeat<Cards> {
    let mine = counted(&view.drawn);
    let gone = counted(&view.deck_made_of).minus(mine).minus(in_deck);
    let mut gone: Vec<Card> = gone.iter().collect();
    rng.shuffle(&mut gone);
    let mut drawn = [Cards::NONE; MAX_PLAYERS];
    for (seat, &count) in view.draws.iter().enumerate().take(view.config.seats()) {
        if own == Some(seat) {
            drawn[seat] = mine;
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
    let seats = view.config.seats();
    let cards = |list: &[Vec<Card>], seat: usize| -> Cards {
        list.get(seat).into_iter().flatten().copied().collect()
    };
    for holder in Seat::all(seats) {
        let shown = cards(&view.shown, holder.index());
        for card in shown.iter() {
            memory.learn(holder, card, Observers::EVERYBODY.without(holder));
        }
        for observer in Seat::all(seats).filter(|&seat| seat != holder) {
            let known = if own == Some(observer.index()) {
                cards(&view.known, holder.index())
            } else if own == Some(holder.index()) {
                cards(&view.seen_by, observer.index())
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
