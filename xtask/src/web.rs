//! The web client as a folder of files, ready to be embedded in the server.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::workspace::Workspace;

/// Style sheets of every page, in the order in which they build on each other.
const STYLES: [&str; 4] = ["tokens", "base", "shell", "table"];
/// Style sheets of the games, fetched when something of the game is drawn.
const GAMES: [&str; 4] = ["samurakva", "yokai-septet", "samurai-sword", "samurai-spirit"];

/// Where the build of the server looks for the client to embed.
pub(crate) const CLIENT: &str = "ZASHIKI_WEB";

/// How the client is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Profile {
    /// As people get it: small, and slow to build.
    Web,
    /// For the inner loop: quick to build, and large.
    Dev,
}

/// Builds the client and returns the folder; the server's build gives the files names by their content.
pub(crate) fn build(workspace: &Workspace, profile: Profile) -> Result<PathBuf> {
    let root = &workspace.root;
    let crate_folder = root.join("crates/client-web");
    let wasm = compile(workspace, profile)?;
    let out = workspace.target.join("web/dist");
    if out.exists() {
        fs::remove_dir_all(&out).context("removing the last build of the client")?;
    }
    fs::create_dir_all(&out)?;

    let made = workspace.target.join("web/bindgen");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(&wasm).out_name("zashiki").typescript(false).omit_default_module_path(true);
    // Names of functions are of no use to a player.
    bindgen.remove_name_section(profile == Profile::Web).remove_producers_section(true);
    bindgen.web(true)?.generate(&made).context("binding the client to the browser")?;

    fs::copy(made.join("zashiki_bg.wasm"), out.join("zashiki.wasm"))?;
    fs::copy(made.join("zashiki.js"), out.join("zashiki.js"))?;
    fs::copy(crate_folder.join("index.html"), out.join("index.html"))?;
    let mut fetched = BTreeMap::new();
    for lang in ["en", "ru", "pl", "uk"] {
        for (part, texts) in texts(&root.join("locales").join(lang))? {
            let stem = if part.is_empty() { lang.to_owned() } else { format!("{lang}-{part}") };
            fs::write(out.join(format!("{stem}.json")), serde_json::to_string(&texts)?)?;
            fetched.insert(stem.clone(), format!("/{stem}.json"));
        }
    }
    let mut css = String::new();
    for name in STYLES {
        let path = crate_folder.join(format!("style/{name}.css"));
        let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        writeln!(css, "{text}")?;
    }
    fs::write(out.join("zashiki.css"), css)?;
    for name in GAMES {
        let file = format!("{name}.css");
        fs::copy(crate_folder.join("style").join(&file), out.join(&file))?;
        fetched.insert(name.to_owned(), format!("/{file}"));
    }
    let start = fs::read_to_string(crate_folder.join("start.js"))?;
    let named =
        start.replace("zashikiFiles = {}", &format!("zashikiFiles = {}", serde_json::to_string(&fetched)?));
    ensure!(named != start, "start.js has no place for the names of files");
    fs::write(out.join("start.js"), named)?;
    Ok(out)
}

/// Texts by the names of their files in `locales`.
type Texts = BTreeMap<String, String>;

/// All texts of a language, in the parts in which they are fetched: without a name what pages say, by a game's
/// name what is said at its tables, and the rules, which few people need before they play.
fn texts(folder: &Path) -> Result<BTreeMap<String, Texts>> {
    let mut parts: BTreeMap<String, Texts> = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let is_game = GAMES.contains(&name.as_str());
        for (part, text) in split(&fs::read_to_string(&path)?, if is_game { &name } else { "" }) {
            parts.entry(part).or_default().insert(name.clone(), text);
        }
    }
    Ok(parts)
}

/// What pages outside a game's tables say of it: its name, its kind, its options.
const OF_PAGES: [&str; 6] = ["game ", "about-kind ", "about-facts ", "config-", "help-config-", "name-"];

/// The messages of a file by the part in which they are fetched; those that are said only at tables belong to
/// `table`. What belongs to a message is indented.
fn split(text: &str, table: &str) -> BTreeMap<String, String> {
    let mut parts: BTreeMap<String, String> = BTreeMap::new();
    let mut part = "";
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line.starts_with("rules-r") {
            part = "rules";
        } else if OF_PAGES.iter().any(|begin| line.starts_with(begin)) {
            part = "";
        } else if !line.starts_with([' ', '}']) {
            part = table;
        }
        let text = parts.entry(part.to_owned()).or_default();
        text.push_str(line);
        text.push('\n');
    }
    parts
}

fn compile(workspace: &Workspace, profile: Profile) -> Result<PathBuf> {
    let (name, folder) = match profile {
        Profile::Web => ("web", "web"),
        Profile::Dev => ("dev", "debug"),
    };
    let arguments = ["build", "-p", "client-web", "--target", "wasm32-unknown-unknown", "--profile", name];
    // Leptos then forgets the types of components: fewer copies of the same code.
    let erase = "target.wasm32-unknown-unknown.rustflags=['--cfg', 'erase_components']";
    let mut cargo = Command::new(env!("CARGO"));
    let status = cargo.args(arguments).args(["--config", erase]).current_dir(&workspace.root).status()?;
    ensure!(status.success(), "the web client does not build");
    Ok(workspace.target.join(format!("wasm32-unknown-unknown/{folder}/client-web.wasm")))
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn messages_are_told_apart_with_all_that_belongs_to_them() {
        let text = "# A\n\na = b { $n ->\n   *[other] c\n}\nrules-r1-title = T\nrules-r1 =\n    One.\n    Two.\n\
                    config-x = { $n ->\n   *[other] d\n}\nz = y\n";
        let parts = [
            ("", "config-x = { $n ->\n   *[other] d\n}\n"),
            ("go", "a = b { $n ->\n   *[other] c\n}\nz = y\n"),
            ("rules", "rules-r1-title = T\nrules-r1 =\n    One.\n    Two.\n"),
        ];
        let parts = parts.map(|(part, text)| (part.to_owned(), text.to_owned()));
        assert_eq!(split(text, "go"), parts.into());
    }
}
