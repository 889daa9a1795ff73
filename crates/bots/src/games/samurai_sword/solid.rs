//! An experienced player: a script by what every action is expected to do to its side's chance to win,
//! and a look ahead that corrects it.

use game_core::{PlayoutRng, Seat};
use samurai_sword::attack::CRY_WOUNDS;
use samurai_sword::effects::characters::CARDS_FOR_A_POINT;
use samurai_sword::{Action, Card, Loss, Pending, Properties, SamuraiSword, View};

use super::answers;
use super::belief::Belief;
use super::lookahead;
use super::prospects::{Heat, Prospects};
use super::view_queries::ViewQueries;
use crate::bot::{Bot, Budget, Turn};
use crate::worth::Values;

/// What things are worth, measured in defeats of the player who has or suffers them. Tuned by play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// How steeply points turn into a chance to win.
    pub heat: Heat,
    /// To have but one resilience left.
    pub wounds: f32,
    /// The same, when it is one's own.
    pub own_wounds: f32,
    /// To be out of reach for a whole round of the table: defeated, or with an empty hand.
    pub shelter: f32,
    /// Any card in hand.
    pub card: f32,
    /// A parry in hand.
    pub parry: f32,
    /// Each wound of a weapon in hand.
    pub weapon: f32,
    /// A property on the table.
    pub property: f32,
    /// Breathing in hand.
    pub breathing: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            heat: Heat::default(),
            wounds: 0.08,
            own_wounds: 0.4,
            shelter: 0.5,
            card: 0.15,
            parry: 0.15,
            weapon: 0.05,
            property: 0.3,
            breathing: 0.15,
        }
    }
}

/// Plays by expected worth under the belief about roles.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Solid {
    /// What things are worth to it.
    pub weights: Weights,
}

impl Bot<SamuraiSword> for Solid {
    fn choose(
        &self,
        turn: Turn<'_, SamuraiSword>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Action {
        let Some(mind) = Mind::of(turn.view, self.weights) else {
            return turn.legal[0];
        };
        let script = if turn.view.board().pending() == Pending::Play {
            mind.play(turn.legal)
        } else {
            answers::best(&mind, turn.legal)
        };
        lookahead::choose(&mind, turn, script, budget, rng)
    }

    fn values(
        &self,
        turn: Turn<'_, SamuraiSword>,
        budget: &mut Budget<'_>,
        rng: &mut PlayoutRng,
    ) -> Values {
        let mind = Mind::of(turn.view, self.weights);
        mind.map_or_else(Values::default, |mind| {
            lookahead::values(&mind, turn, budget, rng)
        })
    }
}

/// All that a decision is weighed by.
#[derive(Debug)]
pub struct Mind<'a> {
    /// The table as the player knows it.
    pub table: ViewQueries<'a>,
    /// Who has which role.
    pub belief: Belief,
    /// The chances of the player's side.
    pub prospects: Prospects<'a>,
    /// What things are worth.
    pub weights: Weights,
    /// For each seat, what its defeat would be worth to the player's side.
    pub downfall: Vec<f32>,
}

