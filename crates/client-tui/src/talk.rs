//! What people say to each other: phrases that everybody reads in their own language, and lines of text where the host
//! allows them. Nothing of it is kept.

use client_core::room::Room;
use client_core::story::{Line, Story};
use game_core::Seat;
use protocol::{Phrase, Saying};

/// What the person may say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Voice {
    /// Nothing: who watches does not speak.
    #[default]
    None,
    /// The phrases.
    Phrases,
    /// The phrases, and lines of text.
    Text,
}

/// What the person may say at this table.
pub fn voice(room: &Room) -> Voice {
    let (Some(info), Some(you)) = (room.info(), room.you()) else {
        return Voice::None;
    };
    match (you.seats.is_empty(), info.talk) {
        (true, _) => Voice::None,
        (_, true) => Voice::Text,
        (_, false) => Voice::Phrases,
    }
}

/// A phrase in the reader's language.
pub fn phrase(story: &Story, phrase: Phrase) -> String {
    story.say_common(&Line::new("talk-phrase").with("phrase", phrase.as_str()))
}

/// All phrases in the reader's language, reactions last.
pub fn phrases(story: &Story) -> Vec<String> {
    Phrase::ALL.map(|one| phrase(story, one)).to_vec()
}

/// What somebody says, as it stands in the log.
pub fn told(room: &Room, story: &Story, seat: Seat, what: &Saying) -> Option<String> {
    let names = story.seated(room.info()?);
    let words = match what {
        Saying::Phrase(one) => phrase(story, *one),
        Saying::Text(text) => text.clone(),
    };
    let line = Line::new("talk-line")
        .with("name", names.get(seat).unwrap_or_default().to_owned())
        .with("words", words);
    Some(story.say_common(&line))
}
