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
    let go = move |_| {
        let done = untrack(|| play.may(&action.to_string()));
        play.try_to::<SamuraiSword>(action);
        if done && play.asked.read_untracked().is_none() {
            play.lifted.set(Vec::new());
        }
    };
    let Face { label, about, whole, inside } = face(seen, words, action);
    view! {
        <button class="sw-target" class:dim=!open class:whole=whole data-act=text aria-label=label data-about=about
            on:click=go>
            {inside}
        </button>
    }
}

/// A button's words, and whether a tap anywhere on the player is a tap on it.
struct Face {
    label: String,
    about: Option<String>,
    whole: bool,
    inside: AnyView,
}

/// What it says: wounds, why not, or what is lost.
fn face(seen: &Seen, words: &Words, action: Action) -> Face {
    let said = |target: Seat, line: &Line, prize: bool| {
        let text = words.say(line);
        let label = format!("{text} – {}", words.name(target));
        let prize =
            prize.then(|| view! { <span class="sw-prize" aria-hidden="true">"+1"{art::honour()}</span> });
        Face { label, about: None, whole: true, inside: view! { {text}{prize} }.into_any() }
    };
    match action {
        Action::Attack(weapon, target) => {
            let (line, prize) = attack(seen, weapon, target);
            said(target, &line, prize)
        }
        Action::PlayOn(card, target) => {
            said(target, &Line::new("chip-play").with("card", card.printed().name), false)
        }
        _ => {
            let label = words.say(&SamuraiSword::label(&seen.view, &action));
            let sign = match action {
                Action::Geisha(_, loss) if loss != Loss::Hand => loss.property().map(art::sign).into_any(),
                _ => art::hand().into_any(),
            };
            Face { about: Some(label.clone()), label, whole: false, inside: sign }
        }
    }
}

/// What a weapon would do to somebody, and whether it brings an honour: with the last point of
/// resilience comes one.
fn attack(seen: &Seen, weapon: Card, target: Seat) -> (Line, bool) {
    let me = seen.bottom();
    let (world, view) = (&seen.world, &seen.view);
    let difficulty = world.difficulty(me, target);
    let dealt = wounds(world, me, target, weapon);
    if world.is_harmless(target) {
        (Line::new("chip-harmless"), false)
    } else if difficulty > seen.reach(weapon) {
        (Line::new("chip-too-far").with("difficulty", difficulty), false)
    } else if view.turn == me && view.weapons_played >= world.weapon_limit() {
        (Line::new("chip-limit"), false)
    } else {
        (Line::new("chip-hit").with("wounds", dealt), dealt >= seen.resilience(target))
    }
}
