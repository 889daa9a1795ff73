//! Yokai Septet for a person at the table: its questions, its actions, its movements.

use ::yokai_septet::config::Scoring;
use ::yokai_septet::scoring::{Ending, taking_with};
use ::yokai_septet::{
    Action, Beneath, Board, Card, CardSet, Event, Phase, Suit, View, YokaiSeptet,
};
use game_core::Seat;

use super::{Flight, Guide, Sound};
use crate::place::yokai_septet::Place;
use crate::story::Line;
use crate::story::yokai_septet::{name, object, objects, side, suit};

/// What a card is and can do while this suit is trump.
pub fn about_card(card: Card, trump: Option<Suit>) -> Vec<Line> {
    let of = card.suit();
    let (low, high) = of.ranks();
    let range = Line::new("about-card")
        .with("card", name(card))
        .with("suit", suit(of))
        .with("low", low)
        .with("high", high);
    let mut lines = vec![range];
    if card == Card::A {
        lines.push(Line::new("about-a"));
    }
    if card.is_boss() {
        let stars = Line::new("about-boss")
            .with("white", of.white_stars())
            .with("black", of.black_stars());
        lines.push(stars);
    }
    if card.is_foil() {
        lines.push(Line::new("about-foil"));
    }
    if trump == Some(of) {
        lines.push(if card.is_boss() {
            Line::new("about-boss-trump")
        } else {
            Line::new("about-trump").with("suit", suit(of))
        });
    }
    lines
}

impl Guide for YokaiSeptet {
    type Place = Place;

