//! What a player may decide now, and why not. Asked of a state and of a view alike.

use game_core::{Illegal, PlayoutRng, Random, Ruling, Seat};

use crate::action::{Action, Source};
use crate::board::{Board, Pending};
use crate::card::{Card, NAMES, Names};
use crate::effects::cards::{self, Way};
use crate::effects::characters::nobunaga;
use crate::error::Refusal;
use crate::view::View;

/// Every action open to a seat that holds cards of these names: doing without before giving a card, cards in the
/// order of the rules, players by seat; in the play phase the end of the turn comes last.
#[inline]
pub(crate) fn legal(board: &Board, seat: Seat, held: Names, out: &mut Vec<Action>) {
    if board.asked() != Some(seat) {
        return;
    }
    let parries = || {
        held.iter()
            .filter(|&card| board.parries(seat, card).is_ok())
    };
    match board.pending {
        Pending::Play => plays(board, seat, held, out),
        Pending::Parry { .. } => {
            out.push(Action::Suffer);
            out.extend(parries().map(Action::Parry));
        }
        Pending::Battlecry { .. } => {
            out.push(Action::Suffer);
            out.extend(parries().map(Action::Discard));
        }
        Pending::Jujutsu { .. } => {
            out.push(Action::Suffer);
            let answers = held
                .iter()
                .filter(|card| card.answers_jujutsu().is_ok());
            out.extend(answers.map(Action::Discard));
        }
        Pending::Bushido => {
            out.push(Action::DropBushido);
            let answers = held
                .iter()
                .filter(|card| card.answers_bushido().is_ok());
            out.extend(answers.map(Action::Discard));
        }
        Pending::Draw => out.extend([Action::Draw(Source::Deck), Action::Draw(Source::Discards)]),
        Pending::Discard => out.extend(held.iter().map(Action::Discard)),
        Pending::Over(_) => {}
    }
}

/// The actions of a seat, as far as a viewer can know them: the list is certain when it is the same for the cards
/// that are certainly in the hand and for all that may be.
pub(crate) fn options(view: &View, seat: Seat, out: &mut Vec<Action>) -> bool {
    let held = view.held_by(seat);
    let (mut least, mut most) = (Vec::new(), Vec::new());
    legal(&view.board, seat, held.certain.name_set(), &mut least);
    legal(&view.board, seat, held.possible.name_set(), &mut most);
    let known = least == most;
    if known {
        out.append(&mut least);
    }
    known
}

/// One of these actions, each with the same chance. Nearly half of all decisions are in the play
/// phase, whose long list is not made for it.
#[inline]
pub(crate) fn sample(
    board: &Board,
    seat: Seat,
    held: Names,
    rng: &mut PlayoutRng,
    scratch: &mut Vec<Action>,
) -> Option<Action> {
    if board.pending == Pending::Play && board.turn == seat {
        return Some(sample_play(board, seat, held, rng));
    }
    scratch.clear();
    legal(board, seat, held, scratch);
    scratch
        .get(rng.below(scratch.len() as u32) as usize)
        .copied()
}

/// Everything that can be done in the play phase (R3.3).
fn plays(board: &Board, seat: Seat, held: Names, out: &mut Vec<Action>) {
    let targets = Targets::of(board, seat, held);
    for card in held.iter() {
        out.extend(
            ones(choices(board, seat, card, &targets)).map(|choice| action_of(card, choice)),
        );
    }
    out.extend(
        nobunaga::check(board, seat)
            .is_ok()
            .then_some(Action::Trade),
    );
    out.push(Action::EndTurn);
}

/// One of these, each with the same chance, without making the list.
#[inline]
fn sample_play(board: &Board, seat: Seat, held: Names, rng: &mut PlayoutRng) -> Action {
    let targets = Targets::of(board, seat, held);
    // Without anybody to attack there is no need to look at each weapon.
    let held = if targets.counts == 0 {
        held.minus(held.weapons())
    } else {
        held
    };
    let may_trade = nobunaga::check(board, seat).is_ok();
    let mut counts = [0u8; NAMES];
    let mut total = u32::from(may_trade) + 1;
    for card in held.iter() {
        let count = count_choices(board, seat, card, &targets);
        counts[card.index()] = count as u8;
        total += count;
    }
    let mut pick = rng.below(total);
    for card in held.iter() {
        let count = u32::from(counts[card.index()]);
        if pick < count {
            let choice = ones(choices(board, seat, card, &targets)).nth(pick as usize);
            return action_of(card, choice.unwrap_or(0));
        }
        pick -= count;
    }
    if may_trade && pick == 0 {
        Action::Trade
    } else {
        Action::EndTurn
    }
}

