//! Dealing, by chance or as given (R1.2).

use game_core::text::numbers;
use game_core::{Field, FieldKind, Fields, Generator, ProblemKind, Problems, Random, Reader, Seed};

use crate::board::{Board, State};
use crate::card::{Card, CardSet};
use crate::config::{Config, HAND, MAX_PLAYERS};

/// An explicit deal. Its author may write anything here: [`start_from`] checks it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The hands in order of seats.
    pub hands: Vec<Vec<Card>>,
}

impl Fields for Deal {
    const FIELDS: &'static [Field] = &[Field {
        key: "hands",
        kind: FieldKind::Text("cards by seat: `1 2 3 4 5/6 7 8 9 10`"),
        default: None,
    }];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let hands = reader.parse("hands", "cards by seat", parse_hands)?;
        Some(Deal { hands })
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let hands = self.hands.iter().map(|hand| words(hand));
        vec![("hands", hands.collect::<Vec<_>>().join("/"))]
    }
}

fn parse_hands(text: &str) -> Option<Vec<Vec<Card>>> {
    text.split('/').map(numbers).collect()
}

fn words(cards: &[Card]) -> String {
    let words: Vec<String> = cards.iter().map(Card::to_string).collect();
    words.join(" ")
}

/// A match dealt by chance.
pub fn start(config: &Config, seed: Seed) -> State {
    let mut cards: Vec<Card> = CardSet::ALL.iter().collect();
    Generator::new(seed).event().shuffle(&mut cards);
    dealt(*config, cards.chunks(HAND).take(config.seats()))
}

/// A match dealt as given.
pub fn start_from(config: &Config, deal: &Deal) -> Result<State, Problems> {
    let different: CardSet = deal.hands.iter().flatten().copied().collect();
    let sizes_fit = deal.hands.iter().all(|hand| hand.len() == HAND);
    let seats = config.seats();
    if deal.hands.len() != seats || !sizes_fit || different.len() != seats * HAND {
        let conflict = ProblemKind::Conflict("not five different cards for each seat (R1.2)");
        return Err(Problems::one("hands", conflict));
    }
    Ok(dealt(*config, deal.hands.iter().map(Vec::as_slice)))
}

fn dealt<'a>(config: Config, dealt: impl Iterator<Item = &'a [Card]>) -> State {
    let mut hands = [CardSet::EMPTY; MAX_PLAYERS];
    for (hand, cards) in hands.iter_mut().zip(dealt) {
        *hand = cards.iter().copied().collect();
    }
    State::new(Board::new(config), hands)
}
