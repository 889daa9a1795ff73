//! A finished match on the screen, step by step and from any seat.

use client_core::guide::Heard;
use client_core::replay::Film;
use client_core::story::{Line, Names, Story};
use client_core::tap::Choosing;
use game_core::{Seat, Viewer};
use ratatui::crossterm::event::KeyCode;

use super::screen::Status;
use crate::app::Beginning;
use crate::games::Drawn;
use crate::seen::Seen;
use crate::words::t;

/// A moment of a finished match, and who looks.
#[derive(Clone, Copy)]
pub(super) struct Step {
    actions: usize,
    seat: Option<Seat>,
}

impl Step {
    /// The moment at which the person begins to look.
    pub(super) fn at<G: Drawn>(film: &Film<G>, from: Beginning) -> Step {
        Step {
            actions: from.actions.min(film.len()),
            seat: from.seat,
        }
    }

    /// Moves in time, or to another seat; says whether the key meant that.
    pub(super) fn key<G: Drawn>(&mut self, code: KeyCode, film: &Film<G>) -> bool {
        let last = film.len();
        match code {
            KeyCode::Right | KeyCode::Char(' ') => {
                self.actions = (self.actions + 1).min(last);
                while self.actions < last && film.is_quiet(self.actions) {
                    self.actions += 1;
                }
            }
            KeyCode::Left => {
                self.actions = self.actions.saturating_sub(1);
                while self.actions > 0 && film.is_quiet(self.actions) {
                    self.actions -= 1;
                }
            }
            KeyCode::PageDown => self.actions = (self.actions + 10).min(last),
            KeyCode::PageUp => self.actions = self.actions.saturating_sub(10),
            KeyCode::Home => self.actions = 0,
            KeyCode::End => self.actions = last,
            KeyCode::Char('v') => {
                let next = self.seat.map_or(0, |seat| seat.0 + 1);
                self.seat = Some(Seat(next)).filter(|seat| seat.index() < film.seats());
            }
            _ => return false,
        }
        true
    }

    pub(super) fn shown<G: Drawn>(
        self,
        story: &Story,
        film: &Film<G>,
        people: &Names,
    ) -> Option<(Seen<G>, Status)> {
        let viewer = self.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let view = film.view(self.actions, viewer)?;
        let moment = film.at(self.actions, viewer)?;
        let people = people.clone().read_by(self.seat);
        let names = story.called::<G>(&people, &view);
        let heard = Heard::<G>::default().then(&moment.events);
        let told = heard
            .iter()
            .filter(|(_, event)| !G::is_small_talk(event));
        let log = told
            .map(|(_, event)| story.event::<G>(event, &names))
            .collect();
        let seen_by = match self.seat {
            Some(seat) => names.get(seat).unwrap_or_default().to_owned(),
            None => t(story, "ui-public"),
        };
        let place = Line::new("tui-step")
            .with("number", self.actions)
            .with("of", film.len())
            .with("who", seen_by);
        let result = moment
            .outcome
            .map(|outcome| vec![story.outcome::<G>(&outcome, &names)]);
        let status = Status {
            log,
            result,
            waiting: Some(story.say_common(&place)),
            steps: true,
            ..Status::default()
        };
        let seen = Seen {
            view,
            seat: self.seat,
            choosing: Choosing::No,
            number: None,
            names,
            people,
        };
        Some((seen, status))
    }
}
