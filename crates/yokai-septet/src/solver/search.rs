//! The yes-or-no question: can team 0 get at least the goal?

use crate::card::{Card, CardSet};
use crate::config::{Config, FirstLead, Players, Scoring, other_side};
use crate::scoring::{self, Ending};
use crate::trick;

use super::memory::{Known, Memory};
use super::moves::moves;
use super::position::Position;

/// The A as a set.
pub(super) const A: u64 = CardSet::only(Card::A).bits();
/// The bosses as a set.
const BOSSES: u64 = CardSet::BOSSES.bits();
/// The form that is solved; how it is scored does not change how a round ends.
const FOUR: Config = Config::Base {
    players: Players::Four,
    scoring: Scoring::Stars,
    first_lead: FirstLead::AfterPass,
};

/// The cards as they lie between plays.
#[derive(Clone, Copy, Debug)]
struct Node {
    hands: [u64; 4],
    bosses: [u64; 2],
    tricks: [u8; 2],
}

/// The cards on the table, and who is winning them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trick {
    pub(super) cards: u64,
    /// All cards of the led suit; none before the lead.
    pub(super) led: u64,
    pub(super) trump: u64,
    best: u8,
    pub(super) best_seat: u8,
    pub(super) count: u8,
}

impl Trick {
    fn new(trump: u64) -> Trick {
        Trick {
            cards: 0,
            led: 0,
            trump,
            best: 0,
            best_seat: 0,
            count: 0,
        }
    }

    /// Every card that would take the trick as it lies (R5.3).
    #[inline]
    pub(super) fn beating(&self) -> u64 {
        match Card::new(self.best).filter(|_| self.count > 0) {
            Some(best) => trick::beating(best, CardSet::from_bits(self.trump)).bits(),
            None => u64::MAX,
        }
    }

    #[inline]
    fn with(mut self, card: u8, seat: u8) -> Trick {
        if self.count == 0 {
            self.led = 0xff << (card & !7);
        }
        if self.beating() >> card & 1 == 1 {
            self.best = card;
            self.best_seat = seat;
        }
        self.cards |= 1 << card;
        self.count += 1;
        self
    }
}

/// One question about one position.
pub(super) struct Search<'a> {
    memory: &'a mut Memory,
    /// The bosses worth one point, and those worth two.
    one_star: u64,
    two_stars: u64,
    scoring: Scoring,
    pub(super) trump: u64,
    goal: i8,
}

impl<'a> Search<'a> {
    pub(super) fn new(memory: &'a mut Memory, position: &Position, goal: i8) -> Self {
        let trump = position.trump.cards().bits();
        let worth = |points: i8| position.bosses_worth(points).bits();
        let (one_star, two_stars) = (worth(1), worth(2));
        Search {
            memory,
            one_star,
            two_stars,
            scoring: position.scoring,
            trump,
            goal,
        }
    }

    /// Whether the value of the position, after this card if one is given, is at least the goal.
    pub(super) fn ask(&mut self, position: &Position, first: Option<Card>) -> bool {
        let node = Node {
            hands: position.hands.map(CardSet::bits),
            bosses: position.bosses.map(CardSet::bits),
            tricks: position.tricks,
        };
        let mut trick = Trick::new(self.trump);
        let on_table = position.on_table;
        for (order, card) in position.table[..on_table as usize]
            .iter()
            .enumerate()
        {
            trick = trick.with(
                card.number(),
                (position.turn.0 + 4 - on_table + order as u8) & 3,
            );
        }
        match first {
            Some(card) => self.play(node, trick, position.turn.0, card.number()),
            None if on_table == 0 => self.lead(&node, position.turn.0),
            None => self.follow(&node, &trick, position.turn.0),
        }
    }

    /// The player in turn tries card after card until one gives their team its answer.
    fn follow(&mut self, node: &Node, trick: &Trick, turn: u8) -> bool {
        let wanted = turn & 1 == 0;
        let hand = node.hands[turn as usize & 3];
        let options =
            trick::following(CardSet::from_bits(hand), CardSet::from_bits(trick.led)).bits();
        if options.is_power_of_two() {
            return self.play(*node, *trick, turn, options.trailing_zeros() as u8);
        }
        let moves = moves(options, others(node, trick, hand), trick, turn);
        let found = moves
            .as_slice()
            .iter()
            .any(|&card| self.play(*node, *trick, turn, card) == wanted);
        found == wanted
    }

