//! The language in which commands talk to people: `--lang`, or else what the environment asks for.

use std::env;

use client_core::story::Lang;

/// The variables that name a language, the strongest first (POSIX).
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language of a command that is given this option.
pub(crate) fn chosen(option: Option<Lang>) -> Lang {
    option.unwrap_or_else(|| environment(|name| env::var(name).ok()))
}

/// The language that the environment asks for; English if it asks for none that the program speaks.
fn environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let given = VARIABLES
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty());
    let code = given
        .as_deref()
        .and_then(|locale| locale.split(['_', '.', '@', '-']).next());
    code.and_then(|code| code.to_lowercase().parse().ok())
        .unwrap_or_default()
}

/// Reads `--lang`.
pub(crate) fn option(code: &str) -> Result<Lang, String> {
    code.parse()
        .map_err(|_| format!("known languages: {}", Lang::ALL.map(Lang::code).join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(variables: &[(&str, &str)]) -> Lang {
        environment(|name| {
            let found = variables.iter().find(|(other, _)| *other == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_strongest_variable_that_is_set_decides() {
        assert_eq!(of(&[]), Lang::En);
        assert_eq!(of(&[("LANG", "pl_PL.UTF-8")]), Lang::Pl);
        assert_eq!(
            of(&[("LANG", "pl_PL.UTF-8"), ("LC_MESSAGES", "uk_UA")]),
            Lang::Uk
        );
        assert_eq!(of(&[("LC_MESSAGES", "uk_UA"), ("LC_ALL", "ru")]), Lang::Ru);
        assert_eq!(
            of(&[("LC_ALL", ""), ("LANG", "ru_RU")]),
            Lang::Ru,
            "empty is not set"
        );
    }

    #[test]
    fn what_the_program_does_not_speak_is_english() {
        for locale in ["C", "POSIX", "C.UTF-8", "fr_FR.UTF-8", "?", "_"] {
            assert_eq!(
                of(&[("LC_ALL", locale), ("LANG", "ru_RU")]),
                Lang::En,
                "{locale}"
            );
        }
    }

    #[test]
    fn an_option_wins() {
        assert_eq!(chosen(Some(Lang::Uk)), Lang::Uk);
        assert!(option("pl").is_ok() && option("fr").is_err());
    }
}
