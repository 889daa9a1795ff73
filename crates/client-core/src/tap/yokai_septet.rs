//! Taps at a table of Yokai Septet: cards are marked to be passed on, a boss of a row is lifted to be put under
//! another card, any other card is played or discarded at once.

use ::yokai_septet::config::PASS;
use ::yokai_septet::pocket::{Lower, Row};
use ::yokai_septet::{Action, Beneath, Card, CardSet, Config, Phase, Trio, View, YokaiSeptet};
use game_core::Seat;
use serde::{Deserialize, Serialize};

use super::{Tap, Taps, Then};
use crate::guide::Guide as _;
use crate::story::Line;

type Sight<'a> = super::Sight<'a, YokaiSeptet>;

/// The cards of a tray by their places.
pub type Marks = [Option<Card>; PASS];

/// What is marked or lifted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// Cards in the tray, to be passed on.
    Marked(Marks),
    /// An open boss of one's own row, to be put under one of the two cards beneath it.
    Lifted(Card),
}

/// What can be tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A card of one's own: in the hand, in the tray or in the row.
    Card(Card),
    /// The covered card at this place of one's own row.
    Covered(usize),
    /// The button that sends what lies in the tray.
    Send,
}

impl Taps for YokaiSeptet {
    type Selection = Selection;
    type Spot = Spot;

    fn tap(sight: &Sight<'_>, selection: &Selection, spot: Spot) -> Tap<Self> {
        let selection = *selection;
        let tried = |action: Option<Action>| Tap {
            selection,
            then: action.map_or(Then::Nothing, |action| sight.attempt(action)),
        };
        match spot {
            Spot::Card(card) if is_marking(sight) => mark(sight.view, selection, card),
            Spot::Card(boss) if can_lift(sight.view, boss) => Tap {
                selection: match lifted(selection) {
                    Some(lifted) if lifted == boss => Selection::Nothing,
                    _ => Selection::Lifted(boss),
                },
                then: Then::Nothing,
            },
            Spot::Card(card) => tried(Some(plain_action(sight.view, card))),
            Spot::Covered(place) => tried(swap(sight, selection, place)),
            Spot::Send => tried(pass(sight.view, selection)),
        }
    }

    /// Marks belong to one pass or one swap, and end with it.
    fn kept(view: &View, selection: &Selection) -> Selection {
        let is_open = matches!(view.board().phase(), Phase::Passing | Phase::Swapping(_));
        let may_act = view
            .viewer()
            .seat()
            .is_some_and(|me| view.board().may_act(me));
        if is_open && may_act {
            *selection
        } else {
            Selection::Nothing
        }
    }

    fn on_table(action: &Action) -> bool {
        !matches!(action, Action::Keep)
    }
}

/// Whether a tap on a card of the hand marks it to be passed on.
pub fn is_marking(sight: &Sight<'_>) -> bool {
    sight.view.board().phase() == Phase::Passing && sight.asked().is_some()
}

/// A card goes to the first free place of the tray, or back to the hand.
fn mark(view: &View, selection: Selection, card: Card) -> Tap<YokaiSeptet> {
    let mut marks = marked(view, selection);
    let place = marks
        .iter()
        .position(|mark| *mark == Some(card))
        .or_else(|| marks.iter().position(Option::is_none));
    match place {
        Some(place) if view.hand().contains(card) => {
            marks[place] = marks[place].is_none().then_some(card);
            Tap {
                selection: Selection::Marked(marks),
                then: Then::Nothing,
            }
        }
        Some(_) => Tap {
            selection,
            then: Then::Nothing,
        },
        None => Tap {
            selection,
            then: Then::Tell(Line::new("word-full")),
        },
    }
}

/// The marked cards by their places in the tray.
pub fn marked(view: &View, selection: Selection) -> Marks {
    match selection {
        Selection::Marked(marks) => {
            marks.map(|card| card.filter(|card| view.hand().contains(*card)))
        }
        Selection::Nothing | Selection::Lifted(_) => [None; PASS],
    }
}

/// The cards of the hand but those in the tray.
pub fn held(view: &View, selection: Selection) -> Vec<Card> {
    let gave = view.gave().into_iter().flatten();
    let away: CardSet = marked(view, selection)
        .into_iter()
        .flatten()
        .chain(gave)
        .filter(|_| view.board().phase() == Phase::Passing)
        .collect();
    (view.hand() - away).iter().collect()
}

/// The pass that the marked cards make, once there are three.
pub fn pass(view: &View, selection: Selection) -> Option<Action> {
    let [Some(first), Some(second), Some(third)] = marked(view, selection) else {
        return None;
    };
    let cards = [first, second, third];
    if view.board().config().is_bridegrooms() {
        Some(Action::Give(cards))
    } else {
        Trio::new(cards).map(Action::Pass)
    }
}

/// What lies in the tray.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray {
    /// The player who gets the card of each place.
    pub receivers: [Seat; PASS],
    /// Whether these are different players.
    pub is_shared_out: bool,
    /// The cards.
    pub cards: TrayCards,
}

