//! Embeds the web client that `bundle` has made, if `ZASHIKI_WEB` names its folder.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

fn main() -> Result<()> {
    println!("cargo:rerun-if-env-changed=ZASHIKI_WEB");
    let mut files = String::from("static FILES: &[(&str, &[u8])] = &[\n");
    if let Some(folder) = env::var_os("ZASHIKI_WEB").map(PathBuf::from) {
        println!("cargo:rerun-if-changed={}", folder.display());
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let path = path
                .to_str()
                .ok_or("the client's folder has no UTF-8 name")?;
            writeln!(files, "    ({name:?}, include_bytes!({path:?})),")?;
        }
    }
    files.push_str("];\n");
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("web.rs"), files)?;
    Ok(())
}