/// A bit for every way to play this card.
#[inline]
fn choices(board: &Board, seat: Seat, card: Card, targets: &Targets) -> u64 {
    if card.is_weapon() {
        targets.within(board.reach(seat, card)).0
    } else {
        cards::choices(board, seat, card)
    }
}

/// How many ways there are to play this card.
#[inline]
fn count_choices(board: &Board, seat: Seat, card: Card, targets: &Targets) -> u32 {
    if card.is_weapon() {
        return targets.within(board.reach(seat, card)).1;
    }
    match cards::way(card) {
        Way::Alone => 1,
        Way::Never => 0,
        _ => cards::choices(board, seat, card).count_ones(),
    }
}

/// The action behind one way to play a card.
#[inline]
fn action_of(card: Card, choice: u32) -> Action {
    match cards::way(card) {
        Way::Attack => Action::Attack(card, Seat(choice as u8)),
        Way::On => Action::PlayOn(card, Seat(choice as u8)),
        Way::Geisha => cards::geisha_choice(choice),
        Way::Alone | Way::Never => Action::Play(card),
    }
}

/// The set bits from low to high.
#[inline]
fn ones(mut bits: u64) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let one = (bits != 0).then(|| bits.trailing_zeros());
        bits &= bits.wrapping_sub(1);
        one
    })
}

/// Whom a player may attack now, for each reach; nobody once the weapons of the turn are played.
///
/// Eight reaches side by side, a byte each, so that one addition notes a target for all of them.
struct Targets {
    /// For each reach, a bit for every target within it.
    bits: u64,
    /// For each reach, how many these are.
    counts: u64,
}

/// The last of the eight: farther than any printed weapon reaches, and so for Kojiro alone.
const FARTHEST: u8 = 7;
/// A one for every reach.
const EVERY_REACH: u64 = 0x0101_0101_0101_0101;

impl Targets {
    #[inline]
    fn of(board: &Board, seat: Seat, held: Names) -> Targets {
        let mut targets = Targets { bits: 0, counts: 0 };
        if held.weapons().is_empty() || board.weapons_left() == 0 {
            return targets;
        }
        let dangerous = board.dangerous();
        for target in ones(u64::from(dangerous) & !(1 << seat.0)) {
            let difficulty = board
                .difficulty_among(dangerous, seat, Seat(target as u8))
                .min(FARTHEST);
            let reached_from = EVERY_REACH << (8 * difficulty);
            targets.bits |= reached_from << target;
            targets.counts += reached_from;
        }
        targets
    }

    /// A bit for each target within this reach, and their number.
    #[inline]
    fn within(&self, reach: u8) -> (u64, u32) {
        let shift = 8 * reach.min(FARTHEST);
        (
            self.bits >> shift & 0xff,
            (self.counts >> shift & 0xff) as u32,
        )
    }
}

/// Why not: a rule, or a secret on which it depends.
type Denied = Ruling<Refusal>;

impl From<Refusal> for Denied {
    #[inline]
    fn from(refusal: Refusal) -> Denied {
        Ruling::Refused(Illegal::Rule(refusal))
    }
}

/// Whether the seat may do this now. `holds` says whether the seat has a card in hand, as far as the one who asks
/// can know.
#[inline]
pub(crate) fn ruling(
    board: &Board,
    seat: Seat,
    action: Action,
    holds: impl Fn(Card) -> Option<bool>,
) -> Ruling<Refusal> {
    if seat.index() >= board.config.seats() {
        return Ruling::Refused(Illegal::NoSuchSeat(seat));
    }
    let held = |card: Card| match holds(card) {
        Some(true) => Ok(()),
        Some(false) => Err(Refusal::NotInHand.into()),
        None => Err(Ruling::Hidden),
    };
    match board.asked() {
        None => Ruling::Refused(Illegal::Over),
        Some(asked) if asked != seat => Ruling::Refused(Illegal::NotToAct(seat)),
        Some(_) => {
            check_kind(board, seat, action, held).map_or_else(|denied| denied, |()| Ruling::Legal)
        }
    }
}

