//! A line to a table on a server: a WebSocket in a thread of its own, opened again when it breaks.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use client_core::room::Input;
use protocol::{ClientMessage, MatchId, NameBody, TableCode};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Error, Message, WebSocket};

use super::http;
use super::origin::{Origin, Stream, is_distrust};
use crate::client::{Line, Order, Past};
use crate::local::write_privately;

/// How long the socket is listened to before orders are looked for.
const TURN: Duration = Duration::from_millis(40);
/// How often the server is asked whether it is there.
const PING: Duration = Duration::from_secs(15);
/// After this silence the connection counts as broken.
const SILENCE: Duration = Duration::from_secs(40);

/// The status of an answer to a cookie that the server does not know.
const UNKNOWN: u16 = 401;

/// Where a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// The server.
    pub origin: Origin,
    /// The table.
    pub code: TableCode,
}

impl Address {
    /// Reads the link of a table, `http://host:port/t/code`, or the same with `https`.
    pub fn read(link: &str) -> Option<Address> {
        let (origin, path) = Origin::read(link)?;
        let code = path.strip_prefix("t/").unwrap_or(path);
        let code = code.trim_end_matches('/').parse().ok()?;
        Some(Address { origin, code })
    }

    /// The link by which others come to the table.
    pub fn link(&self) -> String {
        let Address { origin, code } = self;
        format!("{}/t/{code}", origin.link())
    }

    /// A table by its code on a server, `http://host:port`.
    pub fn at(server: &str, code: TableCode) -> Option<Address> {
        let (origin, _) = Origin::read(server)?;
        Some(Address { origin, code })
    }
}

/// Who one is on a server: the cookie is kept, so that one is the same guest the next time.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The file with the cookie.
    pub file: PathBuf,
    /// The name shown to others.
    pub name: String,
}

impl Guest {
    /// The cookie; a new one if there is none yet, or if the server says that it knows the old one no more. Any
    /// other trouble, a file that cannot be read included, is no reason to become somebody else.
    pub(super) fn cookie(&self, origin: &Origin) -> io::Result<String> {
        let known = match std::fs::read_to_string(&self.file) {
            Ok(known) => known,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error),
        };
        if !known.is_empty() {
            let answer = http::ask(origin, "/api/session", &known, None)?;
            match answer.status {
                200 => return self.renewed(known, answer.cookie),
                UNKNOWN => {}
                _ => return Err(io::Error::other(answer.body)),
            }
        }
        let body = NameBody {
            name: self.name.clone(),
            seal: None,
        };
        let body = serde_json::to_string(&body)?;
        let answer = http::ask(origin, "/api/session", "", Some(&body))?;
        let cookie = answer
            .cookie
            .ok_or_else(|| io::Error::other(answer.body))?;
        write_privately(&self.file, &cookie)?;
        Ok(cookie)
    }

    /// The cookie that the server has given in place of this one, if it has.
    fn renewed(&self, known: String, new: Option<String>) -> io::Result<String> {
        let Some(new) = new else {
            return Ok(known);
        };
        write_privately(&self.file, &new)?;
        Ok(new)
    }
}

/// Gives a connection to a table a thread of its own. The thread ends when it is told to leave.
pub fn call(address: Address, guest: Guest) -> Line {
    let (orders, received) = mpsc::channel();
    let (inputs, heard) = mpsc::channel();
    let (recalled, pasts) = mpsc::channel();
    let distrusted = Arc::new(AtomicBool::new(false));
    let call = Call {
        address,
        guest,
        cookie: None,
        distrusted: Arc::clone(&distrusted),
        inputs,
        pasts: recalled,
        socket: None,
        open_at: None,
        heard_at: Instant::now(),
        pinged_at: Instant::now(),
    };
    let thread = thread::spawn(move || call.run(&received));
    Line {
        orders,
        inputs: heard,
        pasts,
        thread: Some(thread),
        distrusted,
    }
}

struct Call {
    address: Address,
    guest: Guest,
    /// Who one is there, once that is settled.
    cookie: Option<String>,
    /// Whether the server could not show that it is who it says.
    distrusted: Arc<AtomicBool>,
    inputs: Sender<Input>,
    pasts: Sender<Past>,
    socket: Option<WebSocket<Stream>>,
    open_at: Option<Instant>,
    heard_at: Instant,
    pinged_at: Instant,
}

