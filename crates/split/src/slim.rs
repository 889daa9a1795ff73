//! Modules as they travel: without what only tools read. The names of functions alone are a third of a module.

use anyhow::{Context, Result};

/// A module begins with its mark and its version.
const HEAD: usize = 8;
/// The sections that mean nothing to whoever runs the module: names, producers, features.
const CUSTOM: u8 = 0;

/// The module without its custom sections.
pub(crate) fn slim(module: &[u8]) -> Result<Vec<u8>> {
    let early = "a module that ends early";
    let mut made = module.get(..HEAD).context(early)?.to_vec();
    let mut from = HEAD;
    while let Some(&kind) = module.get(from) {
        let mut to = from + 1;
        let length = number(module, &mut to).context(early)?;
        to += length;
        let section = module.get(from..to).context(early)?;
        if kind != CUSTOM {
            made.extend(section);
        }
        from = to;
    }
    Ok(made)
}

/// A number of WebAssembly at this place: seven bits in a byte, the lowest first.
fn number(bytes: &[u8], at: &mut usize) -> Option<usize> {
    let mut found = 0;
    for shift in (0..35).step_by(7) {
        let byte = *bytes.get(*at)?;
        *at += 1;
        found |= usize::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(found);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: [u8; HEAD] = *b"\0asm\x01\0\0\0";

    fn section(kind: u8, content: &[u8]) -> Vec<u8> {
        // Two bytes are enough for these lengths.
        let length = [
            content.len() as u8 & 0x7f | 0x80,
            (content.len() >> 7) as u8,
        ];
        [&[kind], &length[..], content].concat()
    }

    #[test]
    fn names_stay_at_home_and_the_program_is_kept() {
        let (types, code) = (section(1, &[7; 3]), section(10, &[0; 300]));
        let names = section(CUSTOM, b"\x04name and more");
        let whole = [&START[..], &names, &types, &names, &code, &names].concat();
        assert_eq!(slim(&whole).unwrap(), [&START[..], &types, &code].concat());
    }

    #[test]
    fn half_a_module_is_refused() {
        let whole = [&START[..], &section(10, &[0; 300])].concat();
        for length in [3, 9, 10, 200] {
            assert!(slim(&whole[..length]).is_err(), "{length} bytes");
        }
    }
}
