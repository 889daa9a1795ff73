//! What is given to others, by `cargo xtask dist`: a folder with the program, its documents and licences, a list of
//! everything that is in it, and sums that can be checked; and the archive of it that is downloaded.
//!
//! | file | job |
//! |---|---|
//! | `archive` | the folder as one file |
//! | `linked` | the packages that are really in the program |
//! | `sbom` | the list of them, in the form of CycloneDX |

#![allow(clippy::print_stdout, reason = "the output of this program is its job")]

mod archive;
mod linked;
mod sbom;

use std::env;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use self::linked::Linked;

/// Documents that go along: what somebody needs who runs the program, and what those documents lead to.
const DOCUMENTS: [&str; 16] = [
    "README.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "docs/hosting.md",
    "docs/store.md",
    "docs/PROTOCOL.md",
    "docs/ENGINE.md",
    "docs/adr/0002-records-and-chance.md",
    "docs/errors.md",
    "docs/fair-deals.md",
    "docs/load.md",
    "docs/play.md",
    "docs/zashiki.service",
    "examples/engine_client.py",
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

/// Puts the folder together and packs it, and signs both with a key of `ssh-keygen`, if one is given. Gives the folder.
fn run(root: &Path, program: &Path, parent: &Path, key: Option<&Path>) -> Result<PathBuf> {
    let folder = assemble(root, program, parent)?;
    if let Some(key) = key {
        sign(&folder.join(SUMS), key)?;
    }
    let archive = archive::pack(&folder)?;
    if let Some(key) = key {
        sign(&archive, key)?;
    } else {
        forget_signature(&archive)?;
        println!("not signed: no key was given (--sign KEY, or ZASHIKI_SIGNING_KEY)");
    }
    println!("{}", archive.display());
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
    let mut text = String::new();
    for file in files(folder)? {
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

/// All files of a folder and below it, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    Ok(files)
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

/// Where the signature of a file is.
fn signature_of(file: &Path) -> PathBuf {
    let mut path = OsString::from(file);
    path.push(".sig");
    path.into()
}

/// A signature of what the file was before is none of what it is now.
fn forget_signature(file: &Path) -> Result<()> {
    let signature = signature_of(file);
    if signature.exists() {
        fs::remove_file(&signature).context("removing the last signature")?;
    }
    Ok(())
}

/// Signs a file, and looks at the signature once more.
fn sign(file: &Path, key: &Path) -> Result<()> {
    // With one in place `ssh-keygen` would ask whether to replace it.
    forget_signature(file)?;
    output(
        Command::new("ssh-keygen")
            .args(["-Y", "sign", "-n", NAMESPACE, "-f"])
            .arg(key)
            .arg(file),
    )?;
    let mut check = Command::new("ssh-keygen");
    check
        .args(["-Y", "check-novalidate", "-n", NAMESPACE, "-s"])
        .arg(signature_of(file));
    let status = check
        .stdin(Stdio::from(fs::File::open(file)?))
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
        sign(&made.join(SUMS), &key).unwrap();
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

    fn new_key(place: &Path, name: &str) -> PathBuf {
        let key = place.join(name);
        let mut keygen = Command::new("ssh-keygen");
        keygen.args(["-q", "-t", "ed25519", "-N", "", "-C", "test", "-f"]);
        output(keygen.arg(&key)).unwrap();
        key
    }

    /// What docs/hosting.md tells whoever downloads an archive, with the public half of this key.
    fn verify(archive: &Path, key: &Path) -> Result<String> {
        let signers = key.with_extension("signers");
        let public = fs::read_to_string(key.with_extension("pub"))?;
        fs::write(&signers, format!("releases@example.org {public}"))?;
        let mut verify = Command::new("ssh-keygen");
        verify.args([
            "-Y",
            "verify",
            "-I",
            "releases@example.org",
            "-n",
            "zashiki",
            "-f",
        ]);
        verify
            .arg(signers)
            .arg("-s")
            .arg(signature_of(archive));
        output(verify.stdin(Stdio::from(fs::File::open(archive)?)))
    }

    #[test]
    fn an_archive_is_refused_when_it_was_changed_or_is_not_signed_by_whom_it_should() {
        let place = folder("archive");
        let made = place.join("zashiki-1-here");
        fs::create_dir_all(made.join("docs")).unwrap();
        fs::write(made.join("zashiki"), "program").unwrap();
        fs::write(made.join("docs/hosting.md"), "words").unwrap();
        let key = new_key(&place, "key");
        let other = new_key(&place, "other");

        let archive = archive::pack(&made).unwrap();
        sign(&archive, &key).unwrap();
        verify(&archive, &key).unwrap();
        assert!(verify(&archive, &other).is_err(), "of somebody else");
        let bytes = fs::read(&archive).unwrap();
        archive::pack(&made).unwrap();
        assert_eq!(
            fs::read(&archive).unwrap(),
            bytes,
            "packed again it is the same"
        );

        let unpacked = place.join("unpacked");
        fs::create_dir_all(&unpacked).unwrap();
        let mut tar = Command::new("tar");
        output(
            tar.arg("-xzf")
                .arg(&archive)
                .current_dir(&unpacked),
        )
        .unwrap();
        let program = fs::read(unpacked.join("zashiki-1-here/zashiki")).unwrap();
        assert_eq!(program, b"program");

        fs::write(&archive, [&bytes[..], b" "].concat()).unwrap();
        assert!(verify(&archive, &key).is_err(), "changed");
        fs::write(&archive, bytes).unwrap();
        verify(&archive, &key).unwrap();
        forget_signature(&archive).unwrap();
        assert!(verify(&archive, &key).is_err(), "not signed");
        let wrong = sign(&archive, &place.join("nobody")).unwrap_err();
        assert!(wrong.to_string().contains("nobody"), "{wrong}");
        fs::remove_dir_all(place).unwrap();
    }

    /// With systemd's usual limit the server stayed down for good after six seconds of a full disk.
    #[test]
    fn the_unit_starts_what_is_installed_and_never_gives_up() {
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
        let unit = fs::read_to_string(docs.join("zashiki.service")).unwrap();
        for line in [
            "ExecStart=/usr/local/bin/zashiki serve",
            "StartLimitIntervalSec=0",
            "Restart=always",
        ] {
            assert!(unit.lines().any(|other| other == line), "{line}");
        }
        let hosting = fs::read_to_string(docs.join("hosting.md")).unwrap();
        for file in [
            "zashiki /usr/local/bin/",
            "docs/zashiki.service /etc/systemd/system/",
        ] {
            assert!(hosting.contains(&format!(" {file}\n")), "{file}");
        }
    }

    /// Where a link of a document leads, from the root.
    fn resolved(document: &str, link: &str) -> String {
        let mut path: Vec<&str> = document.split('/').collect();
        path.pop();
        for part in link.split('/') {
            match part {
                ".." => drop(path.pop()),
                name => path.push(name),
            }
        }
        path.join("/")
    }

    /// A document that leads nowhere is of no use to whoever has only the folder. README.md and the changelog are
    /// about the source too.
    #[test]
    fn documents_of_the_folder_lead_to_others_of_it() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .nth(2)
            .unwrap();
        let about_the_source = ["README.md", "CHANGELOG.md"];
        for document in DOCUMENTS
            .iter()
            .filter(|name| !about_the_source.contains(name))
        {
            let text = fs::read_to_string(root.join(document)).unwrap();
            let links = text.split("](").skip(1);
            for link in links.filter_map(|rest| rest.split(')').next()) {
                let file = link.split('#').next().unwrap();
                if file.is_empty() || file.contains(':') {
                    continue;
                }
                let to = resolved(document, file);
                assert!(DOCUMENTS.contains(&to.as_str()), "{document}: {link}");
            }
        }
    }
}
