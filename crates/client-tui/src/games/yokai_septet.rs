//! The table of Yokai Septet: the trick, what each side has captured, the hand as cards.

use ::yokai_septet::pocket::{COVERED, OPEN};
use ::yokai_septet::{Card, Phase, Suit, YokaiSeptet};
use client_core::guide::yokai_septet::about_card;
use client_core::story::Line;
use client_core::story::yokai_septet::{heading, name, names, suit};
use client_core::tap::Sight;
use client_core::tap::yokai_septet::{
    Lies, RowPlace, Selection, Spot, TrayCards, lies, marked, own_card, row, tray,
};
use game_core::Seat;
use ratatui::layout::Rect;

use super::Drawn;
use crate::draw::{Desk, Flow, Role, Target, width};

/// Columns of a card.
const CARD: u16 = 6;
/// Lines of a card.
const TALL: u16 = 3;

type Table<'a> = Desk<'a, YokaiSeptet>;

impl Drawn for YokaiSeptet {
    fn table(desk: &mut Table<'_>, area: Rect) {
        let top = trump(desk, area);
        let sides = Rect::new(area.x, top, area.width, area.bottom() - top);
        let after = captured(desk, sides);
        let cards = desk.seen.view.hand().len() as u16;
        let lines = (cards * CARD).div_ceil(area.width) * TALL;
        let hand = area.bottom().saturating_sub(lines);
        let between = Rect::new(area.x, after, area.width, hand.saturating_sub(after));
        if row(&desk.seen.view, Seat(0)).is_some() {
            pocket(desk, between);
        } else {
            arena(desk, between);
        }
        own_cards(desk, Rect::new(area.x, hand, area.width, lines));
    }

    fn signs(desk: &Table<'_>) -> Vec<String> {
        let suits = Suit::ALL.map(|of| format!("{} {}", letter(desk, of), desk.say(&suit(of))));
        let mut signs = desk.signs("tui-signs-yokai-septet");
        signs.push(suits.join(", "));
        signs
    }

    fn buttons(sight: &Sight<'_, Self>, selection: &Selection) -> Vec<(Spot, Line)> {
        let Some(tray) = tray(sight, *selection) else {
            return Vec::new();
        };
        let is_complete = matches!(tray.cards, TrayCards::Marked { pass: Some(_), .. });
        let line = if tray.is_shared_out {
            Line::new("word-send-all")
        } else {
            Line::new("word-send").with("seat", tray.receivers[0])
        };
        let send = (Spot::Send, line);
        Some(send)
            .filter(|_| is_complete)
            .into_iter()
            .collect()
    }
}

fn suit_role(suit: Suit) -> Role {
    Role::Shade(suit as u8)
}

/// A suit in a letter or two.
fn letter(desk: &Table<'_>, of: Suit) -> String {
    desk.say(&Line::new("suit-letter").with("suit", of.to_string()))
}

/// A card in few letters: its rank and the letter of its suit.
fn short(desk: &Table<'_>, card: Card) -> String {
    let letter = letter(desk, card.suit());
    let rank = match card.rank() {
        1 => "A".to_owned(),
        rank => rank.to_string(),
    };
    // A letter may look like a digit, as the first of "Earth" does in Russian.
    let apart = format!("{rank} {letter}");
    if width(&apart) <= CARD - 2 {
        apart
    } else {
        format!("{rank}{letter}")
    }
}

/// What a card is and can do.
fn about(desk: &Table<'_>, card: Card) -> String {
    desk.say_all(&about_card(card, desk.seen.view.board().trump()))
}

