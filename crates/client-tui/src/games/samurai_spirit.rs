//! The table of Samurai Spirit: the village, the samurai and their combat lines, the raider in hand.

use ::samurai_spirit::effects::tokens::FARMS;
use ::samurai_spirit::{
    Action, Card, Family, Reach, Samurai, SamuraiBoard, SamuraiSpirit, Symbol, View,
};
use client_core::guide::Guide as _;
use client_core::guide::samurai_spirit::{
    about_card, about_family, about_kiai, about_penalty, about_talent,
};
use client_core::story::Line;
use client_core::story::samurai_spirit::{name, penalty_name, raider, symbol_name};
use client_core::tap::Sight;
use client_core::tap::samurai_spirit::{Selection, Spot, Target as Aim, sides, target};
use game_core::Seat;
use ratatui::layout::Rect;

use super::Drawn;
use crate::draw::{Desk, Flow, Role, Target, shortened, shown, width};

/// The fewest columns in which a samurai can be shown.
const PANEL: u16 = 38;
/// Lines of a samurai, and where there is little room.
const LINES: u16 = 4;
const FEWER: u16 = 3;
/// Columns in which it is said how much more there is.
const MORE: u16 = 4;
/// A name in fewer columns than this says nothing.
const NAME: u16 = 4;
/// From this many lines on the boards have frames.
const ROOMY: u16 = 24;

type Table<'a> = Desk<'a, SamuraiSpirit>;

impl Drawn for SamuraiSpirit {
    fn table(desk: &mut Table<'_>, area: Rect) {
        let after = village(desk, area);
        let seats = desk.seen.view.board().seats();
        let me = desk.seen.seat.unwrap_or(Seat(0));
        let roomy = area.height >= ROOMY && desk.tight == 0;
        let lines = own_lines(desk) + 2 * u16::from(roomy);
        let columns = (area.width / PANEL).clamp(1, 3).min(seats as u16);
        let wide = area.width / columns;
        for step in 0..seats {
            let seat = Seat(((me.index() + step) % seats) as u8);
            let (column, row) = (step as u16 % columns, step as u16 / columns);
            let top = after + row * lines;
            let place = Rect::new(area.x + column * wide, top, wide - 1, lines);
            samurai(desk, place, seat, roomy);
        }
        let bottom = after + (seats as u16).div_ceil(columns) * lines;
        let rest = Rect::new(
            area.x,
            bottom,
            area.width,
            area.bottom().saturating_sub(bottom),
        );
        in_hand(desk, rest);
    }

    fn signs(desk: &Table<'_>) -> Vec<String> {
        desk.signs("tui-signs-samurai-spirit")
    }

    fn buttons(sight: &Sight<'_, Self>, _: &Selection) -> Vec<(Spot, Line)> {
        let holder = sight.view.board().hand().map(|hand| hand.holder);
        let sides = holder.and_then(|holder| sides(sight, holder));
        let sides = sides.into_iter().flatten();
        let mut buttons: Vec<(Spot, Line)> = sides
            .map(|side| (side.spot, side.label))
            .collect();
        for action in sight.options() {
            let spot = match action {
                Action::Lose(symbol) => Spot::Defence(symbol),
                Action::Next(card) => Spot::TurnedUp(card),
                Action::Spare(samurai) => Spot::Spare(samurai),
                _ => continue,
            };
            buttons.push((spot, SamuraiSpirit::label(sight.view, &action)));
        }
        buttons
    }
}

