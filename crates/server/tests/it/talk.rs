//! What people say to each other, and the seals they wear.

use futures_util::SinkExt;
use protocol::http::{NewTable, SessionBody, TableCreated};
use protocol::{ClientMessage, Pace, Phrase, Saying, ServerMessage, Sitter, TableCode, names};
use serde_json::json;

use crate::client::{Client, receive, text};
use crate::house::House;
use crate::http::Guest;

async fn table(host: &Guest, listed: bool, talk: bool) -> TableCode {
    let new = NewTable {
        game: "samurakva".parse().unwrap(),
        config: "players=3".to_owned(),
        pace: Pace::None,
        level: "random".parse().unwrap(),
        listed,
        talk,
    };
    let answer = host.send("POST", "/api/tables", &new).await;
    answer.json::<TableCreated>().code
}

async fn say(client: &mut Client, what: Saying) {
    let message = text(&ClientMessage::Say { what });
    client.socket.send(message).await.unwrap();
}

/// The next thing said, or the code of what is refused.
async fn heard(client: &mut Client) -> Result<(u8, Saying), String> {
    loop {
        match receive(&mut client.socket).await.unwrap() {
            ServerMessage::Said { seat, what } => return Ok((seat.0, what)),
            ServerMessage::Error { error } => return Err(error.code),
            _ => {}
        }
    }
}

fn phrase() -> Saying {
    Saying::Phrase(Phrase::WellPlayed)
}

fn line(text: &str) -> Saying {
    Saying::Text(text.to_owned())
}

#[tokio::test]
async fn a_phrase_is_heard_by_everybody_here_and_by_nobody_who_comes_later() {
    let house = House::open(&[]).await;
    let (ada, bea) = (
        Guest::new(house.address, "Ada").await,
        Guest::new(house.address, "Bea").await,
    );
    let code = table(&ada, true, true).await;
    let mut first = Client::connect(&ada, code).await;
    let mut watcher = Client::connect(&bea, code).await;
    say(&mut first, phrase()).await;
    assert_eq!(heard(&mut first).await, Ok((0, phrase())));
    assert_eq!(heard(&mut watcher).await, Ok((0, phrase())));
    let mut late = Client::connect(&bea, code).await;
    say(&mut late, phrase()).await;
    assert_eq!(
        heard(&mut late).await,
        Err("not_seated".to_owned()),
        "who watches hears nothing of before and may not speak"
    );
}

#[tokio::test]
async fn text_is_for_tables_that_allow_it_and_no_stranger_finds() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    for (listed, talk) in [(true, true), (false, false), (true, false)] {
        let code = table(&ada, listed, talk).await;
        let mut client = Client::connect(&ada, code).await;
        assert!(!client.mirror.info.talk);
        say(&mut client, line("hello")).await;
        assert_eq!(
            heard(&mut client).await,
            Err("no_free_text".to_owned()),
            "{listed} {talk}"
        );
    }
}

#[tokio::test]
async fn text_is_cleaned_as_names_are() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = table(&ada, false, true).await;
    let mut client = Client::connect(&ada, code).await;
    assert!(client.mirror.info.talk);
    say(&mut client, line("  one   more?  ")).await;
    assert_eq!(heard(&mut client).await, Ok((0, line("one more?"))));
    for wrong in [" ", "a\u{202e}b", &"x".repeat(121)] {
        say(&mut client, line(wrong)).await;
        assert_eq!(heard(&mut client).await, Err("bad_text".to_owned()));
    }
}

#[tokio::test]
async fn who_talks_too_much_is_told_to_wait() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = table(&ada, false, false).await;
    let mut client = Client::connect(&ada, code).await;
    for _ in 0..5 {
        say(&mut client, phrase()).await;
    }
    // A refusal need not wait for the table, so it may come first.
    let (mut said, mut refused) = (0, Vec::new());
    for _ in 0..5 {
        match heard(&mut client).await {
            Ok(_) => said += 1,
            Err(code) => refused.push(code),
        }
    }
    assert_eq!((said, refused), (4, vec!["too_fast".to_owned()]));
}

fn seal(client: &Client) -> u8 {
    match client.mirror.info.seats[0].sitter {
        Sitter::Guest { seal, .. } => seal,
        ref other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_seal_is_given_then_chosen_and_kept() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let given = ada
        .get("/api/session")
        .await
        .json::<SessionBody>()
        .seal;
    assert_eq!(given, names::seal_of(ada.id));
    let code = table(&ada, false, false).await;
    assert_eq!(seal(&Client::connect(&ada, code).await), given);
    let other = (given + 1) % names::SEALS;
    let wish = json!({ "name": "Ada", "seal": other });
    let answer = ada.send("PATCH", "/api/session", &wish).await;
    assert_eq!(answer.json::<SessionBody>().seal, other);
    assert_eq!(seal(&Client::connect(&ada, code).await), other);
    let named = json!({ "name": "Ada L." });
    let answer = ada.send("PATCH", "/api/session", &named).await;
    assert_eq!(
        answer.json::<SessionBody>().seal,
        other,
        "a new name, the same seal"
    );
    let wrong = json!({ "name": "Ada", "seal": names::SEALS });
    let answer = ada.send("PATCH", "/api/session", &wrong).await;
    assert_eq!(answer.code(), "bad_body");
}
