//! A game that says nothing for itself: its words and its table follow from the names in its messages.

use client_core::plain::{Item, Layout, derived, facts, label, told};
use client_core::story::{Lang, Line, Story, Value};
use game_core::Seat;
use serde::Serialize;

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Event {
    Shuffled,
    TookTrick { seat: Seat, cards: Vec<u8> },
    Turned(u8),
}

#[derive(Serialize)]
struct Before {
    tricks: u8,
    played: Vec<Option<u8>>,
}

#[derive(Serialize)]
struct View {
    config: u8,
    viewer: u8,
    phase: &'static str,
    hand: Vec<u8>,
    lead_seat: Option<Seat>,
    seats: Vec<Before>,
}

fn view() -> View {
    View {
        config: 2,
        viewer: 0,
        phase: "last_trick",
        hand: vec![7, 9],
        lead_seat: Some(Seat(1)),
        seats: vec![
            Before {
                tricks: 2,
                played: vec![Some(3), None],
            },
            Before {
                tricks: 0,
                played: Vec::new(),
            },
        ],
    }
}

/// The line as it is said of a game without words, with its arguments in the words of a reader.
fn said(line: &Line) -> String {
    let args: Vec<(&str, String)> = line
        .args()
        .iter()
        .map(|(name, value)| (name.as_ref(), text(value)))
        .collect();
    derived("moon-viewing", line.id(), &args)
}

fn text(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Text(text) => text.clone().into_owned(),
        Value::Seat(seat) => format!("Player {}", seat.index() + 1),
        Value::Line(line) => said(line),
        Value::List(list) => list
            .iter()
            .map(text)
            .collect::<Vec<_>>()
            .join(", "),
        Value::Table(lines) => lines
            .iter()
            .map(said)
            .collect::<Vec<_>>()
            .join(", "),
    }
}

#[test]
fn events_are_told_by_their_names() {
    assert_eq!(said(&told(&Event::Shuffled)), "Shuffled.");
    assert_eq!(said(&told(&Event::Turned(5))), "Turned 5.");
    let took = Event::TookTrick {
        seat: Seat(2),
        cards: vec![4, 11],
    };
    assert_eq!(told(&took).id(), "event-took-trick");
    assert_eq!(said(&told(&took)), "Player 3: took trick, cards 4, 11.");
}

#[test]
fn actions_are_labelled_by_their_texts() {
    assert_eq!(said(&label(&"play 7")), "Play 7");
    assert_eq!(said(&label(&"keep_all")), "Keep all");
}

#[test]
fn refusals_options_and_the_game_are_named_by_their_codes() {
    let refusal = Line::new("refusal-not_in_hand").with("rule", "R2.1");
    assert_eq!(said(&refusal), "Not in hand (R2.1).");
    assert_eq!(said(&Line::new("config-hand_size")), "Hand size");
    assert_eq!(said(&Line::new("help-config-hand_size")), "");
    assert_eq!(said(&Line::new("game")), "Moon Viewing");
}

#[test]
fn a_table_shows_all_that_the_view_holds() {
    let layout = Layout::of(&view());
    let names = |items: &[Item]| -> Vec<String> {
        items
            .iter()
            .map(|item| match item {
                Item::Fact { name, value } => format!("{} = {}", said(name), text(value)),
                Item::Cards { name, cards } => {
                    let cards: Vec<String> = cards
                        .iter()
                        .map(|card| card.as_ref().map_or("?".to_owned(), text))
                        .collect();
                    format!("{}: {}", said(name), cards.join(" "))
                }
            })
            .collect()
    };
    assert_eq!(
        names(&layout.table),
        ["Hand: 7 9", "Lead = Player 2", "Phase = Last trick"]
    );
    let seats: Vec<Vec<String>> = layout
        .seats
        .iter()
        .map(|items| names(items))
        .collect();
    assert_eq!(
        seats,
        [["Played: 3 ?", "Tricks = 2"], ["Played: ", "Tricks = 0"]]
    );
}

#[test]
fn a_position_is_told_in_every_language() {
    for lang in Lang::ALL {
        let story = Story::new(lang);
        for line in facts(&Layout::of(&view())) {
            let sentence = story.say_common(&line);
            assert!(sentence.contains(": "), "{lang} {sentence}");
        }
    }
}
