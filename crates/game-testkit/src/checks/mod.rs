//! The checks, one property each; a check is a function that plays and returns the first failure.

mod acting;
mod asked;
mod bytes;
mod cards;
mod determinize;
mod ending;
mod hidden;
mod known;
mod listed;
mod pending;
mod refused;
mod replay;
mod sample;
mod shares;
mod texts;

pub use acting::somebody_acts_until_the_outcome;
pub use asked::{
    views_hide_only_what_is_secret, views_list_what_legal_lists, views_name_their_viewer,
    views_rule_as_apply_does,
};
pub use bytes::any_bytes_are_survived;
pub use cards::{invariants_hold, no_card_is_doubled, no_card_is_lost};
pub use determinize::{
    determinized_actions_are_the_same, determinized_state_is_sound, determinized_view_is_the_same,
};
pub use ending::{matches_end_within_the_bound, outcome_follows_from_the_state};
pub use hidden::{twins_have_equal_actions, twins_have_equal_events, twins_have_equal_views};
pub use known::determinized_cards_stay_where_they_are_known;
pub use listed::{action_texts_are_unique, list_order_is_fixed, listed_actions_apply};
pub use pending::{order_of_choosing_leaves_no_trace, pending_choices_are_hidden};
pub use refused::{refusals_change_nothing, unlisted_actions_are_refused};
pub use replay::same_record_same_events;
pub use sample::{random_play_is_sampling_and_applying, samples_are_legal_and_even};
pub use shares::determinized_cards_lie_everywhere_alike;
pub use texts::{actions_round_trip, configs_round_trip, messages_round_trip, records_round_trip};
