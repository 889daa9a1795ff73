//! The table of Samurakva: everybody's choice, the rows as shelves, the hand as cards.

use ::samurakva::scoring::{points, row_points};
use ::samurakva::{Artifact, Card, Placing, RowNumber, Samurakva};
use client_core::guide::samurakva::about_card;
use client_core::story::Line;
use client_core::tap::samurakva::{Spot, lands};
use game_core::Seat;
use ratatui::layout::Rect;

use super::Drawn;
use crate::draw::{Desk, Flow, Role, Target, shown, width};

/// Columns of a card.
const CARD: u16 = 6;
/// Lines of a card of the hand.
const TALL: u16 = 3;
/// From this many lines on the rows lie as cards too.
const ROOMY: u16 = 24;

type Table<'a> = Desk<'a, Samurakva>;

impl Drawn for Samurakva {
    fn table(desk: &mut Table<'_>, area: Rect) {
        let after = players(desk, area);
        let cards = desk.seen.view.hand().len() as u16;
        let lines = (cards * CARD).div_ceil(area.width).max(1) * TALL;
        let artifacts = artifacts_height(desk, area);
        let hand = area.bottom().saturating_sub(lines + artifacts);
        let between = Rect::new(area.x, after, area.width, hand.saturating_sub(after));
        rows(desk, between, area.height >= ROOMY);
        own_cards(desk, Rect::new(area.x, hand, area.width, lines));
        own_artifacts(desk, Rect::new(area.x, hand + lines, area.width, artifacts));
    }

    fn signs(desk: &Table<'_>) -> Vec<String> {
        desk.signs("tui-signs-samurakva")
    }

    /// The card that is pointed at shows where it would go.
    fn pointed(selection: &Option<Card>, spot: Option<Spot>) -> Option<Card> {
        match spot {
            Some(Spot::Card(card)) => Some(card),
            Some(Spot::Row(_)) => *selection,
            None => None,
        }
    }
}

/// A card's colour, by what it costs.
fn cost_role(cost: i16) -> Role {
    match cost {
        ..=1 => Role::Text,
        2 => Role::Shade(6),
        3 => Role::Shade(3),
        4..=5 => Role::Shade(2),
        _ => Role::Bad,
    }
}

fn cost(desk: &Table<'_>, card: Card) -> i16 {
    points(desk.seen.view.board().config().penalties(), card)
}

fn about(desk: &Table<'_>, card: Card) -> String {
    desk.say(&about_card(card, cost(desk, card)))
}

/// Everybody's name, points and choice; gives the first free line.
fn players(desk: &mut Table<'_>, area: Rect) -> u16 {
    let board = *desk.seen.view.board();
    let mut flow = Flow::new(area, 3);
    let signs = desk.look.signs;
    for seat in Seat::all(board.config().seats()) {
        let is_me = desk.seen.seat == Some(seat);
        let points = desk.say(&Line::new("n-points").with("points", board.total_of(seat)));
        let choice = match board.card_of(seat) {
            Some(card) => format!(" [{}]", card.number()),
            None if board.has_chosen(seat) => format!(" [{}]", signs.back),
            None => String::new(),
        };
        let turn = if board.to_act().contains(seat) {
            signs.turn
        } else {
            " "
        };
        let artifacts = desk
            .seen
            .view
            .artifact_counts()
            .get(seat.index())
            .copied();
        let artifacts = artifacts
            .filter(|_| board.config().has_artifacts())
            .map(|count| format!(" {}{count}", signs.honour))
            .unwrap_or_default();
        let text = format!("{turn} {} {points}{artifacts}{choice}", desk.name(seat));
        let style = desk.style(if is_me { Role::Title } else { Role::Text });
        flow.put(desk, &text, style);
    }
    flow.bottom() + 1
}

/// The rows, each with what taking it costs.
fn rows(desk: &mut Table<'_>, area: Rect, roomy: bool) {
    let board = *desk.seen.view.board();
    let lying = board.rows().lying();
    let tall = if roomy { TALL } else { 1 };
    let used = lying.len() as u16 * tall;
    let mut y = area.y + area.height.saturating_sub(used) / 3;
    for row in lying.iter() {
        if y + tall > area.bottom() {
            desk.cut.push(format!("row {}", row.index() + 1));
            return;
        }
        one_row(desk, Rect::new(area.x, y, area.width, tall), row);
        y += tall;
    }
}

