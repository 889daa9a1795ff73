//! What players read of the command line, in their language: help and refusals of `games`, `play`, `watch` and `replay`.
//! Everything else is for those who run the program, in English.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use client_core::story::{Lang, Line, Story};

use crate::lang;

/// The commands that players use.
const PLAYED: [&str; 4] = ["games", "play", "watch", "replay"];

/// The command line of a player, and the language that it asks for.
pub(crate) struct Asked {
    command: &'static str,
    lang: Lang,
}

impl Asked {
    /// The language.
    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }
}

/// Who asks; nothing if it is not a player's command. The language is looked for before anything is understood, because
/// what is not understood is said in it.
pub(crate) fn asked(args: &[OsString]) -> Option<Asked> {
    let words: Vec<&str> = args
        .iter()
        .filter_map(|arg| arg.to_str())
        .collect();
    let first = words.get(1)?;
    let command = PLAYED.into_iter().find(|known| known == first)?;
    let option = words.iter().enumerate().find_map(|(at, word)| {
        let value = match word.strip_prefix("--lang") {
            Some("") => words.get(at + 1).copied(),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        };
        value.and_then(|code| code.parse().ok())
    });
    Some(Asked {
        command,
        lang: lang::chosen(option),
    })
}

/// The same command line with the words of a language.
pub(crate) fn localized(mut command: Command, lang: Lang) -> Command {
    let story = client_tui::words::story(lang);
    for name in PLAYED {
        command = command.mut_subcommand(name, |part| one(part, name, &story));
    }
    command
}

fn about(story: &Story, what: &str) -> String {
    say(story, &Line::new("cli-about").with("what", what.to_owned()))
}

fn say(story: &Story, line: &Line) -> String {
    story
        .say_common(line)
        .replace(['\u{a0}', '\u{2068}', '\u{2069}'], " ")
}

fn one(part: Command, name: &str, story: &Story) -> Command {
    // A command line is built once, and headings live as long as it does.
    let heading = |id: &'static str| -> &'static str { say(story, &Line::new(id)).leak() };
    let (arguments, options) = (heading("cli-arguments"), heading("cli-options"));
    let usage = heading("cli-usage");
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help);
    part.about(about(story, name))
        .help_template(format!(
            "{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}\n"
        ))
        .disable_help_flag(true)
        .arg(help)
        .mut_args(|arg| {
            let heading = if arg.is_positional() {
                arguments
            } else {
                options
            };
            let what = word(&arg, name).to_owned();
            let has_value = arg.get_action().takes_values();
            let arg = arg
                .help(about(story, &what))
                .help_heading(heading);
            if has_value {
                // What is so by default is said in the reader's words.
                arg.hide_default_value(true).hide_env(true)
            } else {
                arg
            }
        })
}

/// The word by which an argument is explained.
fn word<'a>(arg: &'a Arg, command: &str) -> &'a str {
    match (arg.get_id().as_str(), command) {
        ("game", "watch") => "link",
        ("server", "play") => "open",
        // What `replay` calls so is not the command.
        ("watch", _) => "steps",
        (id, _) => id,
    }
}

/// Says in the player's language why the command line cannot be understood; help is what it is.
pub(crate) fn refuse(asked: &Asked, error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let story = client_tui::words::story(asked.lang);
    for line in told(&story, asked.command, error) {
        eprintln!("{line}");
    }
    ExitCode::from(2)
}

fn told(story: &Story, command: &str, error: &clap::Error) -> [String; 2] {
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let what = context(ContextKind::InvalidArg);
    let id = match error.kind() {
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => "cli-unknown",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "cli-value",
        ErrorKind::MissingRequiredArgument => "cli-missing",
        ErrorKind::ArgumentConflict => "cli-conflict",
        _ => "cli-other",
    };
    let why = Line::new(id)
        .with("what", what)
        .with("value", context(ContextKind::InvalidValue));
    let more = Line::new("cli-more").with("command", command.to_owned());
    [say(story, &why), say(story, &more)]
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::Cli;

    fn args(line: &str) -> Vec<OsString> {
        line.split(' ').map(OsString::from).collect()
    }

    #[test]
    fn the_language_is_known_before_the_line_is_understood() {
        let lang = |line: &str| asked(&args(line)).map(|asked| asked.lang);
        assert_eq!(lang("zashiki play --wrong --lang pl"), Some(Lang::Pl));
        assert_eq!(lang("zashiki replay f --lang=uk"), Some(Lang::Uk));
        assert_eq!(lang("zashiki serve --lang uk"), None);
        assert_eq!(lang("zashiki"), None);
    }

    #[test]
    fn english_says_the_same_as_the_source_and_every_language_explains_everything() {
        let plain = Cli::command();
        for lang in Lang::ALL {
            let told = localized(Cli::command(), lang);
            for name in PLAYED {
                let before = plain.find_subcommand(name).unwrap();
                let after = told.find_subcommand(name).unwrap();
                for arg in after.get_arguments() {
                    let help = arg.get_help().unwrap().to_string();
                    let id = arg.get_id().as_str();
                    assert!(!help.is_empty(), "{name} {id}");
                    let source = before
                        .get_arguments()
                        .find(|other| other.get_id() == arg.get_id())
                        .and_then(Arg::get_help);
                    let source = source.map(ToString::to_string);
                    match (lang, source) {
                        (Lang::En, Some(source)) => {
                            assert_eq!(help.replace('’', "'"), source, "{name} {id}");
                        }
                        (Lang::En, None) => assert_eq!((id, help.as_str()), ("help", "Print help")),
                        (_, source) => assert_ne!(Some(help), source, "{lang} {name} {id}"),
                    }
                }
            }
        }
    }

    #[test]
    fn help_and_refusals_are_in_the_language_that_is_asked_for() {
        let refused = |line: &str| {
            let args = args(line);
            let asked = asked(&args).unwrap();
            let error = localized(Cli::command(), asked.lang)
                .try_get_matches_from(&args)
                .unwrap_err();
            if error.use_stderr() {
                let story = client_tui::words::story(asked.lang);
                told(&story, asked.command, &error).join("\n")
            } else {
                error.to_string()
            }
        };
        let help = refused("zashiki play --lang ru --help");
        for expected in [
            "Использование: ",
            "Аргументы:",
            "Параметры:",
            "Показать эту справку",
        ] {
            assert!(help.contains(expected), "{help}");
        }
        for english in ["Usage", "Options", "default", "env:"] {
            assert!(!help.contains(english), "{english}: {help}");
        }
        assert_eq!(
            refused("zashiki play --wrong --lang pl"),
            "Nie ma tu takiej opcji: „--wrong”.\nWięcej: zashiki play --help"
        );
        assert!(refused("zashiki play --level hard --lang uk").contains("«hard»"));
        assert!(refused("zashiki watch --lang en").contains("missing: <LINK|CODE>"));
        assert!(
            refused("zashiki play --list --resume --lang en").contains("doesn’t go with the rest")
        );
    }
}
