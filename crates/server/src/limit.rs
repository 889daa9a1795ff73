//! Who asks too often is told when to ask again: a bucket of tokens for each guest or address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use protocol::Refusal;

use crate::address::Address;
use crate::config::Rate;

/// How many buckets there are before full ones are thrown away.
const SWEEP_AT: usize = 4_096;

/// A bucket for each key.
#[derive(Debug)]
pub(crate) struct Limiter<K> {
    rate: Rate,
    buckets: Mutex<Buckets<K>>,
}

#[derive(Debug)]
struct Buckets<K> {
    of: HashMap<K, Bucket>,
    sweep_at: usize,
}

#[derive(Debug)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    fn refill(&mut self, rate: Rate, now: Instant) {
        let gained = now
            .saturating_duration_since(self.at)
            .as_secs_f64()
            * rate.per_second;
        self.tokens = (self.tokens + gained).min(rate.burst);
        self.at = now;
    }
}

impl<K: Hash + Eq> Limiter<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Limiter {
            rate,
            buckets: Mutex::new(Buckets {
                of: HashMap::new(),
                sweep_at: SWEEP_AT,
            }),
        }
    }

    /// Takes what a request costs, or says how long to wait.
    pub(crate) fn take(&self, key: K, cost: f64) -> Result<(), Refusal> {
        self.take_at(key, cost, Instant::now())
    }

    fn take_at(&self, key: K, cost: f64, now: Instant) -> Result<(), Refusal> {
        let rate = self.rate;
        let mut buckets = self
            .buckets
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        buckets.sweep(rate, now);
        let bucket = buckets.of.entry(key).or_insert(Bucket {
            tokens: rate.burst,
            at: now,
        });
        bucket.refill(rate, now);
        let missing = cost.min(rate.burst) - bucket.tokens;
        if missing > 0.0 {
            let wait = Duration::from_secs_f64(missing / rate.per_second);
            return Err(Refusal::TooFast {
                retry_ms: wait.as_millis() as u64 + 1,
            });
        }
        bucket.tokens -= cost.min(rate.burst);
        Ok(())
    }
}

impl Limiter<Address> {
    /// The same for an address and for what it is part of.
    pub(crate) fn take_from(&self, address: Address, cost: f64) -> Result<(), Refusal> {
        address
            .scopes()
            .try_for_each(|(scope, times)| self.take(scope, cost / times as f64))
    }
}

impl<K: Hash + Eq> Buckets<K> {
    /// A full bucket says no more than none; the next sweep comes when twice as many are left.
    fn sweep(&mut self, rate: Rate, now: Instant) {
        if self.of.len() < self.sweep_at {
            return;
        }
        self.of.retain(|_, bucket| {
            bucket.refill(rate, now);
            bucket.tokens < rate.burst
        });
        self.of.shrink_to(SWEEP_AT);
        self.sweep_at = SWEEP_AT.max(self.of.len() * 2);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limiter() -> (Limiter<u32>, Instant) {
        (
            Limiter::new(Rate {
                per_second: 2.0,
                burst: 3.0,
            }),
            Instant::now(),
        )
    }

    #[test]
    fn a_burst_is_allowed_then_the_rate() {
        let (limiter, start) = limiter();
        let at = |ms| {
            limiter
                .take_at(1, 1.0, start + Duration::from_millis(ms))
                .is_ok()
        };
        assert_eq!(
            [0, 0, 0, 0, 400, 501, 501].map(at),
            [true, true, true, false, false, true, false]
        );
    }

    #[test]
    fn the_wait_that_is_told_is_enough_and_others_are_not_concerned() {
        let (limiter, start) = limiter();
        (0..3).for_each(|_| limiter.take_at(1, 1.0, start).unwrap());
        let Err(Refusal::TooFast { retry_ms }) = limiter.take_at(1, 1.0, start) else {
            panic!("allowed")
        };
        limiter.take_at(2, 1.0, start).unwrap();
        limiter
            .take_at(1, 1.0, start + Duration::from_millis(retry_ms))
            .unwrap();
    }

    #[test]
    fn f13_networks_of_one_site_share_a_wider_limit() {
        let limiter = Limiter::new(Rate {
            per_second: 0.001,
            burst: 2.0,
        });
        let ask = |network: u16| {
            let ip = std::net::Ipv6Addr::new(0x2001, 0xdb8, 1, network, 0, 0, 0, 9);
            limiter
                .take_from(Address::new(ip.into()), 1.0)
                .is_ok()
        };
        assert_eq!([ask(1), ask(1), ask(1)], [true, true, false], "one network");
        let asked = (2..100).filter(|&network| ask(network)).count();
        // Eight times the burst of two, less the three that were asked before.
        assert_eq!(asked, 14);
    }

    #[test]
    fn buckets_that_are_full_again_are_thrown_away() {
        let (limiter, start) = limiter();
        (0..SWEEP_AT as u32).for_each(|key| limiter.take_at(key, 1.0, start).unwrap());
        limiter
            .take_at(9_999_999, 1.0, start + Duration::from_secs(1))
            .unwrap();
        assert_eq!(limiter.buckets.lock().unwrap().of.len(), 1);
    }
}
