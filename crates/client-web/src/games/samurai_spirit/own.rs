//! The large board: what is defended to the left, the combat line to the right, the card in hand between.

use ::samurai_spirit::view::BoardView;
use ::samurai_spirit::{Action, Card, Penalty, Samurai, Step, Symbol};
use client_core::story::Line;
use client_core::story::samurai_spirit::name;
use game_core::Seat;
use leptos::prelude::*;

use super::aim::{tap, target};
use super::board::{fact, marks};
use super::card::{about, face, lying};
use super::desk::{Desk, does, is_beast, kiai, total, waiting};
use crate::art::samurai_spirit as art;
use crate::table::key;

/// The board at the bottom of the table.
pub(super) fn own(desk: &Desk<'_>) -> AnyView {
    let seat = desk.main;
    let Some(board) = desk.board(seat) else { return ().into_any() };
    view! {
        <section class="sp-own" class:beast=is_beast(board) class:asked=desk.chooser.is_some() class:passed=board.passed
            class:active={desk.view.active == seat} data-place=format!("seat-{seat}") aria-label=desk.say(&fact(seat, board))>
            {head(desk, seat, board)}
            {track(desk, seat, board)}
            <div class="sp-left">{defences(desk, seat, board)}</div>
            <div class="sp-tray">{tray(desk, seat, board)}</div>
            <div class="sp-right">{line(desk, board)}</div>
        </section>
    }
    .into_any()
}

/// Who he is, what lies with him, what waits for him.
fn head(desk: &Desk<'_>, seat: Seat, board: &BoardView) -> impl IntoView + use<> {
    let beast = is_beast(board).then(|| view! { <span class="sp-tag">{desk.word("word-beast")}</span> });
    let aimed = target(desk, seat).map(|target| {
        let (act, lift, pressed) = (target.act(), target.lift(), target.pressed());
        let (play, aim) = (desk.play, target.aim.clone());
        view! {
            <button class="sp-aim" class:dim=!target.open data-act=act data-lift=lift aria-pressed=pressed
                on:click=move |_| tap(play, &aim)><span class="unseen">{target.label}</span><span aria-hidden="true">{target.word}</span></button>
        }
    });
    view! {
        <header class="sp-head">
            <span class="sp-face" data-about=desk.about_samurai(board)>{art::seal(board.samurai, is_beast(board))}</span>
            <span class="sp-title">
                <strong>{desk.samurai(board.samurai)}</strong>
                <span class="sp-who">{desk.play.name(seat)}</span>
            </span>
            <span class="sp-marks">{beast}{marks(desk, seat, board)}</span>
            {aimed}
            {penalty(desk, seat, board)}
        </header>
    }
}

/// The penalty that waits for the start of his next turn, and what this turn forbids.
fn penalty(desk: &Desk<'_>, seat: Seat, board: &BoardView) -> impl IntoView + use<> {
    // After the match nothing waits any more.
    let going = desk.view.ending.is_none();
    let list: Vec<Penalty> = waiting(board).filter(|_| going).collect();
    let about: Vec<String> = list.iter().map(|penalty| desk.about_penalty(*penalty)).collect();
    let signs = list.iter().map(|penalty| art::penalty(*penalty)).collect_view();
    let text = if list.is_empty() {
        desk.word("word-calm")
    } else {
        desk.penalties("word-next", list.iter().copied())
    };
    let ignores = board.line.last().and_then(|card| ignoring(board, *card));
    let ignores = ignores.filter(|_| !list.is_empty()).map(|samurai| {
        view! { <small>{desk.say(&Line::new("word-ignores").with("samurai", name(samurai)))}</small> }
    });
    let bans = desk.view.bans;
    let banned = [
        (bans.nodef, Penalty::Nodef),
        (bans.nosup, Penalty::Nosup),
        (bans.notal, Penalty::Notal),
        (bans.mustpass, Penalty::Mustpass),
    ];
    let banned = banned.into_iter().filter(|(set, _)| *set && desk.view.active == seat);
    let banned: Vec<Penalty> = banned.map(|(_, penalty)| penalty).collect();
    let banned = (!banned.is_empty()).then(
        || view! { <span class="sp-banned">{desk.penalties("word-banned", banned.into_iter())}</span> },
    );
    view! {
        <p class="sp-next" class:calm=list.is_empty() data-about=about.join("\n")>
            {signs}<span>{text}" "{ignores}</span>{banned}
        </p>
    }
}

/// Whose talent can ignore the penalties of this card.
fn ignoring(board: &BoardView, card: Card) -> Option<Samurai> {
    let fits = |talent: &&Samurai| match talent {
        Samurai::Gorobei => card.is_even(),
        Samurai::Kanbei => !card.is_even(),
        _ => false,
    };
    board.talents.iter().find(fits).copied()
}

