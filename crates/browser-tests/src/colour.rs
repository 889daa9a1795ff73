//! The contrast of the colours in the style sheets, by the formula of the Web Content Accessibility Guidelines.

use std::collections::BTreeMap;

/// The colours of one theme by their names, without the dashes: `ink`, `paper`.
pub type Theme = BTreeMap<String, [u8; 3]>;

/// The colours that each rule of a style sheet sets, by the rule's selector.
pub fn themes(sheet: &str) -> Vec<(String, Theme)> {
    let without_comments = sheet.split("/*").map(|part| {
        part.split_once("*/")
            .map_or(part, |(_, rest)| rest)
    });
    let text: String = without_comments.collect();
    let rules = text
        .split('}')
        .filter_map(|rule| rule.rsplit_once('{'));
    rules
        .map(|(selector, body)| {
            let selector = selector
                .rsplit('{')
                .next()
                .unwrap_or_default()
                .trim()
                .to_owned();
            (selector, body.split(';').filter_map(colour).collect())
        })
        .filter(|(_, theme): &(String, Theme)| !theme.is_empty())
        .collect()
}

/// `--ink: #1F1B16` as a name and a colour.
fn colour(declaration: &str) -> Option<(String, [u8; 3])> {
    let (name, value) = declaration.trim().split_once(':')?;
    let digits = value
        .trim()
        .strip_prefix('#')
        .filter(|digits| digits.len() == 6)?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    let [_, red, green, blue] = number.to_be_bytes();
    Some((
        name.trim().strip_prefix("--")?.to_owned(),
        [red, green, blue],
    ))
}

/// How light a colour is, from 0 to 1.
fn luminance(colour: [u8; 3]) -> f64 {
    let linear = colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

/// How much two colours differ, from 1 to 21.
pub fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_as_the_guidelines_say() {
        let near = |value: f64, expected: f64| (value - expected).abs() < 0.01;
        assert!(near(contrast([0, 0, 0], [255, 255, 255]), 21.0));
        assert!(
            near(contrast([0x77; 3], [255; 3]), 4.48),
            "the best-known failure"
        );
        assert!(near(contrast([0x76; 3], [255; 3]), 4.54));
    }

    #[test]
    fn colours_are_read_rule_by_rule() {
        let sheet = "/* a */ :root { --ink: #010203; --gap: 4px } @media x { :root[a] { --ink: #FFFFFF; } }";
        let found = themes(sheet);
        let expected =
            |name: &str, colour| (name.to_owned(), Theme::from([("ink".to_owned(), colour)]));
        assert_eq!(
            found,
            [expected(":root", [1, 2, 3]), expected(":root[a]", [255; 3])]
        );
    }
}
