//! Samurai Spirit told: every event as a message of `locales/<lang>/samurai-spirit.ftl`.

use ::samurai_spirit::scoring::mark;
use ::samurai_spirit::{
    Action, Card, Ending, Event, Family, KiaiPart, Penalty, Refusal, Samurai, SamuraiBoard,
    SamuraiSpirit, Symbol, View,
};
use game_core::Seat;

use super::line::{Line, Value};
use super::refusal;
use super::tell::{Tell, events};

impl Tell for SamuraiSpirit {
    events! {
        |_seats|
        Event::TurnBegan { seat } => "event-turn-began" { seat }
        Event::SpareUsed { seat, samurai } => "event-spare-used" { seat, samurai: name(*samurai) }
        Event::PenaltiesIgnored { seat, card } => "event-penalties-ignored" { seat, value: card.value() }
        Event::Penalty { seat, penalty } => "event-penalty" { seat, penalty: penalty_name(*penalty) }
        Event::PenaltyImpossible { seat, penalty } =>
            "event-penalty-impossible" { seat, penalty: penalty_name(*penalty) }
        Event::DefenceLost { seat, card } => "event-defence-lost" { seat, card: raider(*card) }
        Event::ShuffledIn { card } => "event-shuffled-in" { card: raider(*card) }
        Event::Intruded { known: None } => "event-intruded" {}
        Event::Intruded { known: Some(card) } => "event-intruded-known" { card: raider(*card) }
        Event::Drew { seat, card } => "event-drew" { seat, card: raider(*card) }
        Event::Handed { from, to, card } => "event-handed" { from, to, value: card.value() }
        Event::Discarded { seat, card } => "event-discarded" { seat, value: card.value() }
        Event::PutUnder { seat, card } => "event-put-under" { seat, value: card.value() }
        Event::Defended { seat, card } =>
            "event-defended" { seat, value: card.value(), symbol: symbol_of(*card) }
        Event::Confronted { seat, card, total } => "event-confronted" { seat, value: card.value(), total }
        Event::TokenGiven { owner, to } => "event-token-given" { owner, to }
        Event::TokenReturned { owner } => "event-token-returned" { owner }
        Event::Passed { seat } => "event-passed" { seat }
        Event::Kiai { seat, beast } => "event-kiai" { seat, beast }
        Event::KiaiUnused { seat, part } => "event-kiai-unused" { seat, part: part_word(*part) }
        Event::FirstCardOff { seat, card, total } =>
            "event-first-card-off" { seat, value: card.value(), total }
        Event::Moved { from, to, card, total } => "event-moved" { from, to, card: raider(*card), total }
        Event::Struck { seat, card, total } => "event-struck" { seat, value: card.value(), total }
        Event::RaiderDiscarded { card } => "event-raider-discarded" { card: raider(*card) }
        Event::IntruderDiscarded { card } => "event-intruder-discarded" { card: raider(*card) }
        Event::TurnedUp { seat, cards } => "event-turned-up" { seat, cards: raiders(cards) }
        Event::Arranged { seat, cards } => "event-arranged" { seat, cards: raiders(cards) }
        Event::Wounded { seat, wounds } => "event-wounded" { seat, wounds }
        Event::Healed { seat } => "event-healed" { seat }
        Event::BarricadeBurned { left } => "event-barricade-burned" { left }
        Event::BarricadeAdded { barricades } => "event-barricade-added" { left: barricades }
        Event::FarmBurned { left, back: None } => "event-farm-burned" { left }
        Event::FarmBurned { left, back: Some(back) } =>
            "event-farm-burned-penalty" { left, back: back.to_string() }
        Event::FamilyLost { family } => "event-family-lost" { family: family.to_string() }
        Event::RestBreaksIn { count } => "event-rest-breaks-in" { count }
        Event::RoundEnded { round } => "event-round-ended" { round }
        Event::Undefended { seat, symbol } => "event-undefended" { seat, symbol: symbol.to_string() }
        Event::Bonus { family } => "event-bonus" { family: family.to_string() }
        Event::IntruderTurnedUp { card } => "event-intruder-turned-up" { card: raider(*card) }
        Event::RoundBegan { round, stack, joined } =>
            "event-round-began" { round, count: stack, joined }
        Event::Won { score, level } => "event-won" { score: format!("{score}{}", mark(*level)) }
        Event::Lost { ending } => "event-lost" { ending: ending_word(*ending), seat: fallen(*ending) }
    }

