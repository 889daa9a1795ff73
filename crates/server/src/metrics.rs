//! What the server counts, as text that Prometheus reads. A handful of numbers needs no crate.

use core::fmt::Write;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Everything that is counted.
#[derive(Default, Debug)]
pub(crate) struct Metrics {
    /// WebSocket connections that are open.
    pub(crate) connections: Gauge,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Decisions that bots have still to make.
    pub(crate) thoughts: Gauge,
    /// HTTP connections that are open and no WebSockets.
    pub(crate) http_connections: Gauge,
    /// HTTP connections that found no place or had to give theirs up.
    pub(crate) http_refused: Counter,
    /// Answers over HTTP.
    pub(crate) requests: Counter,
    /// WebSocket connections that were opened.
    pub(crate) opened: Counter,
    /// Messages that clients sent.
    pub(crate) received: Counter,
    /// Messages that were put on their way.
    pub(crate) sent: Counter,
    /// Decisions in matches that were accepted and saved, of people and bots.
    pub(crate) moves: Counter,
    /// Entries that were saved.
    pub(crate) entries: Counter,
    /// Times that the store failed to save one.
    pub(crate) not_saved: Counter,
    /// Matches that ended.
    pub(crate) finished: Counter,
    /// Clients that were dropped because they did not read.
    pub(crate) dropped: Counter,
    /// From an entry's acceptance until it is durable.
    pub(crate) append: Histogram,
    /// How long a table takes to load.
    pub(crate) load: Histogram,
    /// How long bots think.
    pub(crate) thinking: Histogram,
    refusals: Mutex<BTreeMap<&'static str, u64>>,
}

impl Metrics {
    /// Counts a refusal by its code.
    pub(crate) fn refused(&self, code: &'static str) {
        *self
            .refusals
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .entry(code)
            .or_default() += 1;
    }

    /// Everything as text.
    pub(crate) fn render(&self) -> String {
        let mut page = Page(String::new());
        page.gauge(
            "connections",
            "WebSocket connections that are open.",
            &self.connections,
        );
        page.gauge("tables_loaded", "Tables in memory.", &self.tables);
        page.gauge(
            "bot_decisions_waiting",
            "Decisions that bots have still to make.",
            &self.thoughts,
        );
        page.gauge(
            "http_connections",
            "HTTP connections, without WebSockets.",
            &self.http_connections,
        );
        page.counter(
            "http_refused_total",
            "HTTP connections without a place.",
            &self.http_refused,
        );
        page.counter("http_requests_total", "Answers over HTTP.", &self.requests);
        page.counter(
            "connections_opened_total",
            "WebSocket connections that were opened.",
            &self.opened,
        );
        page.counter(
            "messages_received_total",
            "Messages that clients sent.",
            &self.received,
        );
        page.counter("messages_sent_total", "Messages to clients.", &self.sent);
        page.counter(
            "moves_total",
            "Decisions of people and bots that were saved.",
            &self.moves,
        );
        page.counter(
            "entries_total",
            "Log entries that were saved.",
            &self.entries,
        );
        page.counter(
            "not_saved_total",
            "Entries that the store failed to save.",
            &self.not_saved,
        );
        page.counter(
            "matches_finished_total",
            "Matches that ended.",
            &self.finished,
        );
        page.counter(
            "slow_clients_dropped_total",
            "Clients that did not read.",
            &self.dropped,
        );
        page.histogram("append_seconds", "Until an entry is durable.", &self.append);
        page.histogram("table_load_seconds", "Until a table is loaded.", &self.load);
        page.histogram(
            "bot_thinking_seconds",
            "How long bots think.",
            &self.thinking,
        );
        page.head(
            "refusals_total",
            "Requests and commands refused, by code.",
            "counter",
        );
        for (code, count) in &*self
            .refusals
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
        {
            page.line(&format!("refusals_total{{code=\"{code}\"}}"), count);
        }
        page.0
    }
}

/// A number that only grows.
#[derive(Default, Debug)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Relaxed);
    }
}

/// A number that goes up and down.
#[derive(Default, Debug)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn add(&self, change: i64) {
        self.0.fetch_add(change, Relaxed);
    }

    pub(crate) fn get(&self) -> i64 {
        self.0.load(Relaxed)
    }
}

/// Upper bounds of a histogram's buckets in microseconds; one more bucket has no bound.
const BOUNDS: [u64; 12] = [
    500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000,
    5_000_000,
];

/// How often something took how long.
#[derive(Default, Debug)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    pub(crate) fn record(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        let at = BOUNDS
            .iter()
            .position(|&bound| micros <= bound)
            .unwrap_or(BOUNDS.len());
        if let Some(bucket) = self.buckets.get(at) {
            bucket.fetch_add(1, Relaxed);
        }
        self.micros.fetch_add(micros, Relaxed);
    }
}

/// Text as Prometheus reads it; writing to a `String` cannot fail.
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, help: &str, kind: &str) {
        let _ = writeln!(
            self.0,
            "# HELP zashiki_{name} {help}\n# TYPE zashiki_{name} {kind}"
        );
    }

    fn line(&mut self, name: &str, value: impl core::fmt::Display) {
        let _ = writeln!(self.0, "zashiki_{name} {value}");
    }

    fn gauge(&mut self, name: &str, help: &str, gauge: &Gauge) {
        self.head(name, help, "gauge");
        self.line(name, gauge.get());
    }

    fn counter(&mut self, name: &str, help: &str, counter: &Counter) {
        self.head(name, help, "counter");
        self.line(name, counter.0.load(Relaxed));
    }

    fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head(name, help, "histogram");
        let mut total = 0;
        for (at, bucket) in histogram.buckets.iter().enumerate() {
            total += bucket.load(Relaxed);
            let bound = BOUNDS
                .get(at)
                .map_or("+Inf".to_owned(), |&bound| seconds(bound).to_string());
            self.line(&format!("{name}_bucket{{le=\"{bound}\"}}"), total);
        }
        self.line(
            &format!("{name}_sum"),
            seconds(histogram.micros.load(Relaxed)),
        );
        self.line(&format!("{name}_count"), total);
    }
}

fn seconds(micros: u64) -> f64 {
    micros as f64 / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_told_in_the_form_of_prometheus() {
        let metrics = Metrics::default();
        metrics.connections.add(3);
        metrics.connections.add(-1);
        metrics.refused("too_fast");
        metrics.refused("too_fast");
        metrics.append.record(Duration::from_micros(700));
        metrics.append.record(Duration::from_mins(1));
        let page = metrics.render();
        for line in [
            "# TYPE zashiki_connections gauge\nzashiki_connections 2\n",
            "zashiki_refusals_total{code=\"too_fast\"} 2\n",
            "zashiki_append_seconds_bucket{le=\"0.0005\"} 0\n",
            "zashiki_append_seconds_bucket{le=\"0.001\"} 1\n",
            "zashiki_append_seconds_bucket{le=\"+Inf\"} 2\n",
            "zashiki_append_seconds_sum 60.0007\nzashiki_append_seconds_count 2\n",
        ] {
            assert!(page.contains(line), "{line}\nnot in\n{page}");
        }
    }
}
