//! What there is to sit down at: games, saved matches, tables of a server.

use catalog::GameId;
use client_core::story::{Line, Story};
use protocol::http::{OwnTable, TableSummary};
use protocol::{Phase, TableCode};

use crate::app::kept_line;
use crate::line::Offer;
use crate::local::Kept;
use crate::words::t;

/// How many saved matches are offered.
const MOST: usize = 5;

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// A new match of this game, or a new table.
    New(GameId),
    /// A saved match.
    Resume(TableCode),
    /// A table on a server.
    Visit(TableCode),
    /// Nothing.
    Leave,
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What it is.
    pub chosen: Chosen,
    /// What it is called.
    pub title: String,
    /// What kind of thing it is, in a sentence; it may be empty.
    pub kind: String,
    /// What else is to be known of it, in a few words each.
    pub facts: Vec<String>,
}

/// Choices below a heading, which may be empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What they have in common.
    pub heading: String,
    /// What is said if there are none.
    pub empty: String,
    /// The choices.
    pub choices: Vec<Choice>,
}

/// All games, and of these matches the newest that are not over.
pub fn on_this_machine(story: &Story, kept: &[Kept]) -> Vec<Section> {
    let is_running = |kept: &&Kept| {
        kept.phase
            .is_some_and(|phase| phase != Phase::Finished)
    };
    let saved = kept
        .iter()
        .filter(is_running)
        .take(MOST)
        .map(|kept| Choice {
            chosen: Chosen::Resume(kept.code),
            title: kept_line(story, kept),
            kind: String::new(),
            facts: Vec::new(),
        });
    let choices = games(story).into_iter().chain(saved).collect();
    vec![Section {
        heading: String::new(),
        empty: String::new(),
        choices,
    }]
}

/// One's own matches on a server, the tables that anybody may join, and new ones.
pub fn on_a_server(story: &Story, offer: &Offer) -> Vec<Section> {
    let own = Section {
        heading: t(story, "ui-running"),
        empty: String::new(),
        choices: offer
            .own
            .iter()
            .map(|own| one_of_mine(story, own))
            .collect(),
    };
    let is_mine = |table: &&TableSummary| {
        offer
            .own
            .iter()
            .any(|own| own.table.code == table.code)
    };
    let open = Section {
        heading: t(story, "ui-open-tables"),
        empty: t(story, "ui-no-tables"),
        choices: offer
            .open
            .iter()
            .filter(|table| !is_mine(table))
            .map(|table| open_table(story, table))
            .collect(),
    };
    let new = Section {
        heading: t(story, "ui-new-table"),
        empty: String::new(),
        choices: games(story),
    };
    vec![own, open, new]
}

fn games(story: &Story) -> Vec<Choice> {
    let one = |game: &GameId| {
        let (kind, facts) = story.about(*game);
        Choice {
            chosen: Chosen::New(*game),
            title: story.game(*game),
            kind,
            facts: vec![facts],
        }
    };
    GameId::ALL.iter().map(one).collect()
}

fn open_table(story: &Story, table: &TableSummary) -> Choice {
    let host = table.host.as_ref();
    let seats = Line::new("ui-seats-free")
        .with("free", table.free)
        .with("seats", table.seats);
    Choice {
        chosen: Chosen::Visit(table.code),
        title: story.game(table.game),
        kind: String::new(),
        facts: host
            .map(|host| story.person(host, 1))
            .into_iter()
            .chain([story.say_common(&seats)])
            .collect(),
    }
}

fn one_of_mine(story: &Story, own: &OwnTable) -> Choice {
    let is_asked = own
        .waits_for
        .iter()
        .any(|seat| own.own.contains(seat));
    let names = story.played(&own.players);
    let others = own.players.iter().zip(names);
    let others: Vec<String> = others
        .filter(|(player, _)| !own.own.contains(&player.seat))
        .map(|(_, name)| name)
        .collect();
    let turn = if is_asked {
        "ui-turn-mine"
    } else {
        "ui-turn-others"
    };
    Choice {
        chosen: Chosen::Visit(own.table.code),
        title: story.game(own.table.game),
        kind: String::new(),
        facts: vec![t(story, turn), others.join(", ")],
    }
}
