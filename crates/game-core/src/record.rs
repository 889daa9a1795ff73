//! A match as text that a person can read and a program can replay. docs/adr/0002 has the format.

use core::fmt::{self, Display};

use thiserror::Error;

use crate::fields::{Fields, Problems};
use crate::game::Game;
use crate::outcome::Outcome;
use crate::seat::Seat;
use crate::seed::Seed;

/// The first line of every record; the number is the version of the text format.
pub const HEADER: &str = "zashiki-record 1";

/// Game, rules version, options, seed or deal, actions, and the outcome once there is one.
///
/// Its fields are public because it is plain data: [`replay`](crate::replay()) says whether they make a match.
///
/// ```
/// use game_core::{Game, Record, RecordError, Silent, replay};
///
/// /// Whether this text is a match of the game that was played by its rules.
/// fn is_sound<G: Game>(text: &str) -> Result<bool, RecordError> {
///     let record = Record::<G>::parse(text)?;
///     Ok(replay(&record, &mut Silent).is_ok())
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// The options of the match.
    pub config: G::Config,
    /// The seed of all chance, or of the chance after an explicit deal.
    pub seed: Seed,
    /// The explicit position it started from, if not from the seed.
    pub deal: Option<G::Deal>,
    /// Every accepted action in order, changes of mind included.
    pub actions: Vec<(Seat, G::Action)>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl<G: Game> Record<G> {
    /// A record with no actions yet.
    pub fn new(config: G::Config, seed: Seed) -> Self {
        Record {
            config,
            seed,
            deal: None,
            actions: Vec::new(),
            outcome: None,
        }
    }

    /// The state before the first action.
    pub fn start(&self) -> Result<G::State, Problems> {
        match &self.deal {
            Some(deal) => G::start_from(&self.config, deal, self.seed),
            None => Ok(G::start(&self.config, self.seed)),
        }
    }

    /// Reads a record of this game; a problem is told with its line.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut lines = Lines::new(text);
        lines.header()?;
        lines.game(G::ID)?;
        lines.rules(G::RULES)?;
        let (at, words) = lines.value("config")?;
        let config = G::Config::from_words(words)
            .map_err(|problems| at.is(RecordProblem::Config(problems)))?;
        let (at, digits) = lines.value("seed")?;
        let seed = digits
            .parse()
            .map_err(|_| at.is(RecordProblem::Seed))?;
        let deal = lines.deal::<G::Deal>()?;
        let seats = G::seats(&config);
        let (actions, outcome) = lines.actions(seats)?;
        Ok(Record {
            config,
            seed,
            deal,
            actions,
            outcome,
        })
    }
}

impl<G: Game> Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        writeln!(f, "game {}", G::ID)?;
        writeln!(f, "rules {}", G::RULES)?;
        writeln!(f, "config {}", self.config.to_words())?;
        writeln!(f, "seed {}", self.seed.reveal())?;
        for (key, value) in self.deal.iter().flat_map(Fields::values) {
            writeln!(f, "deal {key}={value}")?;
        }
        for (seat, action) in &self.actions {
            writeln!(f, "{seat} {action}")?;
        }
        if let Some(outcome) = &self.outcome {
            writeln!(f, "outcome {outcome}")?;
        }
        Ok(())
    }
}