    const PARTS: &'static [&'static str] = &[
        "raider",
        "symbol",
        "penalty",
        "flames",
        "family",
        "fact-round",
        "fact-village",
        "fact-samurai",
    ];

    const EXPLAINED: &'static [&'static str] = refusal::samurai_spirit::MESSAGES;

    fn explain(reason: Refusal, tried: &Action, view: &View) -> Option<Line> {
        refusal::samurai_spirit::explain(reason, *tried, view)
    }

    fn opens_chapter(event: &Event) -> bool {
        matches!(
            event,
            Event::TurnBegan { .. } | Event::RoundEnded { .. } | Event::RoundBegan { .. }
        )
    }

    /// Everybody plays a samurai, and is called by his name.
    fn seat_name(view: &View, seat: Seat) -> Option<Line> {
        view.board()
            .present()
            .get(seat.index())
            .map(|board| name(board.samurai()))
    }

    fn position(view: &View) -> Vec<Line> {
        let board = view.board();
        let round = Line::new("fact-round")
            .with("round", board.round())
            .with("seat", board.active())
            .with("stack", board.stack().len())
            .with("intruders", board.intruders());
        let families: Vec<Line> = board.families().iter().map(family_name).collect();
        let village = Line::new("fact-village")
            .with("barricades", board.barricades())
            .with("farms", board.farms_left())
            .with("count", families.len())
            .with("families", families);
        let boards = board
            .present()
            .iter()
            .enumerate()
            .map(|(seat, board)| samurai_fact(seat, board));
        [round, village]
            .into_iter()
            .chain(boards)
            .collect()
    }
}

/// A samurai's board in a sentence.
pub fn samurai_fact(seat: usize, board: &SamuraiBoard) -> Line {
    let defended = Symbol::ALL
        .into_iter()
        .filter(|&symbol| board.defends(symbol).is_some());
    let defended: Vec<Line> = defended.map(symbol_name).collect();
    Line::new("fact-samurai")
        .with("seat", Seat(seat as u8))
        .with("beast", board.is_beast())
        .with("total", board.total())
        .with("kiai", board.kiai_value())
        .with("defended", defended)
        .with("wounded", board.is_wounded())
        .with("passed", board.passed())
}

/// The name of a samurai.
pub fn name(samurai: Samurai) -> Line {
    Line::new(format!("name-{samurai}"))
}

/// A raider card: its strength, and in brackets what else is printed on it.
pub fn raider(card: Card) -> Line {
    let face = card.face();
    let symbol = face.symbol.map(symbol_name);
    let penalties = face
        .penalties
        .into_iter()
        .flatten()
        .map(penalty_name);
    let flames = face.flames.then(|| Line::new("flames"));
    let printed: Vec<Line> = symbol
        .into_iter()
        .chain(penalties)
        .chain(flames)
        .collect();
    Line::new("raider")
        .with("value", face.value)
        .with("printed", printed)
}

fn raiders(cards: &[Card]) -> Vec<Line> {
    cards.iter().copied().map(raider).collect()
}

/// What a card defends; a card that is laid to the left has a symbol.
fn symbol_of(card: Card) -> Vec<Line> {
    card.face()
        .symbol
        .map(symbol_name)
        .into_iter()
        .collect()
}

/// What a card defends.
pub fn symbol_name(symbol: Symbol) -> Line {
    Line::new("symbol").with("symbol", symbol.to_string())
}

/// The name of a penalty.
pub fn penalty_name(penalty: Penalty) -> Line {
    Line::new("penalty").with("penalty", penalty.to_string())
}

/// The name of a family, which is its bonus.
pub fn family_name(family: Family) -> Line {
    Line::new("family").with("family", family.to_string())
}

/// The word by which messages choose a use of a Kiai.
pub fn part_word(part: KiaiPart) -> &'static str {
    match part {
        KiaiPart::Barricade => "barricade",
        KiaiPart::Heal => "heal",
        KiaiPart::Move => "move",
        KiaiPart::Raiders(_) => "raiders",
        KiaiPart::Intruders(_) => "intruders",
        KiaiPart::Strike => "strike",
        KiaiPart::Lend => "lend",
        KiaiPart::TurnUp(_) => "turn-up",
    }
}

fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "won",
        Ending::Fallen(_) => "fallen",
        Ending::NoFarm => "no-farm",
        Ending::NoFamily => "no-family",
    }
}

/// Who has fallen; nobody if the village was lost otherwise.
fn fallen(ending: Ending) -> Value {
    match ending {
        Ending::Fallen(seat) => seat.into(),
        Ending::Won | Ending::NoFarm | Ending::NoFamily => "".into(),
    }
}
