//! What shells and the manual are told of the command line.

use std::process::{Command, Output};

/// Options of every command that players use, as far as they are not hidden.
const OPTIONS: [(&str, &[&str]); 4] = [
    ("games", &["--lang"]),
    (
        "play",
        &[
            "--resume", "--list", "--record", "--level", "--seats", "--pause", "--server",
            "--clock", "--listed", "--talk", "--plain", "--colors", "--theme", "--ascii", "--name",
            "--lang", "--data",
        ],
    ),
    (
        "watch",
        &[
            "--server", "--plain", "--colors", "--theme", "--ascii", "--name", "--lang", "--data",
        ],
    ),
    (
        "replay",
        &[
            "--lang", "--until", "--viewer", "--watch", "--colors", "--theme", "--ascii",
        ],
    ),
];

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_zashiki"))
        .args(args)
        .output()
        .unwrap()
}

fn printed(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_manual_has_a_page_for_each_command_with_all_its_options() {
    // A hyphen that may not become a dash is written so.
    let plain = |page: &str| page.replace("\\-", "-");
    let whole = plain(&printed(&["man"]));
    assert!(whole.contains(".TH zashiki 1"), "{whole}");
    for (command, options) in OPTIONS {
        assert!(whole.contains(&format!("zashiki-{command}(1)")), "{whole}");
        let page = plain(&printed(&["man", command]));
        assert!(page.contains(&format!(".TH zashiki-{command} 1")), "{page}");
        for option in options {
            assert!(page.contains(option), "{command} {option}: {page}");
        }
    }
    let output = run(&["man", "hanafuda"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("hanafuda"), "{told}");
}

#[test]
fn five_shells_complete_every_command_and_option() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = printed(&["completions", shell]);
        for (command, options) in OPTIONS {
            assert!(script.contains(command), "{shell} {command}");
            for option in options {
                // Fish has long options without their hyphens.
                let bare = format!("-l {}", option.trim_start_matches('-'));
                let is_there = script.contains(option) || script.contains(&bare);
                assert!(is_there, "{shell} {command} {option}");
            }
        }
    }
}

#[test]
fn games_are_listed_in_the_language_that_is_asked_for() {
    let told = printed(&["games", "--lang", "ru"]);
    assert!(told.contains("samurakva: Самураква"), "{told}");
    assert!(told.contains("players=2..10 (4): "), "{told}");
    let mut command = Command::new(env!("CARGO_BIN_EXE_zashiki"));
    command.arg("games").env("LC_ALL", "pl_PL.UTF-8");
    let told = String::from_utf8(command.output().unwrap().stdout).unwrap();
    assert!(told.contains("samurai-spirit: 7 Samurajów"), "{told}");
}
