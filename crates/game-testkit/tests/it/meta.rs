//! The suite is itself tested: for every check a broken copy of the toy game that it catches.

use std::panic::catch_unwind;

use game_testkit::suite::{CHECKS, run};
use game_testkit::{Effort, Failure, checks};

use crate::broken::{Broken, BrokenKit, flaws};
use crate::conformance::ToyKit;

/// Whether the check finds something wrong. A panic is a find too: it is what a test would show.
///
/// It is given as a function, not by its name, which would compile every check for every broken copy.
fn catches(check: fn(Effort) -> Result<(), Failure>) -> bool {
    catch_unwind(|| check(Effort { full: false })).map_or(true, |result| result.is_err())
}

macro_rules! flaws {
    ($($flaw:ident is caught by $check:ident)*) => {
        $(
            #[test]
            fn $check() {
                let _ = Broken::<flaws::$flaw>::default();
                let caught = catches(checks::$check::<BrokenKit<flaws::$flaw>>);
                assert!(caught, "{} is not caught", stringify!($flaw));
            }
        )*

        const COVERED: &[&str] = &[$(stringify!($check)),*];
    };
}

flaws! {
    NeverEnds is caught by matches_end_within_the_bound
    WaitsForNobody is caught by somebody_acts_until_the_outcome
    OffersTheRefused is caught by listed_actions_apply
    UnstableOrder is caught by list_order_is_fixed
    ListedTwice is caught by action_texts_are_unique
    AcceptsTheIllegal is caught by unlisted_actions_are_refused
    ChangedByRefusal is caught by refusals_change_nothing
    LyingActionText is caught by actions_round_trip
    LyingConfigText is caught by configs_round_trip
    LyingDealText is caught by records_round_trip
    MuteEvents is caught by messages_round_trip
    Nondeterministic is caught by same_record_same_events
    LosesACard is caught by no_card_is_lost
    DoublesACard is caught by no_card_is_doubled
    CountsATrickTwice is caught by invariants_hold
    LeakyView is caught by twins_have_equal_views
    LeakyActions is caught by twins_have_equal_actions
    LeakyEvent is caught by twins_have_equal_events
    PendingChoiceVisible is caught by pending_choices_are_hidden
    OrderOfChoosingTold is caught by order_of_choosing_leaves_no_trace
    ForgetsTheOwnChoice is caught by determinized_view_is_the_same
    DeterminizesAnotherPhase is caught by determinized_actions_are_the_same
    DeterminizesDoubleCards is caught by determinized_state_is_sound
    BiasedDeterminize is caught by determinized_cards_lie_everywhere_alike
    MovesKnownCards is caught by determinized_cards_stay_where_they_are_known
    WrongOutcome is caught by outcome_follows_from_the_state
    UnevenSample is caught by samples_are_legal_and_even
    CarelessRandomPlay is caught by random_play_is_sampling_and_applying
    PanicsOnAStranger is caught by any_bytes_are_survived
    GuessesHands is caught by views_rule_as_apply_does
    ForgetsTheViewer is caught by views_name_their_viewer
    ListsLess is caught by views_list_what_legal_lists
    TellsNothingOfOthers is caught by views_hide_only_what_is_secret
}

#[test]
fn a_view_that_gives_another_reason_is_caught() {
    assert!(catches(
        checks::views_rule_as_apply_does::<BrokenKit<flaws::GivesAnotherReason>>
    ));
}

#[test]
fn every_check_has_a_broken_copy_that_it_catches() {
    assert_eq!(CHECKS, COVERED);
}

#[test]
fn a_changed_mind_that_others_hear_of_is_caught() {
    assert!(catches(
        checks::pending_choices_are_hidden::<BrokenKit<flaws::ChangeOfMindHeard>>
    ));
}

#[test]
fn the_copy_itself_is_sound_so_that_only_the_flaw_is_caught() {
    for check in CHECKS {
        let copy = run::<BrokenKit<flaws::None>>(check, Effort { full: false }).unwrap();
        assert!(copy.is_ok(), "{check} finds a flaw in a copy without one");
        assert!(
            run::<ToyKit>(check, Effort { full: false })
                .unwrap()
                .is_ok()
        );
    }
}
