//! Guests, their cookies, and who may ask for what.

use protocol::http::SessionBody;
use serde_json::json;
use sha2::{Digest, Sha256};
use store::{NewSession, Store};

use crate::house::House;
use crate::http::{Answer, Guest, kind, post_raw, request};

#[tokio::test]
async fn a_guest_is_made_shown_renamed_and_forgotten() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "  Ada  ").await;
    assert_eq!(ada.name, "Ada");
    let shown: SessionBody = ada.get("/api/session").await.json();
    assert_eq!((shown.guest, shown.name.as_str()), (ada.id, "Ada"));
    let renamed: SessionBody = ada.send("PATCH", "/api/session", &json!({ "name": "Ада" })).await.json();
    assert_eq!((renamed.guest, renamed.name.as_str()), (ada.id, "Ада"));
    let again = ada.send("POST", "/api/session", &json!({ "name": "Ada" })).await;
    assert_eq!((again.status, again.json::<SessionBody>().guest), (200, ada.id), "nobody loses their seats");
    let ended = ada.send("DELETE", "/api/session", &json!({})).await;
    assert_eq!(ended.status, 204);
    assert!(ended.header("set-cookie").unwrap().starts_with("zashiki=; Path=/; Max-Age=0"), "{ended:?}");
    assert_eq!(ada.get("/api/session").await.code(), "no_session");
}

#[tokio::test]
async fn the_cookie_is_kept_from_scripts_and_from_open_lines() {
    let cookie = |answer: &Answer| answer.header("set-cookie").unwrap().to_owned();
    let body = json!({ "name": "Ada" }).to_string();
    let plain = House::open(&[]).await;
    let answer = request(plain.address, "POST", "/api/session", &[kind()], &body).await;
    assert!(cookie(&answer).contains("; HttpOnly; SameSite=Lax") && !cookie(&answer).contains("Secure"));
    let safe = House::open(&["--public-url=https://games.example.org"]).await;
    let origin = "origin: https://games.example.org".to_owned();
    let answer = request(safe.address, "POST", "/api/session", &[kind(), origin], &body).await;
    assert!(cookie(&answer).ends_with("; HttpOnly; SameSite=Lax; Secure"), "{answer:?}");
    assert!(answer.header("strict-transport-security").is_some());
}

fn cookies(answer: &Answer) -> Vec<&str> {
    let lines = answer.head.lines().filter_map(|line| line.split_once(": "));
    lines.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie")).map(|(_, value)| value).collect()
}

#[tokio::test]
async fn f13_over_https_the_cookie_has_a_name_that_nobody_else_can_set() {
    let house = House::open(&["--public-url=https://games.example.org"]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let token = ada.cookie.strip_prefix("__Host-zashiki=").expect("the safe name");
    // A cookie of a release before is read, and replaced at once.
    let old = [format!("cookie: zashiki={token}")];
    let answer = request(house.address, "GET", "/api/session", &old, "").await;
    assert_eq!((answer.status, answer.json::<SessionBody>().guest), (200, ada.id));
    let [fresh, gone] = cookies(&answer)[..] else { panic!("{answer:?}") };
    assert!(fresh.starts_with("__Host-zashiki=") && !fresh.contains(token), "{fresh}");
    assert!(gone.starts_with("zashiki=; Path=/; Max-Age=0;"), "{gone}");
    // Beside the safe name the other counts for nothing.
    let both = [format!("cookie: zashiki={}; {}", "0".repeat(64), fresh.split(';').next().unwrap())];
    let answer = request(house.address, "GET", "/api/session", &both, "").await;
    assert_eq!((answer.status, cookies(&answer).len()), (200, 0), "{answer:?}");
}

#[tokio::test]
async fn f13_who_signs_in_with_a_planted_cookie_goes_on_with_another() {
    let house = House::open(&[]).await;
    let eve = Guest::new(house.address, "Eve").await;
    let answer = eve.send("POST", "/api/session", &json!({ "name": "Ada" })).await;
    assert_eq!((answer.status, answer.json::<SessionBody>().guest), (200, eve.id));
    let fresh = cookies(&answer)[0].split(';').next().unwrap().to_owned();
    assert!(fresh.starts_with("zashiki=") && fresh != eve.cookie, "{fresh}");
    let answer = request(house.address, "GET", "/api/session", &[format!("cookie: {fresh}")], "").await;
    assert_eq!(answer.json::<SessionBody>().name, "Ada");
    // Another name alone changes no token.
    let answer = eve.send("PATCH", "/api/session", &json!({ "name": "Eva" })).await;
    assert_eq!((answer.status, cookies(&answer).len()), (200, 0));
}

#[tokio::test]
async fn f13_a_strangers_name_that_leads_here_may_not_act() {
    let house = House::open(&[]).await;
    let port = house.address.port();
    for (host, status) in
        [("evil.example", 403), ("localhost", 201), ("127.0.0.1", 201), ("attic.local", 201)]
    {
        let mut stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
        let body = r#"{"name":"Ada"}"#;
        let text = format!(
            "POST /api/session HTTP/1.1\r\nhost: {host}:{port}\r\norigin: http://{host}:{port}\r\n\
             content-type: application/json\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        tokio::io::AsyncWriteExt::write_all(&mut stream, text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        tokio::io::AsyncReadExt::read_to_string(&mut stream, &mut answer).await.unwrap();
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{host}: {answer}");
    }
}

#[tokio::test]
async fn the_database_does_not_hold_the_token() {
    let mut house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let token = ada.cookie.strip_prefix("zashiki=").unwrap().to_owned();
    house.close().await;
    let mut kept = Vec::new();
    for file in std::fs::read_dir(house.data.parent().unwrap()).unwrap() {
        kept.extend(std::fs::read(file.unwrap().path()).unwrap());
    }
    let holds = |text: &[u8]| kept.windows(text.len()).any(|window| window == text);
    assert!(holds(ada.id.as_str().as_bytes()), "the guest is kept");
    assert!(!holds(token.as_bytes()) && !holds(&unhex(&token)), "the token is not");
}

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap()).collect()
}

