//! Samurai Spirit for a person at the table: its questions, its actions, its movements.

use ::samurai_spirit::board::{BEAST, Hand};
use ::samurai_spirit::{
    Action, Card, Event, Family, KiaiPart, Level, Penalty, Reach, Samurai, SamuraiBoard,
    SamuraiSpirit, Step, Symbol, View,
};
use game_core::{Game as _, Seat};

use super::{Flight, Guide, Sound};
use crate::place::samurai_spirit::Place;
use crate::story::Line;
use crate::story::samurai_spirit::{name, part_word, penalty_name, raider, symbol_name};

/// What is printed on a card, each with its meaning.
pub fn about_card(card: Card) -> Vec<Line> {
    let face = card.face();
    let rank = match card.first_round() {
        2 => "lieutenant",
        3 => "boss",
        _ => "plunderer",
    };
    let raider = Line::new("about-raider")
        .with("rank", rank)
        .with("value", face.value);
    let mut lines = vec![raider];
    lines.extend(face.symbol.map(about_symbol));
    lines.extend(
        face.penalties
            .into_iter()
            .flatten()
            .map(about_penalty),
    );
    if face.flames {
        lines.push(Line::new("about-flames"));
    }
    lines
}

/// A symbol, and what defends against it.
pub fn about_symbol(symbol: Symbol) -> Line {
    Line::new("about-symbol").with("symbol", symbol.to_string())
}

/// A penalty, and what it does.
pub fn about_penalty(penalty: Penalty) -> Line {
    Line::new("about-penalty").with("penalty", penalty.to_string())
}

/// A family: its bonus, or that it has none on this level, or that it is lost.
pub fn about_family(family: Family, is_here: bool, level: Level) -> Line {
    let here = match (is_here, level.family_bonuses()) {
        (true, true) => "yes",
        (true, false) => "idle",
        (false, _) => "no",
    };
    Line::new("about-family")
        .with("family", family.to_string())
        .with("here", here)
}

/// A symbol that is not defended, as something one is without.
fn missing_symbol(symbol: Symbol) -> Line {
    Line::new("symbol-missing").with("symbol", symbol.to_string())
}

/// The talent of a samurai.
pub fn about_talent(samurai: Samurai) -> Line {
    Line::new("about-talent").with("samurai", samurai.to_string())
}

/// The Kiai of one side of a samurai.
pub fn about_kiai(samurai: Samurai, beast: bool) -> Line {
    Line::new("about-kiai")
        .with("samurai", samurai.to_string())
        .with("beast", beast)
        .with("kiai", samurai.kiai_value(beast))
}

impl Guide for SamuraiSpirit {
    type Place = Place;

