//! How a server is set up: flags, environment and their defaults; docs/hosting.md explains each.

use core::fmt;
use core::str::FromStr;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use axum::http::Uri;
use clap::{Args, ValueEnum};

/// Flags of `zashiki serve`; each can be given by the environment as well.
#[derive(Clone, Args)]
pub struct Config {
    /// Where to listen; port 0 takes any free one
    #[arg(long, env = "ZASHIKI_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Where to tell counts to Prometheus, such as 127.0.0.1:9090; nowhere if not given
    #[arg(long, env = "ZASHIKI_METRICS_LISTEN")]
    pub metrics_listen: Option<SocketAddr>,
    /// Where everything is kept: sqlite:FILE or postgres://...
    #[arg(
        long,
        env = "ZASHIKI_DATA",
        default_value = "sqlite:zashiki.db",
        hide_env_values = true
    )]
    pub data: String,
    /// A file with that address instead, so that its password is in no command line and no environment
    #[arg(long, env = "ZASHIKI_DATA_FILE", conflicts_with = "data")]
    pub data_file: Option<PathBuf>,
    /// Where NATS is, such as `nats://127.0.0.1:4222`, when this server is one node of several; needs --node
    #[arg(long, env = "ZASHIKI_NATS", hide_env_values = true)]
    pub nats: Option<String>,
    /// A file with that address instead
    #[arg(long, env = "ZASHIKI_NATS_FILE", conflicts_with = "nats")]
    pub nats_file: Option<PathBuf>,
    /// The authorities that vouch for NATS, besides those of the system: a file with certificates in PEM
    #[arg(long, env = "ZASHIKI_NATS_CA")]
    pub nats_ca: Option<PathBuf>,
    /// This node's name, which no other has; needs --nats
    #[arg(long, env = "ZASHIKI_NODE")]
    pub node: Option<String>,
    /// Which nodes belong together, should several groups use the same NATS
    #[arg(long, env = "ZASHIKI_CLUSTER", default_value = "main", value_parser = word)]
    pub cluster: String,
    /// Seconds after which somebody at another node counts as gone if that node says nothing of them
    #[arg(long = "link-silence-seconds", env = "ZASHIKI_LINK_SILENCE_SECONDS", default_value = "15", value_parser = seconds)]
    pub link_silence: Duration,
    /// The address people open, such as `https://games.example.org`; with https, cookies are Secure
    #[arg(long, env = "ZASHIKI_PUBLIC_URL", value_parser = origin)]
    pub public_url: Option<String>,
    /// Further origins whose pages may talk to this server
    #[arg(long, env = "ZASHIKI_ALLOW_ORIGIN", value_delimiter = ',', value_parser = origin)]
    pub allow_origin: Vec<String>,
    /// Take a client's address from the last entry of X-Forwarded-For; only behind a proxy that sets it
    #[arg(long, env = "ZASHIKI_TRUST_FORWARDED")]
    pub trust_forwarded: bool,
    /// Whom to tell of a weakness: mailto:... or https://..., shown in /.well-known/security.txt
    #[arg(long, env = "ZASHIKI_SECURITY_CONTACT", value_parser = contact)]
    pub security_contact: Option<String>,
    /// What is logged, as `info` or `server=debug,info`
    #[arg(long, env = "ZASHIKI_LOG", default_value = "info", value_parser = filter)]
    pub log: String,
    /// How it is logged
    #[arg(long, env = "ZASHIKI_LOG_FORMAT", value_enum, default_value = "text")]
    pub log_format: LogFormat,
    /// The shortest time between a bot's turn and its move, so that people can follow
    #[arg(long, env = "ZASHIKI_BOT_DELAY_MS", default_value_t = 700)]
    pub bot_delay_ms: u64,
    /// Threads on which bots think; 0 means one fewer than the machine's cores, at least one
    #[arg(long, env = "ZASHIKI_BOT_THREADS", default_value_t = 0)]
    pub bot_threads: usize,
    /// Seconds that bots play on when nobody is connected to their table any more
    #[arg(long = "bot-rest-seconds", env = "ZASHIKI_BOT_REST_SECONDS", default_value = "10", value_parser = seconds)]
    pub bot_rest: Duration,
    /// Seconds without a single write that succeeds after which the server ends with an error; 0 means never
    #[arg(long, env = "ZASHIKI_WRITE_FAILURE_SECONDS", default_value_t = 60)]
    pub write_failure_seconds: u64,
    /// How much anybody may ask for.
    #[command(flatten)]
    pub limits: Limits,
    /// How long what is stored is kept.
    #[command(flatten)]
    pub retention: Retention,
}

