//! A count of everything that can happen, to see that all of it does.

use std::collections::BTreeMap;

use game_core::{Collected, Game, PlayoutRng, Random, Seat, Viewer};
use samurai_spirit::{
    Action, Card, Config, Ending, Event, Family, FarmBack, KiaiPart, Level, Penalty, Samurai,
    SamuraiSpirit, SpareTokens, State, Step,
};

use super::{policy, positions};

/// How often each thing has happened, by name.
#[derive(Debug)]
pub(crate) struct Census {
    /// The counts.
    pub(crate) counts: BTreeMap<String, u64>,
    /// Matches played.
    pub(crate) matches: u64,
}

impl Census {
    /// Everything there is to see, none of it seen yet.
    pub(crate) fn new() -> Census {
        let mut names: Vec<String> = Card::all()
            .map(|card| format!("card {card} drawn"))
            .collect();
        names.extend(Card::all().map(|card| format!("card {card} confronted")));
        let defenders = Card::all().filter(|card| card.face().symbol.is_some());
        names.extend(defenders.map(|card| format!("card {card} defended")));
        for samurai in Samurai::ALL {
            names.extend(["own", "borrowed", "spare"].map(|how| format!("talent {samurai} {how}")));
            for side in ["human", "beast"] {
                names.push(format!("kiai {samurai} {side}"));
                names.push(format!("kiai {samurai} {side} in another's turn"));
            }
        }
        let parts = [
            "barricade",
            "heal",
            "move",
            "raiders 2",
            "raiders 3",
            "intruders 2",
            "intruders 3",
        ];
        let parts = parts
            .into_iter()
            .chain(["strike", "lend", "turn_up 2", "turn_up 3"]);
        names.extend(parts.flat_map(|part| {
            [
                format!("kiai use {part}"),
                format!("kiai use {part} declined"),
            ]
        }));
        names.extend(Penalty::ALL.map(|penalty| format!("penalty {penalty} applied")));
        let impossible = [
            Penalty::Left,
            Penalty::Right,
            Penalty::Reshuf,
            Penalty::Losedef,
        ];
        names.extend(impossible.map(|penalty| format!("penalty {penalty} became a wound")));
        let first = [
            "fire", "intruder", "nodef", "reshuf", "notal", "nosup", "wound",
        ];
        names.extend(first.map(|first| format!("two penalties, {first} first")));
        let backs = [
            FarmBack::Barricade,
            FarmBack::Wound,
            FarmBack::Family,
            FarmBack::Farm,
        ];
        names.extend(backs.map(|back| format!("farm back {back}")));
        names.extend(Family::ALL.map(|family| format!("family {family} lost")));
        names.extend(Family::ALL.map(|family| format!("bonus {family}")));
        names.extend((1..=4).map(|wounds| format!("wound {wounds}")));
        let ends = [
            "a drawn card",
            "support",
            "a penalty",
            "gorobei",
            "the last pass",
        ];
        names.extend(ends.map(|end| format!("round ended by {end}")));
        for ending in ["won", "fallen", "no farm", "no family"] {
            names.extend(Level::ALL.map(|level| format!("ending {ending} on {level:?}")));
        }
        Census {
            counts: names.into_iter().map(|name| (name, 0)).collect(),
            matches: 0,
        }
    }

    /// What has not happened yet.
    pub(crate) fn missing(&self) -> Vec<&str> {
        self.counts
            .iter()
            .filter(|(_, count)| **count == 0)
            .map(|(name, _)| name.as_str())
            .collect()
    }

    /// Plays a match of any kind and counts what happens in it.
    pub(crate) fn play(&mut self, rng: &mut PlayoutRng) -> Result<(), String> {
        let mut state = any_start(rng)?;
        let mut actions = Vec::new();
        let noise = [1, 3, 8, 1000][rng.below(4) as usize];
        while let Some(seat) = SamuraiSpirit::to_act(&state).first() {
            let mut action =
                SamuraiSpirit::sample(&state, seat, rng, &mut actions).ok_or("nothing to do")?;
            if rng.below(noise) != 0 {
                let view = SamuraiSpirit::view(&state, Viewer::Seat(seat));
                action = policy::decide(&view, &actions).ok_or("no decision")?;
            }
            self.decision(&state, seat, action);
            let mut told = Collected::new();
            SamuraiSpirit::apply(&mut state, seat, action, &mut told)
                .map_err(|illegal| illegal.to_string())?;
            let events: Vec<Event> = told
                .0
                .into_iter()
                .map(|(_, event)| event)
                .collect();
            self.events(&state, &events);
        }
        self.matches += 1;
        Ok(())
    }

    fn count(&mut self, name: &str) {
        // A name that is not on the list would hide a gap in it.
        *self.counts.entry(name.to_owned()).or_insert(0) += 1;
    }

