//! Every refusal occurs, names its rule, and stands in RULES.md.

use game_core::Reason;
use samurai_spirit::Refusal;

use crate::table::{after, refused};

const RULES: &str = include_str!("../../RULES.md");
const FOUR: &str = "samurai=heihachi,daisuke,kyuzo,katsushiro level=normal";
const TWO: &str = "samurai=kikuchiyo,heihachi spare_tokens=off";

/// Options, position, actions before, the action, and why it is refused.
const CASES: &[(&str, &str, &str, &str, &str)] = &[
    (
        "samurai=2 spare_tokens=on",
        "samurai=heihachi kyuzo; stack=1-none-fire",
        "",
        "0 fight",
        "spares_first",
    ),
    (
        "samurai=2 spare_tokens=on",
        "samurai=heihachi kyuzo; stack=1-none-fire",
        "",
        "0 spare kyuzo",
        "no_spare_token",
    ),
    (
        TWO,
        "round=3; lines=6-none-nosup+wound*/; stack=1-none-fire",
        "",
        "0 fight",
        "penalty_first",
    ),
    (
        TWO,
        "round=3; lines=6-none-nosup+wound*/; stack=1-none-fire",
        "",
        "0 ignore",
        "cannot_ignore",
    ),
    (
        TWO,
        "round=3; lines=6-none-nosup+wound*/; stack=1-none-fire",
        "",
        "0 suffer fire",
        "not_that_penalty",
    ),
    (TWO, LOSING, "", "0 fight", "lose_first"),
    (TWO, LOSING, "", "0 lose farm", "not_defended"),
    (
        FOUR,
        "stack=1-none-fire 2-none-fire",
        "",
        "0 defend",
        "act_first",
    ),
    (
        FOUR,
        "stack=1-none-fire 2-none-fire",
        "",
        "0 support 0",
        "support_self",
    ),
    (
        FOUR,
        "lines=1-farm-nosup///; stack=1-none-fire",
        "",
        "0 support 1",
        "no_support",
    ),
    (
        FOUR,
        "tokens=1 1 2 3; stack=1-none-fire",
        "",
        "0 support 1",
        "token_away",
    ),
    (
        FOUR,
        "passed=1; stack=1-none-fire",
        "",
        "0 support 1",
        "support_passed",
    ),
    (
        FOUR,
        "stack=1-none-fire",
        "",
        "0 support 4",
        "no_such_samurai",
    ),
    (
        FOUR,
        "stack=2-doll-none 1-none-fire",
        "0 fight",
        "0 pass",
        "play_first",
    ),
    (
        FOUR,
        "stack=2-none-fire 1-none-fire",
        "0 fight",
        "0 defend",
        "no_symbol",
    ),
    (
        FOUR,
        "defended=1-doll-none///; stack=2-doll-none 1-none-fire",
        "0 fight",
        "0 defend",
        "symbol_defended",
    ),
    (
        FOUR,
        "lines=1-hat-nodef///; stack=2-doll-none 1-none-fire",
        "0 fight",
        "0 defend",
        "no_defending",
    ),
    (
        FOUR,
        "active=3; stack=2-doll-none 4-doll-none 1-none-fire",
        "3 fight; 3 redraw",
        "3 redraw",
        "must_place",
    ),
    (
        FOUR,
        BANNED,
        "0 suffer notal; 0 fight",
        "0 hand 1",
        "no_talents",
    ),
    (
        FOUR,
        "stack=1-doll-none 1-none-fire",
        "0 fight",
        "0 hand 1",
        "cannot_hand",
    ),
    (
        "samurai=heihachi,daisuke spare_tokens=off",
        "tokens=0 0; stack=1-doll-none 1-none-fire",
        "0 fight; 0 hand 1; 1 hand 0",
        "0 hand 1",
        "handed_before",
    ),
    (
        FOUR,
        "stack=2-doll-none 1-none-fire",
        "0 fight",
        "0 hand 2",
        "not_neighbour",
    ),
    (
        FOUR,
        "passed=1; stack=2-doll-none 1-none-fire",
        "0 fight",
        "0 hand 1",
        "neighbour_passed",
    ),
    (
        FOUR,
        "stack=2-doll-none 1-none-fire",
        "0 fight",
        "0 discard",
        "cannot_discard",
    ),
    (
        FOUR,
        "active=2; stack=2-doll-none 1-none-fire",
        "2 fight",
        "2 discard",
        "no_equal_card",
    ),
    (
        FOUR,
        "stack=2-doll-none 1-none-fire",
        "0 fight",
        "0 redraw",
        "cannot_redraw",
    ),
    (
        FOUR,
        "active=3; stack=2-doll-none",
        "3 fight",
        "3 redraw",
        "nothing_to_redraw",
    ),
    (
        TWO,
        "stack=1-none-fire 2-none-fire 3-none-wound",
        "0 fight",
        "0 pass",
        "second_fight_first",
    ),
    (TWO, STRIKING, "0 fight", "0 pass", "kiai_first"),
    (TWO, STRIKING, "0 fight", "0 strike 1", "empty_line"),
    (HEALERS, HEALING, "0 fight", "0 heal 1", "not_wounded"),
    (HEALERS, MOVING, "1 fight", "1 move 0 0", "same_samurai"),
    (HEALERS, MOVING, "1 fight", "1 move 1 2", "kiai_on_passed"),
    (FOUR, LENDING, "2 fight", "2 lend 0 3", "token_not_home"),
    (
        FOUR,
        ARRANGING,
        "3 fight; 3 confront; 3 kiai",
        "3 fight",
        "arrange_first",
    ),
    (
        FOUR,
        ARRANGING,
        "3 fight; 3 confront; 3 kiai",
        "3 next 3-none-wound",
        "not_turned_up",
    ),
];

