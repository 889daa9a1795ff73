//! What a player may decide now, and why not.

use game_core::{Illegal, PlayoutRng, Random, Seat};

use crate::action::{Action, Source};
use crate::card::{Card, Kind, NAMES};
use crate::effects::cards::{self, Way};
use crate::effects::characters::nobunaga;
use crate::error::Refusal;
use crate::state::{Pending, State};

/// Every action open to the seat: doing without before giving a card, cards in the order of the
/// rules, players by seat; in the play phase the end of the turn comes last.
#[inline]
pub fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.asked() != Some(seat) {
        return;
    }
    let hand = state.hands[seat.index()];
    match state.pending {
        Pending::Play => plays(state, seat, out),
        Pending::Parry { .. } => {
            out.push(Action::Suffer);
            let parries = hand.names().filter(|&card| cards::parries(state, seat, card).is_ok());
            out.extend(parries.map(Action::Parry));
        }
        Pending::Battlecry { .. } => {
            out.push(Action::Suffer);
            let answers = hand.names().filter(|&card| cards::battlecry_answers(state, seat, card).is_ok());
            out.extend(answers.map(Action::Discard));
        }
        Pending::Jujutsu { .. } => {
            out.push(Action::Suffer);
            out.extend(hand.weapon_names().map(Action::Discard));
        }
        Pending::Bushido => {
            out.push(Action::DropBushido);
            out.extend(hand.weapon_names().map(Action::Discard));
        }
        Pending::Draw => out.extend([Action::Draw(Source::Deck), Action::Draw(Source::Discards)]),
        Pending::Discard => out.extend(hand.names().map(Action::Discard)),
        Pending::Over(_) => {}
    }
}

/// One of these actions, each with the same chance. Nearly half of all decisions are in the play
/// phase, whose long list is not made for it.
#[inline]
pub fn sample(state: &State, seat: Seat, rng: &mut PlayoutRng, scratch: &mut Vec<Action>) -> Option<Action> {
    if state.pending == Pending::Play && state.turn == seat {
        return Some(sample_play(state, seat, rng));
    }
    scratch.clear();
    legal(state, seat, scratch);
    scratch.get(rng.below(scratch.len() as u32) as usize).copied()
}

/// Everything that can be done in the play phase (R3.3).
fn plays(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let targets = Targets::of(state, seat);
    for card in state.hands[seat.index()].names() {
        out.extend(ones(choices(state, seat, card, &targets)).map(|choice| action_of(card, choice)));
    }
    out.extend(nobunaga::check(state, seat).is_ok().then_some(Action::Trade));
    out.push(Action::EndTurn);
}

/// One of these, each with the same chance, without making the list.
#[inline]
fn sample_play(state: &State, seat: Seat, rng: &mut PlayoutRng) -> Action {
    let hand = state.hands[seat.index()];
    let targets = Targets::of(state, seat);
    let may_trade = nobunaga::check(state, seat).is_ok();
    let mut counts = [0u8; NAMES];
    let mut total = u32::from(may_trade) + 1;
    for card in hand.names() {
        let count = count_choices(state, seat, card, &targets);
        counts[card.index()] = count as u8;
        total += count;
    }
    let mut pick = rng.below(total);
    for card in hand.names() {
        let count = u32::from(counts[card.index()]);
        if pick < count {
            let choice = ones(choices(state, seat, card, &targets)).nth(pick as usize);
            return action_of(card, choice.unwrap_or(0));
        }
        pick -= count;
    }
    if may_trade && pick == 0 { Action::Trade } else { Action::EndTurn }
}

/// A bit for every way to play this card.
#[inline]
fn choices(state: &State, seat: Seat, card: Card, targets: &Targets) -> u64 {
    if card.is_weapon() {
        targets.within(reach(state, seat, card)).0
    } else {
        cards::choices(state, seat, card)
    }
}

