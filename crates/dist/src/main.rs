//! What is given to others as one folder, by `cargo xtask dist`: the program, its documents and licences, a list of
//! everything that is in it, and sums that can be checked.
//!
//! | file | job |
//! |---|---|
//! | `linked` | the packages that are really in the program |
//! | `sbom` | the list of them, in the form of CycloneDX |

#![allow(clippy::print_stdout, reason = "the output of this program is its job")]

mod linked;
mod sbom;

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use self::linked::Linked;

/// Documents that go along.
const DOCUMENTS: [&str; 9] = [
    "README.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "docs/hosting.md",
    "docs/store.md",
    "docs/PROTOCOL.md",
    "docs/zashiki.service",
];
/// What signatures are for; one for something else is none for this.
const NAMESPACE: &str = "zashiki";
const SUMS: &str = "SHA256SUMS";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        [root, program, parent] => run(root.as_ref(), program.as_ref(), parent.as_ref(), None),
        [root, program, parent, key] => run(
            root.as_ref(),
            program.as_ref(),
            parent.as_ref(),
            Some(key.as_ref()),
        ),
        _ => Err(anyhow::anyhow!("usage: dist ROOT PROGRAM FOLDER [KEY]")),
    };
    match done {
        Ok(folder) => {
            println!("{}", folder.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Puts the folder together and signs it with a key of `ssh-keygen`, if one is given. Gives the folder.
fn run(root: &Path, program: &Path, parent: &Path, key: Option<&Path>) -> Result<PathBuf> {
    let folder = assemble(root, program, parent)?;
    match key {
        Some(key) => sign(&folder, key)?,
        None => println!("not signed: no key was given (--sign KEY, or ZASHIKI_SIGNING_KEY)"),
    }
    Ok(folder)
}

/// The folder with everything and the sums of it, not yet signed.
fn assemble(root: &Path, program: &Path, parent: &Path) -> Result<PathBuf> {
    let linked = Linked::of(root)?;
    let folder = parent.join(format!("zashiki-{}-{}", linked.version, linked.target));
    if folder.exists() {
        fs::remove_dir_all(&folder).context("removing the last folder")?;
    }
    fs::create_dir_all(&folder)?;
    let name = program
        .file_name()
        .context("the program has no name")?;
    fs::copy(program, folder.join(name))
        .with_context(|| format!("copying {}", program.display()))?;
    for document in DOCUMENTS {
        copy(&root.join(document), &folder.join(document))?;
    }
    for package in &linked.packages {
        for licence in &package.licence_files {
            let name = licence
                .file_name()
                .context("a licence has no name")?;
            let place = folder
                .join("licences")
                .join(format!("{}-{}", package.name, package.version));
            copy(licence, &place.join(name))?;
        }
    }
    let list = serde_json::to_string_pretty(&sbom::document(&linked))? + "\n";
    fs::write(folder.join("zashiki.cdx.json"), list)?;
    fs::write(folder.join(SUMS), sums(&folder)?)?;
    Ok(folder)
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("no folder to copy to")?)?;
    fs::copy(from, to).with_context(|| format!("copying {}", from.display()))?;
    Ok(())
}

/// The sums of all files of a folder, as `sha256sum --check` reads them.
fn sums(folder: &Path) -> Result<String> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    let mut text = String::new();
    for file in files {
        let name = file
            .strip_prefix(folder)?
            .to_string_lossy()
            .replace('\\', "/");
        if name == SUMS || name == format!("{SUMS}.sig") {
            continue;
        }
        let mut sum = String::new();
        for byte in Sha256::digest(fs::read(&file)?) {
            write!(sum, "{byte:02x}")?;
        }
        writeln!(text, "{sum}  {name}")?;
    }
    Ok(text)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// Signs the sums, and with them everything, and looks at the signature once more.
fn sign(folder: &Path, key: &Path) -> Result<()> {
    let sums = folder.join(SUMS);
    // Without this an old signature is asked about.
    let _ = fs::remove_file(folder.join(format!("{SUMS}.sig")));
    output(
        Command::new("ssh-keygen")
            .args(["-Y", "sign", "-n", NAMESPACE, "-f"])
            .arg(key)
            .arg(&sums),
    )?;
    let mut check = Command::new("ssh-keygen");
    check
        .args(["-Y", "check-novalidate", "-n", NAMESPACE, "-s"])
        .arg(folder.join(format!("{SUMS}.sig")));
    let status = check
        .stdin(Stdio::from(fs::File::open(&sums)?))
        .status()?;
    ensure!(
        status.success(),
        "the signature does not fit what was signed"
    );
    Ok(())
}

/// The output of a command that is expected to succeed.
fn output(command: &mut Command) -> Result<String> {
    let output = command
        .output()
        .with_context(|| format!("could not start {command:?}"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(
        output.status.success(),
        "{command:?} ended with {}\n{errors}",
        output.status
    );
    String::from_utf8(output.stdout).with_context(|| format!("{command:?} wrote no UTF-8"))
}

/// The cargo that started us, or any, at the root of the project.
fn cargo(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root);
    command
}

/// What a program says of itself in one line.
fn line(program: &str, args: &[&str]) -> Result<String> {
    Ok(output(Command::new(program).args(args))?
        .trim()
        .to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("zashiki-dist-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn checks(folder: &Path) -> bool {
        let mut check = Command::new("sha256sum");
        output(
            check
                .args(["--check", "--strict", "--quiet", SUMS])
                .current_dir(folder),
        )
        .is_ok()
    }

    /// Everything but the long build: the program is a file of any content.
    #[test]
    fn f15_the_folder_has_sums_a_list_and_licences_and_a_signature_that_fits() {
        let place = folder("whole");
        let program = place.join("zashiki");
        fs::write(&program, "program").unwrap();
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .nth(2)
            .unwrap();
        let made = assemble(root, &program, &place).unwrap();
        assert!(checks(&made));
        let list: serde_json::Value =
            serde_json::from_str(&fs::read_to_string(made.join("zashiki.cdx.json")).unwrap())
                .unwrap();
        let names: Vec<_> = list["components"]
            .as_array()
            .unwrap()
            .iter()
            .map(|part| part["name"].as_str().unwrap())
            .collect();
        for linked in [
            "server",
            "tokio",
            "libsqlite3-sys",
            "SQLite",
            "leptos",
            "client-web",
        ] {
            assert!(names.contains(&linked), "{linked} is in the program");
        }
        for not_linked in [
            "xtask",
            "thirtyfour",
            "expect-test",
            "wasm-bindgen-cli-support",
            "serde_derive",
            "brotli",
        ] {
            assert!(!names.contains(&not_linked), "{not_linked} is not");
        }
        assert!(
            fs::read_dir(made.join("licences"))
                .unwrap()
                .count()
                > 100
        );

        let key = place.join("key");
        let mut keygen = Command::new("ssh-keygen");
        output(
            keygen
                .args(["-q", "-t", "ed25519", "-N", "", "-C", "test", "-f"])
                .arg(&key),
        )
        .unwrap();
        sign(&made, &key).unwrap();
        assert!(checks(&made), "the signature is no part of the sums");
        let public = fs::read_to_string(place.join("key.pub")).unwrap();
        fs::write(
            place.join("signers"),
            format!("releases@example.org {public}"),
        )
        .unwrap();
        let verify = || {
            let mut verify = Command::new("ssh-keygen");
            verify.args([
                "-Y",
                "verify",
                "-I",
                "releases@example.org",
                "-n",
                NAMESPACE,
                "-f",
            ]);
            verify
                .arg(place.join("signers"))
                .arg("-s")
                .arg(made.join("SHA256SUMS.sig"));
            let sums = fs::File::open(made.join(SUMS)).unwrap();
            verify
                .stdin(Stdio::from(sums))
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status()
                .unwrap()
                .success()
        };
        assert!(verify());
        fs::write(made.join("README.md"), "changed").unwrap();
        assert!(!checks(&made), "a changed file is noticed");
        fs::write(made.join(SUMS), sums(&made).unwrap()).unwrap();
        assert!(!verify(), "and so are changed sums");
        fs::remove_dir_all(place).unwrap();
    }
}
