//! A state that differs from another only in what one viewer cannot know, made by exchanging cards.

use game_core::{Generator, PlayoutRng, Random, Seat, Viewer};
use samurakva::{Artifact, Card, Phase, State, hand::Hand};

/// Exchanges hidden cards and artifacts: many, or now and then only one pair of each.
pub(crate) fn twin(state: &State, viewer: Viewer, rng: &mut PlayoutRng) -> State {
    let mut twin = state.clone();
    *twin.secrets_mut().generator = Generator::new(rng.seed());
    let others: Vec<Seat> = Seat::all(state.board().config().seats())
        .filter(|seat| !viewer.is(*seat))
        .collect();
    let exchanges = if rng.below(2) == 0 { 60 } else { 1 };
    mix_cards(&mut twin, &others, exchanges, rng);
    if state.board().config().has_artifacts() {
        let own = viewer
            .seat()
            .map(Seat::index)
            .filter(|&seat| seat < state.board().config().seats());
        mix_artifacts(&mut twin, own, &others, exchanges, rng);
    }
    if state.board().phase() == Phase::Choosing {
        for seat in others {
            let Some(choice) = state.choice_of(seat) else {
                continue;
            };
            let (size, hand) = (
                state.board().hand_size() as usize,
                &mut twin.secrets_mut().hands[seat.index()],
            );
            let kept = hand
                .place_of(choice, size)
                .filter(|_| rng.below(2) == 0);
            // A chosen card lies at the end of its hand.
            hand.choose(
                kept.unwrap_or_else(|| rng.below(size as u32) as usize),
                size,
            );
        }
    }
    twin
}

/// Number cards in other hands change places with each other and with those set aside, but for
/// those that a flower brought back for all to see.
fn mix_cards(twin: &mut State, others: &[Seat], exchanges: usize, rng: &mut PlayoutRng) {
    let known = twin.returned();
    let mut cards: Vec<Card> = twin.set_aside().iter().collect();
    let mut places = Vec::new();
    for seat in others {
        for card in twin.hand(*seat).minus(known).iter() {
            places.push((seat.index(), card));
            cards.push(card);
        }
    }
    if cards.len() < 2 {
        return;
    }
    for _ in 0..exchanges * 4 {
        let (a, b) = (rng.below(cards.len() as u32), rng.below(cards.len() as u32));
        cards.swap(a as usize, b as usize);
    }
    let aside = cards.len() - places.len();
    for &seat in others {
        let kept = twin.hand(seat).and(known);
        let dealt = places
            .iter()
            .zip(&cards[aside..])
            .filter(|((at, _), _)| *at == seat.index());
        // What was played is no secret.
        let played: Vec<Card> = twin.hands()[seat.index()]
            .played(twin.board().hand_size() as usize)
            .collect();
        twin.secrets_mut().hands[seat.index()] =
            Hand::new(kept.iter().chain(dealt.map(|(_, &card)| card)), &played);
    }
}

/// Where a hidden artifact lies: in the hand of a seat, or at a place of the pile.
#[derive(Clone, Copy)]
enum Place {
    Hand(usize),
    Pile(usize),
}

/// A hidden artifact, and whether it came from the pile since that was last shuffled.
#[derive(Clone, Copy)]
struct Hidden {
    place: Place,
    kind: Artifact,
    new: bool,
}

/// Whether everything that all saw being shuffled in can still be new: in the pile, or drawn since.
fn is_possible(twin: &State, own: Option<usize>, others: &[Seat]) -> bool {
    let pile = twin.pile();
    Artifact::ALL.into_iter().all(|kind| {
        let drawn = others
            .iter()
            .map(|seat| seat.index())
            .chain(own)
            .map(|seat| twin.drawn()[seat].count(kind));
        let new = drawn.sum::<usize>()
            + pile
                .iter()
                .filter(|&&other| other == kind)
                .count();
        new >= twin.board().shuffled_in().count(kind)
    })
}

