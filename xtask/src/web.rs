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
    for name in ["index.html", "start.js"] {
        fs::copy(crate_folder.join(name), out.join(name))?;
    }
    for lang in ["en", "ru", "pl", "uk"] {
        let (texts, rules) = texts(&root.join("locales").join(lang))?;
        fs::write(out.join(format!("{lang}.json")), serde_json::to_string(&texts)?)?;
        fs::write(out.join(format!("{lang}-rules.json")), serde_json::to_string(&rules)?)?;
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
    }
    Ok(out)
}

/// Texts by the names of their files.
type Texts = BTreeMap<String, String>;

/// All texts of a language, and apart from them the rules, which few people need before they play.
fn texts(folder: &Path) -> Result<(Texts, Texts)> {
    let (mut texts, mut rules) = (Texts::new(), Texts::new());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (rest, about_rules) = split(&fs::read_to_string(&path)?);
        texts.insert(name.clone(), rest);
        rules.insert(name, about_rules);
    }
    Ok((texts, rules))
}

/// The messages of a file without and with those of the rules. What belongs to a message is indented.
fn split(text: &str) -> (String, String) {
    let (mut rest, mut rules, mut in_rules) = (String::new(), String::new(), false);
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if !line.starts_with([' ', '}']) {
            in_rules = line.starts_with("rules-r");
        }
        let part = if in_rules { &mut rules } else { &mut rest };
        part.push_str(line);
        part.push('\n');
    }
    (rest, rules)
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
    fn rules_are_told_apart_with_all_that_belongs_to_them() {
        let text = "# A\n\na = b { $n ->\n   *[other] c\n}\nrules-r1-title = T\nrules-r1 =\n    One.\n    Two.\nz = y\n";
        let rest = "a = b { $n ->\n   *[other] c\n}\nz = y\n";
        let rules = "rules-r1-title = T\nrules-r1 =\n    One.\n    Two.\n";
        assert_eq!(split(text), (rest.to_owned(), rules.to_owned()));
    }
}
