//! What every part is drawn with: the words of the person's language, and what a tap does. Of the match
//! it knows nothing, so what a part shows comes from its facts alone.

use std::sync::Arc;

use ::samurai_spirit::{Event, Penalty, Samurai, SamuraiSpirit};
use client_core::guide::samurai_spirit::{about_kiai, about_penalty, about_talent};
use client_core::story::samurai_spirit::{name, penalty_name};
use client_core::story::{Line, Story, Value};
use client_core::tap::samurai_spirit::Spot;
use game_core::Seat;
use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::table::Match;

/// Words and taps. The words are made again when the language or the names change.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    story: RwSignal<Arc<Story>>,
    game: Match<SamuraiSpirit>,
}

impl Desk {
    pub(super) fn new(game: Match<SamuraiSpirit>) -> Desk {
        Desk {
            story: expect_context::<AppContext>().story,
            game,
        }
    }

    pub(super) fn say(self, line: &Line) -> String {
        self.story
            .read()
            .say::<SamuraiSpirit>(line, &self.game.play.names.read())
    }

    /// What happened, in words.
    pub(super) fn event(self, event: &Event) -> String {
        self.story
            .read()
            .event::<SamuraiSpirit>(event, &self.game.play.names.read())
    }

    /// A message without arguments.
    pub(super) fn word(self, id: &'static str) -> String {
        self.say(&Line::new(id))
    }

    pub(super) fn samurai(self, samurai: Samurai) -> String {
        self.say(&name(samurai))
    }

    /// Who plays at a seat.
    pub(super) fn player(self, seat: Seat) -> String {
        self.game.play.person(seat)
    }

    /// Who a samurai is: his talent, and the Kiai of the side that is up.
    pub(super) fn about_samurai(self, samurai: Samurai, beast: bool) -> String {
        let (talent, kiai) = (self.talent(samurai), self.kiai(samurai, beast));
        format!("{}\n{talent}\n{kiai}", self.samurai(samurai))
    }

    pub(super) fn talent(self, samurai: Samurai) -> String {
        self.say(&about_talent(samurai))
    }

    /// The Kiai of the side that is up.
    pub(super) fn kiai(self, samurai: Samurai, beast: bool) -> String {
        self.say(&about_kiai(samurai, beast))
    }

    /// A penalty, and what it does.
    pub(super) fn about_penalty(self, penalty: Penalty) -> String {
        self.say(&about_penalty(penalty))
    }

    /// Several penalties by name.
    pub(super) fn penalties(self, id: &'static str, penalties: &[Penalty]) -> String {
        let list: Vec<Value> = penalties
            .iter()
            .map(|penalty| penalty_name(*penalty).into())
            .collect();
        self.say(&Line::new(id).with("penalties", Value::List(list)))
    }

    /// The person taps here.
    pub(super) fn tap(self, spot: Spot) {
        self.game.tap(spot);
    }

    /// What a tap here does.
    pub(super) fn taps(self, spot: Spot) -> impl Fn(MouseEvent) + 'static {
        move |_| self.tap(spot)
    }
}
