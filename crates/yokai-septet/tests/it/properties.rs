//! What is true of every match, told again from the events alone by the simplest code there is.

use std::collections::BTreeMap;

use game_core::{Collected, Fields, Game, PlayoutRng, Viewer};
use game_testkit::Effort;
use yokai_septet::scoring::Ending;
use yokai_septet::{Card, Config, Event, Suit, YokaiSeptet};

/// A random match as a spectator hears it.
fn story(config: Config, rng: &mut PlayoutRng) -> Vec<Event> {
    let mut told = Collected::new();
    let mut state = YokaiSeptet::start(&config, rng.seed());
    let turned_up = state.board().turned_up();
    told.0.push((
        game_core::Audience::All,
        Event::RoundStarted {
            round: 1,
            turned_up,
            leader: None,
        },
    ));
    while let Some(seat) = state.board().to_act().first() {
        let action = YokaiSeptet::sample(&state, seat, rng, &mut Vec::new()).unwrap();
        YokaiSeptet::apply(&mut state, seat, action, &mut told).unwrap();
    }
    told.heard_by(Viewer::Spectator)
        .cloned()
        .collect()
}

/// Suit and rank as written on the card.
fn face(card: Card) -> (String, u32) {
    let text = card.to_string();
    let mut words = text.split('-');
    let (suit, rank) = (words.next().unwrap().to_owned(), words.next().unwrap());
    (
        suit,
        if rank == "a" {
            1
        } else {
            rank.parse().unwrap()
        },
    )
}

/// Who takes the trick, read off the rulebook: the A, else the highest trump, else the highest of
/// the led suit; of equal ones the first.
fn naive_taker(trick: &[(u8, Card)], trump: &str) -> u8 {
    if let Some((seat, _)) = trick
        .iter()
        .find(|(_, card)| card.to_string() == "wind-a")
    {
        return *seat;
    }
    let trumped = trick
        .iter()
        .any(|(_, card)| face(*card).0 == trump);
    let suit = if trumped {
        trump.to_owned()
    } else {
        face(trick[0].1).0
    };
    let mut best: Option<(u8, u32)> = None;
    for (seat, card) in trick {
        let (its_suit, rank) = face(*card);
        if its_suit == suit && best.is_none_or(|(_, highest)| rank > highest) {
            best = Some((*seat, rank));
        }
    }
    best.unwrap().0
}

/// Follows a match by its events and counts everything again.
#[derive(Default)]
struct Count {
    trump: String,
    trick: Vec<(u8, Card)>,
    tricks: BTreeMap<usize, u32>,
    bosses: BTreeMap<usize, Vec<Card>>,
    seals: BTreeMap<usize, Vec<Suit>>,
    scores: [u32; 4],
    rounds: u32,
}

impl Count {
    fn hear(&mut self, config: Config, event: &Event) {
        match event {
            Event::RoundStarted {
                turned_up, round, ..
            } => {
                let (scores, seals) = (self.scores, core::mem::take(&mut self.seals));
                let trump = turned_up.map_or_else(String::new, |card| face(card).0);
                *self = Count {
                    trump,
                    scores,
                    seals,
                    rounds: *round,
                    ..Count::default()
                };
            }
            Event::Played { seat, card } => {
                if self.trump.is_empty() {
                    self.trump = face(*card).0;
                }
                self.trick.push((seat.0, *card));
            }
            Event::TrickTaken { seat, bosses } => {
                let trick = core::mem::take(&mut self.trick);
                assert_eq!(trick.len(), config.seats());
                assert_eq!(
                    seat.0,
                    naive_taker(&trick, &self.trump),
                    "{trick:?} with trump {}",
                    self.trump
                );
                let mut sevens: Vec<Card> = trick.iter().map(|play| play.1).collect();
                sevens.retain(|card| face(*card).1 == 7);
                sevens.sort_unstable();
                assert_eq!(&sevens, bosses);
                let side = seat.index() % config.sides();
                *self.tricks.entry(side).or_default() += 1;
                self.bosses
                    .entry(side)
                    .or_default()
                    .extend(sevens);
            }
            Event::Sealed { side, suit } => {
                let side = *side as usize;
                let both = self.bosses[&side]
                    .iter()
                    .filter(|card| card.suit() == *suit)
                    .count();
                assert_eq!(both, 2, "sealed without both 7s of this round");
                self.seals.entry(side).or_default().push(*suit);
            }
            Event::RoundEnded { summary, scores } => {
                self.check_ending(
                    config,
                    summary.ending,
                    summary.taker.index() % config.sides(),
                );
                for side in &summary.winners {
                    self.scores[*side as usize] += u32::from(summary.points);
                }
                let told = scores
                    .iter()
                    .enumerate()
                    .map(|(side, score)| (side, u32::from(*score)));
                for (side, score) in told {
                    let sealed = self.seals.get(&side).map_or(0, Vec::len) as u32;
                    assert_eq!(
                        score,
                        if config.is_bridegrooms() {
                            sealed
                        } else {
                            self.scores[side]
                        }
                    );
                }
            }
            _ => {}
        }
    }

