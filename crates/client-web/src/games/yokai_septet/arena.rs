//! Players around the trick: me at the bottom, turn order clockwise.

use ::yokai_septet::{Card, Config, Event, Phase, YokaiSeptet};
use client_core::place::yokai_septet::Place;
use client_core::stage::Staged;
use client_core::stage::yokai_septet::Lying;
use client_core::story::Line;
use client_core::story::yokai_septet::name;
use client_core::tap::yokai_septet::has_tray;
use game_core::Seat;
use leptos::prelude::*;

use super::moment::{LiveTable, Moment, round_end};
use super::pass::Tray;
use super::pen::{Pen, class};
use super::rows::Row;
use crate::art::yokai_septet as art;
use crate::table::people::face;

/// The players and what lies between them.
#[component]
pub(super) fn Arena(table: LiveTable) -> impl IntoView {
    // The trick that ended a round is looked at before the next hand is sorted.
    let plays = move || table.game.play.theatre.plays();
    let tray = table.holds(|moment| has_tray(&moment.sight()));
    let passing = move || tray() && !plays();
    let pocket = table.holds(|moment| moment.view.board().config() == Config::Pocket);
    let plates = table.part(
        |moment| Some(moment.view.board().config().seats()),
        move |_, seats| {
            let plate = |seat: Seat| plate(table, seat);
            Seat::all(*seats).map(plate).collect_view()
        },
    );
    view! {
        <div class="ys-arena">
            {plates} <Show when=pocket>
                <Row table=table far=true />
            </Show> <div class="ys-middle">
                <Show when=passing fallback=move || view! { <Trick table=table /> }>
                    <Tray table=table />
                </Show>
                {table.part(|moment| Some(News::of(moment)), news)}
            </div> <Show when=pocket>
                <Row table=table far=false />
            </Show>
        </div>
    }
}