    const MESSAGES: &'static [&'static str] = &[
        "ask-spares",
        "ask-penalties",
        "ask-lose",
        "ask-act",
        "ask-play",
        "ask-handed",
        "ask-place",
        "ask-second-fight",
        "ask-kiai",
        "ask-arrange",
        "act-decline",
        "act-spare",
        "act-ignore",
        "act-suffer",
        "act-lose",
        "act-fight",
        "act-support",
        "act-pass",
        "act-defend",
        "act-confront",
        "act-hand",
        "act-discard",
        "act-redraw",
        "act-barricade",
        "act-heal",
        "act-move",
        "act-kiai",
        "act-lend",
        "act-strike",
        "act-next",
        "risk-above",
        "risk-pass",
        "goal",
    ];
    const WORDS: &'static [&'static str] = &[
        "recap-held",
        "recap-fell",
        "recap-barricades",
        "recap-wounds",
        "about-talent",
        "about-kiai",
        "about-symbol",
        "about-penalty",
        "about-raider",
        "about-flames",
        "about-stack",
        "about-discard",
        "about-intruders",
        "about-barricades",
        "about-farms",
        "about-farm-back",
        "about-family",
        "symbol-missing",
        "about-token",
        "about-spare",
        "about-wounds",
        "about-track",
        "word-round",
        "word-stack",
        "word-discard",
        "word-intruders",
        "word-under",
        "word-up",
        "word-spares",
        "word-passed",
        "word-beast",
        "word-next",
        "word-calm",
        "word-ignores",
        "word-banned",
        "word-defend",
        "word-confront",
        "word-hand",
        "word-support",
        "word-heal",
        "word-strike",
        "word-take",
        "word-token",
        "word-give",
        "word-then",
        "word-awakes",
        "score-farms",
        "score-families",
        "score-unharmed",
        "score-total",
    ];

    fn prompt(view: &View, seat: Seat) -> Line {
        let board = view.board();
        let ask = |id: &'static str| Line::new(id).with("samurai", seat);
        match board.steps().top() {
            Some(Step::Spares) => ask("ask-spares"),
            Some(Step::Penalties) => {
                let samurai = board.present().get(seat.index());
                let last = samurai.and_then(SamuraiBoard::last);
                let card: Vec<Line> = last.map(raider).into_iter().collect();
                ask("ask-penalties").with("card", card)
            }
            Some(Step::LoseDefended) => ask("ask-lose"),
            Some(Step::Play) => match board.hand() {
                Some(hand) => ask_hand(hand),
                None => ask("ask-act"),
            },
            Some(Step::SecondFight) => ask("ask-second-fight"),
            Some(Step::Kiai(_, part)) => ask("ask-kiai")
                .with("part", part_word(part))
                .with("count", part_count(part)),
            Some(Step::Arrange { done, .. }) => {
                let place = done + 1;
                ask("ask-arrange").with("place", place)
            }
            _ => ask("ask-act"),
        }
    }

    fn goal(view: &View) -> Option<Line> {
        Some(Line::new("goal").with("round", view.board().round()))
    }

    fn label(view: &View, action: &Action) -> Line {
        let board = view.board();
        let step = board.steps().top();
        let of = |id: &'static str, seat: Seat| Line::new(id).with("samurai", seat);
        let value = board.hand().map_or(0, |hand| hand.card.value());
        let held = |id: &'static str| Line::new(id).with("value", value);
        match *action {
            Action::Decline => {
                let step = step_word(view);
                Line::new("act-decline").with("step", step)
            }
            Action::Spare(spare) => {
                let samurai = name(spare);
                Line::new("act-spare").with("samurai", samurai)
            }
            Action::Ignore => Line::new("act-ignore"),
            Action::Suffer(penalty) => {
                let name = penalty_name(penalty);
                Line::new("act-suffer").with("penalty", name)
            }
            Action::Lose(symbol) => {
                let name = symbol_name(symbol);
                Line::new("act-lose").with("symbol", name)
            }
            Action::Fight => {
                let again = step == Some(Step::SecondFight);
                Line::new("act-fight").with("again", again)
            }
            Action::Support(to) => of("act-support", to),
            Action::Pass => Line::new("act-pass"),
            Action::Defend => {
                let symbol = hand_symbol(view);
                Line::new("act-defend").with("symbol", symbol)
            }
            Action::Confront => {
                let (total, kiai) = after_confronting(view);
                held("act-confront")
                    .with("total", total)
                    .with("kiai", kiai)
            }
            Action::Hand(to) => {
                let line = of("act-hand", to);
                line.with("value", value)
            }
            Action::Discard => held("act-discard"),
            Action::Redraw => held("act-redraw"),
            Action::Barricade => Line::new("act-barricade"),
            Action::Heal(seat) => of("act-heal", seat),
            Action::Move { from, to } => Line::new("act-move")
                .with("from", from)
                .with("to", to),
            Action::Kiai => {
                let part = match step {
                    Some(Step::Kiai(_, part)) => part,
                    _ => KiaiPart::Raiders(0),
                };
                Line::new("act-kiai")
                    .with("part", part_word(part))
                    .with("count", part_count(part))
            }
            Action::Lend { owner, to } => Line::new("act-lend")
                .with("owner", owner)
                .with("to", to),
            Action::Strike(seat) => of("act-strike", seat),
            Action::Next(card) => {
                let raider = raider(card);
                Line::new("act-next").with("card", raider)
            }
        }
    }

    /// Going above the Kiai value where defending would do, and leaving the round with something
    /// undefended, are asked about once.
    fn risk(view: &View, action: &Action) -> Option<Line> {
        match *action {
            Action::Confront => {
                let (total, kiai) = after_confronting(view);
                let board = view.board();
                let hand = board.hand()?;
                let holder = board.of(hand.holder);
                let reach = holder.reach_with(hand.card);
                let defends = SamuraiSpirit::ruling(view, hand.holder, Action::Defend);
                let line = Line::new("risk-above")
                    .with("total", total)
                    .with("kiai", kiai);
                (reach == Reach::Above && defends.is_legal()).then_some(line)
            }
            Action::Pass => {
                let board = view.board();
                let active = board.of(board.active());
                let missing: Vec<Line> = active.undefended().map(missing_symbol).collect();
                let line = Line::new("risk-pass");
                (!missing.is_empty()).then(|| line.with("symbols", missing))
            }
            _ => None,
        }
    }

    fn flights(event: &Event) -> Vec<Flight<Place>> {
        let card = |card: &Card| Place::Card(*card);
        let off = |gone: &Card| vec![Flight::new(card(gone), Place::Discard)];
        match event {
            Event::Drew { card: drawn, .. } => vec![Flight::new(Place::Stack, card(drawn))],
            Event::TurnedUp { cards, .. } => cards
                .iter()
                .map(|turned| Flight::new(Place::Stack, card(turned)))
                .collect(),
            Event::Handed { card: moved, .. }
            | Event::Moved { card: moved, .. }
            | Event::Defended { card: moved, .. }
            | Event::Confronted { card: moved, .. } => vec![Flight::new(card(moved), card(moved))],
            Event::Discarded { card, .. }
            | Event::DefenceLost { card, .. }
            | Event::FirstCardOff { card, .. }
            | Event::Struck { card, .. } => off(card),
            Event::RaiderDiscarded { .. } => vec![Flight::new(Place::Stack, Place::Discard)],
            Event::IntruderDiscarded { .. } => vec![Flight::new(Place::Intruder, Place::Discard)],
            Event::IntruderTurnedUp { .. } => vec![Flight::new(Place::Intruder, Place::Village)],
            Event::Intruded { .. } | Event::RestBreaksIn { .. } => {
                vec![Flight::new(Place::Stack, Place::Intruders)]
            }
            Event::PutUnder { card: put, .. } => vec![Flight::new(card(put), Place::Raiders)],
            Event::ShuffledIn { .. } => vec![Flight::new(Place::Discarded, Place::Raiders)],
            Event::TokenGiven { owner, .. } | Event::TokenReturned { owner } => {
                vec![Flight::new(Place::Token(*owner), Place::Token(*owner))]
            }
            Event::SpareUsed { seat, samurai } => {
                vec![Flight::new(Place::Spare(*samurai), Place::Seat(*seat))]
            }
            _ => Vec::new(),
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Drew { .. } | Event::TurnedUp { .. } | Event::IntruderTurnedUp { .. } => {
                Some(Sound::Reveal)
            }
            Event::Defended { .. }
            | Event::Confronted { .. }
            | Event::Handed { .. }
            | Event::TokenGiven { .. }
            | Event::Intruded { .. } => Some(Sound::Card),
            Event::Wounded { wounds: BEAST, .. } | Event::Kiai { .. } => Some(Sound::Kiai),
            Event::Penalty { .. } | Event::Struck { .. } => Some(Sound::Strike),
            Event::PenaltiesIgnored { .. } => Some(Sound::Parry),
            Event::Wounded { .. }
            | Event::BarricadeBurned { .. }
            | Event::FarmBurned { .. }
            | Event::FamilyLost { .. } => Some(Sound::Wound),
            Event::RoundBegan { .. } => Some(Sound::Deal),
            _ => None,
        }
    }
}

