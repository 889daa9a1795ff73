//! The server keeps every constraint that its description names, at its borders.

use serde_json::{Value, json};

use crate::house::House;
use crate::http::{Guest, request};

/// Texts that fit a pattern and texts that do not. A pattern that is not here fails the test.
fn examples(pattern: &str) -> (Vec<String>, Vec<String>) {
    let owned = |texts: &[&str]| {
        texts
            .iter()
            .map(|&text| text.to_owned())
            .collect()
    };
    match pattern {
        r"^\s*\S(.{0,22}\S)?\s*$" => {
            let mut fine: Vec<String> = owned(&["a", "  Ada  ", "Оля і Ко", "a b"]);
            fine.extend(["ж".repeat(24), format!("  {}  ", "座".repeat(24))]);
            let mut wrong: Vec<String> = owned(&["", " ", "   "]);
            wrong.extend(["ж".repeat(25), format!(" {} ", "a".repeat(25))]);
            (fine, wrong)
        }
        "^[0-9]{1,18}_([0-9a-hjkmnp-tv-z]{16}|[0-9a-hjkmnp-tv-z]{10}-[1-9][0-9]{0,8})$" => (
            owned(&[
                "0_0123456789-1",
                "999999999999999999_abcdefghjk-999999999",
                "1_0123456789abcdef",
            ]),
            owned(&[
                "",
                "1",
                "_0123456789-1",
                "1_0123456789-0",
                "1_0123456789-01",
                "1_012345678-1",
                "+1_0123456789-1",
                "1_012345678i-1",
                "1-0123456789-1",
                "9999999999999999999_0123456789-1",
                "1_0123456789abcde",
                "1_0123456789abcdefg",
                "1_0123456789abcdei",
                "1_0123456789",
            ]),
        ),
        other => panic!("no examples of {other}"),
    }
}

fn resolved<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(path) => document
            .pointer(path.trim_start_matches('#'))
            .unwrap(),
        None => schema,
    }
}

/// Values at the borders of what a schema takes, and whether it takes them.
fn borders(schema: &Value) -> Vec<(Value, bool)> {
    let mut values = Vec::new();
    let words = schema["enum"].as_array();
    match schema["type"].as_str() {
        Some("string") => {
            values.extend(
                [json!(1), json!(null), json!(true), json!(["a"])].map(|value| (value, false)),
            );
            values.extend(
                words
                    .into_iter()
                    .flatten()
                    .map(|word| (word.clone(), true)),
            );
            if words.is_some() {
                values
                    .extend([json!("other"), json!(""), json!("NONE")].map(|value| (value, false)));
            }
            if let Some(least) = schema["minLength"].as_u64() {
                values.push((json!("a".repeat(least as usize)), true));
                values.push((json!("a".repeat(least as usize - 1)), false));
            }
            if let Some(pattern) = schema["pattern"].as_str() {
                let (fine, wrong) = examples(pattern);
                values.extend(fine.into_iter().map(|text| (json!(text), true)));
                values.extend(wrong.into_iter().map(|text| (json!(text), false)));
            }
        }
        Some("integer") => {
            let (least, most) = (
                schema["minimum"].as_i64().unwrap(),
                schema["maximum"].as_i64().unwrap(),
            );
            values.extend([least, most].map(|value| (json!(value), true)));
            values.extend(
                [json!(least - 1), json!(most + 1), json!("x"), json!(1.5)]
                    .map(|value| (value, false)),
            );
        }
        Some("boolean") => {
            values.extend([true, false].map(|value| (json!(value), true)));
            values.extend([json!("true"), json!(0), json!(null)].map(|value| (value, false)));
        }
        other => panic!("no borders of {other:?}"),
    }
    values
}

/// Bodies at the borders of an object's schema.
fn bodies(document: &Value, schema: &Value, good: &Value) -> Vec<(Value, bool)> {
    let mut bodies = vec![
        (good.clone(), true),
        (json!([]), false),
        (json!("text"), false),
        (json!(null), false),
    ];
    let changed = |name: &str, value: Value| {
        let mut body = good.clone();
        body[name] = value;
        body
    };
    assert_eq!(schema["additionalProperties"], false);
    bodies.push((changed("further", json!(1)), false));
    let required = schema["required"].as_array().unwrap();
    for (name, property) in schema["properties"].as_object().unwrap() {
        let mut without = good.clone();
        without.as_object_mut().unwrap().remove(name);
        bodies.push((without, !required.contains(&json!(name))));
        let values = borders(resolved(document, property));
        bodies.extend(
            values
                .into_iter()
                .map(|(value, fits)| (changed(name, value), fits)),
        );
    }
    bodies
}

