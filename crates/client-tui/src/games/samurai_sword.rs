//! The table of Samurai Sword: everybody with resilience, honour and what lies before them, the hand as cards.

use ::samurai_sword::card::Kind;
use ::samurai_sword::{Card, Role as Side, SamuraiSword};
use client_core::guide::samurai_sword::{about_card, about_role, card_name, role_goal};
use client_core::story::Line;
use client_core::tap::samurai_sword::{Spot, caption, hand_card, targets};
use game_core::Seat;
use ratatui::layout::Rect;

use super::Drawn;
use crate::draw::{Desk, Flow, Role, Target, width};

/// The fewest columns in which a player can be shown.
const PANEL: u16 = 38;
/// Lines of a player.
const LINES: u16 = 3;
/// From this many lines on cards and players have frames.
const ROOMY: u16 = 26;

type Table<'a> = Desk<'a, SamuraiSword>;

impl Drawn for SamuraiSword {
    fn table(desk: &mut Table<'_>, area: Rect) {
        let seats = desk.seen.view.board().config().seats();
        let me = desk.seen.seat.unwrap_or(Seat(0));
        let others: Vec<Seat> = (1..seats)
            .map(|step| Seat(((me.index() + step) % seats) as u8))
            .collect();
        let roomy = area.height >= ROOMY && desk.tight == 0;
        let lines = LINES + 2 * u16::from(roomy);
        let columns = (area.width / PANEL)
            .clamp(1, 3)
            .min(others.len() as u16);
        let wide = area.width / columns;
        for (at, seat) in others.iter().enumerate() {
            let (column, row) = (at as u16 % columns, at as u16 / columns);
            let place = Rect::new(
                area.x + column * wide,
                area.y + row * lines,
                wide - 1,
                lines,
            );
            player(desk, place, *seat, roomy);
        }
        let after = area.y + (others.len() as u16).div_ceil(columns) * lines;
        let hand = hand_height(desk, area, roomy);
        let own = LINES + 2 * u16::from(roomy);
        let bottom = area.bottom().saturating_sub(hand);
        let mine = Rect::new(area.x, bottom.saturating_sub(own), area.width - 1, own);
        let centre = Rect::new(area.x, after, area.width, mine.y.saturating_sub(after));
        middle(desk, centre);
        player(desk, mine, me, roomy);
        own_cards(desk, Rect::new(area.x, bottom, area.width, hand), roomy);
    }

    fn signs(desk: &Table<'_>) -> Vec<String> {
        desk.signs("tui-signs-samurai-sword")
    }
}

/// What a card does.
fn about(desk: &Table<'_>, card: Card) -> String {
    desk.say(&about_card(card))
}

fn kind_role(card: Card) -> Role {
    match card.printed().kind {
        Kind::Weapon { .. } => Role::Shade(5),
        Kind::Property => Role::Shade(6),
        Kind::Action => Role::Shade(3),
    }
}

/// One player.
fn player(desk: &mut Table<'_>, area: Rect, seat: Seat, framed: bool) {
    let seen = desk.seen;
    let board = seen.view.board();
    let has_turn = board.turn() == seat && !board.is_over();
    let is_asked = board.asked() == Some(seat);
    let role = match (is_asked, has_turn) {
        (true, _) => Role::Mine,
        (_, true) => Role::Title,
        _ => Role::Text,
    };
    let style = desk.style(if framed { Role::Soft } else { Role::Text });
    let inside = if framed {
        let inside = desk.frame(area, "", style);
        Rect::new(inside.x + 1, inside.y, inside.width - 2, inside.height)
    } else {
        area
    };
    let character = board.characters().get(seat.index()).copied();
    let name = character.map_or("", |who| who.traits().name);
    let known = desk.seen.view.role(seat);
    let turn = if has_turn { desk.look.signs.turn } else { " " };
    let who = desk.say(&Line::new(format!("name-{name}")));
    let mut flow = Flow::new(Rect::new(inside.x, inside.y, inside.width, 1), 2);
    let strong = desk.style(role);
    let side = known.map(|known| desk.say(&Line::new(format!("name-{known}"))));
    let beside = width(&who) + 2 + side.as_ref().map_or(0, |side| width(side) + 2);
    let room = inside.width.saturating_sub(beside + 2);
    let text = format!("{turn} {}", desk.name_in(seat, room));
    let title = flow.put(desk, &text, strong);
    let soft = desk.style(Role::Soft);
    flow.put(desk, &who, soft);
    if let Some((known, side)) = known.zip(side) {
        let style = desk.style(side_role(known));
        flow.put(desk, &side, style);
    }
    let about = about_player(desk, seat, name, known);
    desk.hit(title, Target::About(seat.index()), about);
    let line = Rect::new(inside.x, inside.y + 1, inside.width, 1);
    stats(desk, line, seat);
    let line = Rect::new(inside.x, inside.y + 2, inside.width, 1);
    before(desk, line, seat);
}

