//! The web client as a folder of files, ready to be embedded in the server.

use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::workspace::Workspace;

/// Style sheets in the order in which they build on each other.
const STYLES: [&str; 8] = [
    "tokens",
    "base",
    "shell",
    "table",
    "samurakva",
    "yokai-septet",
    "samurai-sword",
    "samurai-spirit",
];

/// Builds the client and returns the folder: `index.html` and files named by their content, so that
/// browsers may keep them for ever.
pub(crate) fn build(workspace: &Workspace) -> Result<PathBuf> {
    let root = &workspace.root;
    let crate_folder = root.join("crates/client-web");
    let wasm = compile(workspace)?;
    let out = workspace.target.join("web/dist");
    if out.exists() {
        fs::remove_dir_all(&out).context("removing the last build of the client")?;
    }
    fs::create_dir_all(&out)?;

    let made = workspace.target.join("web/bindgen");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(&wasm).out_name("zashiki").typescript(false).omit_default_module_path(true);
    bindgen.web(true)?.generate(&made).context("binding the client to the browser")?;

    let wasm = keep(&out, "zashiki", "wasm", &fs::read(made.join("zashiki_bg.wasm"))?)?;
    let script = keep(&out, "zashiki", "js", &fs::read(made.join("zashiki.js"))?)?;
    let start = format!("import init from \"/{script}\";\ninit({{ module_or_path: \"/{wasm}\" }});\n");
    let start = keep(&out, "start", "js", start.as_bytes())?;
    let mut css = String::new();
    for name in STYLES {
        let path = crate_folder.join(format!("style/{name}.css"));
        let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        writeln!(css, "{text}")?;
    }
    let style = keep(&out, "zashiki", "css", css.as_bytes())?;
    let page = fs::read_to_string(crate_folder.join("index.html"))?;
    let page = [("style", style), ("script", script), ("wasm", wasm), ("start", start)]
        .iter()
        .fold(page, |page, (name, file)| page.replace(&format!("{{{{{name}}}}}"), &format!("/{file}")));
    fs::write(out.join("index.html"), page)?;
    Ok(out)
}

fn compile(workspace: &Workspace) -> Result<PathBuf> {
    let arguments = ["build", "-p", "client-web", "--target", "wasm32-unknown-unknown", "--profile", "web"];
    let status = Command::new("cargo").args(arguments).current_dir(&workspace.root).status()?;
    ensure!(status.success(), "the web client does not build");
    Ok(workspace.target.join("wasm32-unknown-unknown/web/client-web.wasm"))
}

/// Writes a file under a name that tells its content apart, and returns the name.
fn keep(out: &Path, name: &str, ending: &str, content: &[u8]) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    hasher.write(content);
    let file = format!("{name}-{:016x}.{ending}", hasher.finish());
    fs::write(out.join(&file), content)?;
    Ok(file)
}
