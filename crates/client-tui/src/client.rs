//! A client at a table: the shared model, and the line that carries what it says.

use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::thread::JoinHandle;

use client_core::fair::{self, Answer, Noted};
use client_core::room::{Effect, Input, Room};
use fair_deal::share_commitment;
use protocol::{ClientMessage, Command, Failure, GuestId, Hex32, Key, MatchId, Phase, Refusal};

use crate::line::Random;
use crate::muted::Muted;

/// What is asked of a line.
#[derive(Debug)]
pub enum Order {
    /// Open the connection after this many milliseconds.
    OpenAfter(u32),
    /// Close it.
    Close,
    /// Say this.
    Say(ClientMessage),
    /// Give the file of this match, which is over.
    Recall(MatchId),
    /// The client leaves for good.
    Leave,
}

/// A match that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// Which one.
    pub id: MatchId,
    /// Its deal and its record.
    pub file: String,
}

/// A line to a table: orders go out, what happens to the client comes in.
#[derive(Debug)]
pub struct Line {
    /// Where orders go.
    pub orders: Sender<Order>,
    /// What comes in.
    pub inputs: Receiver<Input>,
    /// The files of matches that were asked for.
    pub pasts: Receiver<Past>,
    /// What carries them; it ends when it is told to leave.
    pub thread: Option<JoinHandle<()>>,
    /// Whether the last try failed because the server could not show that it is who it says.
    pub distrusted: Arc<AtomicBool>,
}

/// Where a client keeps what it noted about deals.
pub trait Notes {
    /// What was noted about this match.
    fn noted(&self, id: &str) -> Option<Noted>;

    /// Notes it for good; a share is shown only after this.
    fn note(&mut self, id: &str, noted: Noted) -> std::io::Result<()>;
}

/// Notes of one's own table, where there is nobody to distrust: they are needed for as long as it takes to deal.
#[derive(Clone, Debug, Default)]
pub struct ShortNotes(BTreeMap<String, Noted>);

impl Notes for ShortNotes {
    fn noted(&self, id: &str) -> Option<Noted> {
        self.0.get(id).copied()
    }

    fn note(&mut self, id: &str, noted: Noted) -> std::io::Result<()> {
        self.0.insert(id.to_owned(), noted);
        Ok(())
    }
}

/// A client at a table.
pub struct Client {
    room: Room,
    line: Line,
    notes: Box<dyn Notes>,
    /// Whether the person came to look on and is not offered a seat.
    watches: bool,
    /// Whom the person does not want to hear.
    muted: Muted,
    /// The link by which others come to the table; one's own table has none.
    link: Option<String>,
    /// The match whose file was asked for.
    recalled: Option<MatchId>,
    /// The match that is over, once its file is here.
    past: Option<Past>,
}

impl Client {
    /// A client that connects at once.
    pub fn new(line: Line, notes: Box<dyn Notes>) -> Client {
        let _ = line.orders.send(Order::OpenAfter(0));
        Client {
            room: Room::default(),
            line,
            notes,
            watches: false,
            muted: Muted::default(),
            link: None,
            recalled: None,
            past: None,
        }
    }

    /// The same at a table that others come to by this link.
    #[must_use]
    pub fn among_others(mut self, link: String, muted: Muted) -> Client {
        self.link = Some(link);
        self.muted = muted;
        self
    }

    /// The same for somebody who came to look on.
    #[must_use]
    pub fn watching(mut self) -> Client {
        self.watches = true;
        self
    }

    /// Whether the person came to look on, and has no seat from before.
    pub fn only_watches(&self) -> bool {
        let seats = self.room.you().map(|you| you.seats.as_slice());
        self.watches && seats.is_none_or(<[_]>::is_empty)
    }

    /// What it knows.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Waits for what happens next, for this long at most, and takes it in. Nothing if nothing happened; an
    /// error if the line is gone for good.
    pub fn next(&mut self, wait: Duration) -> Result<Option<Vec<Effect>>, Gone> {
        match self.line.inputs.recv_timeout(wait) {
            Ok(input) => Ok(Some(self.take(input))),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(Gone),
        }
    }

    /// Wants something done.
    pub fn command(&mut self, command: Command) -> Vec<Effect> {
        let key = Key::from_random(Random::bytes());
        self.take(Input::Do { key, command })
    }

    /// Says something that has no answer.
    pub fn say(&self, message: ClientMessage) {
        let _ = self.line.orders.send(Order::Say(message));
    }