/// The round and what is trump; gives the first free line.
fn trump(desk: &mut Table<'_>, area: Rect) -> u16 {
    let board = desk.seen.view.board();
    let (round, trump, turned_up) = (board.round(), board.trump(), board.turned_up());
    let mut flow = Flow::new(area, 2);
    let soft = desk.style(Role::Soft);
    let round = desk.say(&Line::new("word-round").with("round", round));
    flow.put(desk, &round, soft);
    let label = format!("{}:", desk.word("word-trump"));
    flow.put(desk, &label, soft);
    let (text, role, about) = match trump {
        Some(of) => (
            desk.say(&suit(of)),
            suit_role(of),
            desk.say(&Line::new("about-trump").with("suit", suit(of))),
        ),
        None => (
            desk.word("word-no-trump"),
            Role::Text,
            desk.word("about-no-trump"),
        ),
    };
    let target = Target::About(0);
    let style = desk.style_of(role, target);
    let place = flow.put(desk, &text, style);
    desk.hit(place, target, about);
    if let Some(card) = turned_up {
        let text = format!("({})", desk.say(&name(card)));
        let style = desk.style(suit_role(card.suit()));
        flow.put(desk, &text, style);
    }
    flow.bottom()
}

/// What each side has: tricks, bosses, what it scored.
fn captured(desk: &mut Table<'_>, area: Rect) -> u16 {
    let board = desk.seen.view.board();
    let config = board.config();
    let (sides, seats) = (config.sides(), config.seats());
    let standing: Vec<(u8, Vec<Card>, u8)> = (0..sides)
        .map(|at| {
            let bosses = board.bosses_of(at).iter().collect();
            (board.tricks_of(at), bosses, board.score(at))
        })
        .collect();
    let mut y = area.y;
    for (at, (tricks, bosses, score)) in standing.into_iter().enumerate() {
        let is_mine = desk
            .seen
            .seat
            .is_some_and(|me| config.side(me) == at);
        let who = Line::new("plain-value").with("value", heading(at as u8, seats));
        let mut flow = Flow::new(
            Rect::new(area.x, y, area.width, 2.min(area.bottom() - y)),
            2,
        );
        let role = if is_mine { Role::Title } else { Role::Text };
        let style = desk.style(role);
        let text = desk.say(&who);
        flow.put(desk, &text, style);
        let soft = desk.style(Role::Soft);
        let score_word = if config.is_bridegrooms() {
            "word-seals"
        } else {
            "word-tokens"
        };
        let text = format!("{} {score}", desk.word(score_word));
        flow.put(desk, &text, soft);
        let text = format!("{} {tricks}", desk.word("word-tricks"));
        flow.put(desk, &text, soft);
        let text = format!("{} {}", desk.word("word-bosses"), bosses.len());
        let target = Target::About(10 + at);
        let style = desk.style_of(Role::Soft, target);
        let place = flow.put(desk, &text, style);
        let about = desk.say(&Line::new("plain-value").with("value", names(&bosses)));
        desk.hit(place, target, about);
        for boss in bosses {
            let text = short(desk, boss);
            let style = desk.style(suit_role(boss.suit()));
            flow.put(desk, &text, style);
        }
        flow.newline();
        y = flow.bottom();
    }
    y
}

