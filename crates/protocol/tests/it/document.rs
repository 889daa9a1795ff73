//! docs/PROTOCOL.md is true: every example is a message, and every message has an example.

use std::collections::BTreeSet;

use protocol::games::GamesBody;
use protocol::http::{GuestBody, HistoryPage, RecoveryBody};
use protocol::{
    Absence, ClientMessage, Command, Failure, MatchSummary, NameBody, NewTable, OwnTable, Pace,
    Phase, ServerMessage, SessionBody, Sitter, TableCreated, TableInfo, TableSummary,
};
use roster::Level;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../../docs/PROTOCOL.md");

/// The blocks of the document: the type they name, and their text.
fn blocks() -> Vec<(&'static str, &'static str)> {
    let fenced = DOCUMENT.split("```json ").skip(1);
    fenced
        .map(|block| {
            block
                .split("```")
                .next()
                .unwrap()
                .split_once('\n')
                .unwrap()
        })
        .collect()
}

/// Reads a block and writes it again: nothing is lost, nothing added.
fn read<T: DeserializeOwned + Serialize>(text: &str) -> T {
    let value: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let as_written: Value = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_value(&value).unwrap(), as_written);
    value
}

fn all<T: DeserializeOwned + Serialize>(name: &str) -> Vec<T> {
    blocks()
        .into_iter()
        .filter(|(of, _)| *of == name)
        .map(|(_, text)| read(text))
        .collect()
}

// Each of these counts the kinds of one type. A new kind does not compile here until it has a
// number, and its number is looked for among the examples.
const CLIENT: usize = 5;
fn client(message: &ClientMessage) -> usize {
    match message {
        ClientMessage::Hello { .. } => 0,
        ClientMessage::Command { .. } => 1,
        ClientMessage::Ping {} => 2,
        ClientMessage::Pause { .. } => 3,
        ClientMessage::Say { .. } => 4,
    }
}

const COMMANDS: usize = 20;
fn command(command: &Command) -> usize {
    match command {
        Command::Sit { .. } => 0,
        Command::Stand { .. } => 1,
        Command::Ready { .. } => 2,
        Command::NotReady {} => 3,
        Command::Bot { .. } => 4,
        Command::Kick { .. } => 5,
        Command::Options { .. } => 6,
        Command::Start {} => 7,
        Command::FillWithBots {} => 8,
        Command::Act { .. } => 9,
        Command::Undo { .. } => 10,
        Command::AnswerUndo { .. } => 11,
        Command::TakeOver { .. } => 12,
        Command::Return { .. } => 13,
        Command::Rematch {} => 14,
        Command::Allow { .. } => 15,
        Command::Lock {} => 16,
        Command::Unlock {} => 17,
        Command::Reveal { .. } => 18,
        Command::Again {} => 19,
    }
}

const SERVER: usize = 8;
fn server(message: &ServerMessage) -> usize {
    match message {
        ServerMessage::Sync(_) => 0,
        ServerMessage::Info { .. } => 1,
        ServerMessage::Update(_) => 2,
        ServerMessage::Done { .. } => 3,
        ServerMessage::Refused { .. } => 4,
        ServerMessage::Error { .. } => 5,
        ServerMessage::Pong {} => 6,
        ServerMessage::Said { .. } => 7,
    }
}

const SITTERS: usize = 3;
fn sitter(sitter: &Sitter) -> usize {
    match sitter {
        Sitter::Free => 0,
        Sitter::Guest { .. } => 1,
        Sitter::Bot { .. } => 2,
    }
}

fn check_all_shown<T>(kinds: usize, shown: &[T], number: impl Fn(&T) -> usize) {
    let seen: BTreeSet<usize> = shown.iter().map(number).collect();
    assert_eq!(
        seen,
        (0..kinds).collect(),
        "of {}",
        core::any::type_name::<T>()
    );
}

#[test]
fn every_message_has_an_example_and_every_example_is_a_message() {
    check_all_shown(CLIENT, &all::<ClientMessage>("ClientMessage"), client);
    check_all_shown(COMMANDS, &all::<Command>("Command"), command);
    let messages = all::<ServerMessage>("ServerMessage");
    check_all_shown(SERVER, &messages, server);
    let infos: Vec<TableInfo> = messages.into_iter().filter_map(info).collect();
    let sitters: Vec<Sitter> = infos
        .iter()
        .flat_map(|info| info.seats.iter().map(|seat| seat.sitter.clone()))
        .collect();
    check_all_shown(SITTERS, &sitters, sitter);
}

