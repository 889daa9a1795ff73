//! Guests, their cookies, and who may ask for what.

use protocol::http::{RecoveryBody, SessionBody};
use serde_json::json;

use crate::house::House;
use crate::http::{Answer, Guest, kind, post_raw, request};

#[tokio::test]
async fn a_guest_is_made_shown_renamed_and_forgotten() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "  Ada  ").await;
    assert_eq!(ada.name, "Ada");
    let shown: SessionBody = ada.get("/api/session").await.json();
    assert_eq!((shown.guest, shown.name.as_str()), (ada.id, "Ada"));
    let renamed: SessionBody = ada
        .send("PATCH", "/api/session", &json!({ "name": "Ада" }))
        .await
        .json();
    assert_eq!((renamed.guest, renamed.name.as_str()), (ada.id, "Ада"));
    let again = ada
        .send("POST", "/api/session", &json!({ "name": "Ada" }))
        .await;
    assert_eq!(
        (again.status, again.json::<SessionBody>().guest),
        (200, ada.id),
        "nobody loses their seats"
    );
    let ended = ada
        .send("DELETE", "/api/session", &json!({}))
        .await;
    assert_eq!(ended.status, 204);
    assert!(
        ended
            .header("set-cookie")
            .unwrap()
            .starts_with("zashiki=; Path=/; Max-Age=0"),
        "{ended:?}"
    );
    assert_eq!(ada.get("/api/session").await.code(), "no_session");
}

#[tokio::test]
async fn the_cookie_is_kept_from_scripts_and_from_open_lines() {
    let cookie = |answer: &Answer| answer.header("set-cookie").unwrap().to_owned();
    let body = json!({ "name": "Ada" }).to_string();
    let plain = House::open(&[]).await;
    let answer = request(plain.address, "POST", "/api/session", &[kind()], &body).await;
    assert!(
        cookie(&answer).contains("; HttpOnly; SameSite=Lax") && !cookie(&answer).contains("Secure")
    );
    let safe = House::open(&["--public-url=https://games.example.org"]).await;
    let origin = "origin: https://games.example.org".to_owned();
    let answer = request(
        safe.address,
        "POST",
        "/api/session",
        &[kind(), origin],
        &body,
    )
    .await;
    assert!(
        cookie(&answer).ends_with("; HttpOnly; SameSite=Lax; Secure"),
        "{answer:?}"
    );
    assert!(
        answer
            .header("strict-transport-security")
            .is_some()
    );
}

fn cookies(answer: &Answer) -> Vec<&str> {
    let lines = answer
        .head
        .lines()
        .filter_map(|line| line.split_once(": "));
    lines
        .filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"))
        .map(|(_, value)| value)
        .collect()
}

#[tokio::test]
async fn f13_over_https_the_cookie_has_a_name_that_nobody_else_can_set() {
    let house = House::open(&["--public-url=https://games.example.org"]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let token = ada
        .cookie
        .strip_prefix("__Host-zashiki=")
        .expect("the safe name");
    // A cookie of a release before is read, and replaced at once.
    let old = [format!("cookie: zashiki={token}")];
    let answer = request(house.address, "GET", "/api/session", &old, "").await;
    assert_eq!(
        (answer.status, answer.json::<SessionBody>().guest),
        (200, ada.id)
    );
    let [fresh, gone] = cookies(&answer)[..] else {
        panic!("{answer:?}")
    };
    assert!(
        fresh.starts_with("__Host-zashiki=") && !fresh.contains(token),
        "{fresh}"
    );
    assert!(gone.starts_with("zashiki=; Path=/; Max-Age=0;"), "{gone}");
    // Beside the safe name the other counts for nothing.
    let both = [format!(
        "cookie: zashiki={}; {}",
        "0".repeat(64),
        fresh.split(';').next().unwrap()
    )];
    let answer = request(house.address, "GET", "/api/session", &both, "").await;
    assert_eq!(
        (answer.status, cookies(&answer).len()),
        (200, 0),
        "{answer:?}"
    );
}

#[tokio::test]
async fn f13_who_signs_in_with_a_planted_cookie_goes_on_with_another() {
    let house = House::open(&[]).await;
    let eve = Guest::new(house.address, "Eve").await;
    let answer = eve
        .send("POST", "/api/session", &json!({ "name": "Ada" }))
        .await;
    assert_eq!(
        (answer.status, answer.json::<SessionBody>().guest),
        (200, eve.id)
    );
    let fresh = cookies(&answer)[0]
        .split(';')
        .next()
        .unwrap()
        .to_owned();
    assert!(
        fresh.starts_with("zashiki=") && fresh != eve.cookie,
        "{fresh}"
    );
    let answer = request(
        house.address,
        "GET",
        "/api/session",
        &[format!("cookie: {fresh}")],
        "",
    )
    .await;
    assert_eq!(answer.json::<SessionBody>().name, "Ada");
    // Another name alone changes no token.
    let answer = eve
        .send("PATCH", "/api/session", &json!({ "name": "Eva" }))
        .await;
    assert_eq!((answer.status, cookies(&answer).len()), (200, 0));
}

#[tokio::test]
async fn f13_a_strangers_name_that_leads_here_may_not_act() {
    let house = House::open(&[]).await;
    let port = house.address.port();
    for (host, status) in [
        ("evil.example", 403),
        ("localhost", 201),
        ("127.0.0.1", 201),
        ("attic.local", 201),
    ] {
        let mut stream = tokio::net::TcpStream::connect(house.address)
            .await
            .unwrap();
        let body = r#"{"name":"Ada"}"#;
        let text = format!(
            "POST /api/session HTTP/1.1\r\nhost: {host}:{port}\r\norigin: http://{host}:{port}\r\n\
             content-type: application/json\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        tokio::io::AsyncWriteExt::write_all(&mut stream, text.as_bytes())
            .await
            .unwrap();
        let mut answer = String::new();
        tokio::io::AsyncReadExt::read_to_string(&mut stream, &mut answer)
            .await
            .unwrap();
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status} ")),
            "{host}: {answer}"
        );
    }
}

