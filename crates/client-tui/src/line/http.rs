//! One request to a server, over a connection of its own.

use std::io::{self, ErrorKind, Read, Write};

use super::origin::Origin;

/// The longest answer that is read.
const LONGEST: u64 = 4 << 20;

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// The cookie that it sets, without its attributes.
    pub cookie: Option<String>,
    /// Its body.
    pub body: String,
}

/// Asks for something; a body makes it a `POST`.
pub fn ask(origin: &Origin, path: &str, cookie: &str, body: Option<&str>) -> io::Result<Answer> {
    let mut stream = origin.connect()?;
    let host = &origin.host;
    let method = if body.is_some() { "POST" } else { "GET" };
    let body = body.unwrap_or_default();
    let cookie = match cookie {
        "" => String::new(),
        cookie => format!("cookie: {cookie}\r\n"),
    };
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n{cookie}\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body.as_bytes())?;
    stream.flush()?;
    let mut answer = Vec::new();
    match stream.take(LONGEST).read_to_end(&mut answer) {
        // Some servers end a connection without the goodbye of TLS; how long the answer is says whether it is whole.
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => {}
        read => drop(read?),
    }
    read(&answer).ok_or_else(|| io::Error::other("an answer that cannot be read"))
}

/// Reads an answer that the server ended by closing the connection.
fn read(answer: &[u8]) -> Option<Answer> {
    let end = answer
        .windows(4)
        .position(|four| four == b"\r\n\r\n")?;
    let head = str::from_utf8(&answer[..end]).ok()?;
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let fields = lines.filter_map(|line| line.split_once(':'));
    let fields: Vec<(String, &str)> = fields
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim()))
        .collect();
    let field = |wanted: &str| {
        let found = fields.iter().find(|(name, _)| name == wanted);
        found.map(|(_, value)| *value)
    };
    let body = &answer[end + 4..];
    let body = match field("transfer-encoding") {
        Some("chunked") => unchunked(body)?,
        _ => body.to_vec(),
    };
    let length = field("content-length").and_then(|length| length.parse::<usize>().ok());
    if length.is_some_and(|length| length != body.len()) {
        return None;
    }
    Some(Answer {
        status,
        cookie: field("set-cookie").map(|set| without_attributes(set).to_owned()),
        body: String::from_utf8(body).ok()?,
    })
}

/// The cookie itself.
pub(super) fn without_attributes(set: &str) -> &str {
    set.split(';').next().unwrap_or(set)
}

fn unchunked(mut body: &[u8]) -> Option<Vec<u8>> {
    let mut whole = Vec::new();
    loop {
        let end = body.windows(2).position(|two| two == b"\r\n")?;
        let size = str::from_utf8(&body[..end]).ok()?;
        let size = usize::from_str_radix(size.split(';').next()?.trim(), 16).ok()?;
        if size == 0 {
            return Some(whole);
        }
        whole.extend_from_slice(body.get(end + 2..end + 2 + size)?);
        body = body.get(end + 4 + size..)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_whole_or_in_pieces() {
        let plain = b"HTTP/1.1 201 Created\r\nSet-Cookie: s=1; Path=/\r\n\r\n{\"a\":1}";
        let expected = Answer {
            status: 201,
            cookie: Some("s=1".to_owned()),
            body: "{\"a\":1}".to_owned(),
        };
        assert_eq!(read(plain), Some(expected));
        let pieces = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n";
        assert_eq!(
            read(pieces).map(|answer| answer.body).as_deref(),
            Some("abcde")
        );
        assert_eq!(read(b"nonsense"), None);
        let torn = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabc";
        assert_eq!(read(torn), None, "an answer that was cut off");
    }
}
