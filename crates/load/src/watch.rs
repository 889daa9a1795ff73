//! What the server says of itself, and what the system says of its memory.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::time;

use crate::LoadError;
use crate::http::Http;

/// How long the server gets to come to rest before its memory is read.
const REST: Duration = Duration::from_secs(1);

/// Looks at a server.
pub(crate) struct Watch {
    metrics: Option<SocketAddr>,
    pid: Option<u32>,
}

/// The server's numbers by name, without those that have labels.
pub(crate) struct Counters(BTreeMap<String, f64>);

impl Watch {
    pub(crate) fn new(metrics: Option<SocketAddr>, pid: Option<u32>) -> Watch {
        Watch { metrics, pid }
    }

    /// The memory of the server's process that is in use, in bytes.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid?)).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(
            line.trim()
                .strip_suffix("kB")?
                .trim()
                .parse::<u64>()
                .ok()?
                * 1024,
        )
    }

    /// The same once the server has come to rest.
    pub(crate) async fn at_rest(&self) -> Option<u64> {
        time::sleep(REST).await;
        self.memory()
    }

    pub(crate) async fn counters(&self) -> Result<Option<Counters>, LoadError> {
        let Some(metrics) = self.metrics else {
            return Ok(None);
        };
        let page = Http::connect(metrics)
            .await?
            .get("/metrics")
            .await?
            .body;
        let number = |line: &str| {
            let (name, value) = line.strip_prefix("zashiki_")?.split_once(' ')?;
            Some((name.to_owned(), value.parse().ok()?))
        };
        Ok(Some(Counters(page.lines().filter_map(number).collect())))
    }
}

impl Counters {
    /// What has been added.
    pub(crate) fn since(&self, before: &Counters) -> Counters {
        let added = self
            .0
            .iter()
            .map(|(name, value)| (name.clone(), value - before.get(name)));
        Counters(added.collect())
    }

    pub(crate) fn get(&self, name: &str) -> f64 {
        self.0.get(name).copied().unwrap_or(0.0)
    }
}
