//! A model of leases, fences and takeovers, small enough that every order of events is looked at: two nodes, one
//! table, a log of two entries. The same search finds what goes wrong when a part of the protection is left out.

use std::collections::{HashMap, VecDeque};

const NODES: usize = 2;
const LONGEST_LOG: usize = 2;
const LAST_FENCE: u8 = 4;

/// What is left out of the protection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Without {
    Nothing,
    /// The fence is not compared when an entry is written.
    Fence,
    /// A claim does not wait for a transaction that writes.
    Lock,
    /// A node that stood still goes on as if nothing had been.
    Certainty,
    /// A node whose lease was over does not ask what it still has.
    Question,
    /// A node notes a table as its own although its lease was over since the claim.
    Count,
    /// A table is given up without a look at whose it is.
    Doom,
}

/// All that there is: the database, and what each node believes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct World {
    owner: Option<usize>,
    fence: u8,
    /// Whose lease is not over.
    lease: [bool; NODES],
    /// The fence of each entry's writer.
    log: Vec<u8>,
    /// How many entries somebody was told are there for good.
    confirmed: usize,
    /// Whose transaction has the row.
    lock: Option<usize>,
    /// Whether the table was given up, because nothing had happened there for long.
    doomed: bool,
    nodes: [Node; NODES],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Node {
    /// The number under which it has got the table and not noted it yet, and whether its lease was over since.
    claimed: Option<(u8, bool)>,
    /// The number under which it has taken the table only to give it up, and how long the log was.
    sweeps: Option<(u8, usize)>,
    /// The number under which it thinks that it has the table.
    holds: Option<u8>,
    /// How many entries it has in memory, once it has read them.
    read: Option<usize>,
    /// Whether it reckons that nobody can have taken the table.
    certain: bool,
    /// Whether its lease was over once, and it has not asked since what it still has.
    unsure: bool,
}

/// Something that can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    /// By its own clock a node is no longer certain; that is before its lease is over.
    Doubt(usize),
    Lapse(usize),
    Renew(usize),
    /// It asks which tables are still its own, and gives up the others.
    Ask(usize),
    Claim(usize),
    /// It notes that the table is its own.
    Hold(usize),
    Read(usize),
    Begin(usize),
    Commit(usize),
    /// The transaction is committed, and the node does not hear of it.
    CommitUnheard(usize),
    /// The session is ended in mid transaction.
    Abort(usize),
    /// It tells somebody how things stand.
    Tell(usize),
    Release(usize),
    Die(usize),
    /// It takes an idle table to give it up, and then does so.
    Sweep(usize),
    Doom(usize),
}

/// Something that must never be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wrong {
    /// An owner before wrote after its successor.
    OlderOwnerWrote,
    /// Somebody wrote who had not read all that was there: the log has forked.
    Forked,
    /// What was confirmed was not in what a node told later.
    OldNews,
    /// Something was confirmed at a table that was given up.
    Deleted,
}

fn events() -> Vec<Event> {
    let of = |node| {
        [
            Event::Doubt(node),
            Event::Lapse(node),
            Event::Renew(node),
            Event::Ask(node),
            Event::Claim(node),
            Event::Hold(node),
            Event::Read(node),
            Event::Begin(node),
            Event::Commit(node),
            Event::CommitUnheard(node),
            Event::Abort(node),
            Event::Tell(node),
            Event::Release(node),
            Event::Die(node),
        ]
    };
    // One node sweeps.
    let sweeps = [Event::Sweep(0), Event::Doom(0)];
    (0..NODES).flat_map(of).chain(sweeps).collect()
}

impl World {
    /// The world after an event; nothing if it cannot happen now.
    fn after(&self, event: Event, without: Without) -> Option<Result<World, Wrong>> {
        let mut next = self.clone();
        let wrong = match event {
            Event::Doubt(node) => next.doubt(node),
            Event::Lapse(node) => next.lapse(node, without),
            Event::Renew(node) => next.renew(node, without),
            Event::Ask(node) => next.ask(node),
            Event::Claim(node) => next.claim(node, without),
            Event::Hold(node) => next.hold(node, without),
            Event::Read(node) => next.read(node),
            Event::Begin(node) => next.begin(node, without),
            Event::Commit(node) => return self.committed(node, true),
            Event::CommitUnheard(node) => return self.committed(node, false),
            Event::Abort(node) => next.abort(node),
            Event::Tell(node) => return self.told(node).map(|told| told.map(|()| next)),
            Event::Release(node) => next.release(node),
            Event::Die(node) => next.die(node),
            Event::Sweep(node) => next.sweep(node, without),
            Event::Doom(node) => next.doom(node, without),
        };
        wrong.then_some(Ok(next))
    }

