//! What happens in a match, told in one of four languages.
//!
//! A game maps each of its events to a [`Line`]: the name of a message and its arguments
//! ([`Tell`], one file for each game). The messages stand in `locales/<lang>/<game>.ftl`.
//! A player's name is never declined; a noun beside it carries the case. What concerns the reader says "you".

mod book;
mod error;
mod failure;
mod lang;
mod line;
mod names;
mod people;
mod refusal;
mod retell;
pub mod samurai_spirit;
mod samurai_sword;
mod samurakva;
mod tell;
pub mod yokai_septet;

use catalog::GameId;
use game_core::{Field, FieldKind, Fields, Game, Illegal, Outcome, RuleRef, Seat, Standing};

pub use book::source;
pub use lang::Lang;
pub use line::{Line, Value};
pub use names::Names;
pub use retell::{Listener, Retelling, Retold, retell};
pub use tell::Tell;

use book::Books;

/// A storyteller for one language.
///
/// ```
/// use client_core::story::{Lang, Line, Story};
/// use game_core::Seat;
/// use samurakva::Samurakva;
///
/// let line = Line::new("act-choose").with("card", 30);
/// for lang in Lang::ALL {
///     let story = Story::new(lang);
///     let names = story.names(2).read_by(Some(Seat(0)));
///     assert!(story.say::<Samurakva>(&line, &names).contains("30"));
/// }
/// ```
pub struct Story {
    lang: Lang,
    books: Books,
}

impl Story {
    /// A storyteller for this language, with the messages that are part of the program.
    pub fn new(lang: Lang) -> Story {
        Story::from_files(lang, |file| book::embedded(lang, file))
    }

    /// The same with further messages, which only the program has that says them.
    pub fn with_more(lang: Lang, more: &str) -> Story {
        Story::from_files(lang, |file| book::embedded_with(lang, file, more))
    }

