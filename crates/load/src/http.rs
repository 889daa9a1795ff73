//! Sessions, tables and counters over HTTP: one connection for a few requests.

use std::io;
use std::net::SocketAddr;

use http_body_util::{BodyExt, Full, Limited};
use hyper::Request;
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderMap, SET_COOKIE};
use hyper::http::request::Builder;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

use crate::LoadError;

/// The longest answer that is read.
const LONGEST: usize = 1 << 20;

/// A connection for several requests.
pub(crate) struct Http {
    server: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
}

/// An answer.
pub(crate) struct Answer {
    pub(crate) cookie: Option<String>,
    pub(crate) body: String,
}

impl Http {
    pub(crate) async fn connect(server: SocketAddr) -> Result<Http, LoadError> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream))
            .await
            .map_err(io::Error::other)?;
        // It ends when the sender is dropped; what goes wrong on it is also told to whoever waits for an answer.
        tokio::spawn(connection);
        Ok(Http { server, sender })
    }

    pub(crate) async fn get(&mut self, path: &str) -> Result<Answer, LoadError> {
        self.ask(path, Request::get(path), String::new())
            .await
    }

    pub(crate) async fn post(
        &mut self,
        path: &str,
        cookie: &str,
        body: String,
    ) -> Result<Answer, LoadError> {
        let request = Request::post(path)
            .header(CONTENT_TYPE, "application/json")
            .header(COOKIE, cookie);
        self.ask(path, request, body).await
    }

    async fn ask(
        &mut self,
        path: &str,
        request: Builder,
        body: String,
    ) -> Result<Answer, LoadError> {
        let request = request
            .header(HOST, self.server.to_string())
            .body(Full::from(body))
            .map_err(io::Error::other)?;
        let answer = self
            .sender
            .send_request(request)
            .await
            .map_err(io::Error::other)?;
        let good = answer.status().is_success();
        let cookie = cookie(answer.headers());
        let body = text(answer.into_body()).await?;
        if good {
            Ok(Answer { cookie, body })
        } else {
            Err(LoadError::Refused(format!("{path}: {body}")))
        }
    }
}

/// The cookie that is set, without its attributes.
fn cookie(headers: &HeaderMap) -> Option<String> {
    let set = headers.get(SET_COOKIE)?.to_str().ok()?;
    let pair = set.split(';').next()?;
    Some(pair.to_owned())
}

async fn text(body: Incoming) -> Result<String, LoadError> {
    let whole = Limited::new(body, LONGEST)
        .collect()
        .await
        .map_err(io::Error::other)?;
    Ok(String::from_utf8_lossy(&whole.to_bytes()).into_owned())
}