    const MESSAGES: &'static [&'static str] = &[
        "ask-pass-partner",
        "ask-pass-left",
        "ask-give",
        "ask-discard",
        "ask-swap",
        "ask-lead",
        "ask-lead-trump",
        "ask-follow",
        "ask-free",
        "act-pass",
        "act-give",
        "act-discard",
        "act-swap",
        "act-keep",
        "act-play",
        "risk-tricks",
        "risk-bosses",
        "goal-stars",
        "goal-rounds",
        "goal-seals",
    ];
    const WORDS: &'static [&'static str] = &[
        "recap-round-won",
        "suit-letter",
        "about-card",
        "about-a",
        "about-boss",
        "about-boss-trump",
        "about-foil",
        "about-trump",
        "about-no-trump",
        "about-would-take",
        "about-takes",
        "about-received",
        "about-tricks",
        "about-tricks-plain",
        "about-bosses",
        "about-tokens",
        "about-seals",
        "about-seal",
        "about-covered",
        "about-known",
        "about-seat",
        "word-trump",
        "word-no-trump",
        "word-round",
        "word-last-trick",
        "word-partner",
        "word-leads",
        "word-chosen",
        "word-tricks",
        "word-bosses",
        "word-tokens",
        "word-seals",
        "word-hand",
        "word-row",
        "word-for",
        "word-send",
        "word-give",
        "word-send-all",
        "word-full",
        "word-sent",
        "team-heading",
        "word-mark",
        "word-back",
        "word-lift",
        "word-takes",
        "word-played",
        "word-discarded",
    ];

    fn prompt(view: &View, seat: Seat) -> Line {
        let config = view.board().config();
        let receiver = |place| config.receiver(seat, place);
        match view.board().phase() {
            Phase::Passing if config.is_bridegrooms() => Line::new("ask-give")
                .with("left", receiver(0))
                .with("across", receiver(1))
                .with("right", receiver(2)),
            Phase::Passing if config.has_teams() => {
                Line::new("ask-pass-partner").with("seat", receiver(0))
            }
            Phase::Passing => Line::new("ask-pass-left").with("seat", receiver(0)),
            Phase::Discarding => Line::new("ask-discard"),
            Phase::Swapping(_) => Line::new("ask-swap"),
            Phase::Playing(_) => ask_card(view, seat),
            Phase::Over => Line::new("nothing"),
        }
    }

    fn goal(view: &View) -> Option<Line> {
        let (board, config) = (view.board(), view.board().config());
        let line = if config.is_bridegrooms() {
            Line::new("goal-seals")
        } else {
            let id = match config.scoring() {
                Scoring::Stars => "goal-stars",
                Scoring::Rounds => "goal-rounds",
            };
            Line::new(id)
                .with("bosses", config.bosses_to_win())
                .with("tricks", config.tricks_to_lose())
        };
        Some(
            line.with("round", board.round())
                .with("target", config.target()),
        )
    }

    fn label(view: &View, action: &Action) -> Line {
        let receiver = |place| {
            view.board()
                .config()
                .receiver(view.viewer().seat().unwrap_or(Seat(0)), place)
        };
        match *action {
            Action::Pass(cards) => Line::new("act-pass")
                .with("cards", objects(&cards.cards()))
                .with("seat", receiver(0)),
            Action::Give([left, across, right]) => Line::new("act-give")
                .with("first", object(left))
                .with("left", receiver(0))
                .with("second", object(across))
                .with("across", receiver(1))
                .with("third", object(right))
                .with("right", receiver(2)),
            Action::Discard(card) => Line::new("act-discard").with("card", object(card)),
            Action::Swap(boss, beneath) => Line::new("act-swap")
                .with("boss", name(boss))
                .with(
                    "beneath",
                    if beneath == Beneath::Left {
                        "left"
                    } else {
                        "right"
                    },
                ),
            Action::Keep => Line::new("act-keep"),
            Action::Play(card) => Line::new("act-play").with("card", object(card)),
        }
    }

    /// A card that certainly loses the round, while another would not, is asked about once.
    fn risk(view: &View, action: &Action) -> Option<Line> {
        let Action::Play(card) = *action else {
            return None;
        };
        let (seat, board) = (view.own_seat()?, view.board());
        let loss = loss(board, seat, card)?;
        let playable = board.playable(seat, view.hand());
        let other = playable
            .iter()
            .any(|other| self::loss(board, seat, other).is_none());
        other.then_some(loss)
    }

    fn flights(event: &Event) -> Vec<Flight<Place>> {
        let card_to_card = |card: &Card| Flight::new(Place::Card(*card), Place::Card(*card));
        match event {
            // The first is for cards that nobody saw before, the second for those in sight.
            Event::Played { seat, card } => {
                vec![
                    Flight::new(Place::Seat(*seat), Place::Card(*card)),
                    card_to_card(card),
                ]
            }
            Event::Received { from, cards, .. } => {
                let fly = |card: &Card| Flight::new(Place::Seat(*from), Place::Card(*card));
                cards.iter().map(fly).collect()
            }
            Event::TrickTaken { bosses, .. } => {
                let fly = |boss: &Card| Flight::new(Place::Card(*boss), Place::Boss(*boss));
                bosses.iter().map(fly).collect()
            }
            Event::Swapped {
                seat,
                boss,
                covered,
                turned_up,
                ..
            } => vec![
                card_to_card(boss),
                Flight::new(Place::Row(*seat, *covered), Place::Card(*turned_up)),
            ],
            Event::DiscardedCard { card, .. } => {
                vec![Flight::new(Place::Card(*card), Place::Discard)]
            }
            _ => Vec::new(),
        }
    }

    /// Whoever has chosen has a mark beside the name.
    fn is_small_talk(event: &Event) -> bool {
        matches!(event, Event::Passed { .. } | Event::Discarded { .. })
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Played { .. } => Some(Sound::Card),
            Event::PassesExchanged | Event::Freed { .. } | Event::Swapped { .. } => {
                Some(Sound::Reveal)
            }
            Event::TrickTaken { bosses, .. } if !bosses.is_empty() => Some(Sound::Take),
            Event::Sealed { .. } => Some(Sound::Kiai),
            Event::RoundStarted { .. } => Some(Sound::Deal),
            Event::RoundEnded { summary, .. } => Some(match summary.ending {
                Ending::TooManyTricks => Sound::Wound,
                _ => Sound::Kiai,
            }),
            _ => None,
        }
    }
}

/// Which card is asked for.
fn ask_card(view: &View, seat: Seat) -> Line {
    let board = view.board();
    match (board.led(), board.leader()) {
        (Some(led), Some(leader)) => {
            let hand = if view.viewer().is(seat) {
                view.hand()
            } else {
                CardSet::EMPTY
            };
            let follows = board
                .playable(seat, hand)
                .iter()
                .any(|card| card.suit() == led);
            let id = if follows { "ask-follow" } else { "ask-free" };
            Line::new(id)
                .with("seat", leader)
                .with("suit", suit(led))
        }
        _ if board.trump().is_none() => Line::new("ask-lead-trump"),
        _ => Line::new("ask-lead"),
    }
}

/// How the round is lost for certain with the last card of this trick, if that is so (R6.1, R6.2).
fn loss(board: &Board, seat: Seat, card: Card) -> Option<Line> {
    let taking = taking_with(board, card)?;
    let team = board.config().side(taking.taker);
    let ours = team == board.config().side(seat);
    match taking.ending? {
        Ending::EnoughBosses if !ours => {
            let winners = side(team as u8, board.config().seats());
            Some(
                Line::new("risk-bosses")
                    .with("side", winners)
                    .with("count", taking.bosses),
            )
        }
        Ending::TooManyTricks if ours => Some(
            Line::new("risk-tricks")
                .with("tricks", taking.tricks)
                .with("bosses", taking.bosses),
        ),
        _ => None,
    }
}
