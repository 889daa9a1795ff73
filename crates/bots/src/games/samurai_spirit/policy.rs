//! A simple sensible player: defends first, keeps below the Kiai value, helps whoever lacks a symbol.
//!
//! It is given only what lies open for everybody, so it serves a bot, which has a view, and the samurai of
//! imagined matches alike.

use game_core::{PlayoutRng, Random as _, Seat};
use samurai_spirit::{Action, Board, Card, CardSet, KiaiPart, Samurai, State, Step, Symbol, View};

use super::costs::Costs;
use super::weights::Weights;

/// What lies open for everybody.
#[derive(Clone, Copy, Debug)]
pub struct Open<'a> {
    /// The table.
    pub board: &'a Board,
    /// The top raider of the stack, if it lies face up.
    pub top: Option<Card>,
}

impl<'a> Open<'a> {
    /// What lies open for somebody who has this view.
    #[inline]
    pub fn seen(view: &'a View) -> Open<'a> {
        Open {
            board: view.board(),
            top: view.raider(0),
        }
    }

    /// What lies open in an imagined match.
    #[inline]
    pub fn of(state: &'a State) -> Open<'a> {
        Open {
            board: state.board(),
            top: state.face_up_raider(0),
        }
    }
}

/// The action with the highest worth; of equal ones the first.
pub fn decide(weights: &Weights, open: Open<'_>, legal: &[Action]) -> Option<Action> {
    let table = Judge::new(weights, open);
    legal
        .iter()
        .copied()
        .min_by_key(|&action| core::cmp::Reverse(table.value(action)))
}

/// The same with a mood: up to this much is added to the worth of every action by chance.
pub fn decide_in_mood(
    weights: &Weights,
    open: Open<'_>,
    legal: &[Action],
    mood: u32,
    rng: &mut PlayoutRng,
) -> Option<Action> {
    let table = Judge::new(weights, open);
    // What to do next is weighed in tenths, all else in whole points.
    let mood = if matches!(
        open.board.steps().top(),
        Some(Step::Act | Step::SecondFight)
    ) {
        10 * mood
    } else {
        mood
    };
    let worth = |action: Action| table.value(action) + rng.below(mood + 1) as i32;
    let worths = legal.iter().copied().map(worth);
    worths
        .enumerate()
        .max_by_key(|&(at, worth)| (worth, core::cmp::Reverse(at)))
        .map(|(at, _)| legal[at])
}

/// What lies open, and what counts.
struct Judge<'a> {
    weights: &'a Weights,
    board: &'a Board,
    /// The top raider of the stack, if it lies face up.
    top: Option<Card>,
    /// How many samurai are out of the round without each symbol; a beginner does not look.
    lost: [usize; 3],
}

impl<'a> Judge<'a> {
    fn new(weights: &'a Weights, open: Open<'a>) -> Judge<'a> {
        let Open { board, top } = open;
        let mut lost = [0; 3];
        if weights.foresight {
            for board in board
                .present()
                .iter()
                .filter(|board| board.is_done())
            {
                for symbol in Symbol::ALL {
                    lost[symbol as usize] += usize::from(board.lacks(symbol));
                }
            }
        }
        Judge {
            weights,
            board,
            top,
            lost,
        }
    }

