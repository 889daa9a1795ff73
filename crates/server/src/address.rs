//! Where a client is, as far as it can be known, for limits only.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;

/// The other end of a TCP connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// What limits count by: an IPv4 address, or the network that one IPv6 customer has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Address(IpAddr);

impl Address {
    /// The peer's, or what the proxy in front of us says if it is to be trusted. A client can write
    /// anything before the last entry, so only that one counts.
    pub(crate) fn of(peer: Peer, headers: &HeaderMap, trust: bool) -> Address {
        let forwarded = || {
            let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            line.rsplit(',').next()?.trim().parse().ok()
        };
        let address: IpAddr = if trust { forwarded().unwrap_or(peer.0) } else { peer.0 };
        Address(match address.to_canonical() {
            IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() >> 64 << 64)),
            four @ IpAddr::V4(_) => four,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(peer: &str, forwarded: &[&str], trust: bool) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        Address::of(Peer(peer.parse().unwrap()), &headers, trust).0.to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed_and_only_its_own_word() {
        assert_eq!(of("10.0.0.1", &["1.2.3.4"], false), "10.0.0.1");
        assert_eq!(of("10.0.0.1", &["1.2.3.4"], true), "1.2.3.4");
        assert_eq!(of("10.0.0.1", &["6.6.6.6, 1.2.3.4"], true), "1.2.3.4");
        assert_eq!(of("10.0.0.1", &["6.6.6.6", "1.2.3.4"], true), "1.2.3.4");
        assert_eq!(of("10.0.0.1", &["nonsense"], true), "10.0.0.1");
        assert_eq!(of("10.0.0.1", &[], true), "10.0.0.1");
    }

    #[test]
    fn one_network_of_ipv6_is_one_customer() {
        assert_eq!(of("2001:db8:1:2:3:4:5:6", &[], false), "2001:db8:1:2::");
        assert_eq!(of("::ffff:1.2.3.4", &[], false), "1.2.3.4");
    }
}
