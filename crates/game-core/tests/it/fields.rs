//! Settings and positions as text: numbers in one way, and problems that do not outgrow the text.

use game_core::{Field, FieldKind, Fields, ProblemKind, Problems, Reader, text};

#[derive(Clone, PartialEq, Eq, Debug)]
struct Players(i64);

impl Fields for Players {
    const FIELDS: &'static [Field] = &[Field {
        key: "players",
        kind: FieldKind::Number { min: -5, max: 10 },
        default: None,
    }];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        reader.number("players", -5..=10).map(Players)
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        vec![("players", self.0.to_string())]
    }
}

#[test]
fn a_number_has_one_text() {
    for number in [-5, -1, 0, 4, 10] {
        let text = format!("players={number}");
        assert_eq!(Players::from_words(&text), Ok(Players(number)));
    }
    for text in ["04", "+4", "-0", "4.0", "", " 4", "0x4", "11", "-05"] {
        let found = Players::from_pairs([("players", text)]);
        assert!(found.is_err(), "{text:?}");
    }
    assert_eq!(text::numbers::<u8>("3 5"), Some(vec![3, 5]));
    assert_eq!(text::numbers::<u8>("3 05"), None);
}

#[test]
fn the_first_problems_are_listed_and_the_rest_counted() {
    let keys: Vec<String> = (0..90_000)
        .map(|number| format!("k{number}"))
        .collect();
    let pairs = keys.iter().map(|key| (key.as_str(), "1"));
    let Problems(list) = Players::from_pairs(pairs).unwrap_err();
    assert_eq!(list.len(), 21);
    assert_eq!(
        (&*list[0].field, &list[0].kind),
        ("k0", &ProblemKind::Unknown)
    );
    // The missing field is counted too.
    let more = ProblemKind::More { count: 89_981 };
    assert_eq!((&*list[20].field, &list[20].kind), ("k20", &more));
    let said = Problems(list).to_string();
    assert!(said.ends_with("; k20: and 89981 more problems, not listed"));
    assert!(said.len() < 1_000);
}

#[test]
fn a_long_name_or_value_is_quoted_in_part() {
    let long = "ż".repeat(100_000);
    let said = Players::from_pairs([("players", &*long), (&*long, "1")])
        .unwrap_err()
        .to_string();
    assert!(said.len() < 1_000, "{}", said.len());
    assert!(said.contains('…'));
}
