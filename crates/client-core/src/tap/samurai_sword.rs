//! Taps at a table of Samurai Sword: a card that names a player is lifted first and then aimed; any other card is
//! played at once.

use ::samurai_sword::card::Kind;
use ::samurai_sword::effects::cards::{Way, may_name_oneself, way};
use ::samurai_sword::{Action, Card, Loss, Pending, Refusal, SamuraiSword, View};
use game_core::Seat;
use serde::{Deserialize, Serialize};

use super::{Tap, Taps, Then};
use crate::guide::Guide as _;
use crate::guide::samurai_sword::card_name;
use crate::story::Line;

type Sight<'a> = super::Sight<'a, SamuraiSword>;

/// A card of the hand that is lifted to be aimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lifted {
    /// The card.
    pub card: Card,
    /// Its place in the hand; there may be several of its name.
    pub at: usize,
    /// The player whose turn it was. What was lifted in one turn has no meaning in the next.
    pub turn: Seat,
}

/// What can be tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The card at this place of the hand.
    Card(usize),
    /// A player, as the one whom the lifted card names.
    Player(Seat),
    /// Something that Geisha can take from a player.
    Loss(Seat, Loss),
}

impl Taps for SamuraiSword {
    type Selection = Option<Lifted>;
    type Spot = Spot;

    fn tap(sight: &Sight<'_>, selection: &Option<Lifted>, spot: Spot) -> Tap<Self> {
        match spot {
            Spot::Card(at) => tap_card(sight, *selection, at),
            Spot::Player(seat) | Spot::Loss(seat, _) => tap_target(sight, *selection, seat, spot),
        }
    }

    fn kept(view: &View, selection: &Option<Lifted>) -> Option<Lifted> {
        selection.filter(|lifted| {
            lifted.turn == view.board().turn() && view.hand().nth(lifted.at) == Some(lifted.card)
        })
    }

    fn on_table(action: &Action) -> bool {
        match action {
            Action::Attack(..)
            | Action::Play(_)
            | Action::PlayOn(..)
            | Action::Geisha(..)
            | Action::Parry(_)
            | Action::Discard(_) => true,
            Action::Trade
            | Action::EndTurn
            | Action::Suffer
            | Action::DropBushido
            | Action::Draw(_) => false,
        }
    }
}

/// The card that is lifted, while it is still where it was.
pub fn lifted(view: &View, selection: &Option<Lifted>) -> Option<Card> {
    SamuraiSword::kept(view, selection).map(|lifted| lifted.card)
}

/// A card without a target is tried at once, and nothing stays lifted. A card that needs one is lifted or put back;
/// if there is nobody to play it on, the tap also says why.
fn tap_card(sight: &Sight<'_>, selection: Option<Lifted>, at: usize) -> Tap<SamuraiSword> {
    let view = sight.view;
    let Some(card) = view.hand().nth(at) else {
        return Tap {
            selection,
            then: Then::Nothing,
        };
    };
    if let Some(action) = plain_action(sight, card) {
        return Tap {
            selection: None,
            then: sight.attempt(action),
        };
    }
    let tapped = Lifted {
        card,
        at,
        turn: view.board().turn(),
    };
    Tap {
        selection: (selection != Some(tapped)).then_some(tapped),
        then: match nearest_way(sight, card) {
            Some(way) if !has_target(sight, card) => sight.attempt(way),
            _ => Then::Nothing,
        },
    }
}

/// The lifted card is played on somebody. It stays lifted unless that is done at once.
fn tap_target(
    sight: &Sight<'_>,
    selection: Option<Lifted>,
    seat: Seat,
    spot: Spot,
) -> Tap<SamuraiSword> {
    let targets = targets(sight, &selection, seat).unwrap_or_default();
    let target = targets.iter().find(|target| target.spot == spot);
    let then = target.map_or(Then::Nothing, |target| sight.attempt(target.action));
    let selection = selection.filter(|_| !matches!(then, Then::Play(_)));
    Tap { selection, then }
}

/// What a tap on this card tries, unless the card is lifted first.
fn plain_action(sight: &Sight<'_>, card: Card) -> Option<Action> {
    let board = sight.view.board();
    let asked = board.asked() == sight.seat;
    match board.pending() {
        Pending::Parry { .. } if asked => Some(Action::Parry(card)),
        Pending::Battlecry { .. }
        | Pending::Jujutsu { .. }
        | Pending::Bushido
        | Pending::Discard
            if asked =>
        {
            Some(Action::Discard(card))
        }
        Pending::Draw if asked => Some(Action::Play(card)),
        _ => (!needs_target(card)).then_some(Action::Play(card)),
    }
}

/// Whether a card is played on somebody, so that it is lifted first.
fn needs_target(card: Card) -> bool {
    matches!(way(card), Way::Attack | Way::On | Way::Geisha)
}

/// Every way to play this card on a player, open or not.
fn ways(view: &View, card: Card, seat: Seat) -> Vec<Action> {
    if view.own_seat() == Some(seat) && !may_name_oneself(card) {
        return Vec::new();
    }
    match way(card) {
        Way::Attack => vec![Action::Attack(card, seat)],
        Way::On => vec![Action::PlayOn(card, seat)],
        Way::Geisha => Loss::ALL
            .into_iter()
            .filter(|loss| view.board().can_lose(seat, *loss))
            .map(|loss| Action::Geisha(seat, loss))
            .collect(),
        Way::Alone | Way::Never => Vec::new(),
    }
}

/// Every way to play this card on somebody.
fn all_ways(view: &View, card: Card) -> impl Iterator<Item = Action> {
    Seat::all(view.board().config().seats()).flat_map(move |seat| ways(view, card, seat))
}

fn has_target(sight: &Sight<'_>, card: Card) -> bool {
    all_ways(sight.view, card).any(|way| sight.may(way))
}

