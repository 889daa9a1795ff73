//! Small sets as the bits of one number, the same for cards, seats, suits and rows.

/// Declares a set of things as bits.
///
/// A thing is numbered by `index`, and `at` gives it back. `at` must be `None` for every number
/// from the first one without a thing up to the number of bits, because an empty word has as many
/// trailing zeros as bits. All functions are `const` or inlined, and a set is one word.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// pub struct Die(u8);
///
/// impl Die {
///     const fn pips(self) -> u8 {
///         self.0
///     }
///
///     const fn new(pips: u8) -> Option<Die> {
///         if pips >= 1 && pips <= 6 { Some(Die(pips)) } else { None }
///     }
/// }
///
/// game_core::bit_set! {
///     /// Some of the faces of a die.
///     pub struct Dice(u8) of Die { index: Die::pips, at: Die::new }
/// }
///
/// let (two, five) = (Die(2), Die(5));
/// let both: Dice = [five, two].into_iter().collect();
/// assert_eq!(both, Dice::only(two).with(five));
/// assert_eq!(both.first(), Some(two));
/// assert_eq!(both.minus(Dice::only(two)).single(), Some(five));
/// ```
///
/// With `below: N` a thing whose index is not below `N`, as one from a foreign message may be, is in
/// no set; nobody may put it into one. With `shown: PATH` that function says what `Debug` shows of a
/// thing.
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$meta:meta])*
        $vis:vis struct $set:ident($word:ty) of $item:ty {
            index: $index:path,
            at: $at:path
            $(, below: $below:expr)?
            $(, shown: $shown:path)? $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Default)]
        $vis struct $set($word);

        #[allow(dead_code, reason = "every set has the same methods, and few users need all")]
        impl $set {
            /// Nothing.
            pub const EMPTY: $set = $set(0);

            /// The bit of a thing.
            #[inline(always)]
            const fn bit(item: $item) -> $word {
                if <$word>::BITS == 128 {
                    $crate::bits::bit($index(item) as u32) as $word
                } else {
                    1 << $index(item)
                }
            }

            /// One thing alone.
            #[inline]
            pub const fn only(item: $item) -> $set {
                $set($set::bit(item))
            }

            /// The set as its bits.
            #[inline]
            pub const fn bits(self) -> $word {
                self.0
            }

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                $(if $index(item) as usize >= $below {
                    return false;
                })?
                self.0 & $set::bit(item) != 0
            }

            /// Whether everything in the other set is in this one.
            #[inline]
            pub const fn contains_all(self, other: $set) -> bool {
                other.0 & !self.0 == 0
            }

            /// The set with one more.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $item) -> $set {
                $set(self.0 | $set::bit(item))
            }

            /// The set without one.
            #[inline]
            #[must_use]
            pub const fn without(self, item: $item) -> $set {
                $set(self.0 & !$set::bit(item))
            }

            /// Puts it in.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= $set::bit(item);
            }

            /// Takes it out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !$set::bit(item);
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// How many are in it.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether nothing is in it.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The one with the lowest index.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                $at(self.0.trailing_zeros() as _)
            }

            /// The one with the highest index.
            #[inline]
            pub const fn last(self) -> Option<$item> {
                if self.0 == 0 {
                    None
                } else {
                    $at(self.0.ilog2() as _)
                }
            }

            /// The only one, if there is exactly one.
            #[inline]
            pub const fn single(self) -> Option<$item> {
                if self.0 & self.0.wrapping_sub(1) == 0 {
                    self.first()
                } else {
                    None
                }
            }

            /// The set without the one with the lowest index.
            #[inline]
            #[must_use]
            pub const fn without_first(self) -> $set {
                $set(self.0 & self.0.wrapping_sub(1))
            }

            /// Everything in it by ascending index.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self;
                ::core::iter::from_fn(move || {
                    let item = rest.first()?;
                    rest = rest.without_first();
                    Some(item)
                })
            }
        }

        impl ::core::ops::BitOr for $set {
            type Output = $set;

            #[inline]
            fn bitor(self, other: $set) -> $set {
                self.or(other)
            }
        }

        impl ::core::ops::BitAnd for $set {
            type Output = $set;

            #[inline]
            fn bitand(self, other: $set) -> $set {
                self.and(other)
            }
        }

        impl ::core::ops::Sub for $set {
            type Output = $set;

            #[inline]
            fn sub(self, other: $set) -> $set {
                self.minus(other)
            }
        }

        impl ::core::iter::FromIterator<$item> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl ::core::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let items = self.iter();
                $(let items = items.map($shown);)?
                f.debug_set().entries(items).finish()
            }
        }
    };
}

/// One bit of a wide word, put together from halves: WebAssembly has no shifts of wide words, and calls a function for each.
#[doc(hidden)]
#[inline(always)]
pub const fn bit(index: u32) -> u128 {
    debug_assert!(index < 128);
    let half = 1u64 << (index & 63);
    let (lower, upper) = if index < 64 { (half, 0) } else { (0, half) };
    (upper as u128) << 64 | lower as u128
}
