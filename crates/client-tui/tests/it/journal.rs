//! What is kept on disk: private, durable, healed where its end was torn, refused where it was changed.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

use client_tui::local::{Broken, Folder, Journal, LocalError, LocalTable, Wanted};
use client_tui::{Level, line::Random};
use protocol::Phase;

/// A folder of its own, which is gone afterwards.
pub(crate) struct Place(pub(crate) PathBuf);

impl Place {
    pub(crate) fn new() -> Place {
        let name = u64::from_le_bytes(Random::bytes());
        let path = std::env::temp_dir().join(format!("zashiki-tui-{name:x}"));
        fs::create_dir(&path).unwrap();
        Place(path)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn wanted(config: &str) -> Wanted {
    Wanted {
        game: "samurakva".parse().unwrap(),
        config: config.to_owned(),
        level: Level::Random,
        name: "Ann".to_owned(),
        seats: 1,
    }
}

#[test]
fn a_new_match_is_listed_and_opened_again() {
    let place = Place::new();
    let folder = Folder::open(&place.0).unwrap();
    assert!(folder.list().unwrap().is_empty() && folder.newest().unwrap().is_none());
    let table = LocalTable::create(&folder, &wanted("players=3")).unwrap();
    let code = table.code();
    let busy = LocalTable::open(&folder.log(code)).unwrap_err();
    assert!(matches!(busy, LocalError::Broken(Broken::Busy)), "{busy}");
    drop(table);
    let kept = folder.newest().unwrap().unwrap();
    assert_eq!((kept.code, kept.phase), (code, Some(Phase::Playing)));
    let again = LocalTable::open(&folder.log(code)).unwrap();
    assert!(!again.is_healed());
    assert_eq!(again.code(), code);
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_a_match() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    let root = place.0.join("data");
    let folder = Folder::open(&root).unwrap();
    let table = LocalTable::create(&folder, &wanted("")).unwrap();
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(table.path()), 0o600);
    assert_eq!(mode(&root), 0o700);
    assert_eq!(mode(table.path().parent().unwrap()), 0o700);
}

#[test]
fn an_end_that_was_torn_is_cut_off_at_every_byte() {
    let place = Place::new();
    let path = place.0.join("a.log");
    let mut journal = Journal::create(&path, 1, "first").unwrap();
    journal.append(2, "second").unwrap();
    drop(journal);
    let two = fs::read(&path).unwrap();
    let mut journal = Journal::open(&path).unwrap().journal;
    journal.append(3, "third").unwrap();
    drop(journal);
    let three = fs::read(&path).unwrap();
    for length in two.len()..=three.len() {
        fs::write(&path, &three[..length]).unwrap();
        let opened = Journal::open(&path).unwrap();
        let whole = length == three.len();
        assert_eq!(opened.entries.len(), if whole { 3 } else { 2 }, "{length}");
        assert_eq!(opened.healed, !whole && length > two.len(), "{length}");
        drop(opened);
        let kept = if whole { &three } else { &two };
        assert_eq!(&fs::read(&path).unwrap(), kept, "{length}");
    }
}

#[test]
fn what_was_changed_is_told_and_left_as_it_is() {
    let place = Place::new();
    let path = place.0.join("a.log");
    let mut journal = Journal::create(&path, 1, "first").unwrap();
    journal.append(2, "second").unwrap();
    drop(journal);
    let changed = fs::read_to_string(&path)
        .unwrap()
        .replace("first", "other");
    fs::write(&path, &changed).unwrap();
    assert!(matches!(Journal::open(&path), Err(Broken::Changed(2))));
    assert_eq!(fs::read_to_string(&path).unwrap(), changed);
    fs::write(&path, "a letter\n").unwrap();
    assert!(matches!(Journal::open(&path), Err(Broken::NotALog)));
}

#[test]
fn a_torn_match_goes_on_from_what_was_told() {
    let place = Place::new();
    let folder = Folder::open(&place.0).unwrap();
    let table = LocalTable::create(&folder, &wanted("players=2")).unwrap();
    let path = table.path().to_owned();
    drop(table);
    let mut file = OpenOptions::new()
        .append(true)
        .open(&path)
        .unwrap();
    file.write_all(b"17 00ff {\"half").unwrap();
    drop(file);
    assert!(LocalTable::open(&path).unwrap().is_healed());
    assert!(
        !LocalTable::open(&path).unwrap().is_healed(),
        "healed for good"
    );
}
