//! A state that differs from another only in what one viewer cannot know, made by exchanging cards.

use game_core::{Generator, PlayoutRng, Random, Seat, Viewer};
use samurakva::{Artifact, Card, Phase, State, hand::Hand};

/// Exchanges hidden cards and artifacts: many, or now and then only one pair of each.
pub(crate) fn twin(state: &State, viewer: Viewer, rng: &mut PlayoutRng) -> State {
    let mut twin = state.clone();
    twin.generator = Generator::new(rng.seed());
    let others: Vec<Seat> = Seat::all(state.board.config.seats()).filter(|seat| !viewer.is(*seat)).collect();
    let exchanges = if rng.below(2) == 0 { 60 } else { 1 };
    mix_cards(&mut twin, &others, exchanges, rng);
    if state.board.config.has_artifacts() {
        let own = viewer.seat().map(Seat::index).filter(|&seat| seat < state.board.config.seats());
        for _ in 0..2 {
            tell_otherwise(&mut twin, own, &others, exchanges, rng);
            mix_artifacts(&mut twin, own, &others, exchanges, rng);
        }
    }
    if state.board.phase == Phase::Choosing {
        for seat in others {
            let Some(choice) = state.choice_of(seat) else { continue };
            let (size, hand) = (state.board.hand_size as usize, &mut twin.hands[seat.index()]);
            let kept = hand.place_of(choice, size).filter(|_| rng.below(2) == 0);
            // A chosen card lies at the end of its hand.
            hand.choose(kept.unwrap_or_else(|| rng.below(size as u32) as usize), size);
        }
    }
    twin
}

/// Number cards in other hands change places with each other and with those set aside, but for
/// those that a flower brought back for all to see.
fn mix_cards(twin: &mut State, others: &[Seat], exchanges: usize, rng: &mut PlayoutRng) {
    let known = twin.returned;
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
        let dealt = places.iter().zip(&cards[aside..]).filter(|((at, _), _)| *at == seat.index());
        // What was played is no secret.
        let played: Vec<Card> = twin.hands[seat.index()].played(twin.board.hand_size as usize).collect();
        twin.hands[seat.index()] = Hand::new(kept.iter().chain(dealt.map(|(_, &card)| card)), &played);
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

/// Whether one more of this kind can be old: everything that all saw being shuffled in is still new without it.
fn may_be_old(twin: &State, own: Option<usize>, others: &[Seat], kind: Artifact) -> bool {
    let all_new = others.iter().map(|seat| twin.drawn[seat.index()].count(kind)).sum::<usize>()
        + twin.pile[..twin.board.pile_len as usize].iter().filter(|&&other| other == kind).count();
    let mine = own.map_or(0, |own| twin.drawn[own].count(kind));
    all_new > twin.board.shuffled_in.count(kind).saturating_sub(mine)
}

/// What a seat has held or shown stays, but another part of it was drawn since the pile was last shuffled.
fn tell_otherwise(
    twin: &mut State,
    own: Option<usize>,
    others: &[Seat],
    exchanges: usize,
    rng: &mut PlayoutRng,
) {
    for _ in 0..exchanges * 4 {
        let seat = others[rng.below(others.len() as u32) as usize].index();
        let ever = twin.artifacts[seat].iter().chain(twin.board.shown[seat].iter());
        let mut old: Vec<Artifact> = ever.collect();
        for kind in twin.drawn[seat].iter() {
            old.swap_remove(old.iter().position(|&other| other == kind).unwrap());
        }
        let new: Vec<Artifact> = twin.drawn[seat].iter().collect();
        if old.is_empty() || new.is_empty() {
            continue;
        }
        let was_new = new[rng.below(new.len() as u32) as usize];
        if may_be_old(twin, own, others, was_new) {
            twin.drawn[seat].remove(was_new);
            twin.drawn[seat].insert(old[rng.below(old.len() as u32) as usize]);
        }
    }
}

/// Hidden artifacts change places: new ones with new ones, old ones with old ones, and an old one
/// with a new one as long as everything that all saw being shuffled in can still be new.
fn mix_artifacts(
    twin: &mut State,
    own: Option<usize>,
    others: &[Seat],
    exchanges: usize,
    rng: &mut PlayoutRng,
) {
    let mut hidden = hidden_artifacts(twin, others, rng);
    if hidden.len() < 2 {
        return;
    }
    for _ in 0..exchanges * 4 {
        let (a, b) = (rng.below(hidden.len() as u32) as usize, rng.below(hidden.len() as u32) as usize);
        let (one, other) = (hidden[a], hidden[b]);
        let fresh = if one.new { one.kind } else { other.kind };
        if a != b && (one.new == other.new || may_be_old(twin, own, others, fresh)) {
            // Both are lifted before either is laid: no hand has room for a fifth of a kind, even for a moment.
            lift(twin, one);
            lift(twin, other);
            lay(twin, one, other.kind);
            lay(twin, other, one.kind);
            (hidden[a].kind, hidden[b].kind) = (other.kind, one.kind);
        }
    }
}

/// Every artifact the viewer does not see. Of equal ones in a hand some may be old and some new.
fn hidden_artifacts(twin: &State, others: &[Seat], rng: &mut PlayoutRng) -> Vec<Hidden> {
    let pile = twin.pile[..twin.board.pile_len as usize].iter().enumerate();
    let mut hidden: Vec<Hidden> =
        pile.map(|(at, &kind)| Hidden { place: Place::Pile(at), kind, new: true }).collect();
    for seat in others.iter().map(|seat| seat.index()) {
        for kind in Artifact::ALL {
            let held = twin.artifacts[seat].count(kind);
            let mut new = twin.drawn[seat].count(kind);
            let mut old = held + twin.board.shown[seat].count(kind) - new;
            for _ in 0..held {
                let is_new = old == 0 || (new > 0 && rng.below(2) == 0);
                *(if is_new { &mut new } else { &mut old }) -= 1;
                hidden.push(Hidden { place: Place::Hand(seat), kind, new: is_new });
            }
        }
    }
    hidden
}

/// Takes a hidden artifact from its hand; what lies in the pile is simply laid over.
fn lift(twin: &mut State, hidden: Hidden) {
    if let Place::Hand(seat) = hidden.place {
        twin.artifacts[seat].remove(hidden.kind);
        if hidden.new {
            twin.drawn[seat].remove(hidden.kind);
        }
    }
}

/// Puts an artifact of this kind where a hidden one was.
fn lay(twin: &mut State, hidden: Hidden, kind: Artifact) {
    match hidden.place {
        Place::Pile(at) => twin.pile[at] = kind,
        Place::Hand(seat) => {
            twin.artifacts[seat].insert(kind);
            if hidden.new {
                twin.drawn[seat].insert(kind);
            }
        }
    }
}
