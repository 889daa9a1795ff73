//! What concerns the table and not the match: who sits where, what one can do about it, wishes to take back.

use client_core::room::Room;
use client_core::story::{Line, Story};
use protocol::word::Word;
use protocol::{Absence, Command, GuestId, Phase, Saying, SeatInfo, Sitter, TableInfo, You};
use roster::Level;

use crate::client::Client;
use crate::words::t;

/// Something that can be done before or after a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Say this to the table.
    Do(Command),
    /// Get ready, which binds the client to its share of the deal.
    Ready,
    /// Say this to everybody.
    Say(Saying),
    /// Change the options of the match.
    Options,
    /// Hear somebody no more, or again.
    Mute(GuestId),
    /// Be told how the match came about.
    Recap,
}

/// What everybody at the table may know of it, line by line.
pub fn told(client: &Client, story: &Story) -> Vec<String> {
    let room = client.room();
    let Some(info) = room.info() else {
        return vec![t(story, "ui-connecting")];
    };
    let mut lines = vec![story.game(info.game)];
    lines.extend(story.config_words(info.game, &info.config));
    if let Some(link) = client.invitation() {
        lines.push(format!("{}: {link}", t(story, "ui-invite")));
    }
    if info.locked && info.phase == Phase::Waiting {
        lines.push(t(story, "ui-locked"));
    }
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
    for person in &info.kicked {
        let name = story.person(&person.name, 1);
        lines.push(format!("{name}: {}", t(story, "ui-barred")));
    }
    if info.phase == Phase::Dealing {
        lines.push(t(story, "tui-dealing"));
    }
    lines.extend(watching(room, story));
    lines.extend(wanted_again(room, story));
    lines
}

/// How many look on, if anybody does.
pub fn watching(room: &Room, story: &Story) -> Option<String> {
    let (info, you) = (room.info()?, room.you()?);
    let me = if you.seats.is_empty() { "yes" } else { "no" };
    let line = Line::new("ui-watching")
        .with("me", me)
        .with("count", info.watching);
    (info.watching > 0).then(|| story.say_common(&line))
}

/// Who wants another match, or is still waited for by those who do.
pub fn wanted_again(room: &Room, story: &Story) -> Option<String> {
    let (info, you) = (room.info()?, room.you()?);
    let names = story.seated(info);
    let is_asked = has_asked(info, you);
    let others = info.seats.iter().filter(|seat| {
        let waits = matches!(&seat.sitter, Sitter::Guest { absence, .. } if !is_asked || *absence != Absence::BotPlays);
        waits && !you.seats.contains(&seat.seat) && info.again.contains(&seat.seat) != is_asked
    });
    let who: Vec<String> = others
        .filter_map(|seat| names.get(seat.seat))
        .map(str::to_owned)
        .collect();
    let id = if is_asked {
        "ui-again-waits"
    } else {
        "ui-again-wanted"
    };
    let is_told = !who.is_empty() && info.phase == Phase::Finished;
    let line = Line::new(id)
        .with("count", who.len())
        .with("who", who);
    is_told.then(|| story.say_common(&line))
}

fn has_asked(info: &TableInfo, you: &You) -> bool {
    you.seats
        .iter()
        .any(|seat| info.again.contains(seat))
}

/// Who of the others is away, or has a bot standing in.
pub fn absent(room: &Room, story: &Story) -> Vec<String> {
    let (Some(info), Some(you)) = (room.info(), room.you()) else {
        return Vec::new();
    };
    let names = story.seated(info);
    let others = info
        .seats
        .iter()
        .filter(|seat| !you.seats.contains(&seat.seat));
    let absent = others.filter_map(|seat| {
        let id = match &seat.sitter {
            Sitter::Guest { absence, .. } => match absence {
                Absence::Here => return None,
                Absence::Away => "ui-is-away",
                Absence::BotPlays => "ui-bot-plays",
            },
            _ => return None,
        };
        let name = names.get(seat.seat).unwrap_or_default();
        Some(story.say_common(&Line::new(id).with("name", name.to_owned())))
    });
    absent.collect()
}

/// Which of the choices takes a seat back in which a bot stands in for the person.
pub fn way_back(client: &Client, story: &Story) -> Option<usize> {
    let is_way = |wish: &Wish| matches!(wish, Wish::Do(Command::Return { .. }));
    choices(client, story)
        .iter()
        .position(|(wish, _)| is_way(wish))
}

/// What everything is called that the person can do about the table now.
pub fn labels(client: &Client, story: &Story) -> Vec<String> {
    let choices = choices(client, story).into_iter();
    choices.map(|(_, label)| label).collect()
}

/// What the person can do about the table now.
pub fn choices(client: &Client, story: &Story) -> Vec<(Wish, String)> {
    let room = client.room();
    let (Some(info), Some(you)) = (room.info(), room.you()) else {
        return Vec::new();
    };
    let is_over = info.phase == Phase::Finished && client.past().is_some();
    let recap = is_over.then(|| (Wish::Recap, t(story, "ui-recap-course")));
    if client.only_watches() {
        return recap.into_iter().collect();
    }
    let mut choices = match info.phase {
        Phase::Waiting => before(info, you, story),
        Phase::Playing => during(info, you, story),
        Phase::Finished => after(info, you, story),
        Phase::Dealing => Vec::new(),
    };
    choices.extend(recap);
    let mutes = client.muted().choices(room, story);
    choices.extend(
        mutes
            .into_iter()
            .map(|(guest, label)| (Wish::Mute(guest), label)),
    );
    choices
}

