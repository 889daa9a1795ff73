//! Formats what rustfmt leaves alone: the markup inside `view!` and the style sheets.
//!
//! `format ROOT` rewrites the files of the web client below `ROOT`; `format ROOT --check` changes nothing, names the
//! files that would change and fails. Run through `cargo xtask format`, which also runs rustfmt.

#![allow(clippy::print_stdout, reason = "the output of this command is its job")]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow, bail};
use leptosfmt_formatter::{AttributeValueBraceStyle, FormatterSettings, format_file_source};
use malva::Syntax;
use malva::config::FormatOptions;

/// The same width as in `rustfmt.toml`.
const WIDTH: usize = 100;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        [root] => run(root.as_ref(), false),
        [root, "--check"] => run(root.as_ref(), true),
        _ => Err(anyhow!("usage: format ROOT [--check]")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(root: &Path, check: bool) -> Result<()> {
    let client = root.join("crates/client-web");
    let mut files = Vec::new();
    collect(&client.join("src"), &mut files)?;
    collect(&client.join("style"), &mut files)?;
    files.sort();
    let mut changed = 0;
    for file in &files {
        let path = file.strip_prefix(root).unwrap_or(file).display();
        let text = fs::read_to_string(file)?;
        let formatted = formatted(file, &text).with_context(|| format!("{path}"))?;
        if formatted == text {
            continue;
        }
        changed += 1;
        println!(
            "{path}: {}",
            if check {
                "is not formatted"
            } else {
                "formatted"
            }
        );
        if !check {
            fs::write(file, formatted)?;
        }
    }
    if check && changed > 0 {
        bail!("{changed} files are not formatted; `cargo xtask format` does it");
    }
    Ok(())
}

/// Every file below the folder.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// The text as it should be; text of a kind this program does not know stays as it is.
fn formatted(file: &Path, text: &str) -> Result<String> {
    match file
        .extension()
        .and_then(|extension| extension.to_str())
    {
        Some("rs") => markup(text),
        Some("css") => style_sheet(text),
        _ => Ok(text.to_owned()),
    }
}

fn markup(text: &str) -> Result<String> {
    let settings = FormatterSettings {
        max_width: WIDTH,
        // Without its braces the value of `a={b > c}` would end at the sign.
        attr_value_brace_style: AttributeValueBraceStyle::Preserve,
        ..FormatterSettings::default()
    };
    Ok(format_file_source(text, &settings)?)
}

fn style_sheet(text: &str) -> Result<String> {
    let mut options = FormatOptions::default();
    options.layout.print_width = WIDTH;
    malva::format_text(text, Syntax::Css, &options).map_err(|error| anyhow!("{error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_gets_one_element_a_line() {
        let text = "fn a() {\n    view! { <ul><li>\"one\"</li><li>{two}</li></ul> }\n}\n";
        let expected = "fn a() {\n    view! {\n        <ul>\n            <li>\"one\"</li>\n            \
                        <li>{two}</li>\n        </ul>\n    }\n}\n";
        assert_eq!(markup(text).ok().as_deref(), Some(expected));
        assert_eq!(markup(expected).ok().as_deref(), Some(expected));
    }

    #[test]
    fn a_comparison_keeps_its_braces() {
        let text = "fn a() {\n    view! { <b class:c={d > e}>\"f\"</b> }\n}\n";
        assert_eq!(markup(text).ok().as_deref(), Some(text));
    }

    #[test]
    fn style_sheets_get_one_declaration_a_line() {
        let text = ".a{color:red;margin:0}";
        let expected = ".a {\n  color: red;\n  margin: 0;\n}\n";
        assert_eq!(style_sheet(text).ok().as_deref(), Some(expected));
        assert_eq!(style_sheet(expected).ok().as_deref(), Some(expected));
    }

    #[test]
    fn what_cannot_be_read_is_an_error() {
        assert!(markup("fn a( {").is_err());
        assert!(style_sheet(".a { color: ").is_err());
    }
}