/// How long what is stored is kept.
#[derive(Clone, Debug, Args)]
pub struct Retention {
    /// Days that a guest is kept who does not come, 1 to 400: no browser keeps a cookie for longer
    #[arg(long, env = "ZASHIKI_KEEP_GUESTS_DAYS", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=400))]
    pub keep_guests_days: u64,
    /// Days that a table is kept which nobody touches; 0 means for ever
    #[arg(long, env = "ZASHIKI_KEEP_TABLES_DAYS", default_value_t = 30)]
    pub keep_tables_days: u64,
    /// Days that a finished match is kept; 0 means for ever
    #[arg(long, env = "ZASHIKI_KEEP_MATCHES_DAYS", default_value_t = 0)]
    pub keep_matches_days: u64,
    /// Seconds between two times that what is over is thrown away
    #[arg(long = "sweep-seconds", env = "ZASHIKI_SWEEP_SECONDS", default_value = "3600", value_parser = seconds)]
    pub sweep: Duration,
}

impl Retention {
    /// How long a sign-in lasts that nobody uses, in milliseconds.
    pub(crate) fn sign_in_ms(&self) -> u64 {
        self.keep_guests_days * 24 * 3600 * 1000
    }
}

/// How much anybody may ask for.
#[derive(Clone, Debug, Args)]
pub struct Limits {
    /// WebSocket connections in all
    #[arg(long, env = "ZASHIKI_MAX_CONNECTIONS", default_value_t = 12_000)]
    pub max_connections: usize,
    /// WebSocket connections of one address
    #[arg(long, env = "ZASHIKI_CONNECTIONS_PER_ADDRESS", default_value_t = 200)]
    pub connections_per_address: usize,
    /// WebSocket connections of one guest (tabs and devices)
    #[arg(long, env = "ZASHIKI_CONNECTIONS_PER_GUEST", default_value_t = 20)]
    pub connections_per_guest: usize,
    /// HTTP connections in all, without those that are WebSockets
    #[arg(long, env = "ZASHIKI_MAX_HTTP_CONNECTIONS", default_value_t = 4_096)]
    pub max_http_connections: usize,
    /// HTTP connections of one address; behind a proxy, requests of one address at the same time
    #[arg(
        long,
        env = "ZASHIKI_HTTP_CONNECTIONS_PER_ADDRESS",
        default_value_t = 64
    )]
    pub http_connections_per_address: usize,
    /// Tables in memory at the same time
    #[arg(long, env = "ZASHIKI_MAX_TABLES", default_value_t = 10_000)]
    pub max_tables: usize,
    /// Messages of one guest, as `PER_SECOND:AT_ONCE`
    #[arg(long, env = "ZASHIKI_MESSAGES", default_value = "20:80")]
    pub messages: Rate,
    /// HTTP requests of one address, as `PER_SECOND:AT_ONCE`
    #[arg(long, env = "ZASHIKI_REQUESTS", default_value = "20:200")]
    pub requests: Rate,
    /// New guests from one address, as `PER_SECOND:AT_ONCE`
    #[arg(long, env = "ZASHIKI_NEW_GUESTS", default_value = "0.2:40")]
    pub new_guests: Rate,
    /// New tables of one guest, as `PER_SECOND:AT_ONCE`
    #[arg(long, env = "ZASHIKI_NEW_TABLES", default_value = "0.05:10")]
    pub new_tables: Rate,
    /// Tables in the lobby from one address
    #[arg(long, env = "ZASHIKI_LISTED_PER_ADDRESS", default_value_t = 5)]
    pub listed_per_address: usize,
    /// Seconds after which a connection that says nothing, not even to pings, is closed
    #[arg(long = "idle-seconds", env = "ZASHIKI_IDLE_SECONDS", default_value = "75", value_parser = seconds)]
    pub idle: Duration,
    /// Seconds after which a client that does not read its answer is cut; half of it for the first request
    #[arg(long = "stalled-seconds", env = "ZASHIKI_STALLED_SECONDS", default_value = "20", value_parser = seconds)]
    pub stalled: Duration,
    /// Seconds a table without connections stays in memory
    #[arg(long = "unload-seconds", env = "ZASHIKI_UNLOAD_SECONDS", default_value = "180", value_parser = seconds)]
    pub unload: Duration,
}

/// The largest message or body that is read.
pub const MAX_MESSAGE: usize = 16 * 1024;
/// How many messages wait for a client before it counts as one that does not read.
pub const OUTBOX: usize = 64;

/// How logs look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// A rate limit: a steady rate, and a burst that is allowed after a pause.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How many a second in the long run.
    pub per_second: f64,
    /// How many at once.
    pub burst: f64,
}

impl FromStr for Rate {
    type Err = String;

    fn from_str(text: &str) -> Result<Rate, String> {
        let parsed = text.split_once(':').and_then(|(rate, burst)| {
            let (per_second, burst) = (rate.parse::<f64>().ok()?, burst.parse::<f64>().ok()?);
            (per_second > 0.0 && per_second.is_finite() && burst >= 1.0 && burst.is_finite())
                .then_some(Rate { per_second, burst })
        });
        parsed.ok_or_else(|| "expected PER_SECOND:AT_ONCE such as 20:80".to_owned())
    }
}

