//! Whole matches of every game over real connections: people, bots and somebody who watches.

use catalog::GameId;
use fair_deal::{Evidence, FairDeal};
use game_core::Seat;
use protocol::http::{HistoryPage, MatchSummary};
use protocol::{Command, MatchId, Phase, SealedDeal};

use crate::client::Client;
use crate::house::House;
use crate::http::{Guest, request};

/// Two people, bots on the other seats, one spectator; one person has a second tab.
async fn whole_match(game: &str, config: &str) {
    let house = House::open(&[]).await;
    let (ada, bea) = (
        Guest::new(house.address, "Ada").await,
        Guest::new(house.address, "Bea").await,
    );
    let code = ada.table(game, config).await;
    let mut first = Client::connect(&ada, code).await;
    let mut second = Client::connect(&bea, code).await;
    let mut tab = Client::connect(&bea, code).await;
    let mut watcher = Client::connect(&Guest::new(house.address, "Cleo").await, code).await;
    second.sit(1).await;
    first
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    first.ready().await;
    second.ready().await;
    first.command(Command::Start {}).await.unwrap();
    first
        .until(|mirror| mirror.info.phase == Phase::Dealing)
        .await;
    let sealed = first
        .mirror
        .info
        .deal
        .sealed
        .clone()
        .expect("the deal is sealed");
    assert!(first.mirror.game.is_none(), "nobody has a card yet");
    second.reveal().await;
    first.reveal().await;
    first.until(|mirror| mirror.game.is_some()).await;
    second.until(|mirror| mirror.game.is_some()).await;

    let (one, two) = tokio::join!(first.play_to_the_end(), second.play_to_the_end());
    assert!(one > 0 && two > 0, "both have acted: {one}, {two}");
    tab.until(|mirror| mirror.outcome().is_some())
        .await;
    watcher
        .until(|mirror| mirror.outcome().is_some())
        .await;
    first
        .until(|mirror| mirror.info.phase == Phase::Finished)
        .await;
    let gaps = [first.gaps, second.gaps, tab.gaps, watcher.gaps];
    assert_eq!(
        gaps, [0; 4],
        "nothing was missing, so nothing was asked for again"
    );
    assert_eq!(
        tab.mirror.game, second.mirror.game,
        "two tabs know the same"
    );
    assert_eq!(watcher.mirror.game.as_ref().unwrap().boards[0].viewer, None);
    assert_fresh_eyes_see_the_same(&mut second).await;
    assert_fresh_eyes_see_the_same(&mut watcher).await;

    let id = first.mirror.info.match_id;
    assert!(
        !id.to_string().contains(code.as_str()),
        "a record does not lead to its table"
    );
    assert_recorded(&bea, id, &sealed, [&first, &second]).await;
    house_is_empty_handed(house).await;
}

/// Who comes late is told the same as who was there all the time.
async fn assert_fresh_eyes_see_the_same(client: &mut Client) {
    let fresh = Client::connect(&client.guest, client.code).await;
    assert_eq!(fresh.mirror.game, client.mirror.game);
}

async fn assert_recorded(guest: &Guest, id: MatchId, sealed: &SealedDeal, clients: [&Client; 2]) {
    let client = clients[0];
    let history: HistoryPage = guest.get("/api/matches").await.json();
    let shown: MatchSummary = guest
        .get(&format!("/api/matches/{id}"))
        .await
        .json();
    assert_eq!(history.matches, std::slice::from_ref(&shown));
    assert_eq!(
        (history.next, Some(&shown.outcome)),
        (None, client.mirror.outcome())
    );
    let file = request(
        guest.server,
        "GET",
        &format!("/api/matches/{id}/record"),
        &[],
        "",
    )
    .await;
    assert!(
        file.header("content-disposition")
            .unwrap()
            .starts_with("attachment"),
        "{file:?}"
    );
    let (deal, record) = FairDeal::split(&file.body).unwrap();
    let deal = deal.expect("a match at a table has a deal");
    assert_eq!(deal.sealed().as_ref(), Some(sealed));
    for client in clients {
        let (commitment, seal) = (Some(sealed.commitment), Some(fair_deal::seal(sealed)));
        let seats = Some(vec![Seat(0), Seat(1)]);
        let noted = Evidence {
            commitment,
            seal,
            share: Some(client.share),
            seats,
        };
        deal.check(record, &noted).unwrap();
    }
    let replayed = catalog::open(record).unwrap();
    assert_eq!(replayed.outcome().as_ref(), client.mirror.outcome());
}

async fn house_is_empty_handed(mut house: House) {
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn samurakva() {
    whole_match(GameId::Samurakva.as_str(), "players=4 rounds=2").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn yokai_septet() {
    whole_match(GameId::YokaiSeptet.as_str(), "players=4").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn samurai_sword() {
    whole_match(GameId::SamuraiSword.as_str(), "players=5").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn samurai_spirit() {
    whole_match(GameId::SamuraiSpirit.as_str(), "samurai=4 level=easy").await;
}
