//! Positions and moves as text, and what they tell: the language of these tests.

use game_core::{Audience, Collected, Fields, Game, Illegal, Reason, Seat, SeatSet, Seed, Viewer};
use samurai_sword::{Action, Config, Deal, Event, Pending, Role, SamuraiSword, State, View};
use serde_json::Value;

/// The position written as `key=value` fields with `;` between them.
pub(crate) fn position(config: &str, deal: &str) -> State {
    let config = Config::from_words(config).expect("the options are valid");
    let pairs = deal.split(';').map(|pair| {
        pair.trim()
            .split_once('=')
            .unwrap_or((pair.trim(), ""))
    });
    let deal = Deal::from_pairs(pairs).unwrap_or_else(|problems| panic!("{problems}"));
    SamuraiSword::start_from(&config, &deal, Seed::from_number(1))
        .unwrap_or_else(|problems| panic!("{problems}"))
}

/// Does moves such as `0 play battlecry; 1 suffer`, and says what was told to whom.
pub(crate) fn play(state: &mut State, moves: &str) -> String {
    let mut events = Collected::new();
    for line in moves
        .split(';')
        .map(str::trim)
        .filter(|line| !line.is_empty())
    {
        let (seat, action) = parse(line);
        if let Err(illegal) = SamuraiSword::apply(state, seat, action, &mut events) {
            panic!("{line}: {illegal}");
        }
    }
    story(&events)
}

fn parse(line: &str) -> (Seat, Action) {
    let (seat, action) = line
        .split_once(' ')
        .expect("a seat and an action");
    (
        seat.parse().expect("a seat"),
        action
            .parse()
            .unwrap_or_else(|_| panic!("no action: {action}")),
    )
}

/// A position, moves, and what is told, with what the match waits for at the end.
pub(crate) fn check(
    config: &str,
    deal: &str,
    moves: &str,
    expected: &expect_test::Expect,
) -> State {
    let mut state = position(config, deal);
    let mut told = play(&mut state, moves);
    told.push_str(&waiting(&state));
    expected.assert_eq(&told);
    state
}

/// What the match waits for, in words.
pub(crate) fn waiting(state: &State) -> String {
    match (state.board().asked(), SamuraiSword::outcome(state)) {
        (Some(seat), _) => {
            let kind = match state.board().pending() {
                Pending::Bushido => "answers bushido",
                Pending::Draw => "chooses a pile",
                Pending::Play => "plays",
                Pending::Parry { .. } => "answers the attack",
                Pending::Battlecry { .. } => "answers battlecry",
                Pending::Jujutsu { .. } => "answers jujutsu",
                Pending::Discard => "discards",
                Pending::Over(_) => "waits in vain",
            };
            format!("-> {seat} {kind}\n")
        }
        (None, Some(outcome)) => format!("-> {outcome}\n"),
        (None, None) => "-> nobody\n".to_owned(),
    }
}

/// Refuses the move with this code and changes nothing.
pub(crate) fn refuse(state: &State, line: &str, code: &str) {
    let (seat, action) = parse(line);
    let mut copy = state.clone();
    let mut events = Collected::new();
    let refusal = SamuraiSword::apply(&mut copy, seat, action, &mut events);
    assert_eq!(
        refusal.map_err(|illegal| illegal.code()),
        Err(code),
        "{line}"
    );
    assert_eq!(
        (&copy, events.0.len()),
        (state, 0),
        "{line} changed something"
    );
    let mut legal = Vec::new();
    SamuraiSword::legal(state, seat, &mut legal);
    assert!(!legal.contains(&action), "{line} is listed");
    if let Err(Illegal::Rule(reason)) = refusal {
        assert!(
            RULES.contains(&format!("| `{code}` | {} |", reason.rule())),
            "{code} is not in RULES.md"
        );
    }
}

const RULES: &str = include_str!("../../RULES.md");

/// All actions open to a seat, as text.
pub(crate) fn legal(state: &State, seat: u8) -> String {
    let mut actions = Vec::new();
    SamuraiSword::legal(state, Seat(seat), &mut actions);
    let words: Vec<String> = actions.iter().map(Action::to_string).collect();
    words.join("; ")
}

/// The view of a seat.
pub(crate) fn view(state: &State, seat: u8) -> View {
    SamuraiSword::view(state, Viewer::Seat(Seat(seat)))
}

/// The roles a viewer knows, by seat.
pub(crate) fn roles(view: &View) -> Vec<Option<Role>> {
    Seat::all(view.board().config().seats())
        .map(|seat| view.role(seat))
        .collect()
}

/// The hand of a seat, as text.
pub(crate) fn hand(state: &State, seat: usize) -> String {
    let words: Vec<String> = state.hands()[seat]
        .iter()
        .map(|card| card.to_string())
        .collect();
    words.join(" ")
}

/// The discard pile from the top, as text.
pub(crate) fn discards(state: &State) -> String {
    let words: Vec<String> = state
        .board()
        .discards()
        .as_slice()
        .iter()
        .rev()
        .map(ToString::to_string)
        .collect();
    words.join(" ")
}

/// Events one a line: `attacked seat=0 target=1 weapon=bo`, with the audience unless it is all.
pub(crate) fn story(events: &Collected<Event>) -> String {
    let lines = events
        .0
        .iter()
        .map(|(audience, event)| format!("{}{}\n", heard_by(*audience), sentence(event)));
    lines.collect()
}

fn heard_by(audience: Audience) -> String {
    let list = |seats: SeatSet| {
        let seats: Vec<String> = seats
            .iter()
            .map(|seat| seat.to_string())
            .collect();
        seats.join(",")
    };
    match audience {
        Audience::All => String::new(),
        Audience::Only(seats) => format!("[{}] ", list(seats)),
        Audience::Except(seats) => format!("[not {}] ", list(seats)),
    }
}

/// An event as words.
pub(crate) fn sentence(event: &Event) -> String {
    let Ok(Value::Object(told)) = serde_json::to_value(event) else {
        panic!("{event:?} is no object")
    };
    let parts = told
        .into_iter()
        .map(|(name, fields)| match fields {
            Value::Object(fields) => {
                let fields = fields
                    .into_iter()
                    .map(|(key, value)| format!(" {key}={}", plain(&value)));
                format!("{name}{}", fields.collect::<String>())
            }
            other => format!("{name} {other}"),
        });
    parts.collect()
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "none".to_owned(),
        Value::Array(list) => {
            let list: Vec<String> = list.iter().map(plain).collect();
            format!("({})", list.join(" "))
        }
        Value::Object(fields) => {
            let fields: Vec<String> = fields
                .iter()
                .map(|(key, value)| format!("{key}:{}", plain(value)))
                .collect();
            format!("{{{}}}", fields.join(" "))
        }
        other => other.to_string(),
    }
}
