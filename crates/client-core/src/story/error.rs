//! What is wrong with a record, with settings, or with a request, in words.

use catalog::{ActError, GameId, OpenError};
use game_core::{Game, Problem, ProblemKind, Problems, RecordError, RecordProblem, ReplayError};

use super::Story;
use super::line::Line;
use super::names::Names;

/// What fields belong to.
#[derive(Clone, Copy)]
enum Whole {
    /// The options of a match.
    Options,
    /// The position that a match starts from.
    Position,
}

impl Story {
    /// The sentence for a code of docs/errors.md that needs no details.
    pub fn error(&self, code: &str) -> String {
        self.say_common(&Line::new(format!("error-{code}")))
    }

    /// What is wrong with a field; of a game, if it is known, its options are named as people know them.
    pub fn problem(&self, game: Option<GameId>, problem: &Problem) -> String {
        self.problem_in(Whole::Options, game, problem)
    }

    fn problem_in(&self, whole: Whole, game: Option<GameId>, problem: &Problem) -> String {
        let game = game.map_or("", GameId::as_str);
        let id = match (&problem.kind, whole) {
            (ProblemKind::Conflict(_), Whole::Options) => self.conflict(game, &problem.field),
            (ProblemKind::Conflict(_), Whole::Position) => "conflict-in-position".to_owned(),
            (kind, _) => format!("error-{}", kind.code()),
        };
        let line = Line::new(id).with("field", self.label(game, &problem.field));
        let line = match &problem.kind {
            ProblemKind::NotInRange { found, min, max } => line
                .with("found", found.clone())
                .with("min", *min)
                .with("max", *max),
            ProblemKind::NotOneOf { found, allowed } => line
                .with("found", found.clone())
                .with("allowed", allowed.clone()),
            ProblemKind::Malformed { found, .. } => line.with("found", found.clone()),
            ProblemKind::More { count } => line.with("count", *count),
            ProblemKind::Unknown
            | ProblemKind::Repeated
            | ProblemKind::Missing
            | ProblemKind::Conflict(_) => line,
        };
        self.books.say(game, &line, &Names::default())
    }

    /// A sentence, then everything that is wrong with the fields.
    fn with_problems(
        &self,
        whole: Whole,
        game: Option<GameId>,
        code: &str,
        problems: &Problems,
    ) -> String {
        let sentences = problems
            .0
            .iter()
            .map(|problem| self.problem_in(whole, game, problem));
        let all: Vec<String> = [self.error(code)]
            .into_iter()
            .chain(sentences)
            .collect();
        all.join(" ")
    }

    /// Why a record cannot be read, with the line.
    pub fn record_error(&self, game: Option<GameId>, error: &RecordError) -> String {
        let code = error.problem.code();
        let line = Line::new("error-at-line").with("line", error.line);
        let problem = match &error.problem {
            RecordProblem::Config(problems) => {
                self.with_problems(Whole::Options, game, code, problems)
            }
            RecordProblem::Deal(problems) => {
                self.with_problems(Whole::Position, game, code, problems)
            }
            _ => self.error(code),
        };
        self.say_common(&line.with("problem", problem))
    }

    /// Why a record does not replay, with the action.
    pub fn replay_error<G: Game>(&self, error: &ReplayError<G::Reason>, names: &Names) -> String {
        let code = error.code();
        match error {
            ReplayError::Deal(problems) => {
                self.with_problems(Whole::Position, G::ID.parse().ok(), code, problems)
            }
            ReplayError::Illegal {
                number,
                seat,
                illegal,
            } => {
                let line = Line::new("error-in-action")
                    .with("number", *number)
                    .with("seat", *seat);
                self.say::<G>(&line.with("problem", self.refusal::<G>(illegal)), names)
            }
            ReplayError::Outcome { .. } => self.error(code),
        }
    }

    /// Why a match of this game cannot be opened.
    pub fn open_error(&self, game: Option<GameId>, error: &OpenError) -> String {
        match (error, game) {
            (OpenError::Config(problems), game) => {
                self.with_problems(Whole::Options, game, error.code(), problems)
            }
            (OpenError::Deal(problems) | OpenError::ReplayDeal(problems), game) => {
                self.with_problems(Whole::Position, game, error.code(), problems)
            }
            (OpenError::Record(error), game) => self.record_error(game, error),
            (
                OpenError::ReplayIllegal {
                    number,
                    seat,
                    refusal,
                },
                Some(game),
            ) => {
                let line = Line::new("error-in-action")
                    .with("number", *number)
                    .with("seat", *seat);
                self.say_common(&line.with("problem", self.act_error(game, refusal)))
            }
            // An outcome is told in the words of a record, which mean nothing to a reader.
            (
                OpenError::UnknownGame(_)
                | OpenError::ReplayOutcome { .. }
                | OpenError::ReplayIllegal { .. },
                _,
            ) => self.error(error.code()),
        }
    }

    /// Why an action is not carried out, where only its code is known.
    pub fn act_error(&self, game: GameId, error: &ActError) -> String {
        let rule = match error {
            ActError::Illegal { rule, .. } => *rule,
            ActError::NotAnAction(_) => None,
        };
        self.refusal_by_code(game.as_str(), error.code(), rule)
    }
}
