//! A state that differs from another only in what one viewer cannot know, made by exchanging cards.

use game_core::{Generator, PlayoutRng, Random, Seat, Viewer};
use samurakva::{Artifact, Card, Phase, State, hand::Hand};

/// Exchanges hidden cards and artifacts: many, or now and then only one pair of each.
pub(crate) fn twin(state: &State, viewer: Viewer, rng: &mut PlayoutRng) -> State {
    let mut twin = state.clone();
    twin.generator = Generator::new(rng.seed());
    let others: Vec<Seat> = Seat::all(state.config.seats()).filter(|seat| !viewer.is(*seat)).collect();
    let exchanges = if rng.below(2) == 0 { 60 } else { 1 };
    mix_cards(&mut twin, &others, exchanges, rng);
    if state.config.has_artifacts() {
        let own = viewer.seat().map(Seat::index).filter(|&seat| seat < state.config.seats());
        mix_artifacts(&mut twin, own, &others, exchanges, rng);
    }
    if state.phase == Phase::Choosing {
        for seat in others.into_iter().map(Seat::index).filter(|&seat| state.chosen[seat].is_some()) {
            let size = state.hand_size as usize;
            let kept = twin.chosen[seat].is_some_and(|card| twin.hands[seat].held(size).contains(card));
            if !kept || rng.below(2) == 0 {
                twin.chosen[seat] = twin.hands[seat].at(rng.below(u32::from(state.hand_size)) as usize);
            }
            // A chosen card lies at the end of its hand.
            if let Some(place) = twin.chosen[seat].and_then(|card| twin.hands[seat].place_of(card, size)) {
                twin.hands[seat].choose(place, size);
            }
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
        let played: Vec<Card> = twin.hands[seat.index()].played(twin.hand_size as usize).collect();
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
        let all_new = others.iter().map(|seat| twin.drawn[seat.index()].count(fresh)).sum::<usize>()
            + twin.pile[..twin.pile_len as usize].iter().filter(|&&kind| kind == fresh).count();
        let mine = own.map_or(0, |own| twin.drawn[own].count(fresh));
        let must_stay = twin.shuffled_in.count(fresh).saturating_sub(mine);
        if a != b && (one.new == other.new || all_new > must_stay) {
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
    let pile = twin.pile[..twin.pile_len as usize].iter().enumerate();
    let mut hidden: Vec<Hidden> =
        pile.map(|(at, &kind)| Hidden { place: Place::Pile(at), kind, new: true }).collect();
    for seat in others.iter().map(|seat| seat.index()) {
        for kind in Artifact::ALL {
            let held = twin.artifacts[seat].count(kind);
            let mut new = twin.drawn[seat].count(kind);
            let mut old = held + twin.shown[seat].count(kind) - new;
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
