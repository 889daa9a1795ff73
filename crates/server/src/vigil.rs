//! Watches over the store: people are told when nothing can be saved, and a server that cannot save for too long
//! ends, so that whoever runs it notices and restarts it.

use std::time::Duration;

use store::{Health, StoreError};
use thiserror::Error;
use tokio::time;

use crate::app::Shared;

/// Why a server has ended by itself.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum EndError {
    /// Nothing could be saved for too long.
    #[error("nothing could be saved for {seconds} seconds: {error}")]
    CannotSave {
        /// How long.
        seconds: u64,
        /// Why, at the last try.
        error: StoreError,
    },
    /// Another server has the database.
    #[error("another server has taken the database")]
    DatabaseLost,
}

/// Resolves when the server must end.
pub(crate) async fn keep(app: Shared) -> EndError {
    let limit = app.config.write_failure();
    let mut health = app.store.watch();
    let mut told = false;
    loop {
        let state = health.borrow_and_update().clone();
        let left = match &state {
            Health::Well => None,
            Health::Lost => return EndError::DatabaseLost,
            Health::Failing { since, error } => {
                match limit.map(|limit| limit.saturating_sub(since.elapsed())) {
                    Some(Duration::ZERO) => {
                        return EndError::CannotSave {
                            seconds: since.elapsed().as_secs(),
                            error: error.clone(),
                        };
                    }
                    left => left,
                }
            }
        };
        if !state.is_well() && !told {
            app.hub.say_not_saving();
        }
        told = !state.is_well();
        let changed = async {
            // The store lives as long as the server does.
            if health.changed().await.is_err() {
                core::future::pending::<()>().await;
            }
        };
        match left {
            Some(left) => drop(time::timeout(left, changed).await),
            None => changed.await,
        }
    }
}
