//! The middle of the table: the village as a picture and in numbers, the stacks beside it.

use ::samurai_spirit::effects::tokens::FARMS;
use ::samurai_spirit::{Family, FamilySet, FarmBack};
use client_core::place::samurai_spirit::Place;
use client_core::story::Line;
use leptos::prelude::*;

use super::desk::Desk;
use super::moment::{Moment, Scene};
use super::piles::{Discard, Intruders, Raiders, Spares, TurnedUp, raiders, spares, turned_up};
use crate::art::samurai_spirit as art;
use crate::table::part;

/// Village and stacks.
#[component]
pub(super) fn Middle(table: Scene) -> impl IntoView {
    let desk = table.words;
    let round = table.facts(|moment| Some(round(moment)));
    let told = move || round.map(|round| desk.say(round));
    view! {
        <section class="sp-middle" aria-label=told>
            <div class="sp-scene">
                <div class="sp-home" data-place=Place::Village.to_string()>
                    {table.part(|moment| Some(Standing::of(moment)), picture)}
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
fn told_now(table: Scene) -> AnyView {
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
pub(super) fn Status(table: Scene) -> impl IntoView {
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
    let level = moment.view.board().config().level();
    let level = format!("{level:?}").to_lowercase();
    let level = Line::new(format!("config-level-{level}"));
    Line::new("word-round")
        .with("round", moment.view.board().round())
        .with("level", level)
}

/// What stands of the village.
#[derive(PartialEq)]
struct Standing {
    /// And how many there were.
    barricades: (u8, u8),
    farms: u8,
    burned: Vec<FarmBack>,
    families: FamilySet,
}

impl Standing {
    fn of(moment: &Moment<'_>) -> Standing {
        let board = moment.view.board();
        let staged = moment
            .game
            .staged(|scene| (scene.barricades, scene.farms));
        let (barricades, farms) = staged.unwrap_or((board.barricades(), board.farms_left()));
        Standing {
            barricades: (barricades, board.config().barricades()),
            farms,
            burned: moment.view.burned().to_vec(),
            families: board.families(),
        }
    }

    fn about_barricades(&self, desk: Desk) -> String {
        let (left, all) = self.barricades;
        desk.say(
            &Line::new("about-barricades")
                .with("left", left)
                .with("all", all),
        )
    }

    fn about_farms(&self, desk: Desk) -> String {
        desk.say(&Line::new("about-farms").with("left", self.farms))
    }

    fn about_family(&self, desk: Desk, family: Family) -> String {
        let kind = Line::new("about-family").with("family", family.to_string());
        desk.say(&kind.with("here", self.families.contains(family)))
    }
}

fn picture(desk: Desk, village: &Standing) -> impl IntoView + use<> {
    let burned = FARMS.saturating_sub(village.farms as usize);
    // The farms that burned first are drawn from the back, so that the village falls from one side.
    let farm = |at: usize| {
        let order = FARMS - 1 - at;
        (
            order >= burned,
            village
                .burned
                .get(order)
                .copied()
                .filter(|_| order < burned),
        )
    };
    let back =
        |back: &FarmBack| desk.say(&Line::new("about-farm-back").with("back", back.to_string()));
    let backs: Vec<String> = village.burned.iter().map(back).collect();
    let families = Family::ALL.into_iter();
    art::village(art::Village {
        barricades: village.barricades,
        farms: (0..FARMS).map(farm).collect(),
        families: families
            .clone()
            .map(|family| (family, village.families.contains(family)))
            .collect(),
        about: (
            village.about_barricades(desk),
            format!("{}\n{}", village.about_farms(desk), backs.join("\n")),
            families
                .map(|family| village.about_family(desk, family))
                .collect(),
        ),
    })
}

/// What stands, in numbers.
fn counts(desk: Desk, village: &Standing) -> impl IntoView + use<> {
    let (left, all) = village.barricades;
    let barricades = village.about_barricades(desk);
    let farms = village.about_farms(desk);
    let families = Family::ALL.into_iter().map(|family| {
        let here = village.families.contains(family);
        let about = village.about_family(desk, family);
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
            <span role="img" aria-label=farms.clone() data-about=farms class:low=village.farms <= 2>
                {art::symbol(::samurai_spirit::Symbol::Farm)}
                {village.farms}
                <small>"/"{FARMS}</small>
            </span>
            {families.collect_view()}
        </p>
    }
}
