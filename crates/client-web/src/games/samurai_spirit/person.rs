//! Who a samurai is and what lies with him, the same on a small and on the large board.

use ::samurai_spirit::Samurai;
use client_core::place::samurai_spirit::Place;
use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;

use super::card::token;
use super::desk::Desk;
use super::moment::Moment;
use crate::art::samurai_spirit as art;
use crate::table::people::face;

/// Who he is.
#[derive(PartialEq)]
pub(super) struct Portrait {
    seat: Seat,
    samurai: Samurai,
    beast: bool,
}

impl Portrait {
    pub(super) fn of(moment: &Moment<'_>, seat: Seat) -> Option<Portrait> {
        moment.fighter(seat, |one| Portrait {
            seat,
            samurai: one.samurai,
            beast: one.is_beast(),
        })
    }
}

/// His seal, his name and who plays him.
pub(super) fn portrait(desk: Desk, portrait: &Portrait) -> impl IntoView + use<> {
    let Portrait {
        seat,
        samurai,
        beast,
    } = *portrait;
    view! {
        <span class="sp-face" data-about=desk.about_samurai(samurai, beast)>
            {art::seal(samurai, beast)}
        </span>
        <span class="sp-title">
            <strong>{desk.samurai(samurai)}</strong>
            <span class="sp-who">{face(seat)}{desk.player(seat)}</span>
        </span>
    }
}

/// Wound, passed, and the support tokens that lie with him.
#[derive(PartialEq)]
pub(super) struct Marks {
    samurai: Samurai,
    /// Steps taken down the ladder, if he is wounded.
    wounds: Option<u8>,
    passed: bool,
    /// Each with its owner's seat.
    tokens: Vec<(Seat, Samurai)>,
    extra: Vec<Samurai>,
}

impl Marks {
    pub(super) fn of(moment: &Moment<'_>, seat: Seat) -> Option<Marks> {
        let here = |owner: Seat| {
            let (token, samurai) = moment.fighter(owner, |other| (other.token, other.samurai))?;
            (token == seat).then_some((owner, samurai))
        };
        let tokens = Seat::all(moment.view.board().seats()).filter_map(here);
        let tokens: Vec<_> = tokens.collect();
        moment.fighter(seat, |one| Marks {
            samurai: one.samurai,
            wounds: one.is_wounded().then_some(one.wounds),
            passed: one.passed,
            tokens: tokens.clone(),
            extra: one.extra.iter().collect(),
        })
    }
}

/// The marks beside his name.
pub(super) fn marks(desk: Desk, marks: &Marks) -> impl IntoView + use<> {
    let wound = marks.wounds.map(|wounds| {
        let about = desk.say(&Line::new("about-wounds").with("wounds", wounds));
        view! { <span data-about=about>{art::wound()}</span> }
    });
    let passed = marks
        .passed
        .then(|| view! { <span class="sp-tag">{desk.word("word-passed")}</span> });
    let at_home = |other: Samurai| (marks.samurai == other).then_some("home");
    let tokens = marks.tokens.iter().map(|(owner, other)| {
        view! { <span class=at_home(*other)>{token(desk, *other, Some(Place::Token(*owner)))}</span> }
    });
    let tokens = tokens.collect_view();
    let extra = (!marks.extra.is_empty()).then(|| {
        let spares = marks
            .extra
            .iter()
            .map(|spare| token(desk, *spare, None));
        view! { <span class="sp-fan">{spares.collect_view()}</span> }
    });
    view! {
        {wound}
        {passed}
        {tokens}
        {extra}
    }
}
