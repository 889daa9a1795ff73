//! Unseen cards dealt to places with limits, all ways alike: what `determinize` is made of, and conclusions too.
//!
//! Cards that may go to the same places form a group. The ways to split a group among the places
//! are counted, group by group, and one is drawn in proportion; inside a group any card is as good
//! as any other. The widest group comes last and takes what room is left, so without limits the
//! whole is one shuffle.

use game_core::{PlayoutRng, Random};

use crate::card::{CARDS, Card, CardSet};

/// The most places: four hands; or two hands, two discards and the covered cards (R9.1).
pub(crate) const PLACES: usize = 5;

/// A number for each place.
type Counts = [u8; PLACES];

/// A place for unseen cards.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Place {
    /// How many cards it takes.
    pub(crate) room: u8,
    /// Which cards it can take.
    pub(crate) takes: CardSet,
}

/// Cards that may go to the same places.
#[derive(Clone, Copy, Debug)]
struct Group {
    /// Those places, as bits.
    places: u8,
    cards: CardSet,
}

/// In how many ways the cards fill the places.
pub(crate) fn ways(cards: CardSet, places: &[Place; PLACES]) -> f64 {
    count(&groups(cards, places), places.map(|place| place.room))
}

/// Whether the cards can fill the places at all: no places are too small for the cards that can lie nowhere else.
pub(crate) fn fit(cards: CardSet, places: &[Place; PLACES]) -> bool {
    (0..1u8 << PLACES).all(|chosen| {
        let (mut room, mut others) = (0, CardSet::EMPTY);
        for (at, place) in places
            .iter()
            .enumerate()
            .filter(|(_, place)| place.room > 0)
        {
            if chosen >> at & 1 == 1 {
                room += place.room as usize;
            } else {
                others = others | place.takes;
            }
        }
        (cards - others).len() <= room
    })
}

/// One way to fill the places, each with the same chance. If there is none, as with a view from
/// elsewhere, the limits are ignored and the room is filled as far as the cards go.
pub(crate) fn deal(
    cards: CardSet,
    places: &[Place; PLACES],
    rng: &mut PlayoutRng,
) -> [CardSet; PLACES] {
    let mut rooms = places.map(|place| place.room);
    let groups = groups(cards, places);
    let mut ways = count(&groups, rooms);
    if ways == 0.0 {
        let mut cards = cards.iter();
        return rooms.map(|room| cards.by_ref().take(room as usize).collect());
    }
    let mut dealt = [CardSet::EMPTY; PLACES];
    for at in 0..groups.len() {
        let (split, of_rest) = draw_split(&groups[at..], rooms, ways, rng);
        ways = of_rest;
        let mut shuffled: Vec<Card> = groups[at].cards.iter().collect();
        rng.shuffle(&mut shuffled);
        let mut shuffled = shuffled.into_iter();
        for place in 0..PLACES {
            rooms[place] -= split[place];
            dealt[place] = dealt[place]
                | shuffled
                    .by_ref()
                    .take(split[place] as usize)
                    .collect();
        }
    }
    dealt
}

/// The groups, those with the fewest places first.
fn groups(cards: CardSet, places: &[Place; PLACES]) -> Vec<Group> {
    let mut by_places = [CardSet::EMPTY; 1 << PLACES];
    for card in cards.iter() {
        let fits = |(at, place): (usize, &Place)| {
            u8::from(place.room > 0 && place.takes.contains(card)) << at
        };
        let fitting: u8 = places.iter().enumerate().map(fits).sum();
        by_places[fitting as usize] = by_places[fitting as usize].with(card);
    }
    let all = by_places
        .into_iter()
        .enumerate()
        .filter(|(_, cards)| !cards.is_empty());
    let mut groups: Vec<Group> = all
        .map(|(places, cards)| Group {
            places: places as u8,
            cards,
        })
        .collect();
    groups.sort_by_key(|group| group.places.count_ones());
    groups
}

/// In how many ways the groups fill the rooms.
fn count(groups: &[Group], rooms: Counts) -> f64 {
    let Some((first, rest)) = groups.split_first() else {
        return f64::from(u8::from(rooms == [0; PLACES]));
    };
    let mut sum = 0.0;
    each_split(first, rest.is_empty(), rooms, &mut |split| {
        sum += orders(split) * count(rest, minus(rooms, split));
    });
    sum
}

/// How the first group is split, drawn in proportion to the ways that leaves for the rest, and these ways.
/// All groups together have this many `ways`.
fn draw_split(groups: &[Group], rooms: Counts, ways: f64, rng: &mut PlayoutRng) -> (Counts, f64) {
    let Some((first, rest)) = groups.split_first() else {
        return ([0; PLACES], 1.0);
    };
    let mut left = ways * (rng.word() >> 11) as f64 / (1u64 << 53) as f64;
    // Rounding may leave a last grain undrawn; it belongs to the last possible split.
    let mut last = ([0; PLACES], 0.0);
    each_split(first, rest.is_empty(), rooms, &mut |split| {
        if left < 0.0 {
            return;
        }
        let of_rest = count(rest, minus(rooms, split));
        if of_rest > 0.0 {
            last = (split, of_rest);
            left -= orders(split) * of_rest;
        }
    });
    last
}

/// Every way to split the group's number of cards among its places within the rooms. The last
/// group has to fill all room there is, so only one split can do.
fn each_split(group: &Group, is_last: bool, rooms: Counts, visit: &mut dyn FnMut(Counts)) {
    let size = group.cards.len();
    if is_last {
        let fits = (0..PLACES).all(|at| rooms[at] == 0 || group.places & (1 << at) != 0);
        if fits
            && rooms
                .iter()
                .map(|&room| room as usize)
                .sum::<usize>()
                == size
        {
            visit(rooms);
        }
        return;
    }
    split_from(0, size as u8, group.places, rooms, &mut [0; PLACES], visit);
}

fn split_from(
    at: usize,
    left: u8,
    places: u8,
    rooms: Counts,
    split: &mut Counts,
    visit: &mut dyn FnMut(Counts),
) {
    if at == PLACES {
        if left == 0 {
            visit(*split);
        }
        return;
    }
    let most = if places & (1 << at) == 0 {
        0
    } else {
        rooms[at].min(left)
    };
    for here in 0..=most {
        split[at] = here;
        split_from(at + 1, left - here, places, rooms, split, visit);
    }
    split[at] = 0;
}

fn minus(rooms: Counts, split: Counts) -> Counts {
    core::array::from_fn(|at| rooms[at].saturating_sub(split[at]))
}

/// In how many ways different cards can be split into parts of these sizes.
fn orders(split: Counts) -> f64 {
    let total: usize = split.iter().map(|&here| here as usize).sum();
    let shared: f64 = split
        .iter()
        .map(|&here| factorial(here as usize))
        .product();
    factorial(total) / shared
}

fn factorial(number: usize) -> f64 {
    FACTORIALS[number.min(CARDS)]
}

const FACTORIALS: [f64; CARDS + 1] = {
    let mut factorials = [1.0; CARDS + 1];
    let mut number = 1;
    while number <= CARDS {
        factorials[number] = factorials[number - 1] * number as f64;
        number += 1;
    }
    factorials
};
