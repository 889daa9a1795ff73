//! What a link says of itself before anybody opens it: a title, a sentence and a picture, in the reader's language.
//!
//! The words come with the client's files (`preview.json`), so that this server has no sentences of its own. Of a table
//! only the game is told.

use std::collections::BTreeMap;

use axum::http::{HeaderMap, header};
use protocol::TableCode;
use serde::Deserialize;

use crate::app::Shared;

/// Where the page has room for it.
const PLACE: &str = "<!--preview-->";
/// What the page says while the program is on its way, until it is said in the reader's language.
const LOADING: &str = "Loading…";

/// The words of one language.
#[derive(Deserialize)]
struct Words {
    title: String,
    text: String,
    /// With `{ $game }` in it, like the next.
    table: String,
    table_text: String,
    loading: String,
    /// The games by their names in programs.
    games: BTreeMap<String, String>,
}

/// The page with what links to it should show; nothing if the client has no words for that.
pub(crate) async fn page(app: &Shared, path: &str, headers: &HeaderMap) -> Option<String> {
    let words = app.page.text("/preview.json")?;
    let page = app.page.text("/index.html")?;
    let mut all: BTreeMap<String, Words> = serde_json::from_str(words).ok()?;
    let lang = language(headers, |lang| all.contains_key(lang));
    let words = all.remove(&lang)?;
    let code = path
        .strip_prefix("/t/")
        .and_then(|code| code.parse::<TableCode>().ok());
    let game = match code {
        Some(code) => app.hub.summary(code).await.ok(),
        None => None,
    };
    let game = game.and_then(|table| words.games.get(table.game.as_str()));
    let (title, text) = match game {
        Some(game) => (
            words.table.replace("{ $game }", game),
            words.table_text.replace("{ $game }", game),
        ),
        None => (words.title.clone(), words.text.clone()),
    };
    let tags = tags(&title, &text, &base(app, headers), path, code.is_some());
    let page = page
        .replacen(PLACE, &tags, 1)
        .replacen(LOADING, &escaped(&words.loading), 1);
    Some(page.replacen("<html lang=\"en\"", &format!("<html lang=\"{lang}\""), 1))
}

/// The first language that the reader asks for and we have.
fn language(headers: &HeaderMap, known: impl Fn(&str) -> bool) -> String {
    let asked = headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let mut codes = asked.split(',').filter_map(|part| {
        let code = part.trim().get(..2)?;
        Some(code.to_ascii_lowercase())
    });
    codes
        .find(|code| known(code))
        .unwrap_or_else(|| "en".to_owned())
}

/// Where the server is found, as far as it knows.
fn base(app: &Shared, headers: &HeaderMap) -> String {
    if let Some(public) = &app.config.public_url {
        return public.trim_end_matches('/').to_owned();
    }
    let host = headers
        .get(header::HOST)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    format!("http://{host}")
}

fn tags(title: &str, text: &str, base: &str, path: &str, private: bool) -> String {
    let robots = if private {
        "<meta name=\"robots\" content=\"noindex\">\n"
    } else {
        ""
    };
    let (title, text) = (escaped(title), escaped(text));
    let (address, picture) = (
        escaped(&format!("{base}{path}")),
        escaped(&format!("{base}/preview.png")),
    );
    format!(
        "{robots}<meta property=\"og:site_name\" content=\"Zashiki\">\n\
         <meta property=\"og:type\" content=\"website\">\n\
         <meta property=\"og:title\" content=\"{title}\">\n\
         <meta property=\"og:description\" content=\"{text}\">\n\
         <meta property=\"og:url\" content=\"{address}\">\n\
         <meta property=\"og:image\" content=\"{picture}\">\n\
         <meta property=\"og:image:width\" content=\"1200\">\n\
         <meta property=\"og:image:height\" content=\"630\">\n\
         <meta name=\"twitter:card\" content=\"summary_large_image\">"
    )
}

/// Text that cannot leave its quotation marks: addresses come from whoever asks.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => safe.push_str("&amp;"),
            '"' => safe.push_str("&quot;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_we_have_is_taken() {
        let known = |lang: &str| ["en", "ru", "pl", "uk"].contains(&lang);
        let of = |asked: &str| {
            let headers = HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, asked.parse().unwrap())]);
            language(&headers, known)
        };
        assert_eq!(of("de-DE,de;q=0.9,pl;q=0.8,en;q=0.7"), "pl");
        assert_eq!(of("UK"), "uk");
        assert_eq!(of(""), "en");
        assert_eq!(of("x"), "en");
    }

    #[test]
    fn nothing_that_is_asked_leaves_its_quotation_marks() {
        let tags = tags("T", "t", "http://a\"><script>", "/t/<b>", true);
        assert!(
            !tags.contains("<script>") && !tags.contains("<b>"),
            "{tags}"
        );
        assert!(tags.contains("noindex"));
    }
}
