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
const DOCUMENTS: [&str; 21] = [
    "README.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "docs/hosting.md",
    "docs/cluster.md",
    "docs/store.md",
    "docs/PROTOCOL.md",
    "docs/ENGINE.md",
    "docs/BOT-PROTOCOL.md",
    "docs/adr/0002-records-and-chance.md",
    "docs/errors.md",
    "docs/fair-deals.md",
    "docs/load.md",
    "docs/play.md",
    "docs/terminal.md",
    "docs/zashiki.service",
    "docs/zashiki-node.conf",
    "examples/bot.py",
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
mod tests;
