//! The artifacts that a viewer does not see, and what can be concluded about who holds them (R7.3).

use std::collections::BTreeMap;

use game_core::{Seat, SeatSet};

use crate::config::MAX_ARTIFACT_PLAYERS;
use crate::effects::{Artifact, ArtifactSet};
use crate::view::View;

/// How many artifacts of each kind.
pub(crate) type Counts = [usize; 7];

/// More stories than any match needs; a foreign view must not keep us thinking.
const MOST_STORIES: usize = 10_000;

/// The artifacts of the pile and the other hands, as far as the viewer can tell them apart, together with those
/// that the other seats have shown since they first drew: each of these was drawn since, or held before.
#[derive(Clone, Copy)]
pub(crate) struct Hidden {
    /// By kind: certainly drawn since the pile was last shuffled, or still in it.
    pub(crate) new: Counts,
    /// By kind: held since before, or shuffled into the pile unseen.
    pub(crate) old: Counts,
    /// By seat: how many artifacts held since before are to be found.
    pub(crate) before: [usize; MAX_ARTIFACT_PLAYERS],
    /// By seat: how many artifacts drawn since are to be found.
    pub(crate) since: [usize; MAX_ARTIFACT_PLAYERS],
    /// By seat: what it has shown since it first drew.
    shown: [ArtifactSet; MAX_ARTIFACT_PLAYERS],
    /// How many lie in the pile.
    pile: usize,
    /// The seats whose hands are hidden.
    others: SeatSet,
}

impl Hidden {
    /// What this viewer does not see.
    pub(crate) fn new(view: &View) -> Hidden {
        let board = &view.board;
        let others =
            SeatSet::all(board.config.seats()).minus(view.own_seat().into_iter().collect());
        let seen = [view.artifacts, board.discards, board.rows.on_table()];
        let hidden = seen
            .into_iter()
            .fold(ArtifactSet::WHOLE, ArtifactSet::minus);
        let mut pool = Hidden {
            new: [0; 7],
            old: [0; 7],
            before: [0; MAX_ARTIFACT_PLAYERS],
            since: [0; MAX_ARTIFACT_PLAYERS],
            shown: board.shown,
            pile: board.pile_len as usize,
            others,
        };
        for kind in Artifact::ALL {
            let all = hidden.count(kind) + pool.shown_of(kind);
            let new = board
                .shuffled_in
                .count(kind)
                .saturating_sub(view.my_drawn.count(kind))
                .min(all);
            pool.new[kind as usize] = new;
            pool.old[kind as usize] = all - new;
        }
        for seat in pool.others() {
            let held = view.artifact_counts[seat] as usize;
            pool.since[seat] = view.drawn[seat] as usize;
            pool.before[seat] = (held + board.shown[seat].len()).saturating_sub(pool.since[seat]);
        }
        pool
    }

    /// The seats whose hands are hidden; in a foreign view there may be more than can hold artifacts.
    pub(crate) fn others(&self) -> impl Iterator<Item = usize> + use<> {
        self.others
            .iter()
            .map(Seat::index)
            .filter(|&seat| seat < MAX_ARTIFACT_PLAYERS)
    }

    /// How many of this kind the others have shown.
    fn shown_of(&self, kind: Artifact) -> usize {
        self.others()
            .map(|seat| self.shown[seat].count(kind))
            .sum()
    }

    /// How many of each kind lie face down now.
    fn face_down(&self) -> Counts {
        Artifact::ALL.map(|kind| {
            let all = self.new[kind as usize] + self.old[kind as usize];
            all.saturating_sub(self.shown_of(kind))
        })
    }

