//! A match in lines of text, from the first line to the last.

use std::collections::VecDeque;
use std::io;
use std::marker::PhantomData;
use std::time::{Duration, Instant};

use catalog::GameId;
use client_core::guide::{Unreadable, read_event};
use client_core::room::{Effect, Link};
use client_core::story::{Line, Story};
use client_core::tap::{Choosing, Taps};
use protocol::{ClientMessage, Command};

use super::answer::{Word, command};
use super::complete::{Offers, complete};
use super::console::{Console, Given};
use crate::client::{Client, Gone};
use crate::clock::{Countdown, minutes};
use crate::lobby::{self, Wish};
use crate::rules;
use crate::seen::{self, Seen};
use crate::talk;
use crate::words::t;

/// How long one side is listened to before the other is.
const TURN: Duration = Duration::from_millis(20);
/// Who makes others wait for longer is named.
const LONG: Duration = Duration::from_millis(1500);
/// When no more than this is left of the time, it is told once more.
const SOON: Duration = Duration::from_secs(10);
/// More choices than this are not listed unless somebody asks.
pub(super) const MOST: usize = 24;
/// How many lines of the log are told without a number.
pub(super) const LATEST: usize = 12;

/// How a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The match is over.
    Over,
    /// The person left; the match can be carried on.
    Left,
    /// The table is gone, or nothing can be saved any more.
    Lost,
}

/// A match in lines of text.
pub struct Session<'a, G: Taps> {
    /// Who speaks.
    pub(super) story: &'a Story,
    pub(super) client: Client,
    console: &'a mut dyn Console,
    /// Whether answers are typed now, and not written before.
    pub(super) typed: bool,
    /// The question that was last put.
    pub(super) asked: Option<u32>,
    /// An action that waits for a second word, and what is asked about it.
    pub(super) doubted: Option<(G::Action, String)>,
    /// Why something was last refused.
    pub(super) refused: Option<String>,
    /// Who is waited for, since when, and whether that was told.
    pub(super) waited: Option<(String, Instant, bool)>,
    /// What was shown of the table before or after a match.
    pub(super) lobby: Vec<String>,
    /// The wish to take a move back that was told.
    pub(super) wish: Option<String>,
    /// What was typed while an answer was on its way, which is not a time for another.
    pub(super) ahead: VecDeque<String>,
    /// Since when the line to the table is broken, and whether that was told.
    broken: Option<(Instant, bool)>,
    /// Who was told to be away.
    absent: Vec<String>,
    /// How much time is left, and whether it was told that it runs out.
    countdown: Countdown,
    is_warned: bool,
    /// The number of the match whose result was told.
    pub(super) over: Option<u32>,
    /// Until when it is waited for to be told how that match came about; nothing once it was.
    pub(super) recap_by: Option<Instant>,
    pub(super) game: GameId,
    kind: PhantomData<G>,
}

/// What comes from the keys.
pub(super) enum Typed {
    Line(String),
    Nothing,
    /// Nothing more will come.
    End,
}

/// What follows from a line.
pub(super) enum Next {
    GoOn,
    Leave,
}

