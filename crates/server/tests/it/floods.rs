//! Too many connections, frames and requests; clients that do not read or say nothing.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::client::{Client, Socket};
use crate::house::House;
use crate::http::{Guest, metric, request};

/// A connection from another address of this machine.
async fn connect_from(last: u8, server: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket
        .bind(([127, 0, 0, last], 0).into())
        .unwrap();
    socket.connect(server).await.unwrap()
}

/// What a request on this connection is answered.
async fn ask(stream: &mut TcpStream, path: &str) -> String {
    let head = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    // Somebody who is turned away may be gone already.
    let _ = stream.write_all(head.as_bytes()).await;
    answer(stream).await
}

async fn answer(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let _ = time::timeout(Duration::from_secs(5), stream.read_to_end(&mut bytes))
        .await
        .expect("no answer");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Begins a request whose body never comes.
async fn occupy(stream: &mut TcpStream, further: &str) {
    let head = format!(
        "POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n{further}\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
}

/// Whether the other end has closed.
async fn is_closed(stream: &mut TcpStream, wait: Duration) -> bool {
    matches!(
        time::timeout(wait, stream.read(&mut [0; 16])).await,
        Ok(Ok(0) | Err(_))
    )
}

#[tokio::test]
async fn f5_idle_connections_of_one_address_keep_nobody_else_out() {
    let house = House::open(&[
        "--max-http-connections=40",
        "--http-connections-per-address=8",
    ])
    .await;
    let mut idle = Vec::new();
    for _ in 0..120 {
        idle.push(connect_from(7, house.address).await);
    }
    let begun = Instant::now();
    for last in 20..30 {
        let mut other = connect_from(last, house.address).await;
        assert!(
            ask(&mut other, "/health").await.ends_with("ok\n"),
            "127.0.0.{last}"
        );
    }
    assert!(
        begun.elapsed() < Duration::from_secs(2),
        "nobody waits: {:?}",
        begun.elapsed()
    );
    // Who comes from the same address is told, and has a place once somebody has been silent for a moment.
    let mut same = connect_from(7, house.address).await;
    let refused = answer(&mut same).await;
    assert!(
        refused.starts_with("HTTP/1.1 503 ") && refused.ends_with(r#"{"code":"busy"}"#),
        "{refused}"
    );
    time::sleep(Duration::from_millis(1_100)).await;
    let mut later = connect_from(7, house.address).await;
    assert!(ask(&mut later, "/health").await.ends_with("ok\n"));
    assert!(
        is_closed(&mut idle[0], Duration::from_secs(1)).await,
        "the longest silent has made room"
    );
    assert!(metric(house.metrics, "zashiki_http_connections").await <= 40);
}

#[tokio::test]
async fn f5_the_silent_of_many_addresses_make_room_and_the_busy_do_not() {
    let house = House::open(&[
        "--max-http-connections=6",
        "--http-connections-per-address=4",
    ])
    .await;
    let mut streams = Vec::new();
    for last in 1..=3 {
        streams.push(connect_from(last, house.address).await);
        let mut busy = connect_from(last, house.address).await;
        occupy(&mut busy, "").await;
        streams.push(busy);
    }
    time::sleep(Duration::from_millis(1_200)).await;
    for _ in 0..3 {
        let mut other = connect_from(50, house.address).await;
        assert!(ask(&mut other, "/health").await.ends_with("ok\n"));
    }
    for stream in streams.iter_mut().skip(1).step_by(2) {
        assert!(
            !is_closed(stream, Duration::from_millis(50)).await,
            "a request that is under way stays"
        );
    }
}

#[tokio::test]
async fn f5_a_connection_made_for_nothing_is_closed() {
    let house = House::open(&["--stalled-seconds=1"]).await;
    let mut silent = TcpStream::connect(house.address).await.unwrap();
    let mut slow = TcpStream::connect(house.address).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nhost:")
        .await
        .unwrap();
    let mut used = TcpStream::connect(house.address).await.unwrap();
    used.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        .await
        .unwrap();
    let begun = Instant::now();
    assert!(is_closed(&mut silent, Duration::from_secs(3)).await);
    assert!(is_closed(&mut slow, Duration::from_secs(3)).await);
    assert!(begun.elapsed() > Duration::from_millis(300), "not at once");
    let mut bytes = [0; 2048];
    assert!(used.read(&mut bytes).await.unwrap() > 0);
    assert!(
        !is_closed(&mut used, Duration::from_millis(300)).await,
        "who has asked may ask again"
    );
}

/// Asks for so much that it cannot wait in the system's buffers, in one go.
async fn download(server: SocketAddr, times: usize) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server).await.unwrap();
    let head = "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(times);
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

#[tokio::test]
async fn f5_downloads_that_nobody_reads_end() {
    let house = House::open(&["--stalled-seconds=1"]).await;
    let mut deaf = Vec::new();
    for _ in 0..8 {
        deaf.push(download(house.address, 60).await);
    }
    time::sleep(Duration::from_millis(500)).await;
    assert_eq!(
        metric(house.metrics, "zashiki_http_connections").await,
        8,
        "they wait for their readers"
    );
    let begun = Instant::now();
    while metric(house.metrics, "zashiki_http_connections").await > 0 {
        assert!(
            begun.elapsed() < Duration::from_secs(4),
            "they are waited for without end"
        );
        time::sleep(Duration::from_millis(50)).await;
    }
    drop(deaf);
}

#[tokio::test]
async fn f5_who_reads_slowly_but_steadily_gets_everything() {
    let house = House::open(&["--stalled-seconds=1"]).await;
    let mut slow = download(house.address, 40).await;
    let (mut bytes, mut read, begun) = (vec![0; 32 * 1024], 0, Instant::now());
    while begun.elapsed() < Duration::from_secs(4) {
        match time::timeout(Duration::from_millis(500), slow.read(&mut bytes)).await {
            Ok(Ok(count)) if count > 0 => read += count,
            Ok(_) => panic!("cut after {read} bytes and {:?}", begun.elapsed()),
            Err(_) => break,
        }
        time::sleep(Duration::from_millis(60)).await;
    }
    let one = request(house.address, "GET", "/api/openapi.json", &[], "")
        .await
        .body
        .len();
    assert!(
        read > 40 * one || begun.elapsed() >= Duration::from_secs(4),
        "{read} bytes"
    );
    assert!(
        begun.elapsed() > Duration::from_millis(1_500),
        "slower than the limit for one stall"
    );
}

#[tokio::test]
async fn f5_behind_a_proxy_the_clients_are_counted_and_not_the_proxy() {
    let house = House::open(&["--trust-forwarded", "--http-connections-per-address=3"]).await;
    let mut streams = Vec::new();
    for _ in 0..3 {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        occupy(&mut stream, "x-forwarded-for: 9.9.9.9\r\n").await;
        streams.push(stream);
    }
    // The proxy's own connections, many more than an address may have.
    for _ in 0..20 {
        streams.push(TcpStream::connect(house.address).await.unwrap());
    }
    time::sleep(Duration::from_millis(100)).await;
    let from = async |address: &str| {
        let line = [format!("x-forwarded-for: {address}")];
        request(house.address, "GET", "/health", &line, "").await
    };
    let refused = from("9.9.9.9").await;
    assert_eq!((refused.status, refused.code().as_str()), (503, "busy"));
    assert_eq!(from("8.8.8.8").await.status, 200);
    drop(streams.remove(0));
    time::sleep(Duration::from_millis(100)).await;
    assert_eq!(from("9.9.9.9").await.status, 200, "a place is given back");
}

#[tokio::test]
async fn f12_every_address_is_limited() {
    for path in [
        "/ready",
        "/health",
        "/",
        "/nothing.js",
        "/.well-known/security.txt",
        "/api/games",
    ] {
        let house = House::open(&["--requests=0.5:5"]).await;
        let mut refused = 0;
        for _ in 0..40 {
            refused += u32::from(
                request(house.address, "GET", path, &[], "")
                    .await
                    .status
                    == 429,
            );
        }
        assert!((5..=36).contains(&refused), "{path}: {refused}");
    }
}

async fn client(house: &House) -> Client {
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada.table("samurakva", "players=2").await;
    Client::connect(&ada, code).await
}

/// The last error and the close frame.
async fn ending(socket: &mut Socket) -> (String, Option<CloseFrame>) {
    let (mut code, mut close) = (String::new(), None);
    while let Ok(Some(Ok(message))) = time::timeout(Duration::from_secs(5), socket.next()).await {
        match message {
            Message::Text(text) => {
                let value: serde_json::Value = serde_json::from_str(&text).unwrap();
                if value["type"] == "error" {
                    value["error"]["code"]
                        .as_str()
                        .unwrap()
                        .clone_into(&mut code);
                }
            }
            Message::Close(frame) => close = frame,
            _ => {}
        }
    }
    (code, close)
}

fn frame(data: Data, fin: bool) -> Message {
    Message::Frame(Frame::message(Vec::new(), OpCode::Data(data), fin))
}

#[tokio::test]
async fn f12_binary_frames_are_refused_and_end_the_connection() {
    let house = House::open(&[]).await;
    let mut client = client(&house).await;
    client
        .socket
        .send(Message::binary(vec![1, 2, 3]))
        .await
        .unwrap();
    let close = CloseFrame {
        code: CloseCode::Unsupported,
        reason: Utf8Bytes::from_static("bad_message"),
    };
    assert_eq!(
        ending(&mut client.socket).await,
        ("bad_message".to_owned(), Some(close))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f12_a_flood_of_any_frames_ends_the_connection() {
    let fragments = |number: usize| {
        frame(
            if number == 0 {
                Data::Text
            } else {
                Data::Continue
            },
            false,
        )
    };
    let kinds: [(&str, &dyn Fn(usize) -> Message); 4] = [
        ("ping", &|_| Message::Ping("x".into())),
        ("pong", &|_| Message::Pong("x".into())),
        ("empty fragments", &fragments),
        ("empty messages", &|_| Message::text("")),
    ];
    for (kind, make) in kinds {
        let house = House::open(&["--messages=5:20"]).await;
        let mut client = client(&house).await;
        let (begun, mut number) = (Instant::now(), 0);
        // Until the server has closed it; it would go on for ever.
        while client.socket.feed(make(number)).await.is_ok()
            && (number % 100 > 0 || client.socket.flush().await.is_ok())
        {
            number += 1;
            assert!(
                begun.elapsed() < Duration::from_secs(5),
                "{kind}: {number} were taken"
            );
        }
        let deadline = Instant::now() + Duration::from_secs(3);
        while metric(house.metrics, "zashiki_connections").await > 0 {
            assert!(Instant::now() < deadline, "{kind}: still open");
            time::sleep(Duration::from_millis(20)).await;
        }
        let refused = metric(house.metrics, "zashiki_refusals_total{code=\"too_fast\"}").await;
        assert!((1..200).contains(&refused), "{kind}: {refused}");
    }
}

#[tokio::test]
async fn f12_too_many_frames_are_told_before_the_end() {
    let house = House::open(&["--messages=5:20"]).await;
    let mut client = client(&house).await;
    for number in 0..300 {
        client
            .socket
            .feed(frame(
                if number == 0 {
                    Data::Text
                } else {
                    Data::Continue
                },
                false,
            ))
            .await
            .unwrap();
    }
    client.socket.flush().await.unwrap();
    let (code, close) = ending(&mut client.socket).await;
    assert_eq!(
        (code.as_str(), close.map(|close| close.code)),
        ("too_fast", Some(CloseCode::Policy))
    );
}

#[tokio::test]
async fn f12_fragments_within_the_limit_are_one_message() {
    let house = House::open(&["--messages=5:20"]).await;
    let mut client = client(&house).await;
    let part = |text: &'static str, data, fin| {
        Message::Frame(Frame::message(text, OpCode::Data(data), fin))
    };
    let parts = [
        part("{\"type\"", Data::Text, false),
        part("", Data::Continue, false),
        part(":\"ping\"}", Data::Continue, true),
    ];
    for message in parts {
        client.socket.send(message).await.unwrap();
    }
    let answer = time::timeout(Duration::from_secs(5), client.socket.next())
        .await
        .unwrap();
    assert_eq!(
        answer.unwrap().unwrap(),
        Message::text(r#"{"type":"pong"}"#)
    );
}

#[tokio::test]
async fn f13_a_close_frame_is_answered() {
    let house = House::open(&[]).await;
    let mut client = client(&house).await;
    let close = CloseFrame {
        code: CloseCode::Normal,
        reason: Utf8Bytes::from_static("done"),
    };
    client
        .socket
        .send(Message::Close(Some(close.clone())))
        .await
        .unwrap();
    let mut answers = Vec::new();
    while let Some(message) = time::timeout(Duration::from_secs(5), client.socket.next())
        .await
        .unwrap()
    {
        answers.push(message.expect("the connection ends in an orderly way"));
    }
    let Some(Message::Close(Some(answer))) = answers.last() else {
        panic!("{answers:?}")
    };
    assert_eq!(answer.code, CloseCode::Normal);
}
