//! Refusals of Samurai Spirit with what the player sees.

use ::samurai_spirit::effects::samurai::hands;
use ::samurai_spirit::{Action, Card, Refusal, View};
use game_core::Seat;

use crate::story::Line;
use crate::story::samurai_spirit::{name, symbol_name};

pub(in crate::story) const MESSAGES: &[&str] = &[
    "refusal-symbol_defended-card",
    "refusal-no_equal_card-line",
    "refusal-cannot_hand-talent",
    "refusal-support_passed-who",
    "refusal-neighbour_passed-who",
    "refusal-no_symbol-card",
];

/// The refusal as this viewer can understand it.
pub(in crate::story) fn explain(reason: Refusal, tried: Action, view: &View) -> Option<Line> {
    match (reason, tried) {
        (Refusal::SupportPassed, Action::Support(to)) => Some(of("refusal-support_passed-who", to)),
        (Refusal::NeighbourPassed, Action::Hand(to)) => {
            Some(of("refusal-neighbour_passed-who", to))
        }
        _ => with_card(reason, view),
    }
}

/// What is refused because of the card in hand.
fn with_card(reason: Refusal, view: &View) -> Option<Line> {
    let hand = view.board().hand()?;
    let value = hand.card.value();
    match reason {
        Refusal::SymbolDefended => {
            let symbol = hand.card.face().symbol?;
            let defends = view.board().of(hand.holder).defends(symbol)?;
            let line =
                Line::new("refusal-symbol_defended-card").with("symbol", symbol_name(symbol));
            Some(line.with("value", defends.value()))
        }
        Refusal::NoEqualCard => {
            let line = view.board().line(hand.holder);
            let mut values: Vec<u8> = line.map(Card::value).collect();
            values.reverse();
            let told = Line::new("refusal-no_equal_card-line").with("value", value);
            (!values.is_empty()).then(|| told.with("cards", values))
        }
        Refusal::CannotHand => {
            let line = Line::new("refusal-cannot_hand-talent").with("value", value);
            hands(hand.card).map(|samurai| line.with("samurai", name(samurai)))
        }
        Refusal::NoSymbol => Some(Line::new("refusal-no_symbol-card").with("value", value)),
        _ => None,
    }
}

fn of(id: &'static str, seat: Seat) -> Line {
    Line::new(id).with("samurai", seat)
}
