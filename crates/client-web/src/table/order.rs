//! Things in another order than they come in.

/// The places of these numbers in rising order, equal ones as they come. All
/// that is sorted on a table is sorted here: code to sort each kind of thing would be most of the weight.
pub(crate) fn rising(numbers: impl Iterator<Item = i32>) -> Vec<usize> {
    let mut numbered: Vec<(i32, usize)> = numbers.zip(0..).collect();
    numbered.sort_unstable();
    numbered
        .into_iter()
        .map(|(_, place)| place)
        .collect()
}