impl Call {
    fn run(mut self, orders: &Receiver<Order>) {
        loop {
            let order = if self.socket.is_some() {
                orders.try_recv()
            } else {
                orders
                    .recv_timeout(TURN)
                    .map_err(|error| match error {
                        RecvTimeoutError::Timeout => TryRecvError::Empty,
                        RecvTimeoutError::Disconnected => TryRecvError::Disconnected,
                    })
            };
            match order {
                Ok(Order::Leave) | Err(TryRecvError::Disconnected) => {
                    self.hang_up();
                    return;
                }
                Ok(order) => self.obey(order),
                Err(TryRecvError::Empty) => self.go_on(),
            }
        }
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::OpenAfter(pause) => {
                self.open_at = Some(Instant::now() + Duration::from_millis(u64::from(pause)));
            }
            Order::Close => self.broken(),
            Order::Say(message) => self.say(&message),
            Order::Recall(id) => self.recall(id),
            Order::Leave => {}
        }
    }

    /// Connects if it is time to, or listens for a moment.
    fn go_on(&mut self) {
        if self
            .open_at
            .is_some_and(|at| at <= Instant::now())
        {
            self.open_at = None;
            match self.connect() {
                Ok(socket) => {
                    self.socket = Some(socket);
                    self.heard_at = Instant::now();
                    let _ = self.inputs.send(Input::Opened);
                }
                Err(error) => {
                    self.distrusted
                        .store(is_distrust(&error), Ordering::Relaxed);
                    let _ = self.inputs.send(Input::Closed);
                }
            }
        }
        self.listen();
    }

    fn listen(&mut self) {
        let Some(socket) = &mut self.socket else {
            return;
        };
        match socket.read() {
            Ok(Message::Text(text)) => {
                self.heard_at = Instant::now();
                let _ = self.inputs.send(Input::Heard(text.to_string()));
            }
            Ok(Message::Close(_)) => self.broken(),
            Ok(_) => self.heard_at = Instant::now(),
            Err(Error::Io(error)) if is_pause(&error) => self.mind_the_silence(),
            Err(_) => self.broken(),
        }
    }

    fn mind_the_silence(&mut self) {
        if self.heard_at.elapsed() > SILENCE {
            self.broken();
        } else if self.heard_at.elapsed() > PING && self.pinged_at.elapsed() > PING {
            self.pinged_at = Instant::now();
            self.say(&ClientMessage::Ping {});
        }
    }

    fn say(&mut self, message: &ClientMessage) {
        let Some(socket) = &mut self.socket else {
            return;
        };
        let text = serde_json::to_string(message).expect("a message is plain data");
        if socket.send(Message::text(text)).is_err() {
            self.broken();
        }
    }

    /// Asks for the file of a match beside the socket, which must not wait for it.
    fn recall(&self, id: MatchId) {
        let (origin, pasts) = (self.address.origin.clone(), self.pasts.clone());
        let cookie = self.cookie.clone().unwrap_or_default();
        thread::spawn(move || {
            let path = format!("/api/matches/{id}/record");
            let answer = http::ask(&origin, &path, &cookie, None);
            if let Some(answer) = answer.ok().filter(|answer| answer.status == 200) {
                let file = answer.body;
                let _ = pasts.send(Past { id, file });
            }
        });
    }

    fn broken(&mut self) {
        if self.socket.take().is_some() {
            let _ = self.inputs.send(Input::Closed);
        }
    }

    fn hang_up(&mut self) {
        if let Some(socket) = &mut self.socket {
            let _ = socket.close(None);
            let _ = socket.flush();
        }
    }

    fn connect(&mut self) -> io::Result<WebSocket<Stream>> {
        let Address { origin, code } = &self.address;
        let cookie = match &self.cookie {
            Some(cookie) => cookie.clone(),
            None => self.guest.cookie(origin)?,
        };
        let mut request = format!("{}/ws/{code}", origin.socket())
            .into_client_request()
            .map_err(io::Error::other)?;
        let value = cookie.parse().map_err(io::Error::other)?;
        request.headers_mut().insert("cookie", value);
        let stream = origin.connect()?;
        let (socket, answer) = tungstenite::client(request, stream).map_err(io::Error::other)?;
        // The answer to the handshake may bring the cookie of the next days.
        let new = answer.headers().get("set-cookie");
        let new = new
            .and_then(|set| set.to_str().ok())
            .map(|set| http::without_attributes(set).to_owned());
        self.cookie = Some(self.guest.renewed(cookie, new)?);
        socket.get_ref().wait_at_most(TURN)?;
        Ok(socket)
    }
}

/// Whether nothing came in time; the connection is fine.
fn is_pause(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut | io::ErrorKind::Interrupted
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_a_server_and_a_table() {
        let at = |link: &str| {
            let address = Address::read(link)?;
            Some((address.origin.secure, address.origin.host))
        };
        assert_eq!(
            at("http://192.168.1.20:8080/t/k3v9q0x7ab"),
            Some((false, "192.168.1.20:8080".to_owned()))
        );
        assert_eq!(
            at("https://play.example/t/k3v9q0x7ab/"),
            Some((true, "play.example:443".to_owned()))
        );
        for wrong in [
            "play.example",
            "http:///t/k3v9q0x7ab",
            "http://a/t/short",
            "http://a:80",
        ] {
            assert_eq!(at(wrong), None, "{wrong}");
        }
        let code = "k3v9q0x7ab".parse().unwrap();
        let found = Address::at("http://localhost:9000", code).unwrap();
        assert_eq!(found.origin, Origin::plain("localhost:9000"));
    }
}
