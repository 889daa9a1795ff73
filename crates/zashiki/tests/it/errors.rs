//! Every way in which a request can be wrong, with the answer it gets.

use expect_test::{Expect, expect};

use crate::client::Engine;

/// A match to ask about: number 1, Samurakva for two.
const START: &str = r#"{"request":"start","game":"samurakva","config":{"players":2},"seed":1}"#;

fn check(lines: &[&str], expected: &Expect) {
    let mut engine = Engine::start();
    engine.send(START.as_bytes());
    let answers = lines
        .iter()
        .map(|line| engine.send(line.as_bytes()) + "\n");
    expected.assert_eq(&answers.collect::<String>());
    engine.end();
}

#[test]
fn lines_that_are_no_request() {
    check(
        &[
            "",
            " ",
            "\r",
            "games",
            "{",
            "[]",
            "null",
            "7",
            "\"games\"",
            "{} {}",
            "{\"a\":1,}",
            "{'request':'games'}",
        ],
        &expect![[r#"
            {"error":"not_json","message":"not JSON: EOF while parsing a value at line 1 column 0","position":0}
            {"error":"not_json","message":"not JSON: EOF while parsing a value at line 1 column 1","position":1}
            {"error":"not_json","message":"not JSON: EOF while parsing a value at line 1 column 1","position":1}
            {"error":"not_json","message":"not JSON: expected value at line 1 column 1","position":1}
            {"error":"not_json","message":"not JSON: EOF while parsing an object at line 1 column 1","position":1}
            {"error":"not_an_object","message":"a request is a JSON object"}
            {"error":"not_an_object","message":"a request is a JSON object"}
            {"error":"not_an_object","message":"a request is a JSON object"}
            {"error":"not_an_object","message":"a request is a JSON object"}
            {"error":"not_json","message":"not JSON: trailing characters at line 1 column 4","position":4}
            {"error":"not_json","message":"not JSON: trailing comma at line 1 column 8","position":8}
            {"error":"not_json","message":"not JSON: key must be a string at line 1 column 2","position":2}
        "#]],
    );
}

#[test]
fn fields_of_the_wrong_type() {
    check(
        &[
            r#"{"request":7}"#,
            r#"{"request":null,"tag":"t"}"#,
            r#"{"request":"legal","match":-1,"seat":0.5}"#,
            r#"{"request":"legal","match":"1","seat":true}"#,
            r#"{"request":"view","match":1,"viewer":"nobody"}"#,
            r#"{"request":"view","match":1,"viewer":{"seat":0}}"#,
            r#"{"request":"events","match":1,"viewer":0,"since":-3}"#,
            r#"{"request":"apply","match":1,"seat":0,"action":["choose 1"]}"#,
            r#"{"request":"open","record":["zashiki-record 1"]}"#,
            r#"{"request":"start","game":"samurakva","config":"players=2"}"#,
            r#"{"request":"start","game":"samurakva","config":{"players":2.5}}"#,
            r#"{"request":"start","game":"samurakva","deal":[],"seed":"ABC"}"#,
            r#"{"request":"start","game":"samurakva","seed":-1}"#,
            r#"{"request":"games","tag":{"a":1}}"#,
            r#"{"request":"games","tag":null}"#,
        ],
        &expect![[r#"
            {"error":"bad_request","message":"request: `7` is not the name of a request","problems":[{"code":"field_malformed","expected":"the name of a request","field":"request","found":"7","message":"`7` is not the name of a request"}]}
            {"tag":"t","error":"bad_request","message":"request: `null` is not the name of a request","problems":[{"code":"field_malformed","expected":"the name of a request","field":"request","found":"null","message":"`null` is not the name of a request"}]}
            {"error":"bad_request","message":"match: `-1` is not the number of a match; seat: `0.5` is not the number of a seat","problems":[{"code":"field_malformed","expected":"the number of a match","field":"match","found":"-1","message":"`-1` is not the number of a match"},{"code":"field_malformed","expected":"the number of a seat","field":"seat","found":"0.5","message":"`0.5` is not the number of a seat"}]}
            {"error":"bad_request","message":"match: `\"1\"` is not the number of a match; seat: `true` is not the number of a seat","problems":[{"code":"field_malformed","expected":"the number of a match","field":"match","found":"\"1\"","message":"`\"1\"` is not the number of a match"},{"code":"field_malformed","expected":"the number of a seat","field":"seat","found":"true","message":"`true` is not the number of a seat"}]}
            {"error":"bad_request","message":"viewer: `\"nobody\"` is not the number of a seat or \"spectator\"","problems":[{"code":"field_malformed","expected":"the number of a seat or \"spectator\"","field":"viewer","found":"\"nobody\"","message":"`\"nobody\"` is not the number of a seat or \"spectator\""}]}
            {"error":"bad_request","message":"viewer: `{\"seat\":0}` is not the number of a seat or \"spectator\"","problems":[{"code":"field_malformed","expected":"the number of a seat or \"spectator\"","field":"viewer","found":"{\"seat\":0}","message":"`{\"seat\":0}` is not the number of a seat or \"spectator\""}]}
            {"error":"bad_request","message":"since: `-3` is not a whole number from 0 up","problems":[{"code":"field_malformed","expected":"a whole number from 0 up","field":"since","found":"-3","message":"`-3` is not a whole number from 0 up"}]}
            {"error":"bad_request","message":"action: `[\"choose 1\"]` is not a string","problems":[{"code":"field_malformed","expected":"a string","field":"action","found":"[\"choose 1\"]","message":"`[\"choose 1\"]` is not a string"}]}
            {"error":"bad_request","message":"record: `[\"zashiki-record 1\"]` is not a string","problems":[{"code":"field_malformed","expected":"a string","field":"record","found":"[\"zashiki-record 1\"]","message":"`[\"zashiki-record 1\"]` is not a string"}]}
            {"error":"bad_request","message":"config: `\"players=2\"` is not an object of strings, whole numbers and truth values","problems":[{"code":"field_malformed","expected":"an object of strings, whole numbers and truth values","field":"config","found":"\"players=2\"","message":"`\"players=2\"` is not an object of strings, whole numbers and truth values"}]}
            {"error":"bad_request","message":"config: `{\"players\":2.5}` is not an object of strings, whole numbers and truth values","problems":[{"code":"field_malformed","expected":"an object of strings, whole numbers and truth values","field":"config","found":"{\"players\":2.5}","message":"`{\"players\":2.5}` is not an object of strings, whole numbers and truth values"}]}
            {"error":"bad_request","message":"deal: `[]` is not an object of strings, whole numbers and truth values; seed: `\"ABC\"` is not 64 lower-case hexadecimal digits or a whole number","problems":[{"code":"field_malformed","expected":"an object of strings, whole numbers and truth values","field":"deal","found":"[]","message":"`[]` is not an object of strings, whole numbers and truth values"},{"code":"field_malformed","expected":"64 lower-case hexadecimal digits or a whole number","field":"seed","found":"\"ABC\"","message":"`\"ABC\"` is not 64 lower-case hexadecimal digits or a whole number"}]}
            {"error":"bad_request","message":"seed: `-1` is not 64 lower-case hexadecimal digits or a whole number","problems":[{"code":"field_malformed","expected":"64 lower-case hexadecimal digits or a whole number","field":"seed","found":"-1","message":"`-1` is not 64 lower-case hexadecimal digits or a whole number"}]}
            {"error":"bad_request","message":"tag: `{\"a\":1}` is not a string or a number","problems":[{"code":"field_malformed","expected":"a string or a number","field":"tag","found":"{\"a\":1}","message":"`{\"a\":1}` is not a string or a number"}]}
            {"error":"bad_request","message":"tag: `null` is not a string or a number","problems":[{"code":"field_malformed","expected":"a string or a number","field":"tag","found":"null","message":"`null` is not a string or a number"}]}
        "#]],
    );
}

#[test]
fn fields_that_are_missing_too_many_or_unknown() {
    check(
        &[
            "{}",
            r#"{"request":"start"}"#,
            r#"{"request":"apply"}"#,
            r#"{"request":"events","since":1}"#,
            r#"{"request":"close","match":1,"match":1}"#,
            r#"{"request":"games","request":"close"}"#,
            r#"{"request":"record","match":1,"viewer":0}"#,
            r#"{"request":"games","tag":1,"tag":2}"#,
        ],
        &expect![[r#"
            {"error":"bad_request","message":"request: must be given","problems":[{"code":"field_missing","field":"request","message":"must be given"}]}
            {"error":"bad_request","message":"game: must be given","problems":[{"code":"field_missing","field":"game","message":"must be given"}]}
            {"error":"bad_request","message":"match: must be given; seat: must be given; action: must be given","problems":[{"code":"field_missing","field":"match","message":"must be given"},{"code":"field_missing","field":"seat","message":"must be given"},{"code":"field_missing","field":"action","message":"must be given"}]}
            {"error":"bad_request","message":"match: must be given; viewer: must be given","problems":[{"code":"field_missing","field":"match","message":"must be given"},{"code":"field_missing","field":"viewer","message":"must be given"}]}
            {"error":"bad_request","message":"match: given more than once","problems":[{"code":"field_repeated","field":"match","message":"given more than once"}]}
            {"error":"bad_request","message":"request: given more than once","problems":[{"code":"field_repeated","field":"request","message":"given more than once"}]}
            {"error":"bad_request","message":"viewer: there is no such field","problems":[{"code":"field_unknown","field":"viewer","message":"there is no such field"}]}
            {"tag":1,"error":"bad_request","message":"tag: given more than once","problems":[{"code":"field_repeated","field":"tag","message":"given more than once"}]}
        "#]],
    );
}

#[test]
fn a_long_value_is_not_told_back_whole() {
    let line = format!(
        r#"{{"request":"view","match":"{}","viewer":0}}"#,
        "é".repeat(500)
    );
    check(
        &[&line],
        &expect![[r#"
        {"error":"bad_request","message":"match: `\"ééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé…` is not the number of a match","problems":[{"code":"field_malformed","expected":"the number of a match","field":"match","found":"\"ééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé…","message":"`\"ééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé…` is not the number of a match"}]}
    "#]],
    );
}

#[test]
fn numbers_beyond_every_table() {
    check(
        &[
            r#"{"request":"view","match":18446744073709551615,"viewer":0}"#,
            r#"{"request":"view","match":18446744073709551616,"viewer":0}"#,
            r#"{"request":"view","match":1,"viewer":256}"#,
            r#"{"request":"apply","match":1,"seat":2,"action":"choose 1"}"#,
            r#"{"request":"apply","match":1,"seat":0,"action":"choose 1","viewer":2}"#,
            r#"{"request":"events","match":1,"viewer":0,"since":18446744073709551615}"#,
        ],
        &expect![[r#"
            {"error":"unknown_match","message":"there is no open match 18446744073709551615","match":18446744073709551615}
            {"error":"bad_request","message":"match: `18446744073709551616` is not the number of a match","problems":[{"code":"field_malformed","expected":"the number of a match","field":"match","found":"18446744073709551616","message":"`18446744073709551616` is not the number of a match"}]}
            {"error":"no_such_seat","message":"there is no seat 256 at this table","seat":256}
            {"error":"no_such_seat","message":"there is no seat 2 at this table","seat":2}
            {"error":"no_such_seat","message":"there is no seat 2 at this table","seat":2}
            {"ok":"events","events":[]}
        "#]],
    );
}

#[test]
fn a_tag_is_written_back_as_it_was_written() {
    check(
        &[
            r#"{"request":"close","match":9,"tag":-1.50e3}"#,
            r#"{"request":"close","match":9,"tag":"\u00e9 \" \n"}"#,
            r#"{"request":"outcome","match":1,"tag":""}"#,
        ],
        &expect![[r#"
            {"tag":-1.50e3,"error":"unknown_match","message":"there is no open match 9","match":9}
            {"tag":"\u00e9 \" \n","error":"unknown_match","message":"there is no open match 9","match":9}
            {"tag":"","ok":"outcome","outcome":null}
        "#]],
    );
}
