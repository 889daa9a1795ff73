//! The client in Python that others start from.

use std::io::ErrorKind;
use std::process::Command;

use catalog::GameId;

use crate::client::ZASHIKI;

#[test]
fn the_example_in_python_plays_every_game() {
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../examples/engine_client.py"
    );
    let run = Command::new("python3")
        .args([script, "--engine", ZASHIKI, "--games", "100", "--seed", "1"])
        .output();
    let output = match run {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            panic!(
                "the example needs Python 3.11 or later as `python3` (package `python3` on Debian): install it"
            )
        }
        output => output.unwrap(),
    };
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success(),
        "{told}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    for game in GameId::ALL {
        assert!(
            told.lines()
                .any(|line| line.starts_with(&format!("{game}: 100 games, "))),
            "{game} in {told}"
        );
    }
}
