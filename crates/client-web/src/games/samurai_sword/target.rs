//! What the lifted card would do to a player, on a button that does it.

use ::samurai_sword::effects::cards::may_name_oneself;
use ::samurai_sword::{Action, Card, Loss, Refusal, SamuraiSword};
use client_core::guide::Guide as _;
use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;

use super::seat::Place;
use super::seen::{Seen, Words, needs_target};
use crate::art::samurai_sword as art;
use crate::table::Play;

/// A button at a player.
#[derive(Clone, PartialEq)]
struct Chip {
    action: Action,
    /// Whether it may be done; if not, the tap says why.
    open: bool,
    /// What it says: wounds, why not, or what is lost.
    line: Line,
    /// Whether it brings an honour.
    prize: bool,
}

/// The buttons at a player while a card is lifted.
pub(super) fn chips(place: Place) -> impl IntoView {
    let Place { play, seat, .. } = place;
    let facts = move |seen: &Seen, seat: Seat| found(play, seen, seat);
    place.part(facts, move |chips, words| {
        let buttons = chips
            .iter()
            .map(|chip| button(play, words, seat, chip))
            .collect_view();
        view! { <div class="sw-targets">{buttons}</div> }
    })
}

fn found(play: Play, seen: &Seen, seat: Seat) -> Option<Vec<Chip>> {
    let card = seen
        .lifted(play)
        .filter(|card| needs_target(*card))?;
    let me = seen.me()?;
    if seat == me && !may_name_oneself(card) {
        return None;
    }
    let here = |action: &Action| match *action {
        Action::Attack(_, target) | Action::PlayOn(_, target) | Action::Geisha(target, _) => {
            target == seat
        }
        _ => false,
    };
    let chip = |action: Action| {
        let (line, prize) = match action {
            Action::Attack(weapon, target) => attack(seen, weapon, target),
            Action::PlayOn(card, _) => (
                Line::new("chip-play").with("card", card.printed().name),
                false,
            ),
            _ => (SamuraiSword::label(&seen.view, &action), false),
        };
        Chip {
            action,
            open: play.may(&action.to_string()),
            line,
            prize,
        }
    };
    Some(
        seen.ways(card)
            .into_iter()
            .filter(here)
            .map(chip)
            .collect(),
    )
}

fn button(play: Play, words: &Words, seat: Seat, chip: &Chip) -> impl IntoView + use<> {
    let Chip {
        action,
        open,
        prize,
        ..
    } = *chip;
    let go = move |_| {
        let done = untrack(|| play.may(&action.to_string()));
        play.try_to::<SamuraiSword>(action);
        if done && play.asked.read_untracked().is_none() {
            play.lifted.set(Vec::new());
        }
    };
    let text = words.say(&chip.line);
    // What Geisha takes is shown as a sign; any other tap on the player is a tap on the one button.
    let taken = match action {
        Action::Geisha(_, loss) => Some(loss),
        _ => None,
    };
    let (label, about) = match taken {
        Some(_) => (text.clone(), Some(text.clone())),
        None => (format!("{text} – {}", words.name(seat)), None),
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
    view! {
        <button
            class="sw-target"
            class:dim=!open
            class:whole=taken.is_none()
            data-act=action.to_string()
            aria-label=label
            data-about=about
            on:click=go
        >
            {inside}
        </button>
    }
}

/// What a weapon would do to somebody, or why not, and whether it brings an honour: with the last point of
/// resilience comes one. The limit of weapons counts in one's own turn.
fn attack(seen: &Seen, weapon: Card, target: Seat) -> (Line, bool) {
    let (me, board) = (seen.bottom(), seen.board());
    let may = if board.turn == me {
        board.may_attack(me, weapon, target)
    } else {
        board.reaches(me, weapon, target)
    };
    match may {
        Ok(()) => {
            let dealt = board.wounds(me, target, weapon);
            (
                Line::new("chip-hit").with("wounds", dealt),
                dealt >= seen.resilience(target),
            )
        }
        Err(Refusal::WeaponLimit) => (Line::new("chip-limit"), false),
        Err(Refusal::HarmlessTarget) => (Line::new("chip-harmless"), false),
        Err(_) => (
            Line::new("chip-too-far").with("difficulty", board.difficulty(me, target)),
            false,
        ),
    }
}
