//! Dealing over real connections: sealed, shown, given up, and all of it after a restart.

use fair_deal::{Evidence, FairDeal};
use game_core::Seat;
use protocol::{Command, Hex32, Phase, SealedDeal};

use crate::client::Client;
use crate::house::House;
use crate::http::Guest;

/// Two people and a bot; the deal is sealed.
async fn sealed(house: &House) -> (Client, Client, SealedDeal) {
    let (ada, bea) = (
        Guest::new(house.address, "Ada").await,
        Guest::new(house.address, "Bea").await,
    );
    let code = ada.table("samurakva", "players=3 rounds=1").await;
    let mut first = Client::connect(&ada, code).await;
    let mut second = Client::connect(&bea, code).await;
    second.sit(2).await;
    first
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    let deal = seal(&mut first, &mut second).await;
    (first, second, deal)
}

async fn seal(first: &mut Client, second: &mut Client) -> SealedDeal {
    first.ready().await;
    second.ready().await;
    first.command(Command::Start {}).await.unwrap();
    for client in [&mut *first, &mut *second] {
        client
            .until(|mirror| mirror.info.phase == Phase::Dealing)
            .await;
        assert!(client.is_bound() && client.mirror.game.is_none());
    }
    assert_eq!(
        first.mirror.info.deal.sealed, second.mirror.info.deal.sealed,
        "everybody is told the same"
    );
    first.mirror.info.deal.sealed.clone().unwrap()
}

/// To the end of the match; its file proves the deal to both.
async fn play(first: &mut Client, second: &mut Client, deal: &SealedDeal) {
    tokio::join!(first.play_to_the_end(), second.play_to_the_end());
    let file = first
        .guest
        .get(&format!("/api/matches/{}/record", deal.id))
        .await
        .body;
    let (found, record) = FairDeal::split(&file).unwrap();
    for client in [first, second] {
        let (commitment, seal) = (Some(deal.commitment), Some(fair_deal::seal(deal)));
        let (share, seats) = (Some(client.share), Some(vec![Seat(0), Seat(2)]));
        let noted = Evidence {
            commitment,
            seal,
            share,
            seats,
        };
        found
            .as_ref()
            .unwrap()
            .check(record, &noted)
            .unwrap();
        let other = Evidence {
            share: Some(Hex32([1; 32])),
            ..noted
        };
        assert!(
            found
                .as_ref()
                .unwrap()
                .check(record, &other)
                .is_err()
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f3_only_the_share_one_is_bound_to_is_taken_and_twice_does_no_harm() {
    let house = House::open(&[]).await;
    let (mut first, mut second, deal) = sealed(&house).await;
    let refused = first
        .command(Command::Reveal {
            share: Hex32([1; 32]),
        })
        .await
        .unwrap_err();
    assert_eq!(refused.code, "other_share");
    let refused = first
        .command(Command::Reveal {
            share: second.share,
        })
        .await
        .unwrap_err();
    assert_eq!(refused.code, "other_share", "another's is as good as any");
    first.reveal().await;
    first.reveal().await;
    first
        .until(|mirror| mirror.info.deal.shares == [Seat(0)])
        .await;
    assert_eq!(
        first
            .command(Command::Start {})
            .await
            .unwrap_err()
            .code,
        "dealing"
    );
    second.reveal().await;
    play(&mut first, &mut second, &deal).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f3_a_restart_while_dealing_changes_neither_the_deal_nor_the_count() {
    let mut house = House::open(&[]).await;
    let (mut first, mut second, given_up) = sealed(&house).await;
    first.reveal().await;
    second
        .command(Command::NotReady {})
        .await
        .unwrap();
    for client in [&mut first, &mut second] {
        client
            .until(|mirror| mirror.info.phase == Phase::Waiting)
            .await;
        assert_eq!(client.mirror.info.deal.aborted, 1);
        assert_ne!(
            client.mirror.info.deal.commitment, given_up.commitment,
            "the server is bound to a new secret"
        );
    }
    let deal = seal(&mut first, &mut second).await;
    assert_eq!((deal.attempt, deal.id), (2, given_up.id));
    second.reveal().await;
    house.close().await;
    house.start().await;
    for client in [&mut first, &mut second] {
        let before = client.mirror.info.deal.clone();
        client.reconnect().await.unwrap();
        client
            .until(|mirror| mirror.info.deal.shares == [Seat(2)])
            .await;
        assert_eq!(
            (&client.mirror.info.deal.sealed, 1),
            (&before.sealed, before.aborted)
        );
    }
    first.reveal().await;
    play(&mut first, &mut second, &deal).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f3_a_share_that_does_not_come_ends_the_attempt_by_itself() {
    let house = House::open(&[]).await;
    let (mut first, second, _) = sealed(&house).await;
    first.reveal().await;
    drop(second);
    // The server's clock, which is a real one here.
    first
        .until(|mirror| mirror.info.phase == Phase::Waiting)
        .await;
    assert_eq!(
        (
            first.mirror.info.deal.aborted,
            &first.mirror.info.deal.sealed
        ),
        (1, &None)
    );
}
