//! `zashiki replay`: the story of a recorded match in the chosen language.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use client_core::story::{Lang, Listener, Retelling, Retold, Story, retell};
use game_core::{MAX_SEATS, Seat, Viewer};

use crate::{deal, input, lang, stdout};

/// The record cannot be read or does not replay, or it has no such seat.
const BAD_RECORD: u8 = 1;
/// The file cannot be read; what is wrong on the command line has the same status.
const BAD_REQUEST: u8 = 2;

/// How many sit at the largest table.
const PLAYERS: u8 = MAX_SEATS as u8;

/// What to tell, and how.
#[derive(Args)]
pub(crate) struct Replay {
    /// The record of a match; `-` for standard input
    file: PathBuf,
    /// The language: en, ru, pl or uk; by default, the one your system uses
    #[arg(long, value_parser = lang::option)]
    lang: Option<Lang>,
    /// Stop after this action and show the position
    #[arg(long, value_name = "N")]
    until: Option<usize>,
    /// Who is told: all (everything), spectator, or the number of a player, counted from 1; by default all
    #[arg(long, default_value = "all", value_parser = listener)]
    viewer: Listener,
    /// Draw the match and step through it: arrows move, v looks from another seat, q leaves
    #[cfg(feature = "terminal")]
    #[arg(long)]
    watch: bool,
    #[cfg(feature = "terminal")]
    #[command(flatten)]
    paint: crate::play::Paint,
}

fn listener(word: &str) -> Result<Listener, String> {
    match word {
        "all" => Ok(Listener::All),
        "spectator" => Ok(Listener::One(Viewer::Spectator)),
        // The story calls people "Player 1" and so on.
        player => match player.parse::<u8>() {
            Ok(number @ 1..=PLAYERS) => Ok(Listener::One(Viewer::Seat(Seat(number - 1)))),
            _ => Err(format!("all, spectator or a player from 1 to {PLAYERS}")),
        },
    }
}

/// Prints the story as far as the record goes; what is wrong goes to standard error.
pub(crate) fn run(replay: &Replay) -> ExitCode {
    #[cfg(feature = "terminal")]
    if replay.watch {
        return watch(replay);
    }
    let told = match tell(replay) {
        Ok(told) => told,
        Err(error) => {
            eprintln!("{}: {error}", replay.file.display());
            return ExitCode::from(BAD_REQUEST);
        }
    };
    if let Err(error) = stdout::write(&told.text) {
        eprintln!("{error}");
        return ExitCode::from(BAD_REQUEST);
    }
    match told.problem {
        None => ExitCode::SUCCESS,
        Some(problem) => {
            eprintln!("{}: {problem}", replay.file.display());
            ExitCode::from(BAD_RECORD)
        }
    }
}

#[cfg(feature = "terminal")]
fn watch(replay: &Replay) -> ExitCode {
    let file = replay.file.display();
    let read = input::read(&replay.file).and_then(|bytes| {
        String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
    });
    let text = match read {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{file}: {error}");
            return ExitCode::from(BAD_REQUEST);
        }
    };
    let record =
        deal::split(&text).map_or_else(|_| text.clone(), |(_, record)| record.into_owned());
    let from = client_tui::app::Beginning {
        actions: replay.until.unwrap_or_default(),
        seat: match replay.viewer {
            Listener::One(viewer) => viewer.seat(),
            Listener::All => None,
        },
    };
    let lang = lang::chosen(replay.lang);
    match client_tui::app::watch(lang, &record, from, replay.paint.wish()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{file}: {problem}");
            ExitCode::from(BAD_RECORD)
        }
    }
}