/// The round, what stands of the village, and the piles; gives the first free line.
fn village(desk: &mut Table<'_>, area: Rect) -> u16 {
    let board = desk.seen.view.board();
    let (round, level) = (board.round(), board.config().level());
    let (barricades, all) = (board.barricades(), board.config().barricades());
    let (farms, families) = (board.farms_left(), board.families());
    let (stack, intruders, discard) = (
        board.stack().len(),
        board.intruders(),
        board.discard().len(),
    );
    let named = Line::new(format!(
        "config-level-{}",
        format!("{level:?}").to_lowercase()
    ));
    let mut flow = Flow::new(Rect::new(area.x, area.y, area.width, 4), 3);
    let strong = desk.style(Role::Title);
    let text = desk.say(
        &Line::new("word-round")
            .with("round", round)
            .with("level", named),
    );
    flow.put(desk, &text, strong);
    let signs = desk.look.signs;
    let bar = |left: u8, all: u8| {
        let gone = all.saturating_sub(left) as usize;
        format!(
            "{}{}",
            signs.bar.repeat(left as usize),
            signs.rest.repeat(gone)
        )
    };
    let low = |left: u8, least: u8| if left <= least { Role::Bad } else { Role::Good };
    let line = Line::new("about-barricades")
        .with("left", barricades)
        .with("all", all);
    let text = format!("{} {}/{all}", bar(barricades, all), barricades);
    let label = desk.word("tui-barricades");
    fact(
        desk,
        &mut flow,
        &format!("{label} {text}"),
        low(barricades, 0),
        0,
        &line,
    );
    let line = Line::new("about-farms").with("left", farms);
    let label = desk.word("score-farms");
    fact(
        desk,
        &mut flow,
        &format!("{label} {} {farms}/{FARMS}", bar(farms, FARMS as u8)),
        low(farms, 2),
        1,
        &line,
    );
    for (at, family) in Family::ALL.into_iter().enumerate() {
        let here = families.contains(family);
        let line = about_family(family, here, level);
        let sign = if here { signs.full } else { signs.empty };
        let name = Line::new("tui-family").with("family", family.to_string());
        let text = format!("{sign} {}", desk.say(&name));
        fact(
            desk,
            &mut flow,
            &text,
            if here { Role::Good } else { Role::Soft },
            2 + at,
            &line,
        );
    }
    let piles = [
        ("word-stack", "about-stack", stack),
        ("word-intruders", "about-intruders", intruders),
        ("word-discard", "about-discard", discard as u8),
    ];
    for (at, (word, about, count)) in piles.into_iter().enumerate() {
        let text = format!("{} {count}", desk.word(word));
        let line = Line::new(about).with("count", count);
        fact(desk, &mut flow, &text, Role::Text, 6 + at, &line);
    }
    flow.newline();
    flow.bottom()
}

fn fact(
    desk: &mut Table<'_>,
    flow: &mut Flow,
    text: &str,
    role: Role,
    number: usize,
    about: &Line,
) {
    let target = Target::About(number);
    let style = desk.style_of(role, target);
    let place = flow.put(desk, text, style);
    let about = desk.say(about);
    desk.hit(place, target, about);
}

/// A samurai's board.
fn samurai(desk: &mut Table<'_>, area: Rect, seat: Seat, framed: bool) {
    let board = *desk.seen.view.board().of(seat);
    let is_active = desk.seen.view.board().active() == seat;
    let is_asked = desk.seen.view.board().asked() == Some(seat);
    let role = match (is_asked, is_active) {
        (true, _) => Role::Mine,
        (_, true) => Role::Title,
        _ => Role::Text,
    };
    let inside = if framed {
        let soft = desk.style(if is_active { Role::Title } else { Role::Soft });
        let inside = desk.frame(area, "", soft);
        Rect::new(inside.x + 1, inside.y, inside.width - 2, inside.height)
    } else {
        area
    };
    let line = |at: u16| Rect::new(inside.x, inside.y + at, inside.width, 1);
    let mut flow = Flow::new(line(0), 2);
    let signs = desk.look.signs;
    let turn = if is_active { signs.turn } else { " " };
    let strong = desk.style(role);
    let text = format!("{turn} {}", desk.say(&name(board.samurai())));
    let beside = beside(desk, &board);
    let aimed = target(&desk.seen.sight(), *desk.selection, seat);
    let pick = aimed
        .as_ref()
        .map(|aimed| format!("[{}]", desk.word(aimed.word)));
    let used = beside.iter().map(|(text, _)| text).chain(&pick);
    let used: u16 = used.map(|text| width(text) + 2).sum();
    let room = inside
        .width
        .saturating_sub(width(&text) + 2 + used);
    let title = flow.put(desk, &text, strong);
    let about = about_samurai(desk, seat, &board);
    desk.hit(title, Target::About(20 + seat.index()), about);
    if let Some(player) = desk.player(seat).filter(|_| room >= NAME) {
        let soft = desk.style(Role::Soft);
        let player = shortened(&player, room, signs.more);
        flow.put(desk, &player, soft);
    }
    for (text, role) in beside {
        let style = desk.style(role);
        flow.put(desk, &text, style);
    }
    if let Some(aimed) = aimed {
        aim(desk, &mut flow, seat, &aimed);
    }
    if own_lines(desk) == FEWER {
        let after = track(desk, line(1), &board, false);
        shields(desk, after, &board);
        fights(desk, line(2), seat, &board);
        return;
    }
    track(desk, line(1), &board, true);
    shields(desk, below(line(2)), &board);
    fights(desk, line(3), seat, &board);
}