/// An origin: a scheme, a host, perhaps a port, and nothing else.
fn origin(text: &str) -> Result<String, String> {
    let wrong = || format!("expected an address such as https://games.example.org, not `{text}`");
    let uri: Uri = text.parse().map_err(|_| wrong())?;
    let known = matches!(uri.scheme_str(), Some("http" | "https"));
    let bare = uri
        .path_and_query()
        .is_none_or(|path| path == "/");
    let plain = uri
        .authority()
        .is_some_and(|authority| !authority.as_str().contains('@'));
    if known && bare && plain {
        Ok(text.trim_end_matches('/').to_ascii_lowercase())
    } else {
        Err(wrong())
    }
}

fn filter(text: &str) -> Result<String, String> {
    crate::log::filter(text).map(|_| text.to_owned())
}

fn contact(text: &str) -> Result<String, String> {
    let known = ["mailto:", "https://", "tel:"]
        .iter()
        .any(|scheme| text.len() > scheme.len() && text.starts_with(scheme));
    let printable = text.chars().all(|sign| sign.is_ascii_graphic());
    if known && printable {
        Ok(text.to_owned())
    } else {
        Err("expected mailto:NAME@HOST or https://...".to_owned())
    }
}

/// A part of a subject of NATS.
fn word(text: &str) -> Result<String, String> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    if !text.is_empty() && text.len() <= 32 && text.bytes().all(fits) {
        Ok(text.to_owned())
    } else {
        Err("expected 1 to 32 letters, digits and hyphens".to_owned())
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.001..1e9).contains(&seconds) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err("expected a number of seconds".to_owned()),
    }
}

impl Config {
    /// Whether people come by https, so that the cookie must not travel otherwise.
    pub fn is_secure(&self) -> bool {
        self.public_url
            .as_deref()
            .is_some_and(|url| url.starts_with("https://"))
    }

    /// How long nothing may be saved before the server ends.
    pub fn write_failure(&self) -> Option<Duration> {
        (self.write_failure_seconds > 0).then(|| Duration::from_secs(self.write_failure_seconds))
    }

    /// How many threads bots think on.
    pub fn thinking_threads(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        if self.bot_threads == 0 {
            cores.saturating_sub(1).max(1)
        } else {
            self.bot_threads
        }
    }
}

/// The data address may hold a password.
impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.data.split(':').next().unwrap_or_default();
        let (listen, public) = (self.listen, &self.public_url);
        write!(
            f,
            "Config({listen} on {kind}, public {public:?}, {:?}, {:?})",
            self.limits, self.retention
        )
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Alone {
        #[command(flatten)]
        config: Config,
    }

    #[test]
    fn the_defaults_are_those_of_the_documentation() {
        let config = Alone::parse_from(["serve"]).config;
        assert_eq!(config.listen, "127.0.0.1:8080".parse().unwrap());
        assert_eq!(config.data, "sqlite:zashiki.db");
        assert_eq!(
            config.limits.messages,
            Rate {
                per_second: 20.0,
                burst: 80.0
            }
        );
        assert!(!config.is_secure() && !config.trust_forwarded);
        assert_eq!(
            (
                config.retention.keep_guests_days,
                config.retention.keep_tables_days,
                config.retention.keep_matches_days
            ),
            (400, 30, 0)
        );
    }

    #[test]
    fn f13_settings_that_would_refuse_everybody_are_refused_at_the_start() {
        let parse = |flag: &str| Alone::try_parse_from(["serve", flag]).map(|alone| alone.config);
        for wrong in [
            "games.example.org",
            "ftp://a.org",
            "https://",
            "https://a.org/path",
            "https://u@a.org",
            "",
        ] {
            for flag in ["--public-url", "--allow-origin"] {
                let refused = parse(&format!("{flag}={wrong}"))
                    .err()
                    .map(|error| error.to_string());
                assert!(
                    refused.is_some_and(|why| why.contains("https://games.example.org")),
                    "{flag} {wrong}"
                );
            }
        }
        let config = parse("--public-url=HTTPS://Games.Example.org/").unwrap();
        assert_eq!(
            config.public_url.as_deref(),
            Some("https://games.example.org")
        );
        assert!(config.is_secure());
        assert!(parse("--log=!!!").is_err() && parse("--log=server=debug,info").is_ok());
        assert!(parse("--keep-guests-days=0").is_err());
        assert!(parse("--keep-guests-days=401").is_err());
        assert!(parse("--security-contact=me@example.org").is_err());
        assert!(parse("--security-contact=mailto:me@example.org").is_ok());
    }

    #[test]
    fn a_password_is_not_shown() {
        let data = "postgres://zashiki:hunter2@localhost/zashiki";
        let config = Alone::parse_from(["serve", "--data", data]).config;
        assert!(!format!("{config:?}").contains("hunter2"));
    }

    #[test]
    fn a_rate_is_two_positive_numbers() {
        assert_eq!(
            "0.5:3".parse(),
            Ok(Rate {
                per_second: 0.5,
                burst: 3.0
            })
        );
        for wrong in ["", "5", "0:5", "5:0", "-1:5", "inf:5", "5:nan", "a:b"] {
            assert!(wrong.parse::<Rate>().is_err(), "{wrong}");
        }
    }
}