fn one_row(desk: &mut Table<'_>, area: Rect, number: RowNumber) {
    let view = &desk.seen.view;
    let (rows, config) = (view.board().rows(), view.board().config());
    let row = rows.row(number);
    let target = Target::Spot(Spot::Row(number));
    let can_take = desk.seen.sight().may(Spot::Row(number).action());
    let placing = lands(view, *desk.selection);
    let is_aim = placing.and_then(Placing::row) == Some(number);
    let would_take = placing == Some(Placing::Takes(number));
    let (paw, katana) = (
        rows.paws().contains(number),
        rows.katanas().contains(number),
    );
    let (room, full) = (rows.room(number), rows.is_full(number));
    let signs = desk.look.signs;
    let sign = if is_aim { signs.arrow } else { "" };
    let role = match (can_take, is_aim, would_take) {
        (_, _, true) => Role::Bad,
        (_, true, _) => Role::Good,
        (true, ..) => Role::Open,
        _ if full => Role::Warn,
        _ => Role::Soft,
    };
    let middle = area.y + area.height / 2;
    let label = format!("{sign:>2} {}", number.index() + 1);
    let style = desk.style_of(role, target);
    desk.put(area.x, middle, 5, &label, style);
    let mut x = area.x + 6;
    let cards: Vec<Card> = row.cards().collect();
    for card in &cards {
        card_at(desk, x, area, *card);
        x += CARD + u16::from(area.height == 1);
    }
    for place in cards.len()..=room {
        let is_last = place == room;
        let text = if is_last { "  x   " } else { "  .   " };
        let soft = desk.style(if is_last { Role::Warn } else { Role::Soft });
        desk.put(x, middle, CARD, text, soft);
        x += CARD + u16::from(area.height == 1);
    }
    let cost = row_points(config.penalties(), row);
    let cost = desk.say(&Line::new("n-points").with("points", cost));
    let style = desk.style_of(role, target);
    let used = desk.put(
        x + 1,
        middle,
        area.right().saturating_sub(x + 1),
        &cost,
        style,
    );
    let end = x + 1 + used;
    let rest = Rect::new(end + 2, middle, area.right().saturating_sub(end + 2), 1);
    artifacts_on(desk, rest, paw, katana);
    let line = Line::new("fact-row")
        .with("row", number.index() + 1)
        .with(
            "cards",
            cards
                .iter()
                .map(|card| card.number())
                .collect::<Vec<_>>(),
        )
        .with("paw", paw)
        .with("katana", katana);
    let about = desk.say(&line);
    let place = Rect::new(area.x, area.y, x + 1 + used - area.x, area.height);
    // A row that is to be taken has the key of its number; cards come after it then.
    if can_take {
        desk.keyed(place, target, about);
    } else {
        desk.hit(place, target, about);
    }
}

/// What lies on a row: by its name if there is room, else by a sign; the explanation of the row says the rest.
fn artifacts_on(desk: &mut Table<'_>, area: Rect, paw: bool, katana: bool) {
    let lying = [(paw, Artifact::Paw), (katana, Artifact::Katana)];
    let mut flow = Flow::new(area, 1);
    let sign = desk.look.signs.honour;
    let style = desk.style(Role::Shade(1));
    for (_, kind) in lying.into_iter().filter(|(lies, _)| *lies) {
        let name = desk.say(&Line::new("artifact").with("artifact", kind.to_string()));
        let name = format!("{sign} {}", shown(&name));
        let text = if width(&name) <= area.width {
            &name
        } else {
            sign
        };
        flow.put(desk, text, style);
    }
}

/// A card that lies open.
fn card_at(desk: &mut Table<'_>, x: u16, area: Rect, card: Card) {
    let cost = cost(desk, card);
    let style = desk.style(cost_role(cost));
    if area.height >= TALL {
        let place = Rect::new(x, area.y, CARD, TALL);
        desk.frame(place, "", style);
        desk.put(
            x + 1,
            area.y + 1,
            4,
            &format!("{:>3} ", card.number()),
            style,
        );
        desk.put(x + 3, area.y + 2, 2, &cost.to_string(), style);
    } else {
        desk.put(x, area.y, CARD, &format!("[{:>3} ]", card.number()), style);
    }
}

fn own_cards(desk: &mut Table<'_>, area: Rect) {
    let cards: Vec<Card> = desk.seen.view.hand().iter().collect();
    let mut flow = Flow::tall(area, 0, TALL);
    for card in cards {
        let target = Target::Spot(Spot::Card(card));
        let Some(place) = flow.next(CARD) else {
            desk.cut.push(card.number().to_string());
            continue;
        };
        let is_open = desk.seen.sight().may(Spot::Card(card).action());
        let is_chosen = desk.seen.view.my_choice() == Some(card);
        let cost = cost(desk, card);
        let role = match (is_chosen, is_open) {
            (true, _) => Role::Good,
            (_, true) => cost_role(cost),
            _ => Role::Soft,
        };
        let style = desk.style_of(role, target);
        let key = desk
            .next_key()
            .map_or_else(String::new, String::from);
        desk.frame(place, "", style);
        desk.put(
            place.x + 1,
            place.y + 1,
            4,
            &format!("{:>3} ", card.number()),
            style,
        );
        let soft = desk.style(Role::Soft);
        desk.put(place.x + 1, place.y, 1, &key, soft);
        desk.put(place.x + 3, place.y + 2, 2, &cost.to_string(), style);
        if is_chosen {
            let tick = desk.look.signs.tick;
            desk.put(place.x + 1, place.y + 2, 1, tick, style);
        }
        let about = about(desk, card);
        desk.keyed(place, target, about);
    }
}

fn artifact_names(desk: &Table<'_>) -> Vec<(String, String)> {
    let say = |id: &'static str, kind: String| desk.say(&Line::new(id).with("artifact", kind));
    let kinds = desk.seen.view.artifacts();
    kinds
        .iter()
        .map(|kind| {
            (
                say("artifact", kind.to_string()),
                say("about-artifact", kind.to_string()),
            )
        })
        .collect()
}

fn artifacts_height(desk: &Table<'_>, area: Rect) -> u16 {
    let mut flow = Flow::new(Rect::new(0, 0, area.width, 99), 2);
    for (name, _) in artifact_names(desk) {
        flow.next(width(&name) + 2);
    }
    flow.bottom()
}

/// The artifacts one holds; what can be done with them stands below as buttons.
fn own_artifacts(desk: &mut Table<'_>, area: Rect) {
    let mut flow = Flow::new(area, 2);
    for (at, (name, about)) in artifact_names(desk).into_iter().enumerate() {
        let target = Target::About(at);
        let style = desk.style_of(Role::Shade(1), target);
        let text = format!("{} {name}", desk.look.signs.honour);
        let place = flow.put(desk, &text, style);
        desk.hit(place, target, about);
    }
}
