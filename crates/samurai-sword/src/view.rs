//! What one viewer may know, built field by field from what is public or the viewer's own.

use game_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Ending, Pending, Properties};
use crate::card::{Card, Cards};
use crate::config::{BySeat, Config, MAX_PLAYERS, Role};
use crate::effects::characters::Character;
use crate::memory::Observers;
use crate::state::State;

/// A match as one viewer knows it, nothing forgotten.
///
/// ```
/// use game_core::{Game, Seed, Viewer};
/// use samurai_sword::{Config, SamuraiSword};
///
/// let state = SamuraiSword::start(&Config::default(), Seed::from_number(1));
/// let seat = SamuraiSword::to_act(&state).first().expect("a match begins with a decision");
/// let view = SamuraiSword::view(&state, Viewer::Seat(seat));
/// let mut actions = Vec::new();
/// assert!(SamuraiSword::options(&view, seat, &mut actions));
/// assert!(SamuraiSword::ruling(&view, seat, actions[0]).is_legal());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Message", into = "Message")]
pub struct View {
    pub(crate) board: Board,
    pub(crate) viewer: Viewer,
    pub(crate) own_role: Option<Role>,
    pub(crate) hand: Cards,
    pub(crate) known: BySeat<Cards>,
    pub(crate) shown: BySeat<Cards>,
    pub(crate) seen_by: BySeat<Cards>,
    pub(crate) deck_size: u8,
    pub(crate) drawn: Cards,
    pub(crate) draws: BySeat<u8>,
    pub(crate) daimyo: Option<BySeat<u8>>,
}

impl View {
    /// What everybody sees.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Who is looking.
    #[inline]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The viewer's own role; none for a spectator.
    #[inline]
    pub const fn own_role(&self) -> Option<Role> {
        self.own_role
    }

    /// The viewer's own hand; empty for a spectator.
    #[inline]
    pub const fn hand(&self) -> Cards {
        self.hand
    }

    /// Cards the viewer knows to be in each other hand (R10.3).
    #[inline]
    pub fn known(&self) -> &[Cards] {
        &self.known[..self.board.config.seats()]
    }

    /// Cards everybody knows to be in each hand (R10.3).
    #[inline]
    pub fn shown(&self) -> &[Cards] {
        &self.shown[..self.board.config.seats()]
    }

    /// Cards of the viewer's own hand that each seat knows of (R10.3).
    #[inline]
    pub fn seen_by(&self) -> &[Cards] {
        &self.seen_by[..self.board.config.seats()]
    }

    /// Cards in the deck.
    #[inline]
    pub const fn deck_size(&self) -> u8 {
        self.deck_size
    }

    /// Whether the deck has to be renewed if this many cards are drawn (R7.1).
    #[inline]
    pub const fn renews_for(&self, cards: u8) -> bool {
        self.deck_size < cards
    }

    /// What the viewer has drawn from this deck, so that it is no longer in it.
    #[inline]
    pub const fn drawn(&self) -> Cards {
        self.drawn
    }

    /// How many cards each seat has drawn from this deck, the dealt hand included.
    #[inline]
    pub fn draws(&self) -> &[u8] {
        &self.draws[..self.board.config.seats()]
    }

    /// The Daimyo in each hand, once points have been counted (R8.3).
    #[inline]
    pub fn daimyo(&self) -> Option<&[u8]> {
        self.daimyo
            .as_ref()
            .map(|counts| &counts[..self.board.config.seats()])
    }

    /// The viewer's own seat; none for a spectator, and for somebody who does not sit at the table.
    pub fn own_seat(&self) -> Option<Seat> {
        self.viewer
            .seat()
            .filter(|seat| seat.index() < self.board.config.seats())
    }

    /// The role of a player, if the viewer knows it: an open one, or the viewer's own (R10.2).
    pub fn role(&self, seat: Seat) -> Option<Role> {
        let own = self
            .own_role
            .filter(|_| self.own_seat() == Some(seat));
        own.or_else(|| {
            self.board
                .open_roles
                .get(seat.index())
                .copied()
                .flatten()
        })
    }
}

