//! What a client that only plays on needs of the server's messages; the rest is passed over, for eight thousand
//! clients share this machine with the server.

use game_core::Seat;
use protocol::{Failure, Key, MatchId, ServerMessage};
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};

use crate::LoadError;

/// A message.
pub(crate) enum News {
    /// The match that is prepared or played, and how it stands, if it has begun.
    Sync(MatchId, Option<Match>),
    /// The same without how it stands.
    Info(MatchId),
    /// Something happened in it.
    Update(Match),
    /// A command was carried out.
    Done(Key),
    /// It was refused.
    Refused(Key, Failure),
    /// The server is about to close the connection, or could not read something.
    Error(Failure),
    /// Anything else.
    Other,
}

/// A match as far as it concerns moving on.
#[derive(Deserialize)]
pub(crate) struct Match {
    outcome: Option<IgnoredAny>,
    pub(crate) boards: Vec<Board>,
}

impl Match {
    pub(crate) fn is_over(&self) -> bool {
        self.outcome.is_some()
    }
}

#[derive(Deserialize)]
pub(crate) struct Board {
    pub(crate) viewer: Option<Seat>,
    #[serde(default)]
    pub(crate) choice: Now,
}

/// What the seat may do now.
#[derive(Default)]
pub(crate) enum Now {
    /// The same as before.
    #[default]
    Same,
    /// This, or nothing.
    May(Option<Choice>),
}

#[derive(Deserialize)]
pub(crate) struct Choice {
    pub(crate) number: u32,
    pub(crate) waited: bool,
    pub(crate) actions: Vec<String>,
}

impl<'de> Deserialize<'de> for Now {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Now, D::Error> {
        Option::deserialize(deserializer).map(Now::May)
    }
}

#[derive(Deserialize)]
struct Info {
    match_id: MatchId,
}

#[derive(Deserialize)]
struct InfoMessage {
    info: Info,
}

#[derive(Deserialize)]
struct Sync {
    info: Info,
    #[serde(rename = "match")]
    game: Option<Match>,
}

/// Reads a message. The server puts its kind first.
pub(crate) fn read(text: &str) -> Result<News, LoadError> {
    let strange = |_| LoadError::Strange(text.chars().take(200).collect());
    if text.starts_with(r#"{"type":"update""#) {
        return serde_json::from_str(text)
            .map(News::Update)
            .map_err(strange);
    }
    if text.starts_with(r#"{"type":"sync""#) {
        return serde_json::from_str(text)
            .map(|sync: Sync| News::Sync(sync.info.match_id, sync.game))
            .map_err(strange);
    }
    if text.starts_with(r#"{"type":"info""#) {
        let news = |news: InfoMessage| News::Info(news.info.match_id);
        return serde_json::from_str(text)
            .map(news)
            .map_err(strange);
    }
    Ok(match serde_json::from_str(text).map_err(strange)? {
        ServerMessage::Done { key } => News::Done(key),
        ServerMessage::Refused { key, error } => News::Refused(key, error),
        ServerMessage::Error { error } => News::Error(error),
        _ => News::Other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_read_as_far_as_it_matters() {
        let text = r#"{"type":"update","number":1,"era":0,"waits_for":[1],"outcome":null,"time_left":null,"boards":[
            {"viewer":1,"from":3,"events":[{"x":1}],"view":[],"choice":{"number":4,"waited":true,"actions":["a 1"]}},
            {"viewer":2,"from":3,"events":[],"view":[],"choice":null},{"viewer":null,"from":0,"events":[],"view":[]}]}"#;
        let Ok(News::Update(update)) = read(text) else {
            panic!("not an update")
        };
        assert!(!update.is_over());
        let shown: Vec<_> = update
            .boards
            .iter()
            .map(|board| (board.viewer, &board.choice))
            .collect();
        assert!(matches!(
            shown[0],
            (
                Some(Seat(1)),
                Now::May(Some(Choice {
                    number: 4,
                    waited: true,
                    ..
                }))
            )
        ));
        assert!(matches!(shown[1], (Some(Seat(2)), Now::May(None))));
        assert!(matches!(shown[2], (None, Now::Same)));
    }
}
