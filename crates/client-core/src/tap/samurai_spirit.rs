//! Taps at a table of Samurai Spirit. A tap on a samurai supports, heals or strikes him, or hands him the card; two
//! taps move something from one samurai to another. Whatever else can be tapped stands for one action.

use ::samurai_spirit::{
    Action, Card, KiaiPart, Reach, Samurai, SamuraiBoard, SamuraiSpirit, Step, Symbol, View,
};
use game_core::Seat;
use serde::{Deserialize, Serialize};

use super::{Tap, Taps, Then};
use crate::guide::Guide as _;
use crate::story::Line;
use crate::story::samurai_spirit::symbol_name;

type Sight<'a> = super::Sight<'a, SamuraiSpirit>;

/// What is about to be moved from one samurai to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// The last card of this samurai's combat line (R7.5).
    Card(Seat),
    /// The support token of this samurai (R7.8).
    Token(Seat),
}

/// What can be tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The board of a samurai.
    Samurai(Seat),
    /// The raider stack, to fight.
    Raiders,
    /// The left side of the card in hand.
    Defend,
    /// Its right side.
    Confront,
    /// A card that defends, where one must be lost.
    Defence(Symbol),
    /// A raider that lies face up on the stack.
    TurnedUp(Card),
    /// A spare support token.
    Spare(Samurai),
}

impl Taps for SamuraiSpirit {
    type Selection = Selection;
    type Spot = Spot;

    fn tap(sight: &Sight<'_>, selection: &Selection, spot: Spot) -> Tap<Self> {
        let selection = *selection;
        let tried = |action: Action| Tap {
            selection,
            then: sight.attempt(action),
        };
        match spot {
            Spot::Samurai(seat) => tap_samurai(sight, selection, seat),
            Spot::Raiders => tried(Action::Fight),
            Spot::Defend => tried(Action::Defend),
            Spot::Confront => tried(Action::Confront),
            Spot::Defence(symbol) => tried(Action::Lose(symbol)),
            Spot::TurnedUp(card) => tried(Action::Next(card)),
            Spot::Spare(samurai) => tried(Action::Spare(samurai)),
        }
    }

    /// What was taken up for one use of a Kiai has no meaning in another.
    fn kept(view: &View, selection: &Selection) -> Selection {
        match (selection, view.board().steps().top()) {
            (Selection::Card(_), Some(Step::Kiai(_, KiaiPart::Move)))
            | (Selection::Token(_), Some(Step::Kiai(_, KiaiPart::Lend))) => *selection,
            _ => Selection::Nothing,
        }
    }

    fn on_table(action: &Action) -> bool {
        match action {
            Action::Spare(_)
            | Action::Lose(_)
            | Action::Support(_)
            | Action::Defend
            | Action::Confront
            | Action::Hand(_)
            | Action::Heal(_)
            | Action::Move { .. }
            | Action::Lend { .. }
            | Action::Strike(_)
            | Action::Next(_) => true,
            Action::Decline
            | Action::Ignore
            | Action::Suffer(_)
            | Action::Fight
            | Action::Pass
            | Action::Discard
            | Action::Redraw
            | Action::Barricade
            | Action::Kiai => false,
        }
    }
}

fn tap_samurai(sight: &Sight<'_>, selection: Selection, seat: Seat) -> Tap<SamuraiSpirit> {
    match target(sight, selection, seat).map(|target| target.aim) {
        Some(Aim::Act { action, .. }) => Tap {
            selection: Selection::Nothing,
            then: sight.attempt(action),
        },
        Some(Aim::Take {
            selection,
            is_taken,
            ..
        }) => Tap {
            selection: if is_taken {
                Selection::Nothing
            } else {
                selection
            },
            then: Then::Nothing,
        },
        None => Tap {
            selection,
            then: Then::Nothing,
        },
    }
}

/// What a tap on a samurai does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    /// This action.
    Act {
        /// The action.
        action: Action,
        /// The whole of what it does.
        label: Line,
    },
    /// Something is taken up from this samurai, to be given to another; a second tap lets go of it.
    Take {
        /// What is then selected.
        selection: Selection,
        /// Who he is.
        samurai: Samurai,
        /// Whether it is taken up already.
        is_taken: bool,
    },
}

/// What a tap on a samurai means, and how it is said on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// What it does.
    pub aim: Aim,
    /// A few words on the board.
    pub word: &'static str,
    /// Whether it may be done; if not, the tap says why.
    pub is_open: bool,
}

