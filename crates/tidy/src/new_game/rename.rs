//! Puts a new game's name in the place of the template's, word by word.

use core::ops::Range;

use proc_macro2::{TokenStream, TokenTree};

use super::name::Name;
use crate::tree::is_rust;

/// The template's name as a word of text, as a type, and in constants.
const WORDS: &[&str] = &["template", "Template", "TEMPLATE"];

/// The path of a copied file.
pub(super) fn path(path: &str, name: &Name) -> String {
    path.split('/')
        .map(|part| replace(part, name, |_| Zone::Text))
        .collect::<Vec<_>>()
        .join("/")
}

/// The text of a copied file; Rust is read as Rust, to tell names from prose.
pub(super) fn text(path: &str, text: &str, name: &Name) -> String {
    if !is_rust(path) {
        return replace(text, name, |_| Zone::Text);
    }
    let mut zones = Vec::new();
    if let Ok(tokens) = text.parse::<TokenStream>() {
        collect(tokens, text, &mut zones);
    }
    replace(text, name, |index| {
        zones
            .iter()
            .find(|(range, _)| range.contains(&index))
            .map_or(Zone::Comment, |(_, zone)| *zone)
    })
}

/// Where a word stands: the same word has another spelling as a name in code than in a sentence.
#[derive(Clone, Copy, PartialEq)]
enum Zone {
    Code,
    Comment,
    Text,
}

/// The zones of identifiers and literals by byte; what is left over is comment.
fn collect(tokens: TokenStream, source: &str, zones: &mut Vec<(Range<usize>, Zone)>) {
    for token in tokens {
        let range = token.span().byte_range();
        // A doc comment arrives as an attribute that spans the comment.
        let is_comment = source[range.clone()].starts_with('/');
        match token {
            TokenTree::Group(group) => collect(group.stream(), source, zones),
            TokenTree::Ident(_) if !is_comment => zones.push((range, Zone::Code)),
            TokenTree::Literal(_) if !is_comment => zones.push((range, Zone::Text)),
            _ => {}
        }
    }
}

fn replace(text: &str, name: &Name, zone: impl Fn(usize) -> Zone) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = 0;
    while let Some((index, word)) = next_word(text, rest) {
        let end = index + word.len();
        let before = text[..index].chars().next_back();
        let after = text[end..].chars().next();
        result.push_str(&text[rest..index]);
        if is_whole(word, before, after) {
            result.push_str(spelling(
                name,
                word,
                zone(index),
                &text[..index],
                &text[end..],
            ));
        } else {
            result.push_str(word);
        }
        rest = end;
    }
    result.push_str(&text[rest..]);
    result
}

fn next_word(text: &str, from: usize) -> Option<(usize, &'static str)> {
    let found = WORDS
        .iter()
        .filter_map(|word| Some((from + text[from..].find(word)?, *word)));
    found.min()
}

/// Whether the letters are a word of their own: not in `templates`, but in `template_rules` and `AnyTemplate`.
fn is_whole(word: &str, before: Option<char>, after: Option<char>) -> bool {
    let is_joined = if word == "Template" {
        before.is_some_and(char::is_uppercase)
            || after.is_some_and(|c| c.is_lowercase() || c.is_numeric())
    } else {
        before.is_some_and(char::is_alphanumeric) || after.is_some_and(char::is_alphanumeric)
    };
    !is_joined
}

fn spelling<'a>(name: &'a Name, word: &str, zone: Zone, before: &str, after: &str) -> &'a str {
    let in_path = before.ends_with("::") || after.starts_with("::");
    let in_longer_name = before.ends_with(belongs_to_name) || after.starts_with(belongs_to_name);
    let in_example = zone == Zone::Comment && is_in_example(before) && !before.ends_with('"');
    let as_code = zone == Zone::Code || in_path || in_longer_name || in_example;
    match word {
        "TEMPLATE" => &name.screaming,
        "Template" if as_code => &name.pascal,
        "Template" if before.ends_with(['`', '<', '[', '(']) || after.starts_with(['`', '>']) => {
            &name.pascal
        }
        "Template" => &name.title,
        _ if as_code || before.ends_with("use ") || before.ends_with("mod ") => &name.snake,
        _ => &name.kebab,
    }
}