/// The trick: a place for each player, with the card that was played there.
fn arena(desk: &mut Table<'_>, area: Rect) {
    let board = desk.seen.view.board();
    let config = board.config();
    let seats = config.seats();
    let me = desk.seen.seat.unwrap_or(Seat(0));
    let on_table: Vec<Card> = board.table().to_vec();
    let leader = board.leader();
    let best = board.best();
    let (to_act, chosen, is_passing) = (
        board.to_act(),
        board.has_chosen(),
        board.phase() == Phase::Passing,
    );
    let wide = area.width / seats as u16;
    let partner = desk.seen.seat.and_then(|me| config.partner(me));
    let lines = 1 + TALL + u16::from(partner.is_some());
    desk.needs(area, lines, "trick");
    let y = area.y + area.height.saturating_sub(TALL + 2) / 2;
    for step in 0..seats {
        let seat = Seat(((me.index() + 1 + step) % seats) as u8);
        let x = area.x + step as u16 * wide;
        let signs = desk.look.signs;
        let turn = if to_act.contains(seat) {
            signs.turn
        } else {
            " "
        };
        let role = match (seat == me, to_act.contains(seat)) {
            (_, true) => Role::Mine,
            (true, _) => Role::Title,
            _ => Role::Text,
        };
        let style = desk.style(role);
        let text = format!("{turn} {}", desk.name_in(seat, wide.saturating_sub(3)));
        desk.put(x, y, wide, &text, style);
        let place = leader.map(|leader| config.turn_in_trick(leader, seat));
        let played = place
            .and_then(|place| on_table.get(place))
            .copied();
        if let Some(card) = played {
            let takes = best.is_some_and(|(winner, _)| winner == seat);
            let place = Rect::new(x + 2, y + 1, CARD, TALL);
            face(desk, place, card, takes, 20 + step);
        } else {
            let text = if is_passing && chosen.contains(seat) {
                desk.word("word-chosen")
            } else if leader == Some(seat) && on_table.is_empty() && !is_passing {
                desk.word("word-leads")
            } else {
                String::new()
            };
            let soft = desk.style(Role::Soft);
            let place = Rect::new(x + 2, y + 2, wide.saturating_sub(3), 2);
            desk.paragraph(place, &text, soft);
        }
        if partner == Some(seat) {
            let soft = desk.style(Role::Soft);
            let text = desk.word("word-partner");
            let place = Rect::new(x + 2, y + 1 + TALL, wide.saturating_sub(2), 1);
            desk.paragraph(place, &text, soft);
        }
    }
}

/// A card that lies open.
fn face(desk: &mut Table<'_>, place: Rect, card: Card, takes: bool, number: usize) {
    let target = Target::About(number);
    let style = desk.style_of(suit_role(card.suit()), target);
    desk.frame(place, "", style);
    let text = short(desk, card);
    desk.put(place.x + 1, place.y + 1, 4, &format!("{text:>4}"), style);
    if card.is_boss() {
        let star = desk.look.signs.star;
        desk.put(place.x + 1, place.y + 2, 1, star, style);
    }
    if takes {
        let sign = desk.look.signs.tick;
        let good = desk.style(Role::Good);
        desk.put(place.right(), place.y + 1, 2, sign, good);
    }
    let about = about(desk, card);
    desk.hit(place, target, about);
}

/// The rows of the two-player form, and the trick between them.
fn pocket(desk: &mut Table<'_>, area: Rect) {
    let me = desk.seen.seat.unwrap_or(Seat(0));
    let other = desk.seen.view.board().config().ahead(me, 1);
    let trick: Vec<Card> = desk.seen.view.board().table().to_vec();
    one_row(desk, Rect::new(area.x, area.y, area.width, 2), other);
    let y = area.y + 2;
    desk.needs(area, 2 + TALL + 2, "trick");
    for (at, card) in trick.into_iter().enumerate() {
        let place = Rect::new(area.x + 20 + at as u16 * 10, y, CARD, TALL);
        face(desk, place, card, false, 20 + at);
    }
    let bottom = area.bottom().saturating_sub(2);
    one_row(desk, Rect::new(area.x, bottom, area.width, 2), me);
}

fn one_row(desk: &mut Table<'_>, area: Rect, seat: Seat) {
    let name = desk.name(seat);
    let soft = desk.style(Role::Soft);
    let indent = width(&name).max(8) + 2;
    desk.put(area.x, area.y, indent, &name, soft);
    for (line, is_open) in [(0, true), (1, false)] {
        let shift = u16::from(!is_open) * 2;
        let mut x = area.x + indent + 2 - shift;
        let mut at = 0;
        let cards = if is_open { OPEN } else { COVERED };
        while at < cards {
            let place = RowPlace { seat, at, is_open };
            let area = Rect::new(x, area.y + line, CARD - 1, 1);
            row_card(desk, area, place);
            x += CARD;
            at += 1;
        }
    }
}

