//! One suite for both databases: every case is written once and runs on SQLite and on a real Postgres.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]
// The tests of the command use the disk too, and more of it.
#![allow(dead_code)]
// The child of the durability test reports on its standard output.
#![allow(clippy::print_stdout)]

mod cuts;
#[path = "../disk/mod.rs"]
mod disk;
mod erasing;
mod file;
mod gathering;
mod hostile;
mod kill;
mod log;
mod matches;
mod migrating;
mod model;
mod nodes;
#[path = "../old/mod.rs"]
mod old;
mod opening;
mod place;
mod power;
mod proxy;
mod server;
mod sessions;
mod siege;
mod silence;
mod sweeping;

/// Makes two tests of each case, one for each database.
macro_rules! on_both {
    ($flavor:literal: $($module:ident::$case:ident,)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = $flavor)]
            async fn $case() {
                crate::$module::$case(crate::place::Place::sqlite()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = $flavor)]
            async fn $case() {
                crate::$module::$case(crate::place::Place::postgres().await).await;
            })*
        }
    };
}

mod one_thread {
    on_both! { "current_thread":
        gathering::one_conflict_in_a_batch_fails_alone,
        gathering::data_that_the_database_refuses_fails_alone,
        hostile::texts_come_back_as_they_were,
        hostile::what_is_not_fit_is_refused_and_changes_nothing,
        hostile::errors_tell_no_secret,
        log::entries_come_back_in_order,
        log::an_unknown_table_is_nothing,
        log::only_the_next_number_is_taken,
        log::a_snapshot_and_what_follows_it,
        log::a_gap_is_corruption,
        matches::a_match_comes_back_whole,
        matches::a_conflict_leaves_nothing_behind,
        matches::a_match_is_finished_once,
        matches::history_is_paged_without_loss_or_repetition,
        sessions::a_session_lives_until_it_expires,
        sessions::f7_a_token_ends_when_the_one_after_it_comes_back,
        sessions::f7_two_tabs_that_rotate_are_both_logged_in,
        sessions::f7_the_tokens_of_one_sign_in_are_bounded,
        sessions::f7_a_code_signs_its_guest_in_elsewhere,
        sessions::f7_a_guest_with_a_code_is_not_forgotten,
        sessions::f8_a_sign_in_ends_with_its_last_token,
        sessions::a_renamed_guest_is_renamed_everywhere,
        sessions::ending_a_session_ends_all_its_tokens,
        sessions::ending_all_ends_other_devices,
        sessions::purging_forgets_what_is_over,
        erasing::f14_a_guest_is_forgotten_at_once_and_the_name_is_noted,
        erasing::f14_the_tables_and_matches_of_a_guest_are_found_and_rewritten,
        erasing::f14_pages_of_a_guests_entries_have_no_gaps,
        sweeping::f14_tables_go_that_nobody_touched_and_no_others,
        sweeping::f14_a_long_table_goes_in_parts_and_a_crash_between_does_no_harm,
        sweeping::f14_what_was_not_given_up_is_not_cleared,
        sweeping::f14_old_matches_go_the_oldest_first,
        sweeping::f14_sessions_go_a_bounded_number_at_a_time,
        migrating::f15_a_database_of_the_oldest_schema_is_brought_up_to_date,
        migrating::f15_a_migration_that_fails_leaves_the_old_schema_whole,
        migrating::f15_a_killed_migration_has_not_taken_place,
    }
}

mod many_threads {
    on_both! { "multi_thread":
        gathering::two_thousand_appends_at_once,
        gathering::more_than_the_queue_holds_is_not_lost,
        gathering::closing_finishes_what_was_handed_in,
        opening::what_was_written_is_there_after_reopening,
        opening::a_newer_schema_is_refused,
        opening::f2_opened_at_once_one_has_it,
        opening::f2_a_second_store_waits_for_the_first_to_close,
    }
}
