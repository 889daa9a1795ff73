//! Dealing, by chance or as told (R1.2).

use game_core::{Field, FieldKind, Fields, Generator, ProblemKind, Problems, Random, Reader, Seed};

use crate::board::Board;
use crate::card::{Card, CardSet, HIGHEST};
use crate::config::{Config, DECK, MAX_PLAYERS};
use crate::notation;
use crate::state::State;

/// An explicit deal: everyone's hand, and the deck from the top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The hands in order of seats.
    pub hands: Vec<Vec<Card>>,
    /// The deck, top card first.
    pub deck: Vec<Card>,
}

impl Fields for Deal {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "hands",
            kind: FieldKind::Text("cards by seat: `1 2/3 4`"),
            default: None,
        },
        Field {
            key: "deck",
            kind: FieldKind::Text("cards from the top: `5 6 7 8`"),
            default: None,
        },
    ];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let hands = reader.parse(
            "hands",
            "cards by seat such as `1 2/3 4`",
            notation::parse_groups,
        );
        let deck = reader.parse("deck", "cards such as `5 6 7 8`", notation::parse_cards);
        Some(Deal {
            hands: hands?,
            deck: deck?,
        })
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        vec![
            ("hands", notation::groups(&self.hands)),
            ("deck", notation::cards(&self.deck)),
        ]
    }
}

/// A match dealt by chance (R1.2).
#[inline]
pub fn start(config: &Config, seed: Seed) -> State {
    let mut generator = Generator::new(seed);
    let mut cards = ALL_CARDS;
    let count = config.cards().len();
    generator.event().shuffle(&mut cards[..count]);
    let mut hands = [CardSet::EMPTY; MAX_PLAYERS];
    for (hand, dealt) in hands
        .iter_mut()
        .zip(cards[..count - DECK].chunks_exact(config.hand()))
    {
        *hand = dealt.iter().copied().collect();
    }
    let mut deck = [cards[0]; DECK];
    deck.copy_from_slice(&cards[count - DECK..count]);
    position(*config, generator, hands, deck)
}

/// A match dealt as told.
pub fn start_from(config: &Config, deal: &Deal, seed: Seed) -> Result<State, Problems> {
    let mut problems = Problems::default();
    let sizes_fit = deal.hands.len() == config.seats()
        && deal
            .hands
            .iter()
            .all(|h| h.len() == config.hand());
    if !sizes_fit {
        problems.add(
            "hands",
            ProblemKind::Conflict("not one hand of the right size for each seat (R1.2)"),
        );
    }
    if deal.deck.len() != DECK {
        problems.add(
            "deck",
            ProblemKind::Conflict("the deck has four cards (R1.2)"),
        );
    }
    let all: CardSet = deal
        .hands
        .iter()
        .flatten()
        .chain(&deal.deck)
        .copied()
        .collect();
    if all != config.cards() {
        problems.add(
            "hands",
            ProblemKind::Conflict("hands and deck are not all cards, each once (R1.2)"),
        );
    }
    problems.or(())?;
    let mut hands = [CardSet::EMPTY; MAX_PLAYERS];
    for (hand, cards) in hands.iter_mut().zip(&deal.hands) {
        *hand = cards.iter().copied().collect();
    }
    let mut deck = [deal.deck[0]; DECK];
    deck.copy_from_slice(&deal.deck);
    Ok(position(*config, Generator::new(seed), hands, deck))
}

/// A match in which nothing has been played.
fn position(
    config: Config,
    generator: Generator,
    hands: [CardSet; MAX_PLAYERS],
    deck: [Card; DECK],
) -> State {
    State {
        board: Board::new(config),
        generator,
        hands,
        chosen: [None; MAX_PLAYERS],
        deck,
    }
}

/// Every card from low to high, ready to be shuffled.
const ALL_CARDS: [Card; HIGHEST as usize] = {
    let mut cards = [Card::new(1).expect("card 1 exists"); HIGHEST as usize];
    let mut number = 1;
    while number <= HIGHEST {
        cards[number as usize - 1] =
            Card::new(number).expect("numbers up to the highest are cards");
        number += 1;
    }
    cards
};