    fn doubt(&mut self, node: usize) -> bool {
        std::mem::take(&mut self.nodes[node].certain)
    }

    fn lapse(&mut self, node: usize, without: Without) -> bool {
        let may = !self.nodes[node].certain || without == Without::Certainty;
        may && std::mem::take(&mut self.lease[node])
    }

    /// If it was in time, nobody can have taken anything.
    fn renew(&mut self, node: usize, without: Without) -> bool {
        let asks = without != Without::Certainty && without != Without::Question;
        self.nodes[node].unsure |= !self.lease[node] && asks;
        self.nodes[node].certain = !self.nodes[node].unsure;
        if !self.lease[node]
            && let Some((_, is_late)) = &mut self.nodes[node].claimed
        {
            *is_late = true;
        }
        self.lease[node] = true;
        true
    }

    fn ask(&mut self, node: usize) -> bool {
        let is_own = self.owner == Some(node) && self.nodes[node].holds == Some(self.fence);
        if !is_own {
            self.give_up(node);
        }
        // If the lease is over again by now, the time that it was reckoned from is too.
        (self.nodes[node].certain, self.nodes[node].unsure) = (self.lease[node], false);
        true
    }

    fn claim(&mut self, node: usize, without: Without) -> bool {
        // Nobody loads a table that this node is about to give up.
        let is_taken = self.nodes[node].sweeps.is_none() && self.take(node, without);
        if is_taken {
            self.nodes[node].claimed = Some((self.fence, false));
            self.give_up(node);
        }
        is_taken
    }

    fn take(&mut self, node: usize, without: Without) -> bool {
        let is_locked = self.lock.is_some() && without != Without::Lock;
        let is_free = self
            .owner
            .is_none_or(|owner| owner == node || !self.lease[owner]);
        let may = !is_locked && is_free && self.lease[node] && self.fence < LAST_FENCE;
        // A node writes one thing after the other.
        if !may || self.lock == Some(node) {
            return false;
        }
        self.owner = Some(node);
        self.fence += 1;
        true
    }

    fn hold(&mut self, node: usize, without: Without) -> bool {
        let Some((fence, is_late)) = self.nodes[node].claimed.take() else {
            return false;
        };
        if !is_late || without == Without::Count {
            self.nodes[node].holds = Some(fence);
        }
        true
    }

    fn read(&mut self, node: usize) -> bool {
        let may = self.nodes[node].holds.is_some() && self.nodes[node].read.is_none();
        if may && self.doomed {
            self.give_up(node);
        } else if may {
            self.nodes[node].read = Some(self.log.len());
        }
        may
    }

    fn sweep(&mut self, node: usize, without: Without) -> bool {
        let Node {
            claimed,
            sweeps,
            holds,
            ..
        } = self.nodes[node];
        let is_free = claimed.is_none() && sweeps.is_none() && holds.is_none();
        let is_taken = is_free && !self.doomed && self.take(node, without);
        if is_taken {
            self.nodes[node].sweeps = Some((self.fence, self.log.len()));
        }
        is_taken
    }

    /// Nothing was written since, and, in the same transaction, it is still this node's.
    fn doom(&mut self, node: usize, without: Without) -> bool {
        let is_locked = self.lock.is_some() && without != Without::Lock;
        if is_locked || self.nodes[node].sweeps.is_none() {
            return false;
        }
        let sweeps = self.nodes[node].sweeps.take();
        let is_own = self.owner == Some(node) || without == Without::Doom;
        let fence = if without == Without::Doom {
            sweeps.map(|(fence, _)| fence)
        } else {
            Some(self.fence)
        };
        self.doomed |= is_own && sweeps == fence.map(|fence| (fence, self.log.len()));
        true
    }