    /// Binds itself to a new share of the deal. While the table has not answered an earlier wish to, that one counts: a
    /// second share would take the place of the first in the notes, and a deal sealed with the first would wait for ever.
    pub fn ready(&mut self) -> Vec<Effect> {
        let mut asked = self.room.unanswered().iter();
        if asked.any(|(_, command)| matches!(command, Command::Ready { .. })) {
            return Vec::new();
        }
        let Some(info) = self.room.info() else {
            return Vec::new();
        };
        let id = info.match_id;
        let share = Hex32(Random::bytes());
        let noted = Noted::ready(share, self.notes.noted(&id.to_string()));
        if self.notes.note(&id.to_string(), noted).is_err() {
            return vec![not_noted()];
        }
        let commitment = share_commitment(id, share);
        self.command(Command::Ready { commitment })
    }

    /// Looks whether the file of the match that is over has come; says whether it has just now.
    pub fn look_back(&mut self) -> bool {
        let Ok(past) = self.line.pasts.try_recv() else {
            return false;
        };
        // An answer about the match before is of no use any more.
        let is_wanted = self.recalled == Some(past.id);
        if is_wanted {
            self.past = Some(past);
        }
        is_wanted
    }

    /// The match that is over, once its file is here.
    pub fn past(&self) -> Option<&Past> {
        self.past.as_ref()
    }

    /// Whether the server could not show that it is who it says.
    pub fn is_distrusted(&self) -> bool {
        self.line.distrusted.load(Ordering::Relaxed)
    }

    /// The link by which others come to the table, while there is a seat to be had.
    pub fn invitation(&self) -> Option<&str> {
        let is_open = |phase: Phase| phase == Phase::Waiting;
        self.room
            .info()
            .filter(|info| is_open(info.phase))?;
        self.link.as_deref()
    }

    /// Whom the person does not want to hear.
    pub fn muted(&self) -> &Muted {
        &self.muted
    }

    /// Somebody is heard no more, or again.
    pub fn mute(&mut self, guest: GuestId) -> std::io::Result<()> {
        self.muted.turn(guest)
    }

    /// What was noted about the match that is played.
    pub fn noted(&self) -> Option<Noted> {
        let info = self.room.info()?;
        self.notes.noted(&info.match_id.to_string())
    }

    fn take(&mut self, input: Input) -> Vec<Effect> {
        let mut told = Vec::new();
        for effect in self.room.update(input) {
            match effect {
                Effect::Send(message) => self.say(message),
                Effect::OpenAfter(pause) => self.order(Order::OpenAfter(pause)),
                Effect::Close => self.order(Order::Close),
                Effect::Sealed => told.extend(self.show_share()),
                Effect::GetReady => told.extend(self.ready()),
                Effect::Said { seat, .. } if !self.muted.hears(&self.room, seat) => {}
                // Whatever was on its way when the line broke is asked for again.
                Effect::Arrived => {
                    self.recalled = self.past.as_ref().map(|past| past.id);
                    told.push(Effect::Arrived);
                }
                other => told.push(other),
            }
        }
        self.recall();
        told
    }

    /// Asks for the file of a match as soon as it is over; what was known of an earlier one is forgotten.
    fn recall(&mut self) {
        let game = self.room.game();
        let is_over = game.is_some_and(|game| game.outcome.is_some());
        let id = self.room.info().map(|info| info.match_id);
        let id = id.filter(|_| is_over);
        if self.recalled != id {
            self.recalled = id;
            self.past = None;
            if let Some(id) = id {
                self.order(Order::Recall(id));
            }
        }
    }

    fn order(&self, order: Order) {
        let _ = self.line.orders.send(order);
    }

    /// The deal is sealed: the share is shown if the deal is what it should be.
    fn show_share(&mut self) -> Vec<Effect> {
        let (Some(info), Some(you)) = (self.room.info(), self.room.you()) else {
            return Vec::new();
        };
        let id = info.match_id.to_string();
        match fair::answer(self.notes.noted(&id), info, you) {
            Answer::Show { noted, share } => match self.notes.note(&id, noted) {
                Ok(()) => self.command(Command::Reveal { share }),
                Err(_) => vec![not_noted()],
            },
            Answer::Nothing => Vec::new(),
            Answer::Distrust(problem) => {
                let error = Failure {
                    code: problem.code().to_owned(),
                    ..Refusal::BadMessage.failure()
                };
                vec![Effect::Trouble(error)]
            }
        }
    }
}

/// Nothing is bound to a share that could not be noted, and none is shown: the person can try again.
fn not_noted() -> Effect {
    Effect::Trouble(Refusal::NotSaved.failure())
}

/// Whoever opens the same match again must find it free.
impl Drop for Client {
    fn drop(&mut self) {
        self.order(Order::Leave);
        if let Some(thread) = self.line.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The line is gone for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gone;
