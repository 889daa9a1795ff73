//! Positions in any round, made at random: they reach what whole matches seldom do.

use game_core::{PlayoutRng, Random, Seat};
use samurai_spirit::effects::tokens::FARM_BACKS;
use samurai_spirit::{Card, CardSet, Config, Deal, Family, FarmBack, Samurai, Symbol};

/// A position in any round, later ones more often: cards at random in every kind of place.
pub(crate) fn random_position(config: &Config, rng: &mut PlayoutRng) -> Deal {
    let seats = config.seats();
    let round = [1, 2, 2, 3, 3, 3][rng.below(6) as usize];
    let mut samurai = Samurai::ALL;
    rng.shuffle(&mut samurai);
    let samurai = config.chosen().unwrap_or(samurai);
    let mut cards: Vec<Card> = Vec::new();
    for joined in 1..=round {
        let mut rank: Vec<Card> = CardSet::joining(joined).iter().collect();
        rng.shuffle(&mut rank);
        cards.extend(&rank[..config.joining(joined)]);
    }
    rng.shuffle(&mut cards);
    let wounds: Vec<u8> = (0..seats)
        .map(|_| [0, 0, 0, 1, 1, 2, 3][rng.below(7) as usize])
        .collect();
    let mut lines = Vec::new();
    let mut defended = Vec::new();
    for seat in 0..seats {
        let value = samurai[seat].kiai_value(wounds[seat] >= 2);
        lines.push(random_line(&mut cards, value, rng));
        defended.push(random_defence(&mut cards, rng));
    }
    let active = Seat(rng.below(seats as u32) as u8);
    let passed = Seat::all(seats)
        .filter(|&seat| seat != active && rng.below(5) == 0)
        .collect();
    let take = |cards: &mut Vec<Card>, most: u32, rng: &mut PlayoutRng| -> Vec<Card> {
        let count = (rng.below(most) as usize).min(cards.len().saturating_sub(1));
        cards.split_off(cards.len() - count)
    };
    let intruders = take(&mut cards, 6, rng);
    let known_intruders = intruders
        .iter()
        .copied()
        .filter(|_| rng.below(3) == 0)
        .collect();
    let discard = take(&mut cards, 10, rng);
    let some = |rng: &mut PlayoutRng| {
        if rng.below(2) == 0 {
            0
        } else {
            rng.below(4).min(cards.len() as u32) as u8
        }
    };
    let (face_up, under) = (some(rng), some(rng));
    let away = |seat: Seat, rng: &mut PlayoutRng| {
        if rng.below(4) == 0 {
            Seat(rng.below(seats as u32) as u8)
        } else {
            seat
        }
    };
    let mut farms = FARM_BACKS.to_vec();
    rng.shuffle::<FarmBack>(&mut farms);
    farms.truncate(1 + rng.below(6) as usize);
    let families: Vec<Family> = Family::ALL
        .into_iter()
        .filter(|_| rng.below(4) != 0)
        .collect();
    Deal {
        samurai: Some(samurai[..seats].to_vec()),
        round,
        turns: 0,
        active,
        lines,
        defended,
        wounds,
        passed,
        tokens: Seat::all(seats)
            .map(|seat| away(seat, rng))
            .collect(),
        extra: Vec::new(),
        spares: None,
        stack: cards,
        face_up,
        under,
        intruders,
        known_intruders,
        discard,
        barricades: Some(rng.below(u32::from(config.barricades()) + 1) as u8),
        farms,
        families: if families.is_empty() {
            vec![Family::Heal]
        } else {
            families
        },
    }
}

/// Cards up to somewhere around the value, but not on it.
fn random_line(cards: &mut Vec<Card>, value: u8, rng: &mut PlayoutRng) -> Vec<Card> {
    let mut line: Vec<Card> = Vec::new();
    let aim = rng.below(u32::from(value) + 2) as u8;
    while line.iter().map(|card| card.value()).sum::<u8>() < aim && cards.len() > 2 {
        line.extend(cards.pop());
    }
    if line.iter().map(|card| card.value()).sum::<u8>() == value {
        cards.extend(line.pop());
    }
    line
}

fn random_defence(cards: &mut Vec<Card>, rng: &mut PlayoutRng) -> Vec<Card> {
    let wanted = Symbol::ALL
        .into_iter()
        .filter(|_| rng.below(2) == 0);
    let find = |cards: &Vec<Card>, symbol| {
        cards
            .iter()
            .position(|card| card.face().symbol == Some(symbol))
    };
    let mut defended = Vec::new();
    for symbol in wanted {
        if cards.len() > 2
            && let Some(at) = find(cards, symbol)
        {
            defended.push(cards.swap_remove(at));
        }
    }
    defended
}
