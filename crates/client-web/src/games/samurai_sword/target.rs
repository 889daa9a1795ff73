//! What the lifted card would do to a player, on a button that does it.

use std::sync::Arc;

use ::samurai_sword::{Action, Card, Loss, SamuraiSword};
use client_core::guide::Guide as _;
use client_core::guide::samurai_sword::wounds;
use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;

use super::seen::{Seen, Words, needs_target};
use crate::app::App_;
use crate::art::samurai_sword as art;
use crate::table::Play;

/// The buttons at a player while a card is lifted.
pub(super) fn chips(app: App_, play: Play, seen: &Arc<Seen>, seat: Seat) -> Option<AnyView> {
    let card = seen.lifted(play).filter(|card| needs_target(*card))?;
    let me = seen.me()?;
    if seat == me && card != Card::Bushido {
        return None;
    }
    let words = Words::of(app, play);
    let here = |action: &Action| match *action {
        Action::Attack(_, target) | Action::PlayOn(_, target) | Action::Geisha(target, _) => target == seat,
        _ => false,
    };
    let buttons = seen.ways(card).into_iter().filter(here).map(|action| button(play, seen, &words, action));
    Some(view! { <div class="sw-targets">{buttons.collect_view()}</div> }.into_any())
}

fn button(play: Play, seen: &Seen, words: &Words, action: Action) -> impl IntoView + use<> {
    let text = action.to_string();
    let open = play.may(&text);
    let label = words.say(&SamuraiSword::label(&seen.view, &action));
    let whole = !matches!(action, Action::Geisha(..));
    let go = move |_| {
        let done = untrack(|| play.may(&action.to_string()));
        play.try_to::<SamuraiSword>(action);
        if done && play.asked.read_untracked().is_none() {
            play.lifted.set(Vec::new());
        }
    };
    view! {
        <button class="sw-target" class:dim=!open class:whole=whole data-act=text aria-label=label.clone()
            data-about=(!whole).then_some(label) on:click=go>
            {face(seen, words, action)}
        </button>
    }
}

/// What it says: wounds, why not, or what is lost.
fn face(seen: &Seen, words: &Words, action: Action) -> AnyView {
    match action {
        Action::Attack(weapon, target) => attack(seen, words, weapon, target).into_any(),
        Action::PlayOn(card, _) => {
            words.say(&Line::new("chip-play").with("card", card.printed().name)).into_any()
        }
        Action::Geisha(_, Loss::Hand) => art::hand().into_any(),
        Action::Geisha(_, loss) => loss.property().map(art::sign).into_any(),
        _ => ().into_any(),
    }
}

fn attack(seen: &Seen, words: &Words, weapon: Card, target: Seat) -> impl IntoView + use<> {
    let me = seen.bottom();
    let (world, view) = (&seen.world, &seen.view);
    let difficulty = world.difficulty(me, target);
    let dealt = wounds(world, me, target, weapon);
    let spent = view.turn == me && view.weapons_played >= world.weapon_limit();
    let (line, hits) = if world.is_harmless(target) {
        (Line::new("chip-harmless"), false)
    } else if difficulty > seen.reach(weapon) {
        (Line::new("chip-too-far").with("difficulty", difficulty), false)
    } else if spent {
        (Line::new("chip-limit"), false)
    } else {
        (Line::new("chip-hit").with("wounds", dealt), true)
    };
    // The last point of resilience brings an honour with it.
    let prize = (hits && dealt >= seen.resilience(target))
        .then(|| view! { <span class="sw-prize">"+1"{art::honour()}</span> });
    view! { {words.say(&line)}{prize} }
}