fn row_card(desk: &mut Table<'_>, area: Rect, place: RowPlace) {
    let Some(lies) = lies(&desk.seen.view, place) else {
        return;
    };
    let number = 30 + place.seat.index() * 20 + place.at + usize::from(place.is_open) * 10;
    let (card, target) = match lies {
        Lies::Still(card) => (Some(card), Target::About(number)),
        Lies::Mine(card) | Lies::Boss(card) => (Some(card), Target::Spot(Spot::Card(card))),
        Lies::Known(card) => (Some(card), Target::Spot(Spot::Covered(place.at))),
        Lies::Covered => (None, Target::Spot(Spot::Covered(place.at))),
    };
    let is_mine = desk.seen.seat == Some(place.seat);
    let target = if is_mine {
        target
    } else {
        Target::About(number)
    };
    let covered = matches!(lies, Lies::Known(_) | Lies::Covered);
    let text = match card {
        Some(card) => short(desk, card),
        None => desk.look.signs.back.repeat(2),
    };
    let text = if covered {
        format!("({text})")
    } else {
        format!("[{text}]")
    };
    let role = card.map_or(Role::Soft, |card| suit_role(card.suit()));
    let style = desk.style_of(role, target);
    desk.put(area.x, area.y, area.width + 1, &text, style);
    let about = match card {
        Some(card) => about(desk, card),
        None => desk.word("about-covered"),
    };
    match lies {
        Lies::Mine(_) | Lies::Boss(_) if is_mine => desk.keyed(area, target, about),
        _ => desk.hit(area, target, about),
    }
}

fn own_cards(desk: &mut Table<'_>, area: Rect) {
    let cards: Vec<Card> = desk.seen.view.hand().iter().collect();
    let marks = marked(&desk.seen.view, *desk.selection);
    let gave = desk.seen.view.gave();
    let mut flow = Flow::tall(area, 0, TALL);
    for card in cards {
        let Some(place) = flow.next(CARD) else {
            desk.cut.push(card.to_string());
            continue;
        };
        let target = Target::Spot(Spot::Card(card));
        let own = own_card(&desk.seen.sight(), card);
        let is_marked =
            marks.contains(&Some(card)) || gave.is_some_and(|gave| gave.contains(&card));
        let is_passing = desk.seen.view.board().phase() == Phase::Passing;
        let is_dim = !own.is_open && !is_passing && desk.seen.sight().asked().is_some();
        let role = if is_dim {
            Role::Soft
        } else {
            suit_role(card.suit())
        };
        let style = desk.style_of(role, target);
        let signs = desk.look.signs;
        desk.frame(place, "", style);
        let key = desk
            .next_key()
            .map_or_else(String::new, String::from);
        let soft = desk.style(Role::Soft);
        desk.put(place.x + 1, place.y, 1, &key, soft);
        let text = short(desk, card);
        desk.put(place.x + 1, place.y + 1, 4, &format!("{text:>4}"), style);
        if card.is_boss() {
            desk.put(place.x + 1, place.y + 2, 1, signs.star, style);
        }
        let mark = match (is_marked, own.takes, own.is_new) {
            (true, ..) => Some((signs.tick, Role::Good)),
            (_, true, _) => Some((signs.turn, Role::Good)),
            (_, _, true) => Some((signs.honour, Role::Warn)),
            _ => None,
        };
        if let Some((sign, role)) = mark {
            let style = desk.style(role);
            desk.put(place.x + 4, place.y + 2, 1, sign, style);
        }
        let mut lines = vec![about(desk, card)];
        if let Some(from) = own.from {
            lines.push(desk.say(&Line::new("about-received").with("seat", from)));
        }
        if own.takes {
            lines.push(desk.word("about-would-take"));
        }
        desk.keyed(place, target, lines.join("\n"));
    }
}