#[tokio::test]
async fn every_constraint_on_bodies_is_the_servers_own() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let document: Value = ada.get("/api/openapi.json").await.json();
    let table = json!({ "game": "samurakva", "config": "", "pace": "none", "level": "novice", "listed": true });
    let code = ada
        .send("POST", "/api/session/recovery", &json!({}))
        .await
        .json::<Value>()["code"]
        .clone();
    let mut driven = 0;
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
            if schema.is_null() {
                continue;
            }
            driven += 1;
            let good = match path.as_str() {
                "/api/tables" => table.clone(),
                "/api/session/recover" => json!({ "code": code }),
                _ => json!({ "name": "Ada" }),
            };
            for (body, fits) in bodies(&document, resolved(&document, schema), &good) {
                let answer = ada
                    .send(&method.to_uppercase(), path, &body)
                    .await;
                let status = answer.status.to_string();
                assert!(
                    operation["responses"].get(&status).is_some(),
                    "{method} {path} {body}: {answer:?}"
                );
                let expected = if fits { 2 } else { 4 };
                assert_eq!(
                    answer.status / 100,
                    expected,
                    "{method} {path} {body}: {answer:?}"
                );
                assert!(
                    fits || answer.status == 400 && !answer.code().is_empty(),
                    "{body}: {answer:?}"
                );
            }
        }
    }
    assert_eq!(
        driven, 4,
        "POST and PATCH of the session, POST of a code and of tables"
    );
}

#[tokio::test]
async fn every_constraint_on_parameters_is_the_servers_own() {
    let house = House::open(&[]).await;
    let ada = Guest::new(house.address, "Ada").await;
    let document: Value = ada.get("/api/openapi.json").await.json();
    let mut driven = Vec::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        let parameters = operations["get"]["parameters"]
            .as_array()
            .into_iter()
            .flatten();
        for parameter in parameters.filter(|parameter| parameter["in"] == "query") {
            let name = parameter["name"].as_str().unwrap();
            driven.push(name.to_owned());
            // In an address everything is text.
            let values = borders(resolved(&document, &parameter["schema"])).into_iter();
            let texts = values.filter(|(value, fits)| {
                value.is_string() || *fits || value.is_i64() && name == "limit"
            });
            for (value, fits) in texts {
                let text = value
                    .as_str()
                    .map_or_else(|| value.to_string(), str::to_owned);
                let answer = ada
                    .get(&format!("{path}?{name}={}", text.replace('+', "%2B")))
                    .await;
                let expected = if fits { 200 } else { 400 };
                assert_eq!(answer.status, expected, "{name}={text}: {answer:?}");
                assert!(fits || answer.code() == "bad_body", "{answer:?}");
            }
            assert_eq!(
                ada.get(&format!("{path}?{name}x=1")).await.status,
                400,
                "no other parameters"
            );
        }
    }
    assert_eq!(
        driven,
        ["limit", "before"].repeat(2),
        "of a guest and of matches"
    );
}

#[tokio::test]
async fn what_needs_a_session_says_so_and_the_rest_does_not() {
    let house = House::open(&[]).await;
    let document: Value = request(house.address, "GET", "/api/openapi.json", &[], "")
        .await
        .json();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let real = path
                .replace("{code}", "0123456789")
                .replace("{id}", "0123456789-1");
            let kind = [crate::http::kind()];
            let answer = request(house.address, &method.to_uppercase(), &real, &kind, "").await;
            let needs = !operation["security"].is_null();
            assert_eq!(answer.status == 401, needs, "{method} {path}: {answer:?}");
            let status = answer.status.to_string();
            assert!(
                operation["responses"].get(&status).is_some(),
                "{method} {path}: {answer:?}"
            );
        }
    }
}