fn tell(replay: &Replay) -> io::Result<Retold> {
    let bytes = input::read(&replay.file)?;
    let text = String::from_utf8(bytes)
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
    let what = Retelling {
        listener: replay.viewer,
        until: replay.until,
    };
    let story = Story::new(lang::chosen(replay.lang));
    Ok(match deal::split(&text) {
        Ok((_, record)) => retell(&story, &record, what),
        Err(problem) => Retold {
            text: String::new(),
            problem: Some(story.error(problem.code())),
        },
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use clap::Parser;

    use super::*;
    use crate::{Cli, Command};

    const RECORD: &str = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../client-core/test_data/samurakva.txt"
    );

    /// The command line of a replay, as it is read.
    fn read(options: &[&str]) -> Result<Replay, clap::Error> {
        let cli = Cli::try_parse_from([&["zashiki", "replay", RECORD], options].concat())?;
        let Command::Replay(replay) = cli.command else {
            panic!("not a replay")
        };
        Ok(replay)
    }

    /// The story in English unless the options say otherwise, with plain spaces.
    fn told(options: &[&str]) -> Retold {
        let mut replay = read(options).unwrap();
        replay.lang = replay.lang.or(Some(Lang::En));
        let told = tell(&replay).unwrap();
        Retold {
            text: told.text.replace('\u{a0}', " "),
            ..told
        }
    }

    #[test]
    fn the_language_is_chosen() {
        assert!(
            told(&[])
                .text
                .starts_with("Samurakva\nVariant: 2, with artifacts")
        );
        assert!(
            told(&["--lang", "uk"])
                .text
                .starts_with("Самураква\nВаріант: 2, з артефактами")
        );
        assert_eq!(read(&[]).unwrap().lang, None, "the environment decides");
        assert!(read(&["--lang", "fr"]).is_err());
    }

    #[test]
    fn the_story_stops_where_it_is_told_to() {
        let told = told(&["--until", "3"]);
        assert!(told.text.contains("\n   3. ") && !told.text.contains("\n   4. "));
        assert!(
            told.text
                .contains("Stopped after action 3 of 90.")
        );
        assert!(read(&["--until", "-1"]).is_err());
    }

    #[test]
    fn a_viewer_hears_no_secret_of_others() {
        assert!(told(&[]).text.contains("Player 2 chooses the "));
        let first = told(&["--viewer", "1"]).text;
        assert!(first.contains("You choose the ") && !first.contains("Player 2 chooses the "));
        assert!(
            !told(&["--viewer", "spectator"])
                .text
                .contains("chooses the ")
        );
        for unknown in ["nobody", "0", "11", "-1"] {
            assert!(read(&["--viewer", unknown]).is_err(), "{unknown}");
        }
    }

    #[test]
    fn a_file_with_a_deal_is_told_like_its_record() {
        let record = fs::read_to_string(RECORD).unwrap();
        let deal = fair_deal::FairDeal {
            form: fair_deal::Form::Sealed { attempt: 1 },
            id: "k3v9q0x7ab-1".parse().unwrap(),
            game: catalog::GameId::Samurakva,
            config: "players=2".to_owned(),
            secret: fair_deal::Secret([1; 32]),
            shares: Vec::new(),
        };
        let file = std::env::temp_dir().join(format!("zashiki-deal-{}.txt", std::process::id()));
        fs::write(&file, format!("{deal}{record}")).unwrap();
        let replay = Replay {
            file: file.clone(),
            ..read(&["--lang", "en"]).unwrap()
        };
        let text = tell(&replay).unwrap().text;
        assert_eq!(text.replace('\u{a0}', " "), told(&[]).text);
        fs::write(&file, deal.to_string()).unwrap();
        assert_eq!(
            tell(&replay).unwrap().problem.as_deref(),
            Some("There’s no record after the deal.")
        );
        fs::remove_file(file).unwrap();
    }

    #[test]
    fn a_seat_that_is_not_there_and_a_file_that_is_not_there_are_named() {
        let problem = told(&["--viewer", "6", "--lang", "pl"]).problem;
        assert_eq!(
            problem.as_deref(),
            Some("Przy tym stole nie ma takiego miejsca.")
        );
        let missing = Replay {
            file: PathBuf::from("no such file"),
            ..read(&[]).unwrap()
        };
        assert_eq!(tell(&missing).unwrap_err().kind(), io::ErrorKind::NotFound);
    }
}
