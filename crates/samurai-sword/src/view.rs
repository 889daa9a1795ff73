//! What one viewer may know, built field by field from what is public or the viewer's own.

use game_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards};
use crate::config::{Config, Role};
use crate::effects::characters::Character;
use crate::memory::Observers;
use crate::state::{Ending, Pending, Properties, State};

/// A match as one viewer knows it, nothing forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The options.
    pub config: Config,
    /// Who is looking.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub turn: Seat,
    /// What the match waits for.
    pub pending: Pending,
    /// Weapons played this turn.
    pub weapons_played: u8,
    /// The card being played.
    pub aside: Option<Card>,
    /// The roles the viewer knows: the open ones and the own (R10.2).
    pub roles: Vec<Option<Role>>,
    /// The characters.
    pub characters: Vec<Character>,
    /// Honour of each seat.
    pub honour: Vec<u8>,
    /// Resilience of each seat.
    pub resilience: Vec<u8>,
    /// Properties before each seat.
    pub properties: Vec<Properties>,
    /// Before whom Bushido lies.
    pub bushido: Option<Seat>,
    /// The viewer's own hand; empty for a spectator.
    pub hand: Vec<Card>,
    /// Cards in each hand.
    pub hand_sizes: Vec<u8>,
    /// Cards the viewer knows to be in each other hand (R10.3).
    pub known: Vec<Vec<Card>>,
    /// Cards everybody knows to be in each hand (R10.3).
    pub shown: Vec<Vec<Card>>,
    /// Cards of the viewer's own hand that each seat knows of (R10.3).
    pub seen_by: Vec<Vec<Card>>,
    /// Cards in the deck.
    pub deck_size: u8,
    /// What the deck was made of when it was last made, less the cards turned up since.
    pub deck_made_of: Vec<(Card, u8)>,
    /// What the viewer has drawn from this deck, so that it is no longer in it.
    pub drawn: Vec<(Card, u8)>,
    /// How many cards each seat has drawn from this deck, the dealt hand included.
    pub draws: Vec<u8>,
    /// The discard pile from the bottom up.
    pub discards: Vec<Card>,
    /// How often each seat has attacked each other with a weapon (R10.3).
    pub attacks: Vec<Vec<u8>>,
    /// The Daimyo in each hand, once points have been counted (R8.3).
    pub daimyo: Option<Vec<u8>>,
}

/// What the viewer may know.
pub fn view(state: &State, viewer: Viewer) -> View {
    let seats = state.config.seats();
    let own = viewer.seat().filter(|seat| seat.index() < seats);
    let watcher = own.map_or(Observers::SPECTATORS, Observers::only);
    let by_seat = |cards: &dyn Fn(Seat) -> Cards| -> Vec<Vec<Card>> {
        Seat::all(seats).map(|seat| cards(seat).iter().collect()).collect()
    };
    let others_know = |seat| own.map_or(Cards::NONE, |own| state.memory.known(Observers::only(seat), own));
    let counted = matches!(state.pending, Pending::Over(Ending::Honour { .. }));
    View {
        config: state.config,
        viewer,
        turn: state.turn,
        pending: state.pending,
        weapons_played: state.weapons_played,
        aside: state.aside,
        roles: Seat::all(seats).map(|seat| known_role(state, own, seat)).collect(),
        characters: state.characters[..seats].to_vec(),
        honour: state.honour[..seats].to_vec(),
        resilience: state.resilience[..seats].to_vec(),
        properties: state.properties[..seats].to_vec(),
        bushido: state.bushido,
        hand: own.map(|seat| state.hands[seat.index()].iter().collect()).unwrap_or_default(),
        hand_sizes: sizes(&state.hands[..seats]),
        known: by_seat(&|seat| state.memory.known(watcher, seat)),
        shown: by_seat(&|seat| state.memory.known(Observers::SPECTATORS, seat)),
        seen_by: by_seat(&others_know),
        deck_size: state.deck.len() as u8,
        deck_made_of: counts(state.deck_made_of),
        drawn: own.map(|seat| counts(state.drawn[seat.index()])).unwrap_or_default(),
        draws: sizes(&state.drawn[..seats]),
        discards: state.discards.as_slice().to_vec(),
        attacks: state.attacks[..seats].iter().map(|on| on[..seats].to_vec()).collect(),
        daimyo: counted.then(|| state.hands[..seats].iter().map(|hand| hand.count(Card::Daimyo)).collect()),
    }
}

fn known_role(state: &State, own: Option<Seat>, seat: Seat) -> Option<Role> {
    (state.role_is_open(seat) || own == Some(seat)).then(|| state.roles[seat.index()])
}

fn sizes(hands: &[Cards]) -> Vec<u8> {
    hands.iter().map(|hand| hand.len() as u8).collect()
}

fn counts(cards: Cards) -> Vec<(Card, u8)> {
    cards.names().map(|card| (card, cards.count(card))).collect()
}
