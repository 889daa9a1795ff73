//! Questions to a view that any player asks: who is with me, what a weapon does, who can answer it.

use game_core::Seat;
use samurai_sword::attack::CRY_WOUNDS;
use samurai_sword::{Action, Board, Card, Cards, Loss, Role, View};

/// A view from one seat.
#[derive(Clone, Copy, Debug)]
pub struct ViewQueries<'a> {
    /// What the seat may know.
    pub view: &'a View,
    /// The seat.
    pub me: Seat,
    /// The seat's role.
    pub role: Role,
    /// The cards whose place the seat does not know.
    pub unseen: Cards,
}

impl<'a> ViewQueries<'a> {
    /// The table as the viewer knows it; `None` for those who only watch.
    pub fn of(view: &'a View) -> Option<ViewQueries<'a>> {
        let me = view.viewer().seat()?;
        let role = view.role(me)?;
        Some(ViewQueries {
            view,
            me,
            role,
            unseen: view.unseen(),
        })
    }

    /// What everybody sees.
    pub fn board(&self) -> &'a Board {
        self.view.board()
    }

    /// The number of players.
    pub fn seats(&self) -> usize {
        self.board().config().seats()
    }

    /// Everybody else.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        Seat::all(self.seats()).filter(move |&seat| seat != me)
    }

    /// Resilience left.
    pub fn resilience(&self, seat: Seat) -> u8 {
        self.board().resilience_of(seat)
    }

    /// Cards in hand.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.board().hand_size(seat)
    }

    /// How many of this card are in the viewer's hand.
    pub fn holds(&self, card: Card) -> usize {
        usize::from(self.view.hand().count(card))
    }

    /// Whether this other seat is certainly on the viewer's side.
    pub fn is_friend(&self, seat: Seat) -> bool {
        let known = self.view.role(seat);
        seat != self.me && known.is_some_and(|role| self.role.is_ally(role))
    }

    /// Whether this seat is certainly on another side: an open role, or nobody is left to be a friend.
    pub fn is_enemy(&self, seat: Seat) -> bool {
        self.is_open_enemy(seat)
            || seat != self.me && !self.is_friend(seat) && self.knows_all_friends()
    }

    /// Whether this seat is on another side by a role that the viewer knows.
    pub fn is_open_enemy(&self, seat: Seat) -> bool {
        seat != self.me && !self.is_friend(seat) && self.knows_role(seat)
    }

    /// Whether the viewer knows the role of this seat.
    fn knows_role(&self, seat: Seat) -> bool {
        self.view.role(seat).is_some()
    }

    /// Whether the viewer knows all who are on the same side.
    fn knows_all_friends(&self) -> bool {
        let friends = self.others().filter(|&seat| self.is_friend(seat));
        friends.count() == self.board().config().allies(self.role)
    }

    /// The chance that another hand has no such card, each unseen card being as likely as any other.
    pub fn lacks(&self, seat: Seat, such: impl Fn(Card) -> bool) -> f32 {
        let known = self.view.known()[seat.index()];
        if known.names().any(&such) {
            return 0.0;
        }
        let unknown = (self.hand_size(seat) as usize).saturating_sub(known.len());
        let all = self.unseen.len();
        let of_such: u8 = self
            .unseen
            .names()
            .filter(|&card| such(card))
            .map(|card| self.unseen.count(card))
            .sum();
        let without = all - of_such as usize;
        (0..unknown.min(all))
            .map(|drawn| without.saturating_sub(drawn) as f32 / (all - drawn) as f32)
            .product()
    }

    /// The chance that a weapon played on this seat is not parried, if it parries whenever it can.
    pub fn cannot_parry(&self, seat: Seat) -> f32 {
        self.lacks(seat, |card| self.board().parries(seat, card).is_ok())
    }

    /// The chance that this seat takes a wound when Jujutsu is played, if it answers whenever it can.
    pub fn cannot_answer_jujutsu(&self, seat: Seat) -> f32 {
        self.lacks(seat, |card| card.answers_jujutsu().is_ok())
    }

    /// What nobody would do who looks at the cards: hurting a known friend, helping a known enemy,
    /// or spending something for nothing.
    pub fn is_absurd(&self, action: Action) -> bool {
        match action {
            Action::PlayOn(Card::Bushido, target) => target == self.me || self.is_friend(target),
            Action::PlayOn(Card::Breathing, _) => self.board().is_unhurt(self.me),
            Action::Geisha(target, Loss::Bushido) => self.is_enemy(target),
            Action::Attack(_, target)
            | Action::PlayOn(Card::Diversion, target)
            | Action::Geisha(target, _) => self.is_friend(target),
            Action::Play(Card::Battlecry | Card::Jujutsu) => !self.hurts_others_only(),
            Action::Trade => self.resilience(self.me) <= 2,
            _ => false,
        }
    }

    /// Whom Battlecry and Jujutsu of the viewer touch.
    pub fn touched(&self) -> impl Iterator<Item = Seat> + use<> {
        self.board().touched_by(self.me).iter()
    }

    /// Whether a wound for everybody touches somebody who may be an enemy and defeats no known friend.
    fn hurts_others_only(&self) -> bool {
        self.touched().any(|seat| !self.is_friend(seat))
            && self
                .touched()
                .all(|seat| !self.is_friend(seat) || !self.board().defeats(seat, CRY_WOUNDS))
    }
}
