//! Names have one text each, and junk is none.

use proptest::prelude::*;
use protocol::{GuestId, Hex32, Key, MatchId, TableCode};

proptest! {
    #[test]
    fn names_are_their_text(table in any::<[u8; 10]>(), guest in any::<[u8; 13]>(), key in any::<[u8; 16]>(), number in 1u32..) {
        let table = TableCode::from_random(table);
        prop_assert_eq!(table.to_string().parse(), Ok(table));
        let guest = GuestId::from_random(guest);
        prop_assert_eq!(guest.to_string().parse(), Ok(guest));
        let key = Key::from_random(key);
        prop_assert_eq!(key.to_string().parse(), Ok(key));
        let id = MatchId { table, number };
        prop_assert_eq!(id.to_string().parse(), Ok(id));
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
    for text in ["", "k3v9q0x7a", "k3v9q0x7abc", "k3v9q0x7aI", "k3v9q0x7a\u{301}", "K3V9Q0X7AB"] {
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