#[tokio::test]
async fn the_database_does_not_hold_the_token() {
    let mut house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let token = ada
        .cookie
        .strip_prefix("zashiki=")
        .unwrap()
        .to_owned();
    house.close().await;
    let mut kept = Vec::new();
    for file in std::fs::read_dir(house.data.parent().unwrap()).unwrap() {
        kept.extend(std::fs::read(file.unwrap().path()).unwrap());
    }
    let holds = |text: &[u8]| {
        kept.windows(text.len())
            .any(|window| window == text)
    };
    assert!(holds(ada.id.as_str().as_bytes()), "the guest is kept");
    assert!(
        !holds(token.as_bytes()) && !holds(&unhex(&token)),
        "the token is not"
    );
}

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap())
        .collect()
}

const DAY: i64 = 24 * 60;

async fn whoami(house: &House, cookie: &str) -> Answer {
    request(
        house.address,
        "GET",
        "/api/session",
        &[format!("cookie: {cookie}")],
        "",
    )
    .await
}

/// The cookie that an answer sets.
fn set(answer: &Answer) -> Option<String> {
    answer
        .header("set-cookie")
        .map(|line| line.split(';').next().unwrap().to_owned())
}

#[tokio::test]
async fn f7_a_lost_answer_loses_nothing() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    house.set_clock(2 * DAY);
    // The answer with the new token is lost, and nothing is asked for a long time, more than once.
    for _ in 0..20 {
        let lost = whoami(&house, &ada.cookie).await;
        assert!(lost.status == 200 && set(&lost).is_some());
        house.set_clock(3 * 60);
    }
    let found = whoami(&house, &ada.cookie).await;
    assert_eq!(
        (found.status, found.json::<SessionBody>().guest),
        (200, ada.id)
    );
    // Now one arrives and is used: the old one is good for ten minutes more.
    let fresh = set(&found).expect("a new token");
    assert_ne!(fresh, ada.cookie);
    let used = whoami(&house, &fresh).await;
    assert_eq!(
        (used.status, set(&used)),
        (200, None),
        "the new one is young"
    );
    house.set_clock(9);
    assert_eq!(
        whoami(&house, &ada.cookie).await.status,
        200,
        "other tabs live on"
    );
    house.set_clock(2);
    assert_eq!(whoami(&house, &ada.cookie).await.code(), "no_session");
    assert_eq!(
        whoami(&house, &fresh)
            .await
            .json::<SessionBody>()
            .guest,
        ada.id
    );
    house.set_clock(300 * DAY);
    assert_eq!(whoami(&house, &fresh).await.status, 200);
}

/// Whoever runs a server may keep people for a shorter time.
#[tokio::test]
async fn f7_a_sign_in_ends_after_as_many_days_as_the_settings_say() {
    let house = House::open(&["--keep-guests-days=3"]).await;
    let ada = Guest::new(house.address, "Ada").await;
    house.set_clock(2 * DAY);
    let seen = whoami(&house, &ada.cookie).await;
    let fresh = set(&seen).expect("a new token");
    // It has the whole time again.
    house.set_clock(2 * DAY);
    assert_eq!(whoami(&house, &fresh).await.status, 200);
    house.set_clock(3 * DAY + 1);
    assert_eq!(whoami(&house, &fresh).await.code(), "no_session");
}

