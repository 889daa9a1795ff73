//! What one viewer may know. All share the same knowledge here: nobody has a card of his own.

use game_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::apply::MAX_TURNS;
use crate::board::{Bans, Board, Ending, FALLEN, Hand, Stack};
use crate::card::{CARDS, Card, CardSet, Symbol};
use crate::config::Config;
use crate::effects::round_end::ROUNDS;
use crate::effects::samurai::{SAMURAI, Samurai, SamuraiSet};
use crate::effects::steps::{MAX_STEPS, Step, Steps};
use crate::effects::tokens::{FARMS, Family, FarmBack};
use crate::state::State;

/// A match as everyone knows it, nothing forgotten.
///
/// ```
/// use game_core::{Game, Seed, Viewer};
/// use samurai_spirit::{Config, SamuraiSpirit};
///
/// let state = SamuraiSpirit::start(&Config::default(), Seed::from_number(1));
/// let seat = SamuraiSpirit::to_act(&state).first().expect("a match begins with a decision");
/// let view = SamuraiSpirit::view(&state, Viewer::Seat(seat));
/// let mut actions = Vec::new();
/// assert!(SamuraiSpirit::options(&view, seat, &mut actions));
/// assert!(SamuraiSpirit::ruling(&view, seat, actions[0]).is_legal());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Message", into = "Message")]
pub struct View {
    pub(crate) board: Board,
    pub(crate) viewer: Viewer,
    pub(crate) face_up: Vec<Card>,
    pub(crate) under: Vec<Card>,
    pub(crate) intruders: Vec<Option<Card>>,
    pub(crate) burned: Vec<FarmBack>,
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

    /// The raiders that lie face up on the stack, from the top.
    #[inline]
    pub fn face_up(&self) -> &[Card] {
        &self.face_up
    }

    /// The raiders that were put under the stack for all to see, from the bottom.
    #[inline]
    pub fn under(&self) -> &[Card] {
        &self.under
    }

    /// The intruders from the bottom: those everyone knows, and nothing of the others.
    #[inline]
    pub fn intruders(&self) -> &[Option<Card>] {
        &self.intruders
    }

    /// The backs of the farms that burned, where the level shows them.
    #[inline]
    pub fn burned(&self) -> &[FarmBack] {
        &self.burned
    }

    /// The raider at this depth below the top of the stack, if it lies face up.
    pub fn raider(&self, depth: u8) -> Option<Card> {
        self.face_up.get(depth as usize).copied()
    }

    /// The cards whose place everyone knows, be it within a face-down pile.
    pub(crate) fn placed(&self) -> CardSet {
        let stack = self.face_up.iter().chain(&self.under);
        stack.fold(
            self.board
                .lying_open()
                .or(self.board.known_intruders),
            |all, &card| all.with(card),
        )
    }
}

/// What the viewer may know (R2.6).
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let board = state.board;
    let burned = if board.config.level().farm_backs() {
        FARMS - board.farms_left as usize
    } else {
        0
    };
    let known_intruder = |&card: &Card| {
        board
            .known_intruders
            .contains(card)
            .then_some(card)
    };
    View {
        board,
        viewer,
        face_up: state
            .stack()
            .iter()
            .rev()
            .take(board.stack.face_up as usize)
            .copied()
            .collect(),
        under: state
            .stack()
            .iter()
            .take(board.stack.under as usize)
            .copied()
            .collect(),
        intruders: state
            .intruders()
            .iter()
            .rev()
            .map(known_intruder)
            .collect(),
        burned: state.farms[..burned].to_vec(),
    }
}

/// A samurai's board in messages.
#[derive(Clone, Serialize, Deserialize)]
struct SamuraiMessage {
    samurai: Samurai,
    wounds: u8,
    passed: bool,
    /// The card on the left for hat, farm and doll.
    defended: [Option<Card>; Symbol::ALL.len()],
    /// The combat line, first card first.
    line: Vec<Card>,
    token: Seat,
    extra: Vec<Samurai>,
    /// The talents he can use now.
    talents: Vec<Samurai>,
}

