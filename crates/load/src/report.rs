//! The figures of a load as a table and as JSON.

use serde::Serialize;

use crate::Load;
use crate::table::Played;
use crate::watch::Counters;

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Tables that played.
    pub tables: usize,
    /// Clients at them.
    pub connections: usize,
    /// How long they moved.
    pub seconds: f64,
    /// Moves of which everybody at the table was told.
    pub moves: usize,
    /// The same a second.
    pub moves_per_second: f64,
    /// From sending a move until every seat of its table was told, in milliseconds: half are faster.
    pub p50_ms: f64,
    /// 95 of 100 are faster.
    pub p95_ms: f64,
    /// 99 of 100 are faster.
    pub p99_ms: f64,
    /// The slowest.
    pub max_ms: f64,
    /// Moves that the server refused.
    pub refused: u64,
    /// Moves of which somebody was not told within ten seconds.
    pub not_told: u64,
    /// Tables that could not go on.
    pub errors: u64,
    /// The first of them in words.
    pub first_error: Option<String>,
    /// What the server counted meanwhile, if it was asked: entries that became durable.
    pub entries: Option<f64>,
    /// How long one took on average, in milliseconds.
    pub append_ms: Option<f64>,
    /// Messages that the server sent.
    pub messages: Option<f64>,
    /// The server's memory, if its process was given.
    pub memory: Option<Memory>,
}

/// The server's memory above idle.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Memory {
    /// Bytes before the first table.
    pub idle: u64,
    /// After every table was opened, nobody connected.
    pub opened: u64,
    /// After everybody was connected.
    pub connected: u64,
    /// After a match was begun at every table.
    pub begun: u64,
    /// At the end of the moves.
    pub played: u64,
    /// Then, with a second connection of everybody.
    pub tabs: u64,
    /// Bytes that a connection added.
    pub per_connection: f64,
    /// Bytes of a table with its match: all that was added, without its connections.
    pub per_table: f64,
    /// Bytes of a table with its match and all its connections; this is free of how the two are told apart.
    pub per_full_table: f64,
}

impl Memory {
    /// From the six readings in order, if there are any.
    pub(crate) fn new(load: &Load, readings: [Option<u64>; 6]) -> Option<Memory> {
        let [idle, opened, connected, begun, played, tabs] = readings;
        let (idle, opened, connected, begun) = (idle?, opened?, connected?, begun?);
        let (played, tabs) = (played?, tabs?);
        let tables = load.tables as f64;
        let grown = |from: u64, to: u64| to as f64 - from as f64;
        let seats = f64::from(load.seats);
        // Memory that was free before may be used again, so the larger figure is the better one.
        let per_connection = grown(opened, connected).max(grown(played, tabs)) / (tables * seats);
        let per_full_table = grown(idle, played) / tables;
        let per_table = per_full_table - seats * per_connection;
        Some(Memory {
            idle,
            opened,
            connected,
            begun,
            played,
            tabs,
            per_connection,
            per_table,
            per_full_table,
        })
    }
}

impl Report {
    pub(crate) fn new(
        load: &Load,
        seconds: f64,
        mut played: Played,
        server: Option<&Counters>,
        memory: Option<Memory>,
    ) -> Report {
        played.micros.sort_unstable();
        let moves = played.micros.len();
        let at = |share: f64| {
            let place = ((moves as f64 * share).ceil() as usize).saturating_sub(1);
            played
                .micros
                .get(place)
                .copied()
                .map_or(0.0, |micros| f64::from(micros) / 1e3)
        };
        let entries = server.map(|server| server.get("entries_total"));
        let append = server.map(|server| 1e3 * server.get("append_seconds_sum"));
        Report {
            tables: load.tables,
            connections: load.tables * usize::from(load.seats),
            seconds,
            moves,
            moves_per_second: moves as f64 / seconds,
            p50_ms: at(0.5),
            p95_ms: at(0.95),
            p99_ms: at(0.99),
            max_ms: at(1.0),
            refused: played.refused,
            not_told: played.not_told,
            errors: played.errors,
            entries,
            append_ms: append
                .zip(entries)
                .map(|(append, entries)| append / entries.max(1.0)),
            messages: server.map(|server| server.get("messages_sent_total")),
            first_error: played.first_error,
            memory,
        }
    }

    /// For programs.
    pub fn json(&self) -> String {
        self.written() + "\n"
    }

    fn written(&self) -> String {
        serde_json::to_string(self).expect("a report is texts and numbers")
    }

    /// For people.
    pub fn table(&self) -> String {
        let mut lines = vec![
            [
                "tables, connections".to_owned(),
                format!("{}, {}", self.tables, self.connections),
            ],
            [
                "moves".to_owned(),
                format!("{} in {:.1} s", self.moves, self.seconds),
            ],
            [
                "moves a second".to_owned(),
                format!("{:.1}", self.moves_per_second),
            ],
            [
                "from a move to all seats, p50, p95, p99, most".to_owned(),
                format!(
                    "{:.1}, {:.1}, {:.1}, {:.1} ms",
                    self.p50_ms, self.p95_ms, self.p99_ms, self.max_ms
                ),
            ],
            [
                "refused, not told, errors".to_owned(),
                format!("{}, {}, {}", self.refused, self.not_told, self.errors),
            ],
        ];
        if let (Some(entries), Some(append), Some(sent)) =
            (self.entries, self.append_ms, self.messages)
        {
            let counts = format!("{entries}, {append:.2} ms, {sent}");
            lines.push(["entries, until durable, messages sent".to_owned(), counts]);
        }
        lines.extend(
            self.first_error
                .iter()
                .map(|error| ["first error".to_owned(), error.clone()]),
        );
        if let Some(memory) = &self.memory {
            let Memory {
                idle,
                opened,
                connected,
                begun,
                played,
                tabs,
                ..
            } = *memory;
            let readings = [idle, opened, connected, begun, played, tabs];
            let shown = readings
                .map(|bytes| format!("{:.1}", bytes as f64 / 1e6))
                .join(", ");
            lines.push([
                "MB idle, opened, connected, begun, played, tabs".to_owned(),
                shown,
            ]);
            lines.push([
                "KB a connection".to_owned(),
                format!("{:.2}", memory.per_connection / 1e3),
            ]);
            lines.push([
                "KB a table".to_owned(),
                format!("{:.2}", memory.per_table / 1e3),
            ]);
            let full = format!("{:.2}", memory.per_full_table / 1e3);
            lines.push(["KB a table and its connections".to_owned(), full]);
        }
        aligned(&lines)
    }
}

/// Two columns, each text to the left.
fn aligned(lines: &[[String; 2]]) -> String {
    let width = lines
        .iter()
        .map(|[name, _]| name.chars().count())
        .max()
        .unwrap_or(0);
    let mut text = String::new();
    for [name, value] in lines {
        let line = format!("{name:<width$}  {value}");
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
