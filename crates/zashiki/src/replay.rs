//! `zashiki replay`: the story of a recorded match in the chosen language.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use client_core::story::{Lang, Listener, Retelling, Story, retell};
use game_core::{Seat, Viewer};

/// The record cannot be read or does not replay.
const BAD_RECORD: u8 = 1;
/// There is no such file, or the request makes no sense.
const BAD_REQUEST: u8 = 2;

/// What to tell, and how.
#[derive(Args)]
pub(crate) struct Replay {
    /// The record of a match
    file: PathBuf,
    /// The language of the story: en, ru, pl or uk
    #[arg(long, default_value = "en", value_parser = language)]
    lang: Lang,
    /// Stop after this action and show the position
    #[arg(long, value_name = "N")]
    until: Option<usize>,
    /// Who is told: all (everything), spectator, or a seat counted from 0
    #[arg(long, default_value = "all", value_parser = listener)]
    viewer: Listener,
}

fn language(code: &str) -> Result<Lang, String> {
    code.parse().map_err(|()| format!("known languages: {}", Lang::ALL.map(Lang::code).join(", ")))
}

fn listener(word: &str) -> Result<Listener, String> {
    match word {
        "all" => Ok(Listener::All),
        "spectator" => Ok(Listener::One(Viewer::Spectator)),
        seat => match seat.parse::<Seat>() {
            Ok(seat) => Ok(Listener::One(Viewer::Seat(seat))),
            Err(()) => Err("all, spectator or a seat from 0 to 9".to_owned()),
        },
    }
}

/// Prints the story; what is wrong goes to standard error.
pub(crate) fn run(replay: &Replay) -> ExitCode {
    let text = match fs::read_to_string(&replay.file) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{}: {error}", replay.file.display());
            return ExitCode::from(BAD_REQUEST);
        }
    };
    let what = Retelling { listener: replay.viewer, until: replay.until };
    let told = retell(&Story::new(replay.lang), &text, what);
    print!("{}", told.text);
    match told.problem {
        None => ExitCode::SUCCESS,
        Some(problem) => {
            eprintln!("{}: {problem}", replay.file.display());
            ExitCode::from(BAD_RECORD)
        }
    }
}
