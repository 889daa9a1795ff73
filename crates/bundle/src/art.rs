//! A game's sheet of drawings, made ready for the page: signs as they are, pictures as images that only miss colours.
//!
//! A symbol that a page uses is built again wherever it is shown, with every stroke of it, and a table shows dozens. An
//! image is one thing to a browser. What looks the same wherever it is shown, such as the face of a card, is therefore
//! given to the client as a document of its own. Such a document knows nothing of the page: the client writes the
//! colours of the theme into it.
//!
//! The first line is the sheet for the page, the second names the colours of all pictures. Every further line is a
//! picture: its name, and its document from the value of its first `style` on, as it stands in an address.

/// The frames of what is always a picture: a whole card, and what lies in the middle of one or stands for somebody.
const FRAMES: [&str; 2] = ["0 0 100 140", "0 0 100 100"];
const END: &str = "</symbol>";

/// A symbol of a sheet.
struct Symbol<'a> {
    id: &'a str,
    frame: &'a str,
    /// The colours that it has always, whatever the page says.
    style: &'a str,
    is_picture: bool,
    body: &'a str,
    /// All of it, as it stands in the sheet.
    whole: &'a str,
}

/// What is sent of a sheet.
pub(crate) fn ready(sheet: &str) -> String {
    let (pictures, others): (Vec<Symbol<'_>>, Vec<Symbol<'_>>) =
        symbols(sheet).partition(|symbol| symbol.is_picture);
    let mut kept = sheet.to_owned();
    for picture in &pictures {
        // A worked example for the rules may be made of pictures.
        let by_name = format!("\"#{}\"", picture.id);
        if !others
            .iter()
            .any(|other| other.body.contains(&by_name))
        {
            kept = kept.replacen(picture.whole, "", 1);
        }
    }
    let documents: Vec<String> = pictures
        .iter()
        .map(|picture| document(picture, sheet))
        .collect();
    let mut lines = vec![kept.replace('\n', ""), colours(&documents).join(",")];
    for (picture, document) in pictures.iter().zip(&documents) {
        lines.push(format!("{} {}", picture.id, in_address(document)));
    }
    lines.join("\n")
}

/// The document of a picture, from the value of its first `style` on.
fn document(picture: &Symbol<'_>, sheet: &str) -> String {
    let mut parts = Vec::new();
    used(picture.body, sheet, &mut parts);
    let (style, body, parts) = (picture.style, picture.body, parts.concat());
    let parts = if parts.is_empty() {
        parts
    } else {
        format!("<defs>{parts}</defs>")
    };
    format!("{style}' viewBox='{}'>{parts}{body}</svg>", picture.frame)
}

/// As it may stand in an address that a style sheet quotes.
fn in_address(text: &str) -> String {
    text.replace('%', "%25")
        .replace('#', "%23")
        .replace('"', "'")
        .replace('\n', "")
}

/// The colours that documents name, each once.
fn colours(documents: &[String]) -> Vec<&str> {
    let mut names = Vec::new();
    let mentioned = documents
        .iter()
        .flat_map(|text| text.split("var(").skip(1));
    for rest in mentioned {
        let name = rest.split(')').next().unwrap_or_default();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

fn symbols(sheet: &str) -> impl Iterator<Item = Symbol<'_>> {
    let begins = sheet.match_indices("<symbol ");
    begins.filter_map(move |(at, _)| {
        let rest = &sheet[at..];
        let whole = &rest[..rest.find(END)? + END.len()];
        let (tag, body) = whole.split_once('>')?;
        let frame = attribute(tag, "viewBox")?;
        Some(Symbol {
            id: attribute(tag, "id")?,
            frame,
            style: attribute(tag, "style").unwrap_or_default(),
            is_picture: FRAMES.contains(&frame) || attribute(tag, "data-picture").is_some(),
            body: body.strip_suffix(END)?,
            whole,
        })
    })
}

/// Collects what a drawing is made of besides itself: whatever it names, and whatever that names.
fn used<'a>(body: &str, sheet: &'a str, parts: &mut Vec<&'a str>) {
    for (before, after) in [("href=\"#", '"'), ("url(#", ')')] {
        for rest in body.split(before).skip(1) {
            let id = rest.split(after).next().unwrap_or_default();
            let Some(part) = element(sheet, id) else {
                continue;
            };
            if !parts.contains(&part) {
                parts.push(part);
                used(part, sheet, parts);
            }
        }
    }
}

