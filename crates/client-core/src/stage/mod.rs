//! How what happened is shown: as a script of beats, one after another, each long enough to be seen.
//!
//! A message of the server tells everything that followed from an action at once. A script cuts it into
//! moments. Nothing waits for it: what may be done follows from the view, which is ahead of the script.
//!
//! | file | job |
//! |---|---|
//! | `mark` | what draws the eye to a place of the table |
//! | `pace` | keeps what is shown from falling far behind the match |
//! | one for each game | what its scene shows, and its script |

mod mark;
mod pace;
pub mod samurai_spirit;
pub mod samurai_sword;
pub mod samurakva;
pub mod yokai_septet;

use core::fmt::Debug;

pub use mark::{Mark, Sign};
pub use pace::{LONGEST, shorten};

use crate::guide::{Flight, Guide, Sound};

/// A game whose events are shown as a script.
pub trait Staged: Guide {
    /// The part of the table that a script changes step by step.
    type Scene: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// How long a bot pauses before each of its moves, in hundredths of what the server does by itself: longer where a
    /// move is a story.
    const BOTS_PAUSE: u16 = 100;

    /// That part as it is in this view.
    fn scene(view: &Self::View) -> Self::Scene;

    /// The beats that lead from one scene through these events to another. By default everything happens in one.
    fn script(
        _before: &Self::Scene,
        events: &[&Self::Event],
        after: &Self::Scene,
    ) -> Vec<Beat<Self>> {
        let mut beat = Beat::new(after.clone());
        for &event in events {
            beat.add(event);
        }
        vec![beat]
    }
}

/// A beat for each event: the scene follows it, and `dress` says how long the beat lasts and what else belongs to it.
fn beats<G: Staged>(
    scene: &mut G::Scene,
    events: &[&G::Event],
    follow: fn(&mut G::Scene, &G::Event),
    dress: fn(&mut Beat<G>, &G::Event),
) -> Vec<Beat<G>> {
    let mut beats = Vec::new();
    for &event in events {
        follow(scene, event);
        let mut beat = Beat::new(scene.clone());
        beat.add(event);
        dress(&mut beat, event);
        beat.join(&mut beats);
    }
    beats
}

/// One moment of a script.
pub struct Beat<G: Staged> {
    /// What is to be seen.
    pub scene: G::Scene,
    /// What moves when it begins.
    pub flights: Vec<Flight<G::Place>>,
    /// What is heard when it begins; of each sound one.
    pub sounds: Vec<Sound>,
    /// What draws the eye while it lasts.
    pub marks: Vec<Mark<G::Place>>,
    /// How many of the events happen in it.
    pub events: usize,
    /// Where a person may want to stop before it.
    pub pause: Option<Pause>,
    /// How long it is seen before the next, in milliseconds at the normal pace.
    pub lasts: u32,
    /// Whether it is held to be looked at: it keeps its time where others are made shorter.
    pub held: bool,
}

/// Somewhere between two moments where a person may want time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// Another turn or trick is about to begin.
    Turn,
    /// A round is over and the next one about to be dealt.
    Round,
}

impl<G: Staged> Beat<G> {
    /// A moment in which nothing moves and which nobody waits for.
    pub fn new(scene: G::Scene) -> Beat<G> {
        Beat {
            scene,
            flights: Vec::new(),
            sounds: Vec::new(),
            marks: Vec::new(),
            events: 0,
            pause: None,
            lasts: 0,
            held: false,
        }
    }

    /// The same with a pause before it.
    #[must_use]
    pub(crate) fn after(mut self, pause: Option<Pause>) -> Beat<G> {
        self.pause = pause;
        self
    }

    /// The same, lasting so long.
    #[must_use]
    pub fn lasting(mut self, milliseconds: u32) -> Beat<G> {
        self.lasts = milliseconds;
        self
    }

    /// The same, held so long to be looked at.
    #[must_use]
    pub fn held(mut self, milliseconds: u32) -> Beat<G> {
        self.held = true;
        self.lasting(milliseconds)
    }

    /// Comes after these. What takes no time of its own belongs to what came before it.
    pub(crate) fn join(self, beats: &mut Vec<Beat<G>>) {
        match beats.last_mut() {
            Some(last) if self.lasts == 0 && self.pause.is_none() => {
                last.scene = self.scene;
                last.flights.extend(self.flights);
                last.sounds.extend(self.sounds);
                last.marks.extend(self.marks);
                last.events += self.events;
            }
            _ => beats.push(self),
        }
    }

    /// What moves and what is heard when this happens belongs to this moment.
    pub fn add(&mut self, event: &G::Event) {
        self.events += 1;
        self.flights.extend(G::flights(event));
        if let Some(sound) = G::sound(event).filter(|sound| !self.sounds.contains(sound)) {
            self.sounds.push(sound);
        }
    }
}

#[allow(unused_macros, reason = "every game may have a drawing of its own")]
macro_rules! plain_drawing {
    ($game:ty) => {
        impl Staged for $game {
            type Scene = ();

            fn scene(_view: &Self::View) {}
        }
    };
}
catalog::games_with_plain!(drawing, plain_drawing);
