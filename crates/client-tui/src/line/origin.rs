//! A server by its address, and a connection to it: in the clear, or through TLS.

use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

/// How long connecting may take, and each answer of the server after that.
const PATIENCE: Duration = Duration::from_secs(8);

/// A server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Whether it is spoken to through TLS.
    pub secure: bool,
    /// Its name and port.
    pub host: String,
}

impl Origin {
    /// One that is spoken to in the clear.
    pub fn plain(host: impl Into<String>) -> Origin {
        Origin {
            secure: false,
            host: host.into(),
        }
    }

    /// Reads `http://host:port` or `https://host:port`; gives the path after it, without its first slash.
    pub fn read(link: &str) -> Option<(Origin, &str)> {
        let (secure, rest) = match link.strip_prefix("https://") {
            Some(rest) => (true, rest),
            None => (false, link.strip_prefix("http://")?),
        };
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        if host.is_empty() {
            return None;
        }
        // The colons of an IPv6 address stand in brackets.
        let port = host
            .rsplit_once(':')
            .filter(|(_, port)| !port.ends_with(']'));
        let host = match port {
            Some((_, port)) => {
                port.parse::<u16>().ok()?;
                host.to_owned()
            }
            None => format!("{host}:{}", if secure { 443 } else { 80 }),
        };
        Some((Origin { secure, host }, path))
    }

    /// How it stands in a link: the usual port is not named.
    pub(super) fn link(&self) -> String {
        let (scheme, port) = if self.secure {
            ("https", ":443")
        } else {
            ("http", ":80")
        };
        let host = self.host.strip_suffix(port);
        format!("{scheme}://{}", host.unwrap_or(&self.host))
    }

    /// Its name without the port and without the brackets of an IPv6 address.
    fn name(&self) -> &str {
        let name = self.host.rsplit_once(':');
        let name = name.map_or(self.host.as_str(), |(name, _)| name);
        name.trim_start_matches('[').trim_end_matches(']')
    }

    /// How it stands in the first line of a WebSocket.
    pub(super) fn socket(&self) -> String {
        let scheme = if self.secure { "wss" } else { "ws" };
        format!("{scheme}://{}", self.host)
    }

    /// Connects.
    pub(super) fn connect(&self) -> io::Result<Stream> {
        let mut last = io::Error::other("no such host");
        for address in self.host.to_socket_addrs()? {
            match TcpStream::connect_timeout(&address, PATIENCE) {
                Ok(stream) => return self.greet(stream),
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    fn greet(&self, mut stream: TcpStream) -> io::Result<Stream> {
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        if !self.secure {
            return Ok(Stream::Plain(stream));
        }
        let name = ServerName::try_from(self.name().to_owned()).map_err(io::Error::other)?;
        let mut session = ClientConnection::new(trusting()?, name).map_err(io::Error::other)?;
        while session.is_handshaking() {
            session.complete_io(&mut stream)?;
        }
        Ok(Stream::Tls(Box::new(StreamOwned::new(session, stream))))
    }
}

/// Whether a server could not show that it is who it says.
pub(super) fn is_distrust(error: &io::Error) -> bool {
    let inner = error
        .get_ref()
        .and_then(|inner| inner.downcast_ref::<rustls::Error>());
    matches!(
        inner,
        Some(rustls::Error::InvalidCertificate(_) | rustls::Error::NoCertificatesPresented)
    )
}

/// Trusts whom the system trusts; `SSL_CERT_FILE` and `SSL_CERT_DIR` name others, as they do for other programs.
fn trusting() -> io::Result<Arc<ClientConfig>> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(found.certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Arc::new(config))
}

/// A connection to a server.
pub(super) enum Stream {
    /// In the clear.
    Plain(TcpStream),
    /// Through TLS.
    Tls(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Stream {
    /// How long a read may take.
    pub(super) fn wait_at_most(&self, time: Duration) -> io::Result<()> {
        let stream = match self {
            Stream::Plain(stream) => stream,
            Stream::Tls(stream) => &stream.sock,
        };
        stream.set_read_timeout(Some(time))
    }
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(stream) => stream.read(buffer),
            Stream::Tls(stream) => stream.read(buffer),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, buffer: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(stream) => stream.write(buffer),
            Stream::Tls(stream) => stream.write(buffer),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Stream::Plain(stream) => stream.flush(),
            Stream::Tls(stream) => stream.flush(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_has_a_port_and_a_name_to_be_checked() {
        let read =
            |link| Origin::read(link).map(|(origin, path)| (origin.secure, origin.host, path));
        let plain = |host: &str, path| Some((false, host.to_owned(), path));
        let secure = |host: &str, path| Some((true, host.to_owned(), path));
        assert_eq!(read("http://a.example/t/x"), plain("a.example:80", "t/x"));
        assert_eq!(read("https://a.example"), secure("a.example:443", ""));
        assert_eq!(
            read("https://a.example:8443/"),
            secure("a.example:8443", "")
        );
        assert_eq!(read("http://[::1]/t/x"), plain("[::1]:80", "t/x"));
        assert_eq!(read("http://[::1]:8080"), plain("[::1]:8080", ""));
        for wrong in [
            "a.example",
            "ftp://a.example",
            "http://",
            "http://a:port",
            "https:///t",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        let name = |link| Origin::read(link).unwrap().0.name().to_owned();
        assert_eq!(name("https://[::1]:8443"), "::1");
        assert_eq!(name("https://a.example"), "a.example");
    }
}
