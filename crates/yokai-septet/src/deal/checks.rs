//! What must be true of an explicit position before a match starts from it.

use game_core::{ProblemKind, Problems, Seat};

use super::{Deal, Moment, gone, placed, read_row};
use crate::card::{Card, CardSet, Suit, SuitSet};
use crate::config::{Config, Goal};
use crate::pocket::{COVERED, Lower, OPEN};
use crate::scoring;
use crate::trick;

/// What must be true of a position; each check tells all it finds.
struct Checks<'a> {
    config: Config,
    deal: &'a Deal,
    problems: Problems,
}

/// Everything that is wrong with the position.
pub(super) fn check(config: Config, deal: &Deal) -> Result<(), Problems> {
    let mut checks = Checks {
        config,
        deal,
        problems: Problems::default(),
    };
    checks.match_so_far();
    checks.cards();
    match deal.moment {
        Moment::Dealt => checks.dealt(),
        Moment::Play => checks.play(),
    }
    checks.problems.or(())
}

impl Checks<'_> {
    fn refuse_if(&mut self, wrong: bool, field: &'static str, what: &'static str) {
        if wrong {
            self.problems
                .add(field, ProblemKind::Conflict(what));
        }
    }

    /// Tokens and seals below what ends the match.
    fn match_so_far(&mut self) {
        let target = self.config.target() as usize;
        let Deal { scores, seals, .. } = self.deal;
        let bridegrooms = self.config.is_bridegrooms();
        let sides = self.config.sides();
        let fits = |given: usize| given == 0 || given == sides;
        self.refuse_if(
            bridegrooms && !scores.is_empty(),
            "scores",
            "the Seven Bridegrooms have seals (R8.5)",
        );
        self.refuse_if(
            !fits(scores.len()),
            "scores",
            "not one number for each side",
        );
        self.refuse_if(
            scores
                .iter()
                .any(|&score| score as usize >= target),
            "scores",
            "somebody has won (R7.4)",
        );
        self.refuse_if(
            !bridegrooms && !seals.is_empty(),
            "seals",
            "only the Seven Bridegrooms have seals (R8.6)",
        );
        self.refuse_if(!fits(seals.len()), "seals", "not one list for each team");
        self.refuse_if(
            seals.iter().any(|suits| suits.len() >= target),
            "seals",
            "somebody has won (R8.7)",
        );
        let twice = seals
            .iter()
            .flatten()
            .enumerate()
            .any(|(at, suit)| {
                let earlier = seals.iter().flatten().take(at);
                matches!(
                    self.config,
                    Config::Bridegrooms {
                        goal: Goal::FirstFour,
                        ..
                    }
                ) && earlier.clone().any(|s| s == suit)
            });
        self.refuse_if(twice, "seals", "a suit is sealed once (R8.8)");
        let twice_by_a_team = seals
            .iter()
            .any(|suits| suits.iter().copied().collect::<SuitSet>().len() < suits.len());
        self.refuse_if(
            twice_by_a_team && !twice,
            "seals",
            "a team seals a suit once (R8.6)",
        );
    }

    /// Whether a team has both 7s of a suit that nobody sealed with them. In the short game the other
    /// team may have sealed it before (R8.8).
    fn seals_are_missing(&self) -> bool {
        let deal = self.deal;
        let is_short = matches!(
            self.config,
            Config::Bridegrooms {
                goal: Goal::FirstFour,
                ..
            }
        );
        deal.bosses
            .iter()
            .enumerate()
            .any(|(team, bosses)| {
                let captured: CardSet = bosses.iter().copied().collect();
                let is_sealed = |suit: Suit| {
                    deal.seals
                        .iter()
                        .enumerate()
                        .any(|(other, suits)| (is_short || other == team) && suits.contains(&suit))
                };
                Suit::ALL.into_iter().any(|suit| {
                    let both = CardSet::only(Card::boss(suit)).with(Card::foil(suit));
                    captured.contains_all(both) && !is_sealed(suit)
                })
            })
    }

    /// Whether the face-down cards are what the leader's card on the table can just have freed: of
    /// the two places beneath one that is empty now, all on which nothing lies any more.
    fn face_down_fits(&self) -> bool {
        let deal = self.deal;
        if deal.face_down.is_empty() {
            return true;
        }
        let seat = deal.leader.map_or(0, Seat::index);
        let (Some(open), Some(lower)) = (deal.open.get(seat), deal.lower.get(seat)) else {
            return false;
        };
        let (row, covered) = read_row(open, lower);
        let distinct: CardSet = deal.face_down.iter().copied().collect();
        let freed_by = |place: usize| {
            let freed = [place, place + 1]
                .into_iter()
                .filter(|&lower| row.is_free(lower));
            freed
                .map(|lower| covered[lower])
                .collect::<Option<Vec<Card>>>()
        };
        deal.table.len() == 1
            && distinct.len() == deal.face_down.len()
            && (0..OPEN)
                .filter(|&place| row.open[place].is_none())
                .filter_map(freed_by)
                .any(|freed| freed.into_iter().collect::<CardSet>() == distinct)
    }

    /// Each card once, and the right number of groups.
    fn cards(&mut self) {
        let deal = self.deal;
        let rows = if self.config == Config::Pocket { 2 } else { 0 };
        let all: CardSet = placed(deal).collect();
        self.refuse_if(
            all.len() != placed(deal).count(),
            "hands",
            "a card is in two places",
        );
        self.refuse_if(
            !self.config.deck().contains_all(all),
            "hands",
            "a card is not in this deck (R1.3)",
        );
        self.refuse_if(
            deal.hands.len() != self.config.seats(),
            "hands",
            "not one hand for each seat",
        );
        let turned_up = deal.turned_up.is_some() != self.config.is_bridegrooms();
        self.refuse_if(
            !turned_up,
            "turned_up",
            "a card is turned up except in the Seven Bridegrooms (R2.2, R8.1)",
        );
        let open = deal.open.len() == rows && deal.open.iter().all(|row| row.len() == OPEN);
        self.refuse_if(
            !open,
            "open",
            "two rows of six in the two-player form only (R9.1)",
        );
        let lower = deal.lower.len() == rows && deal.lower.iter().all(|row| row.len() == COVERED);
        self.refuse_if(
            !lower,
            "lower",
            "two rows of seven in the two-player form only (R9.1)",
        );
        let no_seat = deal
            .leader
            .is_some_and(|seat| seat.index() >= self.config.seats());
        self.refuse_if(no_seat, "leader", "no such seat");
    }

    /// Full hands and nothing played.
    fn dealt(&mut self) {
        let deal = self.deal;
        let full = deal
            .hands
            .iter()
            .all(|hand| hand.len() == self.config.hand());
        self.refuse_if(!full, "hands", "hands are not full (R2.2, R8.1, R9.1)");
        self.refuse_if(
            !gone(self.config, deal).is_empty(),
            "hands",
            "not all cards are dealt",
        );
        self.refuse_if(!deal.table.is_empty(), "table", "nothing is played yet");
        self.refuse_if(
            deal.tricks.iter().any(|&tricks| tricks > 0),
            "tricks",
            "nothing is played yet",
        );
        self.refuse_if(
            deal.bosses
                .iter()
                .any(|bosses| !bosses.is_empty()),
            "bosses",
            "nothing is played yet",
        );
        self.refuse_if(
            !deal.face_down.is_empty(),
            "face_down",
            "nothing is played yet",
        );
        self.refuse_if(
            !deal.discards.is_empty(),
            "discards",
            "nothing is discarded yet",
        );
        self.refuse_if(
            deal.trump.is_some(),
            "trump",
            "the first card led makes trump (R8.3)",
        );
        let first_is_open = matches!(self.config, Config::Base { .. });
        self.refuse_if(
            deal.leader.is_some() && !first_is_open,
            "leader",
            "follows from the cards (R8.3, R9.6)",
        );
    }

    /// The middle of a round that has not ended.
    fn play(&mut self) {
        let (config, deal) = (self.config, self.deal);
        let gone = gone(config, deal);
        let tricks: usize = deal
            .tricks
            .iter()
            .map(|&tricks| tricks as usize)
            .sum();
        let by_side = |given: usize| given == 0 || given == config.sides();
        self.refuse_if(deal.leader.is_none(), "leader", "must be given");
        self.refuse_if(
            !self.hands_are_even(),
            "hands",
            "hands do not go with the cards on the table",
        );
        self.refuse_if(
            self.revoked(),
            "table",
            "somebody did not follow suit (R5.1)",
        );
        self.refuse_if(
            !by_side(deal.tricks.len()),
            "tricks",
            "not one number for each side",
        );
        self.refuse_if(
            gone.len() != tricks * config.seats(),
            "tricks",
            "not the cards that are gone",
        );
        self.refuse_if(
            !by_side(deal.bosses.len()),
            "bosses",
            "not one list for each side",
        );
        let bosses: CardSet = deal.bosses.iter().flatten().copied().collect();
        let listed = deal.bosses.iter().map(Vec::len).sum::<usize>();
        let right = bosses == gone & CardSet::ALL_BOSSES && listed == bosses.len();
        self.refuse_if(!right, "bosses", "not the bosses that are gone, each once");
        let without_tricks = deal
            .bosses
            .iter()
            .enumerate()
            .any(|(side, bosses)| {
                let tricks = deal.tricks.get(side).copied().unwrap_or(0) as usize;
                bosses.len() > tricks * config.seats()
            });
        self.refuse_if(
            without_tricks,
            "bosses",
            "more bosses than the side's tricks can hold",
        );
        self.refuse_if(
            config.is_bridegrooms() && self.seals_are_missing(),
            "seals",
            "a team with both 7s of a suit has sealed it (R8.6)",
        );
        self.refuse_if(
            !self.face_down_fits(),
            "face_down",
            "not what the card on the table has freed (R9.4)",
        );
        let ended = (0..config.sides()).any(|side| {
            let bosses = deal.bosses.get(side).map_or(0, Vec::len);
            let tricks = deal.tricks.get(side).copied().unwrap_or(0);
            scoring::ended(config, bosses, tricks, false).is_some()
        });
        self.refuse_if(ended, "tricks", "the round has ended (R6)");
        let led = tricks > 0 || !deal.table.is_empty();
        let trump = config.is_bridegrooms() && led;
        self.refuse_if(
            deal.trump.is_some() != trump,
            "trump",
            "given once led, in the Seven Bridegrooms (R8.3)",
        );
        let floating = (0..deal.open.len().min(deal.lower.len())).any(|seat| {
            let (row, _) = read_row(&deal.open[seat], &deal.lower[seat]);
            (0..COVERED).any(|place| row.lower[place] == Lower::Gone && !row.is_free(place))
        });
        self.refuse_if(
            floating,
            "lower",
            "a card is gone beneath an open one (R9.4)",
        );
        let discards = if config == Config::Pocket { 2 } else { 0 };
        let fine =
            deal.discards.len() == discards && !deal.discards.iter().any(|card| card.is_boss());
        self.refuse_if(
            !fine,
            "discards",
            "one card each, no boss, in the two-player form only (R9.2)",
        );
    }

    /// Whether all have as many cards left, those on the table counted.
    fn hands_are_even(&self) -> bool {
        let (seats, deal) = (self.config.seats(), self.deal);
        let leader = deal.leader.map_or(0, Seat::index);
        let left = |seat: usize| {
            let row = deal
                .open
                .get(seat)
                .into_iter()
                .chain(deal.lower.get(seat))
                .flatten();
            let hand = deal.hands.get(seat).map_or(0, Vec::len);
            let on_table = (seat + seats - leader % seats) % seats < deal.table.len();
            hand + row.filter(|spot| spot.0.is_some()).count() + usize::from(on_table)
        };
        left(0) > 0 && deal.table.len() < seats && (1..seats).all(|seat| left(seat) == left(0))
    }

    /// Whether somebody on the table did not follow suit but could have.
    fn revoked(&self) -> bool {
        let (seats, deal) = (self.config.seats(), self.deal);
        let Some(led) = deal.table.first().map(|card| card.suit()) else {
            return false;
        };
        let leader = deal.leader.map_or(0, Seat::index);
        deal.table
            .iter()
            .enumerate()
            .any(|(order, card)| {
                let hand = deal
                    .hands
                    .get((leader + order) % seats)
                    .into_iter()
                    .flatten();
                let held: CardSet = hand.chain([card]).copied().collect();
                !trick::following(held, led.cards()).contains(*card)
            })
    }
}
