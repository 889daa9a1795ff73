//! Positions late in a match, where endings are near that random play seldom reaches.

use game_core::playout::playout;
use game_core::{Game, PlayoutRng, Random};
use samurai_sword::deal::{Phase, Stack};
use samurai_sword::{Config, Deal, Pending, SamuraiSword, State};

/// A position in somebody's play phase with little resilience, honour and deck left.
pub(crate) fn late_position(config: &Config, rng: &mut PlayoutRng) -> Option<Deal> {
    let mut state = SamuraiSword::start(config, rng.seed());
    let steps = rng.below(60) as usize;
    playout::<SamuraiSword>(&mut state, rng, &mut Vec::new(), steps);
    (state.board().pending() == Pending::Play).then(|| weakened(&state, rng))
}

fn weakened(state: &State, rng: &mut PlayoutRng) -> Deal {
    let seats = state.board().config().seats();
    let turn = state.board().turn();
    let weak = rng.below(2) == 0;
    let mut resilience: Vec<u8> = state.board().resilience()[..seats].to_vec();
    let mut honour: Vec<u8> = state.board().honour()[..seats].to_vec();
    for seat in 0..seats {
        if weak {
            let points = resilience[seat].min(rng.below(3) as u8);
            resilience[seat] = if seat == turn.index() {
                points.max(1)
            } else {
                points
            };
        }
        if rng.below(3) == 0 {
            honour[seat] = 1 + rng.below(u32::from(honour[seat])) as u8;
        }
    }
    if resilience
        .iter()
        .filter(|&&points| points > 0)
        .count()
        < 2
    {
        resilience[turn.left(seats).index()] = 1;
    }
    let mut deck: Vec<_> = state
        .deck()
        .as_slice()
        .iter()
        .rev()
        .copied()
        .collect();
    let mut discards: Vec<_> = state
        .board()
        .discards()
        .as_slice()
        .iter()
        .rev()
        .copied()
        .collect();
    if rng.below(2) == 0 {
        let left = rng.below(1 + deck.len() as u32) as usize;
        discards.extend(deck.drain(left..));
    }
    Deal {
        roles: Some(state.roles()[..seats].to_vec()),
        characters: Some(state.board().characters()[..seats].to_vec()),
        honour: Some(honour),
        resilience: Some(resilience),
        properties: Some(
            state.board().properties()[..seats]
                .iter()
                .map(|there| there.cards().collect())
                .collect(),
        ),
        bushido: state.board().bushido(),
        hands: state.hands()[..seats]
            .iter()
            .map(|hand| hand.iter().collect())
            .collect(),
        deck: Stack {
            cards: deck,
            rest: false,
        },
        discards: Stack {
            cards: discards,
            rest: false,
        },
        turn: Some(turn),
        phase: Phase::Play,
        weapons_played: state.board().weapons_played(),
    }
}
