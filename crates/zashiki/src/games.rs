//! `zashiki games`: the list of games with their seats and options, as the command line wants them; with the words of a
//! player's language where they are there.

use core::fmt::Write;

use catalog::GameId;
use clap::Args;
#[cfg(feature = "story")]
use client_core::story::{Lang, Line, Story};
use game_core::{Field, FieldKind};

/// In which language.
#[derive(Args)]
pub(crate) struct Games {
    /// The language: en, ru, pl or uk; by default, the one your system uses
    #[cfg(feature = "story")]
    #[arg(long, value_parser = crate::lang::option)]
    lang: Option<Lang>,
}

/// A paragraph for each game.
#[cfg(feature = "story")]
pub(crate) fn listing(games: &Games) -> String {
    let story = Story::new(crate::lang::chosen(games.lang));
    let heading = |game: GameId| {
        let seats = catalog::info(game).seats;
        let label = Line::new("config-players");
        let line = Line::new("config-line")
            .with("label", label)
            .with("value", format!("{}–{}", seats.start(), seats.end()));
        format!("{}. {}", story.game(game), story.say_common(&line))
    };
    let label = |game: GameId, field: &Field| format!(": {}", story.field(game, field));
    // Spaces that do not break mean nothing to a pipe.
    list(&heading, &label).replace('\u{a0}', " ")
}

/// The same without words.
#[cfg(not(feature = "story"))]
pub(crate) fn listing(_: &Games) -> String {
    let heading = |game: GameId| {
        let seats = catalog::info(game).seats;
        format!("{} to {} seats", seats.start(), seats.end())
    };
    list(&heading, &|_, _| String::new())
}

fn list(heading: &dyn Fn(GameId) -> String, label: &dyn Fn(GameId, &Field) -> String) -> String {
    let mut text = String::new();
    for game in GameId::ALL {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{game}: {}", heading(*game));
        for field in catalog::info(*game).config {
            let _ = writeln!(text, "  {}{}", option(field), label(*game, field));
        }
    }
    text
}

/// One option as `key=a|b|c (a)`, the default in brackets.
fn option(field: &Field) -> String {
    let values = match field.kind {
        FieldKind::Number { min, max } => format!("{min}..{max}"),
        FieldKind::Choice(words) => words.join("|"),
        FieldKind::ChoiceOrList(words, list) => {
            format!("{} or a list of {}", words.join("|"), list.join(","))
        }
        FieldKind::Text(form) => form.to_owned(),
    };
    let default = field
        .default
        .map(|default| format!(" ({default})"))
        .unwrap_or_default();
    format!("{}={values}{default}", field.key)
}

#[cfg(all(test, feature = "story"))]
mod tests {
    use expect_test::expect;

    use super::*;

    fn told(lang: Lang) -> String {
        listing(&Games { lang: Some(lang) })
    }

    #[test]
    fn the_listing_names_every_game_and_option() {
        expect![[r"
            samurakva: Samurakva. Players: 2–10
              variant=1|2 (1): Variant
              players=2..10 (4): Players
              penalties=printed|classic (printed): Penalty points
              forced_cheapest_row=false|true (false): Cheapest row taken without asking
              limit=1..1000 (60): Play until someone passes (points)
              deck=full|tight (full): Number cards
              rounds=0..100 (0): Rounds
              floor_at_zero=false|true (false): Totals stop at zero
            yokai-septet: Yokai Septet. Players: 2–4
              form=base|bridegrooms|bridegrooms-short|pocket (base): Version
              players=3|4 (4): Players
              scoring=stars|rounds (stars): Scoring
              first_lead=after_pass|as_dealt (after_pass): First lead
            samurai-sword: Samurai Sword. Players: 3–7
              players=3..7 (5): Players
              characters=random or a list of benkei,chiyome,ginchiyo,goemon,hanzo,hideyoshi,ieyasu,kojiro,musashi,nobunaga,tomoe,ushiwaka (random): Characters
              roles=random or a list of shogun,samurai,ninja-1,ninja-2,ninja-3,ronin (random): Roles
            samurai-spirit: Samurai Spirit. Players: 2–7
              samurai=2|3|4|5|6|7 or a list of heihachi,daisuke,gorobei,kanbei,kyuzo,kikuchiyo,katsushiro (4): Samurai
              level=easy|normal|hard|heroic (normal): Level
              spare_tokens=auto|on|off (auto): Spare support tokens
              first=`random` or a seat: `0` (random): First turn
        "]].assert_eq(&told(Lang::En));
    }

    #[test]
    fn every_option_has_words_in_every_language() {
        let english = told(Lang::En);
        for lang in Lang::ALL {
            let told = told(lang);
            assert_eq!(told.lines().count(), english.lines().count(), "{lang}");
            for (line, source) in told.lines().zip(english.lines()) {
                // What is typed is the same everywhere, and is not all that is said.
                let (typed, words) = line.split_once(": ").expect("words");
                assert!(source.starts_with(typed), "{lang}: {line}");
                assert!(!words.contains("config-"), "{lang}: {line}");
            }
        }
    }
}
