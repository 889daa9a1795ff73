//! A guest's secret: the token in the cookie, its hash at rest, and the names guests may have.

use axum::http::{HeaderMap, HeaderValue, header};
use protocol::{Hex32, Refusal};
use sha2::{Digest, Sha256};

/// The cookie's name where there is no https.
const COOKIE: &str = "zashiki";
/// Its name over https: browsers take it only from this very host, over https. No page of another host of the
/// same domain, and nobody on an open line, can plant one.
const SAFE_COOKIE: &str = "__Host-zashiki";
/// How long a browser keeps it, in seconds; every rotation begins anew.
const MAX_AGE: u64 = 400 * 24 * 3600;
/// The most characters of a name.
const NAME_LIMIT: usize = 24;

/// What proves who a guest is. It is in the cookie and nowhere else.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token([u8; 32]);

impl Token {
    pub(crate) fn fresh() -> Token {
        Token(random())
    }

    /// The token of a request's cookie, and whether it came under a name that is out of use: then it is
    /// to be replaced at once.
    pub(crate) fn of(headers: &HeaderMap, secure: bool) -> Option<(Token, bool)> {
        let found = |name| cookie(headers, name).map(|text| (text, name != cookie_name(secure)));
        let old = || secure.then(|| found(COOKIE)).flatten();
        let (text, is_old) = found(cookie_name(secure)).or_else(old)?;
        text.parse::<Hex32>().ok().map(|bytes| (Token(bytes.0), is_old))
    }

    /// What is kept of it: who reads the database cannot be anybody.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The header that gives it to a browser.
    pub(crate) fn cookie(&self, secure: bool) -> HeaderValue {
        set_cookie(cookie_name(secure), &Hex32(self.0).to_string(), MAX_AGE, secure)
    }
}

fn cookie_name(secure: bool) -> &'static str {
    if secure { SAFE_COOKIE } else { COOKIE }
}

fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, text)| text)
}

/// The header that takes the cookie away.
pub(crate) fn no_cookie(secure: bool) -> HeaderValue {
    set_cookie(cookie_name(secure), "", 0, secure)
}

/// The header that takes the cookie away that is out of use over https.
pub(crate) fn no_old_cookie() -> HeaderValue {
    set_cookie(COOKIE, "", 0, true)
}

fn set_cookie(name: &str, value: &str, max_age: u64, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}");
    // Only digits, letters and the signs above: always a valid header.
    let mut header = HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""));
    header.set_sensitive(true);
    header
}

/// A hash as the store keeps it.
pub(crate) fn hex(hash: [u8; 32]) -> String {
    Hex32(hash).to_string()
}

/// Bytes that nobody can foresee.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are no secrets to keep: going on would be worse than ending here.
    if let Err(error) = getrandom::fill(&mut bytes) {
        tracing::error!(%error, "the system gives no random numbers");
        std::process::abort();
    }
    bytes
}

/// A name as it will be shown: trimmed, 1 to 24 characters, none that hide or reorder others.
pub(crate) fn name(text: &str) -> Result<String, Refusal> {
    let name = text.trim();
    let length = name.chars().count();
    let visible = name.chars().any(|sign| !sign.is_whitespace());
    if visible && length <= NAME_LIMIT && !name.chars().any(is_hidden) {
        Ok(name.to_owned())
    } else {
        Err(Refusal::BadName)
    }
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
            | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_counted_in_characters() {
        assert_eq!(name("  Оля  ").as_deref(), Ok("Оля"));
        assert_eq!(name("座敷 わらし").as_deref(), Ok("座敷 わらし"));
        let (longest, longer) = ("ж".repeat(24), "ж".repeat(25));
        assert_eq!(name(&longest).as_deref(), Ok(longest.as_str()));
        assert_eq!(name(&longer), Err(Refusal::BadName));
    }

    #[test]
    fn names_that_hide_something_are_refused() {
        for wrong in
            ["", "   ", "a\u{202e}b", "\u{200b}", "a\nb", "a\u{7}", "\u{3164}", "x\u{2066}y", "\u{feff}"]
        {
            assert_eq!(name(wrong), Err(Refusal::BadName), "{wrong:?}");
        }
    }

    #[test]
    fn a_token_comes_back_from_its_cookie() {
        let token = Token::fresh();
        let cookie = token.cookie(true);
        let text = cookie.to_str().unwrap();
        assert!(text.starts_with("__Host-zashiki="), "{text}");
        assert!(text.ends_with("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"), "{text}");
        assert!(!token.cookie(false).to_str().unwrap().contains("Secure"));
        let mut headers = HeaderMap::new();
        let pair = text.split(';').next().unwrap();
        headers.append(header::COOKIE, format!("theme=dark; {pair}").parse().unwrap());
        assert!(Token::of(&headers, true) == Some((token, false)));
        assert!(Token::of(&headers, false).is_none(), "the other name is not looked for without need");
        assert_ne!(token.hash(), token.0);
    }

    #[test]
    fn f13_over_https_the_name_that_cannot_be_planted_comes_first() {
        let of =
            |text: String| Token::of(&HeaderMap::from_iter([(header::COOKIE, text.parse().unwrap())]), true);
        let [own, planted] = [[1; 32], [2; 32]].map(Token);
        let pair = |name, token: &Token| format!("{name}={}", Hex32(token.0));
        let both = format!("{}; {}", pair("zashiki", &planted), pair("__Host-zashiki", &own));
        assert!(of(both) == Some((own, false)));
        assert!(of(pair("zashiki", &own)) == Some((own, true)), "a cookie of before is still read");
        let broken = format!("{}; __Host-zashiki=0", pair("zashiki", &planted));
        assert!(of(broken).is_none());
    }

    #[test]
    fn other_cookies_are_no_tokens() {
        for text in ["", "zashiki=", "zashiki=12", "other=1", "zashiki", "=;=;", "xzashiki=1"] {
            let headers = HeaderMap::from_iter([(header::COOKIE, text.parse().unwrap())]);
            assert!(Token::of(&headers, false).is_none() && Token::of(&headers, true).is_none(), "{text}");
        }
    }
}
