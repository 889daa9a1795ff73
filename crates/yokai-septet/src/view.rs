//! What one viewer may know, built field by field from what is public or the viewer's own.

use game_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet, Suit};
use crate::config::Config;
use crate::pocket::{Face, Row};
use crate::scoring::RoundSummary;
use crate::state::{Phase, Shown, State};

/// A match as one viewer knows it, nothing of the round forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The options.
    pub config: Config,
    /// Who is looking.
    pub viewer: Viewer,
    /// What the match waits for.
    pub phase: Phase,
    /// The number of the round, from 1.
    pub round: u32,
    /// Tokens of each side; a side is a team with four players, else a seat.
    pub scores: Vec<u8>,
    /// Suits each team has sealed; empty lists but in the Seven Bridegrooms.
    pub seals: Vec<Vec<Suit>>,
    /// How the round before ended, or the last one of a match that is over.
    pub last_round: Option<RoundSummary>,
    /// The turned-up card.
    pub turned_up: Option<Card>,
    /// The trump suit, once there is one.
    pub trump: Option<Suit>,
    /// Who showed the card that gives the first lead, where one was shown in this round.
    pub shown: Option<Shown>,
    /// Who leads, or led, the trick; `None` while only the pass will tell.
    pub leader: Option<Seat>,
    /// The viewer's own hand, low to high; empty for a spectator.
    pub hand: Vec<Card>,
    /// Cards in each hand.
    pub hand_sizes: Vec<u8>,
    /// Who has made the secret choice of this round: the pass, or the discard.
    pub has_chosen: SeatSet,
    /// What the viewer passed on, or has chosen to.
    pub gave: Vec<Card>,
    /// What the viewer received.
    pub received: Vec<Gift>,
    /// Every trick of the round in order; the last one may be going on. Bots remember all of them;
    /// to people a client shows the last one again (R5.5).
    pub table: Vec<Trick>,
    /// Every card played in the round, low to high; more than in the tricks if the match started
    /// from an explicit position.
    pub played: Vec<Card>,
    /// Suits each seat was seen not to have in hand.
    pub voids: Vec<Vec<Suit>>,
    /// Tricks each side has taken in this round.
    pub tricks: Vec<u8>,
    /// Bosses each side has taken in this round.
    pub bosses: Vec<Vec<Card>>,
    /// The rows of the two-player form.
    pub rows: Vec<RowView>,
    /// The card the viewer discarded in the two-player form.
    pub discarded: Option<Card>,
}

/// A card the viewer received in the pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gift {
    /// From whom.
    pub from: Seat,
    /// Which card.
    pub card: Card,
}

/// A trick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trick {
    /// Who led it.
    pub leader: Seat,
    /// The cards in the order they were played.
    pub cards: Vec<Card>,
    /// Who took it, once it was full.
    pub taker: Option<Seat>,
}

/// A row of the two-player form; covered cards are known to nobody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowView {
    /// The open cards from left to right; `None` where one was played.
    pub open: Vec<Option<Card>>,
    /// The lower cards from left to right.
    pub lower: Vec<Lower>,
    /// The open places whose boss may still be swapped.
    pub swappable: Vec<bool>,
}

/// A place of the lower row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lower {
    /// The card was played.
    Gone,
    /// A card nobody has seen.
    Covered,
    /// A covered card everybody knows: a boss that was swapped down.
    Known(Card),
    /// A card turned up.
    Up(Card),
}

/// What the viewer may know.
pub fn view(state: &State, viewer: Viewer) -> View {
    let (seats, sides) = (state.config.seats(), state.config.sides());
    let own = viewer.seat().filter(|seat| seat.index() < seats);
    let list = |cards: CardSet| cards.iter().collect::<Vec<Card>>();
    let teams = if state.config.is_bridegrooms() { 2 } else { 0 };
    let rows = if state.config == Config::Pocket { 2 } else { 0 };
    View {
        config: state.config,
        viewer,
        phase: state.phase,
        round: state.round,
        scores: state.scores[..sides].to_vec(),
        seals: state.seals[..teams].iter().map(|suits| suits.iter().collect()).collect(),
        last_round: state.last_round.map(|result| result.summary(state.config, last_round_number(state))),
        turned_up: state.turned_up,
        trump: state.trump,
        shown: state.shown,
        leader: state.leader,
        hand: own.map(|seat| list(state.hands[seat.index()])).unwrap_or_default(),
        hand_sizes: state.hands[..seats].iter().map(|hand| hand.len() as u8).collect(),
        has_chosen: state.has_chosen(),
        gave: own.and_then(|seat| state.given[seat.index()]).map(|cards| cards.to_vec()).unwrap_or_default(),
        received: own.map(|seat| received(state, seat)).unwrap_or_default(),
        table: tricks(state),
        played: list(state.played),
        voids: state.voids[..seats].iter().map(|suits| suits.iter().collect()).collect(),
        tricks: state.tricks[..sides].to_vec(),
        bosses: state.bosses[..sides].iter().map(|&bosses| list(bosses)).collect(),
        rows: state.rows[..rows].iter().map(row).collect(),
        discarded: own.and_then(|seat| state.discards.get(seat.index()).copied().flatten()),
    }
}

/// The number of the round that ended last.
fn last_round_number(state: &State) -> u32 {
    if state.phase == Phase::Over { state.round } else { state.round.saturating_sub(1) }
}

/// What the seat received; nothing before the passes change hands.
fn received(state: &State, seat: Seat) -> Vec<Gift> {
    if state.phase == Phase::Passing {
        return Vec::new();
    }
    let mut gifts = Vec::new();
    for from in Seat::all(state.config.seats()).filter(|&from| from != seat) {
        let cards = state.given[from.index()].into_iter().flatten().enumerate();
        let for_seat = cards.filter(|&(place, _)| state.config.receiver(from, place) == seat);
        gifts.extend(for_seat.map(|(_, card)| Gift { from, card }));
    }
    gifts
}

/// The tricks in order; the taker of each led the next.
fn tricks(state: &State) -> Vec<Trick> {
    let full = state.trick_count as usize;
    let plays = state.plays[..state.play_count as usize].chunks(state.config.seats());
    let led = plays.zip(state.leaders).enumerate();
    let taker = |at: usize| {
        let next_led = state.leaders.get(at + 1).copied();
        if at + 1 < full || (at + 1 == full && state.on_table > 0) { next_led } else { state.leader }
    };
    led.map(|(at, (cards, leader))| Trick {
        leader,
        cards: cards.to_vec(),
        taker: if at < full { taker(at) } else { None },
    })
    .collect()
}

/// A row as both players see it.
fn row(row: &Row) -> RowView {
    let lower = |(card, face): (Option<Card>, Face)| match (card, face) {
        (None, _) => Lower::Gone,
        (Some(_), Face::Hidden) => Lower::Covered,
        (Some(card), Face::Known) => Lower::Known(card),
        (Some(card), Face::Up) => Lower::Up(card),
    };
    RowView {
        open: row.open.to_vec(),
        lower: row.lower.into_iter().zip(row.faces).map(lower).collect(),
        swappable: row.swappable.to_vec(),
    }
}
