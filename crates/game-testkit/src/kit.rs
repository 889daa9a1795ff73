//! What a game tells the suite about itself: the few things that cannot be derived from the contract.

use core::fmt::{self, Debug, Display, Formatter};
use std::io::Write as _;

use game_core::{Game, Outcome, PlayoutRng, Seat, Viewer};

/// Where one card lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Placed {
    /// The card; equal cards have equal names.
    pub card: Name,
    /// Where it lies.
    pub place: Place,
}

impl Placed {
    /// A card at a place.
    pub fn new(card: &impl Display, place: Place) -> Placed {
        Placed {
            card: Name::of(card),
            place,
        }
    }
}

/// A place as fine as the game tells places apart: `hand 2`, `deck 0`, `row 3 5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    kind: &'static str,
    numbers: [Option<u8>; 2],
}

impl Place {
    /// The only place of its kind.
    pub fn only(kind: &'static str) -> Place {
        let numbers = [None; 2];
        Place { kind, numbers }
    }

    /// One of several, such as a seat's hand.
    pub fn at(kind: &'static str, number: impl Into<usize>) -> Place {
        let numbers = [Some(small(number.into())), None];
        Place { kind, numbers }
    }

    /// One of several in one of several, such as a place in a row.
    pub fn within(kind: &'static str, number: impl Into<usize>, at: impl Into<usize>) -> Place {
        let numbers = [Some(small(number.into())), Some(small(at.into()))];
        Place { kind, numbers }
    }
}

impl Debug for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind)?;
        let numbers = self.numbers.into_iter().flatten();
        numbers
            .into_iter()
            .try_for_each(|number| write!(f, " {number}"))
    }
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("places are counted up to 255")
}

/// The name of a card, such as `fire 7`. Millions of positions are compared card by card, so a name needs no memory
/// of its own and is three numbers to compare.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name([u64; 3]);

impl Name {
    fn of(card: &impl Display) -> Name {
        let mut bytes = [0; 24];
        let mut free = bytes.as_mut_slice();
        write!(free, "{card}").expect("a card's name has at most 24 bytes");
        let (words, _) = bytes.as_chunks();
        Name([0, 1, 2].map(|at| u64::from_be_bytes(words[at])))
    }
}

impl Debug for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let bytes = self.0.map(u64::to_be_bytes);
        let text = String::from_utf8_lossy(bytes.as_flattened());
        f.write_str(text.trim_end_matches('\0'))
    }
}

/// The state of a kit's game.
pub type StateOf<K> = <<K as Kit>::Game as Game>::State;
/// The action of a kit's game.
pub type ActionOf<K> = <<K as Kit>::Game as Game>::Action;
/// The configuration of a kit's game.
pub type ConfigOf<K> = <<K as Kit>::Game as Game>::Config;
/// The explicit deal of a kit's game.
pub type DealOf<K> = <<K as Kit>::Game as Game>::Deal;

/// A game as the suite needs to know it. Written in the game's tests.
pub trait Kit: 'static {
    /// The game.
    type Game: Game;

    /// Every configuration the suite plays: all player counts, variants and switches.
    fn configs() -> Vec<ConfigOf<Self>>;

    /// The most decisions a match with these options can take (changes of mind not counted).
    fn bound(config: &ConfigOf<Self>) -> usize;

    /// Every card of the match and where it lies. The cards must be the same at all times.
    fn cards(state: &StateOf<Self>) -> Vec<Placed>;

    /// A state that differs from this one only in what the viewer cannot know, by the rules alone:
    /// written on the state, without `view` and `determinize`, whose judge it is. Everything
    /// hidden should be mixed: other hands, deck order, others' pending choices, the generator.
    /// About half of the twins should differ in little, such as two cards: then the consequences
    /// of an action can stay the same, and what is heard of it can be compared.
    fn twin(state: &StateOf<Self>, viewer: Viewer, rng: &mut PlayoutRng) -> StateOf<Self>;

    /// Any action the type can express, legal or not, each kind and card with some chance.
    fn any_action(rng: &mut PlayoutRng) -> ActionOf<Self>;

    /// What is wrong with the state in itself, such as a hand that contradicts a known void.
    /// Asked of played and of determinized states.
    fn broken_invariant(state: &StateOf<Self>) -> Option<String>;

    /// The outcome of a finished match counted again, naively.
    fn recount(state: &StateOf<Self>) -> Outcome;

    /// An explicit position from which some matches start, to reach what random play seldom does.
    fn deal(config: &ConfigOf<Self>, rng: &mut PlayoutRng) -> Option<DealOf<Self>> {
        let _ = (config, rng);
        None
    }

    /// How the suite's players decide. Override to lead play into rare corners; must be legal.
    fn choose(
        state: &StateOf<Self>,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<ActionOf<Self>>,
    ) -> Option<ActionOf<Self>> {
        Self::Game::sample(state, seat, rng, scratch)
    }

    /// Whether, under uniformly random play from a shuffled deal, all ways the hidden cards may
    /// lie are equally likely here, so that the shares of `determinize` can be compared with the
    /// truth. Always so before the first action, which the suite tests in any case.
    fn evenly_hidden(state: &StateOf<Self>) -> bool {
        let _ = state;
        false
    }
}
