//! One player: seals, resilience, honour, hand and the cards before the player.

use ::samurai_sword::scoring::is_last_honour;
use ::samurai_sword::{Card, SamuraiSword};
use client_core::guide::samurai_sword::card_name;
use client_core::place::samurai_sword::Place;
use client_core::story::{Line, Tell as _};
use game_core::Seat;
use leptos::prelude::*;

use super::seen::{LiveTable, Seen, Words};
use super::target::chips;
use crate::art::samurai_sword as art;
use crate::table::people::face;

/// A player at the table.
#[derive(Clone, Copy)]
pub(super) struct Player {
    pub(super) table: LiveTable,
    pub(super) seat: Seat,
}

impl Player {
    /// A part of the player that shows these facts, once there are any.
    pub(super) fn part<T: PartialEq + Send + Sync + 'static, V: IntoView + 'static>(
        self,
        facts: impl Fn(&Seen<'_>, Seat) -> Option<T> + Send + Sync + 'static,
        draw: impl Fn(&T, Words) -> V + Send + Sync + 'static,
    ) -> AnyView {
        let Player { table, seat } = self;
        table.part(
            move |seen| facts(seen, seat),
            move |words, facts| draw(facts, words),
        )
    }

    /// Whether something holds for this player.
    pub(super) fn is(
        self,
        holds: impl Fn(&Seen<'_>, Seat) -> bool + Send + Sync + 'static,
    ) -> impl Fn() -> bool + Copy + Send + Sync + 'static {
        let Player { table, seat } = self;
        table.holds(move |seen| holds(seen, seat))
    }
}

/// A player somewhere around the table.
pub(super) fn panel(player: Player, style: String) -> impl IntoView {
    view! {
        <li
            class="sw-seat"
            class:turn=player.is(|seen, seat| seen.has_turn(seat))
            class:asked=player.is(|seen, seat| seen.is_asked(seat))
            class:beside=player.is(|seen, seat| seen.is_beside(seat))
            class:harmless=player.is(|seen, seat| seen.is_harmless(seat))
            style=style
            data-place=Place::Seat(player.seat).to_string()
        >
            <span class="unseen">{spoken(player)}</span>
            <div class="sw-head">
                {player.part(far, move |far, words| badge(*far, words, player.seat))} {who(player)}
            </div>
            {stats(player)}
            {laid(player)}
            {chips(player)}
        </li>
    }
}

/// Everything about a player for ears, since numbers beside signs say nothing to them.
pub(super) fn spoken(player: Player) -> impl IntoView {
    let facts = |seen: &Seen<'_>, seat: Seat| {
        let title = SamuraiSword::title(seen.view, seat);
        let fact = SamuraiSword::position(seen.view)
            .into_iter()
            .nth(seat.index() + 1);
        Some((title, fact, far(seen, seat)))
    };
    player.part(facts, move |(title, fact, far), words| {
        let say = |line: &Option<Line>| {
            line.as_ref()
                .map(|line| words.say(line))
                .unwrap_or_default()
        };
        let far = far
            .map(|far| about_far(far, words, player.seat))
            .unwrap_or_default();
        format!("{}. {} {far}", say(title), say(fact))
    })
}

/// How difficult it is for the viewer to attack this player; `Err` if it cannot be done at all.
type Far = Result<u8, Harmless>;

/// Nobody can attack a harmless player.
#[derive(Clone, Copy, PartialEq)]
struct Harmless;

fn far(seen: &Seen<'_>, seat: Seat) -> Option<Far> {
    let me = seen.me().filter(|me| *me != seat)?;
    Some(if seen.is_harmless(seat) {
        Err(Harmless)
    } else {
        Ok(seen.board().difficulty(me, seat))
    })
}

fn about_far(far: Far, words: Words, seat: Seat) -> String {
    match far {
        Ok(difficulty) => words.say(
            &Line::new("about-difficulty")
                .with("seat", seat)
                .with("difficulty", difficulty),
        ),
        Err(Harmless) => words.word("about-harmless"),
    }
}

fn badge(far: Far, words: Words, seat: Seat) -> impl IntoView + use<> {
    let about = about_far(far, words, seat);
    let number = far.map_or("–".to_owned(), |difficulty| difficulty.to_string());
    view! {
        <span class="sw-far" class:none=far.is_err() aria-hidden="true" data-about=about>
            {number}
        </span>
    }
}

