//! A match with the bots that play in it: views and actions keep their types between the rules and the bots.

use core::fmt::Debug;

use catalog::{ActError, AnyMatch, EventFor, GameId, Holds, Match, OpenError, with_game};
use game_core::{EventSink, Illegal, PlayoutRng, Seat, Seed, Viewer, fields, record};
use roster::Level;
use serde_json::Value;

use crate::bot::{Bot, Budget, Turn};
use crate::games::HasBots;
use crate::worth::Values;

/// A match of any game, and the bots on its seats.
pub trait HostedMatch: AnyMatch {
    /// Keeps a bot of this level on the seat from now on: it is told each turn of the seat as it happens.
    fn keep_bot(&mut self, seat: Seat, level: Level);

    /// What the bot of a seat is asked now; nothing if no action is open to the seat. One that is not kept
    /// is told what the seat did so far, and so has the same notes.
    fn question(&self, seat: Seat, level: Level) -> Option<Box<dyn Question>>;

    /// The text of a decision, for the log; nothing if the list of the seat's actions is shorter.
    fn text_of(&self, seat: Seat, decision: Decision) -> Option<String>;

    /// Carries a bot's decision out and says who hears what, or refuses it and changes nothing.
    fn apply_decision(&mut self, seat: Seat, decision: Decision)
    -> Result<Vec<EventFor>, ActError>;

    /// Goes back to when the record had this many actions.
    fn truncate_to(&mut self, actions: usize) -> Result<(), OpenError>;
}

/// What a bot decided: the place of its action in the fixed order of the seat's actions. It means
/// something only while the seat has the choice that the bot was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision(usize);

impl Decision {
    /// Any legal action, should a bot fail.
    pub const ANY: Decision = Decision(0);

    /// Its place in the list of the seat's actions.
    pub const fn place(self) -> usize {
        self.0
    }
}

/// What a bot is asked: what its seat may know and may do, and nothing of the state. Texts and JSON are
/// for whoever looks at a question from outside.
pub trait Question: Debug + Send + Sync {
    /// The bot's decision.
    fn decide(&self, budget: &mut Budget<'_>, rng: &mut PlayoutRng) -> Decision;

    /// What every action seems to be worth to the bot, in the order of the seat's actions.
    fn values(&self, budget: &mut Budget<'_>, rng: &mut PlayoutRng) -> Values;

    /// How many imagined matches a bot of this level is usually given.
    fn playouts(&self) -> u32;

    /// What the seat may know, as JSON.
    fn view(&self) -> Value;

    /// What it may do, as text; never empty.
    fn actions(&self) -> Vec<String>;
}

/// A new match; `config` as in a record.
pub fn start(game: GameId, config: &str, seed: Seed) -> Result<Box<dyn HostedMatch>, OpenError> {
    let config: Vec<(&str, &str)> = fields::words(config).collect();
    with_game!(game, G => Ok(Hosted::<G>::of(Match::begin(game, &config, None, seed)?)))
}

/// The match of a record, replayed and checked.
pub fn open(text: &str) -> Result<Box<dyn HostedMatch>, OpenError> {
    let game: GameId = record::game_of(text)?.parse()?;
    with_game!(game, G => Ok(Hosted::<G>::of(Match::open(game, text)?)))
}

/// A match of one game, and the bots on its seats.
pub struct Hosted<G: HasBots> {
    held: Match<G>,
    bots: Vec<Option<Kept<G>>>,
}

/// A bot that is told what happens at its seat.
struct Kept<G: HasBots> {
    level: Level,
    bot: Box<dyn Bot<G>>,
}

impl<G: HasBots> Hosted<G> {
    /// A match, as yet without bots.
    pub fn of(held: Match<G>) -> Box<dyn HostedMatch> {
        let bots = Vec::new();
        Box::new(Hosted { held, bots })
    }

    fn kept(&self, seat: Seat, level: Level) -> Option<&Kept<G>> {
        let kept = self.bots.get(seat.index())?.as_ref();
        kept.filter(|kept| kept.level == level)
    }

    /// A bot that has been told what the seat did so far.
    fn told_again(&self, seat: Seat, level: Level) -> Box<dyn Bot<G>> {
        let mut bot = G::bot(level);
        self.held
            .decisions_of(seat, |view, legal, action| {
                bot.note(Turn { view, legal }, action);
            });
        bot
    }

    /// Carries an action out, which the bot of the seat is told of; `legal` is all that the seat may do.
    fn act_among(
        &mut self,
        seat: Seat,
        action: G::Action,
        legal: impl FnOnce(&Match<G>) -> Vec<G::Action>,
        events: &mut impl EventSink<G::Event>,
    ) -> Result<(), Illegal<G::Reason>> {
        let Some(Some(kept)) = self.bots.get_mut(seat.index()) else {
            return self.held.act(seat, action, events);
        };
        let view = self.held.view_of(Viewer::Seat(seat));
        let legal = legal(&self.held);
        self.held.act(seat, action, events)?;
        let turn = Turn {
            view: &view,
            legal: &legal,
        };
        kept.bot.note(turn, action);
        Ok(())
    }
}

impl<G: HasBots> Holds for Hosted<G> {
    type Game = G;

    fn held(&self) -> &Match<G> {
        &self.held
    }

    fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: &mut impl EventSink<G::Event>,
    ) -> Result<(), Illegal<G::Reason>> {
        self.act_among(seat, action, |held| held.legal_actions(seat), events)
    }
}

impl<G: HasBots> HostedMatch for Hosted<G> {
    fn keep_bot(&mut self, seat: Seat, level: Level) {
        if self.kept(seat, level).is_some() {
            return;
        }
        let bot = self.told_again(seat, level);
        self.bots.resize_with(self.seats(), || None);
        if let Some(place) = self.bots.get_mut(seat.index()) {
            *place = Some(Kept { level, bot });
        }
    }