    /// The same with messages from elsewhere: `common`, `client` and one file for each game, as in
    /// `locales/`. A program that never calls [`Story::new`] does not carry them.
    pub fn from_files(lang: Lang, file: impl Fn(&str) -> Option<String>) -> Story {
        Story {
            lang,
            books: Books::new(lang, file),
        }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The names of seats nobody has named: "Player 1" and so on.
    pub fn names(&self, seats: usize) -> Names {
        Names::numbered(
            Seat::all(seats)
                .map(|seat| self.books.seat(seat))
                .collect(),
        )
    }

    /// What these people are called at a table of this game. Where the game itself names its seats, as Samurai Spirit
    /// does, those names stand everywhere, so that nobody has two.
    pub fn called<G: Tell>(&self, people: &Names, view: &G::View) -> Names {
        let given = |seat: Seat| {
            let line = G::seat_name(view, seat)?;
            Some((self.say::<G>(&line, people), line.word().map(str::to_owned)))
        };
        let all: Option<Vec<_>> = Seat::all(people.len()).map(given).collect();
        match all {
            Some(names) => Names::given(names).read_by(people.reader()),
            None => people.clone(),
        }
    }

    /// A person's name as it is shown, with the number that tells people of similar names apart. Who has had
    /// everything about them deleted has an empty name.
    pub fn person(&self, name: &str, mark: u32) -> String {
        let former = name
            .is_empty()
            .then(|| self.say_common(&Line::new("former-guest")));
        protocol::names::shown(former.as_deref().unwrap_or(name), mark)
    }

    /// A line of this game in words.
    pub fn say<G: Game>(&self, line: &Line, names: &Names) -> String {
        self.books.say(G::ID, line, names)
    }

    /// A line that belongs to no game in words.
    pub fn say_common(&self, line: &Line) -> String {
        self.books.say("", line, &Names::default())
    }

    /// A line of this game in words, where the game is known only by its name.
    pub fn say_of(&self, game: GameId, line: &Line) -> String {
        self.books
            .say(game.as_str(), line, &Names::default())
    }

    /// The same with the names of those who sit there, where the game's type is not at hand.
    pub fn say_by_name(&self, game: &str, line: &Line, names: &Names) -> String {
        self.books.say(game, line, names)
    }

    /// Whether the game, or what all games share, has such a message.
    pub fn has(&self, game: GameId, id: &str) -> bool {
        self.books.has(game.as_str(), id)
    }

    /// What happened, in one sentence.
    pub fn event<G: Tell>(&self, event: &G::Event, names: &Names) -> String {
        self.say::<G>(&G::tell(event, names.len()), names)
    }

    /// Why an action is refused: the rule in one sentence, and its number.
    pub fn refusal<G: Game>(&self, illegal: &Illegal<G::Reason>) -> String {
        self.refusal_by_code(G::ID, illegal.code(), illegal.rule())
    }

    /// The same to one who has this view and tried this action: what makes the rule apply. The rule itself is not
    /// named, so that a page can lead to it.
    pub fn refusal_seen<G: Tell>(
        &self,
        illegal: &Illegal<G::Reason>,
        tried: &G::Action,
        view: &G::View,
        names: &Names,
    ) -> String {
        let explained = match illegal {
            Illegal::Rule(reason) => G::explain(*reason, tried, view),
            Illegal::Over | Illegal::NoSuchSeat(_) | Illegal::NotToAct(_) => None,
        };
        match explained {
            Some(line) => self.say::<G>(&line, names),
            None => self.why_not(G::ID, illegal.code(), illegal.rule().is_some()),
        }
    }

    /// The same for a client that knows only the code and the rule it was sent.
    pub fn refusal_by_code(&self, game: &str, code: &str, rule: Option<RuleRef>) -> String {
        let why = self.why_not(game, code, rule.is_some());
        match rule {
            Some(rule) => {
                let line = Line::new("by-rule")
                    .with("why", why)
                    .with("rule", rule.to_string());
                self.say_common(&line)
            }
            None => why,
        }
    }

    /// The sentence for a refusal; `by_game` if a rule of the game is the reason.
    fn why_not(&self, game: &str, code: &str, by_game: bool) -> String {
        let kind = if by_game { "refusal" } else { "error" };
        self.books.say(
            game,
            &Line::new(format!("{kind}-{code}")),
            &Names::default(),
        )
    }

    /// The name of a game.
    pub fn game(&self, game: GameId) -> String {
        self.books
            .say(game.as_str(), &Line::new("game"), &Names::default())
    }

    /// What kind of game it is, and what one has to know before one plays: two short texts.
    pub fn about(&self, game: GameId) -> (String, String) {
        if !catalog::info(game).own_words {
            let seats = catalog::info(game).seats;
            let facts = Line::new("plain-facts")
                .with("fewest", *seats.start())
                .with("most", *seats.end());
            return (
                self.say_common(&Line::new("plain-kind")),
                self.say_common(&facts),
            );
        }
        let about = |part| self.say_of(game, &Line::new(part));
        (about("about-kind"), about("about-facts"))
    }

    /// How long it takes to learn the game at the table; nothing if there are no lessons.
    pub fn lesson(&self, game: GameId) -> Option<String> {
        let id = "about-lesson";
        self.has(game, id)
            .then(|| self.say_of(game, &Line::new(id)))
    }

    /// The name of an option.
    pub fn field(&self, game: GameId, field: &Field) -> String {
        self.books.say(
            game.as_str(),
            &Line::new(format!("config-{}", field.key)),
            &Names::default(),
        )
    }

    /// The value of an option in words.
    pub fn field_value(&self, game: GameId, field: &Field, value: &str, names: &Names) -> String {
        let word = |word: &str| {
            let ids = [
                format!("config-{}-{word}", field.key),
                format!("config-value-{word}"),
            ];
            let id = ids
                .into_iter()
                .find(|id| self.books.has(game.as_str(), id));
            id.map(|id| {
                self.books
                    .say(game.as_str(), &Line::new(id), names)
            })
        };
        if let Some(text) = word(value) {
            return text;
        }
        match field.kind {
            FieldKind::ChoiceOrList(_, list)
                if value.split(',').all(|item| list.contains(&item)) =>
            {
                let items = value
                    .split(',')
                    .map(|item| Line::new(format!("name-{item}")));
                let items: Vec<String> = items
                    .map(|item| self.books.say(game.as_str(), &item, names))
                    .collect();
                self.books.listed(items)
            }
            FieldKind::Text(_) => match value.parse::<Seat>() {
                Ok(seat) => self.books.name(seat, names),
                Err(_) => value.to_owned(),
            },
            _ => value.to_owned(),
        }
    }

    /// All options of a match, each as "name: value".
    pub fn config<G: Game>(&self, game: GameId, config: &G::Config, names: &Names) -> Vec<String> {
        let fields = <G::Config as Fields>::FIELDS;
        let line = |(key, value): (&str, String)| {
            let field = fields.iter().find(|field| field.key == key)?;
            let value = self.field_value(game, field, &value, names);
            let line = Line::new("config-line")
                .with("label", self.field(game, field))
                .with("value", value);
            Some(self.say::<G>(&line, names))
        };
        config
            .values()
            .into_iter()
            .filter_map(line)
            .collect()
    }

    /// The options of a match as they stand in a record, each as "name: value".
    pub fn config_words(&self, game: GameId, words: &str) -> Vec<String> {
        let info = catalog::info(game);
        let line = |(key, value): (&str, &str)| {
            let field = info
                .config
                .iter()
                .find(|field| field.key == key)?;
            let value = self.field_value(game, field, value, &Names::default());
            let line = Line::new("config-line")
                .with("label", self.field(game, field))
                .with("value", value);
            Some(self.say_common(&line))
        };
        game_core::fields::words(words)
            .filter_map(line)
            .collect()
    }

    /// How the match ended, in one or two sentences.
    pub fn outcome<G: Tell>(&self, outcome: &Outcome, names: &Names) -> String {
        self.say::<G>(&outcome_line::<G>(outcome), names)
    }
}

/// An outcome as a line.
pub fn outcome_line<G: Tell>(outcome: &Outcome) -> Line {
    match outcome {
        Outcome::Individual(standings) => {
            let standings = standings.as_slice();
            placed("outcome-individual", standings, |at| Seat(at as u8).into())
                .with("count", outcome.winners().len())
                .with("scores", scores(standings, |at| Seat(at as u8).into()))
        }
        Outcome::Teams { standings, .. } => {
            let standings = standings.as_slice();
            let team = |team: usize| named(outcome, team, G::team);
            let winner = |team: usize| named(outcome, team, G::winning_team);
            // A victory that counts no points has none to show.
            if standings
                .iter()
                .all(|standing| standing.score == 0)
            {
                placed("outcome-teams-without-score", standings, winner)
            } else {
                placed("outcome-teams", standings, winner).with("scores", scores(standings, team))
            }
        }
        Outcome::Cooperative {
            won: true, score, ..
        } => Line::new("outcome-won").with("points", *score),
        Outcome::Cooperative { .. } => Line::new("outcome-lost"),
    }
}

fn named(outcome: &Outcome, team: usize, name: TeamName) -> Value {
    team_line(outcome, team as u8, name)
        .unwrap_or_else(|| Line::new("nothing"))
        .into()
}

/// How a team is called, by its number and its members.
type TeamName = fn(u8, Vec<Seat>) -> Line;

/// A team of this outcome by its name and its members.
pub(crate) fn team_line(outcome: &Outcome, team: u8, name: TeamName) -> Option<Line> {
    let Outcome::Teams { team_of, seats, .. } = outcome else {
        return None;
    };
    let members =
        Seat::all(*seats as usize).filter(|seat| team_of.get(seat.index()) == Some(&team));
    Some(name(team, members.collect()))
}

/// Who has won.
fn placed(id: &'static str, standings: &[Standing], who: impl Fn(usize) -> Value) -> Line {
    let first = |(at, standing): (usize, &Standing)| (standing.place == 1).then(|| who(at));
    let winners: Vec<Value> = standings
        .iter()
        .enumerate()
        .filter_map(first)
        .collect();
    Line::new(id).with("winners", winners)
}

fn scores(standings: &[Standing], who: impl Fn(usize) -> Value) -> Value {
    let score = |(at, standing): (usize, &Standing)| {
        Line::new("score")
            .with("who", who(at))
            .with("score", standing.score)
    };
    Value::Table(standings.iter().enumerate().map(score).collect())
}

/// A seat and its score, as lists of them show it.
pub(crate) fn score_of(seat: usize, score: impl Into<Value>) -> Line {
    Line::new("score")
        .with("who", Seat(seat as u8))
        .with("score", score)
}
