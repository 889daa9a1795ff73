//! The other addresses: games, lobby, description, the page, metrics, and what is said of the rest.

use std::time::Duration;

use game_core::Seat;
use protocol::games::GamesBody;
use protocol::http::{OwnTable, SessionBody, TableSummary};
use protocol::{Command, Phase};
use serde_json::{Value, json};
use tokio::time;

use crate::client::Client;
use crate::house::{House, begun};
use crate::http::{Guest, metric, request};

#[tokio::test]
async fn the_games_are_told_with_their_options() {
    let house = House::open(&[]).await;
    let games: GamesBody = request(house.address, "GET", "/api/games", &[], "")
        .await
        .json();
    assert_eq!(games.games.len(), catalog::GameId::ALL.len());
    assert_eq!(
        games
            .levels
            .iter()
            .map(|level| level.as_str())
            .collect::<Vec<_>>(),
        ["random", "novice", "casual", "solid", "master"]
    );
    assert!(
        games
            .games
            .iter()
            .all(|game| game.levels == game.game.levels())
    );
    assert!(
        games
            .games
            .iter()
            .all(|game| !game.options.is_empty())
    );
}

#[tokio::test]
async fn listed_tables_stand_in_the_lobby_and_private_ones_do_not() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let private = ada.table("samurakva", "players=2").await;
    let new =
        json!({ "game": "yokai-septet", "config": "players=3", "listed": true, "pace": "fast" });
    let created: protocol::http::TableCreated = ada.send("POST", "/api/tables", &new).await.json();
    let mut client = Client::connect(&ada, created.code).await;
    let _other = Client::connect(&ada, private).await;
    let lobby: Vec<TableSummary> = ada.get("/api/tables").await.json();
    assert_eq!(
        lobby
            .iter()
            .map(|table| table.code)
            .collect::<Vec<_>>(),
        [created.code]
    );
    assert_eq!((lobby[0].free, lobby[0].host.as_deref()), (2, Some("Ada")));
    let shown: TableSummary = ada
        .get(&format!("/api/tables/{}", created.code))
        .await
        .json();
    assert_eq!(shown, lobby[0]);
    assert_eq!(
        ada.get(&format!("/api/tables/{private}"))
            .await
            .status,
        200,
        "who has the link may look"
    );

    client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    client.ready().await;
    client.start().await;
    let lobby: Vec<TableSummary> = ada.get("/api/tables").await.json();
    assert!(
        lobby
            .iter()
            .all(|table| table.phase == Phase::Playing),
        "{lobby:?}"
    );
    let id = client.mirror.info.match_id;
    let record = ada
        .get(&format!("/api/matches/{id}/record"))
        .await;
    assert_eq!(
        (record.status, record.code().as_str()),
        (409, "still_playing")
    );
}

#[tokio::test]
async fn a_match_that_runs_is_told_to_those_who_play_it() {
    let house = House::open(&[]).await;
    let (ada, bea) = (
        Guest::new(house.address, "Ada").await,
        Guest::new(house.address, "Bea").await,
    );
    let mine =
        async |guest: &Guest| -> Vec<OwnTable> { guest.get("/api/tables/mine").await.json() };
    let code = ada.table("samurakva", "players=2").await;
    let mut client = Client::connect(&ada, code).await;
    let _watcher = Client::connect(&bea, code).await;
    assert_eq!(mine(&ada).await, [], "it has not begun");
    client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    client.ready().await;
    client.start().await;
    let own = mine(&ada).await;
    assert_eq!(own.len(), 1);
    assert_eq!(
        (own[0].table.code, own[0].table.phase),
        (code, Phase::Playing)
    );
    assert_eq!(own[0].own, [Seat(0)]);
    assert!(own[0].waits_for.contains(&Seat(0)), "{own:?}");
    assert_eq!(own[0].players[0].name, "Ada");
    assert_eq!(mine(&bea).await, [], "who watches does not play");
    let nobody = request(house.address, "GET", "/api/tables/mine", &[], "").await;
    assert_eq!(nobody.status, 401);
    client.play_to_the_end().await;
    client
        .until(|mirror| mirror.info.phase == Phase::Finished)
        .await;
    assert_eq!(mine(&ada).await, [], "it is over");
    // And once more, by one wish.
    client.command(Command::Again {}).await.unwrap();
    client
        .until(|mirror| mirror.info.number == 2)
        .await;
    client.ready().await;
    client
        .until(|mirror| mirror.info.phase == Phase::Dealing)
        .await;
    client.reveal().await;
    client
        .until(|mirror| mirror.info.phase == Phase::Playing)
        .await;
    assert_eq!(mine(&ada).await.len(), 1);
}

