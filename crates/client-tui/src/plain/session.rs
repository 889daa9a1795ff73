//! A match in lines of text, from the first line to the last.

use std::io;
use std::marker::PhantomData;
use std::time::{Duration, Instant};

use catalog::GameId;
use client_core::guide::{Unreadable, read_event};
use client_core::room::{Effect, Link};
use client_core::story::{Line, Story};
use client_core::tap::{Choosing, Taps};
use protocol::{ClientMessage, Command};

use super::complete::{Offers, complete};
use super::console::{Console, Given};
use crate::client::{Client, Gone};
use crate::lobby::{self, Wish};
use crate::rules;
use crate::seen::{self, Seen};
use crate::talk;
use crate::words::t;

/// How long one side is listened to before the other is.
const TURN: Duration = Duration::from_millis(20);
/// Who makes others wait for longer is named.
const LONG: Duration = Duration::from_millis(1500);
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
            if self.client.room().link() == Link::Refused {
                return Ok(Ending::Lost);
            }
            let next = match self.seen() {
                Some(seen) if !lobby::is_between(self.client.room()) => {
                    if self.is_over() {
                        if let Some(ending) = self.after_the_match(&seen)? {
                            return Ok(ending);
                        }
                        continue;
                    }
                    self.go_on(&seen)?
                }
                _ => self.wait_for_the_match()?,
            };
            if let Next::Leave = next {
                return Ok(Ending::Left);
            }
        }
    }

    /// One look at a match that is played: a question, an answer, or who is waited for.
    fn go_on(&mut self, seen: &Seen<G>) -> io::Result<Next> {
        if self.is_pending() {
            return Ok(Next::GoOn);
        }
        if let Some(wish) = lobby::undo_wish(self.client.room(), self.story) {
            return self.answer_wish(seen, wish);
        }
        self.wish = None;
        let is_asked = seen.choosing == Choosing::Asked;
        if is_asked && self.asked != seen.number {
            self.asked = seen.number;
            self.ask(seen)?;
        } else if !is_asked {
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

    /// What is typed, if anything is within a moment; any of these choices can be named.
    pub(super) fn line(&mut self, choices: &dyn Fn() -> Vec<String>) -> Typed {
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
                self.say(&text)
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
