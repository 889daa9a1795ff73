//! What is seen of a table of Samurai Spirit at one moment, and how it follows what happens.

use ::samurai_spirit::board::{
    has_token_after, is_beast_after, kiai_value_after, penalties_of, total_of,
};
use ::samurai_spirit::{
    Card, CardSet, Event, Family, FamilySet, FarmBack, Penalty, Reach, Samurai, SamuraiSet, Symbol,
    View,
};
use game_core::Seat;

/// All that raiders change: the village, the piles, and the samurai.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The round.
    pub round: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// The raider that somebody has to deal with.
    pub hand: Option<(Seat, Card)>,
    /// The village.
    pub village: Village,
    /// The raider stack.
    pub stack: Stack,
    /// The discard pile.
    pub discard: CardSet,
    /// The intruders from the bottom, as far as they are known.
    pub intruders: Vec<Option<Card>>,
    /// The tokens of absent samurai that nobody has used.
    pub spares: SamuraiSet,
    /// The samurai by seat.
    pub fighters: Vec<Fighter>,
}

/// What stands of the village.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Village {
    /// How many barricades stand.
    pub barricades: u8,
    /// How many farms stand.
    pub farms: u8,
    /// The backs of the farms that burned, where they are shown.
    pub burned: Vec<FarmBack>,
    /// The families that are left.
    pub families: FamilySet,
}

/// The raider stack, as far as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stack {
    /// The number of its cards.
    pub count: u8,
    /// Those that lie face up, from the top.
    pub face_up: Vec<Card>,
    /// Those that were put under it for all to see, from the bottom.
    pub under: Vec<Card>,
}

/// A samurai and what lies with him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fighter {
    /// Who he is.
    pub samurai: Samurai,
    /// Steps taken down the ladder of wounds.
    pub wounds: u8,
    /// Whether he is out of the round.
    pub passed: bool,
    /// What he defends, by symbol.
    pub defended: [Option<Card>; Symbol::ALL.len()],
    /// The combat line, first card first.
    pub line: Vec<Card>,
    /// The seat where his support token is.
    pub token: Seat,
    /// Spare talents that are his until the round ends.
    pub extra: SamuraiSet,
}

impl Village {
    /// The village in this view.
    pub fn of(view: &View) -> Village {
        let board = view.board();
        Village {
            barricades: board.barricades(),
            farms: board.farms_left(),
            burned: view.burned().to_vec(),
            families: board.families(),
        }
    }

    fn lose(&mut self, family: Family) {
        self.families = self.families.without(family);
    }
}

impl Stack {
    /// The stack in this view.
    pub fn of(view: &View) -> Stack {
        Stack {
            count: view.board().stack().len(),
            face_up: view.face_up().to_vec(),
            under: view.under().to_vec(),
        }
    }

    /// Its top card goes.
    fn pop(&mut self) {
        self.count = self.count.saturating_sub(1);
        if !self.face_up.is_empty() {
            self.face_up.remove(0);
        }
        self.under.truncate(self.count.into());
    }

    /// These lie face up on top of it.
    fn show(&mut self, cards: &[Card]) {
        let hidden = cards.len().min(self.face_up.len());
        self.face_up
            .splice(..hidden, cards.iter().copied());
    }

    /// All of its cards from the bottom, as far as they are known.
    fn known(&self) -> Vec<Option<Card>> {
        let count = usize::from(self.count);
        let known = |at: usize| {
            let above = count - 1 - at;
            let under = self.under.get(at);
            under.or(self.face_up.get(above)).copied()
        };
        (0..count).map(known).collect()
    }
}

impl Fighter {
    /// The samurai at this seat.
    pub fn of(view: &View, seat: Seat) -> Option<Fighter> {
        let board = view.board();
        let own = board.present().get(seat.index())?;
        let mut line: Vec<Card> = board.line(seat).collect();
        line.reverse();
        Some(Fighter {
            samurai: own.samurai(),
            wounds: own.wounds(),
            passed: own.passed(),
            defended: own.defended(),
            line,
            token: own.token(),
            extra: own.extra(),
        })
    }

    /// The last card of his line, whose penalties wait for him.
    pub fn last(&self) -> Option<Card> {
        self.line.last().copied()
    }

    /// The penalties that wait for the start of his turn.
    pub fn penalties(&self) -> Vec<Penalty> {
        penalties_of(self.last())
            .into_iter()
            .flatten()
            .collect()
    }

    /// The sum of his line.
    pub fn total(&self) -> u8 {
        total_of(&self.line)
    }

    /// Whether the beast side is up.
    pub fn is_beast(&self) -> bool {
        is_beast_after(self.wounds)
    }

    /// Whether a wound token lies on his board.
    pub fn is_wounded(&self) -> bool {
        has_token_after(self.wounds)
    }

    /// The Kiai value of the side that is up.
    pub fn kiai(&self) -> u8 {
        kiai_value_after(self.samurai, self.wounds)
    }

    /// Where his line stands to that value.
    pub fn reach(&self) -> Reach {
        Reach::of_total(self.total(), self.kiai())
    }

    fn defend(&mut self, card: Card, lies: bool) {
        let symbol = card.face().symbol;
        let place = symbol.and_then(|symbol| self.defended.get_mut(symbol as usize));
        if let Some(place) = place {
            *place = lies.then_some(card);
        }
    }