/// The question to whoever has a card to play: turned up, handed over, or to be laid down only.
fn ask_hand(hand: Hand) -> Line {
    let ask = |id: &'static str| {
        Line::new(id)
            .with("samurai", hand.holder)
            .with("card", raider(hand.card))
    };
    let givers: Vec<Seat> = hand.givers.iter().collect();
    match (hand.talents, givers.is_empty()) {
        (false, _) => ask("ask-place"),
        (true, false) => ask("ask-handed").with("giver", givers),
        (true, true) => ask("ask-play"),
    }
}

/// The total of the holder's line with the card in hand, and his Kiai value.
fn after_confronting(view: &View) -> (u8, u8) {
    let after = |hand: Hand| {
        let holder = view.board().of(hand.holder);
        (holder.total_with(hand.card), holder.kiai_value())
    };
    view.board().hand().map_or((0, 0), after)
}

fn hand_symbol(view: &View) -> Vec<Line> {
    view.board()
        .hand()
        .and_then(|hand| hand.card.face().symbol)
        .map(symbol_name)
        .into_iter()
        .collect()
}

/// What is declined.
fn step_word(view: &View) -> &'static str {
    match view.board().steps().top() {
        Some(Step::Spares) => "spares",
        Some(Step::SecondFight) => "fight",
        _ => "kiai",
    }
}

/// How many cards a use of a Kiai reaches.
fn part_count(part: KiaiPart) -> u8 {
    match part {
        KiaiPart::Raiders(count) | KiaiPart::Intruders(count) | KiaiPart::TurnUp(count) => count,
        KiaiPart::Barricade
        | KiaiPart::Heal
        | KiaiPart::Move
        | KiaiPart::Strike
        | KiaiPart::Lend => 1,
    }
}
