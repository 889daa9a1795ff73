//! What concerns the table and not the match: who sits where, what one can do about it, wishes to take back.

use client_core::room::Room;
use client_core::story::{Line, Story};
use game_core::Seat;
use protocol::{Absence, Command, Phase, Sitter};

use crate::words::t;

/// Something that can be done before or after a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Say this to the table.
    Do(Command),
    /// Get ready, which binds the client to its share of the deal.
    Ready,
}

/// What everybody at the table may know of it, line by line.
pub fn told(room: &Room, story: &Story) -> Vec<String> {
    let Some(info) = room.info() else {
        return vec![t(story, "ui-connecting")];
    };
    let mut lines = vec![story.game(info.game)];
    lines.extend(story.config_words(info.game, &info.config));
    let names = story.seated(info);
    for seat in &info.seats {
        let place = story.say_common(&Line::new("ui-place").with("number", seat.seat.index() + 1));
        let name = names.get(seat.seat).unwrap_or_default();
        let who = match &seat.sitter {
            Sitter::Free => t(story, "ui-free"),
            Sitter::Bot { level, face } => {
                format!("{name}, {}", story.bot_manner(*level, *face))
            }
            Sitter::Guest { ready, absence, .. } => {
                let ready = t(
                    story,
                    if *ready {
                        "ui-is-ready"
                    } else {
                        "ui-is-not-ready"
                    },
                );
                match absence {
                    Absence::Here => format!("{name}, {ready}"),
                    Absence::Away | Absence::BotPlays => {
                        format!("{name}, {ready}, {}", t(story, "ui-away"))
                    }
                }
            }
        };
        lines.push(format!("{place}: {who}"));
    }
    if info.phase == Phase::Dealing {
        lines.push(t(story, "tui-dealing"));
    }
    lines
}

/// What the person can do now.
pub fn choices(room: &Room, story: &Story) -> Vec<(Wish, String)> {
    let (Some(info), Some(you)) = (room.info(), room.you()) else {
        return Vec::new();
    };
    let mut choices = Vec::new();
    let is_host = info.host == Some(you.guest);
    if info.phase == Phase::Finished {
        if !you.seats.is_empty()
            && !you
                .seats
                .iter()
                .any(|seat| info.again.contains(seat))
        {
            choices.push((Wish::Do(Command::Again {}), t(story, "ui-rematch")));
        }
        return choices;
    }
    if info.phase != Phase::Waiting {
        return choices;
    }
    let mine =
        |sitter: &Sitter| matches!(sitter, Sitter::Guest { guest, .. } if *guest == you.guest);
    let is_ready = info
        .seats
        .iter()
        .any(|seat| matches!(&seat.sitter, Sitter::Guest { guest, ready: true, .. } if *guest == you.guest));
    let may_sit = you.seats.is_empty() || info.several_seats;
    if !you.seats.is_empty() && !is_ready {
        choices.push((Wish::Ready, t(story, "ui-ready")));
    }
    if is_ready {
        choices.push((Wish::Do(Command::NotReady {}), t(story, "ui-not-ready")));
    }
    if is_host {
        choices.push((Wish::Do(Command::FillWithBots {}), t(story, "ui-fill")));
        choices.push((Wish::Do(Command::Start {}), t(story, "ui-start")));
    }
    for place in &info.seats {
        let number = |id: &'static str| {
            let seat: Seat = place.seat;
            let name = story.say_common(&Line::new("ui-place").with("number", seat.index() + 1));
            format!("{name}: {}", t(story, id))
        };
        let seat = place.seat;
        if place.sitter == Sitter::Free && may_sit {
            choices.push((Wish::Do(Command::Sit { seat }), number("ui-sit")));
        } else if mine(&place.sitter) {
            choices.push((Wish::Do(Command::Stand { seat }), number("ui-stand")));
        }
    }
    choices
}

/// Somebody's wish to take a move back, if the person has to answer it.
pub fn undo_wish(room: &Room, story: &Story) -> Option<String> {
    let (info, you) = (room.info()?, room.you()?);
    let undo = info.undo.as_ref()?;
    let is_asked = you
        .seats
        .iter()
        .any(|seat| undo.open.contains(seat));
    let names = story.seated(info);
    let name = names
        .get(undo.seat)
        .unwrap_or_default()
        .to_owned();
    let line = Line::new("ui-undo-wish").with("name", name);
    is_asked.then(|| story.say_common(&line))
}
