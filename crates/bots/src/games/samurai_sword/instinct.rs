//! How imagined players play: the beginner's rules, asked of a state and without a list of what is legal.
//!
//! The beginner's likings for cards do not overlap, so the first card that can be played is the one, and
//! only its target must be weighed. The player who imagines the match is no stranger to it: it goes by
//! what it believes of the others instead of counting attacks.

use game_core::{PlayoutRng, Random as _, Seat};
use samurai_sword::attack::CRY_WOUNDS;
use samurai_sword::config::{BySeat, MAX_PLAYERS};
use samurai_sword::{Action, Card, Cards, Loss, Pending, Role, Source, State};

use super::novice::strength;

/// The most that anybody is suspected.
const MOST: i32 = 8;
/// A known friend, against whom nothing is done.
const FRIEND: i32 = -1;

/// Everybody's rules of thumb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instinct {
    /// Who imagines the match.
    pub thinker: Seat,
    /// How much the thinker suspects each seat.
    suspicion: BySeat<i32>,
}

impl Instinct {
    /// The thinker suspects the others by what their defeat would be worth.
    pub fn new(thinker: Seat, downfall: &[f32]) -> Instinct {
        let greatest = downfall
            .iter()
            .copied()
            .fold(f32::MIN_POSITIVE, f32::max);
        let mut suspicion = [FRIEND; MAX_PLAYERS];
        for (suspicion, &worth) in suspicion
            .iter_mut()
            .zip(downfall)
            .filter(|(_, worth)| **worth > 0.0)
        {
            *suspicion = (worth / greatest * MOST as f32).round() as i32;
        }
        Instinct { thinker, suspicion }
    }

    /// What a seat does that is asked.
    #[inline]
    pub fn choose(&self, state: &State, seat: Seat, rng: &mut PlayoutRng) -> Action {
        let hand = state.hand(seat);
        let unhurt = state.board().resilience_of(seat) > 2;
        match state.board().pending() {
            Pending::Play => self.play(state, seat, rng),
            Pending::Parry { .. } => parry(state, seat).map_or(Action::Suffer, Action::Parry),
            Pending::Battlecry { .. } | Pending::Jujutsu { .. } if unhurt => Action::Suffer,
            Pending::Battlecry { .. } => parry(state, seat).map_or(Action::Suffer, Action::Discard),
            Pending::Jujutsu { .. } => weakest(hand, |card| card.answers_jujutsu().is_ok())
                .map_or(Action::Suffer, Action::Discard),
            Pending::Bushido => weakest(hand, |card| card.answers_bushido().is_ok())
                .map_or(Action::DropBushido, Action::Discard),
            Pending::Discard | Pending::Over(_) => {
                weakest(hand, |_| true).map_or(Action::EndTurn, Action::Discard)
            }
            Pending::Draw => {
                let top = state.board().discards().as_slice().last();
                let good = top.is_some_and(|&card| card == Card::Parry || strength(card) > 3);
                Action::Draw(if good { Source::Discards } else { Source::Deck })
            }
        }
    }

    #[inline]
    fn play(&self, state: &State, seat: Seat, rng: &mut PlayoutRng) -> Action {
        let hand = state.hand(seat);
        let always = [
            Card::Focus,
            Card::FastDraw,
            Card::Armor,
            Card::TeaCeremony,
            Card::Daimyo,
        ];
        if let Some(card) = always.into_iter().find(|&card| hand.has(card)) {
            return Action::Play(card);
        }
        let breathing = hand.has(Card::Breathing) && state.board().resilience_of(seat) <= 2;
        let first = if breathing {
            self.breathe(state, seat, rng)
        } else {
            None
        };
        let first = first.or_else(|| self.harass(state, seat, rng));
        first
            .or_else(|| self.attack(state, seat, rng))
            .unwrap_or(Action::EndTurn)
    }

    /// Somebody must be given a card: whoever is suspected least.
    #[inline]
    fn breathe(&self, state: &State, seat: Seat, rng: &mut PlayoutRng) -> Option<Action> {
        let mut pick = Pick::default();
        for target in state.board().others(seat) {
            let liked = MOST - self.suspects(state, seat, target).min(MOST);
            pick.weigh(liked, Action::PlayOn(Card::Breathing, target), rng);
        }
        pick.action
    }

    /// The cards that do others harm, but for weapons.
    #[inline]
    fn harass(&self, state: &State, seat: Seat, rng: &mut PlayoutRng) -> Option<Action> {
        let hand = state.hand(seat);
        let on = |card: Card, rng: &mut PlayoutRng| {
            let mut pick = Pick::default();
            let can_be = |target: &Seat| state.board().may_play_on(card, *target).is_ok();
            for target in state.board().others(seat).filter(can_be) {
                pick.weigh(
                    self.suspects(state, seat, target),
                    Action::PlayOn(card, target),
                    rng,
                );
            }
            pick.action
        };
        let mut action = None;
        if hand.has(Card::Diversion) {
            action = on(Card::Diversion, rng);
        }
        if action.is_none() && hand.has(Card::Bushido) {
            action = on(Card::Bushido, rng);
        }
        if action.is_none() && hand.has(Card::Geisha) {
            action = self.geisha(state, seat, rng);
        }
        let mut cries = [Card::Battlecry, Card::Jujutsu]
            .into_iter()
            .filter(|&card| hand.has(card));
        let cry = |card: Card| {
            self.hurts_others_only(state, seat)
                .then_some(Action::Play(card))
        };
        action.or_else(|| cries.next().and_then(cry))
    }