const LOSING: &str =
    "round=3; lines=6-none-losedef*/; defended=1-hat-none* 1-doll-none/; stack=1-none-fire";
const BANNED: &str = "round=3; lines=6-none-wound+notal*///; stack=2-doll-none 1-none-fire";
const STRIKING: &str = "lines=4-hat-none 3-doll-none/; stack=3-none-wound 1-none-fire";
const HEALERS: &str = "samurai=heihachi,daisuke,kyuzo level=normal";
const HEALING: &str = "wounds=3 0 0; barricades=5; lines=4-hat-none 4-doll-none//; stack=3-doll-none 1-none-fire; defended=1-doll-none//";
const MOVING: &str =
    "active=1; passed=2; lines=/4-hat-none 2-doll-none/; stack=2-none-fire 1-none-fire";
const LENDING: &str =
    "active=2; tokens=1 1 2 3; lines=//4-hat-none 2-doll-none/; stack=3-none-wound 1-none-fire";
const ARRANGING: &str = "active=3; lines=///4-hat-none 2-doll-none; stack=4-none-wound 1-none-fire 2-none-fire 3-none-wound";

#[test]
fn every_refusal_occurs_with_its_rule() {
    let mut missing: Vec<&str> = Refusal::ALL.iter().map(Reason::code).collect();
    for (config, deal, actions, action, code) in CASES {
        let reason = Refusal::ALL
            .iter()
            .find(|reason| reason.code() == *code)
            .unwrap();
        let found = refused(&after(config, deal, actions), action);
        assert_eq!(
            found,
            format!("{code} {}", reason.rule()),
            "{deal}; {actions}; {action}"
        );
        missing.retain(|other| other != code);
    }
    assert_eq!(missing, [""; 0], "refusals without a case");
}

#[test]
fn every_refusal_stands_in_the_rules() {
    for reason in Refusal::ALL {
        let row = format!("| `{}` | {} |", reason.code(), reason.rule());
        assert!(RULES.contains(&row), "no row {row}");
        assert!(
            RULES.contains(&format!("**{}**", reason.rule())),
            "no rule {}",
            reason.rule()
        );
    }
    assert_eq!(RULES.matches("\n| `").count(), Refusal::ALL.len());
}
