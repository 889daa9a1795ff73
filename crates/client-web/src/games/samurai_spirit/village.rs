//! The middle of the table: the village as a picture and in numbers, the stacks beside it.

use ::samurai_spirit::effects::tokens::FARMS;
use ::samurai_spirit::{Family, FarmBack, Level};
use client_core::guide::samurai_spirit::about_family;
use client_core::place::samurai_spirit::Place;
use client_core::stage::samurai_spirit::Village;
use client_core::story::Line;
use leptos::prelude::*;

use super::desk::Desk;
use super::moment::{LiveTable, Moment};
use super::piles::{Discard, Intruders, Raiders, Spares, TurnedUp, raiders, spares, turned_up};
use crate::art::samurai_spirit as art;
use crate::table::{Fact, part};

/// Village and stacks.
#[component]
pub(super) fn Middle(table: LiveTable) -> impl IntoView {
    let desk = table.words;
    let round = table.facts(|moment| Some(round(moment)));
    let told = move || round.map(|round| desk.say(round));
    view! {
        <section class="sp-middle" aria-label=told>
            <div class="sp-scene">
                <div class="sp-home" data-place=Place::Village.to_string()>
                    {picture(table)}
                </div>
                <div class="sp-piles">
                    {table.part(|moment| Some(Raiders::of(moment)), raiders)}
                    <Discard table=table /> <Intruders table=table />
                </div>
            </div>
            {told_now(table)}
            {table.part(TurnedUp::of, turned_up)}
            {table.part(Spares::of, spares)}
        </section>
    }
}

/// What happens in the beat that is shown; for ears it stands in the log.
fn told_now(table: LiveTable) -> AnyView {
    let desk = table.words;
    let game = table.game;
    part(
        move || {
            let (from, to) = game.beat()?;
            game.heard.map(|heard| {
                let now = heard
                    .iter()
                    .filter(|(at, _)| (from..to).contains(at));
                now.map(|(_, event)| desk.event(event))
                    .collect::<Vec<_>>()
            })
        },
        |told| {
            let lines = told
                .iter()
                .map(|text| view! { <span>{text.clone()}</span> });
            view! {
                <p class="sp-told" aria-hidden="true">
                    {lines.collect_view()}
                </p>
            }
        },
    )
}

/// The round and the village in numbers.
#[component]
pub(super) fn Status(table: LiveTable) -> impl IntoView {
    let round = table.part(|moment| Some(round(moment)), Desk::say);
    let counts = table.part(|moment| Some(Standing::of(moment)), counts);
    view! {
        <div class="sp-status">
            <p class="sp-round">{round}</p>
            {counts}
        </div>
    }
}

fn round(moment: &Moment<'_>) -> Line {
    let board = moment.view.board();
    let staged = moment.game.staged(|scene| scene.round);
    let round = staged.unwrap_or(board.round());
    let level = board.config().level();
    let level = format!("{level:?}").to_lowercase();
    let level = Line::new(format!("config-level-{level}"));
    Line::new("word-round")
        .with("round", round)
        .with("level", level)
}

/// What stands of the village.
#[derive(PartialEq)]
struct Standing {
    village: Village,
    /// How many barricades there were.
    barricades: u8,
    level: Level,
}

impl Standing {
    fn of(moment: &Moment<'_>) -> Standing {
        Standing {
            village: moment.village(),
            barricades: moment.view.board().config().barricades(),
            level: moment.view.board().config().level(),
        }
    }

    fn about_barricades(&self, desk: Desk) -> String {
        desk.say(
            &Line::new("about-barricades")
                .with("left", self.village.barricades)
                .with("all", self.barricades),
        )
    }

    fn about_farms(&self, desk: Desk) -> String {
        desk.say(&Line::new("about-farms").with("left", self.village.farms))
    }