    /// A new round: everybody stands up, and what lay with him is gone.
    fn stand_up(&mut self, seat: Seat) {
        self.passed = false;
        self.defended = [None; Symbol::ALL.len()];
        self.line.clear();
        self.token = seat;
        self.extra = SamuraiSet::EMPTY;
    }
}

impl Scene {
    /// What is seen in this view.
    pub fn of(view: &View) -> Scene {
        let board = view.board();
        Scene {
            round: board.round(),
            active: board.active(),
            hand: board.hand().map(|hand| (hand.holder, hand.card)),
            village: Village::of(view),
            stack: Stack::of(view),
            discard: board.discard(),
            intruders: view.intruders().to_vec(),
            spares: board.spares(),
            fighters: Seat::all(board.seats())
                .filter_map(|seat| Fighter::of(view, seat))
                .collect(),
        }
    }

    /// What is seen when this has happened. It follows what is told; no rule is asked.
    pub(super) fn follow(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { seat } => {
                self.active = *seat;
                self.hand = None;
            }
            Event::RoundBegan { round, stack, .. } => self.begin(*round, *stack),
            Event::BarricadeBurned { left } => self.village.barricades = *left,
            Event::BarricadeAdded { barricades } => self.village.barricades = *barricades,
            Event::FarmBurned { left, back } => {
                self.village.farms = *left;
                self.village.burned.extend(*back);
            }
            Event::FamilyLost { family } => self.village.lose(*family),
            Event::SpareUsed { samurai, .. } => self.spares = self.spares.without(*samurai),
            _ => {}
        }
        self.follow_card(event);
        self.follow_samurai(event);
    }

    /// Where a raider has gone.
    fn follow_card(&mut self, event: &Event) {
        match event {
            Event::Drew { seat, card } => {
                self.stack.pop();
                self.hand = Some((*seat, *card));
            }
            Event::Handed { to, card, .. } | Event::Moved { to, card, .. } => {
                self.hand = Some((*to, *card));
            }
            Event::Defended { .. } | Event::Confronted { .. } => self.hand = None,
            Event::PutUnder { card, .. } => {
                self.hand = None;
                self.stack.count += 1;
                self.stack.under.insert(0, *card);
            }
            Event::Discarded { card, .. } => {
                self.hand = None;
                self.discard.insert(*card);
            }
            Event::DefenceLost { card, .. }
            | Event::FirstCardOff { card, .. }
            | Event::Struck { card, .. } => self.discard.insert(*card),
            Event::RaiderDiscarded { card } => {
                self.stack.pop();
                self.discard.insert(*card);
            }
            Event::IntruderDiscarded { card } | Event::IntruderTurnedUp { card } => {
                self.intruders.pop();
                self.discard.insert(*card);
            }
            Event::ShuffledIn { card } => {
                self.discard = self.discard.without(*card);
                self.stack = Stack {
                    count: self.stack.count + 1,
                    ..Stack::default()
                };
            }
            Event::Intruded { known } => {
                self.stack.pop();
                self.intruders.push(*known);
            }
            Event::RestBreaksIn { .. } => {
                self.intruders.extend(self.stack.known());
                self.stack = Stack::default();
            }
            Event::TurnedUp { cards, .. } | Event::Arranged { cards, .. } => {
                self.stack.show(cards);
            }
            _ => {}
        }
    }

    /// What has changed with a samurai.
    fn follow_samurai(&mut self, event: &Event) {
        match event {
            Event::Wounded { seat, wounds } => self.change(*seat, |one| one.wounds = *wounds),
            Event::Healed { seat } => {
                self.change(*seat, |one| one.wounds = one.wounds.saturating_sub(1));
            }
            Event::Passed { seat } => self.change(*seat, |one| one.passed = true),
            Event::Defended { seat, card } => self.change(*seat, |one| one.defend(*card, true)),
            Event::DefenceLost { seat, card } => self.change(*seat, |one| one.defend(*card, false)),
            Event::Confronted { seat, card, .. } => self.change(*seat, |one| one.line.push(*card)),
            Event::Moved {
                from: seat, card, ..
            }
            | Event::Struck { seat, card, .. }
            | Event::FirstCardOff { seat, card, .. } => {
                self.change(*seat, |one| one.line.retain(|other| other != card));
            }
            Event::TokenGiven { owner, to } => self.change(*owner, |one| one.token = *to),
            Event::TokenReturned { owner } => self.change(*owner, |one| one.token = *owner),
            Event::SpareUsed { seat, samurai } => {
                self.change(*seat, |one| one.extra.insert(*samurai));
            }
            _ => {}
        }
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Fighter)) {
        if let Some(fighter) = self.fighters.get_mut(seat.index()) {
            change(fighter);
        }
    }

    /// All cards are shuffled for the next round.
    fn begin(&mut self, round: u8, stack: u8) {
        self.round = round;
        self.hand = None;
        self.stack = Stack {
            count: stack,
            ..Stack::default()
        };
        self.discard = CardSet::EMPTY;
        self.intruders.clear();
        for (seat, fighter) in Seat::all(self.fighters.len()).zip(&mut self.fighters) {
            fighter.stand_up(seat);
        }
    }
}