    /// A property rather than a card from hand, and Bushido only away from a friend.
    #[inline]
    fn geisha(&self, state: &State, seat: Seat, rng: &mut PlayoutRng) -> Option<Action> {
        let mut pick = Pick::default();
        for target in state.board().others(seat) {
            let suspicion = self.suspects(state, seat, target).min(MOST);
            let mut weigh = |worth: i32, loss: Loss| {
                if state.board().can_lose(target, loss) {
                    pick.weigh(worth, Action::Geisha(target, loss), rng);
                }
            };
            if suspicion == FRIEND {
                weigh(MOST + 1, Loss::Bushido);
                continue;
            }
            weigh(suspicion, Loss::Hand);
            weigh(suspicion + 1, Loss::Armor);
            weigh(suspicion + 1, Loss::FastDraw);
            weigh(suspicion + 1, Loss::Focus);
        }
        pick.action
    }

    /// The attack on somebody suspected that wounds most.
    #[inline]
    fn attack(&self, state: &State, seat: Seat, rng: &mut PlayoutRng) -> Option<Action> {
        let weapons = state.hand(seat).name_set().weapons();
        let board = state.board();
        if weapons.is_empty() || board.weapons_left() == 0 {
            return None;
        }
        let mut pick = Pick::default();
        for target in board
            .others(seat)
            .filter(|&target| !board.is_harmless(target))
        {
            let suspicion = self.suspects(state, seat, target).min(MOST);
            if suspicion == FRIEND {
                continue;
            }
            let difficulty = board.difficulty(seat, target);
            let resilience = board.resilience_of(target);
            for weapon in weapons.iter() {
                if board.overcomes(seat, weapon, difficulty) {
                    let wounds = board.wounds(seat, target, weapon);
                    let useful = resilience - board.resilience_after(target, wounds);
                    let defeats = i32::from(board.defeats(target, wounds));
                    let worth = suspicion + i32::from(useful.min(4)) + 2 * defeats;
                    pick.weigh(worth, Action::Attack(weapon, target), rng);
                }
            }
        }
        pick.action
    }

    /// How much a seat suspects another, as the beginner does.
    #[inline]
    fn suspects(&self, state: &State, seat: Seat, other: Seat) -> i32 {
        if seat == self.thinker {
            return self.suspicion[other.index()];
        }
        let (role, open) = (
            state.roles()[seat.index()],
            state.board().open_roles()[other.index()].is_some(),
        );
        if open && role.is_ally(state.roles()[other.index()]) {
            return FRIEND;
        }
        let attacks_on = |seat: Seat| i32::from(state.board().attacks(other, seat).min(3));
        let on_shogun = || {
            state
                .roles()
                .iter()
                .position(|&role| role == Role::Shogun)
                .map_or(0, |shogun| attacks_on(Seat(shogun as u8)))
        };
        let for_shogun = match role {
            Role::Shogun | Role::Ronin => 0,
            Role::Samurai => on_shogun(),
            Role::Ninja1 | Role::Ninja2 | Role::Ninja3 => -on_shogun(),
        };
        let leader = role != Role::Ronin && open;
        (3 + attacks_on(seat) + for_shogun + 3 * i32::from(leader)).max(0)
    }

    /// Whether a wound for everybody touches somebody who is no friend and defeats no friend.
    #[inline]
    fn hurts_others_only(&self, state: &State, seat: Seat) -> bool {
        let mut useful = false;
        for other in state.board().touched_by(seat) {
            let friend = self.suspects(state, seat, other) == FRIEND;
            if friend && state.board().defeats(other, CRY_WOUNDS) {
                return false;
            }
            useful |= !friend;
        }
        useful
    }
}

/// The best of what was weighed so far; among equals each has the same chance.
#[derive(Default)]
struct Pick {
    best: i32,
    equals: u32,
    action: Option<Action>,
}

impl Pick {
    /// Weighs one more; what is worth less than nothing is not done.
    #[inline]
    fn weigh(&mut self, worth: i32, action: Action, rng: &mut PlayoutRng) {
        if worth > self.best || worth == self.best && self.action.is_none() {
            *self = Pick {
                best: worth,
                equals: 1,
                action: Some(action),
            };
        } else if worth == self.best {
            self.equals += 1;
            if rng.below(self.equals) == 0 {
                self.action = Some(action);
            }
        }
    }
}

/// The card of these that is missed least, the first of equals.
#[inline]
fn weakest(hand: &Cards, such: impl Fn(Card) -> bool) -> Option<Card> {
    hand.names()
        .filter(|&card| such(card))
        .min_by_key(|&card| strength(card))
}

/// What is given to parry, if anything can be: Hanzo gives a weapon before a parry.
#[inline]
fn parry(state: &State, seat: Seat) -> Option<Card> {
    let hand = state.hand(seat);
    let parries = |card: &Card| state.board().parries(seat, *card).is_ok();
    let weapon = hand
        .weapon_names()
        .filter(parries)
        .min_by_key(|&card| strength(card));
    weapon.or_else(|| hand.has(Card::Parry).then_some(Card::Parry))
}
