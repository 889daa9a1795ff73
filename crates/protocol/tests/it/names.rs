//! Names have one text each, and junk is none.

use proptest::prelude::*;
use protocol::{GuestId, Hex32, Key, MatchId, MatchName, RecoveryCode, Refusal, TableCode, names};

proptest! {
    #[test]
    fn names_are_their_text(table in any::<[u8; 10]>(), guest in any::<[u8; 13]>(), key in any::<[u8; 16]>(), named in any::<[u8; 16]>(), code in any::<[u8; 20]>(), number in 1u32..) {
        let table = TableCode::from_random(table);
        prop_assert_eq!(table.to_string().parse(), Ok(table));
        let guest = GuestId::from_random(guest);
        prop_assert_eq!(guest.to_string().parse(), Ok(guest));
        let key = Key::from_random(key);
        prop_assert_eq!(key.to_string().parse(), Ok(key));
        let ids = [MatchId::Counted { table, number }, MatchId::Named(MatchName::from_random(named))];
        for id in ids {
            prop_assert_eq!(id.to_string().parse(), Ok(id));
        }
        let code = RecoveryCode::from_random(code);
        prop_assert_eq!(RecoveryCode::read(&code.grouped().to_uppercase()), Some(code));
    }

    #[test]
    fn a_text_that_is_read_is_written_the_same(text in any::<String>(), hex in "[0-9a-fA-F]{62,66}") {
        if let Ok(table) = text.parse::<TableCode>() {
            prop_assert_eq!(table.to_string(), text.clone());
        }
        if let Ok(id) = text.parse::<MatchId>() {
            prop_assert_eq!(id.to_string(), text);
        }
        if let Ok(bytes) = hex.parse::<Hex32>() {
            prop_assert_eq!(bytes.to_string(), hex);
        }
    }
}

#[test]
fn what_is_no_name_is_refused() {
    for text in [
        "",
        "k3v9q0x7a",
        "k3v9q0x7abc",
        "k3v9q0x7aI",
        "k3v9q0x7a\u{301}",
        "K3V9Q0X7AB",
    ] {
        assert!(text.parse::<TableCode>().is_err(), "{text}");
    }
    for text in [
        "k3v9q0x7ab",
        "k3v9q0x7ab-",
        "k3v9q0x7ab-0",
        "k3v9q0x7ab-01",
        "k3v9q0x7ab-+1",
        "k3v9q0x7ab-4294967296",
    ] {
        assert!(text.parse::<MatchId>().is_err(), "{text}");
    }
}

#[test]
fn names_are_trimmed_composed_and_counted_in_characters() {
    assert_eq!(names::clean("  Оля  ").as_deref(), Ok("Оля"));
    assert_eq!(
        names::clean("座敷\u{3000} わらし").as_deref(),
        Ok("座敷 わらし")
    );
    assert_eq!(
        names::clean("e\u{301}lan").as_deref(),
        Ok("\u{e9}lan"),
        "one text for one name"
    );
    let (longest, longer) = ("ж".repeat(24), "ж".repeat(25));
    assert_eq!(names::clean(&longest).as_deref(), Ok(longest.as_str()));
    assert_eq!(names::clean(&longer), Err(Refusal::BadName));
    assert_eq!(
        names::clean(&"e\u{301}".repeat(24)).as_deref(),
        Ok("\u{e9}".repeat(24).as_str())
    );
}

#[test]
fn names_that_hide_something_are_refused() {
    for wrong in [
        "",
        "   ",
        "a\u{202e}b",
        "\u{200b}",
        "a\nb",
        "a\u{7}",
        "\u{3164}",
        "x\u{2066}y",
        "\u{feff}",
        "a\u{200d}b",
        "a\u{e0041}",
        "\u{fe0f}",
    ] {
        assert_eq!(names::clean(wrong), Err(Refusal::BadName), "{wrong:?}");
    }
}

#[test]
fn f11_towers_of_marks_and_marks_alone_are_refused() {
    let tower = |marks: usize| {
        format!(
            "Z{}",
            "\u{334}\u{335}\u{336}\u{337}"
                .chars()
                .cycle()
                .take(marks)
                .collect::<String>()
        )
    };
    assert!(
        names::clean(&tower(3)).is_ok(),
        "as much as a language needs"
    );
    for wrong in [
        tower(4),
        tower(23),
        "\u{301}".to_owned(),
        "\u{301}\u{302}".to_owned(),
        "a \u{301}b".to_owned(),
    ] {
        assert_eq!(names::clean(&wrong), Err(Refusal::BadName), "{wrong:?}");
    }
    for right in ["ตั้งใจ", "नमस्ते", "Nguyễn", "שָׁלוֹם", "Ґанок", "❤\u{fe0f}"]
    {
        assert!(names::clean(right).is_ok(), "{right}");
    }
}

#[test]
fn f11_names_that_look_alike_have_the_same_rest() {
    for (one, other) in [
        ("Mika", "mika"),
        ("Mika", "Міка"),
        ("Mika", "M\u{456}k\u{430}"),
        ("Anna", "An na"),
        ("Ann", "Añn."),
        ("Bill", "BiIl"),
        ("O", "0"),
        ("morn", "mom"),
        ("Ｍｉｋａ", "Mika"),
    ] {
        assert_eq!(names::rest(one), names::rest(other), "{one} {other}");
    }
    for (one, other) in [
        ("Mika", "Mila"),
        ("座", "敷"),
        ("❤", "★"),
        ("Оля", "Толя"),
        ("Anna", "Hanna"),
    ] {
        assert_ne!(names::rest(one), names::rest(other), "{one} {other}");
    }
}

#[test]
fn f11_names_of_bots_are_known() {
    for bot in [
        "solid",
        "Solid",
        "s0lid",
        "bot",
        "Bot 2",
        "Бот 3",
        "novice bot",
        "бот-новичок",
        "випадковий бот",
        "Random",
        "master 7",
        "bot4",
    ] {
        assert!(names::is_bots(bot), "{bot}");
    }
    for person in [
        "Mika",
        "Botond",
        "Solidarity",
        "Абботт",
        "Randolph",
        "7",
        "座敷",
    ] {
        assert!(!names::is_bots(person), "{person}");
    }
    assert_eq!(
        (names::shown("Mika", 1), names::shown("Mika", 2)),
        ("Mika".to_owned(), "Mika (2)".to_owned())
    );
}
