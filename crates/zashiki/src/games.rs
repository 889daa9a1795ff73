//! `zashiki games`: the list of games with their seats and options.

use core::fmt::Write;

use catalog::GameId;
use game_core::{Field, FieldKind};

/// A paragraph for each game.
pub(crate) fn listing() -> String {
    let mut text = String::new();
    for game in GameId::ALL {
        let info = catalog::info(*game);
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "{game}: {} to {} seats, rules {}",
            info.seats.start(),
            info.seats.end(),
            info.rules
        );
        for field in info.config {
            let _ = writeln!(text, "  {}", option(field));
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

#[cfg(test)]
mod tests {
    use expect_test::expect;

    #[test]
    fn the_listing_names_every_game_and_option() {
        expect![[r"
            samurakva: 2 to 10 seats, rules 1
              variant=1|2 (1)
              players=2..10 (4)
              penalties=printed|classic (printed)
              forced_cheapest_row=false|true (false)
              limit=1..1000 (60)
              deck=full|tight (full)
              rounds=0..100 (0)
              floor_at_zero=false|true (false)
            yokai-septet: 2 to 4 seats, rules 1
              form=base|bridegrooms|bridegrooms-short|pocket (base)
              players=3|4 (4)
              scoring=stars|rounds (stars)
              first_lead=after_pass|as_dealt (after_pass)
            samurai-sword: 3 to 7 seats, rules 1
              players=3..7 (5)
              characters=random or a list of benkei,chiyome,ginchiyo,goemon,hanzo,hideyoshi,ieyasu,kojiro,musashi,nobunaga,tomoe,ushiwaka (random)
              roles=random or a list of shogun,samurai,ninja-1,ninja-2,ninja-3,ronin (random)
            samurai-spirit: 2 to 7 seats, rules 1
              samurai=2|3|4|5|6|7 or a list of heihachi,daisuke,gorobei,kanbei,kyuzo,kikuchiyo,katsushiro (4)
              level=easy|normal|hard|heroic (normal)
              spare_tokens=auto|on|off (auto)
              first=`random` or a seat: `0` (random)
        "]].assert_eq(&super::listing());
    }
}