    fn costs(&self, seat: Seat) -> Costs<'_> {
        let defence = Symbol::ALL.map(|symbol| self.need(seat, symbol));
        let costs = Costs {
            weights: self.weights,
            board: self.board.of(seat),
            defence,
            fire: self.fire(),
            wound: self.wound(seat),
            missing: defence.iter().sum(),
            forbidden: self.board.may_not_defend(seat),
            last: 0,
        };
        Costs {
            last: costs.sting(costs.board.last()),
            ..costs
        }
    }

    /// Whether the seat lacks the symbol and can still get it.
    fn lacks(&self, seat: Seat, symbol: Symbol) -> bool {
        let board = self.board.of(seat);
        board.lacks(symbol) && !board.is_done()
    }

    /// What a missing symbol costs the village at the end of the round.
    fn price(&self, seat: Seat, symbol: Symbol) -> i32 {
        let lost = self.lost[symbol as usize];
        let scarce = |left: usize| {
            if left <= 1 + lost {
                self.weights.last
            } else {
                0
            }
        };
        match symbol {
            Symbol::Doll => self.weights.doll + scarce(self.board.families().len()),
            Symbol::Farm => self.weights.farm + scarce(self.board.farms_left() as usize),
            Symbol::Hat => self.weights.hat + self.wound(seat),
        }
    }

    /// What getting the symbol is worth to the seat; 0 if it has it or cannot get it.
    fn need(&self, seat: Seat, symbol: Symbol) -> i32 {
        if self.lacks(seat, symbol) {
            self.price(seat, symbol)
        } else {
            0
        }
    }

    /// What a barricade or a farm is worth now.
    fn fire(&self) -> i32 {
        let standing = i32::from(self.board.barricades());
        if standing == 0 {
            self.weights.burn
        } else {
            self.weights.fire - standing
        }
    }

    /// What a wound costs the samurai: the first is no harm, turning to the beast hardly, the last is.
    fn wound(&self, seat: Seat) -> i32 {
        self.weights.wounds[self.board.of(seat).wounds().min(3) as usize]
    }

    /// What the seat stands to lose without the symbols it lacks.
    fn missing(&self, seat: Seat) -> i32 {
        Symbol::ALL
            .into_iter()
            .map(|symbol| self.need(seat, symbol))
            .sum()
    }

    /// The mean cost of drawing a card, each placed in the best way, in tenths.
    fn drawing(&self, seat: Seat) -> i32 {
        let cards = self
            .top
            .map_or_else(|| self.board.coming(), |top| CardSet::EMPTY.with(top));
        let costs = self.costs(seat);
        let sum: i32 = cards
            .iter()
            .map(|card| 10 * costs.placing(card))
            .sum();
        sum / cards.len().max(1) as i32
    }

    fn value(&self, action: Action) -> i32 {
        let seat = self.board.asked().unwrap_or(self.board.active());
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
            Action::Heal(other) => 5 + i32::from(self.board.of(other).wounds()),
            Action::Move { from, to } => self.moving(from, to),
            Action::Kiai => self.kiai(),
            // Useless where it goes home at once.
            Action::Lend { to, .. } if to == self.board.active() => -1,
            Action::Lend { to, .. } => self.missing(to) / 10,
            Action::Strike(other) => 20 - self.board.of(other).room(),
            Action::Next(card) => -self
                .costs(self.board.neighbours(self.board.active())[0])
                .placing(card),
        }
    }

    /// Spare tokens are for the later rounds, one at a time.
    fn spare(&self, seat: Seat, samurai: Samurai) -> i32 {
        let useful = matches!(
            samurai,
            Samurai::Katsushiro | Samurai::Heihachi | Samurai::Daisuke
        );
        let has_one = !self.board.of(seat).extra().is_empty();
        if has_one || self.missing(seat) == 0 {
            -1
        } else {
            i32::from(useful) + 1
        }
    }

    /// Fighting costs what drawing costs, and takes a raider off the stack.
    fn fight(&self, seat: Seat) -> i32 {
        let second = self.board.steps().top() == Some(Step::SecondFight);
        if second && self.board.of(seat).is_above() {
            -1000
        } else {
            self.weights.lure - self.drawing(seat)
        }
    }

    /// Half of the raiders let in burn something; the token is worth little.
    fn support(&self, seat: Seat, to: Seat) -> i32 {
        let helps = if to == self.board.neighbours(seat)[0] {
            10
        } else {
            0
        };
        helps - self.weights.support + self.missing(to) / 5
    }

    /// Whoever leaves early leaves the raiders to the others, and what he lacks is lost.
    fn pass(&self, seat: Seat) -> i32 {
        let rest = if self.board.ends_by_passing() {
            self.weights.rest * i32::from(self.board.stack().len())
        } else {
            self.weights.leave
        };
        let costs = self.costs(seat);
        10 * costs.last - 10 * costs.missing - rest
    }

    fn card_in_hand(&self, action: Action) -> i32 {
        let Some(hand) = self.board.hand() else {
            return 0;
        };
        let (seat, card) = (hand.holder, hand.card);
        match action {
            Action::Defend => self.costs(seat).defending(card),
            Action::Confront => -self.costs(seat).burden(card),
            Action::Hand(to) => -self.costs(to).placing(card) - self.weights.hand,
            Action::Discard => self.weights.discard,
            _ => -self.drawing(seat) / 10 - self.weights.redraw,
        }
    }

    fn moving(&self, from: Seat, to: Seat) -> i32 {
        let Some(card) = self.board.of(from).last() else {
            return 0;
        };
        let relief = if self.board.of(from).is_above() {
            30
        } else {
            3
        };
        relief - self.costs(to).placing(card)
    }

    /// Raiders are let go when nobody needs their symbols; everything else is welcome.
    fn kiai(&self) -> i32 {
        match self.board.steps().top() {
            Some(Step::Kiai(_, KiaiPart::Raiders(_))) => {
                100 - Seat::all(self.board.seats())
                    .map(|seat| self.missing(seat))
                    .sum::<i32>()
            }
            _ => 5,
        }
    }
}
