//! What has happened in random matches: every card, character, reaction and ending is counted.
//!
//! The program `examples/exhaustive.rs` plays until everything has happened at every table and
//! prints the counts; the test here does the same with a bound.

use std::collections::BTreeMap;

use game_core::{Collected, Game, PlayoutRng, Random, Seat};
use samurai_sword::config::Team;
use samurai_sword::{
    Action, Card, Character, Config, Ending, Event, Pending, SamuraiSword, Source, State,
};

use crate::late::late_position;

/// How often each thing has happened at a table of one size.
#[derive(Debug, Default)]
pub(crate) struct Occurrences(pub(crate) BTreeMap<String, u64>);

impl Occurrences {
    /// Nothing has happened yet, of all that can happen with this many players.
    pub(crate) fn possible(players: usize) -> Occurrences {
        let mut keys: Vec<String> = Vec::new();
        keys.extend(
            Card::ALL
                .iter()
                .map(|card| format!("card {card}")),
        );
        keys.extend(
            Character::ALL
                .iter()
                .map(|character| format!("character {character}")),
        );
        keys.extend(
            REACTIONS
                .iter()
                .map(|name| format!("reaction {name}")),
        );
        keys.extend(
            ENDINGS
                .iter()
                .map(|name| format!("ending {name}")),
        );
        if players > 3 {
            keys.extend(
                SWORDMASTER_ENDINGS
                    .iter()
                    .map(|name| format!("ending {name}")),
            );
        }
        if players > 4 {
            keys.push("ending won by the ronin".to_owned());
        }
        Occurrences(keys.into_iter().map(|key| (key, 0)).collect())
    }

    /// What has not happened yet.
    pub(crate) fn missing(&self) -> Vec<&str> {
        self.0
            .iter()
            .filter(|(_, count)| **count == 0)
            .map(|(key, _)| key.as_str())
            .collect()
    }

    fn note(&mut self, kind: &str, name: impl core::fmt::Display) {
        let key = format!("{kind} {name}");
        *self
            .0
            .get_mut(&key)
            .unwrap_or_else(|| panic!("`{key}` cannot happen")) += 1;
    }

    /// Plays one match to the end, from the start or from a late position, and counts.
    pub(crate) fn play_match(&mut self, config: &Config, rng: &mut PlayoutRng) {
        let seed = rng.seed();
        let late = if rng.below(2) == 0 {
            late_position(config, rng)
        } else {
            None
        };
        let start = late.and_then(|deal| SamuraiSword::start_from(config, &deal, seed).ok());
        let mut state = start.unwrap_or_else(|| SamuraiSword::start(config, seed));
        let mut scratch = Vec::new();
        while let Some(seat) = state.board().asked() {
            let action = SamuraiSword::sample(&state, seat, rng, &mut scratch)
                .expect("who is asked can answer");
            self.before(&state, seat, action);
            let before = state.clone();
            let mut events = Collected::new();
            SamuraiSword::apply(&mut state, seat, action, &mut events)
                .expect("what is listed applies");
            self.after(&before, seat, action, &events);
            if let Pending::Over(ending) = state.board().pending() {
                let renewed = events
                    .0
                    .iter()
                    .any(|(_, event)| matches!(event, Event::DeckRenewed { .. }));
                self.ended(&before, &state, action, renewed, ending);
            }
        }
    }

    /// What the action itself shows.
    fn before(&mut self, state: &State, seat: Seat, action: Action) {
        match (state.board().pending(), action) {
            (_, Action::Attack(card, target)) => {
                self.note("card", card);
                if state.board().characters()[target.index()] == Character::Benkei {
                    self.note("character", Character::Benkei);
                }
                if state.board().characters()[seat.index()] == Character::Goemon
                    && state.board().weapons_played() > 0
                {
                    self.note("character", Character::Goemon);
                }
                let samurai_sword::card::Kind::Weapon { reach, .. } = card.printed().kind else {
                    return;
                };
                if state.board().difficulty(seat, target) > reach {
                    self.note("character", Character::Kojiro);
                }
            }
            (_, Action::Play(card)) => {
                self.note("card", card);
                let chiyome = Seat::all(state.board().config().seats()).find(|other| {
                    state.board().characters()[other.index()] == Character::Chiyome
                        && *other != seat
                        && !state.board().is_harmless(*other)
                });
                if chiyome.is_some() && matches!(card, Card::Battlecry | Card::Jujutsu) {
                    self.note("character", Character::Chiyome);
                }
            }
            (_, Action::PlayOn(card, _)) => self.note("card", card),
            (_, Action::Geisha(..)) => self.note("card", Card::Geisha),
            (Pending::Parry { .. }, Action::Parry(card)) => {
                self.note("reaction", "parry");
                self.parried_with(card);
            }
            (Pending::Battlecry { .. }, Action::Discard(card)) => {
                self.note("reaction", "battlecry discard");
                self.parried_with(card);
            }
            _ => self.reaction(state.board().pending(), action),
        }
    }

    fn parried_with(&mut self, card: Card) {
        match card {
            Card::Parry => self.note("card", card),
            _ => self.note("character", Character::Hanzo),
        }
    }