impl<'a, G: Taps> Session<'a, G> {
    /// A session; `typed` if a person sits at the keys, so that commands are answered at any time.
    pub fn new(
        story: &'a Story,
        client: Client,
        game: GameId,
        console: &'a mut dyn Console,
        typed: bool,
    ) -> Session<'a, G> {
        Session {
            story,
            client,
            console,
            typed,
            asked: None,
            doubted: None,
            refused: None,
            waited: None,
            lobby: Vec::new(),
            wish: None,
            ahead: VecDeque::new(),
            broken: None,
            absent: Vec::new(),
            countdown: Countdown::new(),
            is_warned: false,
            over: None,
            recap_by: None,
            game,
            kind: PhantomData,
        }
    }

    /// Plays until the person leaves; a script's session ends with its match.
    pub fn run(mut self) -> io::Result<Ending> {
        loop {
            match self.client.next(self.patience()) {
                Ok(Some(effects)) => {
                    self.tell_all(effects)?;
                    continue;
                }
                Ok(None) => {}
                Err(Gone) => return Ok(Ending::Lost),
            }
            if let Some(ending) = self.look()? {
                return Ok(ending);
            }
        }
    }

    /// One look at the table while nothing new comes from it; says how the session ended, if it has.
    fn look(&mut self) -> io::Result<Option<Ending>> {
        if self.client.room().link() == Link::Refused {
            return Ok(Some(Ending::Lost));
        }
        self.tell_link()?;
        let seen = self.seen();
        let is_asked = seen
            .as_ref()
            .is_some_and(|seen| seen.choosing == Choosing::Asked);
        // A clock or another device may have answered.
        if !is_asked {
            self.asked = None;
            self.doubted = None;
        }
        let next = match seen {
            Some(seen) if !lobby::is_between(self.client.room()) => {
                if self.is_over() {
                    return self.after_the_match(&seen);
                }
                self.go_on(&seen)?
            }
            _ => self.wait_for_the_match()?,
        };
        Ok(match next {
            Next::GoOn => None,
            Next::Leave => Some(Ending::Left),
        })
    }

    /// One look at a match that is played: a question, an answer, or who is waited for.
    fn go_on(&mut self, seen: &Seen<G>) -> io::Result<Next> {
        if self.is_pending() {
            return self.wait_for_an_answer();
        }
        if let Some(wish) = lobby::undo_wish(self.client.room(), self.story) {
            return self.answer_wish(seen, wish);
        }
        self.wish = None;
        self.tell_absent()?;
        let is_asked = seen.choosing == Choosing::Asked;
        if is_asked && self.asked != seen.number {
            self.asked = seen.number;
            self.is_warned = false;
            self.ask(seen)?;
        } else if is_asked {
            self.tell_soon()?;
        } else {
            self.tell_waiting(seen)?;
        }
        if !is_asked && !self.typed {
            return Ok(Next::GoOn);
        }
        let is_doubted = self.doubted.is_some();
        let choices = || {
            if is_doubted {
                yes_or_no(self.story).to_vec()
            } else {
                seen.labels(self.story)
            }
        };
        match self.line(&choices) {
            Typed::Line(line) => self.answer(seen, line.trim()),
            Typed::Nothing => Ok(Next::GoOn),
            Typed::End => Ok(Next::Leave),
        }
    }

    /// Says once that the line to the table is broken, and once that it is not any more. What is mended at once is
    /// not worth a word.
    fn tell_link(&mut self) -> io::Result<()> {
        let room = self.client.room();
        if room.link() == Link::Live || room.info().is_none() {
            let was_told = matches!(self.broken.take(), Some((_, true)));
            return if was_told {
                self.say(&t(self.story, "ui-wire-live"))
            } else {
                Ok(())
            };
        }
        let (since, is_told) = self
            .broken
            .get_or_insert_with(|| (Instant::now(), false));
        if *is_told || since.elapsed() < LONG {
            return Ok(());
        }
        *is_told = true;
        self.say(&t(self.story, "ui-wire-waits"))
    }

    /// While something is on its way to the table, a person may still leave. What they type meanwhile waits for its
    /// turn; once they know that the line is broken, they are only told so again. A script is not listened to: its
    /// lines answer what comes after.
    pub(super) fn wait_for_an_answer(&mut self) -> io::Result<Next> {
        if !self.typed {
            return Ok(Next::GoOn);
        }
        let line = match self.listen(&Vec::new) {
            Typed::Line(line) => line,
            Typed::End => return Ok(Next::Leave),
            Typed::Nothing => return Ok(Next::GoOn),
        };
        if let Some((Word::Quit, _)) = command(self.story, &line) {
            return Ok(Next::Leave);
        }
        if let Some((_, true)) = self.broken {
            self.say(&t(self.story, "ui-wire-waits"))?;
        } else {
            self.ahead.push_back(line);
        }
        Ok(Next::GoOn)
    }

    /// What is typed, if anything is within a moment, or was before; any of these choices can be named.
    pub(super) fn line(&mut self, choices: &dyn Fn() -> Vec<String>) -> Typed {
        match self.ahead.pop_front() {
            Some(line) => Typed::Line(line),
            None => self.listen(choices),
        }
    }

    fn listen(&mut self, choices: &dyn Fn() -> Vec<String>) -> Typed {
        let (story, client, game) = (self.story, &self.client, self.game);
        let offers = |typed: &str| {
            let offers = Offers {
                choices: choices(),
                table: lobby::labels(client, story),
                headings: rules::headings(story.lang(), game),
                phrases: talk::phrases(story),
            };
            complete(story, typed, &offers)
        };
        match self.console.line(TURN, &offers) {
            Some(Given::Line(line)) => Typed::Line(line),
            Some(Given::End) => Typed::End,
            None => Typed::Nothing,
        }
    }

    /// Wants something done, and tells what came of it at once.
    pub(super) fn command(&mut self, command: Command) -> io::Result<()> {
        let effects = self.client.command(command);
        self.tell_all(effects)
    }

    /// Does what concerns the table.
    pub(super) fn carry_out(&mut self, wish: Wish) -> io::Result<()> {
        match wish {
            Wish::Ready => {
                let effects = self.client.ready();
                self.tell_all(effects)
            }
            Wish::Do(command) => self.command(command),
            Wish::Say(what) => {
                self.client.say(ClientMessage::Say { what });
                Ok(())
            }
            Wish::Options => self.change_options(""),
            Wish::Recap => self.tell_recap(),
            Wish::Mute(guest) => self.client.mute(guest),
        }
    }

    fn tell_all(&mut self, effects: Vec<Effect>) -> io::Result<()> {
        effects
            .into_iter()
            .try_for_each(|effect| self.tell(effect))
    }

    /// While a question is open the keys are listened to, otherwise the table.
    fn patience(&self) -> Duration {
        let open = self.asked.is_some() && !self.is_pending();
        if open { Duration::ZERO } else { TURN }
    }

    /// The match, if there is one. That it cannot be read is told when it comes ([`Session::tell`]).
    pub(super) fn seen(&self) -> Option<Seen<G>> {
        Seen::of(self.client.room(), self.story)
            .ok()
            .flatten()
    }

    fn is_unreadable(&self) -> bool {
        Seen::<G>::of(self.client.room(), self.story).is_err()
    }

    pub(super) fn is_pending(&self) -> bool {
        !self.client.room().unanswered().is_empty()
    }

    fn is_over(&self) -> bool {
        let game = self.client.room().game();
        game.is_some_and(|game| game.outcome.is_some())
    }

    fn tell(&mut self, effect: Effect) -> io::Result<()> {
        match effect {
            Effect::Arrived | Effect::Happened { .. } if self.is_unreadable() => {
                self.say(&self.story.error(Unreadable::CODE))
            }
            Effect::Arrived => self.arrive(),
            Effect::Happened { viewer, events } => {
                let first = self
                    .client
                    .room()
                    .board(None)
                    .map(|board| board.viewer);
                let Some(seen) = self.seen().filter(|_| first == Some(viewer)) else {
                    return Ok(());
                };
                let told = events
                    .iter()
                    .filter_map(|event| read_event::<G>(event).ok())
                    .filter(|event| !G::is_small_talk(event))
                    .map(|event| self.story.event::<G>(&event, &seen.names));
                let told: Vec<String> = told.collect();
                self.say_all(told)
            }
            Effect::Refused { error, .. } | Effect::Trouble(error) => {
                let names = self
                    .seen()
                    .map(|seen| seen.names)
                    .unwrap_or_default();
                let why = self
                    .story
                    .failure(self.game.as_str(), &error, &names);
                self.refused = Some(why.clone());
                // What was asked is asked again.
                self.asked = None;
                self.say(&why)
            }
            Effect::Said { seat, what } => {
                let told = talk::told(self.client.room(), self.story, seat, &what);
                self.say_all(told)
            }
            Effect::AskedAgain => self.say(&t(self.story, "ui-asked-again")),
            Effect::TimeUp(_) => self.say(&t(self.story, "ui-time-up")),
            // The client has carried out the rest itself, or nothing is to be said of it.
            _ => Ok(()),
        }
    }

    /// The match is seen for the first time, or something was taken back.
    fn arrive(&mut self) -> io::Result<()> {
        let Some(seen) = self.seen() else {
            return Ok(());
        };
        self.asked = None;
        let players = self.client.room().info().map(|info| {
            let people = self.story.seated(info);
            let names: Vec<String> = info
                .seats
                .iter()
                .filter_map(|seat| people.get(seat.seat).map(str::to_owned))
                .collect();
            let line = Line::new("story-players").with("players", names);
            (
                self.story.config_words(self.game, &info.config),
                self.story.say_common(&line),
            )
        });
        self.say(&self.story.game(self.game))?;
        if let Some((options, players)) = players {
            self.say_all(options)?;
            self.say(&players)?;
        }
        let log = seen::log::<G>(self.client.room(), self.story, &seen.names);
        let latest = log.len().saturating_sub(LATEST);
        self.say_all(log.into_iter().skip(latest))?;
        self.say_all(seen.everything(self.story))
    }

    /// Says who has gone, and whether a bot plays for the person.
    fn tell_absent(&mut self) -> io::Result<()> {
        let back = lobby::way_back(&self.client, self.story).map(|at| {
            let line = Line::new("tui-stood-in")
                .with("word", Word::Table.own(self.story))
                .with("number", at + 1);
            self.story.say_common(&line)
        });
        let absent = lobby::absent(self.client.room(), self.story);
        let absent: Vec<String> = absent.into_iter().chain(back).collect();
        if absent == self.absent {
            return Ok(());
        }
        let before = core::mem::replace(&mut self.absent, absent.clone());
        let new = absent
            .into_iter()
            .filter(|line| !before.contains(line));
        self.say_all(new)
    }

    /// How much time is left, in words; nothing without a limit.
    pub(super) fn time_left(&mut self) -> Option<String> {
        let left = self.countdown.left(self.client.room().clock())?;
        let line = Line::new("tui-time-left").with("left", minutes(left));
        Some(self.story.say_common(&line))
    }

    /// Says once more how much time is left when it runs out.
    fn tell_soon(&mut self) -> io::Result<()> {
        let left = self.countdown.left(self.client.room().clock());
        let is_soon = left.is_some_and(|left| left <= SOON);
        if self.is_warned || !is_soon {
            return Ok(());
        }
        self.is_warned = true;
        let told = self.time_left();
        self.say_all(told)
    }

    /// Says who is waited for, once, if it takes a while.
    fn tell_waiting(&mut self, seen: &Seen<G>) -> io::Result<()> {
        let waits: Vec<_> = match self.client.room().game() {
            Some(game) if self.typed => game.waits_for.iter().collect(),
            _ => return Ok(()),
        };
        let line = Line::new("ui-waiting-for")
            .with("count", waits.len())
            .with("who", waits);
        let text = self.story.say::<G>(&line, &seen.names);
        match &mut self.waited {
            Some((known, since, is_told)) if *known == text => {
                if *is_told || since.elapsed() < LONG {
                    return Ok(());
                }
                *is_told = true;
                let left = self.time_left();
                self.say_all([text].into_iter().chain(left))
            }
            waited => {
                *waited = Some((text, Instant::now(), false));
                Ok(())
            }
        }
    }

    pub(super) fn say_all(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        let lines: Vec<String> = lines.into_iter().collect();
        self.console.say(&lines)
    }

    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        self.say_all([line.to_owned()])
    }
}