#[tokio::test]
async fn an_old_token_is_replaced_and_stays_valid_for_a_while() {
    let mut house = House::open(&[]).await;
    // One at a time has the database.
    house.close().await;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    let days = |days: u64| days * 24 * 3600 * 1000;
    let (token, guest) = ("ab".repeat(32), "0123456789abc".to_owned());
    let hash = protocol::Hex32(Sha256::digest(unhex(&token)).into()).to_string();
    let door = Store::open(&format!("sqlite:{}", house.data.display())).await.unwrap();
    let (issued, expires_at) = (now - days(2), now + days(30));
    let session = NewSession { token_hash: hash, guest, name: "Ada".to_owned(), now: issued, expires_at };
    door.create_session(session).await.unwrap();
    door.close().await;
    house.start().await;

    let get = |cookie: String| async move {
        request(house.address, "GET", "/api/session", &[format!("cookie: {cookie}")], "").await
    };
    let first = get(format!("zashiki={token}")).await;
    assert_eq!(first.status, 200);
    let fresh = first.header("set-cookie").expect("a new token").split(';').next().unwrap().to_owned();
    assert_ne!(fresh, format!("zashiki={token}"));
    let (old, new) = (get(format!("zashiki={token}")).await, get(fresh).await);
    assert_eq!((old.status, new.status), (200, 200), "other tabs live on");
    assert_eq!(new.header("set-cookie"), None, "the new one is young");
    assert_eq!(old.json::<SessionBody>(), new.json::<SessionBody>());
}

#[tokio::test]
async fn pages_of_others_may_not_act() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let evil = "origin: http://evil.example".to_owned();
    let cookie = format!("cookie: {}", ada.cookie);
    for (method, path) in [
        ("POST", "/api/session"),
        ("PATCH", "/api/session"),
        ("DELETE", "/api/session"),
        ("POST", "/api/tables"),
    ] {
        let lines = [cookie.clone(), evil.clone(), kind()];
        let answer = request(house.address, method, path, &lines, r#"{"name":"Eve"}"#).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "bad_origin"), "{method} {path}");
    }
    let own = format!("origin: http://{}", house.address);
    let lines = [cookie, own, kind()];
    let answer = request(house.address, "PATCH", "/api/session", &lines, r#"{"name":"Eva"}"#).await;
    assert_eq!(answer.status, 200);
    assert_eq!(ada.get("/api/session").await.json::<SessionBody>().name, "Eva");
}

#[tokio::test]
async fn wrong_bodies_and_names_are_refused() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    for (body, code, status) in [
        ("", "bad_body", 400),
        ("{", "bad_body", 400),
        (r#"{"name":1}"#, "bad_body", 400),
        (r#"{"name":"a","admin":true}"#, "bad_body", 400),
        (r#"{"name":"   "}"#, "bad_name", 400),
        (r#"{"name":"a\u202eb"}"#, "bad_name", 400),
        (&format!(r#"{{"name":"{}"}}"#, "a".repeat(20_000)), "too_large", 413),
    ] {
        let answer = post_raw(&ada, "/api/session", body).await;
        assert_eq!(
            (answer.code().as_str(), answer.status),
            (code, status),
            "{}",
            &body[..body.len().min(40)]
        );
    }
    let form = "content-type: application/x-www-form-urlencoded".to_owned();
    let answer = request(house.address, "POST", "/api/session", &[form], r#"{"name":"Eve"}"#).await;
    assert_eq!(answer.code(), "bad_body", "a form of another page is no request of ours");
}

#[tokio::test]
async fn one_address_may_ask_only_so_often() {
    let house = House::open(&["--requests=1:5", "--trust-forwarded"]).await;
    let ask = async |from: &str| {
        let line = format!("x-forwarded-for: 9.9.9.9, {from}");
        request(house.address, "GET", "/api/games", &[line], "").await
    };
    let mut statuses = Vec::new();
    for _ in 0..7 {
        statuses.push(ask("1.2.3.4").await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429]);
    let refused = ask("1.2.3.4").await;
    assert_eq!((refused.code().as_str(), refused.header("retry-after")), ("too_fast", Some("1")));
    assert_eq!(ask("5.6.7.8").await.status, 200, "others are not concerned");
    assert_eq!(request(house.address, "GET", "/health", &[], "").await.status, 200, "nor is the watchman");
}

#[tokio::test]
async fn one_address_may_make_only_so_many_guests_and_a_guest_so_many_tables() {
    let house = House::open(&["--new-guests=0.01:2", "--new-tables=0.01:1"]).await;
    let ada = Guest::new(house.address, "Ada").await;
    Guest::new(house.address, "Bea").await;
    let body = json!({ "name": "Cleo" }).to_string();
    let third = request(house.address, "POST", "/api/session", &[kind()], &body).await;
    assert_eq!(third.code(), "too_fast");
    let table = json!({ "game": "samurakva" });
    assert_eq!(ada.send("POST", "/api/tables", &table).await.status, 201);
    assert_eq!(ada.send("POST", "/api/tables", &table).await.code(), "too_fast");
}
