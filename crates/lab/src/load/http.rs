//! Sessions and tables over HTTP: a client as small as these few requests need.

use std::net::SocketAddr;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use super::LoadError;

/// The longest answer that is read.
const LONGEST: usize = 1 << 20;

/// A connection for several requests.
pub(super) struct Http {
    server: SocketAddr,
    stream: BufReader<TcpStream>,
}

/// An answer.
pub(super) struct Answer {
    pub(super) cookie: Option<String>,
    pub(super) body: String,
}

impl Http {
    pub(super) async fn connect(server: SocketAddr) -> Result<Http, LoadError> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        Ok(Http {
            server,
            stream: BufReader::with_capacity(4096, stream),
        })
    }

    pub(super) async fn get(&mut self, path: &str) -> Result<Answer, LoadError> {
        self.ask("GET", path, "", "").await
    }

    pub(super) async fn post(
        &mut self,
        path: &str,
        cookie: &str,
        body: &str,
    ) -> Result<Answer, LoadError> {
        self.ask(
            "POST",
            path,
            &format!("content-type: application/json\r\ncookie: {cookie}\r\n"),
            body,
        )
        .await
    }

    async fn ask(
        &mut self,
        method: &str,
        path: &str,
        lines: &str,
        body: &str,
    ) -> Result<Answer, LoadError> {
        let length = body.len();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{lines}",
            self.server
        );
        let request = format!("{head}content-length: {length}\r\n\r\n{body}");
        self.stream
            .get_mut()
            .write_all(request.as_bytes())
            .await?;
        let status = self.line().await?;
        let (mut length, mut cookie) = (0, None);
        loop {
            let line = self.line().await?;
            let Some((name, value)) = line.split_once(':') else {
                break;
            };
            match name.to_ascii_lowercase().as_str() {
                "content-length" => length = value.trim().parse().unwrap_or(0),
                "set-cookie" => cookie = value.trim().split(';').next().map(str::to_owned),
                _ => {}
            }
        }
        let mut bytes = vec![0; usize::min(length, LONGEST)];
        self.stream.read_exact(&mut bytes).await?;
        let body = String::from_utf8_lossy(&bytes).into_owned();
        let good = status
            .split(' ')
            .nth(1)
            .is_some_and(|code| code.starts_with('2'));
        if good {
            Ok(Answer { cookie, body })
        } else {
            Err(LoadError::Refused(format!("{path}: {body}")))
        }
    }

    async fn line(&mut self) -> Result<String, LoadError> {
        let mut line = String::new();
        self.stream.read_line(&mut line).await?;
        Ok(line.trim_end().to_owned())
    }
}
