//! Names of people: what may be one, and which look the same to a hurried reader.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::error::Refusal;
use crate::ids::GuestId;

/// The most characters of a name.
pub const LONGEST: usize = 24;
/// The most marks on one letter. Written languages need up to three; more grow out of their line.
const MARKS: usize = 3;

/// How many seals there are for people: eight pictures, each in eight colours.
pub const SEALS: u8 = 64;

/// The seal of somebody who has chosen none.
pub fn seal_of(guest: GuestId) -> u8 {
    let mixed = |sum: u32, byte: u8| sum.wrapping_mul(31).wrapping_add(u32::from(byte));
    let sum = guest.as_str().bytes().fold(7, mixed);
    (sum % u32::from(SEALS)) as u8
}

/// A name as it will be shown: composed, single spaces, 1 to 24 characters, none that hide or reorder others,
/// something besides marks, and no towers of them.
pub fn clean(text: &str) -> Result<String, Refusal> {
    clean_line(text, LONGEST).ok_or(Refusal::BadName)
}

/// Any text of one line that others see, by the same rules; nothing if it breaks one.
pub fn clean_line(text: &str, longest: usize) -> Option<String> {
    // Longer input is refused before it is worked on.
    if text.chars().nth(16 * longest).is_some() {
        return None;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    // A line's end or a tab inside is no space.
    let name: String = words.join(" ").nfc().collect();
    let fits = (1..=longest).contains(&name.chars().count());
    let hidden = text
        .trim()
        .chars()
        .chain(name.chars())
        .any(is_hidden);
    (fits && !hidden && has_letters(&name) && !has_tower(&name)).then_some(name)
}

fn has_letters(name: &str) -> bool {
    name.chars()
        .any(|sign| !sign.is_whitespace() && !is_combining_mark(sign))
}

/// Whether a mark stands on nothing, or too many on one letter.
fn has_tower(name: &str) -> bool {
    let mut marks = MARKS;
    name.chars().any(|sign| {
        marks = match is_combining_mark(sign) {
            true => marks + 1,
            false if sign.is_whitespace() => MARKS,
            false => 0,
        };
        marks > MARKS
    })
}

/// Controls, line ends, signs without width, marks that turn the direction of text, private and
/// unassigned signs that are used to imitate other names.
fn is_hidden(sign: char) -> bool {
    sign.is_control()
        || matches!(sign,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}'
            | '\u{fe00}'..='\u{fe0e}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// What is left of a name when everything goes that a hurried reader overlooks: capitals, marks, spaces,
/// points, and the alphabet a letter comes from. Names with the same rest look alike.
pub fn rest(name: &str) -> String {
    let plain = name
        .nfkd()
        .filter(|sign| !is_combining_mark(*sign))
        .flat_map(char::to_lowercase);
    let letters: String = plain
        .filter(|sign| sign.is_alphanumeric())
        .map(familiar)
        .collect();
    let rest = letters.replace("rn", "m").replace("vv", "w");
    // A name of signs alone is told by them.
    if rest.is_empty() {
        name.to_lowercase()
    } else {
        rest
    }
}

/// The Latin letter that a small letter or its capital looks like.
fn familiar(letter: char) -> char {
    match letter {
        'а' | 'α' | 'ɑ' => 'a',
        'в' | 'β' | 'ь' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' | 'ε' | 'є' => 'e',
        'ɡ' => 'g',
        'н' | 'η' | 'һ' => 'h',
        'i' | 'і' | 'ι' | 'ı' | '1' | 'ӏ' => 'l',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'п' => 'n',
        'о' | 'ο' | '0' | 'σ' => 'o',
        'р' | 'ρ' => 'p',
        'г' => 'r',
        'ѕ' | '5' => 's',
        'т' | 'τ' => 't',
        'ν' => 'v',
        'ш' | 'ѡ' | 'ω' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'υ' | 'γ' => 'y',
        'з' | '3' => 'z',
        other => other,
    }
}

/// Words by which clients name bots, in every language they speak.
const BOTS: &[&str] = &[
    "bot", "бот", "random", "novice", "solid", "master", "computer", "ai",
];

/// Whether somebody of this name could be taken for a bot.
pub fn is_bots(name: &str) -> bool {
    let words = name.split(|sign: char| !sign.is_alphanumeric() && !is_combining_mark(sign));
    let whole = core::iter::once(name).chain(words);
    let mut bare =
        whole.map(|word| word.trim_end_matches(|sign: char| sign.is_numeric() || sign == ' '));
    bare.any(|word| !word.is_empty() && BOTS.iter().any(|bot| rest(bot) == rest(word)))
}

/// What stands where a name was that its person had erased. Nobody can have it as a name.
pub const ERASED: &str = "";
/// What is shown for it where a client has no word of its own: the same in every language.
const NOBODY: &str = "\u{2014}";

/// A name with the number that tells its person apart; the first of a name needs none.
pub fn shown(name: &str, mark: u32) -> String {
    let name = if name == ERASED { NOBODY } else { name };
    if mark > 1 {
        format!("{name} ({mark})")
    } else {
        name.to_owned()
    }
}
