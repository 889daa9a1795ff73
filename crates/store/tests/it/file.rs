//! The SQLite file: private, and noticed when it is gone.

use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use store::{Health, Store, StoreError};

use crate::place::{Folder, entry, has_entries};

fn modes(folder: &Path) -> Vec<(String, u32)> {
    let files = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let mode = |file: &fs::DirEntry| file.metadata().unwrap().permissions().mode() & 0o777;
    let mut modes: Vec<_> = files
        .map(|file| (file.file_name().into_string().unwrap(), mode(&file)))
        .collect();
    modes.sort();
    modes
}

fn url(folder: &Folder) -> (PathBuf, String) {
    let path = folder.0.join("zashiki.db");
    (path.clone(), format!("sqlite:{}", path.display()))
}

#[tokio::test]
async fn f13_all_files_are_private() {
    let folder = Folder::new();
    let (_, url) = url(&folder);
    let store = Store::open(&url).await.unwrap();
    store.append(entry("pine", 1)).await.unwrap();
    let names = [
        "zashiki.db",
        "zashiki.db-lock",
        "zashiki.db-shm",
        "zashiki.db-wal",
    ];
    assert_eq!(modes(&folder.0), names.map(|name| (name.to_owned(), 0o600)));
    store.close().await;
}

#[tokio::test]
async fn f13_what_others_could_read_is_closed_to_them() {
    let folder = Folder::new();
    let (path, url) = url(&folder);
    Store::open(&url).await.unwrap().close().await;
    fs::set_permissions(&path, Permissions::from_mode(0o644)).unwrap();
    let store = Store::open(&url).await.unwrap();
    store.append(entry("pine", 1)).await.unwrap();
    assert!(
        modes(&folder.0)
            .iter()
            .all(|(_, mode)| *mode == 0o600),
        "{:?}",
        modes(&folder.0)
    );
    store.close().await;
}

/// Until the store itself notices, without anybody who writes.
async fn until_it_is_noticed(store: &Store) {
    let begun = Instant::now();
    while store.is_well() {
        assert!(begun.elapsed() < Duration::from_secs(10), "nobody looks");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(matches!(store.health(), Health::Failing { .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn f13_nothing_is_confirmed_into_a_file_that_is_gone() {
    for part in ["zashiki.db", "zashiki.db-wal"] {
        let folder = Folder::new();
        let store = Store::open(&url(&folder).1).await.unwrap();
        store.append(entry("pine", 1)).await.unwrap();
        let away = folder.0.join("away");
        fs::rename(folder.0.join(part), &away).unwrap();
        let error = store.append(entry("pine", 2)).await.unwrap_err();
        assert!(
            matches!(error, StoreError::Unavailable(_)),
            "whether it is kept is unknown: {error}"
        );
        assert!(error.to_string().contains("removed or replaced"), "{error}");
        assert!(store.ping().await.is_err());
        let later = store.append(entry("pine", 2)).await.unwrap_err();
        assert!(matches!(later, StoreError::NotWritten(_)), "{later}");
        assert!(
            store.ping().await.is_err(),
            "it does not come back by itself"
        );
        // It is put back in time.
        fs::rename(&away, folder.0.join(part)).unwrap();
        until_well(&store).await;
        let last = store
            .load("pine")
            .await
            .unwrap()
            .unwrap()
            .entries
            .len() as u64;
        store
            .append(entry("pine", last + 1))
            .await
            .unwrap();
        has_entries(&store, "pine", last + 1).await;
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn f13_a_replaced_file_is_noticed_while_nobody_writes() {
    let folder = Folder::new();
    let (path, url) = url(&folder);
    let store = Store::open(&url).await.unwrap();
    store.append(entry("pine", 1)).await.unwrap();
    let copy = folder.0.join("copy");
    fs::copy(&path, &copy).unwrap();
    fs::rename(&copy, &path).unwrap();
    assert!(store.ping().await.is_err(), "whoever asks is told at once");
    until_it_is_noticed(&store).await;
}

async fn until_well(store: &Store) {
    let mut health = store.watch();
    tokio::time::timeout(Duration::from_secs(10), health.wait_for(Health::is_well))
        .await
        .unwrap()
        .unwrap();
}

/// The lock is the system's: nothing has to be cleared away after a process that was killed.
#[tokio::test]
async fn f2_a_killed_process_holds_nothing() {
    let folder = Folder::new();
    let (path, url) = url(&folder);
    Store::open(&url).await.unwrap().close().await;
    let mut child = crate::kill::start(&url);
    let lock = path.with_file_name("zashiki.db-lock");
    // Asked before the child has it, this process could be the one that takes it.
    let held = BufReader::new(child.stdout.as_mut().unwrap())
        .lines()
        .map(Result::unwrap)
        .any(|line| crate::kill::durable(&line).is_some());
    assert!(held, "the child wrote nothing");
    assert_eq!(Store::open(&url).await.map(drop), Err(StoreError::InUse));
    // Whoever only looks may look.
    let seen = Command::new("test")
        .arg("-s")
        .arg(&path)
        .status()
        .unwrap();
    assert!(seen.success());
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(lock.exists(), "it had no time to clear up");
    Store::open(&url).await.unwrap().close().await;
    assert!(!lock.exists());
}