impl<'a> Mind<'a> {
    /// The mind of the viewer; `None` for those who only watch.
    pub fn of(view: &'a View, weights: Weights) -> Option<Mind<'a>> {
        let table = ViewQueries::of(view)?;
        let belief = Belief::of(view);
        let prospects = Prospects::new(table, &belief, weights.heat);
        let downfall = Seat::all(table.seats())
            .map(|seat| prospects.downfall(seat))
            .collect();
        Some(Mind {
            table,
            belief,
            prospects,
            weights,
            downfall,
        })
    }

    /// What the defeat of this seat would be worth to the player's side.
    pub fn downfall(&self, seat: Seat) -> f32 {
        self.downfall[seat.index()]
    }

    /// What the player's own defeat would cost.
    pub fn stake(&self) -> f32 {
        -self.downfall(self.table.me)
    }

    /// What can be prepared is done first: properties and cards before blows, healing after them.
    fn play(&self, legal: &[Action]) -> Action {
        let mut best = (0, 0.0, Action::EndTurn);
        let emptying = if self.can_empty_hand(legal) {
            self.weights.shelter * self.stake()
        } else {
            0.0
        };
        for &action in legal
            .iter()
            .filter(|&&action| !self.table.is_absurd(action))
        {
            let worth = self.value(action, legal)
                + if action == Action::Trade {
                    0.0
                } else {
                    emptying
                };
            let stage = stage(action);
            if worth > 0.0 && (stage > best.0 || stage == best.0 && worth > best.1) {
                best = (stage, worth, action);
            }
        }
        best.2
    }

    /// Whether every card in hand can be played in this turn without drawing others: a player with none is
    /// harmless, and nobody can attack or wound him until he draws again (R2.2).
    fn can_empty_hand(&self, legal: &[Action]) -> bool {
        let hand = self.table.view.hand();
        let weapons = hand
            .iter()
            .filter(|card| card.is_weapon())
            .count();
        let plays = |card: Card, action: Action| match action {
            Action::Attack(weapon, _) => weapon == card,
            Action::Play(played) => played == card && card.draws() == 0,
            Action::PlayOn(played, _) => played == card,
            Action::Geisha(..) => card == Card::Geisha,
            _ => false,
        };
        let sensible = |card: Card| {
            legal
                .iter()
                .any(|&it| plays(card, it) && !self.table.is_absurd(it))
        };
        let focus = self.table.view.hand().count(Card::Focus);
        weapons <= self.table.board().weapons_left_after(focus) as usize
            && self.table.holds(Card::Breathing) <= 1
            && hand.names().all(sensible)
    }

    /// What an action of the play phase is expected to change.
    pub fn value(&self, action: Action, legal: &[Action]) -> f32 {
        match action {
            Action::Play(card) if Properties::CARDS.contains(&card) => {
                self.weights.property * self.stake()
            }
            Action::Play(Card::Daimyo) => self.draws(Card::Daimyo) - self.daimyo(),
            Action::Play(Card::TeaCeremony) => {
                let others: f32 = self
                    .table
                    .others()
                    .map(|seat| self.downfall(seat))
                    .sum();
                self.draws(Card::TeaCeremony) - self.weights.card * others
            }
            Action::Play(Card::Battlecry) => {
                self.for_all(|seat| self.table.cannot_parry(seat), self.weights.parry)
            }
            Action::Play(Card::Jujutsu) => self.for_all(
                |seat| self.table.cannot_answer_jujutsu(seat),
                self.weights.card,
            ),
            Action::PlayOn(Card::Breathing, target) => self.breathing(target),
            Action::PlayOn(Card::Diversion, target) => {
                self.weights.card * (self.stake() * 0.5 + self.losing_card(target))
                    + self.disarming(target, legal)
            }
            Action::PlayOn(Card::Bushido, target) => self.bushido(target),
            Action::Geisha(target, Loss::Hand) => {
                self.geisha(target, Loss::Hand) + self.disarming(target, legal)
            }
            Action::Geisha(target, loss) => self.geisha(target, loss),
            Action::Attack(weapon, target) => self.attack(weapon, target, legal),
            Action::Trade => self.trade(),
            _ => 0.0,
        }
    }

    /// Cards for oneself, less the one that is played, and what it means if the deck runs out on all that it
    /// brings.
    fn draws(&self, card: Card) -> f32 {
        let more = f32::from(card.draws()) - 1.0;
        self.drawing(more, self.table.board().cards_drawn_by(card))
    }

    fn drawing(&self, more: f32, needed: u8) -> f32 {
        let renewal = if self.table.view.renews_for(needed) {
            self.prospects.renewal()
        } else {
            0.0
        };
        more * self.weights.card * self.stake() + renewal
    }

    /// What a Daimyo kept in hand is worth: a point, if the match ends soon (R8.3).
    fn daimyo(&self) -> f32 {
        let points = self.table.role.team().points_for_daimyo(1);
        let honour = self.table.board().honour();
        let least = honour.iter().copied().min().unwrap_or(0);
        let soon = match least {
            0 | 1 => 0.5,
            2 => 0.1,
            _ => 0.0,
        };
        // The point is already counted, so its loss is what a point more would bring.
        soon * self.prospects.points(f32::from(points))
    }

    /// Wounds dealt by oneself: a defeat, or a part of the way to one.
    pub fn wound(&self, target: Seat, wounds: u8) -> f32 {
        let (table, weight) = (&self.table, self.weights.wounds);
        let now = self.hurt(target, table.resilience(target));
        if !table.board().defeats(target, wounds) {
            let left = table.board().resilience_after(target, wounds);
            let then = self.hurt(target, left);
            return weight * (then - now) * self.downfall(target);
        }
        let defeat = self.prospects.defeat(target, table.me);
        if table.board().is_last_honour(target) {
            return defeat;
        }
        // The defeated is safe until his turn, and then recovers from all earlier wounds too.
        defeat
            - (self.weights.shelter * self.until_turn(target) + weight * now)
                * self.downfall(target)
    }

    /// How bad it is to have this much resilience left: 0 unhurt, 1 at the last point.
    pub fn hurt(&self, seat: Seat, resilience: u8) -> f32 {
        let all = self.table.board().full_resilience(seat);
        match resilience {
            1 => 1.0,
            2 => 0.55,
            3 => 0.3,
            4 if all > 4 => 0.1,
            _ => 0.0,
        }
    }

    /// The part of a round of the table that passes until this seat's next turn.
    pub fn until_turn(&self, seat: Seat) -> f32 {
        match self.table.board().turns_until(seat) {
            0 => 1.0,
            turns => (turns as f32 - 0.5) / self.table.seats() as f32,
        }
    }

    /// A wound for everybody who has no such card to give for it.
    fn for_all(&self, lacks: impl Fn(Seat) -> f32, card: f32) -> f32 {
        let each = self.table.touched().map(|seat| {
            let lacks = lacks(seat);
            lacks * self.wound(seat, CRY_WOUNDS) + (1.0 - lacks) * card * self.downfall(seat)
        });
        each.sum::<f32>() - 0.5 * self.weights.card * self.stake()
    }

    fn breathing(&self, target: Seat) -> f32 {
        let hurt = self.hurt(self.table.me, self.table.resilience(self.table.me));
        let healed = self.weights.own_wounds * hurt - self.weights.breathing;
        let drawn = self.table.board().cards_drawn_by(Card::Breathing);
        self.drawing(0.0, drawn) + healed * self.stake() - self.weights.card * self.downfall(target)
    }

    /// The loss of a card from hand, in cards; a player with none left cannot be attacked any more.
    fn losing_card(&self, target: Seat) -> f32 {
        let last = if self.table.hand_size(target) == 1 {
            0.3
        } else {
            1.0
        };
        last * self.downfall(target)
    }

    /// What the loss of a card brings to an attack that comes next: the card may have been the parry.
    fn disarming(&self, target: Seat, legal: &[Action]) -> f32 {
        let size = f32::from(self.table.hand_size(target));
        let parry_lost = (1.0 - self.table.cannot_parry(target)) / size.max(1.0);
        let attacks = legal.iter().filter_map(|&action| match action {
            Action::Attack(weapon, attacked) if attacked == target && size > 1.0 => Some(
                self.wound(
                    target,
                    self.table
                        .board()
                        .wounds(self.table.me, target, weapon),
                ),
            ),
            _ => None,
        });
        parry_lost * attacks.fold(0.0, f32::max)
    }

    fn geisha(&self, target: Seat, loss: Loss) -> f32 {
        let spared = 0.5 * self.weights.card * self.stake();
        match loss {
            Loss::Hand => self.weights.card * self.losing_card(target) - spared * 0.5,
            Loss::Bushido => -self.bushido(target) - spared,
            _ => self.weights.property * self.downfall(target) - spared,
        }
    }

    /// The chance that a card turned up is a weapon.
    fn turns_up_weapon(&self) -> f32 {
        let unseen = self.table.unseen;
        let weapons: u8 = unseen
            .weapon_names()
            .map(|card| unseen.count(card))
            .sum();
        f32::from(weapons) / unseen.len().max(1) as f32
    }

    /// What the only weapon in hand is worth while Bushido is on its way.
    fn against_bushido(&self) -> f32 {
        let table = &self.table;
        let only = table
            .view
            .hand()
            .iter()
            .filter(|card| card.is_weapon())
            .count()
            == 1;
        if !only || table.board().bushido().is_none() {
            return 0.0;
        }
        // A weapon may still be drawn, and Bushido may not come so far.
        -0.6 * self.turns_up_weapon() * self.prospects.loss(table.me)
    }

    /// Bushido before this player: it wanders to the left until it has cost somebody honour.
    fn bushido(&self, first: Seat) -> f32 {
        let flips = self.turns_up_weapon();
        let (mut worth, mut comes, mut seat) = (0.0, 1.0, first);
        for _ in 0..self.table.seats() {
            let unarmed = if seat == self.table.me {
                0.3
            } else {
                self.table
                    .lacks(seat, |card| card.answers_bushido().is_ok())
            };
            let given = (1.0 - unarmed) * self.weights.card * self.downfall(seat);
            let loss = if self.table.board().pays_for_bushido(seat) {
                self.prospects.loss(seat)
            } else {
                0.0
            };
            worth += comes * flips * (unarmed * loss + given);
            comes *= 1.0 - flips * unarmed;
            seat = seat.left(self.table.seats());
        }
        worth
    }

    /// An attack: a defeat, or wounds that another weapon may finish, or at least a parry drawn out.
    fn attack(&self, weapon: Card, target: Seat, legal: &[Action]) -> f32 {
        let table = &self.table;
        let wounds = table.board().wounds(table.me, target, weapon);
        let hits = table.cannot_parry(target);
        let mut hit = self.wound(target, wounds);
        let board = table.board();
        if !board.defeats(target, wounds) && board.weapons_left() > 1 {
            let finishes = |action: &Action| match *action {
                Action::Attack(other, same) if same == target => {
                    (other != weapon || table.holds(weapon) > 1)
                        && board.defeats(target, wounds + board.wounds(table.me, target, other))
                }
                _ => false,
            };
            if legal.iter().any(finishes) {
                hit = hit.max(0.8 * self.prospects.defeat(target, table.me));
            }
        }
        // A weapon stronger than needed could have done more another time.
        let spent = self.weights.weapon * f32::from(wounds) * self.stake() + self.against_bushido();
        hits * hit + (1.0 - hits) * self.weights.parry * self.downfall(target) - spent
    }

    /// Nobunaga gives up resilience for cards when Breathing will bring it back.
    fn trade(&self) -> f32 {
        if self.table.holds(Card::Breathing) > 0 {
            self.drawing(0.5, CARDS_FOR_A_POINT)
        } else {
            -1.0
        }
    }
}

/// In which order things are done; later ones see what the earlier ones brought.
fn stage(action: Action) -> u8 {
    match action {
        Action::Play(Card::Daimyo | Card::TeaCeremony) => 9,
        Action::Play(card) if Properties::CARDS.contains(&card) => 8,
        Action::PlayOn(Card::Diversion, _) => 7,
        Action::Geisha(..) => 6,
        Action::Trade => 5,
        Action::Play(_) => 4,
        Action::Attack(..) => 3,
        Action::PlayOn(..) => 2,
        _ => 1,
    }
}
