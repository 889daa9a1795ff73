//! Samurai Sword for a person at the table: its questions, its actions, its movements.

use ::samurai_sword::card::Kind;
use ::samurai_sword::{Action, Card, Event, Pending, Role, SamuraiSword, Source, View};
use game_core::{Game, Seat};

use super::{Flight, Guide, Sound};
use crate::place::samurai_sword::Place;
use crate::story::{Line, Tell};

/// The wounds this weapon would deal (R4.4); none to somebody who is not at the table.
pub fn wounds(view: &View, by: Seat, target: Seat, weapon: Card) -> u8 {
    let sits = |seat: Seat| seat.index() < view.board().config().seats();
    if sits(by) && sits(target) {
        view.board().wounds(by, target, weapon)
    } else {
        0
    }
}

/// The name of a card.
pub fn card_name(card: Card) -> Line {
    Line::new("card").with("card", card.printed().name)
}

/// What a card does.
pub fn about_card(card: Card) -> Line {
    match card.printed().kind {
        Kind::Weapon { reach, wounds } => Line::new("about-weapon")
            .with("card", card_name(card))
            .with("reach", reach)
            .with("wounds", wounds),
        Kind::Property | Kind::Action => Line::new("about-card").with("card", card.printed().name),
    }
}

/// What a role is after, or that it is not known.
pub fn about_role(role: Option<Role>) -> Line {
    match role {
        Some(role) => Line::new("about-role").with("role", role.to_string()),
        None => Line::new("about-role-hidden"),
    }
}

impl Guide for SamuraiSword {
    type Place = Place;