/// Where a seat is: bottom, left, top, right.
fn spot(moment: &Moment<'_>, seat: Seat) -> &'static str {
    let seats = moment.view.board().config().seats();
    let ahead = (seat.index() + seats - moment.bottom().index()) % seats;
    let spots: &[&'static str] = match seats {
        2 => &["s", "n"],
        3 => &["s", "w", "e"],
        _ => &["s", "w", "n", "e"],
    };
    spots.get(ahead).copied().unwrap_or("s")
}

/// Where a player sits, for which side, and whether it is me or my partner.
#[derive(PartialEq)]
struct Plate {
    spot: &'static str,
    side: usize,
    mine: bool,
    partner: bool,
}

/// What a player has done, or has to do.
#[derive(Clone, Copy, PartialEq)]
enum Mark {
    Chosen,
    Leads,
}

impl Mark {
    fn of(moment: &Moment<'_>, seat: Seat) -> Option<Mark> {
        let board = moment.view.board();
        let choosing = matches!(board.phase(), Phase::Passing | Phase::Discarding);
        let leads = board.phase() != Phase::Over && board.leader() == Some(seat);
        if choosing && board.has_chosen().contains(seat) {
            Some(Mark::Chosen)
        } else {
            leads.then_some(Mark::Leads)
        }
    }
}

impl Plate {
    fn of(moment: &Moment<'_>, seat: Seat) -> Plate {
        let (board, me) = (moment.view.board(), moment.me());
        let mine = me == Some(seat);
        let side = board.config().side(seat);
        Plate {
            spot: spot(moment, seat),
            side,
            mine,
            partner: me.is_some() && board.config().partner(seat) == me,
        }
    }
}

/// A player: name, crest of the side, cards in hand, whose lead, whose turn. What changes from card to card is drawn
/// by itself.
fn plate(table: LiveTable, seat: Seat) -> AnyView {
    let waits = table.holds(move |moment| moment.waits_for(seat));
    let count = table.facts(move |moment| Some(moment.view.board().hand_size(seat)));
    let about = move |pen: Pen| {
        count.map(|count| {
            let line = Line::new("about-seat").with("seat", seat);
            pen.say(&line.with("count", *count))
        })
    };
    table.part(
        move |moment| Some(Plate::of(moment, seat)),
        move |pen, plate| {
            let Plate {
                spot,
                side,
                mine,
                partner,
            } = *plate;
            // My own cards leave from my hand, not from my name.
            let leaves = (!mine).then(|| Place::Seat(seat).to_string());
            // My tricks go to my tray, which is to be seen in the smallest window, too.
            let takes = (!mine).then(|| Place::Taker(seat).to_string());
            let partner_badge = partner.then(|| {
                view! { <span class="ys-badge quietly">{pen.word("word-partner")}</span> }
            });
            view! {
                <div
                    class=format!("ys-seat at-{spot}")
                    class:waits=waits
                    class:mine=mine
                    class:partner=partner
                    data-place=leaves
                    data-about=move || about(pen)
                >
                    <span class="who" data-place=takes>
                        {art::crest(side)}
                        {face(seat)}
                        <span>{pen.player(seat)}</span>
                    </span>
                    <span class="line">
                        <span class="fan">
                            <i class="card back" aria-hidden="true"></i>
                            {move || count.get()}
                        </span>
                        {partner_badge}
                        {table
                            .part(
                                move |moment| Mark::of(moment, seat),
                                |pen, done| mark(pen, *done),
                            )}
                    </span>
                </div>
            }
        },
    )
}

fn mark(pen: Pen, mark: Mark) -> impl IntoView + use<> {
    let (class, text) = match mark {
        Mark::Chosen => ("ys-badge good", format!("✓ {}", pen.word("word-chosen"))),
        Mark::Leads => ("ys-badge", format!("▸ {}", pen.word("word-leads"))),
    };
    view! { <span class=class>{text}</span> }
}

/// The trick as it lies, also when it is full, until the next one is led.
#[component]
fn Trick(table: LiveTable) -> impl IntoView {
    let slots = table.part(
        |moment| Some(moment.view.board().config().seats()),
        move |_, seats| {
            let slot = |seat: Seat| slot(table, seat);
            Seat::all(*seats).map(slot).collect_view()
        },
    );
    let full = table.holds(|moment| lying(moment, |trick| trick.taker).is_some());
    let taken = table.holds(|moment| lying(moment, |trick| Some(trick.taken)).unwrap_or_default());
    let caption = table.part(
        |moment| lying(moment, |trick| trick.taker),
        |pen, taker| view! { <p class="ys-taken">{pen.of("word-takes", *taker)}</p> },
    );
    view! {
        <div class="ys-trick" class:full=full class:taken=taken role="group">
            {slots}
        </div>
        {caption}
    }
}

/// Something of the trick as it is shown.
fn lying<T>(moment: &Moment<'_>, shows: impl FnOnce(&Lying) -> Option<T>) -> Option<T> {
    moment.game.shown(|scene| shows(&scene.trick))?
}

/// Whether the trick that is shown is the one on the board: while a script shows one of before, there may be the next one
/// already.
fn is_now(moment: &Moment<'_>) -> bool {
    let same = moment
        .game
        .staged(|scene| scene.trick == YokaiSeptet::scene(moment.view).trick);
    same.unwrap_or(true)
}

/// A card in the trick, and whether it leads the trick and takes it.
struct Played {
    card: Card,
    led: bool,
    best: bool,
}

impl Played {
    fn of(moment: &Moment<'_>, seat: Seat) -> Option<Played> {
        let board = moment.view.board();
        let (card, at, taker) = lying(moment, |trick| {
            let at = board.config().turn_in_trick(trick.leader?, seat);
            Some((*trick.cards.get(at)?, at, trick.taker))
        })?;
        let leads = board.best().filter(|_| is_now(moment));
        Some(Played {
            card,
            led: at == 0,
            best: taker.or(leads.map(|(best, _)| best)) == Some(seat),
        })
    }
}

/// A player's place in the trick; the card that leads it and the one that takes it are marked, which does not draw
/// them again.
fn slot(table: LiveTable, seat: Seat) -> AnyView {
    let place = move |moment: &Moment<'_>| {
        let card = Played::of(moment, seat).map(|played| (played.card, moment.deal()));
        Some((spot(moment, seat), card))
    };
    let waits = table.holds(move |moment| moment.waits_for(seat));
    let is = move |holds: fn(&Played) -> bool| {
        table.holds(move |moment| Played::of(moment, seat).is_some_and(|played| holds(&played)))
    };
    let (led, best) = (is(|played| played.led), is(|played| played.best));
    table.part(place, move |pen, &(spot, card)| match card {
        None => view! {
            <span
                class=format!("card ys-card empty at-{spot}")
                class:waits=waits
                aria-hidden="true"
            ></span>
        }
        .into_any(),
        Some((card, deal)) => {
            let label = Line::new("word-played")
                .with("seat", seat)
                .with("card", name(card));
            let about = pen.about(deal, card);
            let about = move || {
                let takes = best().then(|| format!("\n{}", pen.word("about-takes")));
                format!("{about}{}", takes.unwrap_or_default())
            };
            view! {
                <span
                    class=format!("{} at-{spot}", class(deal, card))
                    class:led=led
                    class:best=best
                    data-suit=card.suit().to_string()
                    data-place=Place::Card(card).to_string()
                    role="img"
                    aria-label=pen.say(&label)
                    data-about=about
                >
                    {pen.face(deal, card)}
                </span>
            }
            .into_any()
        }
    })
}

/// What is worth knowing before the first card of a round: how the last one ended, who showed what.
#[derive(PartialEq)]
struct News {
    events: Vec<Event>,
}

impl News {
    fn of(moment: &Moment<'_>) -> News {
        let (view, board) = (moment.view, moment.view.board());
        let quiet = board.plays().is_empty() && board.phase() != Phase::Over;
        let shown = board.shown().map(|shown| Event::ShowedLeadCard {
            seat: shown.seat,
            card: shown.card,
        });
        News {
            events: round_end(view)
                .into_iter()
                .chain(shown)
                .filter(|_| quiet)
                .collect(),
        }
    }
}

fn news(pen: Pen, news: &News) -> impl IntoView + use<> {
    let lines = news
        .events
        .iter()
        .map(|event| view! { <p>{pen.event(event)}</p> });
    view! { <div class="ys-news">{lines.collect_view()}</div> }
}
