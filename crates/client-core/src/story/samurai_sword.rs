//! Samurai Sword told: every event as a message of `locales/<lang>/samurai-sword.ftl`.

use ::samurai_sword::EndingTold;
use ::samurai_sword::scoring::Points;
use ::samurai_sword::{Action, Card, Character, Event, Refusal, Role, SamuraiSword, Team, View};
use game_core::Seat;

use super::line::{Line, Value};
use super::refusal;
use super::score_of;
use super::tell::{Tell, events};

impl Tell for SamuraiSword {
    events! {
        |_seats|
        Event::TurnBegan { seat } => "event-turn-began" { seat }
        Event::Recovered { seat, resilience } => "event-recovered" { seat, resilience }
        Event::Flipped { seat, card } => "event-flipped" { seat, card: name(*card) }
        Event::BushidoPassed { from, to } => "event-bushido-passed" { from, to }
        Event::BushidoDropped { seat, honour_lost } => "event-bushido-dropped" { seat, honour: honour_lost }
        Event::Drew { seat, count } => "event-drew" { seat, count }
        Event::DrewCards { seat, cards } => "event-drew-cards" { seat, cards: objects(cards) }
        Event::TookDiscard { seat, card } => "event-took-discard" { seat, card: name(*card) }
        Event::NothingToDraw { seat } => "event-nothing-to-draw" { seat }
        Event::DeckRenewed { cards, honour } =>
            "event-deck-renewed" { count: cards, honour: by_seat(honour) }
        Event::Attacked { seat, target, weapon } =>
            "event-attacked" { seat, target, weapon: name(*weapon) }
        Event::Parried { seat, card } => "event-parried" { seat, card: name(*card) }
        Event::Wounded { seat, by, lost, resilience } => "event-wounded" { seat, by, wounds: lost, resilience }
        Event::Defeated { seat, by } => "event-defeated" { seat, by }
        Event::Played { seat, card, target: None } => "event-played" { seat, card: name(*card) }
        Event::Played { seat, card, target: Some(target) } if seat == target =>
            "event-played-on-oneself" { seat, card: name(*card) }
        Event::Played { seat, card, target: Some(target) } =>
            "event-played-on" { seat, card: name(*card), target }
        Event::Healed { seat, resilience } => "event-healed" { seat, resilience }
        Event::Diverted { seat, from } => "event-diverted" { seat, from }
        Event::DivertedCard { seat, from, card } => "event-diverted-card" { seat, from, card: name(*card) }
        Event::Discarded { seat, card } => "event-discarded" { seat, card: name(*card) }
        Event::PropertyLost { seat, card } => "event-property-lost" { seat, card: name(*card) }
        Event::Traded { seat, resilience } => "event-traded" { seat, resilience }
        Event::TurnEnded { seat } => "event-turn-ended" { seat }
        Event::Ended { roles, ending: EndingTold::Swordmaster { last, winner } } =>
            "event-ended-swordmaster" {
                last,
                winners: members(roles, *winner),
                winner: team(*winner),
                roles: by_role(roles)
            }
        Event::Ended {
            roles,
            ending: EndingTold::Honour { points, deadly_strike: None, totals, winner }
        } => "event-ended-honour" {
            winners: members(roles, *winner),
            roles: by_role(roles),
            points: all_points(points),
            totals: by_team(totals),
            winner: team(*winner)
        }
        Event::Ended {
            roles,
            ending: EndingTold::Honour { points, deadly_strike: Some(struck), totals, winner }
        } => "event-ended-deadly-strike" {
            winners: members(roles, *winner),
            roles: by_role(roles),
            points: all_points(points),
            struck: team(*struck),
            totals: by_team(totals),
            winner: team(*winner)
        }
    }

