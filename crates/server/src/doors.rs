//! The open HTTP connections, limited in total and per address. When there is no room, idle connections
//! are closed for new ones.

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

use crate::address::Address;
use crate::metrics::Metrics;

/// So long anybody may be silent, however many wait outside.
const MOMENT: Duration = Duration::from_secs(1);

/// The HTTP connections that are open; those that became WebSockets are counted elsewhere.
pub(crate) struct Doors {
    total: usize,
    per_address: usize,
    metrics: Arc<Metrics>,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    next: u64,
    visitors: HashMap<u64, Visitor>,
    /// Those who say nothing, since when.
    idle: BTreeSet<(Instant, u64)>,
    /// Who comes from where; an address is part of a network.
    of: HashMap<Address, Vec<u64>>,
}

struct Visitor {
    address: Option<Address>,
    idle: Option<Instant>,
    leave: Arc<Notify>,
}

/// A connection while it is inside. It leaves when this is dropped.
pub(crate) struct Visit {
    pub(crate) activity: Arc<Activity>,
    leave: Arc<Notify>,
}

/// What a connection is doing.
pub(crate) struct Activity {
    doors: Arc<Doors>,
    id: u64,
    /// Requests that are answered and writes that do not get on.
    tasks: AtomicUsize,
    /// How many requests there were.
    asked: AtomicUsize,
}

/// Something that a connection does, until it is dropped.
pub(crate) struct Task(Arc<Activity>);

impl Doors {
    pub(crate) fn new(total: usize, per_address: usize, metrics: Arc<Metrics>) -> Arc<Doors> {
        Arc::new(Doors {
            total,
            per_address,
            metrics,
            inside: Mutex::default(),
        })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection in, in place of one that says nothing if need be. Without an address only the
    /// whole is limited.
    pub(crate) fn enter(self: &Arc<Self>, address: Option<Address>, now: Instant) -> Option<Visit> {
        let mut inside = self.inside();
        if !self.make_room(&mut inside, address, now) {
            self.metrics.http_refused.add(1);
            return None;
        }
        let (id, leave) = (inside.next, Arc::new(Notify::new()));
        inside.next += 1;
        inside.visitors.insert(
            id,
            Visitor {
                address,
                idle: Some(now),
                leave: leave.clone(),
            },
        );
        inside.idle.insert((now, id));
        for (scope, _) in address.into_iter().flat_map(Address::scopes) {
            inside.of.entry(scope).or_default().push(id);
        }
        self.metrics.http_connections.add(1);
        let doors = self.clone();
        let activity = Activity {
            doors,
            id,
            tasks: AtomicUsize::new(0),
            asked: AtomicUsize::new(0),
        };
        Some(Visit {
            activity: Arc::new(activity),
            leave,
        })
    }

    fn make_room(&self, inside: &mut Inside, address: Option<Address>, now: Instant) -> bool {
        for (scope, times) in address.into_iter().flat_map(Address::scopes) {
            let there = inside
                .of
                .get(&scope)
                .map_or(&[][..], Vec::as_slice);
            if there.len() >= self.per_address.saturating_mul(times) {
                let idle = there
                    .iter()
                    .filter_map(|id| Some((inside.visitors.get(id)?.idle?, *id)));
                let longest = idle.min();
                if !self.send_away(inside, longest, now) {
                    return false;
                }
            }
        }
        let longest = inside.idle.first().copied();
        inside.visitors.len() < self.total || self.send_away(inside, longest, now)
    }

    fn send_away(&self, inside: &mut Inside, whom: Option<(Instant, u64)>, now: Instant) -> bool {
        let Some((_, id)) = whom.filter(|(since, _)| now.duration_since(*since) >= MOMENT) else {
            return false;
        };
        if let Some(visitor) = inside.remove(id) {
            visitor.leave.notify_one();
            self.metrics.http_connections.add(-1);
            self.metrics.http_refused.add(1);
        }
        true
    }

    /// Notes whether a connection does something.
    fn note(&self, id: u64, idle: Option<Instant>) {
        let inside = &mut *self.inside();
        // One that has left, or is a WebSocket by now, concerns nobody here.
        let Some(visitor) = inside.visitors.get_mut(&id) else {
            return;
        };
        if let Some(since) = std::mem::replace(&mut visitor.idle, idle) {
            inside.idle.remove(&(since, id));
        }
        inside.idle.extend(idle.map(|since| (since, id)));
    }
}

impl Inside {
    fn remove(&mut self, id: u64) -> Option<Visitor> {
        let visitor = self.visitors.remove(&id)?;
        if let Some(since) = visitor.idle {
            self.idle.remove(&(since, id));
        }
        for (scope, _) in visitor
            .address
            .into_iter()
            .flat_map(Address::scopes)
        {
            if let Some(there) = self.of.get_mut(&scope) {
                there.retain(|other| *other != id);
                if there.is_empty() {
                    self.of.remove(&scope);
                }
            }
        }
        Some(visitor)
    }
}

impl Visit {
    /// Until the place is needed for somebody else.
    pub(crate) async fn sent_away(&self) {
        self.leave.notified().await;
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let doors = &self.activity.doors;
        if doors.inside().remove(self.activity.id).is_some() {
            doors.metrics.http_connections.add(-1);
        }
    }
}

impl Activity {
    /// A request is being answered.
    pub(crate) fn request(self: &Arc<Self>) -> Task {
        self.asked.fetch_add(1, SeqCst);
        self.begin()
    }