/// What the viewer may know.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let board = &state.board;
    let own = viewer
        .seat()
        .filter(|seat| seat.index() < board.config.seats());
    let watcher = own.map_or(Observers::SPECTATORS, Observers::only);
    let known_to = |observer: Observers| {
        board.config.for_each_seat(Cards::NONE, |seat| {
            state.memory.known(observer, Seat(seat as u8))
        })
    };
    let seen_by = |own| {
        let by = |seat: usize| {
            state
                .memory
                .known(Observers::only(Seat(seat as u8)), own)
        };
        board.config.for_each_seat(Cards::NONE, by)
    };
    let counted = matches!(board.pending, Pending::Over(Ending::Honour { .. }));
    View {
        viewer,
        own_role: own.map(|seat| state.roles[seat.index()]),
        hand: own.map_or(Cards::NONE, |seat| state.hands[seat.index()]),
        known: known_to(watcher),
        shown: known_to(Observers::SPECTATORS),
        seen_by: own.map_or([Cards::NONE; MAX_PLAYERS], seen_by),
        deck_size: state.deck.len() as u8,
        drawn: own.map_or(Cards::NONE, |seat| state.drawn[seat.index()]),
        draws: state.drawn.map(|cards| cards.len() as u8),
        daimyo: counted.then(|| state.hands.map(|hand| hand.count(Card::Daimyo))),
        board: board.clone(),
    }
}

/// A view in messages. Lists are as long as the table is large; the roles are those the viewer knows.
#[derive(Clone, Serialize, Deserialize)]
struct Message {
    config: Config,
    viewer: Viewer,
    turn: Seat,
    pending: Pending,
    weapons_played: u8,
    aside: Option<Card>,
    roles: Vec<Option<Role>>,
    characters: Vec<Character>,
    honour: Vec<u8>,
    resilience: Vec<u8>,
    properties: Vec<Properties>,
    bushido: Option<Seat>,
    hand: Vec<Card>,
    hand_sizes: Vec<u8>,
    known: Vec<Vec<Card>>,
    shown: Vec<Vec<Card>>,
    seen_by: Vec<Vec<Card>>,
    deck_size: u8,
    deck_made_of: Vec<(Card, u8)>,
    drawn: Vec<(Card, u8)>,
    draws: Vec<u8>,
    discards: Vec<Card>,
    attacks: Vec<Vec<u8>>,
    daimyo: Option<Vec<u8>>,
}

impl From<View> for Message {
    fn from(view: View) -> Message {
        let board = &view.board;
        let seats = board.config.seats();
        let by_seat = |cards: &BySeat<Cards>| -> Vec<Vec<Card>> {
            cards[..seats]
                .iter()
                .map(|cards| cards.iter().collect())
                .collect()
        };
        Message {
            config: board.config,
            viewer: view.viewer,
            turn: board.turn,
            pending: board.pending,
            weapons_played: board.weapons_played,
            aside: board.aside,
            roles: Seat::all(seats)
                .map(|seat| view.role(seat))
                .collect(),
            characters: board.characters[..seats].to_vec(),
            honour: board.honour[..seats].to_vec(),
            resilience: board.resilience[..seats].to_vec(),
            properties: board.properties[..seats].to_vec(),
            bushido: board.bushido,
            hand: view.hand.iter().collect(),
            hand_sizes: board.hand_sizes[..seats].to_vec(),
            known: by_seat(&view.known),
            shown: by_seat(&view.shown),
            seen_by: by_seat(&view.seen_by),
            deck_size: view.deck_size,
            deck_made_of: counts(board.deck_made_of),
            drawn: counts(view.drawn),
            draws: view.draws[..seats].to_vec(),
            discards: board.discards.as_slice().to_vec(),
            attacks: board.attacks[..seats]
                .iter()
                .map(|on| on[..seats].to_vec())
                .collect(),
            daimyo: view.daimyo.map(|counts| counts[..seats].to_vec()),
        }
    }
}

