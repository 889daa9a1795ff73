//! A match of one game with its types: what stands behind [`AnyMatch`](crate::AnyMatch).

use core::fmt::Debug;

use game_core::replay::replay_first;
use game_core::{EventSink, Fields, Game, Illegal, Record, Seat, Seed, Silent, Viewer, replay};
use roster::{GameId, OpenError};

/// Whatever stands in the record of a match was accepted once, so it is accepted again.
pub(crate) const REPLAYS: &str = "the record of a match replays";

/// A match of one game. It holds the whole truth: hand out views and events, never this.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    pub(crate) game: GameId,
    pub(crate) record: Record<G>,
    pub(crate) state: G::State,
}

/// Somebody who holds a match, with or without company. Whatever can be asked of any match follows from it.
pub trait Holds: Debug + Send + 'static {
    /// The game.
    type Game: Game;

    /// The match.
    fn held(&self) -> &Match<Self::Game>;

    /// Carries an action out, or refuses it and changes nothing.
    fn act(
        &mut self,
        seat: Seat,
        action: <Self::Game as Game>::Action,
        events: &mut impl EventSink<<Self::Game as Game>::Event>,
    ) -> Result<(), Illegal<<Self::Game as Game>::Reason>>;
}

impl<G: Game> Match<G> {
    /// A new match, options and explicit position given as pairs of key and value.
    pub fn begin(
        game: GameId,
        config: &[(&str, &str)],
        deal: Option<&[(&str, &str)]>,
        seed: Seed,
    ) -> Result<Match<G>, OpenError> {
        let config = G::Config::from_pairs(config.iter().copied()).map_err(OpenError::Config)?;
        let mut record = Record::<G>::new(config, seed);
        if let Some(deal) = deal {
            record.deal = Some(G::Deal::from_pairs(deal.iter().copied()).map_err(OpenError::Deal)?);
        }
        let state = record.start().map_err(OpenError::Deal)?;
        Ok(Match {
            game,
            record,
            state,
        })
    }

    /// The match of a record, replayed and checked.
    pub fn open(game: GameId, text: &str) -> Result<Match<G>, OpenError> {
        let record = Record::<G>::parse(text)?;
        let state = replay(&record, &mut Silent)?;
        Ok(Match {
            game,
            record,
            state,
        })
    }

    /// The same match after the first `actions` of its actions.
    pub fn after(&self, actions: usize) -> Result<Match<G>, OpenError> {
        let mut record = self.record.clone();
        record.actions.truncate(actions);
        let state = replay_first(&record, actions, &mut Silent)?;
        record.outcome = G::outcome(&state);
        Ok(Match {
            game: self.game,
            record,
            state,
        })
    }

    /// Every action open to the seat, in a fixed order.
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        G::legal(&self.state, seat, &mut actions);
        actions
    }

    /// What the viewer may know.
    pub fn view_of(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// Every decision of the seat so far: what it knew, what was open to it, what was done.
    #[allow(clippy::missing_panics_doc, reason = "the record of a match replays")]
    pub fn decisions_of(
        &self,
        seat: Seat,
        mut tell: impl FnMut(&G::View, &[G::Action], G::Action),
    ) {
        let mut state = self.record.start().expect(REPLAYS);
        let mut legal = Vec::new();
        for &(actor, action) in &self.record.actions {
            if actor == seat {
                legal.clear();
                G::legal(&state, seat, &mut legal);
                tell(&G::view(&state, Viewer::Seat(seat)), &legal, action);
            }
            G::apply(&mut state, actor, action, &mut Silent).expect(REPLAYS);
        }
    }
}

impl<G: Game> Holds for Match<G> {
    type Game = G;

    fn held(&self) -> &Match<G> {
        self
    }

    fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: &mut impl EventSink<G::Event>,
    ) -> Result<(), Illegal<G::Reason>> {
        G::apply(&mut self.state, seat, action, events)?;
        self.record.actions.push((seat, action));
        self.record.outcome = G::outcome(&self.state);
        Ok(())
    }
}
