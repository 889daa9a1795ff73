//! Whoever reads is spoken to: what happens to them is told with "you" in every language.

use std::collections::BTreeSet;

use client_core::guide::Guide;
use client_core::story::{Lang, Line, Names, Story, Value};
use game_core::Seat;
use samurai_spirit::SamuraiSpirit;
use samurai_sword::SamuraiSword;
use samurakva::Samurakva;
use yokai_septet::YokaiSeptet;

use crate::play::{self, lines, play};
use crate::samples;

/// Whether the reader may stand in this line by name: where three play, two can win a round, and the list of the
/// winners names both.
fn is_listed(line: &Line) -> bool {
    let winners = ["event-round-ended", "event-round-ended-stars"].contains(&line.id());
    let several = |(name, value): &(std::borrow::Cow<'_, str>, Value)| {
        name == "count" && *value != Value::Number(1)
    };
    winners && line.args().iter().any(several)
}

#[test]
fn samurakva_speaks_to_the_reader() {
    check::<Samurakva>(play::SAMURAKVA, &samples::samurakva());
}

#[test]
fn yokai_septet_speaks_to_the_reader() {
    check::<YokaiSeptet>(play::YOKAI_SEPTET, &samples::yokai_septet());
}

#[test]
fn samurai_sword_speaks_to_the_reader() {
    check::<SamuraiSword>(play::SAMURAI_SWORD, &samples::samurai_sword());
}

#[test]
fn samurai_spirit_speaks_to_the_reader() {
    check::<SamuraiSpirit>(play::SAMURAI_SPIRIT, &samples::samurai_spirit());
}

fn check<G: Guide>(configs: &[&str], samples: &[G::Event]) {
    let mut known = BTreeSet::new();
    let mut said: Vec<Line> = samples
        .iter()
        .map(|event| G::tell(event, 4))
        .collect();
    for (at, config) in configs.iter().enumerate() {
        let played = play::<G>(config, at as u64 * 100, 3000);
        said.extend(lines(&played));
    }
    said.retain(|line| line.id().starts_with("event-") && known.insert(format!("{line:?}")));
    let reached: BTreeSet<&str> = said.iter().map(Line::id).collect();
    let unreached: Vec<&&str> = G::EVENTS
        .iter()
        .filter(|id| !reached.contains(**id))
        .collect();
    assert!(unreached.is_empty(), "nobody has heard {unreached:?}");
    let names = Names::new((0..10).map(|seat| format!("<{seat}>")).collect());
    let mut faults = BTreeSet::new();
    for lang in Lang::ALL {
        let story = Story::new(lang);
        for line in &said {
            let plain = story.say::<G>(line, &names);
            for seat in seats(line) {
                let told = story.say::<G>(line, &names.clone().read_by(Some(seat)));
                let is_named = told.contains(&format!("<{}>", seat.index()));
                if told == plain || is_named && !is_listed(line) {
                    faults.insert(format!("{lang} {}", line.id()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The seats that a line names, in other lines within it too.
fn seats(line: &Line) -> BTreeSet<Seat> {
    fn of(value: &Value) -> BTreeSet<Seat> {
        match value {
            Value::Seat(seat) => [*seat].into(),
            Value::Line(line) => seats(line),
            Value::List(list) => list.iter().flat_map(of).collect(),
            Value::Table(lines) => lines.iter().flat_map(seats).collect(),
            Value::Number(_) | Value::Text(_) => BTreeSet::new(),
        }
    }
    line.args()
        .iter()
        .flat_map(|(_, value)| of(value))
        .collect()
}

#[test]
fn whoever_has_no_seat_or_several_is_told_of_everybody_by_name() {
    let event = samurakva::Event::Kept { seat: Seat(1) };
    let story = Story::new(Lang::En);
    let names = story.names(3);
    let told = |reader| story.event::<Samurakva>(&event, &names.clone().read_by(reader));
    assert_eq!(told(None), "Player 2 keeps their artifacts.");
    assert_eq!(told(Some(Seat(0))), "Player 2 keeps their artifacts.");
    assert_eq!(told(Some(Seat(1))), "You keep your artifacts.");
}
