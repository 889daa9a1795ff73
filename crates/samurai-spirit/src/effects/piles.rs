//! How cards move between the piles, and what everyone then knows of them (R2.6).

use game_core::{Random, Seat};

use crate::board::Board;
use crate::card::{CARDS, Card};
use crate::state::State;

/// The face-down raider stack, as far as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stack {
    pub(crate) len: u8,
    pub(crate) face_up: u8,
    pub(crate) under: u8,
}

impl Stack {
    /// The number of its cards.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// The number of cards from the top that lie face up (R7.10).
    #[inline]
    pub const fn face_up(&self) -> u8 {
        self.face_up
    }

    /// The number of cards at the bottom that were put there for all to see (R6.8).
    #[inline]
    pub const fn under(&self) -> u8 {
        self.under
    }

    /// Whether it is used up.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Board {
    /// Everyone sees the card now.
    #[inline]
    pub(crate) fn see(&mut self, card: Card) {
        self.remember(card.index());
        self.known = self.known.with(card);
        self.not_below[card.index()] = 0;
    }

    /// Adds something revealed to the story (a step of the hash FNV-1a).
    #[inline]
    pub(crate) fn remember(&mut self, revealed: usize) {
        self.story = (self.story ^ (revealed as u32 + 1)).wrapping_mul(16_777_619);
    }

    /// Adds a card to a combat line; the total follows.
    #[inline]
    pub(crate) fn push_line(&mut self, seat: Seat, card: Card) {
        let board = &mut self.boards[seat.index()];
        self.below[card.index()] = board.last.replace(card);
        board.total += card.value();
    }

    /// Takes the last card off a combat line; the total follows.
    #[inline]
    pub(crate) fn pop_line(&mut self, seat: Seat) -> Option<Card> {
        let board = &mut self.boards[seat.index()];
        let card = board.last?;
        board.last = self.below[card.index()].take();
        board.total -= card.value();
        Some(card)
    }

    /// Takes the first card off a combat line; the total follows.
    #[inline]
    pub(crate) fn take_first(&mut self, seat: Seat) -> Option<Card> {
        let mut above = None;
        let mut first = self.of(seat).last?;
        while let Some(next) = self.below[first.index()] {
            above = Some(first);
            first = next;
        }
        match above {
            Some(above) => self.below[above.index()] = None,
            None => self.boards[seat.index()].last = None,
        }
        self.boards[seat.index()].total -= first.value();
        Some(first)
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub(crate) fn put_on_discard(&mut self, card: Card) {
        self.discard = self.discard.with(card);
    }
}

impl State {
    /// Takes the top raider card, and says whether everyone knew it.
    #[inline]
    fn take_top(&mut self) -> Option<(Card, bool)> {
        let card = *self.stack().last()?;
        let stack = &mut self.board.stack;
        let known = stack.face_up > 0 || stack.under == stack.len;
        stack.len -= 1;
        stack.face_up = stack.face_up.saturating_sub(1);
        stack.under = stack.under.min(stack.len);
        Some((card, known))
    }

    /// Turns up the top raider card and takes it.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let (card, _) = self.take_top()?;
        self.board.see(card);
        Some(card)
    }

    /// Puts the top raider card on the intruders as it lies; the card only if everyone knew it.
    #[inline]
    pub(crate) fn top_to_intruders(&mut self) -> Option<Card> {
        let (card, known) = self.take_top()?;
        if known {
            self.board.known_intruders = self.board.known_intruders.with(card);
        }
        self.push_intruder(card);
        known.then_some(card)
    }

    #[inline]
    pub(crate) fn push_intruder(&mut self, card: Card) {
        self.board.intruders += 1;
        self.face_down[CARDS - self.board.intruders as usize] = card;
    }

    /// Turns up the top intruder and takes it.
    #[inline]
    pub(crate) fn take_intruder(&mut self) -> Option<Card> {
        let card = *self.intruders().first()?;
        let board = &mut self.board;
        board.intruders -= 1;
        board.known_intruders = board.known_intruders.without(card);
        board.see(card);
        let intruders = board.intruders;
        for limit in &mut board.not_below {
            *limit = (*limit).min(intruders);
        }
        Some(card)
    }

    /// Puts all that is left of the raider stack on the intruders, its top card on top (R11.2).
    pub(crate) fn rest_to_intruders(&mut self) {
        let Stack {
            len,
            face_up,
            under,
        } = core::mem::take(&mut self.board.stack);
        let hidden = under..len - face_up.min(len);
        for at in (0..len).filter(|at| !hidden.contains(at)) {
            let card = self.face_down[at as usize];
            self.board.known_intruders = self.board.known_intruders.with(card);
        }
        let end = CARDS - self.board.intruders as usize;
        let start = end - len as usize;
        self.face_down.copy_within(..len as usize, start);
        self.face_down[start..end].reverse();
        self.board.intruders += len;
    }

    /// Puts a card everyone has seen under the raider stack (R6.8).
    pub(crate) fn put_under(&mut self, card: Card) {
        let Stack { len, .. } = self.board.stack;
        if len + self.board.intruders < CARDS as u8 {
            self.face_down.copy_within(..len as usize, 1);
            self.face_down[0] = card;
            self.board.stack.len += 1;
            self.board.stack.under += 1;
        }
    }

    /// Shuffles a card everyone has seen into the raider stack (R8.9). Where the cards that were
    /// known in it lie is lost, but they are not among the intruders that lay there by now.
    pub(crate) fn shuffle_in(&mut self, card: Card) {
        self.put_under(card);
        let Stack {
            len,
            face_up,
            under,
        } = self.board.stack;
        for at in 0..len {
            if at < under || at >= len - face_up {
                self.board.not_below[self.face_down[at as usize].index()] = self.board.intruders;
            }
        }
        self.board.stack = Stack {
            len,
            face_up: 0,
            under: 0,
        };
        if len > 1 {
            self.generator
                .event()
                .shuffle(&mut self.face_down[..len as usize]);
        }
    }

    /// A number below `count` by chance, for all to see; a single one needs none.
    pub(crate) fn random_below(&mut self, count: usize) -> usize {
        let pick = if count > 1 {
            self.generator.event().below(count as u32) as usize
        } else {
            0
        };
        self.board.remember(pick);
        pick
    }
}
