//! What an experienced player answers when asked: parry or suffer, what to give, what to keep.

use samurai_sword::card::Kind;
use samurai_sword::{Action, Card, Properties, Source};

use super::solid::Mind;

/// Cards are told apart even where one's own defeat would cost nothing: it then counts as this much.
const LEAST_STAKE: f32 = 0.01;
/// What it costs to discard Bushido where no honour is lost, in cards: it wanders to no enemy any more.
const DROPPED: f32 = 0.1;
/// What a card of the deck is worth that nobody has seen, in own defeats.
const UNKNOWN: f32 = 0.13;
/// What cards are worth in hand, in cards: those that pester one player, that wound or rob others, that draw.
const PESTERS: f32 = 0.9;
const HARMS: f32 = 1.5;
const DRAWS: f32 = 2.0;
/// What reaching one farther adds to a weapon, in wounds; and what is left of a weapon among more than two.
const REACH: f32 = 0.2;
const CROWD: f32 = 0.6;

/// The answer that is expected to cost least, the first of equals.
pub fn best(mind: &Mind<'_>, legal: &[Action]) -> Action {
    let mut best = (f32::NEG_INFINITY, legal[0]);
    for &action in legal {
        let value = value(mind, action);
        if value > best.0 {
            best = (value, action);
        }
    }
    best.1
}

fn value(mind: &Mind<'_>, action: Action) -> f32 {
    match action {
        Action::Suffer => suffer(mind),
        Action::Parry(card) | Action::Discard(card) => {
            mind.stake().max(LEAST_STAKE) * (last_card(mind) - keep(mind, card))
        }
        Action::DropBushido if mind.table.board().pays_for_bushido(mind.table.me) => {
            mind.prospects.loss(mind.table.me)
        }
        Action::DropBushido => -DROPPED * mind.weights.card * mind.stake(),
        Action::Draw(Source::Discards) => {
            let top = mind
                .table
                .view
                .board()
                .discards()
                .as_slice()
                .last();
            top.map_or(0.0, |&card| keep(mind, card) - UNKNOWN)
        }
        _ => 0.0,
    }
}

/// What it is worth to give the last card in somebody else's turn: nobody can attack an empty hand.
fn last_card(mind: &Mind<'_>) -> f32 {
    let table = &mind.table;
    if table.view.hand().len() != 1 || table.board().turn() == table.me {
        return 0.0;
    }
    mind.weights.shelter * mind.until_turn(table.me)
}

/// What the wounds in question cost.
fn suffer(mind: &Mind<'_>) -> f32 {
    let (table, by) = (&mind.table, mind.table.board().turn());
    let me = table.me;
    let wounds = table.board().wounds_awaited();
    let now = mind.hurt(me, table.resilience(me));
    if table.board().defeats(me, wounds) {
        let defeat = mind.prospects.defeat(me, by);
        let ends = table.board().is_last_honour(me);
        let relief = mind.weights.shelter * mind.until_turn(me) + mind.weights.own_wounds * now;
        return if ends {
            defeat
        } else {
            defeat + mind.stake() * relief
        };
    }
    let cards = f32::from(table.board().cards_for_wounds_awaited());
    let left = table.board().resilience_after(me, wounds);
    let hurt = mind.weights.own_wounds * (mind.hurt(me, left) - now);
    mind.stake() * (mind.weights.card * cards - hurt)
}

/// What a card in hand is worth, in own defeats; a second of its kind is worth less.
pub fn keep(mind: &Mind<'_>, card: Card) -> f32 {
    let weights = &mind.weights;
    let copies = mind.table.holds(card).max(1) as f32;
    match card {
        Card::Parry => weights.parry / copies.sqrt(),
        Card::Breathing => weights.breathing / copies,
        Card::Bushido | Card::Geisha => PESTERS * weights.card,
        property if Properties::CARDS.contains(&property) => weights.property,
        Card::TeaCeremony | Card::Daimyo => DRAWS * weights.card,
        Card::Battlecry | Card::Jujutsu | Card::Diversion => HARMS * weights.card,
        weapon => keep_weapon(mind, weapon),
    }
}

/// Weapons that wound more or reach farther are kept longer; many of them are too many.
fn keep_weapon(mind: &Mind<'_>, weapon: Card) -> f32 {
    let Kind::Weapon { reach, wounds } = weapon.printed().kind else {
        return 0.0;
    };
    let others = mind
        .table
        .view
        .hand()
        .iter()
        .filter(|card| card.is_weapon())
        .count();
    let crowd = if others > 2 { CROWD } else { 1.0 };
    crowd * mind.weights.weapon * (f32::from(wounds) + REACH * f32::from(reach))
}