/// The cards of a tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrayCards {
    /// Some are marked so far.
    Marked {
        /// By their places.
        marks: Marks,
        /// Whether the match waits for them, so that they can be sent.
        is_asked: bool,
        /// What sending them does, once there are three.
        pass: Option<Action>,
    },
    /// They are sent, until all change hands.
    Sent([Card; PASS]),
}

/// Whether the person has a tray.
pub fn has_tray(sight: &Sight<'_>) -> bool {
    sight.view.board().phase() == Phase::Passing && sight.view.viewer().seat().is_some()
}

/// The tray of the person.
pub fn tray(sight: &Sight<'_>, selection: Selection) -> Option<Tray> {
    let view = sight.view;
    let config = view.board().config();
    let me = view.viewer().seat()?;
    let cards = match view.gave() {
        None => TrayCards::Marked {
            marks: marked(view, selection),
            is_asked: sight.asked().is_some(),
            pass: pass(view, selection),
        },
        Some(cards) => TrayCards::Sent(cards),
    };
    Some(Tray {
        receivers: core::array::from_fn(|place| config.receiver(me, place)),
        is_shared_out: config.is_bridegrooms(),
        cards,
    })
}

/// What a tap on a card tries that is neither marked nor lifted.
fn plain_action(view: &View, card: Card) -> Action {
    match view.board().phase() {
        Phase::Discarding => Action::Discard(card),
        _ => Action::Play(card),
    }
}

/// What the drawing shows of a card that can be played or discarded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnCard {
    /// What a tap tries.
    pub action: Action,
    /// What that does.
    pub label: Line,
    /// Whether it may be done; if not, a tap says why.
    pub is_open: bool,
    /// Whether it would take the trick that others have begun.
    pub takes: bool,
    /// The player who passed it on to the person.
    pub from: Option<Seat>,
    /// Whether it has just come and nothing was played since.
    pub is_new: bool,
}

/// What a card of one's own is good for now.
pub fn own_card(sight: &Sight<'_>, card: Card) -> OwnCard {
    let view = sight.view;
    let board = view.board();
    let action = plain_action(view, card);
    let is_open = sight.may(action);
    let gift = view
        .received()
        .iter()
        .find(|gift| gift.card == card);
    OwnCard {
        action,
        label: YokaiSeptet::label(view, &action),
        is_open,
        takes: is_open && board.led().is_some() && board.would_take(card),
        from: gift.map(|gift| gift.from),
        is_new: gift.is_some() && board.plays().is_empty(),
    }
}

/// A place of a row of the two-player form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RowPlace {
    /// Whose row.
    pub seat: Seat,
    /// The place from the left.
    pub at: usize,
    /// Whether it belongs to the upper row, whose cards are open.
    pub is_open: bool,
}

/// What lies at a place of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lies {
    /// A card of another player.
    Still(Card),
    /// A card of one's own.
    Mine(Card),
    /// A boss of one's own that can be put under one of the two cards beneath it.
    Boss(Card),
    /// A covered card that everybody knows.
    Known(Card),
    /// A covered card.
    Covered,
}

/// The row of a player; only the two-player form has any.
pub fn row(view: &View, seat: Seat) -> Option<&Row> {
    view.board()
        .rows()
        .get(seat.index())
        .filter(|_| view.board().config() == Config::Pocket)
}

/// What lies at a place of a row; nothing where the card was played.
pub fn lies(view: &View, place: RowPlace) -> Option<Lies> {
    let row = row(view, place.seat)?;
    let is_mine = view.viewer().seat() == Some(place.seat);
    let face_up = |card: Card| {
        if is_mine {
            Lies::Mine(card)
        } else {
            Lies::Still(card)
        }
    };
    if place.is_open {
        let card = row.open().get(place.at).copied().flatten()?;
        return Some(if is_mine && can_lift(view, card) {
            Lies::Boss(card)
        } else {
            face_up(card)
        });
    }
    match *row.lower().get(place.at)? {
        Lower::Gone => None,
        Lower::Up(card) => Some(face_up(card)),
        Lower::Known(card) => Some(Lies::Known(card)),
        Lower::Covered => Some(Lies::Covered),
    }
}

/// Whether this is a boss of one's own that can be swapped now.
fn can_lift(view: &View, boss: Card) -> bool {
    let own = view
        .viewer()
        .seat()
        .filter(|me| view.board().phase() == Phase::Swapping(*me));
    own.and_then(|me| row(view, me)?.swappable_place(boss))
        .is_some()
}

/// The boss that is lifted.
pub const fn lifted(selection: Selection) -> Option<Card> {
    match selection {
        Selection::Lifted(boss) => Some(boss),
        Selection::Nothing | Selection::Marked(_) => None,
    }
}

/// The swap of the lifted boss with the covered card at this place of one's own row, if it may be done.
pub fn swap(sight: &Sight<'_>, selection: Selection, place: usize) -> Option<Action> {
    let boss = lifted(selection)?;
    let row = row(sight.view, sight.view.viewer().seat()?)?;
    let from = row
        .open()
        .iter()
        .position(|card| *card == Some(boss))?;
    let side = [Beneath::Left, Beneath::Right]
        .into_iter()
        .find(|side| Row::beneath(from, *side) == place)?;
    let swap = Action::Swap(boss, side);
    sight.may(swap).then_some(swap)
}
