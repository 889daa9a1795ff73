//! A small HTTP client and a guest's session for the tests.

use std::net::SocketAddr;

use protocol::http::{NewTable, RecoveryBody, SessionBody, TableCreated};
use protocol::{Failure, GuestId, Pace, TableCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    /// The value of a header, by its name in lower case.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let line = self.head.lines().find(|line| {
            line.to_ascii_lowercase()
                .starts_with(&format!("{name}:"))
        })?;
        line.split_once(':')
            .map(|(_, value)| value.trim())
    }

    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The code of the refusal that it must be.
    pub(crate) fn code(&self) -> String {
        self.json::<Failure>().code
    }
}

/// One request on a connection of its own, with these further lines of its head.
pub(crate) async fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    lines: &[String],
    body: &str,
) -> Answer {
    let mut stream = TcpStream::connect(server).await.unwrap();
    let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n");
    for line in lines {
        head.push_str(line);
        head.push_str("\r\n");
    }
    let text = format!("{head}content-length: {}\r\n\r\n{body}", body.len());
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    // A server that refuses a large body may reset the connection after its answer.
    let _ = stream.read_to_end(&mut bytes).await;
    let answer = String::from_utf8_lossy(&bytes);
    let (head, body) = answer
        .split_once("\r\n\r\n")
        .unwrap_or((&answer, ""));
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok())
        .unwrap_or(0);
    Answer {
        status,
        head: head.to_owned(),
        body: body.to_owned(),
    }
}

/// A guest with their cookie.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) server: SocketAddr,
    /// `zashiki=...`
    pub(crate) cookie: String,
    pub(crate) id: GuestId,
    pub(crate) name: String,
}

impl Guest {
    /// Makes a guest.
    pub(crate) async fn new(server: SocketAddr, name: &str) -> Guest {
        let body = json!({ "name": name }).to_string();
        let answer = request(server, "POST", "/api/session", &[kind()], &body).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let session: SessionBody = answer.json();
        let cookie = answer
            .header("set-cookie")
            .unwrap()
            .split(';')
            .next()
            .unwrap()
            .to_owned();
        Guest {
            server,
            cookie,
            id: session.guest,
            name: session.name,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        request(
            self.server,
            "GET",
            path,
            &[format!("cookie: {}", self.cookie)],
            "",
        )
        .await
    }

    /// A request with a JSON body.
    pub(crate) async fn send(&self, method: &str, path: &str, body: &impl Serialize) -> Answer {
        let lines = [format!("cookie: {}", self.cookie), kind()];
        request(
            self.server,
            method,
            path,
            &lines,
            &serde_json::to_string(body).unwrap(),
        )
        .await
    }

    /// The same guest by a sign-in of its own, as on another device.
    pub(crate) async fn elsewhere(&self) -> Guest {
        let made = self
            .send("POST", "/api/session/recovery", &json!({}))
            .await;
        let body = json!({ "code": made.json::<RecoveryBody>().code }).to_string();
        let answer = request(
            self.server,
            "POST",
            "/api/session/recover",
            &[kind()],
            &body,
        )
        .await;
        let cookie = answer
            .header("set-cookie")
            .unwrap()
            .split(';')
            .next()
            .unwrap()
            .to_owned();
        Guest {
            cookie,
            ..self.clone()
        }
    }

    /// A new table, private and without a clock.
    pub(crate) async fn table(&self, game: &str, config: &str) -> TableCode {
        self.table_with_bots("novice", game, config).await
    }

    /// The same, for bots of this level.
    pub(crate) async fn table_with_bots(&self, level: &str, game: &str, config: &str) -> TableCode {
        let (pace, level, listed) = (Pace::None, level.parse().unwrap(), false);
        let new = NewTable {
            game: game.parse().unwrap(),
            config: config.to_owned(),
            pace,
            level,
            listed,
            talk: false,
        };
        let answer = self.send("POST", "/api/tables", &new).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json::<TableCreated>().code
    }
}

pub(crate) fn kind() -> String {
    "content-type: application/json".to_owned()
}

/// A count of the server.
pub(crate) async fn metric(server: SocketAddr, name: &str) -> u64 {
    let page = request(server, "GET", "/metrics", &[], "")
        .await
        .body;
    let line = page
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok())
        .unwrap_or_else(|| panic!("no {name} in {page}"))
}

/// A body with wrong fields and so on.
pub(crate) async fn post_raw(guest: &Guest, path: &str, body: &str) -> Answer {
    let lines = [format!("cookie: {}", guest.cookie), kind()];
    request(guest.server, "POST", path, &lines, body).await
}
