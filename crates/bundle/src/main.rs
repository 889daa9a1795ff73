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

const LANGUAGES: [&str; 4] = ["en", "ru", "pl", "uk"];

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
    fs::write(parts.join("preview.json"), previews(root, &games)?)?;
    let mut fetched = texts_of_all_languages(root, &games, &parts)?;
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
        budget::check(&sizes, &LANGUAGES, &games)
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

fn texts_of_all_languages(root: &Path, games: &[String], folder: &Path) -> Result<Fetched> {
    let mut fetched = Fetched::new();
    for lang in LANGUAGES {
        for (part, texts) in texts(root, lang, games)? {
            let stem = if part.is_empty() {
                lang.to_owned()
            } else {
                format!("{lang}-{part}")
            };
            fs::write(
                folder.join(format!("{stem}.json")),
                serde_json::to_string(&texts)?,
            )?;
            fetched.insert(stem.clone(), format!("/{stem}.json"));
        }
        for game in games {
            let stem = format!("{lang}-{game}-rules");
            fs::write(
                folder.join(format!("{stem}.json")),
                rules_of(root, lang, game)?.to_string(),
            )?;
            fetched.insert(stem.clone(), format!("/{stem}.json"));
            let stem = format!("{lang}-{game}-lessons");
            fs::write(
                folder.join(format!("{stem}.json")),
                lessons::lessons(root, lang, game)?.to_string(),
            )?;
            fetched.insert(stem.clone(), format!("/{stem}.json"));
        }
    }
    Ok(fetched)
}

/// The rules of a game. Where nobody has written them for players in this language, its specification stands for them.
fn rules_of(root: &Path, lang: &str, game: &str) -> Result<serde_json::Value> {
    let written = root.join(format!("locales/{lang}/rules/{game}.md"));
    if written.is_file() {
        return Ok(rules::pieces(&fs::read_to_string(written)?));
    }
    let path = root.join("crates").join(game).join("RULES.md");
    let specification =
        fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
    Ok(rules::pieces(&rules::from_specification(&specification)))
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

/// What links say of themselves in every language: the messages of `preview.ftl`, each one line, and the games' names.
fn previews(root: &Path, games: &[String]) -> Result<String> {
    let mut all = BTreeMap::new();
    for lang in LANGUAGES {
        let folder = root.join("locales").join(lang);
        let text = fs::read_to_string(folder.join("preview.ftl"))?;
        let lines = text
            .lines()
            .filter_map(|line| line.split_once(" = "));
        let mut words: serde_json::Map<String, serde_json::Value> = lines
            .map(|(id, words)| (id.replace('-', "_"), words.into()))
            .collect();
        let mut names = serde_json::Map::new();
        for game in games {
            // A game without words of its own has no name to tell.
            let own = fs::read_to_string(folder.join(format!("{game}.ftl"))).unwrap_or_default();
            let name = own
                .lines()
                .find_map(|line| line.strip_prefix("game = "));
            names.extend(name.map(|name| (game.clone(), name.into())));
        }
        words.insert("games".to_owned(), names.into());
        all.insert(lang, words);
    }
    Ok(serde_json::to_string(&all)?)
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

/// Texts by the names of their files in `locales`.
type Texts = BTreeMap<String, String>;

/// All texts of a language, in the parts in which they are fetched: without a name what every page may say, by a
/// game's name what is said at its tables, and `me` for the page about oneself.
fn texts(root: &Path, lang: &str, games: &[String]) -> Result<BTreeMap<String, Texts>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(root.join("locales").join(lang))? {
        let path = entry?.path();
        if path.extension().is_none_or(|kind| kind != "ftl") {
            continue;
        }
        let name = path.file_stem().unwrap_or_default();
        // These are for the server and for the terminal alone.
        if name == "preview" || name == "terminal" {
            continue;
        }
        files.insert(
            name.to_string_lossy().into_owned(),
            fs::read_to_string(&path)?,
        );
    }
    // One without words of its own has a part as well, though nothing is in it.
    let mut parts: BTreeMap<String, Texts> = games
        .iter()
        .map(|game| (game.clone(), Texts::new()))
        .collect();
    for (name, text) in files {
        let is_game = games.contains(&name);
        for (part, text) in split(&text, if is_game { &name } else { "" }) {
            parts
                .entry(part)
                .or_default()
                .insert(name.clone(), text);
        }
    }
    Ok(parts)
}

/// What pages without a table say of a game: its name and its kind.
const OF_PAGES: [&str; 4] = ["game ", "about-kind ", "about-facts ", "about-lesson "];
/// What is said of records and settings by programs that read them themselves; the page never does.
const OF_PROGRAMS: [&str; 6] = [
    "story-",
    "error-field_",
    "error-record_",
    "error-replay_",
    "error-at-line ",
    "error-in-action ",
];

/// The messages of a file by the part in which they are fetched; those that are said only at tables belong to
/// `table`. What belongs to a message is indented.
fn split(text: &str, table: &str) -> BTreeMap<String, String> {
    let mut parts: BTreeMap<String, String> = BTreeMap::new();
    let mut part = None;
    for line in text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        if !line.starts_with([' ', '}']) {
            part = part_of(line, table);
        }
        let Some(part) = part else { continue };
        let text = parts.entry(part.to_owned()).or_default();
        text.push_str(line);
        text.push('\n');
    }
    parts
}

/// The part of a message; none if no page says it.
fn part_of<'a>(line: &str, table: &'a str) -> Option<&'a str> {
    let begins = |names: &[&str]| names.iter().any(|begin| line.starts_with(begin));
    match line {
        _ if begins(&["me-"]) => Some("me"),
        _ if begins(&OF_PAGES) => Some(""),
        _ if begins(&OF_PROGRAMS) => None,
        _ => Some(table),
    }
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn messages_are_told_apart_with_all_that_belongs_to_them() {
        let text = "# A\n\na = b { $n ->\n   *[other] c\n}\nabout-kind = { $n ->\n   *[other] d\n}\nz = y\nstory-x =\n    No.\nme-x = M\n";
        let parts = [
            ("", "about-kind = { $n ->\n   *[other] d\n}\n"),
            ("go", "a = b { $n ->\n   *[other] c\n}\nz = y\n"),
            ("me", "me-x = M\n"),
        ];
        let parts = parts.map(|(part, text)| (part.to_owned(), text.to_owned()));
        assert_eq!(split(text, "go"), parts.into());
    }
}
