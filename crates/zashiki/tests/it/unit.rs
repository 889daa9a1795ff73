//! The unit for systemd, as far as it can be tried without systemd.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// What the unit sets in the environment.
fn environment(unit: &str) -> Vec<(&str, &str)> {
    unit.lines()
        .filter_map(|line| line.strip_prefix("Environment="))
        .filter_map(|setting| setting.split_once('='))
        .collect()
}

/// The address of the database may come from a file or from the environment: the unit stands in the way of neither.
#[test]
fn the_unit_leaves_it_open_where_the_data_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let unit = fs::read_to_string(root.join("docs/zashiki.service")).unwrap();
    let set = environment(&unit);
    assert!(!set.is_empty());
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("address-of-no-database");
    fs::write(&file, "nowhere:").unwrap();
    let file = file.display().to_string();
    for (name, value) in [
        ("ZASHIKI_DATA_FILE", file.as_str()),
        ("ZASHIKI_DATA", "nowhere:"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_zashiki"))
            .args(["serve", "--listen=127.0.0.1:0"])
            .envs(set.iter().copied())
            .env(name, value)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        // It has looked where it was told to.
        assert!(
            told.contains("neither sqlite:PATH nor postgres://"),
            "{name}: {told}"
        );
    }
}

/// What a node has besides hands it two files, and stands in nobody's way.
#[test]
fn a_node_gets_its_addresses_in_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let unit = fs::read_to_string(root.join("docs/zashiki.service")).unwrap();
    let node = fs::read_to_string(root.join("docs/zashiki-node.conf")).unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("credentials");
    fs::create_dir_all(&folder).unwrap();
    for (name, address) in [
        ("data", "postgres://127.0.0.1:1/zashiki"),
        ("nats", "nats://127.0.0.1:1"),
    ] {
        let loaded = format!("LoadCredential={name}:/etc/zashiki/{name}");
        assert!(node.lines().any(|line| line == loaded), "{loaded}");
        fs::write(folder.join(name), address).unwrap();
    }
    let place = folder.display().to_string();
    let set = environment(&unit)
        .into_iter()
        .chain(environment(&node));
    let output = Command::new(env!("CARGO_BIN_EXE_zashiki"))
        .args(["serve", "--listen=127.0.0.1:0"])
        .envs(set.map(|(name, value)| (name, value.replace("%d", &place))))
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    // It knows where NATS is, and has no name yet.
    assert!(
        told.contains("a node needs both --nats and --node"),
        "{told}"
    );
}

/// Without an address the file is in the one folder that the service may write to. A node hands its tables over before
/// it ends, and must not be killed meanwhile.
#[test]
fn the_unit_keeps_its_file_and_lets_tables_be_handed_over() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let unit = fs::read_to_string(root.join("docs/zashiki.service")).unwrap();
    for line in ["WorkingDirectory=/var/lib/zashiki", "TimeoutStopSec=20"] {
        assert!(unit.lines().any(|other| other == line), "{line}");
    }
    let cluster = fs::read_to_string(root.join("docs/cluster.md")).unwrap();
    assert!(cluster.contains("TimeoutStopSec=20"));
}
