//! Whose page a request comes from: only our own may act in a guest's name.

use std::net::Ipv4Addr;
use std::sync::Once;

use axum::http::uri::Authority;
use axum::http::{HeaderMap, header};
use protocol::Refusal;

use crate::config::Config;

/// Names of this kind are given out within a house only (RFC 6761, 6762, 8375, and `internal`).
const PRIVATE: [&str; 4] = [".localhost", ".local", ".home.arpa", ".internal"];

/// The origins that may talk to this server.
#[derive(Debug)]
pub(crate) struct Origins {
    /// Whether an origin that equals the address that was asked for is one; so without a public URL.
    same_host: bool,
    allowed: Vec<String>,
}

impl Origins {
    pub(crate) fn new(config: &Config) -> Origins {
        let trimmed = |url: &String| url.trim_end_matches('/').to_ascii_lowercase();
        let allowed = config
            .public_url
            .iter()
            .chain(&config.allow_origin)
            .map(trimmed)
            .collect();
        Origins {
            same_host: config.public_url.is_none(),
            allowed,
        }
    }

    /// Browsers name the origin in every request that could change something and in every WebSocket
    /// handshake. A request without one comes from a program, which has no other's cookies.
    pub(crate) fn check(&self, headers: &HeaderMap) -> Result<(), Refusal> {
        let Some(origin) = headers.get(header::ORIGIN) else {
            return Ok(());
        };
        let origin = origin
            .to_str()
            .map_err(|_| Refusal::BadOrigin)?
            .to_ascii_lowercase();
        if self.allowed.contains(&origin) || self.same_host && is_same_host(&origin, headers) {
            Ok(())
        } else {
            Err(Refusal::BadOrigin)
        }
    }
}

fn is_same_host(origin: &str, headers: &HeaderMap) -> bool {
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok())
        .unwrap_or_default();
    let host = host.to_ascii_lowercase();
    let authority = origin
        .strip_prefix("http://")
        .or_else(|| origin.strip_prefix("https://"));
    if host.is_empty() || authority != Some(host.as_str()) {
        return false;
    }
    let ours = is_private(&host);
    if !ours {
        static SAID: Once = Once::new();
        SAID.call_once(|| tracing::warn!("pages at a public name may act only with --public-url"));
    }
    ours
}

/// Whether a host cannot be a stranger's who lets a name of theirs point to this server (DNS rebinding): an
/// address, or a name that nobody outside can own.
fn is_private(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else {
        return false;
    };
    let name = authority.host().trim_end_matches('.');
    let is_address = name.parse::<Ipv4Addr>().is_ok() || name.starts_with('[');
    is_address
        || !name.contains('.')
        || PRIVATE
            .iter()
            .any(|ending| name.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allows(public: Option<&str>, host: &str, origin: Option<&str>) -> bool {
        let origins = Origins {
            same_host: public.is_none(),
            allowed: public
                .iter()
                .map(|&public| public.to_owned())
                .collect(),
        };
        let mut headers = HeaderMap::from_iter([(header::HOST, host.parse().unwrap())]);
        headers.extend(origin.map(|origin| (header::ORIGIN, origin.parse().unwrap())));
        origins.check(&headers).is_ok()
    }

    #[test]
    fn f13_a_strangers_name_that_points_here_is_not_ours() {
        let own = [
            "127.0.0.1:8080",
            "[::1]:8080",
            "localhost:8080",
            "attic",
            "attic.local:8080",
            "a.home.arpa",
        ];
        for host in own {
            assert!(
                allows(None, host, Some(&format!("http://{host}"))),
                "{host}"
            );
        }
        for host in [
            "evil.example:8080",
            "127.0.0.1.evil.example",
            "local.example",
            "1.2.3.4.5",
            "a@b.example",
        ] {
            assert!(
                !allows(None, host, Some(&format!("http://{host}"))),
                "{host}"
            );
        }
        assert!(allows(
            Some("http://games.example.org"),
            "x",
            Some("http://games.example.org")
        ));
    }

    #[test]
    fn without_a_public_url_the_host_decides() {
        assert!(allows(
            None,
            "127.0.0.1:8080",
            Some("http://127.0.0.1:8080")
        ));
        assert!(allows(None, "127.0.0.1:8080", None));
        for other in [
            "http://127.0.0.1:8081",
            "http://evil.example",
            "null",
            "127.0.0.1:8080",
            "",
        ] {
            assert!(!allows(None, "127.0.0.1:8080", Some(other)), "{other}");
        }
    }

    #[test]
    fn a_public_url_is_the_only_origin() {
        let public = Some("https://games.example.org");
        assert!(allows(
            public,
            "10.0.0.5:8080",
            Some("https://games.example.org")
        ));
        assert!(allows(
            public,
            "10.0.0.5:8080",
            Some("https://Games.Example.org")
        ));
        for other in [
            "http://games.example.org",
            "https://games.example.org.evil",
            "http://10.0.0.5:8080",
        ] {
            assert!(!allows(public, "10.0.0.5:8080", Some(other)), "{other}");
        }
    }
}
