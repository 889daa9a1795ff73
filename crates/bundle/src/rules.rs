//! The rules of a game that nobody has put into words for players yet: its RULES.md as messages.

use std::fmt::Write as _;

/// Each section `## R2 A turn` becomes the messages `rules-r2-title` and `rules-r2`, its rules one line each. What
/// comes before the first section, and sections without a number, are for those who write the game.
pub(crate) fn messages(markdown: &str) -> String {
    let mut messages = String::new();
    for section in markdown.split("\n## R").skip(1) {
        let mut lines = section.lines();
        let heading = lines.next().unwrap_or_default();
        let Some((number, title)) = heading.split_once(' ') else {
            continue;
        };
        let rules: Vec<String> = lines
            .take_while(|line| !line.starts_with("## "))
            .filter_map(|line| line.strip_prefix("- "))
            .map(plain)
            .collect();
        if number.parse::<u8>().is_ok() && !rules.is_empty() {
            // Writing to a String cannot fail.
            let _ = writeln!(messages, "rules-r{number}-title = {}", plain(title));
            let _ = writeln!(messages, "rules-r{number} =\n    {}", rules.join("\n    "));
        }
    }
    messages
}

/// A line without marks, and without what would mean something in a message.
fn plain(line: &str) -> String {
    line.replace("**", "")
        .replace('`', "")
        .replace('{', "(")
        .replace('}', ")")
}

#[cfg(test)]
mod tests {
    use super::messages;

    #[test]
    fn sections_become_messages() {
        let markdown = "# Go\n\nIntro.\n\n## R1 Setting up\n\n- **R1.1** Two `players`.\n- **R1.2** A {board}.\n\n\
                        ## Choices\n\n- None.\n\n## R2 The end\n\n- **R2.1** Most wins.\n";
        assert_eq!(
            messages(markdown),
            "rules-r1-title = Setting up\nrules-r1 =\n    R1.1 Two players.\n    R1.2 A (board).\n\
             rules-r2-title = The end\nrules-r2 =\n    R2.1 Most wins.\n"
        );
    }
}
