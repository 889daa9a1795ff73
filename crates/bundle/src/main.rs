//! The web client as a folder of files, ready to be served: `bundle ROOT CLIENT LOCAL FOLDER [--quick | --site]`.
//!
//! The client is a program in WebAssembly, or a folder into which `split` has taken it apart. The other program plays
//! tables on a device, and is fetched when one is wanted.
//!
//! `cargo xtask` starts it; it is a program of its own because binding takes a reader of WebAssembly, which is
//! built while the client compiles.

mod art;
mod budget;
mod lessons;
mod pack;
mod rules;
mod short;
mod texts;

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::pack::Packing;

/// Style sheets of every page, in the order in which they build on each other.
const STYLES: [&str; 7] = [
    "tokens", "base", "shell", "people", "table", "stage", "finale",
];

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        [root, client, local, folder, ref how @ ..] if let Some(packing) = packing(how) => {
            let programs = Programs {
                client: client.as_ref(),
                local: local.as_ref(),
            };
            bundle(root.as_ref(), &programs, folder.as_ref(), packing)
        }
        _ => Err(anyhow::anyhow!(
            "usage: bundle ROOT CLIENT LOCAL FOLDER [--quick | --site]"
        )),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn packing(how: &[&str]) -> Option<Packing> {
    match how {
        [] => Some(Packing::Best),
        ["--quick"] => Some(Packing::Quick),
        ["--site"] => Some(Packing::Site),
        _ => None,
    }
}

/// What a client runs.
struct Programs<'a> {
    client: &'a Path,
    local: &'a Path,
}

/// Writes the folder afresh, without what an earlier build left there. A client for a developer has the names of
/// functions.
fn bundle(root: &Path, programs: &Programs<'_>, folder: &Path, packing: Packing) -> Result<()> {
    let quick = packing == Packing::Quick;
    let program = programs.client;
    let parts = folder.with_extension("parts");
    for folder in [folder, &parts] {
        if folder.exists() {
            fs::remove_dir_all(folder).context("removing the last build of the client")?;
        }
        fs::create_dir_all(folder)?;
    }
    let client = root.join("crates/client-web");
    let mut fetching = fs::read_to_string(client.join("parts.js"))?;
    if program.is_dir() {
        bind("zashiki", &program.join("main.wasm"), &parts, quick, true)?;
        fetching += &fs::read_to_string(program.join("parts.js"))?;
        copy_packs(program, &parts)?;
    } else {
        bind("zashiki", program, &parts, quick, false)?;
    }
    bind("local", programs.local, &parts, quick, false)?;
    scripts(&client.join("here"), &parts)?;
    fs::write(parts.join("parts.js"), short::stripped(&fetching))?;
    fs::write(parts.join("index.html"), page(&client, packing)?)?;
    let manifest = "manifest.webmanifest";
    fs::copy(client.join(manifest), parts.join(manifest))?;
    for script in ["release.js", "sw.js"] {
        let text = fs::read_to_string(client.join(script))?;
        fs::write(parts.join(script), short::stripped(&text))?;
    }
    icons(&client.join("icons"), &parts)?;
    let games = games(&root.join("crates"))?;
    fs::copy(client.join("preview.png"), parts.join("preview.png"))?;
    fs::write(parts.join("preview.json"), texts::previews(root, &games)?)?;
    let mut fetched = texts::of_all_languages(root, &games, &parts)?;
    fetched.extend(styles(&client.join("style"), &games, &parts)?);
    fetched.extend(drawings(&client.join("art"), &games, &parts)?);
    let start = fs::read_to_string(client.join("start.js"))?;
    let named = start.replace(
        "zashikiFiles = {}",
        &format!("zashikiFiles = {}", serde_json::to_string(&fetched)?),
    );
    ensure!(
        named != start,
        "start.js has no place for the names of files"
    );
    fs::write(parts.join("start.js"), named)?;
    let sizes = pack::pack(&parts, folder, packing)?;
    let checked = if packing == Packing::Best {
        budget::check(&sizes, &texts::LANGUAGES, &games)
    } else {
        Ok(())
    };
    if checked.is_err() {
        // Without its page the folder counts as unfinished, so that nobody takes it for a good one the next time.
        fs::remove_file(folder.join("index.html"))?;
    }
    checked
}

/// The page. One for a plain host of files says that there is no server.
fn page(client: &Path, packing: Packing) -> Result<String> {
    let page = fs::read_to_string(client.join("index.html"))?;
    if packing != Packing::Site {
        return Ok(page);
    }
    let alone = page.replacen("<html ", "<html data-alone ", 1);
    ensure!(alone != page, "index.html has no place for a mark");
    Ok(alone)
}

