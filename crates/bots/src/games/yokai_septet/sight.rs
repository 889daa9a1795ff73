//! The trick as one seat sees it: only the own cards and what lies open.

use game_core::Seat;
use yokai_septet::{Card, CardSet, Config, State, Suit};

/// What a seat can tell about the trick it plays to.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    state: &'a State,
    /// Whose eyes these are.
    pub seat: Seat,
    /// The cards it may play.
    pub options: CardSet,
    /// The cards that are neither its own nor played: somebody else has them, or nobody.
    pub elsewhere: CardSet,
    /// The card that takes the trick as it lies, and the side that played it.
    pub best: Option<(Card, usize)>,
}

impl<'a> Sight<'a> {
    /// What the seat sees; of the state nothing is read that it may not know.
    #[inline]
    pub fn new(state: &'a State, seat: Seat) -> Sight<'a> {
        let turned_up = state.turned_up.map_or(CardSet::EMPTY, CardSet::only);
        let elsewhere = state.config.deck() - state.played - state.held(seat) - turned_up;
        let best = state.led().and_then(|led| {
            let trick: CardSet = state.table().iter().copied().collect();
            let strongest = trick.strongest(led, state.trump)?;
            // Of two equal 7s the one played first (R8.4).
            let order = state.table().iter().position(|card| card.equal() == strongest.equal())?;
            let player = state.config.ahead(state.leader?, order as u8);
            Some((state.table()[order], state.config.side(player)))
        });
        Sight { state, seat, options: state.playable(seat), elsewhere, best }
    }

    /// The match's options.
    pub const fn config(&self) -> Config {
        self.state.config
    }

    /// The trump suit, once there is one.
    pub const fn trump(&self) -> Option<Suit> {
        self.state.trump
    }

    /// Whether nobody plays after this seat.
    pub const fn is_last(&self) -> bool {
        self.state.on_table as usize + 1 == self.state.config.seats()
    }

    /// The bosses on the table.
    #[inline]
    pub fn prey(&self) -> usize {
        self.state.table().iter().filter(|card| card.is_boss()).count()
    }

    /// The cards of a set that would take the trick as it lies (R5.3).
    #[inline]
    pub fn taking(&self, cards: CardSet) -> CardSet {
        self.best.map_or(cards, |(best, _)| cards & self.beating(best))
    }

    /// Every card that beats this one in a trick it is the best of.
    #[inline]
    fn beating(&self, best: Card) -> CardSet {
        if best == Card::A {
            return CardSet::EMPTY;
        }
        let not_higher = CardSet::from_bits((2 << best.number()) - 1).with(best.equal());
        let higher = best.suit().cards() - not_higher;
        let trumps = self.trump().filter(|&trump| trump != best.suit());
        higher | trumps.map_or(CardSet::EMPTY, Suit::cards) | CardSet::only(Card::A)
    }

    /// Whether this card, as the best of the trick, will hardly be beaten by those who play after
    /// this seat: a rival that was not seen to lack the led suit is trusted to follow it.
    #[inline]
    pub fn holds(&self, best: Card) -> bool {
        let led = self.state.led().unwrap_or(best.suit());
        let threats = self.beating(best) & self.elsewhere;
        self.rivals_after().all(|rival| {
            let lacks = self.state.voids[rival.index()].contains(led);
            let reach = if lacks { threats - led.cards() } else { threats & led.cards() };
            reach.is_empty()
        })
    }

    /// The rivals who play to the trick after this seat.
    fn rivals_after(&self) -> impl Iterator<Item = Seat> + '_ {
        let config = &self.state.config;
        let after = config.seats() - 1 - self.state.on_table as usize;
        let seats = (1..=after as u8).map(|places| config.ahead(self.seat, places));
        seats.filter(|&seat| config.side(seat) != config.side(self.seat))
    }

    /// The own side.
    pub const fn side(&self) -> usize {
        self.state.config.side(self.seat)
    }

    /// Whether a side that takes the trick with so many bosses in it wins the round (R6.1).
    #[inline]
    pub fn wins(&self, side: usize, bosses: usize) -> bool {
        !self.state.config.is_bridegrooms()
            && bosses > 0
            && self.state.bosses[side].len() + bosses >= self.state.config.bosses_to_win()
    }

    /// Whether the own side loses the round if it takes the trick with so many bosses in it (R6.2).
    #[inline]
    pub fn loses(&self, bosses: usize) -> bool {
        let side = self.side();
        !self.state.config.is_bridegrooms()
            && self.state.tricks[side] + 1 >= self.state.config.tricks_to_lose()
            && !self.wins(side, bosses)
    }
}
