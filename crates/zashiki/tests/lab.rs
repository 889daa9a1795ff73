//! The study subcommands as a person at a command line meets them.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]
// That is how expected texts are written when they are updated.
#![allow(clippy::needless_raw_string_hashes)]

use std::fs;
use std::process::Command;

use expect_test::{Expect, expect};

/// Exit status, standard output and standard error.
fn zashiki(line: &[&str]) -> (i32, String, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_zashiki"))
        .args(line)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        done.status.code().unwrap(),
        text(done.stdout),
        text(done.stderr),
    )
}

/// Refused with status 2 and this message, and nothing on standard output.
#[allow(clippy::needless_pass_by_value)]
fn refused(line: &[&str], message: Expect) {
    let (status, out, error) = zashiki(line);
    assert_eq!((status, out.as_str()), (2, ""), "{line:?}");
    message.assert_eq(&error);
}

#[test]
fn bad_input_is_answered_with_what_is_wrong() {
    refused(
        &["simulate", "chess"],
        expect![[r#"
        zashiki: there is no game `chess`; the games are samurakva, yokai-septet, samurai-sword, samurai-spirit
    "#]],
    );
    refused(
        &[
            "simulate",
            "samurakva",
            "--config",
            "players=11 table=round",
        ],
        expect![[r#"
        zashiki: config: table: there is no such field; players: `11` is not a whole number from 2 to 10
    "#]],
    );
    refused(
        &["simulate", "samurakva", "--bots", "solid,best"],
        expect![[r#"
        zashiki: `best` is no bot; write LEVEL, LEVEL@PLAYOUTS or NAME=LEVEL@PLAYOUTS with a level of random, novice, casual, solid, master (in some games also unlearned, mcs, mc-rollout), or NAME=cmd:PROGRAM
    "#]],
    );
    let four = "a=solid,b=solid,c=solid,d=solid";
    refused(
        &[
            "simulate",
            "samurai-sword",
            "--config",
            "players=3",
            "--bots",
            four,
        ],
        expect![[r#"
        zashiki: 4 bots do not fit on 3 seats
    "#]],
    );
    refused(
        &["simulate", "samurakva", "--shard", "3/2"],
        expect![[r#"
        zashiki: `3/2` is no shard; write i/n with i from 1 to n, such as 1/4
    "#]],
    );
    refused(
        &["simulate", "samurakva", "--games", "0"],
        expect![[r#"
        zashiki: the number of games must be at least 1
    "#]],
    );
    refused(
        &["simulate", "samurakva", "--threads", "0"],
        expect![[r#"
        zashiki: the number of threads must be at least 1
    "#]],
    );
    refused(
        &["tournament", "samurakva", "--bots", "solid"],
        expect![[r#"
        zashiki: a tournament needs at least two bots
    "#]],
    );
    refused(
        &["tournament", "samurakva", "--resamples", "5"],
        expect![[r#"
        zashiki: the number of resamples must be at least 100
    "#]],
    );
    refused(
        &["merge", "no-such-file.json"],
        expect![[r#"
        zashiki: no-such-file.json: No such file or directory (os error 2)
    "#]],
    );
    refused(
        &["figures", "--only", "chess"],
        expect![[r#"
        zashiki: there is no game `chess`; the games are samurakva, yokai-septet, samurai-sword, samurai-spirit
    "#]],
    );
}

#[test]
fn the_figures_are_written_into_a_page() {
    let page = std::env::temp_dir().join(format!("zashiki-page-{}.md", std::process::id()));
    let name = page.to_str().unwrap();
    let run = ["figures", "--quick", "--only", "samurakva", "--into", name];
    fs::write(&page, "# Bots\n").unwrap();
    let (status, _, error) = zashiki(&run);
    assert_eq!(
        (status, error),
        (
            2,
            format!("zashiki: {name}: the marks of the figures are not there\n")
        )
    );
    fs::write(
        &page,
        "# Bots\n<!-- figures -->\nold\n<!-- end of figures -->\nThe end.\n",
    )
    .unwrap();
    assert_eq!(zashiki(&run), (0, String::new(), String::new()));
    let text = fs::read_to_string(&page).unwrap();
    fs::remove_file(&page).unwrap();
    assert!(
        text.starts_with("# Bots\n<!-- figures -->\n### What is reached\n"),
        "{text}"
    );
    assert!(
        text.ends_with("<!-- end of figures -->\nThe end.\n"),
        "{text}"
    );
    assert!(
        text.contains("| 3 novices | 8 | penalty less the others' mean | ")
            && !text.contains("old"),
        "{text}"
    );
}

/// The page of the documentation has the marks, and the same parts as a new run would write.
#[test]
fn the_documentation_holds_all_figures() {
    let page = include_str!("../../../docs/bots.md");
    let (_, rest) = page.split_once("<!-- figures -->\n").unwrap();
    let (part, _) = rest
        .split_once("<!-- end of figures -->\n")
        .unwrap();
    let (status, made, _) = zashiki(&["figures", "--quick"]);
    assert_eq!(status, 0);
    let heads = |text: &str| {
        let heads = text
            .lines()
            .filter(|line| line.starts_with("### "));
        heads.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(heads(part), heads(&made));
    assert_eq!(part.lines().count(), made.lines().count());
    assert!(page.contains("zashiki figures --into docs/bots.md"));
}

#[test]
fn words_that_are_not_on_offer_are_answered_with_those_that_are() {
    let (status, _, error) = zashiki(&["simulate", "samurakva", "--format", "xml"]);
    assert_eq!(status, 2);
    assert!(
        error.contains("[possible values: table, json, csv]"),
        "{error}"
    );
    let (status, _, error) = zashiki(&["tournament", "samurakva", "--mode", "swiss"]);
    assert_eq!(status, 2);
    assert!(
        error.contains("`swiss` is no mode; write round-robin or one-vs-rest"),
        "{error}"
    );
    let (status, _, error) =
        zashiki(&["simulate", "samurakva", "--shard", "1/2", "--format", "csv"]);
    assert_eq!(status, 2);
    assert!(error.contains("cannot be used with"), "{error}");
}

#[test]
fn parts_played_apart_give_what_one_run_gives() {
    let run = [
        "simulate",
        "yokai-septet",
        "--bots",
        "a=random,b=random",
        "--games",
        "25",
        "--seed",
        "9",
    ];
    let folder = std::env::temp_dir().join(format!("zashiki-shards-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let mut files = Vec::new();
    for shard in ["1/3", "2/3", "3/3"] {
        let (status, out, _) = zashiki(&[&run[..], &["--shard", shard, "--threads", "2"]].concat());
        assert_eq!(status, 0);
        let path = folder.join(shard.replace('/', "-of-"));
        fs::write(&path, out).unwrap();
        files.push(path.to_str().unwrap().to_owned());
    }
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    for format in ["table", "json", "csv"] {
        let whole = zashiki(&[&run[..], &["--format", format, "--threads", "1"]].concat());
        let merged = zashiki(&[&["merge", "--format", format], &files[..]].concat());
        assert_eq!(whole, merged);
        assert!(
            whole.0 == 0 && whole.1.contains("rounds won"),
            "{}",
            whole.1
        );
    }
    let (status, _, error) = zashiki(&["merge", files[0], files[2]]);
    assert_eq!(
        (status, error.as_str()),
        (2, "zashiki: shards missing: 2/3\n")
    );
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_tournament_writes_tables_and_objects() {
    let bots = "a=random,b=random";
    let run = [
        "tournament",
        "samurai-spirit",
        "--bots",
        bots,
        "--deals",
        "3",
        "--resamples",
        "100",
    ];
    let (status, out, _) = zashiki(&run);
    assert_eq!(status, 0);
    let line = "**a against b**: a table of the first with a table of the second; 6 matches";
    assert!(out.contains(line), "{out}");
    let (status, out, _) = zashiki(&[&run[..], &["--format", "json", "--time"]].concat());
    assert_eq!(status, 0);
    assert!(
        out.contains("\"milliseconds_a_move\"") && out.contains("\"mode\": \"round-robin\""),
        "{out}"
    );
}

#[test]
fn the_bench_names_every_game() {
    let (status, out, _) = zashiki(&["bench", "--json", "--seconds", "0.01", "--repeats", "1"]);
    assert_eq!(status, 0);
    let games = [
        "samurakva",
        "yokai-septet",
        "samurai-sword",
        "samurai-spirit",
    ];
    for word in games
        .iter()
        .chain(&["\"simulations\"", "\"decisions\""])
    {
        assert!(out.contains(word), "{word}\n{out}");
    }
}