    /// Something is being done.
    pub(crate) fn begin(self: &Arc<Self>) -> Task {
        if self.tasks.fetch_add(1, SeqCst) == 0 {
            self.doors.note(self.id, None);
        }
        Task(self.clone())
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.tasks.load(SeqCst) > 0
    }

    pub(crate) fn has_asked(&self) -> bool {
        self.asked.load(SeqCst) > 0
    }
}

impl Drop for Task {
    fn drop(&mut self) {
        if self.0.tasks.fetch_sub(1, SeqCst) == 1 {
            self.0.doors.note(self.0.id, Some(Instant::now()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn enter(doors: &Arc<Doors>, last: u8, now: Instant) -> Option<Visit> {
        doors.enter(Some(Address::new([10, 0, 0, last].into())), now)
    }

    fn has_left(visit: &Visit) -> bool {
        !visit
            .activity
            .doors
            .inside()
            .visitors
            .contains_key(&visit.activity.id)
    }

    #[tokio::test]
    async fn f5_one_address_takes_only_its_own_places() {
        let doors = Doors::new(10, 3, Arc::default());
        let now = Instant::now();
        let held: Vec<_> = (0..5).map(|_| enter(&doors, 1, now)).collect();
        assert_eq!(
            held.iter().flatten().count(),
            3,
            "nobody has been silent for long yet"
        );
        assert!(enter(&doors, 2, now).is_some());
    }

    #[tokio::test]
    async fn f5_the_longest_silent_makes_room_and_who_is_answered_stays() {
        let doors = Doors::new(3, 3, Arc::default());
        let start = Instant::now();
        let busy = enter(&doors, 1, start).unwrap();
        let task = busy.activity.request();
        let silent = enter(&doors, 2, start + MOMENT).unwrap();
        let later = enter(&doors, 3, start + 2 * MOMENT).unwrap();
        let fourth = enter(&doors, 4, start + 3 * MOMENT).unwrap();
        silent.sent_away().await;
        assert_eq!(
            [&busy, &silent, &later, &fourth].map(has_left),
            [false, true, false, false]
        );
        assert!(enter(&doors, 5, start + 3 * MOMENT).is_some_and(|_| has_left(&later)));
        drop(task);
        assert!(
            !busy.activity.is_busy() && busy.activity.has_asked() && !later.activity.has_asked()
        );
        drop([busy, silent, later, fourth]);
        let inside = doors.inside();
        assert!(inside.visitors.is_empty() && inside.of.is_empty() && inside.idle.is_empty());
    }

    #[tokio::test]
    async fn f5_places_that_do_something_are_not_taken_away() {
        let doors = Doors::new(2, 2, Arc::default());
        let now = Instant::now();
        let visits = [1, 2].map(|last| enter(&doors, last, now).unwrap());
        let tasks = visits
            .each_ref()
            .map(|visit| visit.activity.request());
        assert!(enter(&doors, 3, now + 60 * MOMENT).is_none());
        drop(tasks);
        assert!(enter(&doors, 3, Instant::now() + MOMENT).is_some());
    }
}