/// The fight track: up to the Kiai mark, and the flame beyond it.
fn track(desk: &Desk<'_>, seat: Seat, board: &BoardView) -> impl IntoView + use<> {
    let (now, kiai) = (total(board), kiai(board));
    let about = desk.say(&Line::new("about-track").with("total", now).with("kiai", kiai));
    let would = desk.hand_of(seat).map(|card| (now + card.value()).min(kiai + 1));
    let place = now.min(kiai + 1);
    let cell = |at: u8| {
        let inner = if at > kiai { art::flame().into_any() } else { view! { <span>{at}</span> }.into_any() };
        view! {
            <li class:on={at <= place} class:now={at == place} class:kiai={at == kiai} class:beyond={at > kiai}
                class:would={would == Some(at)}>{inner}</li>
        }
    };
    view! { <ol class="sp-track" aria-hidden="true" data-about=about>{(0..=kiai + 1).map(cell).collect_view()}</ol> }
}

/// Three places to the left: hat, farm, doll.
fn defences(desk: &Desk<'_>, seat: Seat, board: &BoardView) -> impl IntoView + use<> {
    let wanted = desk.hand_of(seat).and_then(|card| card.face().symbol);
    let loses = matches!(desk.my_step(), Some(Step::LoseDefended));
    let place = |(symbol, card): (Symbol, Option<Card>)| {
        let explained = desk.say(&Line::new("about-symbol").with("symbol", symbol.to_string()));
        match card {
            Some(card) if loses => {
                let (play, action) = (desk.play, Action::Lose(symbol));
                view! {
                    <button class="card sp-card small target" data-place=format!("card-{card}") data-about=about(desk, card)
                        data-act=action.to_string() aria-label=desk.label(action) data-key=key(symbol as usize)
                        on:click=does(play, action)>{face(card)}</button>
                }
                .into_any()
            }
            Some(card) => lying(desk, card, "small").into_any(),
            None => view! {
                <span class="card empty small sp-slot" class:wanted={wanted == Some(symbol)} data-about=explained>{art::symbol(symbol)}</span>
            }
            .into_any(),
        }
    };
    Symbol::ALL.into_iter().zip(board.defended).map(place).collect_view()
}

/// The combat line; its last card is the one that counts at the start of a turn.
fn line(desk: &Desk<'_>, board: &BoardView) -> impl IntoView + use<> {
    let last = board.line.len().saturating_sub(1);
    let cards = board.line.iter().enumerate();
    let cards = cards.map(|(at, card)| lying(desk, *card, if at == last { "small last" } else { "small" }));
    let empty =
        board.line.is_empty().then(|| view! { <span class="card empty small" aria-hidden="true"></span> });
    view! { {cards.collect_view()}{empty} }
}

/// The card in hand with its two sides; without one, what the samurai can do.
fn tray(desk: &Desk<'_>, seat: Seat, board: &BoardView) -> AnyView {
    let Some(card) = desk.hand_of(seat) else {
        let talent = desk.say(&Line::new("about-talent").with("samurai", board.samurai.to_string()));
        return view! { <p class="sp-says">{talent}</p><p class="sp-says">{desk.kiai_text(board)}</p> }
            .into_any();
    };
    let after = total(board) + card.value();
    let outcome = match after.cmp(&kiai(board)) {
        core::cmp::Ordering::Less => "below",
        core::cmp::Ordering::Equal => "kiai",
        core::cmp::Ordering::Greater => "above",
    };
    let then = Line::new("word-then").with("outcome", outcome).with("total", after).with("kiai", kiai(board));
    let symbol = card.face().symbol;
    let covers = symbol.map(|symbol| desk.say(&client_core::story::samurai_spirit::symbol_name(symbol)));
    let sides = desk.chooser.is_some();
    let defend = sides.then(|| side(desk, Action::Defend, "word-defend", covers.unwrap_or_default(), 0));
    let confront = sides.then(|| side(desk, Action::Confront, "word-confront", desk.say(&then), 1));
    view! {
        {defend}
        {lying(desk, card, "held")}
        {confront}
    }
    .into_any()
}

/// One of the two ways to lay the card down.
fn side(
    desk: &Desk<'_>,
    action: Action,
    word: &'static str,
    more: String,
    at: usize,
) -> impl IntoView + use<> {
    let open = desk.play.may(&action.to_string());
    let play = desk.play;
    view! {
        <button class="sp-side" class:dim=!open class:confront={action == Action::Confront} data-act=action.to_string()
            data-key=key(at) on:click=does(play, action)>
            <span class="unseen">{desk.label(action)}</span>
            <span class="sp-in" aria-hidden="true"><strong>{desk.word(word)}</strong><small>{more}</small></span>
        </button>
    }
}
