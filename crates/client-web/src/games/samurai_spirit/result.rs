//! How the score came about: farms, families, and whether everyone is unharmed.

use ::samurai_spirit::effects::tokens::{FAMILIES, FARMS};
use ::samurai_spirit::scoring::{mark, score, unharmed};
use ::samurai_spirit::{Board, Ending, Event, SamuraiSpirit};
use client_core::story::{Line, Tell};
use game_core::Seat;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::art::samurai_spirit as art;
use crate::table::Match;
use crate::table::people::face;

pub(super) fn result(game: Match<SamuraiSpirit>) -> AnyView {
    let app = expect_context::<AppContext>();
    let Match { play, view, .. } = game;
    let text = move || {
        let view = view.get()?;
        let board = view.board();
        let ending = board.ending()?;
        let (story, names) = (app.story.read(), play.names.read());
        let say = |line: &Line| story.say::<SamuraiSpirit>(line, &names);
        let present = Seat::all(board.seats()).zip(board.present());
        let samurai = present.map(|(seat, board)| {
            view! {
                <li>
                    {art::seal(board.samurai(), board.is_beast())}
                    <span>
                        {say(&client_core::story::samurai_spirit::name(board.samurai()))}
                        <small class="soft">{face(seat)}{play.person(seat)}</small>
                    </span> {board.is_wounded().then(art::wound)}
                </li>
            }
        });
        let samurai = samurai.collect_view();
        let told = if ending == Ending::Won {
            scores(board, &say).into_any()
        } else {
            let lost = SamuraiSpirit::tell(&Event::Lost { ending }, board.seats());
            view! { <p>{say(&lost)}</p> }.into_any()
        };
        Some(view! {
            {told}
            <ul class="sp-company">{samurai}</ul>
        })
    };
    view! { <div class="sp-result">{text}</div> }.into_any()
}

/// Every part of the score in a line.
fn scores(board: &Board, say: &dyn Fn(&Line) -> String) -> impl IntoView + use<> {
    let rows = [
        ("score-farms", format!("{} / {FARMS}", board.farms_left())),
        (
            "score-families",
            format!("{} / {FAMILIES}", board.families().len()),
        ),
        (
            "score-unharmed",
            format!("{} / 1", u8::from(unharmed(board))),
        ),
        (
            "score-total",
            format!("{}{}", score(board), mark(board.config().level())),
        ),
    ];
    let rows = rows.map(|(id, value)| {
        view! {
            <tr>
                <th scope="row">{say(&Line::new(id))}</th>
                <td>{value}</td>
            </tr>
        }
    });
    view! {
        <table class="scores">
            <tbody>{rows.into_iter().collect_view()}</tbody>
        </table>
    }
}
