//! A whole match retold from its record: who plays, what happens, how it ends.

use core::fmt::Write;

use catalog::{GameId, with_game};
use game_core::{Audience, Collected, Record, ReplayError, Seat, Viewer, record};

use super::Story;
use super::line::{Line, Value};
use super::names::Names;
use super::tell::Tell;

/// Whose ears the story is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listener {
    /// One who may know everything, as after the match.
    All,
    /// One viewer, told only what that viewer heard.
    One(Viewer),
}

/// Which part of a match is told, and to whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retelling {
    /// Who it is told to, which decides what it may reveal.
    pub listener: Listener,
    /// The last action to tell; `None` for all of them.
    pub until: Option<usize>,
}

/// A story, and what is wrong with the record, if something is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Retold {
    /// The story as far as the record goes; it may be empty.
    pub text: String,
    /// Why it does not go on, in a sentence.
    pub problem: Option<String>,
}

/// Retells the match of a record.
pub fn retell(story: &Story, text: &str, what: Retelling) -> Retold {
    let game = match record::game_of(text) {
        Ok(game) => game
            .parse::<GameId>()
            .map_err(|error| story.open_error(None, &error)),
        Err(error) => Err(story.record_error(None, &error)),
    };
    match game {
        Ok(game) => with_game!(game, G => retell_game::<G>(story, game, text, what)),
        Err(problem) => failed(problem),
    }
}

fn failed(problem: String) -> Retold {
    Retold {
        text: String::new(),
        problem: Some(problem),
    }
}

fn retell_game<G: Tell>(story: &Story, game: GameId, text: &str, what: Retelling) -> Retold {
    let record = match Record::<G>::parse(text) {
        Ok(record) => record,
        Err(error) => return failed(story.record_error(Some(game), &error)),
    };
    let seats = G::seats(&record.config);
    if let Listener::One(Viewer::Seat(seat)) = what.listener
        && seat.index() >= seats
    {
        return failed(story.error("no_such_seat"));
    }
    let state = match record.start() {
        Ok(state) => state,
        Err(problems) => {
            return failed(
                story.replay_error::<G>(&ReplayError::Deal(problems), &Names::default()),
            );
        }
    };
    let mut telling = Telling::<G>::new(story, &record, state, what.listener);
    telling.header(game, &record);
    let last = what
        .until
        .unwrap_or(usize::MAX)
        .min(record.actions.len());
    let played = telling.actions(&record, last);
    let problem = match played {
        Err(error) => Some(error),
        Ok(()) if last < record.actions.len() => {
            telling.stopped(last, record.actions.len());
            None
        }
        Ok(()) => telling.ending(&record),
    };
    let problem = problem.map(|error| story.replay_error::<G>(&error, &telling.names));
    Retold {
        text: telling.text,
        problem,
    }
}

/// A story while it is told.
struct Telling<'a, G: Tell> {
    story: &'a Story,
    listener: Listener,
    names: Names,
    state: G::State,
    text: String,
}

impl<'a, G: Tell> Telling<'a, G> {
    fn new(story: &'a Story, record: &Record<G>, state: G::State, listener: Listener) -> Self {
        let view = G::view(&state, Viewer::Spectator);
        let reader = match listener {
            Listener::One(viewer) => viewer.seat(),
            Listener::All => None,
        };
        let people = story
            .names(G::seats(&record.config))
            .read_by(reader);
        let names = story.called::<G>(&people, &view);
        Telling {
            story,
            listener,
            names,
            state,
            text: String::new(),
        }
    }

    /// Writing to a String cannot fail.
    fn write(&mut self, line: &str) {
        let _ = writeln!(self.text, "{line}");
    }

    fn say(&mut self, line: &Line) {
        let sentence = self.story.say::<G>(line, &self.names);
        self.write(&sentence);
    }

    /// The game, the options, the players, the position at the start.
    fn header(&mut self, game: GameId, record: &Record<G>) {
        self.write(&self.story.game(game));
        self.write(
            &self
                .story
                .config::<G>(game, &record.config, &self.names)
                .join(" · "),
        );
        let players: Vec<Value> = Seat::all(self.names.len())
            .map(|seat| self.player(seat))
            .collect();
        self.say(&Line::new("story-players").with("players", players));
        self.write("");
        self.facts();
        self.write("");
    }

    fn player(&self, seat: Seat) -> Value {
        let viewer = match self.listener {
            Listener::All => Viewer::Seat(seat),
            Listener::One(viewer) => viewer,
        };
        match G::title(&G::view(&self.state, viewer), seat) {
            Some(title) => Line::new("story-player")
                .with("seat", seat)
                .with("title", title)
                .into(),
            None => seat.into(),
        }
    }

    /// What everybody can see now, and the cards of the listener.
    fn facts(&mut self) {
        let viewers: Vec<Viewer> = match self.listener {
            Listener::All => Seat::all(self.names.len())
                .map(Viewer::Seat)
                .collect(),
            Listener::One(viewer) => vec![viewer],
        };
        let mut lines = G::position(&G::view(&self.state, Viewer::Spectator));
        lines.extend(
            viewers
                .into_iter()
                .filter_map(|viewer| G::hand(&G::view(&self.state, viewer))),
        );
        for line in lines {
            self.say(&line);
        }
    }

    fn actions(&mut self, record: &Record<G>, last: usize) -> Result<(), ReplayError<G::Reason>> {
        for (at, &(seat, action)) in record.actions.iter().take(last).enumerate() {
            let number = at + 1;
            let mut told = Collected::new();
            G::apply(&mut self.state, seat, action, &mut told).map_err(|illegal| {
                ReplayError::Illegal {
                    number,
                    seat,
                    illegal,
                }
            })?;
            self.action(number, &told);
        }
        Ok(())
    }

    /// The sentences of one action; the first line has its number.
    fn action(&mut self, number: usize, told: &Collected<G::Event>) {
        let mut mark = format!("{number:>4}.");
        for (audience, event) in &told.0 {
            if !self.hears(*audience) {
                continue;
            }
            if G::opens_chapter(event) {
                self.write("");
            }
            let sentence = self.story.event::<G>(event, &self.names);
            self.write(&format!("{mark:<5} {sentence}"));
            mark.clear();
        }
    }

    /// What is told in two ways is told to one who may know all as those heard it who know more.
    fn hears(&self, audience: Audience) -> bool {
        match (self.listener, audience) {
            (Listener::All, Audience::Except(_)) => false,
            (Listener::All, _) => true,
            (Listener::One(viewer), audience) => audience.hears(viewer),
        }
    }

    fn stopped(&mut self, last: usize, actions: usize) {
        self.write("");
        self.say(
            &Line::new("story-stopped")
                .with("number", last)
                .with("actions", actions),
        );
        self.facts();
    }

    /// How it ended, or that it goes on; a problem if the record says otherwise.
    fn ending(&mut self, record: &Record<G>) -> Option<ReplayError<G::Reason>> {
        let found = G::outcome(&self.state);
        self.write("");
        if let Some(outcome) = &found {
            self.write(&self.story.outcome::<G>(outcome, &self.names));
        } else {
            self.say(&Line::new("story-unfinished"));
            self.facts();
        }
        let said = record
            .outcome
            .filter(|said| Some(*said) != found)?;
        let found = found.map_or_else(String::new, |found| found.to_string());
        Some(ReplayError::Outcome {
            said: said.to_string(),
            found,
        })
    }
}