    const MESSAGES: &'static [&'static str] = &[
        "ask-play",
        "ask-parry",
        "ask-battlecry",
        "ask-jujutsu",
        "ask-bushido",
        "ask-draw",
        "ask-discard",
        "act-attack",
        "act-play",
        "act-play-on",
        "act-geisha",
        "act-geisha-hand",
        "act-trade",
        "act-end-turn",
        "act-parry",
        "act-discard",
        "act-suffer",
        "act-drop-bushido",
        "act-draw-deck",
        "act-draw-discards",
        "risk-own-side",
        "risk-suffer",
        "risk-last-honour",
        "known",
        "goal",
    ];
    const WORDS: &'static [&'static str] = &[
        "about-weapon",
        "about-card",
        "about-character",
        "about-role",
        "about-role-hidden",
        "goal-role",
        "about-resilience",
        "about-honour",
        "about-hand",
        "about-difficulty",
        "about-harmless",
        "about-weapons",
        "about-deck",
        "wait-play",
        "wait-parry",
        "wait-battlecry",
        "wait-jujutsu",
        "wait-bushido",
        "wait-draw",
        "wait-discard",
        "hint-weapon",
        "hint-card",
        "chip-hit",
        "chip-too-far",
        "chip-harmless",
        "chip-limit",
        "chip-play",
        "word-deck",
        "word-discards",
        "word-turn",
        "word-hand",
        "result-swordmaster",
        "result-how",
        "result-strike",
    ];

    fn prompt(view: &View, seat: Seat) -> Line {
        let board = view.board();
        let turn = board.turn();
        let dealt = board.wounds_awaited();
        let deadly = board.defeats(seat, dealt);
        match board.pending() {
            Pending::Parry { .. } => {
                let line = Line::new("ask-parry");
                naming(line, "weapon", board.aside())
                    .with("seat", turn)
                    .with("wounds", dealt)
                    .with("deadly", deadly)
            }
            Pending::Battlecry { .. } => Line::new("ask-battlecry")
                .with("seat", turn)
                .with("deadly", deadly),
            Pending::Jujutsu { .. } => Line::new("ask-jujutsu")
                .with("seat", turn)
                .with("deadly", deadly),
            Pending::Bushido => {
                let honour = pays_for_bushido(view);
                Line::new("ask-bushido").with("honour", honour)
            }
            Pending::Draw => {
                let line = Line::new("ask-draw");
                naming(line, "card", top_discard(view))
            }
            Pending::Discard => {
                let count = board.cards_too_many();
                Line::new("ask-discard").with("count", count)
            }
            Pending::Play | Pending::Over(_) => {
                let left = board.weapons_left();
                Line::new("ask-play").with("left", left)
            }
        }
    }

    fn goal(_view: &View) -> Option<Line> {
        Some(Line::new("goal"))
    }

    fn label(view: &View, action: &Action) -> Line {
        let board = view.board();
        let of = |id: &'static str, card: Card| {
            let name = card_name(card);
            Line::new(id).with("card", name)
        };
        match *action {
            Action::Attack(weapon, target) => {
                let dealt = wounds(view, board.turn(), target, weapon);
                Line::new("act-attack")
                    .with("weapon", card_name(weapon))
                    .with("target", target)
                    .with("wounds", dealt)
            }
            Action::Play(card) => of("act-play", card),
            Action::PlayOn(card, target) => {
                let line = of("act-play-on", card);
                line.with("target", target)
            }
            Action::Geisha(target, loss) => {
                let line = match loss.property() {
                    Some(card) => of("act-geisha", card),
                    None => Line::new("act-geisha-hand"),
                };
                line.with("target", target)
            }
            Action::Trade => Line::new("act-trade"),
            Action::EndTurn => Line::new("act-end-turn"),
            Action::Parry(card) => of("act-parry", card),
            Action::Discard(card) => of("act-discard", card),
            Action::Suffer => {
                let dealt = board.wounds_awaited();
                Line::new("act-suffer").with("wounds", dealt)
            }
            Action::DropBushido => {
                let honour = pays_for_bushido(view);
                Line::new("act-drop-bushido").with("honour", honour)
            }
            Action::Draw(Source::Deck) => Line::new("act-draw-deck"),
            Action::Draw(Source::Discards) => {
                let line = Line::new("act-draw-discards");
                naming(line, "card", top_discard(view))
            }
        }
    }

    fn known(view: &View) -> Vec<Line> {
        let seats = Seat::all(view.board().config().seats());
        seats
            .filter_map(|seat| known_of(view, seat))
            .collect()
    }

    fn risk(view: &View, action: &Action) -> Option<Line> {
        match *action {
            Action::Attack(_, target) => {
                let me = view.viewer().seat()?;
                let mine = view.role(me)?;
                let theirs = view.role(target)?;
                let line = Line::new("risk-own-side");
                mine.is_ally(theirs)
                    .then(|| line.with("target", target))
            }
            Action::Suffer => risk_of_suffering(view),
            Action::DropBushido => {
                let board = view.board();
                let last = board.is_last_honour(board.turn());
                let pays = pays_for_bushido(view);
                (pays && last).then(|| Line::new("risk-last-honour"))
            }
            _ => None,
        }
    }

    fn flights(event: &Event) -> Vec<Flight<Place>> {
        match event {
            Event::Attacked { seat, weapon, .. } => from_hand(*seat, *weapon, Place::Aside),
            Event::Played { seat, card, target } => match (card, card.printed().kind) {
                (_, Kind::Property) => {
                    let before = target.unwrap_or(*seat);
                    from_hand(*seat, *card, Place::Laid(before, *card))
                }
                (Card::Battlecry | Card::Jujutsu, _) => from_hand(*seat, *card, Place::Aside),
                _ => from_hand(*seat, *card, Place::Discards),
            },
            Event::Parried { seat, card } | Event::Discarded { seat, card } => {
                from_hand(*seat, *card, Place::Discards)
            }
            Event::Drew { seat, count } => {
                vec![Flight::new(Place::Deck, Place::Hand(*seat)); usize::from(*count)]
            }
            Event::DrewCards { seat, cards } => {
                let fly = |card: &Card| Flight::new(Place::Deck, Place::Held(*seat, *card));
                cards.iter().map(fly).collect()
            }
            Event::TookDiscard { seat, card } => to_hand(Place::Discards, *seat, *card),
            Event::Diverted { seat, from } => {
                vec![Flight::new(Place::Hand(*from), Place::Hand(*seat))]
            }
            Event::DivertedCard { seat, from, card } => {
                let mut flights = to_hand(Place::Hand(*from), *seat, *card);
                flights.extend(
                    from_hand(*from, *card, Place::Hand(*seat))
                        .into_iter()
                        .take(1),
                );
                flights
            }
            Event::Flipped { .. } => vec![Flight::new(Place::Deck, Place::Discards)],
            Event::DeckRenewed { .. } => vec![Flight::new(Place::Discards, Place::Deck)],
            Event::BushidoPassed { from, to } => {
                vec![Flight::new(
                    Place::Laid(*from, Card::Bushido),
                    Place::Laid(*to, Card::Bushido),
                )]
            }
            Event::BushidoDropped { seat, .. } => {
                vec![Flight::new(
                    Place::Laid(*seat, Card::Bushido),
                    Place::Discards,
                )]
            }
            Event::PropertyLost { seat, card } => {
                vec![Flight::new(Place::Laid(*seat, *card), Place::Discards)]
            }
            Event::Defeated { seat, by } => {
                vec![Flight::new(Place::Honour(*seat), Place::Honour(*by))]
            }
            _ => Vec::new(),
        }
    }

    fn is_small_talk(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Attacked { .. } => Some(Sound::Strike),
            Event::Played { .. } | Event::Discarded { .. } => Some(Sound::Card),
            Event::Drew { .. } | Event::DrewCards { .. } => Some(Sound::Deal),
            Event::Flipped { .. } => Some(Sound::Reveal),
            Event::Parried { .. } => Some(Sound::Parry),
            Event::Wounded { .. } => Some(Sound::Wound),
            Event::Defeated { .. }
            | Event::BushidoDropped {
                honour_lost: true, ..
            } => Some(Sound::Take),
            _ => None,
        }
    }
}

