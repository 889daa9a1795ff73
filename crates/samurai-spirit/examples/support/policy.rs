//! A simple sensible player: defends first, keeps below the Kiai value, helps whoever lacks a symbol.

use game_core::Seat;
use samurai_spirit::effects::samurai::ignoring;
use samurai_spirit::{
    Action, Card, KiaiPart, Penalty, Reach, Samurai, SamuraiBoard, Step, Symbol, View,
};

/// What a missing doll costs.
const DOLL: i32 = 12;
/// What a missing farm costs.
const FARM: i32 = 3;
/// What a missing hat costs besides the wound.
const HAT: i32 = 1;
/// What it costs more when it is the last farm or family but one.
const LAST: i32 = 283;
/// What turning to the beast costs.
const WOUND_1: i32 = 2;
/// What the third wound costs.
const WOUND_2: i32 = 27;
/// What the last wound costs.
const WOUND_3: i32 = 243;
/// What a barricade is worth, less one for each that stands.
const FIRE: i32 = 20;
/// What a farm is worth when no barricade is left.
const BURN: i32 = 20;
/// What a Kiai is worth.
const KIAI: i32 = 12;
/// What a point in the line costs, in tenths.
const WEIGHT: i32 = 3;
/// What being above the value costs besides.
const ABOVE: i32 = 13;
/// What fighting is worth in itself, in tenths.
const LURE: i32 = 313;
/// What letting a raider in costs, in tenths.
const SUPPORT: i32 = 737;
/// What leaving the raiders to the others costs, in tenths.
const LEAVE: i32 = 87;
/// What each raider left at the last pass costs, in tenths.
const REST: i32 = 12;
/// What handing a card on costs.
const HAND: i32 = 3;
/// What getting rid of a card is worth.
const DISCARD: i32 = 1;
/// What drawing another card costs.
const REDRAW: i32 = 3;
/// How often a last card's penalty comes, in tenths.
const TWICE: i32 = 7;

/// The action with the highest worth; of equal ones the first.
pub(crate) fn decide(view: &View, actions: &[Action]) -> Option<Action> {
    let table = Table::new(view);
    let worth = |action: &Action| core::cmp::Reverse(table.worth(*action));
    actions
        .iter()
        .copied()
        .min_by_key(|action| worth(action))
}

/// The view, and what follows from it.
struct Table<'a> {
    view: &'a View,
    /// The cards that may come from the raider stack.
    coming: Vec<Card>,
}

impl<'a> Table<'a> {
    fn new(view: &'a View) -> Self {
        Table {
            view,
            coming: view.board().coming().iter().collect(),
        }
    }

    fn board(&self, seat: Seat) -> &SamuraiBoard {
        self.view.board().of(seat)
    }

    /// Whether the seat lacks the symbol and can still get it.
    fn lacks(&self, seat: Seat, symbol: Symbol) -> bool {
        let board = self.board(seat);
        board.lacks(symbol) && !board.is_done()
    }

    /// What a missing symbol costs the village at the end of the round.
    fn price(&self, seat: Seat, symbol: Symbol) -> i32 {
        let scarce = |left: usize| if left <= 1 { LAST } else { 0 };
        match symbol {
            Symbol::Doll => DOLL + scarce(self.view.board().families().len()),
            Symbol::Farm => FARM + scarce(self.view.board().farms_left() as usize),
            Symbol::Hat => HAT + self.wound(seat),
        }
    }

    /// What defending with the card is worth to the seat; 0 if it cannot.
    fn defence(&self, seat: Seat, card: Card) -> i32 {
        match card.face().symbol {
            Some(symbol) if self.lacks(seat, symbol) => self.price(seat, symbol),
            _ => 0,
        }
    }

    /// What adding the card to the combat line costs the seat: it comes nearer to the value, and the
    /// card's penalty takes the place of the last one's.
    fn burden(&self, seat: Seat, card: Card) -> i32 {
        let board = self.board(seat);
        let stings = self.sting(seat, Some(card)) - self.sting(seat, board.last());
        let stings = stings * TWICE / 10;
        match board.reach_with(card) {
            Reach::Kiai => stings - KIAI,
            Reach::Below => {
                let tight = if board.room_with(card) < 2 { 3 } else { 0 };
                WEIGHT * i32::from(card.value()) / 10 + tight + stings
            }
            Reach::Above => self.fire() + ABOVE + self.missing(seat) + stings,
        }
    }

    /// What a barricade or a farm is worth now.
    fn fire(&self) -> i32 {
        if self.view.board().barricades() == 0 {
            BURN
        } else {
            FIRE - i32::from(self.view.board().barricades())
        }
    }

    /// What a wound costs the samurai: the first is no harm, turning to the beast hardly, the last is.
    fn wound(&self, seat: Seat) -> i32 {
        [0, WOUND_1, WOUND_2, WOUND_3][self.board(seat).wounds().min(3) as usize]
    }