/// A bot plays for those who are away, until they take their seat back.
fn during(info: &TableInfo, you: &You, story: &Story) -> Vec<(Wish, String)> {
    let names = story.seated(info);
    let is_host = info.host == Some(you.guest);
    let choices = info.seats.iter().filter_map(|place| {
        let Sitter::Guest { guest, absence, .. } = &place.sitter else {
            return None;
        };
        let seat = place.seat;
        match absence {
            Absence::BotPlays if *guest == you.guest => {
                Some((Wish::Do(Command::Return { seat }), t(story, "ui-return")))
            }
            Absence::Away if is_host => {
                let name = names.get(seat).unwrap_or_default();
                let label = format!("{name}: {}", t(story, "ui-take-over"));
                Some((Wish::Do(Command::TakeOver { seat }), label))
            }
            _ => None,
        }
    });
    choices.collect()
}

/// The same once more, or something else.
fn after(info: &TableInfo, you: &You, story: &Story) -> Vec<(Wish, String)> {
    let mut choices = Vec::new();
    if !you.seats.is_empty() && !has_asked(info, you) {
        choices.push((Wish::Do(Command::Again {}), t(story, "ui-rematch")));
    }
    let people = info
        .seats
        .iter()
        .filter(|seat| matches!(seat.sitter, Sitter::Guest { .. }));
    // Alone against bots one begins another match from the menu.
    if info.host == Some(you.guest) && people.count() > you.seats.len() {
        choices.push((Wish::Do(Command::Rematch {}), t(story, "ui-other-options")));
    }
    choices
}

/// Sitting down, getting ready, starting.
fn before(info: &TableInfo, you: &You, story: &Story) -> Vec<(Wish, String)> {
    let mut choices = Vec::new();
    let is_host = info.host == Some(you.guest);
    let mine =
        |sitter: &Sitter| matches!(sitter, Sitter::Guest { guest, .. } if *guest == you.guest);
    let is_ready = info
        .seats
        .iter()
        .any(|seat| matches!(&seat.sitter, Sitter::Guest { guest, ready: true, .. } if *guest == you.guest));
    let is_barred = info
        .kicked
        .iter()
        .any(|person| person.guest == you.guest)
        || info.locked && !is_host && you.seats.is_empty();
    let may_sit = (you.seats.is_empty() || info.several_seats) && !is_barred;
    if !you.seats.is_empty() && !is_ready {
        choices.push((Wish::Ready, t(story, "ui-ready")));
    }
    if is_ready {
        choices.push((Wish::Do(Command::NotReady {}), t(story, "ui-not-ready")));
    }
    if is_host {
        choices.push((Wish::Do(Command::FillWithBots {}), t(story, "ui-fill")));
        choices.push((Wish::Do(Command::Start {}), t(story, "ui-start")));
        choices.push((Wish::Options, t(story, "ui-change-options")));
    }
    for place in &info.seats {
        let seat = place.seat;
        let mut push = |id: &'static str, command: Command| {
            let name = story.say_common(&Line::new("ui-place").with("number", seat.index() + 1));
            choices.push((Wish::Do(command), format!("{name}: {}", t(story, id))));
        };
        match &place.sitter {
            Sitter::Free | Sitter::Bot { .. } if may_sit => push("ui-sit", Command::Sit { seat }),
            sitter if mine(sitter) => push("ui-stand", Command::Stand { seat }),
            _ => {}
        }
        if is_host && !mine(&place.sitter) {
            let (id, command) = by_the_host(info, place);
            push(id, command);
        }
    }
    if is_host {
        choices.extend(doors(info, story));
    }
    choices
}

/// What the host can do about a seat of somebody else.
fn by_the_host(info: &TableInfo, place: &SeatInfo) -> (&'static str, Command) {
    let seat = place.seat;
    let bot = |level: Option<Level>| Command::Bot {
        seat,
        level: level.map(Word::from),
    };
    match place.sitter {
        Sitter::Free => ("ui-add-bot", bot(Some(info.level))),
        Sitter::Bot { .. } => ("ui-remove", bot(None)),
        Sitter::Guest { .. } => ("ui-kick", Command::Kick { seat }),
    }
}

/// Who may come in, as far as the host has a say.
fn doors(info: &TableInfo, story: &Story) -> Vec<(Wish, String)> {
    let lock = if info.locked {
        (Wish::Do(Command::Unlock {}), t(story, "ui-unlock"))
    } else {
        (Wish::Do(Command::Lock {}), t(story, "ui-lock"))
    };
    let allow = info.kicked.iter().map(|person| {
        let name = story.person(&person.name, 1);
        let guest = person.guest;
        let label = format!("{name}: {}", t(story, "ui-allow"));
        (Wish::Do(Command::Allow { guest }), label)
    });
    [lock].into_iter().chain(allow).collect()
}

/// Whether there is a match to look at: between two matches the table is.
pub fn is_between(room: &Room) -> bool {
    room.info()
        .is_none_or(|info| matches!(info.phase, Phase::Waiting | Phase::Dealing))
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