/// Hidden artifacts change places, and what a seat drew becomes another part of what it has held or shown: one, two
/// or three such changes at a time, as long as the whole is possible, since one alone often is not.
fn mix_artifacts(
    twin: &mut State,
    own: Option<usize>,
    others: &[Seat],
    exchanges: usize,
    rng: &mut PlayoutRng,
) {
    for _ in 0..exchanges * 2 {
        let before = twin.clone();
        for _ in 0..=rng.below(3) {
            if rng.below(3) == 0 {
                tell_otherwise(twin, others, rng);
            } else {
                exchange(twin, others, rng);
            }
        }
        if !is_possible(twin, own, others) {
            *twin = before;
        }
    }
}

/// What a seat has held or shown stays, but another part of it was drawn since the pile was last shuffled.
fn tell_otherwise(twin: &mut State, others: &[Seat], rng: &mut PlayoutRng) {
    let seat = others[rng.below(others.len() as u32) as usize].index();
    let mut old: Vec<Artifact> = twin.artifacts()[seat]
        .iter()
        .chain(twin.board().shown()[seat].iter())
        .collect();
    let new: Vec<Artifact> = twin.drawn()[seat].iter().collect();
    for kind in &new {
        old.swap_remove(
            old.iter()
                .position(|other| other == kind)
                .unwrap(),
        );
    }
    if !old.is_empty() && !new.is_empty() {
        twin.secrets_mut().drawn[seat].remove(new[rng.below(new.len() as u32) as usize]);
        twin.secrets_mut().drawn[seat].insert(old[rng.below(old.len() as u32) as usize]);
    }
}

/// Two hidden artifacts change places.
fn exchange(twin: &mut State, others: &[Seat], rng: &mut PlayoutRng) {
    let hidden = hidden_artifacts(twin, others, rng);
    if hidden.len() < 2 {
        return;
    }
    let (a, b) = (
        rng.below(hidden.len() as u32) as usize,
        rng.below(hidden.len() as u32) as usize,
    );
    if a != b {
        // Both are lifted before either is laid: no hand has room for a fifth of a kind, even for a moment.
        lift(twin, hidden[a]);
        lift(twin, hidden[b]);
        lay(twin, hidden[a], hidden[b].kind);
        lay(twin, hidden[b], hidden[a].kind);
    }
}

/// Every artifact the viewer does not see. Of equal ones in a hand some may be old and some new.
fn hidden_artifacts(twin: &State, others: &[Seat], rng: &mut PlayoutRng) -> Vec<Hidden> {
    let pile = twin.pile().iter().enumerate();
    let mut hidden: Vec<Hidden> = pile
        .map(|(at, &kind)| Hidden {
            place: Place::Pile(at),
            kind,
            new: true,
        })
        .collect();
    for seat in others.iter().map(|seat| seat.index()) {
        for kind in Artifact::ALL {
            let held = twin.artifacts()[seat].count(kind);
            let mut new = twin.drawn()[seat].count(kind);
            let mut old = held + twin.board().shown()[seat].count(kind) - new;
            for _ in 0..held {
                let is_new = old == 0 || (new > 0 && rng.below(2) == 0);
                *(if is_new { &mut new } else { &mut old }) -= 1;
                hidden.push(Hidden {
                    place: Place::Hand(seat),
                    kind,
                    new: is_new,
                });
            }
        }
    }
    hidden
}

/// Takes a hidden artifact from its hand; what lies in the pile is simply laid over.
fn lift(twin: &mut State, hidden: Hidden) {
    if let Place::Hand(seat) = hidden.place {
        twin.secrets_mut().artifacts[seat].remove(hidden.kind);
        if hidden.new {
            twin.secrets_mut().drawn[seat].remove(hidden.kind);
        }
    }
}

/// Puts an artifact of this kind where a hidden one was.
fn lay(twin: &mut State, hidden: Hidden, kind: Artifact) {
    match hidden.place {
        Place::Pile(at) => twin.secrets_mut().pile[at] = kind,
        Place::Hand(seat) => {
            twin.secrets_mut().artifacts[seat].insert(kind);
            if hidden.new {
                twin.secrets_mut().drawn[seat].insert(kind);
            }
        }
    }
}
