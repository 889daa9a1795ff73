//! A guest's secret: the token in the cookie, and its hash at rest.

use axum::http::{HeaderMap, HeaderValue, header};
use protocol::{Hex32, RecoveryCode};
use sha2::{Digest, Sha256};

/// The cookie's name where there is no https.
const COOKIE: &str = "zashiki";
/// Its name over https: browsers take it only from this very host, over https. No page of another host of the
/// same domain, and nobody on an open line, can plant one.
const SAFE_COOKIE: &str = "__Host-zashiki";
/// How long a browser keeps it, in seconds; every rotation starts it over.
const MAX_AGE: u64 = 400 * 24 * 3600;

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
        text.parse::<Hex32>()
            .ok()
            .map(|bytes| (Token(bytes.0), is_old))
    }

    /// What is kept of it: who reads the database cannot be anybody.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The header that gives it to a browser.
    pub(crate) fn cookie(&self, secure: bool) -> HeaderValue {
        set_cookie(
            cookie_name(secure),
            &Hex32(self.0).to_string(),
            MAX_AGE,
            secure,
        )
    }
}

fn cookie_name(secure: bool) -> &'static str {
    if secure { SAFE_COOKIE } else { COOKIE }
}

fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok());
    let mut pairs = cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    pairs
        .find(|(name, _)| *name == wanted)
        .map(|(_, text)| text)
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

/// What is kept of a code for signing in.
pub(crate) fn code_hash(code: RecoveryCode) -> [u8; 32] {
    Sha256::digest(code.as_str()).into()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_comes_back_from_its_cookie() {
        let token = Token::fresh();
        let cookie = token.cookie(true);
        let text = cookie.to_str().unwrap();
        assert!(text.starts_with("__Host-zashiki="), "{text}");
        assert!(
            text.ends_with("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"),
            "{text}"
        );
        assert!(
            !token
                .cookie(false)
                .to_str()
                .unwrap()
                .contains("Secure")
        );
        let mut headers = HeaderMap::new();
        let pair = text.split(';').next().unwrap();
        headers.append(
            header::COOKIE,
            format!("theme=dark; {pair}").parse().unwrap(),
        );
        assert!(Token::of(&headers, true) == Some((token, false)));
        assert!(
            Token::of(&headers, false).is_none(),
            "the other name is not looked for without need"
        );
        assert_ne!(token.hash(), token.0);
    }

    #[test]
    fn f13_over_https_the_name_that_cannot_be_planted_comes_first() {
        let of = |text: String| {
            Token::of(
                &HeaderMap::from_iter([(header::COOKIE, text.parse().unwrap())]),
                true,
            )
        };
        let [own, planted] = [[1; 32], [2; 32]].map(Token);
        let pair = |name, token: &Token| format!("{name}={}", Hex32(token.0));
        let both = format!(
            "{}; {}",
            pair("zashiki", &planted),
            pair("__Host-zashiki", &own)
        );
        assert!(of(both) == Some((own, false)));
        assert!(
            of(pair("zashiki", &own)) == Some((own, true)),
            "a cookie of before is still read"
        );
        let broken = format!("{}; __Host-zashiki=0", pair("zashiki", &planted));
        assert!(of(broken).is_none());
    }

    #[test]
    fn other_cookies_are_no_tokens() {
        for text in [
            "",
            "zashiki=",
            "zashiki=12",
            "other=1",
            "zashiki",
            "=;=;",
            "xzashiki=1",
        ] {
            let headers = HeaderMap::from_iter([(header::COOKIE, text.parse().unwrap())]);
            assert!(
                Token::of(&headers, false).is_none() && Token::of(&headers, true).is_none(),
                "{text}"
            );
        }
    }
}
