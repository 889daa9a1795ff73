//! How cards move between the piles, and what everyone then knows of them (R2.6).

use game_core::{Random, Seat};

use crate::card::{CARDS, Card};
use crate::state::{State, Step, Steps};

impl Steps {
    /// Puts a step on top. There is always room, see [`crate::state::MAX_STEPS`]; only a state made
    /// from a view that is not of this game could be short of it, and then the step is dropped.
    #[inline]
    pub(crate) fn push(&mut self, step: Step) {
        if let Some(place) = self.list.get_mut(self.len as usize) {
            *place = step;
            self.len += 1;
        }
    }

    /// Takes the top step off.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }
}

impl State {
    /// Takes the top raider card, and says whether everyone knew it.
    #[inline]
    fn take_top(&mut self) -> Option<(Card, bool)> {
        let stack = &mut self.stack;
        let card = *stack.as_slice().last()?;
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
        self.see(card);
        Some(card)
    }

    /// Everyone sees the card now.
    #[inline]
    pub(crate) fn see(&mut self, card: Card) {
        self.remember(card.index());
        self.known = self.known.with(card);
        self.not_below[card.index()] = 0;
    }

    /// Puts the top raider card on the intruders as it lies; the card only if everyone knew it.
    #[inline]
    pub(crate) fn top_to_intruders(&mut self) -> Option<Card> {
        let (card, known) = self.take_top()?;
        if known {
            self.known_intruders = self.known_intruders.with(card);
        }
        self.push_intruder(card);
        known.then_some(card)
    }

    #[inline]
    pub(crate) fn push_intruder(&mut self, card: Card) {
        self.below[card.index()] = self.intruder.replace(card);
        self.intruders += 1;
    }

    /// Turns up the top intruder and takes it.
    #[inline]
    pub(crate) fn take_intruder(&mut self) -> Option<Card> {
        let card = self.intruder?;
        self.intruder = self.below[card.index()].take();
        self.intruders -= 1;
        self.known_intruders = self.known_intruders.without(card);
        self.see(card);
        let intruders = self.intruders;
        for limit in &mut self.not_below {
            *limit = (*limit).min(intruders);
        }
        Some(card)
    }

    /// Puts all that is left of the raider stack on the intruders, its top card on top (R11.2).
    pub(crate) fn rest_to_intruders(&mut self) {
        let stack = self.stack;
        let hidden = stack.under..stack.len - stack.face_up.min(stack.len);
        for (at, &card) in stack.as_slice().iter().enumerate() {
            if !hidden.contains(&(at as u8)) {
                self.known_intruders = self.known_intruders.with(card);
            }
            self.push_intruder(card);
        }
        self.stack.len = 0;
        self.stack.face_up = 0;
        self.stack.under = 0;
    }

    /// Puts a card everyone has seen under the raider stack (R6.8).
    pub(crate) fn put_under(&mut self, card: Card) {
        let len = self.stack.len as usize;
        if len < CARDS {
            self.stack.cards.copy_within(..len, 1);
            self.stack.cards[0] = card;
            self.stack.len += 1;
            self.stack.under += 1;
        }
    }

    /// Shuffles a card everyone has seen into the raider stack (R8.9). Where the cards that were
    /// known in it lie is lost, but they are not among the intruders that lay there by now.
    pub(crate) fn shuffle_in(&mut self, card: Card) {
        self.put_under(card);
        let stack = &mut self.stack;
        let len = stack.len;
        for (at, card) in stack.as_slice().iter().enumerate() {
            let at = at as u8;
            if at < stack.under || at >= len - stack.face_up {
                self.not_below[card.index()] = self.intruders;
            }
        }
        stack.face_up = 0;
        stack.under = 0;
        if len > 1 {
            self.generator.event().shuffle(&mut stack.cards[..len as usize]);
        }
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
        let mut first = self.board(seat).last?;
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
    pub(crate) fn discard(&mut self, card: Card) {
        self.discard = self.discard.with(card);
    }

    /// A number below `count` by chance, for all to see; a single one needs none.
    pub(crate) fn random_below(&mut self, count: usize) -> usize {
        let pick = if count > 1 { self.generator.event().below(count as u32) as usize } else { 0 };
        self.remember(pick);
        pick
    }

    /// Adds something revealed to the story (a step of the hash FNV-1a).
    #[inline]
    pub(crate) fn remember(&mut self, revealed: usize) {
        self.story = (self.story ^ (revealed as u32 + 1)).wrapping_mul(16_777_619);
    }
}