/// A view in messages. Lists are as long as the table is large, and what follows from the rest is said too.
#[derive(Clone, Serialize, Deserialize)]
struct Message {
    config: Config,
    viewer: Viewer,
    round: u8,
    turns: u8,
    active: Seat,
    asked: Option<Seat>,
    /// The next step last.
    steps: Vec<Step>,
    hand: Option<Hand>,
    bans: Bans,
    borrowed: Vec<Samurai>,
    spares: Vec<Samurai>,
    boards: Vec<SamuraiMessage>,
    stack: u8,
    face_up: Vec<Card>,
    under: Vec<Card>,
    intruders: Vec<Option<Card>>,
    discard: Vec<Card>,
    barricades: u8,
    farms: u8,
    burned: Vec<FarmBack>,
    families: Vec<Family>,
    known: Vec<Card>,
    not_below: Vec<(Card, u8)>,
    promised_dolls: u8,
    redraws: u8,
    story: u32,
    ending: Option<Ending>,
}

impl From<View> for Message {
    fn from(view: View) -> Message {
        let board = &view.board;
        let names = |set: SamuraiSet| set.iter().collect();
        let cards = |set: CardSet| set.iter().collect();
        let limit = |card: Card| board.not_below[card.index()];
        Message {
            config: board.config,
            viewer: view.viewer,
            round: board.round,
            turns: board.turns,
            active: board.active,
            asked: board.asked(),
            steps: board.steps.as_slice().to_vec(),
            hand: board.hand,
            bans: board.bans,
            borrowed: names(board.borrowed),
            spares: names(board.spares),
            boards: Seat::all(board.seats())
                .map(|seat| samurai_message(board, seat))
                .collect(),
            stack: board.stack.len,
            face_up: view.face_up,
            under: view.under,
            intruders: view.intruders,
            discard: cards(board.discard),
            barricades: board.barricades,
            farms: board.farms_left,
            burned: view.burned,
            families: board.families.iter().collect(),
            known: cards(board.known),
            not_below: Card::all()
                .filter(|&card| limit(card) > 0)
                .map(|card| (card, limit(card)))
                .collect(),
            promised_dolls: board.promised_dolls,
            redraws: board.redraws,
            story: board.story,
            ending: board.ending,
        }
    }
}

fn samurai_message(board: &Board, seat: Seat) -> SamuraiMessage {
    let samurai = board.of(seat);
    let mut line: Vec<Card> = board.line(seat).collect();
    line.reverse();
    SamuraiMessage {
        samurai: samurai.samurai,
        wounds: samurai.wounds,
        passed: samurai.passed,
        defended: samurai.defended,
        line,
        token: samurai.token,
        extra: samurai.extra.iter().collect(),
        talents: board.talents(seat).iter().collect(),
    }
}

