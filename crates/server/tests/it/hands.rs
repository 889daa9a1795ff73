//! Searches what viewers are shown for cards that only others hold; it knows where each game's views name cards.

use std::collections::BTreeSet;

use catalog::GameId;
use game_core::{Seat, Viewer};
use serde_json::Value;

use crate::ledger::Play;

/// What was seen of the round so far.
#[derive(Default)]
pub(crate) struct Hands {
    round: Value,
    /// Cards that lay open at some time in this round.
    public: BTreeSet<String>,
    /// Cards that each seat has held.
    held: Vec<BTreeSet<String>>,
    /// How many events of each viewer were looked at.
    heard: Vec<usize>,
}

impl Hands {
    /// Looks at everything that is shown now, and at the events since the last look.
    pub(crate) fn look(&mut self, play: &Play) {
        match play.game.game() {
            GameId::Samurakva | GameId::YokaiSeptet => self.search(play),
            GameId::SamuraiSword => roles_and_draws(play),
            // All cards that anybody holds lie open; what comes is in nobody's view.
            GameId::SamuraiSpirit => {}
        }
    }

    /// Every card is there once: one that only others have held may stand in no word to a viewer.
    fn search(&mut self, play: &Play) {
        let seats = play.game.seats();
        let views: Vec<Value> = Viewer::all(seats)
            .map(|viewer| play.game.view(viewer))
            .collect();
        let is_new_round = self.round != views[0]["round"];
        if is_new_round {
            let heard = std::mem::take(&mut self.heard);
            *self = Hands {
                round: views[0]["round"].clone(),
                heard,
                ..Hands::default()
            };
        }
        self.held.resize(seats, BTreeSet::new());
        self.heard.resize(seats + 1, 0);
        let hands: Vec<BTreeSet<String>> = views[..seats].iter().map(own_cards).collect();
        for (held, hand) in self.held.iter_mut().zip(&hands) {
            held.extend(hand.iter().cloned());
        }
        let in_hands: BTreeSet<String> = hands.iter().flatten().cloned().collect();
        // What lies open is in no hand, unless it was seen on its way there.
        // Yokai Septet has one seat show a card of its hand to all, and has a field for it.
        cards(&views[seats]["shown"], false, &mut self.public);
        let shown = shown(&views[seats]);
        let leaked = shown
            .iter()
            .find(|card| in_hands.contains(*card) && !self.public.contains(*card));
        assert_eq!(
            leaked, None,
            "in a hand and shown to those who watch: {}",
            views[seats]
        );
        self.public.extend(shown);
        for (at, view) in views.iter().enumerate() {
            let mut words = shown_to(view);
            // The events of the action that ends a round still speak of the round before.
            let news = play.heard[at]
                .get(self.heard[at]..)
                .unwrap_or_default();
            // Its end names cards that stayed in hands, by the rules.
            if !is_new_round {
                let within = news
                    .iter()
                    .filter(|event| event.get("round_ended").is_none());
                within.for_each(|event| cards(event, false, &mut words));
            }
            self.heard[at] = play.heard[at].len();
            let own = self.held.get(at);
            for card in words
                .iter()
                .filter(|card| in_hands.contains(*card) && !self.public.contains(*card))
            {
                assert!(
                    own.is_some_and(|own| own.contains(card)),
                    "viewer {at} was told of {card}: {view}\n{news:?}"
                );
            }
        }
    }
}

/// The cards in the viewer's own hand.
fn own_cards(view: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    cards(&view["hand"], true, &mut found);
    found
}

/// The cards in a view, apart from what is told of the round before.
fn shown(view: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (key, value) in view.as_object().unwrap() {
        // Samurakva gives the cards of the hands that all saw going back there.
        if key != "last_round" && key != "known_cards" {
            cards(value, is_of_cards(key), &mut found);
        }
    }
    found
}

fn shown_to(view: &Value) -> BTreeSet<String> {
    let mut found = shown(view);
    cards(&view["known_cards"], true, &mut found);
    found
}

/// The fields that hold Samurakva's cards, which are bare numbers.
fn is_of_cards(key: &str) -> bool {
    let fields = [
        "hand",
        "my_choice",
        "known_cards",
        "revealed",
        "cards",
        "card",
        "taken",
        "piles",
        "masked",
    ];
    fields.contains(&key)
}

/// Collects what names a card: `fire-7`, or a number where numbers are cards.
fn cards(value: &Value, numbers: bool, found: &mut BTreeSet<String>) {
    match value {
        Value::Number(number) if numbers => {
            found.insert(number.to_string());
        }
        Value::String(text) if is_card(text) => {
            found.insert(text.clone());
        }
        Value::Array(list) => list
            .iter()
            .for_each(|item| cards(item, numbers, found)),
        Value::Object(fields) => {
            for (key, item) in fields {
                cards(item, is_of_cards(key), found);
            }
        }
        _ => {}
    }
}

/// A suit and a number.
fn is_card(text: &str) -> bool {
    text.split_once('-')
        .is_some_and(|(suit, number)| !suit.is_empty() && number.parse::<u8>().is_ok())
}

/// Samurai Sword has many copies of its cards; its secrets are roles, and who drew what.
fn roles_and_draws(play: &Play) {
    let seats = play.game.seats();
    let public = play.game.view(Viewer::Spectator);
    for seat in Seat::all(seats) {
        let view = play.game.view(Viewer::Seat(seat));
        for other in Seat::all(seats).filter(|other| *other != seat) {
            let (told, open) = (
                &view["roles"][other.index()],
                &public["roles"][other.index()],
            );
            assert_eq!(told, open, "{seat} knows the role of {other}");
        }
    }
    for (at, heard) in play.heard.iter().enumerate() {
        for event in heard.iter().rev().take(12) {
            let own = |fields: &Value, key: &str| fields[key] == at;
            if let Some(fields) = event.get("drew_cards") {
                assert!(own(fields, "seat"), "viewer {at} was told of {event}");
            }
            if let Some(fields) = event.get("diverted_card") {
                assert!(
                    own(fields, "seat") || own(fields, "from"),
                    "viewer {at} was told of {event}"
                );
            }
        }
    }
}