    const PARTS: &'static [&'static str] = &[
        "n-wounds",
        "card",
        "card-object",
        "team-name",
        "team-with-members",
        "seat-role",
        "points-of",
        "title",
        "title-with-role",
        "fact-turn",
        "fact-seat",
        "property",
        "fact-hand",
    ];

    const EXPLAINED: &'static [&'static str] = refusal::samurai_sword::MESSAGES;

    fn explain(reason: Refusal, tried: &Action, view: &View) -> Option<Line> {
        refusal::samurai_sword::explain(reason, *tried, view)
    }

    fn opens_chapter(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn team(number: u8, members: Vec<Seat>) -> Line {
        let side = Team::ALL
            .get(number as usize)
            .copied()
            .unwrap_or(Team::Ronin);
        Line::new("team-with-members")
            .with("team", team(side))
            .with("members", members)
    }

    fn title(view: &View, seat: Seat) -> Option<Line> {
        let characters = view.board().characters();
        let character = character(*characters.get(seat.index())?);
        Some(match view.role(seat) {
            None => Line::new("title").with("character", character),
            Some(known) => Line::new("title-with-role")
                .with("character", character)
                .with("role", role(known)),
        })
    }

    fn position(view: &View) -> Vec<Line> {
        let board = view.board();
        let turn = Line::new("fact-turn")
            .with("seat", board.turn())
            .with("count", view.deck_size());
        let seats = Seat::all(board.config().seats());
        [turn]
            .into_iter()
            .chain(seats.map(|seat| seat_fact(view, seat)))
            .collect()
    }

    fn hand(view: &View) -> Option<Line> {
        let seat = view
            .viewer()
            .seat()
            .filter(|_| !view.hand().is_empty())?;
        Some(
            Line::new("fact-hand")
                .with("seat", seat)
                .with("cards", names(view.hand().iter())),
        )
    }
}

fn seat_fact(view: &View, seat: Seat) -> Line {
    let board = view.board();
    Line::new("fact-seat")
        .with("seat", seat)
        .with("resilience", board.resilience_of(seat))
        .with("honour", board.honour_of(seat))
        .with("count", board.hand_size(seat))
        .with("properties", properties(view, seat))
}

/// What lies before a player, each kind with its number.
fn properties(view: &View, seat: Seat) -> Vec<Line> {
    let line = |(card, count): (Card, u8)| {
        Line::new("property")
            .with("card", name(card))
            .with("count", count)
    };
    view.board().laid_before(seat).map(line).collect()
}

fn name(card: Card) -> Line {
    Line::new("card").with("card", card.printed().name)
}

fn names(cards: impl Iterator<Item = Card>) -> Vec<Line> {
    cards.map(name).collect()
}

/// Cards that somebody does something with: in the case of the verb.
fn objects(cards: &[Card]) -> Vec<Line> {
    let object = |card: &Card| Line::new("card-object").with("card", name(*card));
    cards.iter().map(object).collect()
}

fn character(character: Character) -> Line {
    Line::new(format!("name-{}", character.traits().name))
}

fn role(role: Role) -> Line {
    Line::new(format!("name-{role}"))
}

fn team(team: Team) -> Line {
    let word = match team {
        Team::Shogun => "shogun",
        Team::Ninja => "ninja",
        Team::Ronin => "ronin",
    };
    Line::new("team-name").with("team", word)
}

/// The seats of a side.
fn members(roles: &[Role], side: Team) -> Vec<Seat> {
    let seats = Seat::all(roles.len()).zip(roles);
    seats
        .filter(|(_, role)| role.team() == side)
        .map(|(seat, _)| seat)
        .collect()
}

fn by_seat(honour: &[u8]) -> Value {
    let line = |(seat, honour): (usize, &u8)| score_of(seat, honour);
    Value::Table(honour.iter().enumerate().map(line).collect())
}

fn by_team(totals: &[i32]) -> Value {
    let line = |(side, total): (&Team, &i32)| {
        Line::new("score")
            .with("who", team(*side))
            .with("score", total)
    };
    Value::Table(Team::ALL.iter().zip(totals).map(line).collect())
}

fn by_role(roles: &[Role]) -> Value {
    let line = |(seat, known): (usize, &Role)| {
        Line::new("seat-role")
            .with("seat", Seat(seat as u8))
            .with("role", role(*known))
    };
    Value::Table(roles.iter().enumerate().map(line).collect())
}

fn all_points(points: &[Points]) -> Value {
    let line = |(seat, points): (usize, &Points)| {
        Line::new("points-of")
            .with("seat", Seat(seat as u8))
            .with("honour", points.honour)
            .with("factor", points.factor)
            .with("daimyo", points.daimyo)
            .with("points", points.points)
    };
    Value::Table(points.iter().enumerate().map(line).collect())
}