fn info(message: ServerMessage) -> Option<TableInfo> {
    match message {
        ServerMessage::Sync(sync) => Some(sync.info),
        ServerMessage::Info { info } => Some(*info),
        _ => None,
    }
}

#[test]
fn every_body_has_an_example() {
    assert!(!all::<Failure>("Failure").is_empty());
    assert!(!all::<NameBody>("NameBody").is_empty());
    assert!(!all::<SessionBody>("SessionBody").is_empty());
    assert!(!all::<RecoveryBody>("RecoveryBody").is_empty());
    assert!(!all::<GuestBody>("GuestBody").is_empty());
    assert!(!all::<NewTable>("NewTable").is_empty());
    assert!(!all::<TableCreated>("TableCreated").is_empty());
    assert!(!all::<TableSummary>("TableSummary").is_empty());
    assert!(!all::<OwnTable>("OwnTable").is_empty());
    assert!(!all::<MatchSummary>("MatchSummary").is_empty());
    assert!(!all::<HistoryPage>("HistoryPage").is_empty());
    assert!(!all::<GamesBody>("GamesBody").is_empty());
}

#[test]
fn no_block_names_an_unknown_type() {
    let known = [
        "ClientMessage",
        "Command",
        "ServerMessage",
        "Failure",
        "NameBody",
        "SessionBody",
        "GuestBody",
        "RecoveryBody",
        "NewTable",
        "TableCreated",
        "TableSummary",
        "OwnTable",
        "MatchSummary",
        "HistoryPage",
        "GamesBody",
    ];
    for (name, text) in blocks() {
        assert!(known.contains(&name), "{name}: {text}");
    }
    assert_eq!(
        DOCUMENT.matches("```json").count(),
        blocks().len(),
        "every block names its type"
    );
}

#[test]
fn every_word_of_the_smaller_lists_is_named() {
    let words = [
        serde_json::to_value([Absence::Here, Absence::Away, Absence::BotPlays]).unwrap(),
        serde_json::to_value([
            Phase::Waiting,
            Phase::Dealing,
            Phase::Playing,
            Phase::Finished,
        ])
        .unwrap(),
        serde_json::to_value([Pace::None, Pace::Relaxed, Pace::Fast]).unwrap(),
    ];
    for word in words
        .iter()
        .flat_map(|list| list.as_array().unwrap())
        .map(|word| word.as_str().unwrap())
    {
        assert!(DOCUMENT.contains(&format!("`{word}`")), "{word}");
    }
}

#[test]
fn a_level_that_nobody_knows_can_be_read_and_is_written_as_it_came() {
    for (word, known) in [("novice", Ok(Level::Novice)), ("perfect", Err("perfect"))] {
        let text = format!(r#"{{"do":"bot","seat":1,"level":"{word}"}}"#);
        let command: Command = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::to_string(&command).unwrap(), text);
        let Command::Bot {
            level: Some(level), ..
        } = command
        else {
            panic!("{text}")
        };
        assert_eq!(level.known(), known.map_err(str::to_owned));
    }
}

#[test]
fn what_is_left_out_has_its_default_and_what_is_too_much_is_refused() {
    let new: NewTable = serde_json::from_str(r#"{"game": "samurakva"}"#).unwrap();
    assert_eq!(
        (
            new.config.as_str(),
            new.pace,
            new.level.to_string().as_str(),
            new.listed
        ),
        ("", Pace::None, "solid", false)
    );
    for text in [
        r#"{"type": "hello"}"#,
        r#"{"type": "hello", "protocol": 2, "more": 1}"#,
        r#"{"type": "ping", "more": 1}"#,
        r#"{"type": "command", "key": "short", "command": {"do": "start"}}"#,
        r#"{"type": "command", "key": "7mz04xkq2h9ada3t", "command": {"do": "dance"}}"#,
        r#"{"type": "command", "key": "7mz04xkq2h9ada3t", "command": {"do": "sit", "seat": -1}}"#,
        r#"{"type": "command", "key": "7mz04xkq2h9ada3t", "command": {"do": "sit", "seat": 256}}"#,
        r#"{"type": "command", "key": "7mz04xkq2h9ada3t", "command": {"do": "ready", "commitment": "00"}}"#,
        r#"{"type": "command", "key": "7mz04xkq2h9ada3t", "command": {"do": "reveal", "share": "00"}}"#,
    ] {
        assert!(
            serde_json::from_str::<ClientMessage>(text).is_err(),
            "{text}"
        );
    }
}
