//! Logs: what happened, for people or machines. No tokens, shares, actions or bodies are ever logged.

use std::io;

use tracing_subscriber::EnvFilter;

use crate::config::{Config, LogFormat};

/// Starts logging to standard error. Only the first call of a process has an effect.
pub fn start_logging(config: &Config) {
    let filter = EnvFilter::try_new(&config.log).unwrap_or_else(|_| EnvFilter::new("info"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let started = match config.log_format {
        LogFormat::Text => builder.try_init(),
        LogFormat::Json => builder.json().try_init(),
    };
    // Somebody else's subscriber is as good.
    drop(started);
}
