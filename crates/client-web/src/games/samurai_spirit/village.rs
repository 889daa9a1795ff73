//! The middle of the table: the village as a picture and in numbers, the stacks beside it.

use ::samurai_spirit::effects::tokens::FARMS;
use ::samurai_spirit::{Family, FarmBack};
use client_core::place::samurai_spirit::Place;
use client_core::stage::samurai_spirit::Village;
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
}

impl Standing {
    fn of(moment: &Moment<'_>) -> Standing {
        Standing {
            village: moment.village(),
            barricades: moment.view.board().config().barricades(),
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

    fn about_family(&self, desk: Desk, family: Family) -> String {
        let kind = Line::new("about-family").with("family", family.to_string());
        desk.say(&kind.with("here", self.village.families.contains(family)))
    }
}

fn picture(desk: Desk, standing: &Standing) -> impl IntoView + use<> {
    let village = &standing.village;
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
        barricades: (village.barricades, standing.barricades),
        farms: (0..FARMS).map(farm).collect(),
        families: families
            .clone()
            .map(|family| (family, village.families.contains(family)))
            .collect(),
        about: (
            standing.about_barricades(desk),
            format!("{}\n{}", standing.about_farms(desk), backs.join("\n")),
            families
                .map(|family| standing.about_family(desk, family))
                .collect(),
        ),
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