impl From<Message> for View {
    /// A message from elsewhere may be nonsense: seats are kept within the table, numbers within the rules, and
    /// every card lies in one place, so that the rules can be asked and the match be played on.
    fn from(message: Message) -> View {
        let mut board = Board::new(message.config, samurai_of(&message));
        let seats = board.seats();
        let mut once = Once(CardSet::EMPTY);
        board.round = message.round.clamp(1, ROUNDS);
        board.turns = message.turns.min(MAX_TURNS);
        board.active = seated(message.active, seats);
        board.ending = message.ending;
        board.steps = steps(&message.steps, seats);
        board.bans = message.bans;
        board.borrowed = message.borrowed.iter().copied().collect();
        board.spares = message.spares.iter().copied().collect();
        for (seat, samurai) in Seat::all(seats).zip(&message.boards) {
            lay_samurai(&mut board, seat, samurai, &mut once);
        }
        board.discard = once.of(&message.discard).into_iter().collect();
        let hand = message.hand.filter(|hand| once.is_new(hand.card));
        board.hand = hand.map(|hand| Hand {
            holder: seated(hand.holder, seats),
            ..hand
        });
        board.barricades = message
            .barricades
            .min(message.config.barricades());
        board.farms_left = message.farms.min(FARMS as u8);
        board.families = message.families.iter().copied().collect();
        board.known = message.known.iter().copied().collect();
        board.promised_dolls = message.promised_dolls;
        board.redraws = message.redraws;
        board.story = message.story;
        let (face_up, under) = stack_cards(&message, &mut once);
        let intruders: Vec<Option<Card>> = message
            .intruders
            .iter()
            .map(|card| card.filter(|&card| once.is_new(card)))
            .take(CARDS)
            .collect();
        board.intruders = intruders.len() as u8;
        board.known_intruders = intruders.iter().flatten().copied().collect();
        for &(card, limit) in &message.not_below {
            board.not_below[card.index()] = limit.min(board.intruders);
        }
        let len = message.stack.min(CARDS as u8);
        board.stack = Stack {
            len,
            face_up: len.min(face_up.len() as u8),
            under: len.min(under.len() as u8),
        };
        let burned = message.burned.into_iter().take(FARMS).collect();
        View {
            board,
            viewer: message.viewer,
            face_up,
            under,
            intruders,
            burned,
        }
    }
}

/// The cards that lie somewhere already.
struct Once(CardSet);

impl Once {
    /// Whether the card lies nowhere yet; now it does.
    fn is_new(&mut self, card: Card) -> bool {
        let is_new = !self.0.contains(card);
        self.0 = self.0.with(card);
        is_new
    }

    /// Those of the cards that lay nowhere yet.
    fn of(&mut self, cards: &[Card]) -> Vec<Card> {
        cards
            .iter()
            .copied()
            .filter(|&card| self.is_new(card))
            .collect()
    }
}

/// The seat, or the last one of the table.
fn seated(seat: Seat, seats: usize) -> Seat {
    Seat(seat.0.min(seats as u8 - 1))
}

/// The samurai by seat, then the absent ones.
fn samurai_of(message: &Message) -> [Samurai; SAMURAI] {
    let present = message.boards.iter().map(|board| board.samurai);
    let absent = present.clone().collect::<SamuraiSet>().others();
    let mut samurai = Samurai::ALL;
    for (place, one) in samurai
        .iter_mut()
        .zip(present.chain(absent.iter()))
    {
        *place = one;
    }
    samurai
}

fn steps(list: &[Step], seats: usize) -> Steps {
    let mut steps = Steps::EMPTY;
    for &step in list.iter().take(MAX_STEPS) {
        steps.push(match step {
            Step::Kiai(seat, part) => Step::Kiai(seated(seat, seats), part),
            Step::KiaiEnd(seat) => Step::KiaiEnd(seated(seat, seats)),
            Step::Arrange { seat, done, left } => Step::Arrange {
                seat: seated(seat, seats),
                done: done.min(2),
                left: left.min(3),
            },
            other => other,
        });
    }
    steps
}

fn lay_samurai(board: &mut Board, seat: Seat, message: &SamuraiMessage, once: &mut Once) {
    let seats = board.seats();
    let samurai = &mut board.boards[seat.index()];
    samurai.wounds = message.wounds.min(FALLEN);
    samurai.passed = message.passed;
    samurai.token = seated(message.token, seats);
    samurai.extra = message.extra.iter().copied().collect();
    samurai.defended = message
        .defended
        .map(|card| card.filter(|&card| once.is_new(card)));
    for card in once.of(&message.line) {
        board.push_line(seat, card);
    }
}

/// The known raiders of the stack: face up on top, and put under it. A card may be both.
fn stack_cards(message: &Message, once: &mut Once) -> (Vec<Card>, Vec<Card>) {
    let under = once.of(&message.under);
    let face_up = message.face_up.iter().copied();
    (
        face_up
            .filter(|&card| under.contains(&card) || once.is_new(card))
            .collect(),
        under,
    )
}
