//! The table of Samurakva: rows as shelves, choices face down at the names, my hand as a fan.

use ::samurakva::scoring::points;
use ::samurakva::{Action, Artifact, Card, Row, RowNumber, Samurakva, View};
use client_core::place::samurakva::Place;
use client_core::stage::samurakva::{Choice, Scene};
use client_core::story::{Line, Names};
use client_core::tap::Sight;
use client_core::tap::samurakva::{Spot, lands};
use game_core::Seat;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::art::samurakva as art;
use crate::games::Drawn;
use crate::table::order::rising;
use crate::table::seats::others;
use crate::table::{Fact, Match, key, part};
use crate::words::say;

impl Drawn for Samurakva {
    fn draw(game: Match<Self>) -> AnyView {
        let ready = move || game.view.read().is_some();
        let crowd = move || {
            game.view
                .read()
                .as_ref()
                .is_some_and(|view| view.board().config().seats() > CROWD)
        };
        view! {
            <Show when=ready>
                <div class="sk" class:crowd=crowd>
                    <Players game=game />
                    <Rows game=game />
                    <Hand game=game />
                </div>
            </Show>
        }
        .into_any()
    }

    fn result(game: Match<Self>) -> AnyView {
        let Match { play, view, .. } = game;
        let lines = move || {
            let view = view.get()?;
            let total = |seat: Seat| view.board().total_of(seat);
            let seats =
                rising(Seat::all(view.board().config().seats()).map(|seat| i32::from(total(seat))));
            let line = |seat: usize| {
                let seat = Seat(seat as u8);
                let points = total(seat);
                view! {
                    <tr>
                        <th scope="row">{play.name(seat)}</th>
                        <td>{say(move || Line::new("n-points").with("points", points))}</td>
                    </tr>
                }
            };
            Some(seats.into_iter().map(line).collect_view())
        };
        view! {
            <table class="scores">
                <tbody>{lines}</tbody>
            </table>
        }
        .into_any()
    }

    fn picture(section: usize) -> Option<AnyView> {
        art::picture(section)
    }
}

/// More players than this do not stand in one line.
const CROWD: usize = 6;

type Game = Match<Samurakva>;

/// Everybody's name, points and choice.
#[component]
fn Players(game: Game) -> impl IntoView {
    let Match { play, view, .. } = game;
    let seats = move || {
        let (me, seats) = (
            play.me(),
            view.read()
                .as_ref()
                .map_or(0, |view| view.board().config().seats()),
        );
        Some(
            me.into_iter()
                .chain(others(me, seats))
                .collect::<Vec<_>>(),
        )
    };
    let list = part(seats, move |seats| {
        let player = |seat: &Seat| player(game, *seat);
        seats.iter().map(player).collect_view()
    });
    view! { <ul class="sk-players">{list}</ul> }
}

/// What is seen of a player.
#[derive(PartialEq)]
struct Standing {
    waits: bool,
    mine: bool,
    points: i16,
    choice: Choice,
    /// What the card before the player costs.
    cost: i16,
    artifacts: Option<u8>,
}

impl Standing {
    fn of(view: &View, scene: &Scene, me: Option<Seat>, seat: Seat) -> Option<Standing> {
        let board = view.board();
        let choice = *scene.choices.get(seat.index())?;
        let cost = match choice {
            Choice::Open(card) => points(board.config().penalties(), card),
            Choice::FaceDown | Choice::Nothing => 0,
        };
        let artifacts = view
            .artifact_counts()
            .get(seat.index())
            .filter(|_| board.config().has_artifacts());
        Some(Standing {
            waits: board.to_act().contains(seat),
            mine: me == Some(seat),
            points: *scene.totals.get(seat.index())?,
            choice,
            cost,
            artifacts: artifacts.copied(),
        })
    }
}

