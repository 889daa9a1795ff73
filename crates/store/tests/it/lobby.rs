//! The lobby's list: order, changes and expiry.

use store::{Append, Listing, Store};

use crate::place::{Place, entry};

async fn listed(store: &Store, limit: u32) -> Vec<(String, u64, String)> {
    let listings = store.listings(limit).await.unwrap();
    listings.into_iter().map(|listed| (listed.table, listed.at, listed.summary)).collect()
}

async fn change(store: &Store, table: &str, number: u64, at: u64, listing: Listing) {
    let append = Append { at, listing: Some(listing), ..entry(table, number) };
    store.append(append).await.unwrap();
}

fn show(summary: &str) -> Listing {
    Listing::Show(summary.to_owned())
}

fn line(table: &str, at: u64, summary: &str) -> (String, u64, String) {
    (table.to_owned(), at, summary.to_owned())
}

pub(crate) async fn the_newest_comes_first_and_hidden_ones_do_not_come(place: Place) {
    let store = place.open().await;
    change(&store, "pine", 1, 30, show("one seat free")).await;
    change(&store, "plum", 1, 10, show("new")).await;
    change(&store, "maple", 1, 20, show("new")).await;
    store.append(entry("private", 1)).await.unwrap();
    let all = [line("pine", 30, "one seat free"), line("maple", 20, "new"), line("plum", 10, "new")];
    assert_eq!(listed(&store, 10).await, all);
    assert_eq!(listed(&store, 2).await, all[..2]);

    change(&store, "plum", 2, 40, show("two seats free")).await;
    change(&store, "pine", 2, 50, Listing::Hide).await;
    store.append(entry("maple", 2)).await.unwrap();
    assert_eq!(listed(&store, 10).await, [line("plum", 40, "two seats free"), line("maple", 20, "new")]);
}

pub(crate) async fn stale_listings_are_forgotten(place: Place) {
    let store = place.open().await;
    for (table, at) in [("pine", 10), ("plum", 20), ("maple", 30)] {
        change(&store, table, 1, at, show("s")).await;
    }
    assert_eq!(store.forget_listings(20).await, Ok(1));
    assert_eq!(listed(&store, 10).await, [line("maple", 30, "s"), line("plum", 20, "s")]);
    assert_eq!(store.forget_listings(20).await, Ok(0));
    // The table itself stays, and can be listed again.
    change(&store, "pine", 2, 40, show("again")).await;
    assert_eq!(listed(&store, 1).await, [line("pine", 40, "again")]);
}
