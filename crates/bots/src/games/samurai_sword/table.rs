//! Questions to a view that any player asks: who is with me, what a weapon does, who can answer it.

use game_core::Seat;
use samurai_sword::card::Kind;
use samurai_sword::effects::characters::Traits;
use samurai_sword::{Action, Card, Cards, Loss, Role, Team, View};

/// A view from one seat.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// What the seat may know.
    pub view: &'a View,
    /// The seat.
    pub me: Seat,
    /// The own role.
    pub role: Role,
    /// The cards whose place the seat does not know.
    pub unseen: Cards,
}

impl<'a> Table<'a> {
    /// The table as the viewer knows it; `None` for those who only watch.
    pub fn of(view: &'a View) -> Option<Table<'a>> {
        let me = view.viewer.seat()?;
        let role = (*view.roles.get(me.index())?)?;
        Some(Table { view, me, role, unseen: unseen(view) })
    }

    /// The number of players.
    pub fn seats(&self) -> usize {
        self.view.config.seats()
    }

    /// Everybody else.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        Seat::all(self.seats()).filter(move |&seat| seat != me)
    }

    /// What the character at this seat can do.
    pub fn traits(&self, seat: Seat) -> &'static Traits {
        self.view.characters[seat.index()].traits()
    }

    /// Resilience left.
    pub fn resilience(&self, seat: Seat) -> u8 {
        self.view.resilience[seat.index()]
    }

    /// Cards in hand.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.view.hand_sizes[seat.index()]
    }

    /// R2.1: no resilience or no cards in hand.
    pub fn is_harmless(&self, seat: Seat) -> bool {
        self.resilience(seat) == 0 || self.hand_size(seat) == 0
    }

    /// How many of this card are in the own hand.
    pub fn holds(&self, card: Card) -> usize {
        self.view.hand.iter().filter(|&&there| there == card).count()
    }

    /// The side of a seat whose role is open, or the own.
    pub fn team(&self, seat: Seat) -> Option<Team> {
        self.view.roles[seat.index()].map(Role::team)
    }

    /// Whether this other seat is certainly on the own side.
    pub fn is_friend(&self, seat: Seat) -> bool {
        seat != self.me && self.role != Role::Ronin && self.team(seat) == Some(self.role.team())
    }

    /// Whether this seat is certainly on another side: an open role, or nobody is left to be a friend.
    pub fn is_enemy(&self, seat: Seat) -> bool {
        let friendless = self.role == Role::Ronin
            || self.role == Role::Samurai && self.view.config.samurai() == 1 && !self.is_friend(seat);
        seat != self.me && (friendless || self.team(seat).is_some_and(|team| team != self.role.team()))
    }

    /// The wounds a weapon deals, if not parried (R4.4).
    pub fn wounds(&self, by: Seat, target: Seat, weapon: Card) -> u8 {
        let Kind::Weapon { wounds, .. } = weapon.printed().kind else { return 0 };
        let dealt = wounds + self.view.properties[by.index()].fast_draw + self.traits(by).more_wounds;
        dealt.saturating_sub(self.traits(target).toughness).max(1)
    }

    /// The weapons the viewer may still play in this turn (R3.3).
    pub fn weapons_left(&self) -> u8 {
        let shogun_of_three = self.seats() == 3 && self.role == Role::Shogun;
        let limit = 1
            + self.view.properties[self.me.index()].focus
            + self.traits(self.me).more_weapons
            + u8::from(shogun_of_three);
        limit.saturating_sub(self.view.weapons_played)
    }

    /// The chance that another hand has no such card, each unseen card being as likely as any other.
    pub fn lacks(&self, seat: Seat, such: impl Fn(Card) -> bool) -> f32 {
        let known = &self.view.known[seat.index()];
        if known.iter().any(|&card| such(card)) {
            return 0.0;
        }
        let unknown = (self.hand_size(seat) as usize).saturating_sub(known.len());
        let all = self.unseen.len();
        let of_such: u8 =
            self.unseen.names().filter(|&card| such(card)).map(|card| self.unseen.count(card)).sum();
        let without = all - of_such as usize;
        (0..unknown.min(all))
            .map(|drawn| without.saturating_sub(drawn) as f32 / (all - drawn) as f32)
            .product()
    }

    /// The chance that a weapon played on this seat is not parried, if it parries whenever it can.
    pub fn cannot_parry(&self, seat: Seat) -> f32 {
        let with_weapons = self.traits(seat).parries_with_weapons && self.hand_size(seat) > 1;
        self.lacks(seat, |card| card == Card::Parry || with_weapons && card.is_weapon())
    }

    /// What nobody would do who looks at the cards: hurting a known friend, helping a known enemy,
    /// or spending something for nothing.
    pub fn is_absurd(&self, action: Action) -> bool {
        match action {
            Action::PlayOn(Card::Bushido, target) => target == self.me || self.is_friend(target),
            Action::PlayOn(Card::Breathing, _) => self.is_unhurt(),
            Action::Geisha(target, Loss::Bushido) => self.is_enemy(target),
            Action::Attack(_, target)
            | Action::PlayOn(Card::Diversion, target)
            | Action::Geisha(target, _) => self.is_friend(target),
            Action::Play(Card::Battlecry | Card::Jujutsu) => !self.hurts_others_only(),
            Action::Trade => self.resilience(self.me) <= 2,
            _ => false,
        }
    }

    /// Whether the own resilience is full.
    pub fn is_unhurt(&self) -> bool {
        self.resilience(self.me) >= self.traits(self.me).resilience
    }

    /// Whom Battlecry and Jujutsu touch (R5.8, R5.9).
    pub fn touched(&self) -> impl Iterator<Item = Seat> + '_ {
        let can_be = |seat: &Seat| !self.is_harmless(*seat) && !self.traits(*seat).only_weapons_wound;
        self.others().filter(can_be)
    }

    /// Whether a wound for everybody touches somebody who may be an enemy and defeats no known friend.
    fn hurts_others_only(&self) -> bool {
        self.touched().any(|seat| !self.is_friend(seat))
            && self.touched().all(|seat| !self.is_friend(seat) || self.resilience(seat) > 1)
    }
}

/// The cards in the deck and, unknown to the viewer, in other hands.
fn unseen(view: &View) -> Cards {
    let table = view.properties.iter().flat_map(|there| there.cards());
    let table = table.chain(view.bushido.map(|_| Card::Bushido)).chain(view.aside);
    let known = view.known.iter().flatten();
    let seen = view.hand.iter().chain(&view.discards).chain(known).copied().chain(table);
    Cards::PACK.minus(seen.collect())
}
