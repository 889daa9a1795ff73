//! The trick as one seat sees it: its own cards and what lies open.

use game_core::Seat;
use yokai_septet::scoring::Ending;
use yokai_septet::{Board, Card, CardSet, Config, Suit, trick};

/// What a seat can tell about the trick it plays to.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    board: &'a Board,
    /// The seat that sees.
    pub seat: Seat,
    /// The cards it may play.
    pub options: CardSet,
    /// The cards that are neither its own nor played: somebody else has them, or nobody.
    pub elsewhere: CardSet,
    /// The card that takes the trick as it lies, and the side that played it.
    pub best: Option<(Card, usize)>,
}

impl<'a> Sight<'a> {
    /// What the seat with this hand sees.
    #[inline]
    pub fn new(board: &'a Board, seat: Seat, hand: CardSet) -> Sight<'a> {
        let best = board
            .best()
            .map(|(player, card)| (card, board.config().side(player)));
        Sight {
            board,
            seat,
            options: board.playable(seat, hand),
            elsewhere: board.out_of_sight(seat, hand),
            best,
        }
    }

    /// The match's options.
    pub const fn config(&self) -> Config {
        self.board.config()
    }

    /// The trump suit, once there is one.
    pub const fn trump(&self) -> Option<Suit> {
        self.board.trump()
    }

    /// The bosses on the table.
    #[inline]
    pub fn prey(&self) -> usize {
        self.board.prey()
    }

    /// The cards of a set that would take the trick as it lies (R5.3).
    #[inline]
    pub fn taking(&self, cards: CardSet) -> CardSet {
        self.best
            .map_or(cards, |(best, _)| cards & self.beating(best))
    }

    /// Every card that beats this one in a trick it is the best of.
    #[inline]
    pub fn beating(&self, best: Card) -> CardSet {
        trick::beating(best, self.trump().map_or(CardSet::EMPTY, Suit::cards))
    }

    /// Whether this card, as the best of the trick, will hardly be beaten by those who play after
    /// this seat: a rival that was not seen to lack the led suit is trusted to follow it.
    #[inline]
    pub fn holds(&self, best: Card) -> bool {
        let led = self.board.led().unwrap_or(best.suit());
        let threats = self.beating(best) & self.elsewhere;
        self.rivals_after().all(|rival| {
            let lacks = self.board.voids_of(rival).contains(led);
            let reach = if lacks {
                threats - led.cards()
            } else {
                threats & led.cards()
            };
            reach.is_empty()
        })
    }

    /// The rivals who play to the trick after this seat.
    fn rivals_after(&self) -> impl Iterator<Item = Seat> + '_ {
        let config = self.board.config();
        let after = self.board.still_to_play(self.seat);
        after.filter(move |&seat| config.side(seat) != config.side(self.seat))
    }

    /// The side of this seat.
    pub const fn side(&self) -> usize {
        self.board.config().side(self.seat)
    }

    /// Whether a side that takes the trick with this many bosses in it wins the round.
    #[inline]
    pub fn wins(&self, side: usize, bosses: usize) -> bool {
        self.board.ending_after(side, bosses) == Some(Ending::EnoughBosses)
    }

    /// Whether this seat's side loses the round if it takes the trick with this many bosses in it.
    #[inline]
    pub fn loses(&self, bosses: usize) -> bool {
        self.board.ending_after(self.side(), bosses) == Some(Ending::TooManyTricks)
    }
}
