//! The rules of a game as the client shows them: Markdown in, pieces of HTML and places for pictures out.
//!
//! The sections are listed below the title. `{R4.2}` behind a sentence becomes an anchor, so that a refusal can lead to the rule it rests on.
//! `![caption](figure:4)` alone in a paragraph becomes a place for a picture, which the client draws itself.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use serde_json::{Value, json};

/// The pieces of a page, in order: `{"html": ...}` or `{"figure": 4, "caption": ...}`.
pub(crate) fn pieces(markdown: &str) -> Value {
    let mut pieces = Vec::new();
    let mut events = Vec::new();
    let mut sections = 0;
    let mut parser = Parser::new_ext(markdown, Options::ENABLE_TABLES).peekable();
    while let Some(event) = parser.next() {
        match event {
            Event::Start(Tag::Heading {
                level: HeadingLevel::H2,
                ..
            }) => {
                sections += 1;
                events.push(section_heading(sections));
            }
            Event::End(TagEnd::Heading(HeadingLevel::H1)) => {
                events.push(event);
                events.push(contents(markdown));
            }
            Event::Start(Tag::Paragraph) if figure_of(parser.peek()).is_some() => {
                push_html(&mut pieces, &mut events);
                let figure = figure_of(parser.peek());
                let caption: String = parser
                    .by_ref()
                    .take_while(|event| *event != Event::End(TagEnd::Paragraph))
                    .filter_map(|event| match event {
                        Event::Text(text) => Some(text.into_string()),
                        _ => None,
                    })
                    .collect();
                pieces.push(json!({ "figure": figure, "caption": caption }));
            }
            Event::Text(text) => events.extend(anchored(&text)),
            event => events.push(event),
        }
    }
    push_html(&mut pieces, &mut events);
    Value::Array(pieces)
}

fn section_heading(number: usize) -> Event<'static> {
    Event::Start(Tag::Heading {
        level: HeadingLevel::H2,
        id: Some(CowStr::from(format!("s{number}"))),
        classes: Vec::new(),
        attrs: Vec::new(),
    })
}

/// A link to each section.
fn contents(markdown: &str) -> Event<'static> {
    let titles = markdown
        .lines()
        .filter_map(|line| line.strip_prefix("## "));
    let links: Vec<String> = (1..)
        .zip(titles)
        .map(|(number, title)| format!("<li><a href=\"#s{number}\">{title}</a></li>"))
        .collect();
    let links = links.concat();
    Event::Html(CowStr::from(format!(
        "<ul class=\"contents\">{links}</ul>\n"
    )))
}

fn push_html(pieces: &mut Vec<Value>, events: &mut Vec<Event<'_>>) {
    if !events.is_empty() {
        let mut text = String::new();
        html::push_html(&mut text, events.drain(..));
        // A table that is wider than the window is scrolled, by keys too.
        let text = text.replace("<table>", "<table tabindex=\"0\">");
        // A corner that heads nothing is no heading.
        let text = text.replace("<th></th>", "<td></td>");
        pieces.push(json!({ "html": text }));
    }
}

/// The number of a picture, if this is the beginning of one.
fn figure_of(event: Option<&Event<'_>>) -> Option<u8> {
    match event {
        Some(Event::Start(Tag::Image { dest_url, .. })) => {
            dest_url.strip_prefix("figure:")?.parse().ok()
        }
        _ => None,
    }
}

/// Text with an anchor for each rule that is named in braces.
fn anchored(text: &str) -> Vec<Event<'static>> {
    let mut events = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{R") {
        let Some((rules, after)) = after.split_once('}') else {
            break;
        };
        events.push(Event::Text(CowStr::from(before.trim_end().to_owned())));
        for rule in rules.split(" R") {
            let anchor = format!("<a id=\"r{rule}\" class=\"rule\"></a>");
            events.push(Event::InlineHtml(CowStr::from(anchor)));
        }
        rest = after;
    }
    events.push(Event::Text(CowStr::from(rest.to_owned())));
    events
}

/// The RULES.md of a game that nobody has put into words for players yet, with its numbers as anchors.
pub(crate) fn from_specification(markdown: &str) -> String {
    let line = |line: &str| match line.strip_prefix("- **R") {
        Some(rest) => match rest.split_once("** ") {
            Some((rule, text)) => format!("- {text} {{R{rule}}}"),
            None => line.to_owned(),
        },
        None => line.to_owned(),
    };
    let lines: Vec<String> = markdown.lines().map(line).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_become_anchors_and_pictures_places() {
        let markdown = "# Go\n\n## Goal\n\nTwo play. {R1.1 R1.2} More.\n\n![A board](figure:1)\n\n- Most wins. {R2.1}\n";
        assert_eq!(
            pieces(markdown),
            json!([
                {
                    "html": "<h1>Go</h1>\n<ul class=\"contents\"><li><a href=\"#s1\">Goal</a></li></ul>\n\
                             <h2 id=\"s1\">Goal</h2>\n<p>Two play.<a id=\"r1.1\" class=\"rule\"></a>\
                             <a id=\"r1.2\" class=\"rule\"></a> More.</p>\n"
                },
                { "figure": 1, "caption": "A board" },
                { "html": "<ul>\n<li>Most wins.<a id=\"r2.1\" class=\"rule\"></a></li>\n</ul>\n" },
            ])
        );
    }

    #[test]
    fn a_corner_that_heads_nothing_is_no_heading() {
        let markdown = "| | wins |\n|---|---|\n| Ann | 2 |\n";
        let html = "<table tabindex=\"0\"><thead><tr><td></td><th>wins</th></tr></thead><tbody>\n\
                    <tr><td>Ann</td><td>2</td></tr>\n</tbody></table>\n";
        assert_eq!(pieces(markdown), json!([{ "html": html }]));
    }

    #[test]
    fn a_specification_keeps_its_numbers() {
        let markdown = "## R1 Setting up\n\n- **R1.1** Two players.\n- Choice.";
        assert_eq!(
            from_specification(markdown),
            "## R1 Setting up\n\n- Two players. {R1.1}\n- Choice."
        );
    }
}