/// The way to play this card whose refusal explains why there is none. Geisha may find nothing to take from anybody,
/// which is said of a neighbour's hand.
fn nearest_way(sight: &Sight<'_>, card: Card) -> Option<Action> {
    let view = sight.view;
    all_ways(view, card).next().or_else(|| {
        let neighbour = sight.seat?.left(view.board().config().seats());
        Some(Action::Geisha(neighbour, Loss::Hand))
    })
}

/// What the drawing shows of a card in the hand beside its face.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandCard {
    /// What a tap tries; nothing if it lifts the card.
    pub action: Option<Action>,
    /// Whether the card can be played now; if not, a tap says why.
    pub is_open: bool,
    /// What the tap does; for a card that is lifted, what the card does is said instead.
    pub label: Option<Line>,
}

/// What a card of the hand is good for now.
pub fn hand_card(sight: &Sight<'_>, card: Card) -> HandCard {
    let action = plain_action(sight, card);
    HandCard {
        action,
        is_open: match action {
            Some(action) => sight.may(action),
            None => has_target(sight, card),
        },
        label: action.map(|action| SamuraiSword::label(sight.view, &action)),
    }
}

/// What the lifted card would do to a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// What is tapped for it.
    pub spot: Spot,
    /// What is then done.
    pub action: Action,
    /// Whether it may be done; if not, the tap says why.
    pub is_open: bool,
    /// Wounds, why not, or what is lost.
    pub line: Line,
    /// Whether it brings an honour.
    pub prize: bool,
}

/// What the lifted card would do to this player; nothing if no card is lifted that could name them.
pub fn targets(sight: &Sight<'_>, selection: &Option<Lifted>, seat: Seat) -> Option<Vec<Target>> {
    let view = sight.view;
    let card = lifted(view, selection).filter(|card| needs_target(*card))?;
    let me = view.own_seat()?;
    if seat == me && !may_name_oneself(card) {
        return None;
    }
    let target = |action: Action| {
        let (line, prize) = preview(view, me, action);
        Target {
            spot: match action {
                Action::Geisha(seat, loss) => Spot::Loss(seat, loss),
                _ => Spot::Player(seat),
            },
            action,
            is_open: sight.may(action),
            line,
            prize,
        }
    };
    Some(
        ways(view, card, seat)
            .into_iter()
            .map(target)
            .collect(),
    )
}

/// What an action would do in a few words, and whether it brings an honour.
fn preview(view: &View, me: Seat, action: Action) -> (Line, bool) {
    match action {
        Action::Attack(weapon, target) => preview_attack(view, me, weapon, target),
        Action::PlayOn(card, _) => {
            let line = Line::new("chip-play").with("card", card.printed().name);
            (line, false)
        }
        _ => (SamuraiSword::label(view, &action), false),
    }
}

/// The wounds of a weapon, or why it deals none; with the last point of resilience comes an honour. The limit of
/// weapons counts only in one's own turn.
fn preview_attack(view: &View, me: Seat, weapon: Card, target: Seat) -> (Line, bool) {
    let board = view.board();
    let may = if board.turn() == me {
        board.may_attack(me, weapon, target)
    } else {
        board.reaches(me, weapon, target)
    };
    let line = match may {
        Ok(()) => {
            let dealt = board.wounds(me, target, weapon);
            let prize = board.defeats(target, dealt);
            return (Line::new("chip-hit").with("wounds", dealt), prize);
        }
        Err(Refusal::WeaponLimit) => Line::new("chip-limit"),
        Err(Refusal::HarmlessTarget) => Line::new("chip-harmless"),
        Err(_) => Line::new("chip-too-far").with("difficulty", board.difficulty(me, target)),
    };
    (line, false)
}

/// What the middle of the table says: what to do with a lifted card, or who must decide what.
pub fn caption(sight: &Sight<'_>, selection: &Option<Lifted>) -> Option<Line> {
    match lifted(sight.view, selection) {
        Some(card) if sight.view.board().asked() == sight.seat => Some(hint(card)),
        _ => awaited(sight),
    }
}

/// What to do with a lifted card.
fn hint(card: Card) -> Line {
    match card.printed().kind {
        Kind::Weapon { reach, .. } => Line::new("hint-weapon")
            .with("card", card_name(card))
            .with("reach", reach),
        Kind::Property | Kind::Action => Line::new("hint-card").with("card", card_name(card)),
    }
}

/// Who must decide what; nothing for the player who is asked, since the question says it.
fn awaited(sight: &Sight<'_>) -> Option<Line> {
    let board = sight.view.board();
    let asked = board
        .asked()
        .filter(|seat| sight.seat != Some(*seat))?;
    let of = |id: &'static str| Line::new(id).with("seat", asked);
    Some(match board.pending() {
        Pending::Play => of("wait-play"),
        Pending::Parry { .. } => of("wait-parry")
            .with("by", board.turn())
            .with("wounds", board.wounds_awaited()),
        Pending::Battlecry { .. } => of("wait-battlecry").with("by", board.turn()),
        Pending::Jujutsu { .. } => of("wait-jujutsu").with("by", board.turn()),
        Pending::Bushido => of("wait-bushido"),
        Pending::Draw => of("wait-draw"),
        Pending::Discard => of("wait-discard"),
        Pending::Over(_) => return None,
    })
}

/// The player whose answer to another's card is awaited, and the other one.
pub fn duel(view: &View) -> Option<(Seat, Seat)> {
    let answers = matches!(
        view.board().pending(),
        Pending::Parry { .. } | Pending::Battlecry { .. } | Pending::Jujutsu { .. }
    );
    let asked = view.board().asked().filter(|_| answers)?;
    Some((asked, view.board().turn()))
}
