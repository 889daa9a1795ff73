//! The bound program with short names. What it imports from its script is named by long words and hashes that occur
//! nowhere else; no compressor can make them small, and everybody downloads them twice.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};

/// The section of a WebAssembly module that lists what it imports.
const IMPORTS: u8 = 2;
/// The script that fetches the parts of the program. Its file gets another name, which the program cannot know, so the
/// program imports from a name of ours.
const PARTS: (&str, &str) = ("./parts.js", "parts");
/// A module begins with its mark and its version.
const HEAD: usize = 8;

/// The program and its script, both with short names for what one takes from the other.
pub(crate) fn shorten(wasm: &[u8], script: &str) -> Result<(Vec<u8>, String)> {
    let mut names = BTreeMap::new();
    let wasm = renamed(wasm, &mut names)?;
    let (file, name) = PARTS;
    let script = script.replace(&format!("\"{file}\": "), &format!("{name}: "));
    Ok((wasm, stripped(&replaced(&script, &names))))
}

/// The program with other names of imports; each is noted.
fn renamed(wasm: &[u8], names: &mut BTreeMap<String, String>) -> Result<Vec<u8>> {
    let mut made = wasm.get(..HEAD).context("no program")?.to_vec();
    let mut rest = &wasm[HEAD..];
    while let Some((&kind, after)) = rest.split_first() {
        rest = after;
        let length = number(&mut rest)?;
        let mut section = take(&mut rest, length)?;
        let content = if kind == IMPORTS {
            imports(&mut section, names)?
        } else {
            section.to_vec()
        };
        made.push(kind);
        write(&mut made, content.len());
        made.extend(content);
    }
    Ok(made)
}

fn imports(section: &mut &[u8], names: &mut BTreeMap<String, String>) -> Result<Vec<u8>> {
    let mut made = Vec::new();
    let count = number(section)?;
    write(&mut made, count);
    for _ in 0..count {
        let length = number(section)?;
        let module = match take(section, length)? {
            file if file == PARTS.0.as_bytes() => PARTS.1.as_bytes(),
            module => module,
        };
        let length = number(section)?;
        let name = String::from_utf8(take(section, length)?.to_vec())?;
        let next = format!("i{}", names.len());
        let name = if is_hashed(&name) {
            names.entry(name).or_insert(next).clone()
        } else {
            name
        };
        for text in [module, name.as_bytes()] {
            write(&mut made, text.len());
            made.extend(text);
        }
        // A function and its type; the program makes its own memory and tables.
        let [0] = take(section, 1)? else {
            bail!("an import that is no function")
        };
        made.push(0);
        write(&mut made, number(section)?);
    }
    Ok(made)
}

/// Whether a name ends with a hash.
fn is_hashed(name: &str) -> bool {
    let hash = name.rsplit_once('_').map_or("", |(_, hash)| hash);
    hash.len() == 16 && hash.bytes().all(|sign| sign.is_ascii_hexdigit())
}

/// A number of WebAssembly: seven bits in a byte, the lowest first.
fn number(bytes: &mut &[u8]) -> Result<usize> {
    let mut found = 0;
    for shift in (0..35).step_by(7) {
        let [byte] = take(bytes, 1)? else { break };
        found |= usize::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Ok(found);
        }
    }
    bail!("a number that does not end")
}

fn write(made: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        made.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    made.push(number as u8);
}

fn take<'a>(bytes: &mut &'a [u8], length: usize) -> Result<&'a [u8]> {
    let (taken, rest) = bytes
        .split_at_checked(length)
        .context("the program ends early")?;
    *bytes = rest;
    Ok(taken)
}

/// The script with these words instead of those.
fn replaced(script: &str, names: &BTreeMap<String, String>) -> String {
    let parts = script
        .split_inclusive(|sign: char| !(sign.is_alphanumeric() || sign == '_' || sign == '$'));
    let word = |part: &str| {
        let end = part
            .trim_end_matches(|sign: char| !(sign.is_alphanumeric() || sign == '_' || sign == '$'));
        names.get(end).map_or_else(
            || part.to_owned(),
            |name| format!("{name}{}", &part[end.len()..]),
        )
    };
    parts.map(word).collect()
}

/// Without what is written for readers: indentation and whole lines of comments.
pub(crate) fn stripped(script: &str) -> String {
    let lines = script
        .lines()
        .map(str::trim_start)
        .filter(|line| !line.is_empty());
    let code = lines.filter(|line| {
        !["//", "/*", "* ", "*/"]
            .iter()
            .any(|begin| line.starts_with(begin))
    });
    code.flat_map(|line| [line, "\n"]).collect()
}

/// A style sheet without what only its readers need: comments, and the room around lines. None of ours has a comment's
/// signs in a text.
pub(crate) fn style(sheet: &str) -> String {
    let mut told = String::new();
    let mut rest = sheet;
    while let Some((before, after)) = rest.split_once("/*") {
        told += before;
        rest = after
            .split_once("*/")
            .map_or("", |(_, after)| after);
    }
    told += rest;
    let lines = told
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_of_an_import_get_the_same_short_name() {
        let long = "__wbg_add_cf82c8d153d93ae1";
        let import = |name: &str| {
            let head = [
                b"\0asm\x01\0\0\0".as_slice(),
                &[2, name.len() as u8 + 6, 1, 1, b'm', name.len() as u8],
            ];
            [&head.concat(), name.as_bytes(), &[0, 5], &[3, 1, 0]].concat()
        };
        let script = format!("/**\n * Adds.\n */\n    {long}: function() {{ x{long}(a * b); }},\n");
        let (wasm, script) = shorten(&import(long), &script).unwrap();
        assert_eq!(wasm, import("i0"));
        assert_eq!(script, format!("i0: function() {{ x{long}(a * b); }},\n"));
        assert_eq!(
            shorten(&import("plain"), "").unwrap().0,
            import("plain"),
            "the rest stays"
        );
        assert!(shorten(&import(long)[..20], "").is_err());
    }

    #[test]
    fn numbers_are_written_as_they_are_read() {
        for number in [0, 1, 127, 128, 300, 2_500_000] {
            let mut made = Vec::new();
            write(&mut made, number);
            assert_eq!(super::number(&mut made.as_slice()).unwrap(), number);
        }
    }

    #[test]
    fn a_style_sheet_loses_what_only_readers_need() {
        let sheet = "/* A\n b */\n.a {\n  color: red; /* c */\n}\n\n.b { margin: 0 }\n";
        assert_eq!(style(sheet), ".a {\ncolor: red;\n}\n.b { margin: 0 }");
    }
}