    fn decision(&mut self, state: &State, seat: Seat, action: Action) {
        let last = state.board().of(state.board().active()).last();
        let talent = match (
            action,
            state
                .board()
                .hand()
                .map(|hand| hand.card)
                .or(last),
        ) {
            (Action::Hand(_), Some(card)) => Some(if card.is_even() {
                Samurai::Heihachi
            } else {
                Samurai::Daisuke
            }),
            (Action::Ignore, Some(card)) => Some(if card.is_even() {
                Samurai::Gorobei
            } else {
                Samurai::Kanbei
            }),
            (Action::Discard, _) => Some(Samurai::Kyuzo),
            (Action::Redraw, _) => Some(Samurai::Katsushiro),
            (Action::Fight, _) if state.board().steps().top() == Some(Step::SecondFight) => {
                Some(Samurai::Kikuchiyo)
            }
            _ => None,
        };
        if let Some(talent) = talent {
            let board = state.board().of(seat);
            let how = match talent {
                own if board.samurai() == own => "own",
                spare if board.extra().contains(spare) => "spare",
                _ => "borrowed",
            };
            self.count(&format!("talent {talent} {how}"));
        }
        if let Some(Step::Kiai(_, part)) = state.board().steps().top() {
            let declined = if action == Action::Decline {
                " declined"
            } else {
                ""
            };
            self.count(&format!("kiai use {}{declined}", part_name(part)));
        }
        if let (Action::Suffer(first), Some(card)) = (action, last)
            && card.face().penalties[1].is_some()
        {
            self.count(&format!("two penalties, {first} first"));
        }
    }

    fn events(&mut self, state: &State, events: &[Event]) {
        let mut active = None;
        for (at, event) in events.iter().enumerate() {
            if let Event::TurnBegan { seat } = event {
                active = Some(*seat);
            }
            match event {
                Event::Drew { card, .. } => self.count(&format!("card {card} drawn")),
                Event::Confronted { card, .. } => self.count(&format!("card {card} confronted")),
                Event::Defended { card, .. } => self.count(&format!("card {card} defended")),
                Event::Kiai { seat, beast } => {
                    let side = if *beast { "beast" } else { "human" };
                    let samurai = state.board().of(*seat).samurai();
                    self.count(&format!("kiai {samurai} {side}"));
                    if *seat != active.unwrap_or(state.board().active()) {
                        self.count(&format!("kiai {samurai} {side} in another's turn"));
                    }
                }
                Event::Penalty { penalty, .. } => {
                    let impossible =
                        matches!(events.get(at + 1), Some(Event::PenaltyImpossible { .. }));
                    let result = if impossible {
                        "became a wound"
                    } else {
                        "applied"
                    };
                    self.count(&format!("penalty {penalty} {result}"));
                }
                Event::FarmBurned {
                    back: Some(back), ..
                } => self.count(&format!("farm back {back}")),
                Event::FamilyLost { family } => self.count(&format!("family {family} lost")),
                Event::Bonus { family } => self.count(&format!("bonus {family}")),
                Event::Wounded { wounds, .. } => self.count(&format!("wound {wounds}")),
                Event::RoundEnded { .. } => {
                    self.count(&format!("round ended by {}", end_of_round(&events[..at])));
                }
                Event::Won { .. } => {
                    self.count(&format!(
                        "ending won on {:?}",
                        state.board().config().level()
                    ));
                }
                Event::Lost { ending } => {
                    self.count(&format!(
                        "ending {} on {:?}",
                        ending_name(*ending),
                        state.board().config().level()
                    ));
                }
                _ => {}
            }
        }
    }
}

fn part_name(part: KiaiPart) -> String {
    match part {
        KiaiPart::Barricade => "barricade".to_owned(),
        KiaiPart::Heal => "heal".to_owned(),
        KiaiPart::Move => "move".to_owned(),
        KiaiPart::Raiders(count) => format!("raiders {count}"),
        KiaiPart::Intruders(count) => format!("intruders {count}"),
        KiaiPart::Strike => "strike".to_owned(),
        KiaiPart::Lend => "lend".to_owned(),
        KiaiPart::TurnUp(count) => format!("turn_up {count}"),
    }
}

fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "won",
        Ending::Fallen(_) => "fallen",
        Ending::NoFarm => "no farm",
        Ending::NoFamily => "no family",
    }
}

/// What took the last raider.
fn end_of_round(before: &[Event]) -> &'static str {
    for (at, event) in before.iter().enumerate().rev() {
        match event {
            Event::RestBreaksIn { .. } => return "the last pass",
            Event::RaiderDiscarded { .. } => return "gorobei",
            Event::Intruded { .. } if matches!(before[at - 1], Event::TokenGiven { .. }) => {
                return "support";
            }
            Event::Intruded { .. } => return "a penalty",
            Event::Drew { .. } => {
                let penalty = at > 0 && matches!(before[at - 1], Event::Penalty { .. });
                return if penalty { "a penalty" } else { "a drawn card" };
            }
            _ => {}
        }
    }
    // The last card was drawn by an earlier decision.
    "a drawn card"
}

/// Any table, from the beginning or from somewhere in a round.
fn any_start(rng: &mut PlayoutRng) -> Result<State, String> {
    let count = 2 + rng.below(6) as u8;
    let level = Level::ALL[rng.below(4) as usize];
    let mut config = Config::new(count, level).ok_or("no table")?;
    if rng.below(2) == 0
        && let Some(with) = config.with_spare_tokens(SpareTokens::On)
    {
        config = with;
    }
    if rng.below(4) == 0 {
        return Ok(SamuraiSpirit::start(&config, rng.seed()));
    }
    let deal = positions::random_position(&config, rng);
    SamuraiSpirit::start_from(&config, &deal, rng.seed()).map_err(|problems| problems.to_string())
}
