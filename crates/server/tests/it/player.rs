//! Somebody who plays on and on: readies, starts, acts, changes secret choices, opens rematches.

use game_core::Seat;
use protocol::{Command, Key, Phase, Sitter};

use crate::client::Client;
use crate::ledger::Ledger;

/// A client that always wants something, and remembers what it was told.
pub(crate) struct Player {
    pub(crate) client: Client,
    /// Commands that the server said are done, and will not be forgotten.
    pub(crate) acknowledged: Vec<Key>,
    pub(crate) refused: Vec<Key>,
    /// Refusals that the test provokes.
    pub(crate) expects: &'static [&'static str],
    /// How many of those came.
    pub(crate) provoked: usize,
    dice: Dice,
}

/// Random numbers, the same in every run of a test.
#[derive(Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A number below another.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

impl Player {
    pub(crate) fn new(client: Client, seed: u64) -> Player {
        let dice = Dice::new(seed);
        Player {
            client,
            acknowledged: Vec::new(),
            refused: Vec::new(),
            expects: &[],
            provoked: 0,
            dice,
        }
    }

    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.dice.below(end)
    }

    /// Sorts the answers that came.
    pub(crate) fn collect(&mut self) {
        for (key, answer) in std::mem::take(&mut self.client.answers) {
            match answer {
                Ok(()) => self.acknowledged.push(key),
                Err(error) => {
                    let late = [
                        "stale_choice",
                        "not_all_ready",
                        "already_started",
                        "not_finished",
                        "not_playing",
                        "dealing",
                        "not_dealing",
                        "other_share",
                    ];
                    let code = error.code.as_str();
                    let provoked = self.expects.contains(&code);
                    assert!(late.contains(&code) || provoked, "{error:?}");
                    self.provoked += usize::from(provoked);
                    self.refused.push(key);
                }
            }
        }
    }

    /// Nothing acknowledged is lost, nothing refused was done.
    pub(crate) fn assert_kept(&self, ledger: &Ledger) {
        for key in &self.acknowledged {
            assert!(
                ledger.keys.contains_key(key),
                "acknowledged and lost: {key}"
            );
        }
        for key in &self.refused {
            assert!(!ledger.keys.contains_key(key), "refused and done: {key}");
        }
    }

    /// What it wants to do now.
    pub(crate) fn wish(&mut self) -> Option<Command> {
        let (you, info) = (
            self.client.mirror.you.clone(),
            self.client.mirror.info.clone(),
        );
        let host = info.host == Some(you.guest);
        match info.phase {
            Phase::Playing => self.decision(),
            Phase::Finished => host.then_some(Command::Rematch {}),
            // Who is not bound, because the answer was overtaken, has second thoughts.
            Phase::Dealing => {
                let shown = you
                    .seats
                    .first()
                    .is_none_or(|seat| info.deal.shares.contains(seat));
                let share = self.client.share;
                (!shown).then(|| {
                    if self.client.is_bound() {
                        Command::Reveal { share }
                    } else {
                        Command::NotReady {}
                    }
                })
            }
            Phase::Waiting => {
                let ready = |sitter: &Sitter| match sitter {
                    Sitter::Guest { ready, .. } => *ready,
                    _ => true,
                };
                let own = |seat: &Seat| you.seats.contains(seat);
                if info
                    .seats
                    .iter()
                    .any(|info| own(&info.seat) && !ready(&info.sitter))
                {
                    return Some(self.client.bind());
                }
                (host && info.seats.iter().all(|info| ready(&info.sitter)))
                    .then_some(Command::Start {})
            }
        }
    }

    /// An action the match waits for, or now and then another secret choice than the one made.
    fn decision(&mut self) -> Option<Command> {
        if let Some(command) = self.client.any_action() {
            return Some(command);
        }
        let (chance, number) = (self.below(6), self.below(1 << 30));
        let boards = &self.client.mirror.game.as_ref()?.boards;
        let mut made = boards
            .iter()
            .filter_map(|known| Some((known.viewer?, known.choice.as_ref()?)));
        let (seat, choice) = made.rfind(|(_, choice)| !choice.waited && chance == 0)?;
        let action = choice.actions[number as usize % choice.actions.len()].clone();
        Some(Command::Act {
            seat,
            choice: choice.number,
            action,
        })
    }
}