/// The character of a player, the role as far as the viewer knows it, and how hard the viewer's attack would be.
fn known_of(view: &View, seat: Seat) -> Option<Line> {
    let board = view.board();
    let line = Line::new("known")
        .with("seat", seat)
        .with("title", SamuraiSword::title(view, seat)?)
        .with("role", view.role(seat).is_some());
    Some(match view.viewer().seat().filter(|me| *me != seat) {
        Some(_) if board.is_harmless(seat) => line.with("reach", "harmless"),
        Some(me) => line.with("reach", board.difficulty(me, seat)),
        None => line.with("reach", "own"),
    })
}

/// With whom a player of this role wins: a few words, beside the role's seal.
pub fn role_goal(view: &View, role: Role) -> Line {
    let alone = view.board().config().allies(role) == 0;
    let role = match role {
        Role::Shogun if alone => "alone",
        Role::Shogun => "shogun",
        Role::Samurai => "samurai",
        Role::Ninja1 | Role::Ninja2 | Role::Ninja3 => "ninja",
        Role::Ronin => "ronin",
    };
    Line::new("goal-role").with("role", role)
}

/// Suffering a defeat although an answer is in hand is asked about once.
fn risk_of_suffering(view: &View) -> Option<Line> {
    let seat = view.viewer().seat()?;
    let dealt = view.board().wounds_awaited();
    let deadly = view.board().defeats(seat, dealt);
    let mut open = Vec::new();
    SamuraiSword::options(view, seat, &mut open);
    let line = Line::new("risk-suffer")
        .with("seat", view.board().turn())
        .with("wounds", dealt);
    (deadly && open.len() > 1).then_some(line)
}

/// The line with the name of a card in it, which is there whenever the rules ask about that card.
fn naming(line: Line, key: &'static str, card: Option<Card>) -> Line {
    match card {
        Some(card) => line.with(key, card_name(card)),
        None => line,
    }
}

/// The top of the discard pile.
fn top_discard(view: &View) -> Option<Card> {
    view.board().discards().as_slice().last().copied()
}

/// A card leaves a hand: one's own cards lie open, of another hand only the hand is to be seen.
fn from_hand(seat: Seat, card: Card, to: Place) -> Vec<Flight<Place>> {
    vec![
        Flight::new(Place::Held(seat, card), to),
        Flight::new(Place::Hand(seat), to),
    ]
}

/// A known card joins a hand.
fn to_hand(from: Place, seat: Seat, card: Card) -> Vec<Flight<Place>> {
    vec![
        Flight::new(from, Place::Held(seat, card)),
        Flight::new(from, Place::Hand(seat)),
    ]
}

/// Whether it costs honour if whose turn it is discards Bushido.
fn pays_for_bushido(view: &View) -> bool {
    view.board().pays_for_bushido(view.board().turn())
}
