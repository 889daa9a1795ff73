//! Events are read once, however often a client is told of them.

use std::sync::Arc;

use client_core::guide::{Heard, read_view};
use samurakva::Samurakva;
use serde_json::Value;

use crate::play::{SAMURAKVA, play};

fn events() -> Vec<Arc<Value>> {
    let played = play::<Samurakva>(SAMURAKVA[0], 3, 60);
    let written = |event| serde_json::to_value(event).expect("an event can be written");
    played
        .events
        .iter()
        .map(|event| Arc::new(written(event)))
        .collect()
}

#[test]
fn what_was_heard_is_not_read_again() {
    let events = events();
    let some = Heard::<Samurakva>::default().then(&events[..5]);
    let all = some.then(&events);
    assert_eq!(all.len(), events.len());
    for (at, event) in events.iter().enumerate() {
        let read = all.find(event).expect("every event can be read");
        let before = some.find(event);
        assert_eq!(before.is_some(), at < 5);
        assert!(before.is_none_or(|before| Arc::ptr_eq(&before, &read)));
    }
    assert!(some != all && all == all.then(&events));
}

#[test]
fn after_an_undo_only_the_rest_is_read() {
    let events = events();
    let before = Heard::<Samurakva>::default().then(&events[..8]);
    let mut other = events[..4].to_vec();
    other.extend(events[10..14].iter().cloned());
    let after = before.then(&other);
    assert!(before != after);
    let kept = |at: usize| Arc::ptr_eq(&other[at], &events[at]);
    assert!(kept(3) && !kept(4));
    let read = after.iter().map(|(at, _)| at);
    assert_eq!(read.collect::<Vec<_>>(), (0..8).collect::<Vec<_>>());
}

#[test]
fn what_cannot_be_read_keeps_its_place() {
    let mut events = events();
    events.truncate(3);
    events[1] = Arc::new(Value::Null);
    let heard = Heard::<Samurakva>::default().then(&events);
    assert_eq!(heard.len(), 3);
    let places: Vec<usize> = heard.iter().map(|(at, _)| at).collect();
    assert_eq!(places, [0, 2]);
    assert!(heard.came(1).is_some() && heard.find(&events[1]).is_none());
    assert!(heard.unreadable().is_some());
    events.remove(1);
    assert_eq!(heard.then(&events).unreadable(), None);
}

#[test]
fn a_view_of_another_release_says_so() {
    let view = serde_json::json!({ "board": "as it was once" });
    let unreadable = read_view::<Samurakva>(&view).expect_err("it is no view");
    assert!(
        unreadable
            .to_string()
            .starts_with("not of this release: "),
        "{unreadable}"
    );
}
