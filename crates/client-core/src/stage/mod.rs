//! How what happened is shown: as a script of beats, one after another, each long enough to be seen.
//!
//! A message of the server tells everything that followed from an action at once. A script cuts it into
//! moments. Nothing waits for it: what may be done follows from the view, which is ahead of the script.
//!
//! | file | job |
//! |---|---|
//! | one for each game | what its scene shows, and its script |

mod samurai_spirit;
mod samurai_sword;
pub mod samurakva;
pub mod yokai_septet;

use core::fmt::Debug;

use crate::guide::{Flight, Guide, Sound};

/// A game whose events are shown as a script.
pub trait Staged: Guide {
    /// The part of the table that a script changes step by step.
    type Scene: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// That part as it is in this view.
    fn scene(view: &Self::View) -> Self::Scene;

    /// The beats that lead from a scene through these events. By default everything happens in one.
    fn script(scene: &Self::Scene, events: &[&Self::Event]) -> Vec<Beat<Self>> {
        let mut beat = Beat::new(scene.clone());
        for &event in events {
            beat.add(event);
        }
        vec![beat]
    }
}

/// One moment of a script.
pub struct Beat<G: Staged> {
    /// What is to be seen.
    pub scene: G::Scene,
    /// What moves when it begins.
    pub flights: Vec<Flight<G::Place>>,
    /// What is heard when it begins; of each sound one.
    pub sounds: Vec<Sound>,
    /// How long it is seen before the next, in milliseconds at the normal pace.
    pub lasts: u32,
}

impl<G: Staged> Beat<G> {
    /// A moment in which nothing moves and which nobody waits for.
    pub fn new(scene: G::Scene) -> Beat<G> {
        Beat {
            scene,
            flights: Vec::new(),
            sounds: Vec::new(),
            lasts: 0,
        }
    }

    /// The same, lasting so long.
    #[must_use]
    pub fn lasting(mut self, milliseconds: u32) -> Beat<G> {
        self.lasts = milliseconds;
        self
    }

    /// Comes after these. What takes no time of its own belongs to what came before it.
    pub(crate) fn join(self, beats: &mut Vec<Beat<G>>) {
        match beats.last_mut() {
            Some(last) if self.lasts == 0 => {
                last.scene = self.scene;
                last.flights.extend(self.flights);
                last.sounds.extend(self.sounds);
            }
            _ => beats.push(self),
        }
    }

    /// What moves and what is heard when this happens belongs to this moment.
    pub fn add(&mut self, event: &G::Event) {
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
