//! What one viewer may know. All share the same knowledge here: nobody has a card of his own.

use game_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet, Symbol};
use crate::config::Config;
use crate::effects::samurai::{Samurai, SamuraiSet};
use crate::effects::tokens::{FARMS, Family, FarmBack};
use crate::state::{Bans, Ending, Hand, State, Step};

/// A samurai's board and what lies around it: all of it is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BoardView {
    /// Who it is.
    pub samurai: Samurai,
    /// Steps taken down the ladder of wounds: token, beast, token.
    pub wounds: u8,
    /// Whether he is out of the round.
    pub passed: bool,
    /// The card on the left for hat, farm and doll.
    pub defended: [Option<Card>; Symbol::ALL.len()],
    /// The combat line, first card first.
    pub line: Vec<Card>,
    /// Where his support token is.
    pub token: Seat,
    /// Spare talents that are his until the round ends.
    pub extra: Vec<Samurai>,
    /// The talents he can use now.
    pub talents: Vec<Samurai>,
}

/// A match as everyone knows it, nothing forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The options.
    pub config: Config,
    /// Who is looking.
    pub viewer: Viewer,
    /// The round, 1 to 3.
    pub round: u8,
    /// Turns begun in this round.
    pub turns: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// The seat the match waits for.
    pub asked: Option<Seat>,
    /// What is still to be done, the next step last.
    pub steps: Vec<Step>,
    /// The card that is being played.
    pub hand: Option<Hand>,
    /// What the active samurai may not do this turn.
    pub bans: Bans,
    /// Whose tokens the active samurai held when his turn began.
    pub borrowed: Vec<Samurai>,
    /// Tokens of absent samurai not yet used.
    pub spares: Vec<Samurai>,
    /// The boards by seat.
    pub boards: Vec<BoardView>,
    /// Cards in the raider stack.
    pub stack: u8,
    /// Its cards lying face up, from the top.
    pub face_up: Vec<Card>,
    /// Its cards put there for all to see, from the bottom.
    pub under: Vec<Card>,
    /// The intruders from the bottom: those everyone knows, and nothing of the others.
    pub intruders: Vec<Option<Card>>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// Barricades standing.
    pub barricades: u8,
    /// Farms standing.
    pub farms: u8,
    /// The backs of the farms that burned, where the level shows them.
    pub burned: Vec<FarmBack>,
    /// The families left.
    pub families: Vec<Family>,
    /// The cards everyone knows to be in the match, wherever they lie.
    pub known: Vec<Card>,
    /// Cards known to be not among so many intruders from the bottom.
    pub not_below: Vec<(Card, u8)>,
    /// Dolls that the stack of round 1 was promised to hold.
    pub promised_dolls: u8,
    /// Stacks of round 1 set aside for want of dolls.
    pub redraws: u8,
    /// A fingerprint of all that chance has revealed so far.
    pub story: u32,
    /// How it ended, once it has.
    pub ending: Option<Ending>,
}

/// What the viewer may know (R2.6).
pub fn view(state: &State, viewer: Viewer) -> View {
    let stack = state.stack;
    let names = |set: SamuraiSet| set.iter().collect();
    let cards = |set: CardSet| set.iter().collect();
    let burned = if state.config.level().farm_backs() { FARMS - state.farms_left as usize } else { 0 };
    let known_intruder = |card: Card| state.known_intruders.contains(card).then_some(card);
    let mut intruders: Vec<Option<Card>> = state.intruder_pile().map(known_intruder).collect();
    intruders.reverse();
    let limit = |card: Card| state.not_below[card.index()];
    View {
        config: state.config,
        viewer,
        round: state.round,
        turns: state.turns,
        active: state.active,
        asked: state.asked(),
        steps: state.steps.as_slice().to_vec(),
        hand: state.hand,
        bans: state.bans,
        borrowed: names(state.borrowed),
        spares: names(state.spares),
        boards: Seat::all(state.seats()).map(|seat| board_view(state, seat)).collect(),
        stack: stack.len,
        face_up: stack.as_slice().iter().rev().take(stack.face_up as usize).copied().collect(),
        under: stack.as_slice().iter().take(stack.under as usize).copied().collect(),
        intruders,
        discard: cards(state.discard),
        barricades: state.barricades,
        farms: state.farms_left,
        burned: state.farms[..burned].to_vec(),
        families: state.families.iter().collect(),
        known: cards(state.known),
        not_below: Card::all().filter(|&card| limit(card) > 0).map(|card| (card, limit(card))).collect(),
        promised_dolls: state.promised_dolls,
        redraws: state.redraws,
        story: state.story,
        ending: state.ending,
    }
}

fn board_view(state: &State, seat: Seat) -> BoardView {
    let board = state.board(seat);
    let mut line: Vec<Card> = state.line(seat).collect();
    line.reverse();
    BoardView {
        samurai: board.samurai,
        wounds: board.wounds,
        passed: board.passed,
        defended: board.defended,
        line,
        token: board.token,
        extra: board.extra.iter().collect(),
        talents: state.talents(seat).iter().collect(),
    }
}