/// Seals and names.
pub(super) fn who(player: Player) -> impl IntoView {
    let facts = |seen: &Seen<'_>, seat: Seat| {
        Some((
            seen.view
                .board()
                .characters()
                .get(seat.index())
                .copied(),
            seen.role(seat),
        ))
    };
    player.part(facts, move |(character, role), words| {
        let name = character.map_or("", |who| who.traits().name);
        let about = words.say(&Line::new("about-character").with("character", name));
        let short = words.say(&Line::new(format!("name-{name}")));
        // Whose turn it is changes often, the portrait hardly ever.
        let turn = player.part(
            |seen, seat| seen.has_turn(seat).then_some(()),
            |(), words| view! { <span class="sw-turn">{words.word("word-turn")}</span> },
        );
        let known = role.map(|role| words.role(role));
        view! {
            <span class="sw-character" data-about=about.clone()>
                {character.map(art::character)}
            </span>
            <span class="sw-names">
                <span class="who">{face(player.seat)}{words.name(player.seat)}{turn}</span>
                <span class="soft character" data-about=about>
                    {short}
                </span>
            </span>
            <span
                class="sw-roleof"
                class:unseen-role=role.is_none()
                data-about=words.about_role(*role)
            >
                {art::role(*role)}
                <span class="name">{known}</span>
            </span>
        }
    })
}

/// Resilience, honour, cards in hand.
pub(super) fn stats(player: Player) -> impl IntoView {
    let seat = player.seat;
    let about = |id: &'static str, count: u8| Line::new(id).with("count", count);
    let resilience = |seen: &Seen<'_>, seat: Seat| {
        let left = seen.resilience(seat);
        Some((left, seen.board().full_resilience(seat)))
    };
    let resilience = player.part(resilience, move |(left, most), words| {
        view! {
            <span
                class="sw-stat pips"
                data-about=words.say(&about("about-resilience", *left).with("most", most))
            >
                {art::resilience(*left, *most)}
            </span>
        }
    });
    // The signs stay where they are; only the numbers beside them change.
    let words = player.table.words;
    let honour = player
        .table
        .facts(move |seen| Some(seen.honour(seat)));
    let hand = player.table.facts(move |seen| {
        let known: Vec<Card> = seen.view.known()[seat.index()].iter().collect();
        (seen.me() != Some(seat)).then(|| (seen.in_hand(seat), known))
    });
    let about_hand = move || {
        hand.map(|(count, known)| {
            let cards: Vec<Line> = known
                .iter()
                .map(|card| card_name(*card))
                .collect();
            words.say(&about("about-hand", *count).with("cards", cards))
        })
    };
    let is_known = move || {
        hand.map(|(_, known)| !known.is_empty())
            .unwrap_or_default()
    };
    let hand_shown = player.part(
        |seen, seat| (seen.me() != Some(seat)).then_some(()),
        move |(), _| {
            view! {
                <span
                    class="sw-stat hand"
                    class:known=is_known
                    data-about=about_hand
                    data-place=Place::Hand(seat).to_string()
                >
                    {art::hand()}
                    {move || hand.map(|(count, _)| *count)}
                </span>
            }
        },
    );
    view! {
        <div class="sw-stats" aria-hidden="true">
            {resilience}
            <span
                class="sw-stat honour"
                class:last=move || honour.get().is_some_and(is_last_honour)
                data-about=move || {
                    honour.get().map(|honour| words.say(&about("about-honour", honour)))
                }
                data-place=Place::Honour(seat).to_string()
            >
                {art::honour()}
                {move || honour.get()}
            </span>
            {hand_shown}
        </div>
    }
}

/// The cards that lie before a player.
pub(super) fn laid(player: Player) -> impl IntoView {
    let chips = player.part(
        |seen, seat| Some(seen.before(seat)),
        move |laid, words| {
            let chip = |(card, count): &(Card, u8)| {
                let many = (*count > 1).then(|| format!("×{count}"));
                view! {
                    <span
                        class="sw-laid"
                        class:bushido=*card == Card::Bushido
                        data-about=words.about(*card)
                        data-place=Place::Laid(player.seat, *card).to_string()
                    >
                        {art::sign(*card)}
                        {many}
                    </span>
                }
            };
            laid.iter().map(chip).collect_view()
        },
    );
    view! {
        <div class="sw-before" aria-hidden="true">
            {chips}
        </div>
    }
}