async fn recover(house: &House, code: &str) -> Answer {
    let body = json!({ "code": code }).to_string();
    request(
        house.address,
        "POST",
        "/api/session/recover",
        &[kind()],
        &body,
    )
    .await
}

#[tokio::test]
async fn f7_a_code_signs_in_as_the_same_guest_elsewhere() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let none = request(
        house.address,
        "POST",
        "/api/session/recovery",
        &[kind()],
        "",
    )
    .await;
    assert_eq!((none.status, none.code().as_str()), (401, "no_session"));
    let made = ada
        .send("POST", "/api/session/recovery", &json!({}))
        .await;
    assert_eq!(made.status, 201);
    let code = made.json::<RecoveryBody>().code;
    assert_eq!(code.len(), 24, "five groups of four: {code}");
    let typed = format!("  {} ", code.to_uppercase().replace('-', " "));
    let device = recover(&house, &typed).await;
    assert_eq!(
        (device.status, device.json::<SessionBody>().guest),
        (201, ada.id)
    );
    let other = set(&device).expect("a cookie");
    assert_ne!(other, ada.cookie);
    assert_eq!(
        ada.get("/api/session").await.status,
        200,
        "both are signed in"
    );
    // Ending one does not end the other; the code is still good.
    assert_eq!(
        ada.send("DELETE", "/api/session", &json!({}))
            .await
            .status,
        204
    );
    assert_eq!(
        (
            ada.get("/api/session").await.status,
            whoami(&house, &other).await.status
        ),
        (401, 200)
    );
    assert_eq!(recover(&house, &code).await.status, 201);
    // A new code ends the old one, and it can be taken away.
    let ada = Guest {
        cookie: other,
        ..ada
    };
    let newer = ada
        .send("POST", "/api/session/recovery", &json!({}))
        .await
        .json::<RecoveryBody>()
        .code;
    for wrong in [
        code.as_str(),
        "",
        "k3v9",
        "0000-0000-0000-0000-0000",
        "\u{0}",
    ] {
        let refused = recover(&house, wrong).await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (404, "bad_code"),
            "{wrong}"
        );
    }
    assert_eq!(
        ada.send("DELETE", "/api/session/recovery", &json!({}))
            .await
            .status,
        204
    );
    assert_eq!(recover(&house, &newer).await.code(), "bad_code");
}

#[tokio::test]
async fn f7_codes_cannot_be_tried_for_ever_and_are_not_kept() {
    let mut house = House::open(&["--new-guests=0.01:3"]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada
        .send("POST", "/api/session/recovery", &json!({}))
        .await
        .json::<RecoveryBody>()
        .code;
    assert_eq!(
        recover(&house, "0000-0000-0000-0000-0000")
            .await
            .code(),
        "bad_code"
    );
    assert_eq!(recover(&house, &code).await.code(), "too_fast");
    house.close().await;
    let kept = std::fs::read(&house.data).unwrap();
    let plain = code.replace('-', "");
    for text in [code.as_bytes(), plain.as_bytes()] {
        assert!(
            !kept
                .windows(text.len())
                .any(|window| window == text)
        );
    }
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
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (403, "bad_origin"),
            "{method} {path}"
        );
    }
    let own = format!("origin: http://{}", house.address);
    let lines = [cookie, own, kind()];
    let answer = request(
        house.address,
        "PATCH",
        "/api/session",
        &lines,
        r#"{"name":"Eva"}"#,
    )
    .await;
    assert_eq!(answer.status, 200);
    assert_eq!(
        ada.get("/api/session")
            .await
            .json::<SessionBody>()
            .name,
        "Eva"
    );
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
        (
            &format!(r#"{{"name":"{}"}}"#, "a".repeat(20_000)),
            "too_large",
            413,
        ),
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
    let answer = request(
        house.address,
        "POST",
        "/api/session",
        &[form],
        r#"{"name":"Eve"}"#,
    )
    .await;
    assert_eq!(
        answer.code(),
        "bad_body",
        "a form of another page is no request of ours"
    );
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
    assert_eq!(
        (refused.code().as_str(), refused.header("retry-after")),
        ("too_fast", Some("1"))
    );
    assert_eq!(ask("5.6.7.8").await.status, 200, "others are not concerned");
    assert_eq!(
        request(house.address, "GET", "/health", &[], "")
            .await
            .status,
        200,
        "nor is the watchman"
    );
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
    assert_eq!(
        ada.send("POST", "/api/tables", &table)
            .await
            .status,
        201
    );
    assert_eq!(
        ada.send("POST", "/api/tables", &table)
            .await
            .code(),
        "too_fast"
    );
}