    /// The same between two tricks, where positions are remembered.
    fn lead(&mut self, node: &Node, leader: u8) -> bool {
        let trick = Trick::new(self.trump);
        let hand = node.hands[leader as usize & 3];
        if let Some(answer) = self.obvious(node) {
            return answer;
        }
        let key = key(node, leader);
        let known = self.memory.recall(key);
        if known.least >= self.goal {
            return true;
        }
        if known.most < self.goal {
            return false;
        }
        let wanted = leader & 1 == 0;
        let mut moves = moves(hand, others(node, &trick, hand), &trick, leader);
        moves.try_first(known.best);
        let found = moves
            .as_slice()
            .iter()
            .find(|&&card| self.play(*node, trick, leader, card) == wanted);
        let answer = found.is_some() == wanted;
        let best = found.copied().unwrap_or(known.best);
        // Deeper questions may have used the place, but nothing more is known of this position.
        self.memory.keep(
            key,
            if answer {
                Known {
                    least: self.goal,
                    best,
                    ..known
                }
            } else {
                Known {
                    most: self.goal - 1,
                    best,
                    ..known
                }
            },
        );
        answer
    }

    /// One card to the table; the fourth ends the trick.
    #[inline]
    fn play(&mut self, mut node: Node, trick: Trick, turn: u8, card: u8) -> bool {
        node.hands[turn as usize & 3] &= !(1 << card);
        let trick = trick.with(card, turn);
        if trick.count < 4 {
            return self.follow(&node, &trick, (turn + 1) & 3);
        }
        let team = trick.best_seat as usize & 1;
        node.bosses[team] |= trick.cards & BOSSES;
        node.tricks[team] += 1;
        match self.ended(&node, team) {
            Some(value) => value >= self.goal,
            None => self.lead(&node, trick.best_seat),
        }
    }

    /// The value for team 0, if the trick this team just took ended the round (R6, R7).
    #[inline]
    fn ended(&self, node: &Node, team: usize) -> Option<i8> {
        let held = node.hands.iter().fold(0, |all, hand| all | hand);
        let bosses = node.bosses[team].count_ones() as usize;
        let (winner, counted) = match scoring::ended(FOUR, bosses, node.tricks[team], held == 0)? {
            Ending::TooManyTricks => {
                let other = other_side(team);
                (other, node.bosses[other] | held & BOSSES)
            }
            _ => (team, node.bosses[team]),
        };
        let points = self.points(counted);
        Some(if winner == 0 { points } else { -points })
    }

    /// What a won round with these bosses is worth.
    #[inline]
    fn points(&self, bosses: u64) -> i8 {
        match self.scoring {
            Scoring::Rounds => 1,
            Scoring::Stars => {
                (bosses & self.one_star).count_ones() as i8
                    + 2 * (bosses & self.two_stars).count_ones() as i8
            }
        }
    }

    /// The answer, if the bosses that are left cannot change it.
    #[inline]
    fn obvious(&self, node: &Node) -> Option<bool> {
        if self.scoring == Scoring::Rounds {
            return None;
        }
        let left = node.hands.iter().fold(0, |all, hand| all | hand) & BOSSES;
        if self.goal > 0 {
            let most = self.points(node.bosses[0] | left);
            (most < self.goal).then_some(false)
        } else {
            let most = self.points(node.bosses[1] | left);
            (most <= -self.goal).then_some(true)
        }
    }
}

/// Every card that is not in this hand but still in play.
#[inline]
fn others(node: &Node, trick: &Trick, hand: u64) -> u64 {
    (node
        .hands
        .iter()
        .fold(trick.cards, |all, hand| all | hand))
        & !hand
}

/// The whole position in one number. Who holds a card that is left never changes, so the set of
/// cards left tells all hands; the bits of the second set of 7s, which the base game leaves free,
/// tell which bosses team 0 has; the top byte has the leader and the tricks of team 0, and with
/// the cards left that gives the tricks of team 1.
#[inline]
fn key(node: &Node, leader: u8) -> u64 {
    let left = node.hands.iter().fold(0, |all, hand| all | hand);
    left | node.bosses[0] << 1 | u64::from(leader) << 56 | u64::from(node.tricks[0]) << 58
}
