//! What is drawn: the view, the words it is told in, and whose board is large.

use ::samurai_spirit::view::BoardView;
use ::samurai_spirit::{Action, Card, Penalty, Samurai, SamuraiSpirit, Step, View};
use client_core::guide::Guide;
use client_core::story::samurai_spirit::{name, penalty_name};
use client_core::story::{Line, Names, Story, Value};
use game_core::Seat;
use leptos::prelude::*;

use crate::table::Play;

/// One moment of a match, ready to be drawn.
pub(super) struct Desk<'a> {
    pub(super) play: Play,
    pub(super) view: &'a View,
    story: &'a Story,
    names: &'a Names,
    /// Whose board is large: mine, or for somebody who watches that of the active samurai.
    pub(super) main: Seat,
    /// The seat I decide for now.
    pub(super) chooser: Option<Seat>,
}

impl<'a> Desk<'a> {
    pub(super) fn new(play: Play, view: &'a View, story: &'a Story, names: &'a Names) -> Desk<'a> {
        let me = play.me();
        let board = play.board.read();
        let waited =
            board.as_ref().and_then(|board| board.choice.as_ref()).is_some_and(|choice| choice.waited);
        Desk { play, view, story, names, main: me.unwrap_or(view.active), chooser: me.filter(|_| waited) }
    }

    pub(super) fn say(&self, line: &Line) -> String {
        self.story.say::<SamuraiSpirit>(line, self.names)
    }

    /// A message without arguments.
    pub(super) fn word(&self, id: &'static str) -> String {
        self.say(&Line::new(id))
    }

    /// What an action does.
    pub(super) fn label(&self, action: Action) -> String {
        self.say(&SamuraiSpirit::label(self.view, &action))
    }

    pub(super) fn board(&self, seat: Seat) -> Option<&'a BoardView> {
        self.view.boards.get(seat.index())
    }

    pub(super) fn samurai(&self, samurai: Samurai) -> String {
        self.say(&name(samurai))
    }

    /// The step that waits, if it waits for me.
    pub(super) fn my_step(&self) -> Option<Step> {
        self.chooser.and(self.view.steps.last().copied())
    }

    /// The card in hand, if this seat has to play it.
    pub(super) fn hand_of(&self, seat: Seat) -> Option<Card> {
        self.view.hand.filter(|hand| hand.holder == seat).map(|hand| hand.card)
    }

    /// Who a samurai is: his talent, and the Kiai of the side that is up.
    pub(super) fn about_samurai(&self, board: &BoardView) -> String {
        let talent = Line::new("about-talent").with("samurai", board.samurai.to_string());
        let talents = self.say(&talent);
        format!("{}\n{talents}\n{}", self.samurai(board.samurai), self.kiai_text(board))
    }

    /// The Kiai of the side that is up.
    pub(super) fn kiai_text(&self, board: &BoardView) -> String {
        let line = Line::new("about-kiai")
            .with("samurai", board.samurai.to_string())
            .with("beast", is_beast(board))
            .with("kiai", kiai(board));
        self.say(&line)
    }

    /// A penalty, and what it does.
    pub(super) fn about_penalty(&self, penalty: Penalty) -> String {
        let about = Line::new("about-penalty").with("penalty", penalty.to_string());
        self.say(&about)
    }

    /// Several penalties by name.
    pub(super) fn penalties(&self, id: &'static str, penalties: impl Iterator<Item = Penalty>) -> String {
        let list: Vec<Value> = penalties.map(|penalty| penalty_name(penalty).into()).collect();
        self.say(&Line::new(id).with("penalties", Value::List(list)))
    }
}

/// The sum of the combat line.
pub(super) fn total(board: &BoardView) -> u8 {
    board.line.iter().map(|card| card.value()).sum()
}

pub(super) fn is_beast(board: &BoardView) -> bool {
    board.wounds >= 2
}

pub(super) fn is_wounded(board: &BoardView) -> bool {
    board.wounds % 2 == 1
}

/// The Kiai value of the side that is up.
pub(super) fn kiai(board: &BoardView) -> u8 {
    board.samurai.kiai_value(is_beast(board))
}

/// The penalties that wait for the start of his next turn: those of his last card.
pub(super) fn waiting(board: &BoardView) -> impl Iterator<Item = Penalty> {
    board.line.last().into_iter().flat_map(|card| card.face().penalties).flatten()
}

/// What a tap on a thing that stands for an action does.
pub(super) fn does(play: Play, action: Action) -> impl Fn(leptos::ev::MouseEvent) + 'static {
    move |_| play.try_to::<SamuraiSpirit>(action)
}