/// How many lines a samurai has now.
fn own_lines(desk: &Table<'_>) -> u16 {
    if desk.tight > 1 { FEWER } else { LINES }
}

/// The same line behind the sign of the turn.
fn below(line: Rect) -> Rect {
    let indent = 2.min(line.width);
    Rect::new(line.x + indent, line.y, line.width - indent, line.height)
}

/// What stands beside the name: how things are with him.
fn beside(desk: &Table<'_>, board: &SamuraiBoard) -> Vec<(String, Role)> {
    let mut beside = Vec::new();
    if board.is_beast() {
        beside.push((shown(&desk.word("word-beast")), Role::Shade(1)));
    }
    if board.wounds() > 0 {
        let hearts = desk
            .look
            .signs
            .full
            .repeat(board.wounds() as usize);
        beside.push((hearts, Role::Bad));
    }
    if board.passed() {
        beside.push((shown(&desk.word("word-passed")), Role::Soft));
    }
    beside
}

/// What a pick of this samurai does now.
fn aim(desk: &mut Table<'_>, flow: &mut Flow, seat: Seat, aimed: &Aim) {
    let spot = Target::Spot(Spot::Samurai(seat));
    let role = if aimed.is_open {
        Role::Open
    } else {
        Role::Soft
    };
    let style = desk.style_of(role, spot);
    let text = format!("[{}]", desk.word(aimed.word));
    let place = flow.put(desk, &text, style);
    let about = desk.word(aimed.word);
    desk.aim(place, spot, about);
}

/// The total against the Kiai value, with a bar if there is room for one; gives the rest of the line.
fn track(desk: &mut Table<'_>, area: Rect, board: &SamuraiBoard, has_bar: bool) -> Rect {
    let signs = desk.look.signs;
    let (total, kiai) = (board.total(), board.kiai_value());
    let filled = total.min(kiai) as usize;
    let over = total.saturating_sub(kiai) as usize;
    let bar = format!(
        "{}{}{}",
        signs.bar.repeat(filled),
        signs.rest.repeat(kiai as usize - filled),
        "!".repeat(over)
    );
    let role = match board.reach() {
        Reach::Below => Role::Text,
        Reach::Kiai => Role::Good,
        Reach::Above => Role::Bad,
    };
    let area = below(area);
    let mut flow = Flow::new(area, 2);
    let style = desk.style(role);
    if has_bar {
        flow.put(desk, &bar, style);
    }
    let place = flow.put(desk, &format!("{total}/{kiai}"), style);
    let used = place.right() + 2 - area.x;
    Rect::new(
        area.x + used,
        area.y,
        area.width.saturating_sub(used),
        area.height,
    )
}

/// What he defends.
fn shields(desk: &mut Table<'_>, area: Rect, board: &SamuraiBoard) {
    let signs = desk.look.signs;
    let mut flow = Flow::new(area, 2);
    for symbol in Symbol::ALL {
        let is_safe = board.defends(symbol).is_some();
        let sign = if is_safe { signs.tick } else { signs.dot };
        let text = format!("{sign}{}", desk.say(&symbol_name(symbol)));
        let style = desk.style(if is_safe { Role::Good } else { Role::Soft });
        flow.put(desk, &text, style);
    }
}