    /// The row is locked and looked at.
    fn begin(&mut self, node: usize, without: Without) -> bool {
        let holds = self.nodes[node].holds;
        let may = holds.is_some() && self.nodes[node].read.is_some();
        if !may || self.lock.is_some() || self.log.len() >= LONGEST_LOG {
            return false;
        }
        let is_own = self.owner == Some(node) && holds == Some(self.fence);
        if is_own || without == Without::Fence {
            self.lock = Some(node);
        } else {
            self.give_up(node);
        }
        true
    }

    fn committed(&self, node: usize, is_heard: bool) -> Option<Result<World, Wrong>> {
        if self.lock != Some(node) {
            return None;
        }
        let mut next = self.clone();
        let (holds, read) = (self.nodes[node].holds?, self.nodes[node].read?);
        if self.log.last().is_some_and(|last| *last > holds) {
            return Some(Err(Wrong::OlderOwnerWrote));
        }
        if read != self.log.len() {
            return Some(Err(Wrong::Forked));
        }
        if self.doomed {
            return Some(Err(Wrong::Deleted));
        }
        next.log.push(holds);
        next.lock = None;
        if is_heard {
            next.nodes[node].read = Some(next.log.len());
            next.confirmed = next.log.len();
        } else {
            next.nodes[node].read = None;
        }
        Some(Ok(next))
    }

    fn abort(&mut self, node: usize) -> bool {
        let had = self.lock == Some(node);
        if had {
            self.lock = None;
            self.nodes[node].read = None;
        }
        had
    }

    fn told(&self, node: usize) -> Option<Result<(), Wrong>> {
        let Node { read, certain, .. } = self.nodes[node];
        let read = read.filter(|_| certain && self.lock != Some(node))?;
        Some(if read < self.confirmed {
            Err(Wrong::OldNews)
        } else {
            Ok(())
        })
    }

    fn release(&mut self, node: usize) -> bool {
        let is_own = self.owner == Some(node) && self.nodes[node].holds == Some(self.fence);
        let may = is_own && self.lock.is_none() && self.fence < LAST_FENCE;
        if may {
            self.owner = None;
            self.fence += 1;
            self.give_up(node);
        }
        may
    }

    fn die(&mut self, node: usize) -> bool {
        let before = self.nodes[node];
        self.abort(node);
        self.nodes[node] = Node::default();
        before != Node::default()
    }

    fn give_up(&mut self, node: usize) {
        (self.nodes[node].holds, self.nodes[node].read) = (None, None);
    }
}

/// Every world that can come about, or how the first wrong one does.
fn search(without: Without) -> Result<usize, (Wrong, Vec<Event>)> {
    let events = events();
    let mut worlds = vec![(World::default(), None)];
    let mut known = HashMap::from([(World::default(), 0)]);
    let mut open = VecDeque::from([0]);
    while let Some(at) = open.pop_front() {
        let world: World = worlds[at].0.clone();
        for event in &events {
            match world.after(*event, without) {
                None => {}
                Some(Err(wrong)) => return Err((wrong, way(&worlds, at, *event))),
                Some(Ok(next)) if known.contains_key(&next) => {}
                Some(Ok(next)) => {
                    known.insert(next.clone(), worlds.len());
                    open.push_back(worlds.len());
                    worlds.push((next, Some((at, *event))));
                }
            }
        }
    }
    Ok(worlds.len())
}

/// The events that led there.
fn way(worlds: &[(World, Option<(usize, Event)>)], mut at: usize, last: Event) -> Vec<Event> {
    let mut way = vec![last];
    while let Some((before, event)) = worlds[at].1 {
        way.push(event);
        at = before;
    }
    way.reverse();
    way
}

#[test]
fn in_no_order_of_events_is_anything_lost_or_forked() {
    let worlds = search(Without::Nothing).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    assert!(worlds > 100_000, "{worlds}");
    eprintln!("{worlds} worlds");
}

#[test]
fn each_part_of_the_protection_is_needed() {
    let found = |without| search(without).expect_err("it goes wrong").0;
    // Whoever writes and is not the owner makes the owner tell old news, and forks the log with its next entry.
    for without in [Without::Fence, Without::Lock] {
        eprintln!("{without:?}: {:?}", found(without));
    }
    for without in [Without::Certainty, Without::Question, Without::Count] {
        assert_eq!(found(without), Wrong::OldNews, "{without:?}");
    }
    assert_eq!(found(Without::Doom), Wrong::Deleted);
}