fn player(game: Game, seat: Seat) -> impl IntoView {
    let Match { play, view, .. } = game;
    let facts = move || Standing::of(view.read().as_ref()?, &game.scene()?, play.me(), seat);
    part(facts, move |standing| {
        let place = Place::Choice(seat);
        let choice = match standing.choice {
            Choice::Open(card) => face(card, standing.cost, place).into_any(),
            Choice::FaceDown => {
                view! { <span class="card back small" data-place=place.to_string()></span> }
                    .into_any()
            }
            Choice::Nothing => {
                view! { <span class="card empty small" data-place=place.to_string()></span> }
                    .into_any()
            }
        };
        let points = standing.points;
        let artifacts = standing.artifacts.map(|count| {
            view! {
                <span class="artifacts" aria-hidden="true">
                    {"◆".repeat(count as usize)}
                </span>
            }
        });
        view! {
            <li
                class="sk-player"
                class:waits=standing.waits
                class:me=standing.mine
                data-place=Place::Seat(seat).to_string()
            >
                {choice}
                <span class="who">{play.name(seat)}</span>
                <span class="points">
                    {say(move || Line::new("n-points").with("points", points))}
                </span>
                {artifacts}
            </li>
        }
    })
}

/// A card in a small place: its number and its points.
fn face(card: Card, cost: i16, place: Place) -> impl IntoView {
    view! {
        <span
            class="card small"
            data-cost=cost
            data-place=place.to_string()
            data-about=about_card(card, cost)
        >
            <span class="number">{card.number()}</span>
            {art::marks(cost)}
        </span>
    }
}

/// What a card costs, in words.
fn about_card(card: Card, cost: i16) -> impl Fn() -> String + Send + Sync {
    let app = expect_context::<AppContext>();
    move || {
        let line = Line::new("about-card")
            .with("card", card.number())
            .with("points", cost);
        app.story
            .read()
            .say::<Samurakva>(&line, &Names::default())
    }
}

/// The rows, each with what it costs.
#[component]
fn Rows(game: Game) -> impl IntoView {
    let rows = move || game.scene().map(|scene| scene.rows.lying());
    let rows = part(rows, move |rows| {
        let row = |number: RowNumber| one_row(game, number);
        rows.iter().map(row).collect_view()
    });
    view! { <div class="sk-rows">{rows}</div> }
}

/// What is seen of a row.
#[derive(PartialEq)]
struct Shelf {
    row: Row,
    /// How many cards it holds.
    room: usize,
    paw: bool,
    katana: bool,
    /// Its cards' points, in the same order.
    costs: Vec<i16>,
    can_take: bool,
}

impl Shelf {
    fn of(sight: &Sight<'_, Samurakva>, scene: &Scene, number: RowNumber) -> Option<Shelf> {
        let (config, rows) = (sight.view.board().config(), &scene.rows);
        let row = rows.row(number);
        (!row.is_empty()).then(|| Shelf {
            row,
            room: rows.room(number),
            paw: rows.paws().contains(number),
            katana: rows.katanas().contains(number),
            costs: row
                .cards()
                .map(|card| points(config.penalties(), card))
                .collect(),
            can_take: sight.may(Action::Take(number)),
        })
    }
}

fn one_row(game: Game, number: RowNumber) -> impl IntoView {
    let Match {
        play,
        view,
        selection,
        ..
    } = game;
    let lands = Memo::new(move |_| {
        view.read()
            .as_ref()
            .and_then(|view| lands(view, selection.get()))
            == Some(number)
    });
    // A card that lands on a full row takes it.
    let would_take = Memo::new(move |_| {
        let view = view.read();
        lands.get()
            && view
                .as_ref()
                .is_some_and(|view| view.board().rows().is_full(number))
    });
    let trembles = Memo::new(move |_| {
        game.scene()
            .is_some_and(|scene| scene.trembles == Some(number))
    });
    let facts = move || Shelf::of(&game.sight(view.read().as_ref()?), &game.scene()?, number);
    part(
        facts,
        move |Shelf {
                  row,
                  room,
                  paw,
                  katana,
                  costs,
                  can_take,
              }| {
            let app = expect_context::<AppContext>();
            let (can_take, cost) = (*can_take, costs.iter().sum::<i16>());
            let (room, paw, katana) = (*room, *paw, *katana);
            let spot = Spot::Row(number);
            let cards = row.cards().zip(costs);
            let cards = cards
                .map(|(card, &cost)| face(card, cost, Place::Card(card)))
                .collect_view();
            let slots = (row.len()..=room).map(|slot| {
                let trap = slot == room;
                view! { <span class="card empty small" class:trap=trap aria-hidden="true"></span> }
            });
            let label = move || {
                let id = if can_take { "act-take" } else { "n-points" };
                let line = Line::new(id).with("points", cost);
                let line = if can_take {
                    line.with("row", number.index() + 1)
                } else {
                    line
                };
                app.story
                    .read()
                    .say::<Samurakva>(&line, &play.names.read())
            };
            let name = {
                let line = Line::new("fact-row")
                    .with("row", number.index() + 1)
                    .with("cards", row.cards().map(Card::number).collect::<Vec<_>>())
                    .with("paw", paw)
                    .with("katana", katana);
                move || {
                    app.story
                        .read()
                        .say::<Samurakva>(&line, &play.names.read())
                }
            };
            let go = move |_| game.tap(spot);
            view! {
                <div
                    class="sk-row"
                    class:katana=katana
                    class:paw=paw
                    class:lands=lands
                    class:would-take=would_take
                    class:trembles=trembles
                >
                    <button
                        class="row-take"
                        disabled=!can_take
                        data-act=can_take.then(|| spot.action().to_string())
                        on:click=go
                    >
                        <span class="unseen">{name}" "</span>
                        <span class="row-cost">{label}</span>
                    </button>
                    <div class="row-cards" aria-hidden="true">
                        {cards}
                        {slots.collect_view()}
                    </div>
                </div>
            }
        },
    )
}