/// Whether the action fits what is asked, and then its own rules.
#[inline]
fn check_kind(
    board: &Board,
    seat: Seat,
    action: Action,
    held: impl Fn(Card) -> Result<(), Denied>,
) -> Result<(), Denied> {
    match (board.pending, action) {
        (Pending::Play, _) => check_play(board, seat, action, held),
        (
            Pending::Parry { .. } | Pending::Battlecry { .. } | Pending::Jujutsu { .. },
            Action::Suffer,
        )
        | (Pending::Bushido, Action::DropBushido)
        | (Pending::Draw, Action::Draw(_)) => Ok(()),
        (Pending::Parry { .. }, Action::Parry(card))
        | (Pending::Battlecry { .. }, Action::Discard(card)) => {
            held(card)?;
            Ok(board.parries(seat, card)?)
        }
        (Pending::Jujutsu { .. }, Action::Discard(card)) => {
            held(card)?;
            Ok(card.answers_jujutsu()?)
        }
        (Pending::Bushido, Action::Discard(card)) => {
            held(card)?;
            Ok(card.answers_bushido()?)
        }
        (Pending::Discard, Action::Discard(card)) => held(card),
        (Pending::Parry { .. }, _) => Err(Refusal::AnswerAttackFirst.into()),
        (Pending::Battlecry { .. }, _) => Err(Refusal::AnswerBattlecryFirst.into()),
        (Pending::Jujutsu { .. }, _) => Err(Refusal::AnswerJujutsuFirst.into()),
        (Pending::Bushido, _) => Err(Refusal::AnswerBushidoFirst.into()),
        (Pending::Draw, _) => Err(Refusal::DrawFirst.into()),
        (Pending::Discard | Pending::Over(_), _) => Err(Refusal::DiscardFirst.into()),
    }
}

/// The rules of the play phase (R3.3): the card in hand, the way it is played, the player named.
#[inline]
fn check_play(
    board: &Board,
    seat: Seat,
    action: Action,
    held: impl Fn(Card) -> Result<(), Denied>,
) -> Result<(), Denied> {
    let card = match action {
        Action::Attack(card, _) | Action::Play(card) | Action::PlayOn(card, _) => card,
        Action::Geisha(..) => Card::Geisha,
        Action::EndTurn => return Ok(()),
        Action::Trade => return Ok(nobunaga::check(board, seat)?),
        Action::Parry(_)
        | Action::Discard(_)
        | Action::Suffer
        | Action::DropBushido
        | Action::Draw(_) => {
            return Err(Refusal::NothingToAnswer.into());
        }
    };
    held(card)?;
    match action {
        Action::Attack(weapon, target) => {
            check_way(board, seat, weapon, Way::Attack, Some(target))?;
            board.may_attack(seat, weapon, target)?;
        }
        Action::PlayOn(card, target) => {
            check_way(board, seat, card, Way::On, Some(target))?;
            board.may_play_on(card, target)?;
        }
        Action::Geisha(target, loss) => {
            check_way(board, seat, card, Way::Geisha, Some(target))?;
            cards::check_geisha(board, target, loss)?;
        }
        _ => check_way(board, seat, card, Way::Alone, None)?,
    }
    Ok(())
}

/// Whether the card is played in this way, and on somebody whom it may name.
#[inline]
fn check_way(
    board: &Board,
    seat: Seat,
    card: Card,
    used: Way,
    target: Option<Seat>,
) -> Result<(), Refusal> {
    match cards::way(card) {
        way if way == used => {}
        Way::Never => return Err(Refusal::ParryOnlyAnswers),
        _ if used == Way::Attack => return Err(Refusal::NotAWeapon),
        _ => return Err(Refusal::NotPlayedSo),
    }
    match target {
        Some(target) if target.index() >= board.config.seats() => Err(Refusal::NoSuchPlayer),
        Some(target) if target == seat && !cards::may_name_oneself(card) => {
            Err(Refusal::NotYourself)
        }
        _ => Ok(()),
    }
}