/// The text of the element with this name.
fn element<'a>(sheet: &'a str, id: &str) -> Option<&'a str> {
    let named = sheet.find(&format!(" id=\"{id}\""))?;
    let begin = sheet[..named].rfind('<')?;
    let rest = &sheet[begin..];
    let kind = rest[1..].split([' ', '>']).next()?;
    let (open, close) = (format!("<{kind}"), format!("</{kind}>"));
    // The end of an element that holds others of its kind is the one after theirs.
    let (mut depth, mut at) = (0_usize, 0);
    loop {
        let end = rest[at..].find(&close)?;
        if let Some(inner) = rest[at..]
            .find(&open)
            .filter(|inner| *inner < end)
        {
            depth += 1;
            at += inner + open.len();
        } else {
            depth = depth.checked_sub(1)?;
            at += end + close.len();
            if depth == 0 {
                return Some(&rest[..at]);
            }
        }
    }
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::{colours, document, ready, symbols};

    const SHEET: &str = r##"<svg class="art"><defs><g id="p"><g><path fill="var(--b)"/></g></g></defs>
<symbol id="face" viewBox="0 0 100 140" style="--own:#123">
<use href="#p"/><path fill="var(--a)"/><path fill="var(--a)"/></symbol>
<symbol id="sign" viewBox="0 0 24 24"><path/></symbol>
<symbol id="seal" viewBox="0 0 100 100"><path/></symbol>
<symbol data-picture="" id="land" viewBox="0 0 384 246"><path/></symbol>
<symbol id="rules" viewBox="0 0 420 150"><use href="#seal"/></symbol></svg>"##;

    #[test]
    fn pictures_leave_the_sheet_with_all_that_they_are_made_of() {
        let made = ready(SHEET);
        let lines: Vec<&str> = made.lines().collect();
        assert_eq!(lines[1], "--b,--a");
        assert_eq!(
            lines[2],
            "face --own:%23123' viewBox='0 0 100 140'><defs><g id='p'><g><path fill='var(--b)'/></g></g></defs>\
             <use href='%23p'/><path fill='var(--a)'/><path fill='var(--a)'/></svg>"
        );
        assert_eq!(lines[3], "seal ' viewBox='0 0 100 100'><path/></svg>");
        assert_eq!(lines[4], "land ' viewBox='0 0 384 246'><path/></svg>");
        assert_eq!(lines.len(), 5);
    }

    #[test]
    fn the_page_keeps_signs_and_whatever_they_are_made_of() {
        let made = ready(SHEET);
        let page = made.lines().next().unwrap();
        let is_there = |id: &str| page.contains(&format!("id=\"{id}\""));
        assert!(
            ["sign", "rules", "seal", "p"]
                .into_iter()
                .all(is_there)
        );
        assert!(!["face", "land"].into_iter().any(is_there));
    }

    /// An image asks nobody for a colour that neither the page's root nor the picture itself has.
    #[test]
    fn every_picture_knows_all_its_colours() {
        let client = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../client-web"));
        let read = |path: String| std::fs::read_to_string(client.join(path)).unwrap_or_default();
        let mut looked_at = 0;
        for entry in std::fs::read_dir(client.join("art")).unwrap() {
            let file = entry.unwrap().file_name();
            let game = file.to_string_lossy().replace(".svg", "");
            let sheet = read(format!("art/{game}.svg"));
            let styles = read("style/tokens.css".to_owned()) + &read(format!("style/{game}.css"));
            let roots: String = styles
                .split('}')
                .filter(|rule| rule.contains(":root"))
                .collect();
            for picture in symbols(&sheet).filter(|symbol| symbol.is_picture) {
                let document = [document(&picture, &sheet)];
                for colour in colours(&document) {
                    let set = format!("{colour}:");
                    assert!(
                        roots.contains(&set) || picture.style.contains(&set),
                        "{} does not know {colour}",
                        picture.id
                    );
                    looked_at += 1;
                }
            }
        }
        assert!(looked_at > 100, "only {looked_at} colours were looked at");
    }
}