/// My cards; a tap chooses. Each keeps its place on the page while others come and go.
#[component]
fn Hand(game: Game) -> impl IntoView {
    let view = game.view;
    let cards = Fact::new(move || {
        view.read()
            .as_ref()
            .map(|view| view.hand().iter().collect::<Vec<_>>())
    });
    let artifacts = move || {
        view.read()
            .as_ref()
            .map(|view| view.artifacts().iter().collect::<Vec<_>>())
    };
    let artifacts = part(artifacts, |kinds| {
        kinds
            .iter()
            .map(|kind| artifact(*kind))
            .collect_view()
    });
    let app = expect_context::<AppContext>();
    let label = move || {
        app.story
            .read()
            .say::<Samurakva>(&Line::new("word-hand"), &Names::default())
    };
    view! {
        <div class="sk-hand" role="group" tabindex="-1" aria-label=label>
            <For each=move || cards.get().unwrap_or_default() key=|card| *card let:card>
                {hand_card(game, cards, card)}
            </For>
        </div>
        <div class="sk-artifacts">{artifacts}</div>
    }
}

fn hand_card(game: Game, cards: Fact<Vec<Card>>, card: Card) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let Match {
        play,
        view,
        selection,
        ..
    } = game;
    let spot = Spot::Card(card);
    let open = Memo::new(move |_| {
        view.read()
            .as_ref()
            .is_some_and(|view| game.sight(view).may(spot.action()))
    });
    let chosen = Memo::new(move |_| {
        view.read()
            .as_ref()
            .and_then(samurakva::View::my_choice)
            == Some(card)
    });
    let place =
        Fact::new(move || cards.and_then(|cards| cards.iter().position(|held| *held == card)));
    let cost = view
        .read_untracked()
        .as_ref()
        .map_or(0, |view| points(view.board().config().penalties(), card));
    let go = move |_| game.tap(spot);
    let point = move || selection.set(Some(card));
    let leave = move || selection.set(None);
    let label = move || {
        let line = Line::new("act-choose").with("card", card.number());
        app.story
            .read()
            .say::<Samurakva>(&line, &play.names.read())
    };
    view! {
        <button
            class="card"
            class:dim=move || !open.get()
            class:chosen=chosen
            data-cost=cost
            data-key=move || place.get().and_then(key)
            data-act=spot.action().to_string()
            data-place=Place::Card(card).to_string()
            data-about=about_card(card, cost)
            aria-label=label
            aria-pressed=move || chosen.get().to_string()
            on:mouseenter=move |_| point()
            on:focus=move |_| point()
            on:mouseleave=move |_| leave()
            on:blur=move |_| leave()
            on:click=go
        >
            <span class="number">{card.number()}</span>
            {art::marks(cost)}
        </button>
    }
}

fn artifact(kind: Artifact) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let text = move |id: &'static str| {
        let line = Line::new(id).with("artifact", kind.to_string());
        app.story
            .read()
            .say::<Samurakva>(&line, &Names::default())
    };
    view! {
        <details class="artifact" data-artifact=kind.to_string()>
            <summary>{art::artifact(kind)}<span>{move || text("artifact")}</span></summary>
            <p>{move || text("about-artifact")}</p>
        </details>
    }
}
