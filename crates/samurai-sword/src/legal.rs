//! What a player may decide now, and why not.

use game_core::{Illegal, Seat};

use crate::action::{Action, Loss, Source};
use crate::card::{Card, Cards, Kind};
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
        Pending::Play => plays(state, seat, hand, out),
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
            out.extend(hand.weapons().names().map(Action::Discard));
        }
        Pending::Bushido => {
            out.push(Action::DropBushido);
            out.extend(hand.weapons().names().map(Action::Discard));
        }
        Pending::Draw => out.extend([Action::Draw(Source::Deck), Action::Draw(Source::Discards)]),
        Pending::Discard => out.extend(hand.names().map(Action::Discard)),
        Pending::Over(_) => {}
    }
}

/// Everything that can be done in the play phase (R3.3).
fn plays(state: &State, seat: Seat, hand: Cards, out: &mut Vec<Action>) {
    if state.weapons_played < state.weapon_limit() {
        attacks(state, seat, hand.weapons(), out);
    }
    let seats = state.config.seats();
    for card in hand.names().filter(|card| !card.is_weapon()) {
        match cards::way(card) {
            Way::Alone => out.push(Action::Play(card)),
            Way::On => {
                let players =
                    Seat::all(seats).filter(|&other| cards::check_on(state, seat, card, other).is_ok());
                out.extend(players.map(|other| Action::PlayOn(card, other)));
            }
            Way::Geisha => {
                for other in Seat::all(seats).filter(|&other| other != seat) {
                    let losses = Loss::ALL.into_iter().filter(|&loss| cards::geisha_has(state, other, loss));
                    out.extend(losses.map(|loss| Action::Geisha(other, loss)));
                }
            }
            Way::Attack | Way::Never => {}
        }
    }
    if nobunaga::check(state, seat).is_ok() {
        out.push(Action::Trade);
    }
    out.push(Action::EndTurn);
}

/// Every weapon on every player it reaches.
fn attacks(state: &State, seat: Seat, weapons: Cards, out: &mut Vec<Action>) {
    let (reachable, count) = difficulties(state, seat);
    for weapon in weapons.names() {
        let reach = reach(state, seat, weapon);
        let targets = reachable[..count].iter().filter(|(_, difficulty)| *difficulty <= reach);
        out.extend(targets.map(|&(target, _)| Action::Attack(weapon, target)));
    }
}

/// Everybody who is not harmless, with the difficulty for this seat.
#[inline]
fn difficulties(state: &State, seat: Seat) -> ([(Seat, u8); crate::config::MAX_PLAYERS], usize) {
    let dangerous = state.dangerous();
    let mut list = [(Seat(0), 0); crate::config::MAX_PLAYERS];
    let mut count = 0;
    let mut rest = dangerous & !(1 << seat.0);
    while rest != 0 {
        let target = Seat(rest.trailing_zeros() as u8);
        list[count] = (target, state.difficulty_among(dangerous, seat, target));
        count += 1;
        rest &= rest - 1;
    }
    (list, count)
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
        (Pending::Parry { .. }, Action::Suffer)
        | (Pending::Battlecry { .. } | Pending::Jujutsu { .. }, Action::Suffer)
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
