//! Another match at the same table, for somebody who cannot wait.

use std::time::{Duration, Instant};

use client_core::story::Lang;
use client_tui::client::{Client, ShortNotes};
use client_tui::line::{Tempo, connect};
use client_tui::local::{Folder, LocalTable};
use client_tui::seen::Seen;
use client_tui::words::story;
use protocol::{Command, Phase};
use samurakva::Samurakva;

use crate::journal::{Place, wanted};

const PATIENCE: Duration = Duration::from_secs(20);

/// Does this again and again until the table is in this phase.
fn until(client: &mut Client, phase: Phase, mut act: impl FnMut(&mut Client)) {
    let begun = Instant::now();
    loop {
        client
            .next(Duration::from_millis(5))
            .expect("the table is there");
        let now = client.room().info().map(|info| info.phase);
        if now == Some(phase) {
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "{now:?} instead of {phase:?}");
        act(client);
    }
}

/// Does the first thing that may be done.
fn play(client: &mut Client) {
    let story = story(Lang::En);
    let Ok(Some(seen)) = Seen::<Samurakva>::of(client.room(), &story) else {
        return;
    };
    let first = seen.sight().options().first().copied();
    if let (Some(action), Some(seat), Some(choice), true) = (
        first,
        seen.seat,
        seen.number,
        client.room().unanswered().is_empty(),
    ) {
        client.command(Command::Act {
            seat,
            choice,
            action: action.to_string(),
        });
    }
}

#[test]
fn another_match_begins_however_often_somebody_says_that_they_are_ready() {
    let place = Place::new();
    let folder = Folder::open(&place.0).unwrap();
    let table = LocalTable::create(&folder, &wanted("players=2 limit=1")).unwrap();
    let mut client = Client::new(
        connect(table, Tempo(Duration::ZERO)),
        Box::<ShortNotes>::default(),
    );
    for round in 0..5 {
        until(&mut client, Phase::Finished, play);
        client.command(Command::Again {});
        let mut asked = 0;
        until(&mut client, Phase::Playing, |client| {
            if client
                .room()
                .info()
                .is_some_and(|info| info.phase == Phase::Waiting)
            {
                asked += 1;
                client.ready();
            }
        });
        assert!(asked > 0, "{round}: nobody was asked");
    }
}