    fn question(&self, seat: Seat, level: Level) -> Option<Box<dyn Question>> {
        let legal = self.held.legal_actions(seat);
        if legal.is_empty() {
            return None;
        }
        let bot = match self.kept(seat, level) {
            Some(kept) => kept.bot.copy(),
            None => self.told_again(seat, level),
        };
        Some(Box::new(Asked::<G> {
            level,
            bot,
            view: self.held.view_of(Viewer::Seat(seat)),
            legal,
        }))
    }

    fn text_of(&self, seat: Seat, decision: Decision) -> Option<String> {
        let legal = self.held.legal_actions(seat);
        legal.get(decision.0).map(ToString::to_string)
    }

    fn apply_decision(
        &mut self,
        seat: Seat,
        decision: Decision,
    ) -> Result<Vec<EventFor>, ActError> {
        let legal = self.held.legal_actions(seat);
        let action = *legal
            .get(decision.0)
            .ok_or_else(|| ActError::NotAnAction(format!("{decision:?}")))?;
        catalog::any::heard::<G>(|told| self.act_among(seat, action, |_| legal, told))
    }

    fn truncate_to(&mut self, actions: usize) -> Result<(), OpenError> {
        self.held = self.held.after(actions)?;
        // What they noted did not happen.
        self.bots.clear();
        Ok(())
    }
}

impl<G: HasBots> Debug for Hosted<G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Hosted({:?})", self.held)
    }
}

/// What a bot of one game is asked.
struct Asked<G: HasBots> {
    level: Level,
    bot: Box<dyn Bot<G>>,
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: HasBots> Asked<G> {
    fn turn(&self) -> Turn<'_, G> {
        Turn {
            view: &self.view,
            legal: &self.legal,
        }
    }
}

impl<G: HasBots> Question for Asked<G> {
    fn decide(&self, budget: &mut Budget<'_>, rng: &mut PlayoutRng) -> Decision {
        let action = self.bot.choose(self.turn(), budget, rng);
        let place = self
            .legal
            .iter()
            .position(|known| *known == action);
        place.map_or(Decision::ANY, Decision)
    }

    fn values(&self, budget: &mut Budget<'_>, rng: &mut PlayoutRng) -> Values {
        self.bot.values(self.turn(), budget, rng)
    }

    fn playouts(&self) -> u32 {
        G::playouts(self.level)
    }

    fn view(&self) -> Value {
        serde_json::to_value(&self.view).expect("a view is plain data")
    }

    fn actions(&self) -> Vec<String> {
        self.legal
            .iter()
            .map(ToString::to_string)
            .collect()
    }
}

impl<G: HasBots> Debug for Asked<G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Asked({}, {:?})", self.level, self.legal)
    }
}