const fn side_role(role: Side) -> Role {
    match role {
        Side::Shogun => Role::Title,
        Side::Samurai => Role::Shade(6),
        Side::Ninja1 | Side::Ninja2 | Side::Ninja3 => Role::Shade(5),
        Side::Ronin => Role::Shade(1),
    }
}

fn about_player(
    desk: &Table<'_>,
    seat: Seat,
    character: &'static str,
    role: Option<Side>,
) -> String {
    let board = desk.seen.view.board();
    let mut lines = vec![desk.name(seat)];
    lines.push(desk.say(&Line::new("about-character").with("character", character)));
    lines.push(desk.say(&about_role(role)));
    if let Some(me) = desk.seen.seat.filter(|me| *me != seat) {
        lines.push(if board.is_harmless(seat) {
            desk.word("about-harmless")
        } else {
            let line = Line::new("about-difficulty").with("seat", seat);
            desk.say(&line.with("difficulty", board.difficulty(me, seat)))
        });
    }
    let laid: Vec<Card> = board
        .laid_before(seat)
        .map(|(card, _)| card)
        .collect();
    lines.extend(laid.into_iter().map(|card| about(desk, card)));
    lines.join("\n")
}

/// Resilience, honour, cards in hand, how far away.
fn stats(desk: &mut Table<'_>, area: Rect, seat: Seat) {
    let seen = desk.seen;
    let board = seen.view.board();
    let signs = desk.look.signs;
    let at = |list: &[u8]| {
        list.get(seat.index())
            .copied()
            .unwrap_or_default()
    };
    let left = at(board.resilience());
    let most = board.full_resilience(seat);
    let pips = format!(
        "{}{}",
        signs.full.repeat(left as usize),
        signs
            .empty
            .repeat(most.saturating_sub(left) as usize)
    );
    // Below the name, which stands behind the sign of the turn.
    let area = Rect::new(
        area.x + 2,
        area.y,
        area.width.saturating_sub(2),
        area.height,
    );
    let mut flow = Flow::new(area, 2);
    let life = desk.style(if left <= 1 { Role::Bad } else { Role::Shade(5) });
    flow.put(desk, &pips, life);
    let honour = at(board.honour());
    let style = desk.style(if honour <= 1 { Role::Bad } else { Role::Title });
    flow.put(desk, &format!("{}{honour}", signs.honour), style);
    let text = desk.style(Role::Text);
    flow.put(
        desk,
        &format!("{}{}", signs.hand, at(board.hand_sizes())),
        text,
    );
    let me = desk.seen.seat;
    if let Some(me) = me.filter(|me| *me != seat) {
        let far = if board.is_harmless(seat) {
            "-".to_owned()
        } else {
            board.difficulty(me, seat).to_string()
        };
        let soft = desk.style(Role::Soft);
        flow.put(desk, &format!("{}{far}", signs.arrow), soft);
    }
    if let Some(role) = desk
        .seen
        .view
        .role(seat)
        .filter(|_| me == Some(seat))
    {
        let goal = desk.say(&role_goal(&desk.seen.view, role));
        let soft = desk.style(Role::Soft);
        flow.put(desk, &goal, soft);
    }
}

/// What lies before a player; while a card is aimed, what it would do.
fn before(desk: &mut Table<'_>, area: Rect, seat: Seat) {
    let aimed = targets(&desk.seen.sight(), desk.selection, seat);
    let mut flow = Flow::new(
        Rect::new(
            area.x + 2,
            area.y,
            area.width.saturating_sub(2),
            area.height,
        ),
        2,
    );
    if let Some(aimed) = aimed {
        for aim in aimed {
            let target = Target::Spot(aim.spot);
            let role = match (aim.is_open, aim.prize) {
                (true, true) => Role::Good,
                (true, false) => Role::Open,
                _ => Role::Soft,
            };
            let sign = if aim.prize {
                desk.look.signs.honour
            } else {
                desk.look.signs.arrow
            };
            let text = format!("{sign} {}", desk.say(&aim.line));
            let style = desk.style_of(role, target);
            let place = flow.put(desk, &text, style);
            let about = desk.say(&aim.line);
            desk.aim(place, target, about);
        }
        return;
    }
    let laid: Vec<(Card, u8)> = desk.seen.view.board().laid_before(seat).collect();
    let mut room = area.width.saturating_sub(2);
    for (at, (card, count)) in laid.iter().enumerate() {
        let name = desk.say(&card_name(*card));
        let text = if *count > 1 {
            format!("{name} x{count}")
        } else {
            name
        };
        // What has no room is counted; the explanation of the player names it.
        let rest = laid.len() - at;
        let reserve = if rest > 1 { 5 } else { 0 };
        if width(&text) + reserve > room {
            let soft = desk.style(Role::Soft);
            flow.put(desk, &format!("+{rest}"), soft);
            return;
        }
        room = room.saturating_sub(width(&text) + 2);
        let style = desk.style(kind_role(*card));
        flow.put(desk, &text, style);
    }
}