impl From<Message> for View {
    /// Whatever a message says too much or too little of is left out or empty: numbers and seats no match has are
    /// brought within bounds.
    fn from(message: Message) -> View {
        let config = message.config;
        let own = message
            .viewer
            .seat()
            .map(Seat::index)
            .filter(|&seat| seat < config.seats());
        let own_role = own.and_then(|seat| message.roles.get(seat).copied().flatten());
        let numbers = |list: &[u8]| by_seat(config, list, 0);
        let cards = |list: &[Vec<Card>]| {
            let of = |seat: usize| {
                list.get(seat)
                    .into_iter()
                    .flatten()
                    .copied()
                    .collect()
            };
            config.for_each_seat(Cards::NONE, of)
        };
        let mut board = Board::new(
            config,
            by_seat(config, &message.characters, Character::Benkei),
        );
        board.turn = seated(config, message.turn);
        board.pending = pending(config, message.pending);
        board.weapons_played = message.weapons_played;
        board.aside = message.aside;
        board.open_roles = by_seat(config, &message.roles, None);
        if let (Some(seat), Some(role)) = (own, own_role) {
            board.open_roles[seat] = board.is_open(role).then_some(role);
        }
        board.honour = numbers(&message.honour).map(|points| points.min(config.honour_at_start()));
        board.resilience = numbers(&message.resilience).map(|points| points.min(5));
        board.properties =
            by_seat(config, &message.properties, Properties::default()).map(within_pack);
        board.bushido = message.bushido.map(|seat| seated(config, seat));
        board.hand_sizes = numbers(&message.hand_sizes);
        board.discards = message.discards.iter().copied().collect();
        board.deck_made_of = counted(&message.deck_made_of);
        board.attacks = config.for_each_seat([0; MAX_PLAYERS], |seat| {
            message
                .attacks
                .get(seat)
                .map_or([0; MAX_PLAYERS], |on| numbers(on))
        });
        View {
            board,
            viewer: message.viewer,
            own_role,
            hand: message.hand.iter().copied().collect(),
            known: cards(&message.known),
            shown: cards(&message.shown),
            seen_by: cards(&message.seen_by),
            deck_size: message.deck_size,
            drawn: counted(&message.drawn),
            draws: numbers(&message.draws),
            daimyo: message
                .daimyo
                .as_deref()
                .map(|counts| numbers(counts).map(|count| count.min(15))),
        }
    }
}

fn by_seat<T: Copy>(config: Config, list: &[T], filler: T) -> BySeat<T> {
    config.for_each_seat(filler, |seat| list.get(seat).copied().unwrap_or(filler))
}

fn counts(cards: Cards) -> Vec<(Card, u8)> {
    cards
        .names()
        .map(|card| (card, cards.count(card)))
        .collect()
}

fn counted(list: &[(Card, u8)]) -> Cards {
    list.iter()
        .flat_map(|&(card, count)| core::iter::repeat_n(card, count.min(15) as usize))
        .collect()
}

fn seated(config: Config, seat: Seat) -> Seat {
    Seat(seat.0 % config.seats() as u8)
}

fn within_pack(there: Properties) -> Properties {
    let within = |count: u8, card: Card| count.min(card.printed().copies);
    Properties {
        armor: within(there.armor, Card::Armor),
        fast_draw: within(there.fast_draw, Card::FastDraw),
        focus: within(there.focus, Card::Focus),
    }
}

/// The same question to those of the seats that are at the table.
fn pending(config: Config, pending: Pending) -> Pending {
    let seated = |seat: Seat| seat.index() < config.seats();
    let at_table = |queue: SeatSet| {
        queue
            .iter()
            .filter(|&seat| seated(seat))
            .collect::<SeatSet>()
    };
    match pending {
        Pending::Battlecry { queue } if !at_table(queue).is_empty() => Pending::Battlecry {
            queue: at_table(queue),
        },
        Pending::Jujutsu { queue } if !at_table(queue).is_empty() => Pending::Jujutsu {
            queue: at_table(queue),
        },
        Pending::Battlecry { .. } | Pending::Jujutsu { .. } => Pending::Play,
        Pending::Parry { target } if !seated(target) => Pending::Play,
        Pending::Over(Ending::Swordmaster { last }) if !seated(last) => Pending::Play,
        pending => pending,
    }
}
