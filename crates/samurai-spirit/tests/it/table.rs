//! Positions, actions and what is told, as short text: the words of all tests of rules.

use game_core::{Collected, Fields, Game, Illegal, Seat, Seed, Viewer};
use samurai_spirit::{Action, Card, Config, Deal, Event, Refusal, SamuraiSpirit, State};

/// A match from a position: options in words, then the deal, one `key=value` a line or after `;`.
pub(crate) fn position(config: &str, deal: &str) -> State {
    try_position(config, deal).unwrap_or_else(|problems| panic!("{problems}"))
}

/// The same, or the problems of the deal.
pub(crate) fn try_position(config: &str, deal: &str) -> Result<State, game_core::Problems> {
    let config = Config::from_words(config).unwrap();
    let pairs = deal
        .split([';', '\n'])
        .map(str::trim)
        .filter(|pair| !pair.is_empty());
    let deal = Deal::from_pairs(pairs.map(|pair| pair.split_once('=').unwrap_or((pair, ""))))?;
    SamuraiSpirit::start_from(&config, &deal, Seed::from_number(7))
}

/// Plays `0 fight; 0 confront` and returns the events of all of it.
pub(crate) fn play(state: &mut State, actions: &str) -> Vec<Event> {
    let mut told = Collected::new();
    for line in actions
        .split([';', '\n'])
        .map(str::trim)
        .filter(|line| !line.is_empty())
    {
        let (seat, action) = line.split_once(' ').unwrap();
        let (seat, action) = (seat.parse().unwrap(), action.parse().unwrap());
        if let Err(illegal) = SamuraiSpirit::apply(state, seat, action, &mut told) {
            panic!("`{line}` is refused: {illegal}; open are {:?}", open(state));
        }
    }
    told.heard_by(Viewer::Spectator)
        .cloned()
        .collect()
}

/// The events as JSON lines, without braces and quotes: `drew seat:0,card:1-hat-none*`.
pub(crate) fn story(events: &[Event]) -> String {
    let lines = events.iter().map(|event| {
        let json = serde_json::to_string(event).unwrap();
        let plain: String = json
            .chars()
            .filter(|c| !matches!(c, '{' | '}' | '"'))
            .collect();
        plain.replacen(':', " ", 1)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Plays from a position and tells the story.
pub(crate) fn told(config: &str, deal: &str, actions: &str) -> String {
    story(&play(&mut position(config, deal), actions))
}

/// The state after playing from a position.
pub(crate) fn after(config: &str, deal: &str, actions: &str) -> State {
    let mut state = position(config, deal);
    play(&mut state, actions);
    state
}

/// Who is asked, and what is open: `0: fight, pass`.
pub(crate) fn open(state: &State) -> String {
    let Some(seat) = SamuraiSpirit::to_act(state).first() else {
        return "over".to_owned();
    };
    let mut actions = Vec::new();
    SamuraiSpirit::legal(state, seat, &mut actions);
    let actions: Vec<String> = actions.iter().map(Action::to_string).collect();
    format!("{seat}: {}", actions.join(", "))
}

/// Why an action is refused: code and rule.
pub(crate) fn refused(state: &State, line: &str) -> String {
    let (seat, action) = line.split_once(' ').unwrap();
    let mut copy = state.clone();
    let (seat, action): (Seat, Action) = (seat.parse().unwrap(), action.parse().unwrap());
    let illegal: Illegal<Refusal> =
        SamuraiSpirit::apply(&mut copy, seat, action, &mut Collected::new()).unwrap_err();
    assert_eq!(&copy, state, "a refusal changes nothing");
    format!(
        "{} {}",
        illegal.code(),
        illegal.rule().map_or("", |rule| rule.0)
    )
}

/// A combat line, first card first.
pub(crate) fn line(state: &State, seat: u8) -> String {
    let mut cards: Vec<String> = state
        .board()
        .line(Seat(seat))
        .map(|card: Card| card.to_string())
        .collect();
    cards.reverse();
    cards.join(" ")
}
