//! Where a client is, as far as it can be known, for limits only.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;

/// The other end of a TCP connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The part of an IPv6 address that one customer usually has.
const CUSTOMER: u8 = 64;
/// What a large customer has: many of the above, so it may have more of everything.
const SITE: u8 = 48;
/// How much more.
const SITE_TIMES: usize = 8;

/// What limits count by: an IPv4 address, or a network of IPv6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Address {
    ip: IpAddr,
    prefix: u8,
}

impl Address {
    /// The peer's, or what the proxy in front of us says if it is to be trusted. A client can write
    /// anything before the last entry, so only that one counts.
    pub(crate) fn of(peer: Peer, headers: &HeaderMap, trust: bool) -> Address {
        let forwarded = || {
            let line = headers
                .get_all("x-forwarded-for")
                .iter()
                .next_back()?
                .to_str()
                .ok()?;
            line.rsplit(',').next()?.trim().parse().ok()
        };
        Address::new(if trust {
            forwarded().unwrap_or(peer.0)
        } else {
            peer.0
        })
    }

    /// Where an address belongs.
    pub(crate) fn new(ip: IpAddr) -> Address {
        match ip.to_canonical() {
            IpAddr::V6(six) => Address {
                ip: network(six, CUSTOMER),
                prefix: CUSTOMER,
            },
            four @ IpAddr::V4(_) => Address {
                ip: four,
                prefix: 32,
            },
        }
    }

    /// The address itself, or the network.
    pub(crate) fn ip(self) -> IpAddr {
        self.ip
    }

    /// The address and what it is part of, each with how many times an address's share it may have.
    pub(crate) fn scopes(self) -> impl Iterator<Item = (Address, usize)> {
        let site = match self.ip {
            IpAddr::V6(six) => Some((
                Address {
                    ip: network(six, SITE),
                    prefix: SITE,
                },
                SITE_TIMES,
            )),
            IpAddr::V4(_) => None,
        };
        [(self, 1)].into_iter().chain(site)
    }
}

fn network(six: Ipv6Addr, prefix: u8) -> IpAddr {
    let rest = 128 - u32::from(prefix);
    IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() >> rest << rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(peer: &str, forwarded: &[&str], trust: bool) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        Address::of(Peer(peer.parse().unwrap()), &headers, trust)
            .ip
            .to_string()
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

    #[test]
    fn f13_a_site_with_many_networks_is_counted_as_one_too() {
        let scopes = |text: &str| -> Vec<_> {
            let scopes = Address::new(text.parse().unwrap()).scopes();
            scopes
                .map(|(scope, times)| (scope.ip.to_string(), scope.prefix, times))
                .collect()
        };
        let own = |text: &str, prefix, times| (text.to_owned(), prefix, times);
        assert_eq!(scopes("1.2.3.4"), [own("1.2.3.4", 32, 1)]);
        assert_eq!(
            scopes("2001:db8:1:2:3::"),
            [own("2001:db8:1:2::", 64, 1), own("2001:db8:1::", 48, 8)]
        );
        // The first network of a site is not the site.
        let first: Vec<_> = Address::new("2001:db8:1::5".parse().unwrap())
            .scopes()
            .collect();
        assert_ne!(first[0].0, first[1].0);
    }
}
