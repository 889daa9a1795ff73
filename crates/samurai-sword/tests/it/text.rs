//! Options, positions and actions as text, and everything that can be wrong with them.

use expect_test::{Expect, expect};
use game_core::{Fields, Game, ParseError, Seed};
use samurai_sword::{Action, Card, Character, Config, Deal, Role, SamuraiSword};

#[test]
fn every_card_role_and_character_has_a_text_of_its_own() {
    for card in Card::ALL {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    for role in Role::ALL {
        assert_eq!(role.to_string().parse(), Ok(role));
    }
    for character in Character::ALL {
        assert_eq!(character.to_string().parse(), Ok(character));
    }
    assert_eq!("Katana".parse::<Card>(), Err(ParseError("a card")));
}

#[test]
fn texts_that_are_no_action() {
    for text in [
        "",
        "attack",
        "attack bo",
        "attack bo 1 2",
        "attack bo 10",
        "attack bo 01",
        "attack  bo 1",
        "play",
        "play sword",
        "play geisha 1 parry",
        "play geisha hand 1",
        "end",
        "end turn ",
        "draw",
        "draw card",
        "suffer 1",
        "drop",
        "trade 1",
        "parry",
        "discard",
        "a b c d e f",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

fn config_problems(words: &str, expected: &Expect) {
    let problems = Config::from_words(words).map(|config| config.to_words());
    expected.assert_eq(
        &problems
            .expect_err("these options are wrong")
            .to_string(),
    );
}

#[test]
fn options_that_cannot_be() {
    config_problems(
        "players=8",
        &expect!["players: `8` is not a whole number from 3 to 7"],
    );
    config_problems(
        "players=2 characters=benkei,nobody roles=king",
        &expect![
            "players: `2` is not a whole number from 3 to 7; characters: `benkei,nobody` is not `random` or names by seat, with commas; roles: `king` is not `random` or roles by seat, with commas"
        ],
    );
    config_problems(
        "players=3 characters=benkei,tomoe",
        &expect!["characters: not one character for each seat, all different (R1.3)"],
    );
    config_problems(
        "players=3 characters=benkei,tomoe,benkei",
        &expect!["characters: not one character for each seat, all different (R1.3)"],
    );
    config_problems(
        "players=4 roles=shogun,samurai,samurai,ninja-1",
        &expect!["roles: not a set of roles for this number of players (R1.1)"],
    );
    config_problems(
        "players=4 roles=shogun,samurai,ninja-1,ninja-1",
        &expect!["roles: not a set of roles for this number of players (R1.1)"],
    );
}

#[test]
fn options_in_messages_are_checked_too() {
    let config = Config::from_words("players=3 characters=benkei,tomoe,hanzo").unwrap();
    let text = serde_json::to_string(&config).unwrap();
    assert_eq!(
        text,
        "\"players=3 characters=benkei,tomoe,hanzo roles=random\""
    );
    assert_eq!(serde_json::from_str::<Config>(&text).unwrap(), config);
    assert!(serde_json::from_str::<Config>("\"players=9\"").is_err());
}

fn deal_problems(deal: &str, expected: &Expect) {
    let pairs = deal.split(';').map(|pair| {
        pair.trim()
            .split_once('=')
            .unwrap_or((pair.trim(), ""))
    });
    let config =
        Config::from_words("players=4 characters=nobunaga,goemon,kojiro,hideyoshi").unwrap();
    let result = Deal::from_pairs(pairs).and_then(|deal| {
        SamuraiSword::start_from(&config, &deal, Seed::from_number(1)).map(|_| ())
    });
    expected.assert_eq(
        &result
            .expect_err("this position is wrong")
            .to_string(),
    );
}

#[test]
fn positions_that_cannot_be() {
    deal_problems("deck=rest", &expect!["hands: must be given"]);
    deal_problems(
        "hands=bo/bo/bo; honour=5,3; resilience=5,5,5,5; turn=4; bushido=7",
        &expect![
            "hands: not one hand for each seat; honour: not at least one each, no more than at the start; resilience: not a number up to the character's for each; bushido: no such seat; turn: no such seat"
        ],
    );
    deal_problems(
        "hands=katana katana/bo/bo/bo; honour=0,3,3,3",
        &expect![
            "hands: more cards of one name than the pack has (R1.5); honour: not at least one each, no more than at the start"
        ],
    );
    deal_problems(
        "hands=bo/bo/bo/bo; honour=9,9,9,9; properties=bo///",
        &expect![
            "honour: not at least one each, no more than at the start; properties: not Armor, Fast Draw or Focus by seat"
        ],
    );
    deal_problems(
        "hands=bo/bo/bo/bo; deck=bo",
        &expect!["deck: not all cards of the pack (R1.5)"],
    );
    deal_problems(
        "hands=bo/bo/bo/bo; discards=rest",
        &expect!["discards: the rest can lie in one pile only"],
    );
    deal_problems(
        "hands=bo/bo/bo/bo; phase=discard; roles=shogun,samurai,ronin,ninja-1",
        &expect![
            "roles: not a set of roles for this table (R1.1); phase: nothing to discard with seven cards or fewer (R3.4)"
        ],
    );
    deal_problems(
        "hands=bo/bo/bo/bo; turn=1; resilience=5,0,0,0; phase=play",
        &expect!["resilience: whose turn it is has resilience (R3.1)"],
    );
    deal_problems(
        "hands=bo/bo/bo/bo; characters=benkei,goemon,kojiro,hideyoshi",
        &expect!["characters: not as in the config"],
    );
    deal_problems(
        "hands=bo/sword/bo/bo; honour=many; phase=later; weapons=-1; deck=rest bo; discards=borest; sword=1",
        &expect![[
            r#"sword: there is no such field; honour: `many` is not `full` or numbers with commas; hands: `bo/sword/bo/bo` is not cards by seat such as `parry bo/geisha/`; deck: `rest bo` is not cards such as `bo parry rest`; discards: `borest` is not cards such as `bo parry rest`; phase: `later` is none of ["recover", "play", "discard"]; weapons: `-1` is not a whole number from 0 to 90"#
        ]],
    );
}

#[test]
fn a_position_is_read_as_it_is_written() {
    let text = "roles=shogun,samurai,ninja-1,ninja-2;characters=random;honour=5,3,1,2;resilience=full;\
                properties=armor focus///;bushido=2;hands=bo parry//katana/geisha;deck=daimyo rest;\
                discards=kiseru;turn=1;phase=play;weapons=1";
    let deal = Deal::from_pairs(
        text.split(';')
            .filter_map(|pair| pair.split_once('=')),
    )
    .unwrap();
    let written: Vec<String> = deal
        .values()
        .into_iter()
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    assert_eq!(written.join(";"), text.replace(";\n", ";"));
}

#[test]
fn numbers_of_a_position_have_one_text() {
    deal_problems(
        "hands=///; honour=04,3,3,3; resilience=+4,4,4,4; weapons=01",
        &expect![
            "honour: `04,3,3,3` is not `full` or numbers with commas; resilience: `+4,4,4,4` is not `full` or numbers with commas; weapons: `01` is not a whole number from 0 to 90"
        ],
    );
}