/// The step that waits, if it waits for the person.
pub fn own_step(sight: &Sight<'_>) -> Option<Step> {
    sight
        .asked()
        .and(sight.view.board().steps().top())
}

/// What a tap on this samurai's board means now, if anything.
pub fn target(sight: &Sight<'_>, selection: Selection, seat: Seat) -> Option<Target> {
    let table = sight.view.board();
    let me = sight.asked()?;
    let board = table.present().get(seat.index())?;
    match own_step(sight)? {
        Step::Act if seat != me => Some(act(sight, "word-support", Action::Support(seat))),
        Step::Play if table.may_hand_some_to(seat) => {
            Some(act(sight, "word-hand", Action::Hand(seat)))
        }
        Step::Kiai(_, KiaiPart::Heal) => {
            Some(act(sight, "word-heal", Action::Heal(seat))).filter(|target| target.is_open)
        }
        Step::Kiai(_, KiaiPart::Strike) if board.last().is_some() => {
            Some(act(sight, "word-strike", Action::Strike(seat)))
        }
        Step::Kiai(_, KiaiPart::Move) => match selection {
            Selection::Card(from) if from != seat => {
                Some(act(sight, "word-give", Action::Move { from, to: seat }))
            }
            _ => take(sight, selection, board, Selection::Card(seat)),
        },
        Step::Kiai(_, KiaiPart::Lend) => match selection {
            Selection::Token(owner) if owner != seat => {
                Some(act(sight, "word-give", Action::Lend { owner, to: seat }))
            }
            _ => take(sight, selection, board, Selection::Token(seat)),
        },
        _ => None,
    }
}

fn act(sight: &Sight<'_>, word: &'static str, action: Action) -> Target {
    Target {
        aim: Aim::Act {
            action,
            label: SamuraiSpirit::label(sight.view, &action),
        },
        word,
        is_open: sight.may(action),
    }
}

/// Something can be taken up from a samurai if there is somebody to give it to.
fn take(
    sight: &Sight<'_>,
    selection: Selection,
    board: &SamuraiBoard,
    taken: Selection,
) -> Option<Target> {
    let fits = |action: &Action| match *action {
        Action::Move { from, .. } => taken == Selection::Card(from),
        Action::Lend { owner, .. } => taken == Selection::Token(owner),
        _ => false,
    };
    let word = match taken {
        Selection::Token(_) => "word-token",
        Selection::Card(_) | Selection::Nothing => "word-take",
    };
    let target = Target {
        aim: Aim::Take {
            selection: taken,
            samurai: board.samurai(),
            is_taken: selection == taken,
        },
        word,
        is_open: true,
    };
    sight.options().iter().any(fits).then_some(target)
}

/// The card in hand, if this seat has to play it.
pub fn hand_of(view: &View, seat: Seat) -> Option<Card> {
    view.board()
        .hand()
        .filter(|hand| hand.holder == seat)
        .map(|hand| hand.card)
}

/// One of the two ways to lay the card in hand down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// What is tapped for it.
    pub spot: Spot,
    /// What is then done.
    pub action: Action,
    /// A word on the button.
    pub word: &'static str,
    /// What comes of it, in a few words.
    pub more: Option<Line>,
    /// The whole of what it does.
    pub label: Line,
    /// Whether it may be done; if not, the tap says why.
    pub is_open: bool,
}

/// To the left it defends, to the right it confronts; nothing unless the match waits for the person and this seat has
/// a card to play.
pub fn sides(sight: &Sight<'_>, seat: Seat) -> Option<[Side; 2]> {
    sight.asked()?;
    let card = hand_of(sight.view, seat)?;
    let board = sight.view.board().present().get(seat.index())?;
    let side = |spot: Spot, action: Action, word: &'static str, more: Option<Line>| Side {
        spot,
        action,
        word,
        more,
        label: SamuraiSpirit::label(sight.view, &action),
        is_open: sight.may(action),
    };
    let covers = card.face().symbol.map(symbol_name);
    let then = confronted(board, card);
    Some([
        side(Spot::Defend, Action::Defend, "word-defend", covers),
        side(
            Spot::Confront,
            Action::Confront,
            "word-confront",
            Some(then),
        ),
    ])
}

/// What confronting leads to.
fn confronted(board: &SamuraiBoard, card: Card) -> Line {
    let outcome = match board.reach_with(card) {
        Reach::Below => "below",
        Reach::Kiai => "kiai",
        Reach::Above => "above",
    };
    Line::new("word-then")
        .with("outcome", outcome)
        .with("total", board.total_with(card))
        .with("kiai", board.kiai_value())
}