    /// The round ended for the first reason of the rules that holds, and was not over before.
    fn check_ending(&self, config: Config, ending: Ending, side: usize) {
        let (bosses, tricks) = (
            self.bosses.get(&side).map_or(0, Vec::len),
            self.tricks[&side],
        );
        let (enough, too_many) = match config.seats() {
            3 => (3, 7),
            2 => (4, 13),
            _ => (4, 7),
        };
        let expected = match config {
            Config::Bridegrooms { .. } if self.tricks.values().sum::<u32>() == 14 => {
                assert!(matches!(ending, Ending::PlayedOut | Ending::Sealed));
                return;
            }
            Config::Bridegrooms { .. } => Ending::Sealed,
            _ if bosses >= enough => Ending::EnoughBosses,
            _ if tricks >= too_many => Ending::TooManyTricks,
            _ => Ending::LastTrick,
        };
        assert_eq!(ending, expected);
    }
}

/// Plays random rounds of this form and counts each match again; returns the points of all rounds
/// won by a single side, and the most rounds of a match.
fn recount(words: &str, rounds: u32) -> (Vec<u8>, u32) {
    let config = Config::from_words(words).unwrap();
    let mut rng = PlayoutRng::new(2026);
    let (mut played, mut most, mut points) = (0, 0, Vec::new());
    while played < rounds {
        let mut count = Count::default();
        for event in story(config, &mut rng) {
            count.hear(config, &event);
            if let Event::RoundEnded { summary, .. } = &event
                && summary.winners.len() == 1
            {
                points.push(summary.points);
            }
        }
        played += count.rounds;
        most = most.max(count.rounds);
    }
    (points, most)
}

#[test]
fn r5_3_every_trick_of_the_game_for_four_goes_to_the_naive_taker_and_rounds_score_1_to_7() {
    let (points, most) = recount("players=4", Effort::from_env().pick(6_000, 100_000));
    assert!(
        points
            .iter()
            .all(|points| (1..=7).contains(points))
    );
    assert!(most <= 13, "{most} rounds");
}

#[test]
fn r7_3_with_three_players_a_single_winner_scores_1_to_11() {
    let (points, most) = recount("players=3", Effort::from_env().pick(3_000, 50_000));
    assert!(
        points
            .iter()
            .all(|points| (1..=11).contains(points))
    );
    assert!(most <= 19, "{most} rounds");
}

#[test]
fn r7_6_matches_of_rounds_last_three_rounds_or_four() {
    assert!(
        recount(
            "players=4 scoring=rounds",
            Effort::from_env().pick(1_000, 20_000)
        )
        .1 <= 3
    );
    assert!(
        recount(
            "players=3 scoring=rounds",
            Effort::from_env().pick(1_000, 20_000)
        )
        .1 <= 4
    );
}

#[test]
fn r8_6_seals_are_counted_from_one_round_alone() {
    recount("form=bridegrooms", Effort::from_env().pick(1_000, 20_000));
    recount(
        "form=bridegrooms-short",
        Effort::from_env().pick(1_000, 20_000),
    );
}

#[test]
fn r9_5_two_players_score_1_to_7_a_round() {
    let (points, most) = recount("form=pocket", Effort::from_env().pick(1_000, 20_000));
    assert!(
        points
            .iter()
            .all(|points| (1..=7).contains(points))
    );
    assert!(most <= 13, "{most} rounds");
}

#[test]
fn the_card_with_so_many_lower_ones_is_found_in_any_hand() {
    let mut rng = PlayoutRng::new(4);
    for _ in 0..2_000 {
        let bits = game_core::Random::word(&mut rng) & game_core::Random::word(&mut rng);
        let set = yokai_septet::CardSet::from_bits(bits);
        let listed: Vec<Option<Card>> = set.iter().map(Some).chain([None, None]).collect();
        let found: Vec<Option<Card>> = (0..set.len() + 2)
            .map(|lower| set.nth(lower))
            .collect();
        assert_eq!(found, listed);
    }
}
