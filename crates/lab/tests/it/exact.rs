//! Sums that are exact in any order, and intervals as the textbooks have them.

use game_core::{Outcome, Seat, Standings};
use lab::figure::Figure;
use lab::interval::{self, normal, wilson};
use lab::statistics::won;
use lab::tally::Tally;

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
}

#[test]
fn the_bounds_of_a_share_are_wilsons() {
    // Found by solving |hits / of - p| = z sqrt(p (1 - p) / of) for p, not by the formula.
    for (hits, of, low, high) in [
        (10.0, 100.0, 0.055_229_137, 0.174_365_661),
        (0.0, 10.0, 0.0, 0.277_532_799),
        (10.0, 10.0, 0.722_467_201, 1.0),
        (81.0, 263.0, 0.255_288_520, 0.366_209_577),
    ] {
        let (found_low, found_high) = wilson(hits, of).unwrap();
        close(found_low, low);
        close(found_high, high);
    }
    assert_eq!(wilson(0.0, 0.0), None);
}

#[test]
fn the_bounds_of_a_mean_are_normal() {
    let mut figure = Figure::NO_NUMBERS;
    for number in 1..=5 {
        figure.add(Figure::number(number));
    }
    assert_eq!(
        (figure.count(), figure.value(), figure.variance()),
        (5, Some(3.0), Some(2.5))
    );
    let (low, high) = interval::of(figure).unwrap();
    close(low, 3.0 - 1.959_963_985 * 0.5_f64.sqrt());
    close(high, 3.0 + 1.959_963_985 * 0.5_f64.sqrt());
    assert_eq!(normal(3.0, 0.0, 5.0), (3.0, 3.0));
    // One number says nothing about its spread.
    assert_eq!(interval::of(Figure::number(7)), None);
}

#[test]
fn large_numbers_keep_their_spread() {
    let mut figure = Figure::NO_NUMBERS;
    for at in 0..1000 {
        figure.add(Figure::number(1_000_000 + at % 2));
    }
    close(figure.variance().unwrap(), 250.0 / 999.0);
}

#[test]
fn a_shared_win_is_a_fraction_and_all_seats_together_win_once() {
    let tie = Outcome::Individual(Standings::rank(&[3, 1, 1, 1, 9], |a, b| a < b));
    let shares: Vec<f64> = (0..5)
        .map(|seat| won(Some(tie), Seat(seat)).sum())
        .collect();
    assert_eq!(shares, [0.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0, 0.0]);
    let teams = Outcome::teams(&[0, 1, 0], Standings::rank(&[5, 2], |a, b| a > b));
    let shares: Vec<f64> = (0..3)
        .map(|seat| won(Some(teams), Seat(seat)).sum())
        .collect();
    assert_eq!(shares, [1.0, 0.0, 1.0]);
}

#[test]
fn seats_of_one_match_are_one_observation() {
    let wins = [Figure::win(1), Figure::win(0), Figure::win(0)];
    let mean = Figure::over_seats(&wins).unwrap();
    assert_eq!((mean.count(), mean.sum()), (1, 1.0 / 3.0));
    let numbers = [Figure::number(5), Figure::number(6), Figure::number(-1)];
    let mean = Figure::over_seats(&numbers).unwrap();
    assert_eq!((mean.count(), mean.value()), (1, Some(10.0 / 3.0)));
    assert_eq!(
        Figure::over_seats(&[Figure::maybe(None)])
            .unwrap()
            .count(),
        0
    );
    assert_eq!(Figure::over_seats(&[]), None);
}

#[test]
fn tallies_merge_in_any_order_and_refuse_strangers() {
    let of = |numbers: &[i64]| {
        let mut tally = Tally::default();
        for &number in numbers {
            tally.begin();
            tally.add("match", "turns", Figure::number(number));
            tally.add("match", "even", Figure::happened(number % 2 == 0));
        }
        tally
    };
    let merged = |parts: &[&[i64]]| {
        let mut whole = Tally::default();
        assert!(parts.iter().all(|part| whole.merge(&of(part))));
        whole.rows().to_vec()
    };
    let whole = of(&[3, 4, 8]).rows().to_vec();
    assert_eq!(merged(&[&[3], &[4, 8]]), whole);
    assert_eq!(merged(&[&[8, 4], &[], &[3]]), whole);
    let mut stranger = Tally::default();
    stranger.add("match", "rounds", Figure::number(1));
    assert!(!of(&[1]).merge(&stranger));
}
