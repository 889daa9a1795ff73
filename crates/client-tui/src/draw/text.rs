//! Text in columns: how wide it is, and where it may be broken.

use unicode_width::UnicodeWidthStr as _;

/// How many columns a text takes.
pub fn width(text: &str) -> u16 {
    text.width() as u16
}

/// Spaces that do not break look like any others once the lines are broken.
pub fn shown(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

/// The text in at most this many columns; `more` stands for an end that has no room.
pub fn shortened(text: &str, columns: u16, more: &str) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let room = columns.saturating_sub(width(more));
    let mut short = String::new();
    for letter in text.chars() {
        let mut longer = short.clone();
        longer.push(letter);
        if width(&longer) > room {
            break;
        }
        short = longer;
    }
    format!("{}{more}", short.trim_end())
}

/// The text in lines of at most this many columns, broken at spaces alone. A word that is wider than a line
/// stands on one of its own, and is too wide.
pub fn wrap(text: &str, columns: u16) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph
            .split(' ')
            .filter(|word| !word.is_empty())
        {
            let fits = width(&line) + 1 + width(word) <= columns;
            if line.is_empty() {
                line.push_str(word);
            } else if fits {
                line.push(' ');
                line.push_str(word);
            } else {
                lines.push(core::mem::replace(&mut line, word.to_owned()));
            }
        }
        lines.push(line);
    }
    lines.iter().map(|line| shown(line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_without_room_says_that_it_goes_on() {
        assert_eq!(shortened("Bartłomiej", 10, "…"), "Bartłomiej");
        assert_eq!(shortened("Bartłomiej", 7, "…"), "Bartło…");
        assert_eq!(shortened("Ann Bea", 5, "~"), "Ann~");
        assert_eq!(shortened("桜桜桜", 4, "…"), "桜…", "letters of two columns");
        assert_eq!(shortened("Ann", 0, "…"), "…");
    }

    #[test]
    fn lines_are_broken_at_spaces_that_may_break() {
        assert_eq!(
            wrap("one two\u{a0}three four", 9),
            ["one", "two three", "four"]
        );
        assert_eq!(wrap("a\nb c", 10), ["a", "b c"]);
        assert_eq!(wrap("unbreakable", 4), ["unbreakable"]);
        assert_eq!(wrap("", 4), [""]);
    }
}