/// They are told as they were when they left memory, after whatever happened there meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_at_tables_that_left_memory_are_told_without_loading_them() {
    let house = House::open(&["--unload-seconds=0.05"]).await;
    let (ada, bea) = (
        Guest::new(house.address, "Ada").await,
        Guest::new(house.address, "Bea").await,
    );
    let loads = async || metric(house.metrics, "zashiki_table_load_seconds_count").await;
    let until_asleep = async || {
        while metric(house.metrics, "zashiki_tables_loaded").await > 0 {
            time::sleep(Duration::from_millis(20)).await;
        }
    };
    let mine =
        async |guest: &Guest| -> Vec<OwnTable> { guest.get("/api/tables/mine").await.json() };
    // One at which nothing is played yet, and one with a match of both.
    ada.table("samurakva", "players=2").await;
    let (mut first, second) = begun(&ada, &bea).await;
    let code = first.code;
    drop((second, first.socket.close(None).await));
    until_asleep().await;
    let before = loads().await;
    let own = mine(&ada).await;
    assert_eq!(own.len(), 1, "{own:?}");
    assert_eq!((own[0].table.code, &own[0].own[..]), (code, &[Seat(0)][..]));
    assert_eq!(own[0].waits_for, [Seat(0), Seat(1)]);
    assert_eq!(mine(&bea).await[0].own, [Seat(1)]);
    assert_eq!(loads().await, before, "nothing was loaded for it");

    let mut back = Client::connect(&ada, code).await;
    let action = back.any_action().unwrap();
    back.command(action).await.unwrap();
    drop(back.socket.close(None).await);
    until_asleep().await;
    let before = loads().await;
    assert_eq!(mine(&ada).await[0].waits_for, [Seat(1)], "Ada has chosen");
    assert_eq!(loads().await, before);
}

#[tokio::test]
async fn a_page_may_ask_who_one_is_before_one_is_anybody() {
    let house = House::open(&[]).await;
    let nobody = request(house.address, "GET", "/api/whoami", &[], "").await;
    assert_eq!(nobody.status, 200);
    assert_eq!(nobody.json::<Option<SessionBody>>(), None);
    let ada = Guest::new(house.address, "Ada").await;
    let known: Option<SessionBody> = ada.get("/api/whoami").await.json();
    assert_eq!(known.map(|known| known.name).as_deref(), Some("Ada"));
}

#[tokio::test]
async fn tables_that_cannot_be_are_refused() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    for (body, code) in [
        (json!({ "game": "chess" }), "unknown_game"),
        (
            json!({ "game": "samurakva", "level": "perfect" }),
            "unknown_level",
        ),
        (
            json!({ "game": "samurai-sword", "level": "master" }),
            "unknown_level",
        ),
        (
            json!({ "game": "samurakva", "config": "players=99" }),
            "bad_config",
        ),
        (json!({ "game": "samurakva", "pace": "never" }), "bad_body"),
        (json!({ "game": "samurakva", "seed": "1" }), "bad_body"),
    ] {
        let answer = ada.send("POST", "/api/tables", &body).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (400, code),
            "{body}"
        );
    }
    let nobody = request(
        house.address,
        "POST",
        "/api/tables",
        &[crate::http::kind()],
        "{}",
    )
    .await;
    assert_eq!((nobody.status, nobody.code().as_str()), (401, "no_session"));
}

#[tokio::test]
async fn history_comes_in_pages() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    for _ in 0..3 {
        let code = ada.table("samurakva", "players=2 rounds=1").await;
        let mut client = Client::connect(&ada, code).await;
        client
            .command(Command::FillWithBots {})
            .await
            .unwrap();
        client.ready().await;
        client.start().await;
        client.play_to_the_end().await;
    }
    let mut seen = Vec::new();
    let mut path = "/api/matches?limit=2".to_owned();
    loop {
        let page: protocol::http::HistoryPage = ada.get(&path).await.json();
        seen.extend(
            page.matches
                .into_iter()
                .map(|played| (played.finished_at, played.id)),
        );
        let Some(next) = page.next else { break };
        path = format!("/api/matches?limit=2&before={next}");
    }
    assert_eq!(seen.len(), 3);
    assert!(seen.is_sorted_by(|a, b| a.0 >= b.0), "{seen:?}");
    for wrong in ["before=x", "before=1_x", "limit=-1", "page=2"] {
        assert_eq!(
            ada.get(&format!("/api/matches?{wrong}"))
                .await
                .code(),
            "bad_body",
            "{wrong}"
        );
    }
}