/// What is fetched with a part of the program.
fn copy_packs(from: &Path, to: &Path) -> Result<()> {
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        if let Some(name) = path.file_name()
            && path.extension().is_some_and(|kind| kind == "bin")
        {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}

/// The client's sign, in the sizes that devices ask for.
fn icons(from: &Path, to: &Path) -> Result<()> {
    for entry in fs::read_dir(from).context("looking for the icons")? {
        let path = entry?.path();
        if let Some(name) = path.file_name()
            && path.extension().is_some_and(|kind| kind == "png")
        {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}

/// The scripts around the program that plays tables on a device.
fn scripts(from: &Path, to: &Path) -> Result<()> {
    for entry in fs::read_dir(from).context("looking for the scripts of tables on a device")? {
        let path = entry?.path();
        if let Some(name) = path.file_name() {
            let script = fs::read_to_string(&path)?;
            fs::write(to.join(name), short::stripped(&script))?;
        }
    }
    Ok(())
}

/// The program and the script that starts it. One that was taken apart shares its memory and functions with its parts.
fn bind(name: &str, wasm: &Path, folder: &Path, names: bool, apart: bool) -> Result<()> {
    let made = folder.with_extension("bindgen");
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(name)
        .typescript(false)
        .omit_default_module_path(true);
    bindgen
        .keep_lld_exports(apart)
        .remove_name_section(!names)
        .remove_producers_section(true);
    bindgen
        .web(true)?
        .generate(&made)
        .context("binding the client to the browser")?;
    let (mut program, mut script) = (
        fs::read(made.join(format!("{name}_bg.wasm")))?,
        fs::read_to_string(made.join(format!("{name}.js")))?,
    );
    if apart || !names {
        (program, script) = short::shorten(&program, &script).context("shortening names")?;
    }
    fs::write(folder.join(format!("{name}.wasm")), program)?;
    fs::write(folder.join(format!("{name}.js")), script)?;
    Ok(())
}

/// Files that the client fetches by name, and their addresses.
type Fetched = BTreeMap<String, String>;

/// The games, whose style sheets and texts are fetched when something of them is shown: the crates with a
/// RULES.md, without those whose manifest calls them an example.
fn games(crates: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(crates).context("looking for the games")? {
        let entry = entry?;
        let manifest = entry.path().join("Cargo.toml");
        if entry.path().join("RULES.md").is_file()
            && !fs::read_to_string(manifest)?.contains("\nexample = true\n")
        {
            let name = entry.file_name().to_string_lossy().into_owned();
            names.push(name);
        }
    }
    Ok(names)
}

/// One sheet for every page; those of the games beside it.
fn styles(sheets: &Path, games: &[String], folder: &Path) -> Result<Fetched> {
    let mut css = String::new();
    for name in STYLES {
        let path = sheets.join(format!("{name}.css"));
        let text =
            fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        writeln!(css, "{text}")?;
    }
    fs::write(folder.join("zashiki.css"), short::style(&css))?;
    let mut fetched = Fetched::new();
    let lesson = fs::read_to_string(sheets.join("lesson.css")).context("the style of lessons")?;
    fs::write(folder.join("lesson.css"), short::style(&lesson))?;
    fetched.insert("lesson".to_owned(), "/lesson.css".to_owned());
    for name in games {
        let file = format!("{name}.css");
        let own = sheets.join(&file);
        // A game without a drawing of its own is drawn in the plain style.
        let sheet = if own.is_file() {
            own
        } else {
            sheets.join("plain.css")
        };
        let sheet = fs::read_to_string(sheet)
            .with_context(|| format!("the style sheet of the game {name}"))?;
        fs::write(folder.join(&file), short::style(&sheet))?;
        fetched.insert(name.clone(), format!("/{file}"));
    }
    Ok(fetched)
}

/// Sheets of drawings, which the client fetches with a table or with the first page, and the pictures that style
/// sheets mention.
fn drawings(sheets: &Path, games: &[String], folder: &Path) -> Result<Fetched> {
    let mut fetched = Fetched::new();
    for entry in fs::read_dir(sheets).context("looking for the drawings")? {
        let path = entry?.path();
        let (Some(file), Some(stem)) = (path.file_name(), path.file_stem()) else {
            continue;
        };
        let (file, stem) = (file.to_string_lossy(), stem.to_string_lossy());
        let game = stem.strip_suffix("-scene").unwrap_or(&stem);
        if games.iter().any(|known| known == game) {
            let made = format!("{stem}-art.txt");
            fs::write(folder.join(&made), art::ready(&fs::read_to_string(&path)?))?;
            fetched.insert(format!("{stem}-art"), format!("/{made}"));
        } else {
            fs::copy(&path, folder.join(file.as_ref()))?;
        }
    }
    Ok(fetched)
}
