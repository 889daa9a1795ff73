//! Where NATS is: one or more addresses, with who we are there.

use async_nats::{ConnectOptions, ServerAddr};
use percent_encoding::percent_decode_str;

use super::ClusterError;

/// The servers of one NATS cluster.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Servers {
    addresses: Vec<ServerAddr>,
    who: Option<Who>,
}

#[derive(Clone, PartialEq, Eq)]
enum Who {
    User(String, String),
    Token(String),
}

impl Servers {
    /// `nats://USER:PASSWORD@HOST:PORT`, `nats://TOKEN@HOST`, or `tls://...`; several are separated by commas.
    pub(super) fn read(text: &str) -> Result<Self, ClusterError> {
        let addresses: Vec<ServerAddr> = text
            .split(',')
            .map(|address| address.trim().parse())
            .collect::<Result<_, _>>()
            .map_err(|_| ClusterError::BadNats)?;
        if addresses
            .iter()
            .any(|address| address.host().is_empty())
        {
            return Err(ClusterError::BadNats);
        }
        let mut who = None;
        for address in &addresses {
            let (user, password) = (address.username(), address.password());
            let found = match (
                user.map(decoded).transpose()?,
                password.map(decoded).transpose()?,
            ) {
                (None, None) => continue,
                (Some(token), None) => Who::Token(token),
                (user, Some(password)) => Who::User(user.unwrap_or_default(), password),
            };
            // The client library shows the same papers everywhere.
            if who.as_ref().is_some_and(|known| *known != found) {
                return Err(ClusterError::BadNats);
            }
            who = Some(found);
        }
        Ok(Self { addresses, who })
    }

    /// What to connect to.
    pub(super) fn addresses(&self) -> &[ServerAddr] {
        &self.addresses
    }

    /// The same options with who we are: the library itself leaves unread what an address says of it.
    pub(super) fn sign_in(&self, options: ConnectOptions) -> ConnectOptions {
        match self.who.clone() {
            None => options,
            Some(Who::User(user, password)) => options.user_and_password(user, password),
            Some(Who::Token(token)) => options.token(token),
        }
    }
}

/// In an address, signs such as `@` and `/` are written as `%40` and `%2F`.
fn decoded(text: &str) -> Result<String, ClusterError> {
    percent_decode_str(text)
        .decode_utf8()
        .map(Into::into)
        .map_err(|_| ClusterError::BadNats)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (usize, Option<Who>) {
        let servers = Servers::read(text).ok().unwrap();
        (servers.addresses().len(), servers.who)
    }

    #[test]
    fn an_address_says_who_we_are() {
        let user = |password: &str| Some(Who::User("zashiki".to_owned(), password.to_owned()));
        for (text, expected) in [
            ("nats://127.0.0.1:4222", (1, None)),
            ("tls://zashiki:secret@nats.example.org", (1, user("secret"))),
            ("nats://zashiki:%40%2f%D0%B6@a", (1, user("@/ж"))),
            (
                "nats://a-token@a",
                (1, Some(Who::Token("a-token".to_owned()))),
            ),
            (
                "nats://zashiki:secret@a, nats://b:4333,c",
                (3, user("secret")),
            ),
        ] {
            assert!(read(text) == expected, "{text}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for bad in [
            "",
            "a,",
            "http://a",
            "nats://a:x@a,nats://b:y@b",
            "nats://%ff@a",
        ] {
            assert!(
                matches!(Servers::read(bad), Err(ClusterError::BadNats)),
                "{bad}"
            );
        }
    }
}
