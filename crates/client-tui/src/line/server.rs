//! A line to a table on a server: a WebSocket in a thread of its own, opened again when it breaks.

use std::io;
use std::net::{TcpStream, ToSocketAddrs};
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use client_core::room::Input;
use protocol::{ClientMessage, NameBody, TableCode};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Error, Message, WebSocket};

use super::http;
use crate::client::{Line, Order};
use crate::local::write_privately;

/// How long the socket is listened to before orders are looked for.
const TURN: Duration = Duration::from_millis(40);
/// How long connecting may take.
const PATIENCE: Duration = Duration::from_secs(8);
/// How often the server is asked whether it is there.
const PING: Duration = Duration::from_secs(15);
/// After this silence the connection counts as broken.
const SILENCE: Duration = Duration::from_secs(40);

/// The status of an answer to a cookie that the server does not know.
const UNKNOWN: u16 = 401;

/// Where a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// The server's name and port.
    pub host: String,
    /// The table.
    pub code: TableCode,
}

/// Why a text is not the address of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoAddress {
    /// The terminal speaks no TLS.
    Tls,
    /// It does not name a table on a server.
    Other,
}

impl Address {
    /// Reads the link of a table, `http://host:port/t/code`.
    pub fn read(link: &str) -> Result<Address, NoAddress> {
        let (host, path) = host_and_path(link)?;
        let code = path.strip_prefix("t/").unwrap_or(path);
        let code = code
            .trim_end_matches('/')
            .parse()
            .map_err(|_| NoAddress::Other)?;
        Ok(Address { host, code })
    }

    /// A table by its code on a server, `http://host:port`.
    pub fn at(server: &str, code: TableCode) -> Result<Address, NoAddress> {
        let (host, _) = host_and_path(server)?;
        Ok(Address { host, code })
    }
}

/// The host with its port, and the path without its first slash.
fn host_and_path(link: &str) -> Result<(String, &str), NoAddress> {
    if link.starts_with("https://") {
        return Err(NoAddress::Tls);
    }
    let rest = link
        .strip_prefix("http://")
        .ok_or(NoAddress::Other)?;
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    if host.is_empty() {
        return Err(NoAddress::Other);
    }
    let has_port = host
        .rsplit(':')
        .next()
        .is_some_and(|port| port.parse::<u16>().is_ok());
    let host = if has_port && host.contains(':') {
        host.to_owned()
    } else {
        format!("{host}:80")
    };
    Ok((host, path))
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
    /// other trouble is no reason to become somebody else.
    fn cookie(&self, host: &str) -> io::Result<String> {
        let known = std::fs::read_to_string(&self.file).unwrap_or_default();
        if !known.is_empty() {
            let answer = http::ask(host, "/api/session", &known, None)?;
            match answer.status {
                200 => return Ok(known),
                UNKNOWN => {}
                _ => return Err(io::Error::other(answer.body)),
            }
        }
        let body = NameBody {
            name: self.name.clone(),
            seal: None,
        };
        let body = serde_json::to_string(&body)?;
        let answer = http::ask(host, "/api/session", "", Some(&body))?;
        let cookie = answer
            .cookie
            .ok_or_else(|| io::Error::other(answer.body))?;
        write_privately(&self.file, &cookie)?;
        Ok(cookie)
    }
}

/// Gives a connection to a table a thread of its own. The thread ends when it is told to leave.
pub fn call(address: Address, guest: Guest) -> Line {
    let (orders, received) = mpsc::channel();
    let (inputs, heard) = mpsc::channel();
    let call = Call {
        address,
        guest,
        cookie: None,
        inputs,
        socket: None,
        open_at: None,
        heard_at: Instant::now(),
        pinged_at: Instant::now(),
    };
    let thread = thread::spawn(move || call.run(&received));
    Line {
        orders,
        inputs: heard,
        thread: Some(thread),
    }
}

struct Call {
    address: Address,
    guest: Guest,
    /// Who one is there, once that is settled.
    cookie: Option<String>,
    inputs: Sender<Input>,
    socket: Option<WebSocket<TcpStream>>,
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
                Err(_) => {
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
        let (Some(socket), Ok(text)) = (&mut self.socket, serde_json::to_string(message)) else {
            return;
        };
        if socket.send(Message::text(text)).is_err() {
            self.broken();
        }
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

    fn connect(&mut self) -> io::Result<WebSocket<TcpStream>> {
        let Address { host, code } = &self.address;
        let cookie = match &self.cookie {
            Some(cookie) => cookie.clone(),
            None => self.guest.cookie(host)?,
        };
        self.cookie = Some(cookie.clone());
        let mut request = format!("ws://{host}/ws/{code}")
            .into_client_request()
            .map_err(io::Error::other)?;
        let value = cookie.parse().map_err(io::Error::other)?;
        request.headers_mut().insert("cookie", value);
        let address = host
            .to_socket_addrs()?
            .next()
            .ok_or_else(|| io::Error::other("no such host"))?;
        let stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let (socket, _) = tungstenite::client(request, stream).map_err(io::Error::other)?;
        socket.get_ref().set_read_timeout(Some(TURN))?;
        socket
            .get_ref()
            .set_write_timeout(Some(PATIENCE))?;
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
        let at = |link: &str| Address::read(link).map(|address| address.host);
        assert_eq!(
            at("http://192.168.1.20:8080/t/k3v9q0x7ab").as_deref(),
            Ok("192.168.1.20:8080")
        );
        assert_eq!(
            at("http://play.example/t/k3v9q0x7ab/").as_deref(),
            Ok("play.example:80")
        );
        assert_eq!(at("https://play.example/t/k3v9q0x7ab"), Err(NoAddress::Tls));
        for wrong in [
            "play.example",
            "http:///t/k3v9q0x7ab",
            "http://a/t/short",
            "http://a:80",
        ] {
            assert_eq!(at(wrong), Err(NoAddress::Other), "{wrong}");
        }
        let code = "k3v9q0x7ab".parse().unwrap();
        assert_eq!(
            Address::at("http://localhost:9000", code)
                .unwrap()
                .host,
            "localhost:9000"
        );
    }
}
