//! A server on a database of the first release: people go on where they were.

use protocol::http::{HistoryPage, MatchSummary};
use protocol::{Command, Hex32, MatchId, Phase};
use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use crate::client::Client;
use crate::forgotten::{erase, everything, until_erased, verified};
use crate::house::House;
use crate::http::Guest;
use crate::old::{ANN, BOB, MATCH, Old, PLAYED, WAITING};

fn guest(house: &House, id: &str, name: &str, token: [u8; 32]) -> Guest {
    let cookie = format!("zashiki={}", Hex32(token));
    Guest {
        server: house.address,
        cookie,
        id: id.parse().unwrap(),
        name: name.to_owned(),
    }
}

fn hash(token: [u8; 32]) -> String {
    Hex32(Sha256::digest(token).into()).to_string()
}

/// A house whose database the first release has left.
async fn old_house() -> House {
    let mut house = House::open(&["--keep-tables-days=0"]).await;
    house.close().await;
    // A new file, and nothing beside it that belongs to the old one.
    for end in ["", "-wal", "-shm"] {
        let mut name = house.data.clone().into_os_string();
        name.push(end);
        let _ = std::fs::remove_file(name);
    }
    std::fs::File::create(&house.data).unwrap();
    let url = format!("sqlite:{}", house.data.display());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    let hashes = [[1; 32], [2; 32]].map(hash);
    for sql in Old::read().statements([&hashes[0], &hashes[1]]) {
        sqlx::raw_sql(AssertSqlSafe(sql))
            .execute(&mut database)
            .await
            .unwrap();
    }
    database.close().await.unwrap();
    house.start().await;
    house
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f15_people_go_on_at_a_table_of_the_first_release() {
    let house = old_house().await;
    let (ann, bob) = (
        guest(&house, ANN, "Ann", [1; 32]),
        guest(&house, BOB, "Bob", [2; 32]),
    );
    let code = PLAYED.parse().unwrap();
    let (mut one, mut two) = (
        Client::connect(&ann, code).await,
        Client::connect(&bob, code).await,
    );
    assert_eq!(one.mirror.info.phase, Phase::Playing);
    for client in [&mut one, &mut two] {
        // Somebody may have wished to take something back.
        let _ = client
            .command(Command::AnswerUndo { agree: false })
            .await;
    }
    let (first, second) = tokio::join!(one.play_to_the_end(), two.play_to_the_end());
    assert!(
        first > 0 && second > 0,
        "both have acted: {first}, {second}"
    );
    let waiting = Client::connect(&bob, WAITING.parse().unwrap()).await;
    assert_eq!(waiting.mirror.info.phase, Phase::Waiting);

    // Both matches can be read and verified, the old one and the one that was ended now.
    let history: HistoryPage = ann.get("/api/matches").await.json();
    let ids: Vec<MatchId> = history
        .matches
        .iter()
        .map(|game| game.id)
        .collect();
    assert_eq!(ids, [one.mirror.info.match_id, MATCH.parse().unwrap()]);
    for id in ids {
        verified(&house, id).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f14_names_are_erased_from_what_the_first_release_stored() {
    let house = old_house().await;
    let (ann, bob) = (
        guest(&house, ANN, "Ann", [1; 32]),
        guest(&house, BOB, "Bob", [2; 32]),
    );
    let own = |value: &String| value.contains("name of 1111111111111") || value.contains("Ann");
    assert!(everything(&house).await.iter().any(own));
    erase(&ann).await;
    until_erased(&house).await;
    let all = everything(&house).await;
    assert!(
        !all.iter().any(own),
        "{:?}",
        all.iter()
            .filter(|value| own(value))
            .collect::<Vec<_>>()
    );
    assert!(
        all.iter()
            .any(|value| value.contains("name of 2222222222222"))
    );
    let shown: MatchSummary = bob
        .get(&format!("/api/matches/{MATCH}"))
        .await
        .json();
    assert_eq!(
        (shown.players[0].guest, shown.players[0].name.as_str()),
        (None, "")
    );
    verified(&house, shown.id).await;
    let client = Client::connect(&bob, PLAYED.parse().unwrap()).await;
    assert_eq!(client.mirror.info.phase, Phase::Playing);
}