    /// The farms, and what was under those that burned.
    fn about_each_farm(&self, desk: Desk) -> String {
        let back = |back: &FarmBack| {
            desk.say(&Line::new("about-farm-back").with("back", back.to_string()))
        };
        let burned = self.village.burned.iter().map(back);
        let lines: Vec<String> = std::iter::once(self.about_farms(desk))
            .chain(burned)
            .collect();
        lines.join("\n")
    }

    fn about_family(&self, desk: Desk, family: Family) -> String {
        let is_here = self.village.families.contains(family);
        desk.say(&about_family(family, is_here, self.level))
    }
}

/// The village as a picture. What burns is drawn again, and nothing beside it.
fn picture(table: LiveTable) -> impl IntoView {
    let desk = table.words;
    let standing = table.facts(|moment| Some(Standing::of(moment)));
    let about_barricades = move || standing.map(|standing| standing.about_barricades(desk));
    let about_farms = move || standing.map(|standing| standing.about_each_farm(desk));
    let fence = table.part(
        |moment| Some(moment.view.board().config().barricades()),
        move |_, &all| {
            let barricade = |at: u8| art::barricade(at, all, stands(standing, at));
            (0..all).map(barricade).collect_view()
        },
    );
    let farms = (0..FARMS).map(|at| art::farm(at, farm(standing, at)));
    let families = Family::ALL.map(|family| {
        let about = move || standing.map(|standing| standing.about_family(desk, family));
        art::family(family, is_here(standing, family), about)
    });
    let parts = view! {
        <g data-about=about_farms>{farms.collect_view()}</g>
        {families.into_iter().collect_view()}
        <g data-about=about_barricades>{fence}</g>
    };
    art::village(parts.into_any())
}

/// Whether a barricade stands.
fn stands(standing: Fact<Standing>, at: u8) -> Memo<bool> {
    Memo::new(move |_| {
        standing
            .map(|standing| at < standing.village.barricades)
            .unwrap_or_default()
    })
}

/// How a farm looks. Those that burned first are drawn from the back, so that the village falls from one side.
fn farm(standing: Fact<Standing>, at: usize) -> Fact<art::Farm> {
    let looks = move |standing: &Standing| {
        let village = &standing.village;
        let burned = FARMS.saturating_sub(village.farms.into());
        let order = FARMS - 1 - at;
        let back = village
            .burned
            .get(order)
            .filter(|_| order < burned);
        (order >= burned, back.copied())
    };
    Fact::new(move || standing.map(looks))
}

/// Whether a family lives.
fn is_here(standing: Fact<Standing>, family: Family) -> Memo<bool> {
    Memo::new(move |_| {
        standing
            .map(|standing| standing.village.families.contains(family))
            .unwrap_or_default()
    })
}

/// What stands, in numbers.
fn counts(desk: Desk, standing: &Standing) -> impl IntoView + use<> {
    let village = &standing.village;
    let (left, all) = (village.barricades, standing.barricades);
    let barricades = standing.about_barricades(desk);
    let farms = standing.about_farms(desk);
    let few = village.farms <= 2;
    let standing_farms = village.farms;
    let families = Family::ALL.into_iter().map(|family| {
        let here = village.families.contains(family);
        let about = standing.about_family(desk, family);
        view! {
            <span
                class="sp-kin"
                class:gone=!here
                role="img"
                aria-label=about.clone()
                data-about=about
            >
                {art::family_sign(family)}
            </span>
        }
    });
    view! {
        <p class="sp-counts">
            <span
                role="img"
                aria-label=barricades.clone()
                data-about=barricades
                class:low=left == 0
            >
                {art::barricade_sign()}
                {left}
                <small>"/"{all}</small>
            </span>
            <span role="img" aria-label=farms.clone() data-about=farms class:low=few>
                {art::symbol(::samurai_spirit::Symbol::Farm)}
                {standing_farms}
                <small>"/"{FARMS}</small>
            </span>
            {families.collect_view()}
        </p>
    }
}