    /// What the penalties of a last card cost at the start of a turn, unless a talent ignores them.
    fn sting(&self, seat: Seat, card: Option<Card>) -> i32 {
        let Some(card) = card else { return 0 };
        if ignoring(self.board(seat).own_talents(), card).is_some() {
            return 0;
        }
        let cost = |penalty: &Penalty| match penalty {
            Penalty::Fire => self.fire(),
            Penalty::Wound => self.wound(seat),
            Penalty::Intruder => self.fire() / 2,
            Penalty::Left | Penalty::Right | Penalty::Nodef | Penalty::Reshuf => 5,
            Penalty::Nosup | Penalty::Notal => 1,
            Penalty::Mustpass => 10 + self.missing(seat),
            Penalty::Losedef => 20,
        };
        card.face()
            .penalties
            .iter()
            .flatten()
            .map(cost)
            .sum()
    }

    /// What the seat stands to lose without the symbols it lacks.
    fn missing(&self, seat: Seat) -> i32 {
        Symbol::ALL
            .iter()
            .filter(|&&symbol| self.lacks(seat, symbol))
            .map(|&symbol| self.price(seat, symbol))
            .sum()
    }

    /// The least a card can cost when this seat has to place it.
    fn placing(&self, seat: Seat, card: Card) -> i32 {
        let defence = self.defence(seat, card);
        if defence > 0 && !self.view.board().may_not_defend(seat) {
            -defence
        } else {
            self.burden(seat, card)
        }
    }

    /// The mean cost of drawing a card, each placed in the best way.
    fn drawing(&self, seat: Seat) -> i32 {
        let cards: &[Card] = if self.view.face_up().is_empty() {
            &self.coming
        } else {
            &self.view.face_up()[..1]
        };
        let sum: i32 = cards
            .iter()
            .map(|&card| 10 * self.placing(seat, card))
            .sum();
        sum / cards.len().max(1) as i32
    }

    fn worth(&self, action: Action) -> i32 {
        let board = self.view.board();
        let seat = board.asked().unwrap_or(board.active());
        match action {
            Action::Spare(samurai) => self.spare(seat, samurai),
            Action::Ignore => 1,
            Action::Decline | Action::Suffer(_) => 0,
            Action::Lose(symbol) => -self.price(seat, symbol),
            Action::Fight => self.fight(seat),
            Action::Support(to) => self.support(seat, to),
            Action::Pass => self.pass(seat),
            Action::Defend
            | Action::Confront
            | Action::Hand(_)
            | Action::Discard
            | Action::Redraw => self.card_in_hand(action),
            Action::Barricade => 5,
            Action::Heal(other) => 5 + i32::from(self.board(other).wounds()),
            Action::Move { from, to } => self.moving(from, to),
            Action::Kiai => self.kiai(),
            Action::Lend { to, .. } => {
                if to == board.active() {
                    -1
                } else {
                    self.missing(to) / 10
                }
            }
            Action::Strike(other) => 20 - self.board(other).room(),
            Action::Next(card) => -self.placing(board.neighbours(board.active())[0], card),
        }
    }

    /// Spare tokens are for the later rounds, one at a time.
    fn spare(&self, seat: Seat, samurai: Samurai) -> i32 {
        let useful = matches!(
            samurai,
            Samurai::Katsushiro | Samurai::Heihachi | Samurai::Daisuke
        );
        let has_one = !self.board(seat).extra().is_empty();
        if has_one || self.missing(seat) == 0 {
            -1
        } else {
            i32::from(useful) + 1
        }
    }

    /// Fighting costs what drawing costs, and takes a raider off the stack.
    fn fight(&self, seat: Seat) -> i32 {
        let second = self.view.board().steps().top() == Some(Step::SecondFight);
        if second && self.board(seat).is_above() {
            -1000
        } else {
            LURE - self.drawing(seat)
        }
    }

    /// Half of the raiders let in burn something; the token is worth little.
    fn support(&self, seat: Seat, to: Seat) -> i32 {
        let helps = if to == self.view.board().neighbours(seat)[0] {
            10
        } else {
            0
        };
        helps - SUPPORT + self.missing(to) / 5
    }

    /// Whoever leaves early leaves the raiders to the others, and what he lacks is lost.
    fn pass(&self, seat: Seat) -> i32 {
        let rest = if self.view.board().ends_by_passing() {
            REST * i32::from(self.view.board().stack().len())
        } else {
            LEAVE
        };
        10 * self.sting(seat, self.board(seat).last()) - 10 * self.missing(seat) - rest
    }

    fn card_in_hand(&self, action: Action) -> i32 {
        let Some(hand) = self.view.board().hand() else {
            return 0;
        };
        let (seat, card) = (hand.holder, hand.card);
        match action {
            Action::Defend => self.defence(seat, card),
            Action::Confront => -self.burden(seat, card),
            Action::Hand(to) => -self.placing(to, card) - HAND,
            Action::Discard => DISCARD,
            _ => -self.drawing(seat) / 10 - REDRAW,
        }
    }

    fn moving(&self, from: Seat, to: Seat) -> i32 {
        let Some(card) = self.board(from).last() else {
            return 0;
        };
        let relief = if self.board(from).is_above() { 30 } else { 3 };
        relief - self.placing(to, card)
    }

    fn kiai(&self) -> i32 {
        match self.view.board().steps().top() {
            Some(Step::Kiai(_, KiaiPart::Raiders(_))) => {
                let seats = self.view.board().seats();
                100 - Seat::all(seats)
                    .map(|seat| self.missing(seat))
                    .sum::<i32>()
            }
            _ => 5,
        }
    }
}