/// How a question that is put twice is answered.
pub(super) fn yes_or_no(story: &Story) -> [String; 2] {
    ["ui-yes", "ui-no"].map(|id| t(story, id))
}

#[cfg(test)]
mod tests {
    use client_core::story::Lang;
    use roster::Level;
    use samurakva::Samurakva;
    use std::sync::mpsc;

    use super::*;
    use crate::client::ShortNotes;
    use crate::line::{Random, Tempo, connect};
    use crate::local::{Folder, LocalTable, Wanted};
    use crate::plain::Script;
    use crate::words::story;

    /// Takes in what comes from the table, and looks at it once.
    fn turn(session: &mut Session<'_, Samurakva>) {
        while let Some(effects) = session.client.next(TURN).expect("a table") {
            session.tell_all(effects).expect("a page");
        }
        let ended = session.look().expect("a page");
        assert_eq!(ended, None);
    }

    #[test]
    fn a_script_does_not_run_in_circles_when_its_question_was_answered_elsewhere() {
        let name = format!("zashiki-session-{:x}", u64::from_le_bytes(Random::bytes()));
        let place = std::env::temp_dir().join(name);
        let folder = Folder::open(&place).expect("a folder");
        let wanted = Wanted {
            game: "samurakva".parse().expect("a game"),
            config: "players=3".to_owned(),
            level: Level::Random,
            name: "Ann".to_owned(),
            seats: 1,
        };
        let table = LocalTable::create(&folder, &wanted).expect("a table");
        let game = table.game();
        // Bots that think for an hour leave the person without a question.
        let bots = Tempo(Duration::from_hours(1));
        let client = Client::new(connect(table, bots), Box::<ShortNotes>::default());
        let (_given, lines) = mpsc::channel();
        let mut script = Script::new(lines, Vec::new());
        let story = story(Lang::En);
        let mut session = Session::<Samurakva>::new(&story, client, game, &mut script, false);
        while session.asked.is_none() {
            turn(&mut session);
        }
        assert_eq!(
            session.patience(),
            Duration::ZERO,
            "the keys are listened to"
        );
        let seen = session.seen().expect("a match");
        let action = seen.sight().options()[0];
        // Not typed here, but as another device of the same person would.
        session.client.command(Command::Act {
            seat: seen.seat.expect("a player"),
            choice: seen.number.expect("a question"),
            action: action.to_string(),
        });
        while session
            .seen()
            .is_none_or(|seen| seen.choosing == Choosing::Asked)
        {
            turn(&mut session);
        }
        turn(&mut session);
        assert_eq!(session.asked, None);
        assert_eq!(session.patience(), TURN, "the table is listened to");
        drop(session);
        std::fs::remove_dir_all(&place).expect("it was there");
    }
}
