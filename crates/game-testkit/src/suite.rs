//! The list of checks, and the macro that makes tests of them.

use crate::checks;
use crate::effort::Effort;
use crate::failure::Failure;
use crate::kit::Kit;

/// Calls a macro with its own arguments in brackets and the name of every check: the only list.
#[macro_export]
macro_rules! for_each_check {
    ($callback:path, $($argument:tt)*) => {
        $callback! {
            [$($argument)*]
            matches_end_within_the_bound
            somebody_acts_until_the_outcome
            listed_actions_apply
            list_order_is_fixed
            action_texts_are_unique
            unlisted_actions_are_refused
            refusals_change_nothing
            actions_round_trip
            configs_round_trip
            records_round_trip
            messages_round_trip
            same_record_same_events
            no_card_is_lost
            no_card_is_doubled
            invariants_hold
            twins_have_equal_views
            twins_have_equal_actions
            twins_have_equal_events
            pending_choices_are_hidden
            order_of_choosing_leaves_no_trace
            determinized_view_is_the_same
            determinized_actions_are_the_same
            determinized_state_is_sound
            determinized_cards_lie_everywhere_alike
            determinized_cards_stay_where_they_are_known
            outcome_follows_from_the_state
            samples_are_legal_and_even
            random_play_is_sampling_and_applying
            any_bytes_are_survived
            views_rule_as_apply_does
            views_name_their_viewer
            views_list_what_legal_lists
            views_hide_only_what_is_secret
        }
    };
}

/// Makes one test of every check for a kit: `game_testkit::conformance!(ToyKit);`.
#[macro_export]
macro_rules! conformance {
    ($kit:ty) => {
        $crate::for_each_check! { $crate::conformance_tests, $kit }
    };
}

/// The tests of [`conformance!`].
#[doc(hidden)]
#[macro_export]
macro_rules! conformance_tests {
    ([$kit:ty] $($check:ident)*) => {
        $(
            #[test]
            fn $check() {
                if let Err(failure) = $crate::checks::$check::<$kit>($crate::Effort::from_env()) {
                    panic!("{failure}");
                }
            }
        )*
    };
}

macro_rules! list {
    ([] $($check:ident)*) => {
        /// The names of all checks.
        pub const CHECKS: &[&str] = &[$(stringify!($check)),*];

        /// Runs the check of this name; `None` if there is none.
        pub fn run<K: Kit>(check: &str, effort: Effort) -> Option<Result<(), Failure>> {
            match check {
                $(stringify!($check) => Some(checks::$check::<K>(effort)),)*
                _ => None,
            }
        }
    };
}

for_each_check! { list, }
