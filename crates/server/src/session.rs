//! A guest's secret: the token in the cookie, and its hash at rest.

use axum::http::{HeaderMap, HeaderValue, header};
use protocol::{Hex32, RecoveryCode};
use sha2::{Digest, Sha256};

/// The cookie's name.
pub(crate) const COOKIE: &str = "zashiki";
/// How long a browser keeps it, in seconds; every rotation begins anew.
const MAX_AGE: u64 = 400 * 24 * 3600;

/// What proves who a guest is. It is in the cookie and nowhere else.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token([u8; 32]);

impl Token {
    pub(crate) fn fresh() -> Token {
        Token(random())
    }

    /// The token of a request's cookie.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Token> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let text = pairs.find(|(name, _)| *name == COOKIE)?.1;
        text.parse::<Hex32>().ok().map(|bytes| Token(bytes.0))
    }

    /// What is kept of it: who reads the database cannot be anybody.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The header that gives it to a browser.
    pub(crate) fn cookie(&self, secure: bool) -> HeaderValue {
        set_cookie(&Hex32(self.0).to_string(), MAX_AGE, secure)
    }
}

/// The header that takes the cookie away.
pub(crate) fn no_cookie(secure: bool) -> HeaderValue {
    set_cookie("", 0, secure)
}

fn set_cookie(value: &str, max_age: u64, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}");
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
        assert!(text.ends_with("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"), "{text}");
        assert!(!token.cookie(false).to_str().unwrap().contains("Secure"));
        let mut headers = HeaderMap::new();
        let pair = text.split(';').next().unwrap();
        headers.append(header::COOKIE, format!("theme=dark; {pair}").parse().unwrap());
        assert!(Token::of(&headers) == Some(token));
        assert_ne!(token.hash(), token.0);
    }

    #[test]
    fn other_cookies_are_no_tokens() {
        for text in ["", "zashiki=", "zashiki=12", "other=1", "zashiki", "=;=;", "xzashiki=1"] {
            let headers = HeaderMap::from_iter([(header::COOKIE, text.parse().unwrap())]);
            assert!(Token::of(&headers).is_none(), "{text}");
        }
    }
}