/// Deck and discards, the card being played, and who must decide what.
fn middle(desk: &mut Table<'_>, area: Rect) {
    if !desk.needs(area, 1, "deck") {
        return;
    }
    let seen = desk.seen;
    let board = seen.view.board();
    let pile = format!("{} {}", desk.word("word-deck"), desk.seen.view.deck_size());
    let top = board.discards().as_slice().last().copied();
    let mut discards = format!("{} {}", desk.word("word-discards"), board.discards().len());
    if let Some(top) = top {
        discards = format!("{discards}: {}", desk.say(&card_name(top)));
    }
    let y = area.y + area.height.saturating_sub(2) / 2;
    let area = Rect::new(area.x, y, area.width, area.bottom() - y);
    let mut flow = Flow::new(area, 3);
    let soft = desk.style(Role::Soft);
    flow.put(desk, &pile, soft);
    flow.put(desk, &discards, soft);
    if let Some(card) = board.aside() {
        let text = format!("{} {}", desk.look.signs.turn, desk.say(&card_name(card)));
        let style = desk.style(kind_role(card));
        let place = flow.put(desk, &text, style);
        let about = about(desk, card);
        desk.hit(place, Target::About(90), about);
    }
    flow.newline();
    let left = area.bottom().saturating_sub(flow.bottom());
    if let Some(line) = caption(&desk.seen.sight(), desk.selection) {
        let text = desk.say(&line);
        let style = desk.style(Role::Text);
        let rest = Rect::new(area.x, flow.bottom(), area.width, left);
        desk.paragraph(rest, &text, style);
    }
}

fn faces(desk: &Table<'_>) -> Vec<(usize, Card, String, String)> {
    let hand = desk.seen.view.hand();
    (0..)
        .map_while(|at| Some((at, hand.nth(at)?)))
        .map(|(at, card)| {
            let numbers = match card.printed().kind {
                Kind::Weapon { reach, wounds } => {
                    let signs = desk.look.signs;
                    format!("{}{reach} {}{wounds}", signs.arrow, signs.full)
                }
                Kind::Property | Kind::Action => String::new(),
            };
            (at, card, desk.say(&card_name(card)), numbers)
        })
        .collect()
}

/// How wide a card of the hand is.
fn card_width(name: &str, numbers: &str, framed: bool) -> u16 {
    if framed {
        width(name).max(width(numbers)).max(8) + 4
    } else {
        let numbers = if numbers.is_empty() {
            0
        } else {
            width(numbers) + 1
        };
        width(name) + numbers + 4
    }
}

fn hand_height(desk: &Table<'_>, area: Rect, framed: bool) -> u16 {
    let tall = if framed { 4 } else { 1 };
    let mut flow = Flow::tall(Rect::new(0, 0, area.width, 99), 1, tall);
    for (_, _, name, numbers) in faces(desk) {
        flow.next(card_width(&name, &numbers, framed));
    }
    flow.bottom().max(1)
}

fn own_cards(desk: &mut Table<'_>, area: Rect, framed: bool) {
    let mut flow = Flow::tall(area, 1, if framed { 4 } else { 1 });
    for (at, card, name, numbers) in faces(desk) {
        let Some(place) = flow.next(card_width(&name, &numbers, framed)) else {
            desk.cut.push(name);
            continue;
        };
        let target = Target::Spot(Spot::Card(at));
        let used = hand_card(&desk.seen.sight(), card);
        let is_lifted = desk
            .selection
            .is_some_and(|lifted| lifted.at == at);
        let role = match (is_lifted, used.is_open) {
            (true, _) => Role::Mine,
            (_, true) => kind_role(card),
            _ => Role::Soft,
        };
        let style = desk.style_of(role, target);
        let key = desk
            .next_key()
            .map_or_else(|| " ".to_owned(), String::from);
        if framed {
            let inside = desk.frame(place, "", style);
            desk.put(place.x + 1, place.y, 1, &key, style);
            desk.put(inside.x + 1, inside.y, inside.width, &name, style);
            desk.put(inside.x + 1, inside.y + 1, inside.width, &numbers, style);
        } else {
            let text = format!("[{key} {name}]");
            let text = if numbers.is_empty() {
                text
            } else {
                format!("[{key} {name} {numbers}]")
            };
            desk.put(place.x, place.y, place.width, &text, style);
        }
        let mut about = about(desk, card);
        if let Some(label) = used.label {
            about = format!("{}\n{about}", desk.say(&label));
        }
        desk.keyed(place, target, about);
    }
}
