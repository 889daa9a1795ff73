//! A beginner: plays what is in hand, hits whom it suspects, parries what it can.

use game_core::{PlayoutRng, Random as _, Seat};
use samurai_sword::card::Kind;
use samurai_sword::{Action, Card, Loss, Pending, Properties, Role, SamuraiSword, Source};

use super::view_queries::ViewQueries;
use crate::bot::{Bot, Budget, Turn};

/// Plays by simple rules that a beginner would follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Novice;

impl Bot<SamuraiSword> for Novice {
    fn choose(
        &self,
        turn: Turn<'_, SamuraiSword>,
        _: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Action {
        let Some(table) = ViewQueries::of(turn.view) else {
            return turn.legal[0];
        };
        let worth = |action: Action| match turn.view.board().pending() {
            Pending::Play => play(&table, action),
            _ => answer(&table, action),
        };
        // Equals are chosen among by chance: beginners are not all alike.
        let mut best = (i32::MIN, turn.legal[turn.legal.len() - 1]);
        let mut equals = 0;
        for &action in turn
            .legal
            .iter()
            .filter(|&&action| !table.is_absurd(action))
        {
            let worth = worth(action);
            equals = if worth == best.0 { equals + 1 } else { 1 };
            if worth > best.0 || worth == best.0 && rng.below(equals) == 0 {
                best = (worth, action);
            }
        }
        best.1
    }
}

/// What a beginner likes to do in the play phase, most first; ending the turn is nothing.
fn play(table: &ViewQueries<'_>, action: Action) -> i32 {
    match action {
        Action::Play(card) if Properties::CARDS.contains(&card) => 90,
        Action::Play(Card::Daimyo | Card::TeaCeremony) => 80,
        Action::PlayOn(Card::Breathing, target) if table.resilience(table.me) <= 2 => {
            60 - suspicion(table, target).min(9)
        }
        Action::PlayOn(Card::Diversion, target) => 50 + suspicion(table, target).min(9),
        Action::PlayOn(Card::Bushido, target) => 40 + suspicion(table, target).min(9),
        Action::Geisha(target, Loss::Bushido) if table.is_friend(target) => 39,
        Action::Geisha(_, Loss::Bushido) => -1,
        Action::Geisha(target, Loss::Hand) => 30 + suspicion(table, target).min(8),
        Action::Geisha(target, _) => 31 + suspicion(table, target).min(8),
        Action::Play(Card::Battlecry | Card::Jujutsu) => 25,
        Action::Attack(weapon, target) => 10 + attack(table, weapon, target),
        Action::EndTurn => 0,
        _ => -1,
    }
}

/// The best attack hits somebody suspected, and hard; at most 14.
fn attack(table: &ViewQueries<'_>, weapon: Card, target: Seat) -> i32 {
    let board = table.board();
    let wounds = board.wounds(table.me, target, weapon);
    let useful = table.resilience(target) - board.resilience_after(target, wounds);
    let defeats = i32::from(board.defeats(target, wounds));
    suspicion(table, target).min(8) + i32::from(useful.min(4)) + 2 * defeats
}

/// How much a beginner thinks this player an enemy: an open enemy, or one who attacked the beginner's side.
fn suspicion(table: &ViewQueries<'_>, seat: Seat) -> i32 {
    let attacks_on = |target: Seat| i32::from(table.board().attacks(seat, target).min(3));
    let shogun = table
        .others()
        .find(|&other| table.view.role(other) == Some(Role::Shogun));
    let on_shogun = match table.role {
        Role::Samurai => shogun.map_or(0, attacks_on),
        Role::Ninja1 | Role::Ninja2 | Role::Ninja3 => -shogun.map_or(0, attacks_on),
        _ => 0,
    };
    let leader = table.role != Role::Ronin && table.is_open_enemy(seat);
    (3 + attacks_on(table.me) + on_shogun + 3 * i32::from(leader)).max(0)
}

/// What a beginner answers: parries all it can, rather gives a weapon than anything else.
fn answer(table: &ViewQueries<'_>, action: Action) -> i32 {
    match (table.board().pending(), action) {
        (Pending::Battlecry { .. } | Pending::Jujutsu { .. }, Action::Suffer) => {
            if table.resilience(table.me) <= 2 {
                0
            } else {
                30
            }
        }
        (_, Action::Parry(card)) => 20 - i32::from(card != Card::Parry) - strength(card),
        (_, Action::Discard(card)) => 20 - strength(card),
        (_, Action::Draw(Source::Discards)) => {
            let top = table.board().discards().as_slice().last();
            top.map_or(0, |&card| {
                if card == Card::Parry || strength(card) > 3 {
                    1
                } else {
                    -1
                }
            })
        }
        _ => 0,
    }
}

/// How dearly a beginner holds a card.
#[inline]
pub fn strength(card: Card) -> i32 {
    match card.printed().kind {
        Kind::Weapon { reach, wounds } => i32::from(wounds) + i32::from(reach > 2),
        Kind::Property if card != Card::Bushido => 6,
        _ if card == Card::Parry => 5,
        _ => 3,
    }
}