/// How many ways there are to play this card.
#[inline]
fn count_choices(state: &State, seat: Seat, card: Card, targets: &Targets) -> u32 {
    match cards::way(card) {
        Way::Attack => targets.within(reach(state, seat, card)).1,
        Way::Alone => 1,
        Way::Never => 0,
        Way::On | Way::Geisha => cards::choices(state, seat, card).count_ones(),
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
    fn of(state: &State, seat: Seat) -> Targets {
        let mut targets = Targets { bits: 0, counts: 0 };
        let unarmed = state.hands[seat.index()].weapon_names().is_empty();
        if unarmed || state.weapons_played >= state.weapon_limit() {
            return targets;
        }
        let dangerous = state.dangerous();
        for target in ones(u64::from(dangerous) & !(1 << seat.0)) {
            let difficulty = state.difficulty_among(dangerous, seat, Seat(target as u8)).min(FARTHEST);
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
        (self.bits >> shift & 0xff, (self.counts >> shift & 0xff) as u32)
    }
}

/// The greatest difficulty this weapon reaches in this player's hands (R4.2, R6.8).
#[inline]
fn reach(state: &State, seat: Seat, weapon: Card) -> u8 {
    match weapon.printed().kind {
        _ if state.traits(seat).reaches_all => u8::MAX,
        Kind::Weapon { reach, .. } => reach,
        _ => 0,
    }
}

/// Whether the seat may do this now.
#[inline]
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal<Refusal>> {
    if seat.index() >= state.config.seats() {
        return Err(Illegal::NoSuchSeat(seat));
    }
    match state.asked() {
        None => Err(Illegal::Over),
        Some(asked) if asked != seat => Err(Illegal::NotToAct(seat)),
        Some(_) => check_kind(state, seat, action).map_err(Illegal::Rule),
    }
}

/// Whether the action fits what is asked, and then its own rules.
#[inline]
fn check_kind(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let hand = state.hands[seat.index()];
    let held = |card: Card| if hand.has(card) { Ok(()) } else { Err(Refusal::NotInHand) };
    match (state.pending, action) {
        (Pending::Play, _) => check_play(state, seat, action),
        (Pending::Parry { .. } | Pending::Battlecry { .. } | Pending::Jujutsu { .. }, Action::Suffer)
        | (Pending::Bushido, Action::DropBushido)
        | (Pending::Draw, Action::Draw(_)) => Ok(()),
        (Pending::Parry { .. }, Action::Parry(card)) => {
            held(card).and_then(|()| cards::parries(state, seat, card))
        }
        (Pending::Battlecry { .. }, Action::Discard(card)) => {
            held(card).and_then(|()| cards::battlecry_answers(state, seat, card))
        }
        (Pending::Jujutsu { .. } | Pending::Bushido, Action::Discard(card)) => {
            held(card).and_then(|()| cards::jujutsu_answers(card))
        }
        (Pending::Discard, Action::Discard(card)) => held(card),
        (Pending::Parry { .. }, _) => Err(Refusal::AnswerAttackFirst),
        (Pending::Battlecry { .. }, _) => Err(Refusal::AnswerBattlecryFirst),
        (Pending::Jujutsu { .. }, _) => Err(Refusal::AnswerJujutsuFirst),
        (Pending::Bushido, _) => Err(Refusal::AnswerBushidoFirst),
        (Pending::Draw, _) => Err(Refusal::DrawFirst),
        (Pending::Discard | Pending::Over(_), _) => Err(Refusal::DiscardFirst),
    }
}

/// The rules of the play phase (R3.3): the card in hand, the way it is played, the player named.
#[inline]
fn check_play(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::EndTurn => Ok(()),
        Action::Trade => nobunaga::check(state, seat),
        Action::Attack(weapon, target) => {
            check_way(state, seat, weapon, Way::Attack, Some(target))?;
            check_attack(state, seat, weapon, target)
        }
        Action::Play(card) => check_way(state, seat, card, Way::Alone, None),
        Action::PlayOn(card, target) => {
            check_way(state, seat, card, Way::On, Some(target))?;
            cards::check_on(state, seat, card, target)
        }
        Action::Geisha(target, loss) => {
            check_way(state, seat, Card::Geisha, Way::Geisha, Some(target))?;
            cards::check_geisha(state, seat, target, loss)
        }
        Action::Parry(_) | Action::Discard(_) | Action::Suffer | Action::DropBushido | Action::Draw(_) => {
            Err(Refusal::NothingToAnswer)
        }
    }
}

#[inline]
fn check_way(state: &State, seat: Seat, card: Card, used: Way, target: Option<Seat>) -> Result<(), Refusal> {
    if !state.hands[seat.index()].has(card) {
        return Err(Refusal::NotInHand);
    }
    match cards::way(card) {
        way if way == used => {}
        Way::Never => return Err(Refusal::ParryOnlyAnswers),
        _ if used == Way::Attack => return Err(Refusal::NotAWeapon),
        _ => return Err(Refusal::NotPlayedSo),
    }
    match target {
        Some(target) if target.index() >= state.config.seats() => Err(Refusal::NoSuchPlayer),
        _ => Ok(()),
    }
}

/// R4.2: another player who is not harmless and whom the weapon reaches, within the limit.
#[inline]
fn check_attack(state: &State, seat: Seat, weapon: Card, target: Seat) -> Result<(), Refusal> {
    if target == seat {
        return Err(Refusal::NotYourself);
    }
    if state.weapons_played >= state.weapon_limit() {
        return Err(Refusal::WeaponLimit);
    }
    if state.is_harmless(target) {
        return Err(Refusal::HarmlessTarget);
    }
    if state.difficulty(seat, target) > reach(state, seat, weapon) {
        return Err(Refusal::OutOfReach);
    }
    Ok(())
}