    /// Whether another seat holds an artifact of this kind, if it does so in all worlds or in none.
    ///
    /// A world is a story for everything that was shown (drawn since, or held before), and a way to deal the rest
    /// so that whatever was shuffled in is new. Given the stories, whether the rest can be dealt is a matter of
    /// counting.
    pub(crate) fn holds(&self, seat: usize, kind: Artifact) -> Option<bool> {
        let face_down = self.face_down();
        let held = (self.before[seat] + self.since[seat]).saturating_sub(self.shown[seat].len());
        if held == 0 || face_down[kind as usize] == 0 {
            return Some(false);
        }
        let (mut may_hold, mut may_lack) = (false, false);
        let new_places = self.since.iter().sum::<usize>() + self.pile;
        for (need, drawn) in self.stories_of_others(seat)? {
            for (need, least, most) in self.stories(seat, need) {
                for own in least..=most {
                    let rest = Rest {
                        need,
                        face_down,
                        new_places: new_places.saturating_sub(drawn + own),
                        own_old: (self.before[seat] + own).saturating_sub(self.shown[seat].len()),
                        own_new: self.since[seat].saturating_sub(own),
                    };
                    may_hold |= rest.may_hold(kind as usize);
                    may_lack |= rest.may_lack(kind as usize);
                }
            }
        }
        if may_hold == may_lack {
            None
        } else {
            Some(may_hold)
        }
    }

    /// What may have to be new among the rest, once all that the others but this one have shown is explained, with
    /// the fewest of it drawn. `None` if there is too much to explain.
    fn stories_of_others(&self, seat: usize) -> Option<BTreeMap<Counts, usize>> {
        let mut stories = BTreeMap::from([(self.new, 0)]);
        for other in self.others().filter(|&other| other != seat) {
            let mut longer = BTreeMap::new();
            for (need, drawn) in stories {
                for (need, least, _) in self.stories(other, need) {
                    let fewest = longer.entry(need).or_insert(usize::MAX);
                    *fewest = (*fewest).min(drawn + least);
                }
            }
            if longer.len() > MOST_STORIES {
                return None;
            }
            stories = longer;
        }
        Some(stories)
    }

    /// The stories of one seat: what then has still to be new of what had to be before, and how many of the shown
    /// ones were drawn, at least and at most.
    fn stories(&self, seat: usize, need: Counts) -> Vec<(Counts, usize, usize)> {
        let shown = self.shown[seat];
        // Those drawn that had to be new, and how many more may have been drawn.
        let mut stories = vec![(need, 0, 0)];
        for kind in shown.kinds() {
            let (at, count) = (kind as usize, shown.count(kind));
            let longer = |(need, drawn, more): (Counts, usize, usize)| {
                (0..=count.min(need[at])).map(move |of_these| {
                    let mut left = need;
                    left[at] -= of_these;
                    (
                        left,
                        drawn + of_these,
                        more + if left[at] == 0 { count - of_these } else { 0 },
                    )
                })
            };
            stories = stories.into_iter().flat_map(longer).collect();
        }
        let least = shown.len().saturating_sub(self.before[seat]);
        let most = shown.len().min(self.since[seat]);
        let bounded = stories
            .into_iter()
            .map(|(need, drawn, more)| (need, drawn.max(least), (drawn + more).min(most)));
        bounded
            .filter(|(_, least, most)| least <= most)
            .collect()
    }
}

/// What is left to deal when all that was shown is explained.
struct Rest {
    /// By kind: how many have to be new.
    need: Counts,
    /// By kind: how many there are.
    face_down: Counts,
    /// How many new ones the pile and the hands have room for.
    new_places: usize,
    /// How many old and new ones the hand in question has.
    own_old: usize,
    own_new: usize,
}

impl Rest {
    /// Whether it can be dealt at all.
    fn is_possible(&self) -> bool {
        self.need.iter().sum::<usize>() <= self.new_places
            && self
                .need
                .iter()
                .zip(self.face_down)
                .all(|(&need, there)| need <= there)
    }

    /// Whether it can be dealt with one of this kind in the hand.
    fn may_hold(&self, kind: usize) -> bool {
        let needed = self.need.iter().sum::<usize>();
        let as_old = self.own_old > 0 && self.face_down[kind] > self.need[kind];
        let as_new = self.own_new > 0 && (self.need[kind] > 0 || needed < self.new_places);
        self.is_possible() && (as_old || as_new)
    }

    /// Whether it can be dealt with none of this kind in the hand.
    fn may_lack(&self, kind: usize) -> bool {
        let all = self.face_down.iter().sum::<usize>();
        let others = |counts: &Counts| counts.iter().sum::<usize>() - counts[kind];
        self.is_possible()
            && self.need[kind] + self.own_new <= self.new_places
            && self.face_down[kind] + self.own_old + self.own_new <= all
            && self.own_old + others(&self.need) <= others(&self.face_down)
    }
}
