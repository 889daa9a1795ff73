//! What is asked, and the actions that no card on the table stands for, as buttons.

use std::sync::Arc;

use client_core::stage::Pause;
use client_core::story::Line;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::games::Drawn;
use crate::table::modal::{Kind, modal};
use crate::table::{Fact, Match, Play, data_act, part};
use crate::words::t;

/// More options than this are not shown as buttons.
const MOST: usize = 40;

/// The question and the buttons.
pub(crate) fn choices<G: Drawn>(game: Match<G>) -> AnyView {
    let app = expect_context::<AppContext>();
    let play = game.play;
    let prompt = Fact::new(move || {
        let story = app.story.read();
        let names = play.names.read();
        let view = game.view.read();
        if let Some(view) = view.as_ref()
            && let Some(seat) = game.sight(view).asked()
        {
            return Some((true, story.say::<G>(&G::prompt(view, seat), &names)));
        }
        let waits: Vec<_> = play.waits_for.get().iter().collect();
        let waiting = Line::new("ui-waiting-for")
            .with("count", waits.len())
            .with("who", waits.clone());
        (!waits.is_empty()).then(|| (false, story.say::<G>(&waiting, &names)))
    });
    // What is not on the table, each with what it does.
    let offered = move || {
        let view = game.view.read();
        let view = view.as_ref()?;
        let actions = game
            .sight(view)
            .options()
            .into_iter()
            .filter(|action| !G::on_table(action))
            .take(MOST);
        Some(
            actions
                .map(|action| (action, G::label(view, &action)))
                .collect::<Vec<_>>(),
        )
    };
    let buttons = part(offered, move |offered| {
        let story = app.story.read();
        let names = play.names.read();
        let button = |(action, label): &(G::Action, Line)| {
            let action = *action;
            let go = Box::new(move || game.attempt(action));
            button(data_act::<G>(action), story.say::<G>(label, &names), go)
        };
        offered.iter().map(button).collect_view()
    });
    asking(play, prompt, buttons)
}

fn button(act: String, label: String, go: Box<dyn Fn()>) -> AnyView {
    view! {
        <button data-act=act on:click=move |_| go()>
            {label}
        </button>
    }
    .into_any()
}

/// The question, whether it is mine, and the buttons.
fn asking(play: Play, prompt: Fact<(bool, String)>, buttons: AnyView) -> AnyView {
    view! {
        <section class="ask" aria-label=t("ui-your-choice")>
            <p
                class="prompt"
                aria-live="polite"
                class:later=move || play.theatre.plays()
                class:mine=move || prompt.map(|(mine, _)| *mine).unwrap_or_default()
            >
                {move || prompt.get().map(|(_, text)| text)}
            </p>
            <div class="buttons">{go_on(play)} {buttons}</div>
        </section>
        {confirm(play)}
    }
    .into_any()
}

/// The table has stopped between turns until the person goes on.
fn go_on(play: Play) -> AnyView {
    let app = expect_context::<AppContext>();
    let stopped = Signal::derive(move || play.theatre.stopped() == Some(Pause::Turn));
    view! {
        <Show when=move || stopped.get()>
            <button class="go-on primary" on:click=move |_| play.theatre.go_on(app)>
                {t("ui-go-on")}
            </button>
        </Show>
    }
    .into_any()
}

/// The question before an action that may be regretted.
fn confirm(play: Play) -> AnyView {
    let yes = move |_| {
        if let Some((action, _)) = play.asked.get_untracked() {
            play.asked.set(None);
            play.act.run(action);
        }
    };
    // Somebody else may decide meanwhile, such as a bot when the time is up: then there is nothing left to ask about.
    let choice = Memo::new(move |_| {
        let board = play.board.read();
        let choice = board.as_ref()?.choice.as_ref()?;
        Some(choice.number)
    });
    Effect::new(move |before: Option<Option<u32>>| {
        let now = choice.get();
        if before.is_some_and(|before| before != now) && play.asked.read_untracked().is_some() {
            play.asked.set(None);
        }
        now
    });
    let question = move || {
        play.asked
            .get()
            .map(|(_, question)| question)
            .unwrap_or_default()
    };
    let inside = move || {
        view! {
            <div class="dialog">
                <p>{question}</p>
                <div class="buttons">
                    <button class="primary" autofocus on:click=yes>
                        {t("ui-yes")}
                    </button>
                    <button on:click=move |_| play.asked.set(None)>{t("ui-no")}</button>
                </div>
            </div>
        }
        .into_any()
    };
    modal(
        Kind::Question,
        Signal::derive(move || play.asked.read().is_some()),
        Callback::new(move |()| play.asked.set(None)),
        question,
        Arc::new(inside),
    )
}