/// Whether a comment is inside a code block here: an odd number of fences came before.
fn is_in_example(before: &str) -> bool {
    let comments = before
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("//"));
    comments
        .filter(|line| {
            line.trim_start_matches(['/', '!', ' '])
                .starts_with("```")
        })
        .count()
        % 2
        == 1
}

fn belongs_to_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name() -> Name {
        Name::new("moon-viewing", &[]).unwrap()
    }

    #[track_caller]
    fn check(path: &str, before: &str, after: &str) {
        assert_eq!(text(path, before, &name()), after);
    }

    #[test]
    fn code_gets_names_that_compile() {
        check(
            "a.rs",
            "use template::{Template, template_deck};",
            "use moon_viewing::{MoonViewing, moon_viewing_deck};",
        );
        check(
            "a.rs",
            "let template = AnyTemplate::new(TEMPLATE_SIZE);",
            "let moon_viewing = AnyMoonViewing::new(MOON_VIEWING_SIZE);",
        );
        check(
            "a.rs",
            "struct TemplateState<'a>(&'a Template);",
            "struct MoonViewingState<'a>(&'a MoonViewing);",
        );
    }

    #[test]
    fn strings_get_the_id_and_the_title() {
        check(
            "a.rs",
            "const ID: &str = \"template\";",
            "const ID: &str = \"moon-viewing\";",
        );
        check(
            "a.rs",
            "const NAME: &str = \"Template\";",
            "const NAME: &str = \"Moon Viewing\";",
        );
        check(
            "a.rs",
            "parse(r#\"game template\n\"#)",
            "parse(r#\"game moon-viewing\n\"#)",
        );
        check(
            "a.rs",
            "include_str!(\"../template_1.txt\")",
            "include_str!(\"../moon_viewing_1.txt\")",
        );
    }

    #[test]
    fn comments_get_the_name_and_the_title() {
        check(
            "a.rs",
            "//! The template game.\nfn a() {}",
            "//! The moon-viewing game.\nfn a() {}",
        );
        check(
            "a.rs",
            "/// Template: see [`Template`].\nfn a() {}",
            "/// Moon Viewing: see [`MoonViewing`].\nfn a() {}",
        );
        check(
            "a.rs",
            "fn a() {} // a template\n",
            "fn a() {} // a moon-viewing\n",
        );
    }

    #[test]
    fn examples_in_comments_still_compile() {
        let before = "//! Template\n//! ```\n//! use template::{A, Template};\n//! let template = Template; // \"template\"\n//! ```\n//! Template\n";
        let after = "//! Moon Viewing\n//! ```\n//! use moon_viewing::{A, MoonViewing};\n\
             //! let moon_viewing = MoonViewing; // \"moon-viewing\"\n//! ```\n//! Moon Viewing\n";
        check("a.rs", before, after);
    }

    #[test]
    fn other_words_stay() {
        let text = "//! Templates, templates, atemplate, templateland, stemplateX, TEMPLATES and Templateboard.\nfn templates(Templates: template1, x: Tеmplate) {}\n";
        check("a.rs", text, text);
        check(
            "a.md",
            "templates template template's",
            "templates moon-viewing moon-viewing's",
        );
    }

    #[test]
    fn manifests_rules_and_data_are_renamed() {
        check(
            "Cargo.toml",
            "name = \"template\"\ndescription = \"Template\"\n",
            "name = \"moon-viewing\"\ndescription = \"Moon Viewing\"\n",
        );
        check(
            "RULES.md",
            "# Template\nThe `Template` of template::Template.",
            "# Moon Viewing\nThe `MoonViewing` of moon_viewing::MoonViewing.",
        );
        check(
            "test_data/a.txt",
            "game template 1\n",
            "game moon-viewing 1\n",
        );
    }

    #[test]
    fn paths_are_renamed_too() {
        assert_eq!(
            path("crates/template/test_data/template-1.txt", &name()),
            "crates/moon-viewing/test_data/moon-viewing-1.txt"
        );
        assert_eq!(
            path("crates/template/src/templates.rs", &name()),
            "crates/moon-viewing/src/templates.rs"
        );
    }
}
