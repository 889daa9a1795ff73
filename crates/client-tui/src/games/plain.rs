//! A table without a drawing of its own: what the view holds, zone by zone.

use client_core::plain::{Item, Layout};
use client_core::story::{Line, Value};
use client_core::tap::Taps;
use game_core::Seat;
use ratatui::layout::Rect;

use crate::draw::{Desk, Flow, Role};

/// Draws every zone and fact of a view, what lies before each seat below its name.
pub(super) fn table<G: Taps>(desk: &mut Desk<'_, G>, area: Rect) {
    let layout = Layout::of(&desk.seen.view);
    let mut y = items(desk, area, &layout.table);
    for (seat, own) in layout.seats.iter().enumerate() {
        let name = desk.name(Seat(seat as u8));
        let style = desk.style(Role::Title);
        desk.put(area.x, y, area.width, &name, style);
        let rest = Rect::new(
            area.x + 2,
            y + 1,
            area.width - 2,
            area.bottom().saturating_sub(y + 1),
        );
        y = items(desk, rest, own);
    }
}

/// Draws these below each other; gives the first free line.
fn items<G: Taps>(desk: &mut Desk<'_, G>, area: Rect, items: &[Item]) -> u16 {
    let mut flow = Flow::new(area, 1);
    for item in items {
        flow.newline();
        let (name, values): (&Line, Vec<Option<&Value>>) = match item {
            Item::Fact { name, value } => (name, vec![Some(value)]),
            Item::Cards { name, cards } => (name, cards.iter().map(Option::as_ref).collect()),
        };
        let is_zone = matches!(item, Item::Cards { .. });
        let soft = desk.style(Role::Soft);
        let label = format!("{}:", desk.say(name));
        flow.put(desk, &label, soft);
        for value in values {
            let text = match value {
                Some(value) => desk.say(&Line::new("plain-value").with("value", value.clone())),
                None => desk.look.signs.back.to_owned(),
            };
            let text = if is_zone { format!("[{text}]") } else { text };
            let style = desk.style(Role::Text);
            flow.put(desk, &text, style);
        }
    }
    flow.bottom()
}

#[cfg(test)]
mod tests {
    use client_core::story::{Lang, Names};
    use client_core::tap::Choosing;
    use game_core::{Fields, Game, Seed, Viewer};
    use ratatui::buffer::Buffer;
    use samurakva::Samurakva;

    use super::*;
    use crate::draw::{Look, Wish};
    use crate::seen::Seen;
    use crate::words::story;

    #[test]
    fn any_view_can_be_drawn_zone_by_zone() {
        let config = <Samurakva as Game>::Config::from_words("players=2").expect("valid");
        let state = Samurakva::start(&config, Seed::from_number(1));
        let view = Samurakva::view(&state, Viewer::Seat(Seat(0)));
        let hand: Vec<u8> = view
            .hand()
            .iter()
            .map(samurakva::Card::number)
            .collect();
        let people = Names::new(vec!["Ann".to_owned(), "Bea".to_owned()]);
        let seen = Seen::<Samurakva> {
            view,
            seat: Some(Seat(0)),
            choosing: Choosing::Asked,
            number: Some(1),
            names: people.clone(),
            people,
        };
        let (story, look) = (story(Lang::En), Look::of(Wish::default(), |_| None));
        let area = Rect::new(0, 0, 100, 40);
        let mut buffer = Buffer::empty(area);
        let mut desk = Desk::on(&mut buffer, &seen, &None, &story, &look);
        table(&mut desk, area);
        assert!(desk.cut.is_empty(), "{:?}", desk.cut);
        let cells: String = buffer
            .content()
            .iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect();
        for card in hand {
            assert!(cells.contains(&format!("[{card}]")), "{card}: {cells}");
        }
    }
}
