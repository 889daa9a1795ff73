//! What the lifted card would do to a player, on a button that does it.

use ::samurai_sword::{Action, Card, Loss, SamuraiSword};
use client_core::tap::samurai_sword::{Target, targets};
use leptos::prelude::*;

use super::seat::Player;
use super::seen::Words;
use crate::art::samurai_sword as art;
use crate::table::{data_act, disabled};

/// The buttons at a player while a card is lifted.
pub(super) fn chips(player: Player) -> impl IntoView {
    player.part(
        |seen, seat| targets(&seen.sight(), &seen.selection(), seat),
        move |targets, words| {
            let buttons = targets
                .iter()
                .map(|target| button(player, words, target))
                .collect_view();
            view! { <div class="sw-targets">{buttons}</div> }
        },
    )
}

fn button(player: Player, words: Words, target: &Target) -> impl IntoView + use<> {
    let Target {
        spot,
        action,
        is_open,
        prize,
        ..
    } = *target;
    let text = words.say(&target.line);
    // What Geisha takes is shown as a sign; any other tap on the player is a tap on the one button.
    let taken = match action {
        Action::Geisha(_, loss) => Some(loss),
        _ => None,
    };
    let (label, about) = match taken {
        Some(_) => (text.clone(), Some(text.clone())),
        None => (format!("{text} – {}", words.name(player.seat)), None),
    };
    let inside = match taken {
        Some(Loss::Hand) => art::hand().into_any(),
        Some(loss) => loss.property().map(art::sign).into_any(),
        None => {
            let prize = prize.then(|| {
                view! {
                    <span class="sw-prize" aria-hidden="true">
                        "+1"
                        {art::honour()}
                    </span>
                }
            });
            view! {
                {text}
                {prize}
            }
            .into_any()
        }
    };
    let act = data_act::<SamuraiSword>(action);
    view! {
        <button
            class="sw-target"
            class:dim=!is_open
            aria-disabled=disabled(is_open)
            class:whole=taken.is_none()
            class:gift=matches!(action, Action::PlayOn(Card::Breathing, _))
            data-act=act
            aria-label=label
            data-about=about
            on:click=move |_| player.table.game.tap(spot)
        >
            {inside}
        </button>
    }
}
