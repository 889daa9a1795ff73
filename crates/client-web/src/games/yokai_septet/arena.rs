//! Players around the trick: me at the bottom, turn order clockwise.

use ::yokai_septet::{Card, Config, Event, Phase, YokaiSeptet};
use client_core::place::yokai_septet::Place;
use client_core::stage::Staged;
use client_core::stage::yokai_septet::Scene as Lying;
use client_core::story::Line;
use client_core::tap::yokai_septet::has_tray;
use game_core::Seat;
use leptos::prelude::*;

use super::moment::{Deal, Moment, Scene, round_end};
use super::pass::Tray;
use super::pen::Pen;
use super::rows::Row;
use crate::art::yokai_septet as art;
use crate::table::people::face;

/// The players and what lies between them.
#[component]
pub(super) fn Arena(table: Scene) -> impl IntoView {
    // The trick that ended a round is looked at before the next hand is sorted.
    let plays = move || table.game.play.theatre.plays();
    let tray = table.holds(|moment| has_tray(&moment.sight()));
    let passing = move || tray() && !plays();
    let pocket = table.holds(|moment| moment.view.board().config() == Config::Pocket);
    let plates = table.part(
        |moment| Some(moment.view.board().config().seats()),
        move |_, seats| {
            let plate = |seat: Seat| table.part(move |moment| Some(Plate::of(moment, seat)), plate);
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

/// What is seen of a player.
#[derive(PartialEq)]
struct Plate {
    seat: Seat,
    spot: &'static str,
    side: usize,
    /// Cards in hand.
    count: u8,
    waits: bool,
    mine: bool,
    partner: bool,
    mark: Option<Mark>,
}

/// What a player has done, or has to do.
#[derive(Clone, Copy, PartialEq)]
enum Mark {
    Chosen,
    Leads,
}

impl Plate {
    fn of(moment: &Moment<'_>, seat: Seat) -> Plate {
        let (board, me) = (moment.view.board(), moment.me());
        let mine = me == Some(seat);
        let choosing = matches!(board.phase(), Phase::Passing | Phase::Discarding);
        let chosen = choosing && board.has_chosen().contains(seat);
        let leads = board.phase() != Phase::Over && board.leader() == Some(seat);
        let side = board.config().side(seat);
        Plate {
            seat,
            spot: spot(moment, seat),
            side,
            count: board.hand_size(seat) as u8,
            waits: moment.waits_for(seat),
            mine,
            partner: board.config().has_teams()
                && !mine
                && me.is_some_and(|me| board.config().side(me) == side),
            mark: if chosen {
                Some(Mark::Chosen)
            } else {
                leads.then_some(Mark::Leads)
            },
        }
    }
}

/// A player: name, crest of the side, cards in hand, whose lead, whose turn.
fn plate(pen: Pen, plate: &Plate) -> impl IntoView + use<> {
    let Plate {
        seat,
        spot,
        side,
        count,
        waits,
        mine,
        partner,
        mark,
    } = *plate;
    let mark = mark.map(|mark| match mark {
        Mark::Chosen => ("ys-badge good", format!("✓ {}", pen.word("word-chosen"))),
        Mark::Leads => ("ys-badge", format!("▸ {}", pen.word("word-leads"))),
    });
    let about = pen.say(
        &Line::new("about-seat")
            .with("seat", seat)
            .with("count", count),
    );
    // My own cards leave from my hand, not from my name.
    let leaves = (!mine).then(|| Place::Seat(seat).to_string());
    view! {
        <div
            class=format!("ys-seat at-{spot}")
            class:waits=waits
            class:mine=mine
            class:partner=partner
            data-place=leaves
            data-about=about
        >
            <span class="who">{art::crest(side)}{face(seat)}<span>{pen.player(seat)}</span></span>
            <span class="line">
                <span class="fan">
                    <i class="card back" aria-hidden="true"></i>
                    {count}
                </span>
                {partner
                    .then(|| {
                        view! { <span class="ys-badge quietly">{pen.word("word-partner")}</span> }
                    })}
                {mark.map(|(class, text)| view! { <span class=class>{text}</span> })}
            </span>
        </div>
    }
}

/// The trick as it lies, also when it is full, until the next one is led.
#[component]
fn Trick(table: Scene) -> impl IntoView {
    let slots = table.part(
        |moment| Some(moment.view.board().config().seats()),
        move |_, seats| {
            let slot = |seat: Seat| table.part(move |moment| Some(Slot::of(moment, seat)), slot);
            Seat::all(*seats).map(slot).collect_view()
        },
    );
    let full = table.holds(|moment| lying(moment).taker.is_some());
    let caption = table.part(
        |moment| lying(moment).taker,
        |pen, taker| view! { <p class="ys-taken">{pen.of("word-takes", *taker)}</p> },
    );
    view! {
        <div class="ys-trick" class:full=full role="group">
            {slots}
        </div>
        {caption}
    }
}

/// The trick as it is shown.
fn lying(moment: &Moment<'_>) -> Lying {
    moment.game.scene().unwrap_or_default()
}

/// A player's place in the trick.
#[derive(PartialEq)]
struct Slot {
    spot: &'static str,
    holds: Holds,
}

#[derive(PartialEq)]
enum Holds {
    Nothing {
        waits: bool,
    },
    /// A card, and whether it leads the trick and takes it.
    Card {
        card: Card,
        deal: Deal,
        led: bool,
        best: bool,
    },
}

impl Slot {
    fn of(moment: &Moment<'_>, seat: Seat) -> Slot {
        let board = moment.view.board();
        let shown = lying(moment);
        // While a trick of before is shown, the board already has the next one.
        let is_now = shown == YokaiSeptet::scene(moment.view);
        let Lying {
            leader,
            cards,
            taker,
        } = shown;
        let seats = board.config().seats();
        let at = leader.map(|leader| (seat.index() + seats - leader.index()) % seats);
        let played = at.and_then(|at| Some((at, *cards.get(at)?)));
        let holds = match played {
            Some((at, card)) => {
                let leads = board.best().filter(|_| is_now);
                let best = taker.or(leads.map(|(best, _)| best)) == Some(seat);
                Holds::Card {
                    card,
                    deal: moment.deal(),
                    led: at == 0,
                    best,
                }
            }
            None => Holds::Nothing {
                waits: moment.waits_for(seat),
            },
        };
        Slot {
            spot: spot(moment, seat),
            holds,
        }
    }
}

/// A card in the trick; the one that leads it and the one that takes it are marked.
fn slot(pen: Pen, slot: &Slot) -> AnyView {
    let mut class = format!("at-{}", slot.spot);
    match slot.holds {
        Holds::Nothing { waits } => view! {
            <span
                class=format!("card ys-card empty {class}")
                class:waits=waits
                aria-hidden="true"
            ></span>
        }
        .into_any(),
        Holds::Card {
            card,
            deal,
            led,
            best,
        } => {
            for (word, holds) in [(" led", led), (" best", best)] {
                if holds {
                    class.push_str(word);
                }
            }
            pen.noted(
                deal,
                card,
                &class,
                Place::Card(card),
                best.then_some("about-takes"),
            )
        }
    }
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