    fn reaction(&mut self, pending: Pending, action: Action) {
        let name = match (pending, action) {
            (Pending::Parry { .. }, _) => "suffer",
            (Pending::Battlecry { .. }, _) => "battlecry suffer",
            (Pending::Jujutsu { .. }, Action::Suffer) => "jujutsu suffer",
            (Pending::Jujutsu { .. }, _) => "jujutsu discard",
            (Pending::Bushido, Action::DropBushido) => "bushido drop",
            (Pending::Bushido, _) => "bushido discard",
            (Pending::Draw, Action::Draw(Source::Deck)) => "ieyasu deck",
            (Pending::Draw, _) => "ieyasu discards",
            (Pending::Discard, _) => "discard to seven",
            (_, Action::Trade) => "trade",
            _ => "end turn",
        };
        self.note("reaction", name);
    }

    /// What the events show.
    fn after(&mut self, before: &State, seat: Seat, action: Action, events: &Collected<Event>) {
        let by_weapon =
            matches!(before.board().pending(), Pending::Parry { .. }) && action == Action::Suffer;
        if by_weapon {
            for who in [
                before.board().characters()[seat.index()],
                before.board().characters()[before.board().turn().index()],
            ] {
                let wounded = who == before.board().characters()[seat.index()];
                let used = match who {
                    Character::Ginchiyo | Character::Ushiwaka => wounded,
                    Character::Musashi | Character::Tomoe => !wounded,
                    _ => false,
                };
                if used {
                    self.note("character", who);
                }
            }
        }
        for (_, event) in &events.0 {
            match event {
                Event::Traded { .. } => self.note("character", Character::Nobunaga),
                Event::TookDiscard { .. } => self.note("character", Character::Ieyasu),
                Event::TurnBegan { seat }
                    if before.board().characters()[seat.index()] == Character::Hideyoshi =>
                {
                    self.note("character", Character::Hideyoshi);
                }
                Event::Flipped { card, .. } => {
                    self.note(
                        "reaction",
                        if card.is_weapon() {
                            "flip weapon"
                        } else {
                            "flip other"
                        },
                    );
                }
                Event::DeckRenewed { .. } => self.note("reaction", "deck renewed"),
                Event::Defeated { .. } => self.note("reaction", "defeated"),
                Event::Recovered { .. } => self.note("reaction", "recovered"),
                _ => {}
            }
        }
    }

    fn ended(
        &mut self,
        before: &State,
        state: &State,
        action: Action,
        renewed: bool,
        ending: Ending,
    ) {
        let how = match (before.board().pending(), action) {
            _ if renewed => "renewal",
            (Pending::Parry { .. }, Action::Suffer) => "weapon",
            (Pending::Battlecry { .. }, Action::Suffer) => "battlecry",
            (Pending::Jujutsu { .. }, Action::Suffer) => "jujutsu",
            _ => "bushido",
        };
        match ending {
            Ending::Swordmaster { .. } => self.note("ending", format!("swordmaster by {how}")),
            Ending::Honour {
                deadly_strike: Some(_),
            } if !state.board().honour()[..state.board().config().seats()].contains(&0) => {
                self.note("ending", "friendly last blow");
            }
            Ending::Honour {
                deadly_strike: Some(_),
            } => {
                self.note("ending", format!("deadly strike by {how}"));
            }
            Ending::Honour { .. } => self.note("ending", format!("honour by {how}")),
        }
        let winner = match samurai_sword::scoring::winner(state) {
            Some(Team::Shogun) => "won by the shogun",
            Some(Team::Ninja) => "won by the ninja",
            _ => "won by the ronin",
        };
        self.note("ending", winner);
    }
}

const REACTIONS: &[&str] = &[
    "parry",
    "suffer",
    "battlecry discard",
    "battlecry suffer",
    "jujutsu discard",
    "jujutsu suffer",
    "bushido discard",
    "bushido drop",
    "flip weapon",
    "flip other",
    "ieyasu deck",
    "ieyasu discards",
    "trade",
    "end turn",
    "discard to seven",
    "deck renewed",
    "defeated",
    "recovered",
];

const ENDINGS: &[&str] = &[
    "honour by weapon",
    "honour by battlecry",
    "honour by jujutsu",
    "honour by renewal",
    "honour by bushido",
    "deadly strike by weapon",
    "deadly strike by battlecry",
    "deadly strike by jujutsu",
    "won by the shogun",
    "won by the ninja",
];

const SWORDMASTER_ENDINGS: &[&str] = &[
    "swordmaster by weapon",
    "swordmaster by battlecry",
    "swordmaster by jujutsu",
    "friendly last blow",
];

/// Plays until everything has happened that can, or this many matches have been played.
pub(crate) fn play_until_everything_happened(
    players: usize,
    most: u64,
    number: u64,
) -> (Occurrences, u64) {
    let config = Config::new(players as u8).expect("three to seven players");
    let mut rng = PlayoutRng::new(number);
    let mut happened = Occurrences::possible(players);
    let mut matches = 0;
    while matches < most && !happened.missing().is_empty() {
        // Looking for what is missing is not free, so a few matches go by in between.
        for _ in 0..50 {
            happened.play_match(&config, &mut rng);
            matches += 1;
        }
    }
    (happened, matches)
}

#[cfg(test)]
#[test]
fn everything_happens_at_every_table() {
    for players in 3..=7 {
        let (happened, matches) = play_until_everything_happened(players, 4_000, 2026);
        assert!(
            happened.missing().is_empty(),
            "{players} players, {matches} matches: never {:?}",
            happened.missing()
        );
    }
}