#[tokio::test]
async fn the_page_is_compressed_and_kept() {
    let house = House::open(&[]).await;
    let page = request(house.address, "GET", "/t/0123456789", &[], "").await;
    assert_eq!(
        page.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    let tag = page.header("etag").unwrap();
    let again = request(
        house.address,
        "GET",
        "/",
        &[format!("if-none-match: {tag}")],
        "",
    )
    .await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    let address = page
        .body
        .split("rel=\"stylesheet\" href=\"")
        .nth(1)
        .unwrap();
    let style = address.split('"').next().unwrap().to_owned();
    let file = request(
        house.address,
        "GET",
        &style,
        &["accept-encoding: gzip, br".to_owned()],
        "",
    )
    .await;
    assert_eq!(
        file.header("cache-control"),
        Some("public, max-age=31536000, immutable")
    );
    assert_eq!(file.header("content-encoding"), Some("br"));
    let policy = page.header("content-security-policy").unwrap();
    assert!(
        policy.contains("script-src 'self' 'wasm-unsafe-eval'"),
        "{policy}"
    );
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(
        page.header("cross-origin-resource-policy"),
        Some("same-origin")
    );
}

#[tokio::test]
async fn what_is_not_there_is_said_with_a_code() {
    let house = House::open(&[]).await;
    for (method, path, status, code) in [
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/nothing.js", 404, "not_found"),
        ("PUT", "/api/session", 405, "bad_method"),
        ("POST", "/api/games", 405, "bad_method"),
        ("POST", "/anywhere", 405, "bad_method"),
        ("GET", "/api/session", 401, "no_session"),
        ("GET", "/api/matches", 401, "no_session"),
        ("GET", "/api/tables/UPPERCASE!", 404, "unknown_table"),
        ("GET", "/.well-known/security.txt", 404, "not_found"),
    ] {
        let answer = request(house.address, method, path, &[], "").await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (status, code),
            "{method} {path}"
        );
    }
}

#[tokio::test]
async fn f9_counts_are_told_at_an_address_of_their_own_only() {
    let house = House::open(&[]).await;
    let public = request(house.address, "GET", "/metrics", &[], "").await;
    assert_eq!((public.status, public.code().as_str()), (404, "not_found"));
    let own = request(house.metrics, "GET", "/metrics", &[], "").await;
    assert!(
        own.status == 200 && own.body.contains("zashiki_moves_total 0"),
        "{own:?}"
    );
    for path in ["/", "/api/games", "/health"] {
        assert_eq!(
            request(house.metrics, "GET", path, &[], "")
                .await
                .status,
            404,
            "{path}"
        );
    }
}

#[tokio::test]
async fn f13_a_table_asked_for_without_a_handshake_says_what_it_takes() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada.table("samurakva", "players=2").await;
    let answer = ada.get(&format!("/ws/{code}")).await;
    assert_eq!(
        (answer.status, answer.code().as_str()),
        (426, "upgrade_required")
    );
    assert_eq!(answer.header("upgrade"), Some("websocket"));
}

#[tokio::test]
async fn f15_whom_to_tell_of_a_weakness_is_said_if_it_is_known() {
    let contact = "--security-contact=mailto:security@example.org";
    let house = House::open(&[contact, "--public-url=https://games.example.org"]).await;
    let answer = request(house.address, "GET", "/.well-known/security.txt", &[], "").await;
    assert_eq!(
        answer.header("content-type"),
        Some("text/plain; charset=utf-8")
    );
    let lines: Vec<&str> = answer.body.lines().collect();
    assert_eq!(lines[0], "Contact: mailto:security@example.org");
    let expires = lines[1]
        .strip_prefix("Expires: 20")
        .expect("a time in this century");
    assert!(
        expires.len() == 18 && expires.ends_with("T00:00:00Z"),
        "{expires}"
    );
    assert!(
        lines.contains(&"Canonical: https://games.example.org/.well-known/security.txt"),
        "{lines:?}"
    );
}

#[tokio::test]
async fn the_description_health_and_metrics_are_served() {
    let house = House::open(&[]).await;
    let description: Value = request(house.address, "GET", "/api/openapi.json", &[], "")
        .await
        .json();
    assert_eq!(description["openapi"], "3.1.0");
    for path in ["/health", "/ready"] {
        assert_eq!(
            request(house.address, "GET", path, &[], "")
                .await
                .status,
            200,
            "{path}"
        );
    }
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada.table("samurakva", "players=2 rounds=1").await;
    let mut client = Client::connect(&ada, code).await;
    client
        .command(Command::FillWithBots {})
        .await
        .unwrap();
    client.ready().await;
    client.start().await;
    client.play_to_the_end().await;
    client
        .command(Command::Start {})
        .await
        .unwrap_err();
    assert_eq!(metric(house.metrics, "zashiki_connections").await, 1);
    let id = client.mirror.info.match_id;
    let record = ada
        .get(&format!("/api/matches/{id}/record"))
        .await
        .body;
    let moves = record
        .lines()
        .filter(|line| line.starts_with(['0', '1']))
        .count();
    assert_eq!(
        metric(house.metrics, "zashiki_moves_total").await,
        moves as u64
    );
    assert_eq!(
        metric(house.metrics, "zashiki_matches_finished_total").await,
        1
    );
    assert_eq!(
        metric(
            house.metrics,
            "zashiki_refusals_total{code=\"already_started\"}"
        )
        .await,
        1
    );
    let entries = metric(house.metrics, "zashiki_entries_total").await;
    assert_eq!(
        metric(house.metrics, "zashiki_append_seconds_count").await,
        entries
    );
}
