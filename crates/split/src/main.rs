//! Takes the compiled client apart: `split WASM FOLDER`.
//!
//! Functions of the client that are marked as the beginning of a part (`client-web/src/chunks.rs`) leave the program
//! with all that only they need. What remains is `main.wasm`. What several parts share comes out as many small
//! modules, so they are packed, without what only tools read: `tables.bin` holds what every table needs, and each part
//! has a pack with the rest.
//! `parts.js` says which packs a part consists of; `bundle` joins it to the script that fetches them.

mod packs;
mod slim;

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

use crate::packs::Packs;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let done = match &args[..] {
        [wasm, folder] => split(wasm.as_ref(), folder.as_ref()),
        _ => Err(anyhow!("usage: split WASM FOLDER")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn split(wasm: &Path, folder: &Path) -> Result<()> {
    let modules = folder.join("modules");
    if folder.exists() {
        fs::remove_dir_all(folder).context("removing the last parts")?;
    }
    fs::create_dir_all(&modules)?;
    let program = fs::read(wasm).with_context(|| format!("reading {}", wasm.display()))?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(&program);
    options.output_dir = &modules;
    options.main_out_path = &main;
    options.link_name = "./parts.js";
    let apart =
        transform(options).map_err(|error| anyhow!("taking the client apart: {error:#}"))?;
    let parts: BTreeMap<String, Vec<String>> = apart.prefetch_map.into_iter().collect();
    let packs = Packs::of(&parts);
    let mut slim = BTreeMap::new();
    for module in packs.contents().flat_map(|(_, modules)| modules) {
        let whole = fs::read(modules.join(format!("{module}.wasm")))?;
        slim.insert(
            module,
            slim::slim(&whole).with_context(|| format!("reading {module}"))?,
        );
    }
    for (name, contents) in packs.contents() {
        let pack: Vec<u8> = contents
            .iter()
            .flat_map(|module| &slim[module])
            .copied()
            .collect();
        fs::write(folder.join(format!("{name}.bin")), pack)?;
    }
    let size = |module: &String| slim[module].len();
    fs::write(folder.join("parts.js"), packs.script(&parts, size)?)?;
    Ok(())
}