/// The game named in a record, so that the right one can read it.
pub fn game_of(text: &str) -> Result<&str, RecordError> {
    let mut lines = Lines::new(text);
    lines.header()?;
    Ok(lines.value("game")?.1)
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1; one past the last if something is missing.
    pub line: usize,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordProblem {
    /// Not a record, or of a text format this release does not read.
    #[error("a record starts with `{HEADER}`")]
    Header,
    /// Another line was due here.
    #[error("expected a line `{0} ...`")]
    Expected(&'static str),
    /// A record of another game.
    #[error("this is a record of `{0}`")]
    OtherGame(String),
    /// Made under rules that this release does not replay.
    #[error("made under rules version `{found}`, this release replays version {known}")]
    RulesVersion {
        /// The version in the record.
        found: String,
        /// The version of this release.
        known: u32,
    },
    /// The options are not valid.
    #[error("config: {0}")]
    Config(Problems),
    /// The seed is not 64 hexadecimal digits.
    #[error("a seed is 64 lower-case hexadecimal digits")]
    Seed,
    /// The explicit deal is not valid.
    #[error("deal: {0}")]
    Deal(Problems),
    /// The line starts with no seat of this table.
    #[error("`{0}` is no seat at this table")]
    Seat(String),
    /// The text is not an action of this game.
    #[error("`{0}` is not an action of this game")]
    Action(String),
    /// The outcome cannot be read.
    #[error("`{0}` is no outcome")]
    Outcome(String),
    /// Something follows the outcome.
    #[error("nothing may follow the outcome")]
    AfterOutcome,
}

impl RecordProblem {
    /// A stable word that clients translate.
    pub fn code(&self) -> &'static str {
        match self {
            RecordProblem::Header => "record_header",
            RecordProblem::Expected(_) => "record_expected",
            RecordProblem::OtherGame(_) => "record_other_game",
            RecordProblem::RulesVersion { .. } => "record_rules_version",
            RecordProblem::Config(_) => "record_config",
            RecordProblem::Seed => "record_seed",
            RecordProblem::Deal(_) => "record_deal",
            RecordProblem::Seat(_) => "record_seat",
            RecordProblem::Action(_) => "record_action",
            RecordProblem::Outcome(_) => "record_outcome",
            RecordProblem::AfterOutcome => "record_after_outcome",
        }
    }
}

/// The actions of a match, and how it ended.
type Story<A> = (Vec<(Seat, A)>, Option<Outcome>);

/// A line number, to say where a problem is.
#[derive(Clone, Copy)]
struct At(usize);

impl At {
    fn is(self, problem: RecordProblem) -> RecordError {
        RecordError {
            line: self.0,
            problem,
        }
    }
}

/// The lines that count, with their numbers: not blank, not a `#` comment.
struct Lines<'a> {
    lines: core::iter::Peekable<Box<dyn Iterator<Item = (usize, &'a str)> + 'a>>,
    end: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        let counted = text
            .lines()
            .enumerate()
            .map(|(at, line)| (at + 1, line.trim_ascii_end()));
        let kept = counted.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let boxed: Box<dyn Iterator<Item = (usize, &'a str)> + 'a> = Box::new(kept);
        Lines {
            lines: boxed.peekable(),
            end: text.lines().count() + 1,
        }
    }

    fn header(&mut self) -> Result<(), RecordError> {
        match self.lines.next() {
            Some((_, HEADER)) => Ok(()),
            Some((at, _)) => Err(At(at).is(RecordProblem::Header)),
            None => Err(At(self.end).is(RecordProblem::Header)),
        }
    }

    /// The next line must be `key value`.
    fn value(&mut self, key: &'static str) -> Result<(At, &'a str), RecordError> {
        let Some((at, line)) = self.lines.next() else {
            return Err(At(self.end).is(RecordProblem::Expected(key)));
        };
        match line.split_once(' ') {
            Some((word, value)) if word == key => Ok((At(at), value)),
            _ => Err(At(at).is(RecordProblem::Expected(key))),
        }
    }

    fn game(&mut self, id: &str) -> Result<(), RecordError> {
        let (at, found) = self.value("game")?;
        if found == id {
            Ok(())
        } else {
            Err(at.is(RecordProblem::OtherGame(found.to_owned())))
        }
    }

    fn rules(&mut self, known: u32) -> Result<(), RecordError> {
        let (at, found) = self.value("rules")?;
        let same = found.parse() == Ok(known);
        if same {
            Ok(())
        } else {
            Err(at.is(RecordProblem::RulesVersion {
                found: found.to_owned(),
                known,
            }))
        }
    }

    /// Any number of `deal key=value` lines.
    fn deal<D: Fields>(&mut self) -> Result<Option<D>, RecordError> {
        let mut pairs = Vec::new();
        let mut first = None;
        while let Some((at, line)) = self
            .lines
            .next_if(|(_, line)| line.starts_with("deal "))
        {
            first.get_or_insert(At(at));
            let pair = line["deal ".len()..].trim_ascii();
            pairs.push(pair.split_once('=').unwrap_or((pair, "")));
        }
        let Some(first) = first else { return Ok(None) };
        D::from_pairs(pairs)
            .map(Some)
            .map_err(|problems| first.is(RecordProblem::Deal(problems)))
    }

    /// The rest: actions, and at most one outcome at the very end.
    fn actions<A: core::str::FromStr>(&mut self, seats: usize) -> Result<Story<A>, RecordError> {
        let mut actions = Vec::new();
        while let Some((at, line)) = self.lines.next() {
            let (head, rest) = line.split_once(' ').unwrap_or((line, ""));
            if head == "outcome" {
                let outcome = rest
                    .parse()
                    .map_err(|_| At(at).is(RecordProblem::Outcome(rest.to_owned())))?;
                return match self.lines.next() {
                    Some((at, _)) => Err(At(at).is(RecordProblem::AfterOutcome)),
                    None => Ok((actions, Some(outcome))),
                };
            }
            let seat = head
                .parse::<Seat>()
                .ok()
                .filter(|seat| seat.index() < seats);
            let seat = seat.ok_or_else(|| At(at).is(RecordProblem::Seat(head.to_owned())))?;
            let action = rest
                .parse()
                .map_err(|_| At(at).is(RecordProblem::Action(rest.to_owned())))?;
            actions.push((seat, action));
        }
        Ok((actions, None))
    }
}
