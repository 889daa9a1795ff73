//! What a person sees of a match: the view in the types of its game, what may be done, what was told.

use client_core::guide::{Guide, Heard, Unreadable, read_view};
use client_core::room::Room;
use client_core::story::{Names, Story};
use client_core::tap::{Choosing, Sight, Taps};
use game_core::{Illegal, Seat};

use crate::words::t;

/// What a person sees of the match, in the types of its game.
pub struct Seen<G: Taps> {
    /// The view of the seat that decides, or of the first.
    pub view: G::View,
    /// That seat; nobody's for those who watch.
    pub seat: Option<Seat>,
    /// Whether something may be chosen now.
    pub choosing: Choosing,
    /// The number of the choice; another number is another question.
    pub number: Option<u32>,
    /// What everybody is called.
    pub names: Names,
    /// What the people and bots in the seats are called, whatever the game calls the seats.
    pub people: Names,
}

impl<G: Taps> Seen<G> {
    /// What is seen from the seat that is asked, or else from the first; nothing without a match.
    pub fn of(room: &Room, story: &Story) -> Result<Option<Seen<G>>, Unreadable> {
        let Some((game, info)) = room.game().zip(room.info()) else {
            return Ok(None);
        };
        let waits = |seat: Option<Seat>| seat.is_some_and(|seat| game.waits_for.contains(seat));
        let asked = game
            .boards
            .iter()
            .find(|board| waits(board.viewer));
        let Some(board) = asked.or(game.boards.first()) else {
            return Ok(None);
        };
        let view = read_view::<G>(&board.view)?;
        let alone = room.you().is_some_and(|you| you.seats.len() == 1);
        let people = story
            .seated(info)
            .read_by(board.viewer.filter(|_| alone));
        let names = story.called::<G>(&people, &view);
        let choosing = match board.choice.as_ref().map(|choice| choice.waited) {
            Some(true) => Choosing::Asked,
            Some(false) => Choosing::Made,
            None => Choosing::No,
        };
        Ok(Some(Seen {
            view,
            seat: board.viewer,
            choosing,
            number: board.choice.as_ref().map(|choice| choice.number),
            names,
            people,
        }))
    }

    /// Who plays for a seat, where the game calls it by another name; nothing where the same person plays for all.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        let seats = || Seat::all(self.people.len());
        let is_other = |seat: Seat| self.people.get(seat) != self.names.get(seat);
        let first = self.people.get(Seat(0));
        let is_told = is_other(seat) && seats().any(|seat| self.people.get(seat) != first);
        self.people.get(seat).filter(|_| is_told)
    }

    /// Who plays for each seat, where that is to be told.
    fn players(&self) -> impl Iterator<Item = String> {
        Seat::all(self.people.len()).filter_map(|seat| {
            let (name, player) = (self.names.get(seat)?, self.player(seat)?);
            Some(format!("{name}: {player}"))
        })
    }

    /// The same as taps see it.
    pub fn sight(&self) -> Sight<'_, G> {
        Sight {
            view: &self.view,
            seat: self.seat,
            choosing: self.choosing,
        }
    }

    /// Everything that may be done, with what it does.
    pub fn choices(&self, story: &Story) -> Vec<(G::Action, String)> {
        let options = self.sight().options();
        options
            .into_iter()
            .map(|action| {
                let label = story.say::<G>(&G::label(&self.view, &action), &self.names);
                (action, label)
            })
            .collect()
    }

    /// The same with what would come of it as things stand.
    pub fn offers(&self, story: &Story) -> Vec<String> {
        let choices = self.choices(story).into_iter();
        choices
            .map(|(action, label)| match G::outlook(&self.view, &action) {
                Some(outlook) => {
                    let outlook = story.say::<G>(&outlook, &self.names);
                    format!("{label} ({outlook})")
                }
                None => label,
            })
            .collect()
    }

    /// What everything that may be done is called.
    pub fn labels(&self, story: &Story) -> Vec<String> {
        let choices = self.choices(story).into_iter();
        choices.map(|(_, label)| label).collect()
    }

    /// What lies on the table and in the hand.
    pub fn position(&self, story: &Story) -> Vec<String> {
        let goal = G::goal(&self.view);
        let lines = goal.into_iter().chain(G::position(&self.view));
        lines
            .chain(G::hand(&self.view))
            .map(|line| story.say::<G>(&line, &self.names))
            .collect()
    }

    /// The same with what is known of everybody, which a drawing shows beside them.
    pub fn everything(&self, story: &Story) -> Vec<String> {
        let known = G::known(&self.view);
        let known = known
            .iter()
            .map(|line| story.say::<G>(line, &self.names));
        self.position(story)
            .into_iter()
            .chain(known)
            .chain(self.players())
            .collect()
    }

    /// Why something is refused, with the number of the rule.
    pub fn refusal(
        &self,
        story: &Story,
        illegal: &Illegal<G::Reason>,
        tried: &G::Action,
    ) -> String {
        let why = story.refusal_seen::<G>(illegal, tried, &self.view, &self.names);
        match illegal.rule() {
            Some(rule) => format!("{why} ({rule})"),
            None => why,
        }
    }

    /// What is asked.
    pub fn prompt(&self, story: &Story) -> Option<String> {
        let seat = self.seat?;
        Some(story.say::<G>(&G::prompt(&self.view, seat), &self.names))
    }
}

/// Everything heard that is worth telling, in order.
pub fn log<G: Taps>(room: &Room, story: &Story, names: &Names) -> Vec<String> {
    let Some(board) = room.board(None) else {
        return Vec::new();
    };
    let heard = Heard::<G>::default().then(&board.events);
    heard
        .iter()
        .filter(|(_, event)| !G::is_small_talk(event))
        .map(|(_, event)| story.event::<G>(event, names))
        .collect()
}

/// How the match ended: the verdict, and every place.
pub fn result<G: Guide>(story: &Story, room: &Room, view: &G::View, names: &Names) -> Vec<String> {
    let Some(outcome) = room.game().and_then(|game| game.outcome.as_ref()) else {
        return Vec::new();
    };
    let verdict = G::verdict(view, outcome, names.reader());
    let mut lines = vec![t(story, "ui-over"), story.say::<G>(&verdict, names)];
    let whole = story.outcome::<G>(outcome, names);
    if !lines.contains(&whole) {
        lines.push(whole);
    }
    lines
}