/// His combat line, and the penalties that wait. What has no room is counted; his explanation names the penalties.
fn fights(desk: &mut Table<'_>, area: Rect, seat: Seat, board: &SamuraiBoard) {
    let line = desk.seen.view.board().line(seat);
    let cards = line.map(|card| (format!("[{}]", card.value()), raider_role(card)));
    let penalties = board
        .penalties()
        .into_iter()
        .flatten()
        .map(|penalty| (shown(&desk.say(&penalty_name(penalty))), Role::Warn));
    let all: Vec<(String, Role)> = cards.chain(penalties).collect();
    let area = below(area);
    let mut flow = Flow::new(area, 1);
    let mut room = area.width;
    for (at, (text, role)) in all.iter().enumerate() {
        let rest = all.len() - at;
        let reserve = if rest > 1 { MORE } else { 0 };
        if width(text) + reserve > room {
            let soft = desk.style(Role::Soft);
            flow.put(desk, &format!("+{rest}"), soft);
            return;
        }
        room = room.saturating_sub(width(text) + 1);
        let style = desk.style(*role);
        flow.put(desk, text, style);
    }
}

fn raider_role(card: Card) -> Role {
    match card.value() {
        ..=2 => Role::Text,
        3..=4 => Role::Shade(3),
        5 => Role::Shade(5),
        _ => Role::Bad,
    }
}

fn about_samurai(desk: &Table<'_>, seat: Seat, board: &SamuraiBoard) -> String {
    let who: Samurai = board.samurai();
    let beast = board.is_beast();
    let mut lines: Vec<String> = desk.player(seat).into_iter().collect();
    lines.extend([
        desk.say(&about_talent(who)),
        desk.say(&about_kiai(who, beast)),
        desk.say(
            &Line::new("about-track")
                .with("total", board.total())
                .with("kiai", board.kiai_value()),
        ),
    ]);
    if board.is_wounded() {
        lines.push(desk.say(&Line::new("about-wounds").with("wounds", board.wounds())));
    }
    let view = &desk.seen.view;
    let tokens = view
        .board()
        .present()
        .iter()
        .filter(|other| other.token() == seat);
    for other in tokens {
        let line = Line::new("about-token").with("samurai", name(other.samurai()));
        lines.push(desk.say(&line));
    }
    for penalty in board.penalties().into_iter().flatten() {
        lines.push(desk.say(&about_penalty(penalty)));
    }
    lines.join("\n")
}

/// The raider who has been drawn, with what confronting him would lead to.
fn in_hand(desk: &mut Table<'_>, area: Rect) {
    let Some((holder, card)) = drawn(&desk.seen.view) else {
        return;
    };
    let mut flow = Flow::new(area, 2);
    let signs = desk.look.signs;
    let target = Target::About(40);
    let style = desk.style_of(raider_role(card), target);
    let mut text = format!(
        "{} [{}] {}",
        signs.turn,
        card.value(),
        desk.say(&raider(card))
    );
    if let Some(symbol) = card.face().symbol {
        text = format!("{text}, {}", desk.say(&symbol_name(symbol)));
    }
    if width(&text) > area.width {
        text = format!("{} {}", signs.turn, desk.say(&raider(card)));
    }
    let place = flow.put(desk, &text, style);
    let about = desk.say_all(&about_card(card));
    desk.hit(place, target, about);
    let sight = desk.seen.sight();
    let mores: Vec<(&'static str, Line)> = sides(&sight, holder)
        .into_iter()
        .flatten()
        .filter_map(|side| Some((side.word, side.more?)))
        .collect();
    for (word, more) in mores {
        let text = format!("{}: {}", desk.word(word), desk.say(&more));
        let soft = desk.style(Role::Soft);
        if width(&text) <= area.width {
            flow.put(desk, &text, soft);
            continue;
        }
        flow.newline();
        let top = flow.bottom();
        let left = area.bottom().saturating_sub(top);
        let used = desk.paragraph(Rect::new(area.x, top, area.width, left), &text, soft);
        let rest = Rect::new(area.x, top + used, area.width, left - used);
        flow = Flow::new(rest, 2);
    }
}

fn drawn(view: &View) -> Option<(Seat, Card)> {
    view.board()
        .hand()
        .map(|hand| (hand.holder, hand.card))
}
