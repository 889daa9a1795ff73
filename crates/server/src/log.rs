//! Logs: what happened, for people or machines. No tokens, shares, actions or bodies are ever logged.

use std::io;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{fmt, registry};

use crate::config::{Config, LogFormat};

/// Starts logging to standard error. Only the first call of a process has an effect.
pub fn start_logging(config: &Config) {
    // What is no filter was refused with the other flags.
    let filter =
        filter(&config.log).unwrap_or_else(|_| Targets::new().with_default(LevelFilter::INFO));
    let lines = fmt::layer().with_writer(io::stderr);
    let started = match config.log_format {
        LogFormat::Text => registry().with(filter).with(lines).try_init(),
        LogFormat::Json => registry()
            .with(filter)
            .with(lines.json())
            .try_init(),
    };
    // Somebody else's subscriber is as good.
    drop(started);
}

/// What is logged: levels, or targets with levels. The library takes any word for a target; nobody means
/// one that could be none.
pub(crate) fn filter(text: &str) -> Result<Targets, String> {
    let is_part = |part: &str| {
        let (target, level) = part.split_once('=').unwrap_or((part, "off"));
        target.split("::").all(is_name)
            && (level == "off" || level.parse::<tracing::Level>().is_ok())
    };
    let wrong = || {
        format!(
            "expected a level (error, warn, info, debug, trace, off) or `server=debug,info`, not `{text}`"
        )
    };
    if !text.split(',').all(is_part) {
        return Err(wrong());
    }
    text.parse().map_err(|_| wrong())
}

fn is_name(word: &str) -> bool {
    word.starts_with(|sign: char| sign.is_ascii_alphabetic())
        && word
            .chars()
            .all(|sign| sign.is_ascii_alphanumeric() || sign == '_')
}

#[cfg(test)]
mod tests {
    use super::filter;

    #[test]
    fn f13_what_is_no_filter_is_refused() {
        for fine in [
            "info",
            "off",
            "server=debug,info",
            "WARN",
            "store::writer=trace,server=off",
        ] {
            assert!(filter(fine).is_ok(), "{fine}");
        }
        for wrong in [
            "!!!",
            "",
            "server=loud",
            "=info",
            "info,,warn",
            "a b",
            "server=",
            "info;warn",
            "info, warn",
        ] {
            let refused = filter(wrong);
            assert!(refused.is_err_and(|why| why.contains(wrong)), "{wrong}");
        }
    }
}
