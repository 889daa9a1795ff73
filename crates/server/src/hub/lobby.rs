//! The lobby: listed tables at which somebody is. A few of each guest and address, in an order in which nobody
//! can push the others out.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::http::TableSummary;
use protocol::{GuestId, Phase, TableCode};

use crate::address::Address;

/// The most tables that are shown.
const LONGEST: usize = 200;

/// What another node shows is forgotten when it has not said it again for this long.
const ELSEWHERE: Duration = Duration::from_secs(20);

/// Every table that could be shown.
pub(super) struct Lobby {
    per_address: usize,
    known: Mutex<Known>,
    /// What other nodes show, and when they said so.
    elsewhere: Mutex<HashMap<String, (Instant, Vec<TableSummary>)>>,
}

#[derive(Default)]
struct Known {
    tables: HashMap<TableCode, Line>,
    /// Counts the tables that came, the newest has the highest number.
    came: u64,
}

#[derive(Clone, PartialEq)]
struct Line {
    summary: TableSummary,
    host: GuestId,
    address: Address,
    came: u64,
}

impl Lobby {
    pub(super) fn new(per_address: usize) -> Lobby {
        Lobby {
            per_address,
            known: Mutex::default(),
            elsewhere: Mutex::default(),
        }
    }

    fn elsewhere(&self) -> MutexGuard<'_, HashMap<String, (Instant, Vec<TableSummary>)>> {
        self.elsewhere
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// What another node shows.
    pub(super) fn show_elsewhere(&self, node: String, mut lines: Vec<TableSummary>) {
        lines.truncate(LONGEST);
        self.elsewhere()
            .insert(node, (Instant::now(), lines));
    }

    /// What all nodes show, the first of each before the second of any. A table that has just moved is shown once.
    pub(super) fn all_lines(&self) -> Vec<TableSummary> {
        let mut all = vec![self.lines()];
        {
            let mut elsewhere = self.elsewhere();
            elsewhere.retain(|_, (said, _)| said.elapsed() < ELSEWHERE);
            let others = elsewhere.values();
            all.extend(others.map(|(_, lines)| lines.clone()));
        }
        let longest = all.iter().map(Vec::len).max().unwrap_or_default();
        let mut seen = HashSet::new();
        (0..longest)
            .flat_map(|at| all.iter().filter_map(move |lines| lines.get(at)))
            .filter(|line| seen.insert(line.code))
            .take(LONGEST)
            .cloned()
            .collect()
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// A table may be shown, like this from now on.
    pub(super) fn show(&self, summary: TableSummary, host: GuestId, address: Address) {
        let mut known = self.known();
        let came = known
            .tables
            .get(&summary.code)
            .map_or(known.came + 1, |line| line.came);
        known.came = known.came.max(came);
        known.tables.insert(
            summary.code,
            Line {
                summary,
                host,
                address,
                came,
            },
        );
    }

    /// A table is not shown any more.
    pub(super) fn hide(&self, code: TableCode) {
        self.known().tables.remove(&code);
    }

    /// What everybody is shown: the newest table of every address, then the second newest of each, and so on.
    /// Of one guest's tables whose match has not begun, only the newest is shown.
    pub(super) fn lines(&self) -> Vec<TableSummary> {
        let mut lines: Vec<Line> = self.known().tables.values().cloned().collect();
        lines.sort_unstable_by_key(|line| core::cmp::Reverse(line.came));
        let mut waiting: HashSet<GuestId> = HashSet::new();
        let has_begun = |phase| matches!(phase, Phase::Playing | Phase::Finished);
        lines.retain(|line| has_begun(line.summary.phase) || waiting.insert(line.host));
        let mut of_address: HashMap<Address, usize> = HashMap::new();
        let mut ranked: Vec<(usize, Line)> = Vec::with_capacity(lines.len());
        for line in lines {
            // A network that is part of a larger one counts there too.
            let ranks = line.address.scopes().map(|(scope, times)| {
                let count = of_address.entry(scope).or_default();
                *count += 1;
                count.div_ceil(times)
            });
            let rank = ranks.max().unwrap_or(1);
            ranked.push((rank, line));
        }
        ranked.retain(|(rank, _)| *rank <= self.per_address);
        // Stable: within a rank the newest stays first.
        ranked.sort_by_key(|(rank, _)| *rank);
        ranked
            .into_iter()
            .take(LONGEST)
            .map(|(_, line)| line.summary)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;
    use catalog::GameId;
    use protocol::Pace;

    use super::*;
    use crate::address::Peer;

    fn address(last: u8) -> Address {
        Address::of(Peer([10, 0, 0, last].into()), &HeaderMap::new(), false)
    }

    fn code(number: u8) -> TableCode {
        TableCode::from_random(core::array::from_fn(|at| {
            if at == 0 { number >> 5 } else { number & 31 }
        }))
    }

    fn show(lobby: &Lobby, number: u8, phase: Phase, host: u8, from: u8) {
        show_from(lobby, number, phase, host, address(from));
    }

    fn show_from(lobby: &Lobby, number: u8, phase: Phase, host: u8, from: Address) {
        let summary = TableSummary {
            code: code(number),
            game: GameId::Samurakva,
            config: String::new(),
            pace: Pace::None,
            phase,
            host: None,
            seats: 2,
            free: 1,
        };
        lobby.show(summary, GuestId::from_random([host; 13]), from);
    }

    fn shown(lobby: &Lobby) -> Vec<TableCode> {
        lobby
            .lines()
            .into_iter()
            .map(|line| line.code)
            .collect()
    }

    #[test]
    fn f11_one_address_cannot_push_the_others_out() {
        let lobby = Lobby::new(5);
        show(&lobby, 0, Phase::Waiting, 1, 1);
        for number in 1..=250 {
            show(&lobby, number, Phase::Waiting, (number % 30) + 2, 2);
        }
        let lines = shown(&lobby);
        assert_eq!(lines.len(), 6, "five of the crowd");
        assert_eq!(
            lines[..2],
            [code(250), code(0)],
            "the other is second, however old"
        );
    }

    #[test]
    fn f11_nor_can_a_site_with_many_networks() {
        let lobby = Lobby::new(5);
        show(&lobby, 0, Phase::Waiting, 1, 1);
        for number in 1..=250 {
            let network = Address::new([0x2001, 0xdb8, 1, u16::from(number), 0, 0, 0, 1].into());
            show_from(&lobby, number, Phase::Playing, 2, network);
        }
        let lines = shown(&lobby);
        assert_eq!(lines.len(), 41, "eight times five of the crowd");
        assert_eq!(lines[8], code(0), "the other comes after the first eight");
    }

    #[test]
    fn f11_one_waiting_table_a_guest_and_any_that_play() {
        let lobby = Lobby::new(5);
        show(&lobby, 1, Phase::Waiting, 1, 1);
        show(&lobby, 2, Phase::Waiting, 1, 2);
        show(&lobby, 3, Phase::Playing, 1, 3);
        assert_eq!(shown(&lobby), [code(3), code(2)]);
        // A deal that is being sealed is no match yet.
        show(&lobby, 2, Phase::Dealing, 1, 2);
        assert_eq!(shown(&lobby), [code(3), code(2)]);
        lobby.hide(code(2));
        assert_eq!(shown(&lobby), [code(3), code(1)]);
        // A change of what is shown does not make a table newer.
        show(&lobby, 1, Phase::Playing, 1, 1);
        assert_eq!(shown(&lobby), [code(3), code(1)]);
    }
}
