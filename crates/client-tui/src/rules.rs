//! The rules of a game as text, searched by a word or by the number of a rule.

use catalog::GameId;
use client_core::story::Lang;

/// The pages of a language, one for each game on the list that has words of its own.
macro_rules! pages {
    (
        [$folder:literal $game:ident] $($name:ident = $id:literal, $type:ty,
            $fewest:literal to $most:literal by $option:literal, $seats:ident each,
            $bots:ident bots, $statistics:ident statistics, $words:ident words, $drawing:ident drawing;)*
    ) => {
        match $game {
            $(GameId::$name => page!($words $folder $id),)*
        }
    };
}

macro_rules! page {
    (own $folder:literal $id:literal) => {
        include_str!(concat!("../../../locales/", $folder, "/rules/", $id, ".md"))
    };
    (plain $folder:literal $id:literal) => {
        ""
    };
}

/// The rules of a game as they stand in `locales/`.
pub fn source(lang: Lang, game: GameId) -> &'static str {
    match lang {
        Lang::En => roster::games!(pages, "en", game),
        Lang::Ru => roster::games!(pages, "ru", game),
        Lang::Pl => roster::games!(pages, "pl", game),
        Lang::Uk => roster::games!(pages, "uk", game),
    }
}

/// A piece of the rules: a paragraph, a list or a table below its heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The heading it stands under.
    pub heading: String,
    /// Its lines, without marks of emphasis.
    pub lines: Vec<String>,
    /// The numbers of the rules it states, such as `R4.2`.
    pub numbers: Vec<String>,
}

/// All pieces of the rules, in order. Pictures are left out.
pub fn pieces(lang: Lang, game: GameId) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut heading = String::new();
    let mut block: Vec<&str> = Vec::new();
    for line in source(lang, game).lines().chain([""]) {
        let title = line.trim_start_matches('#');
        if title.len() < line.len() {
            title.trim().clone_into(&mut heading);
        } else if line.trim().is_empty() {
            pieces.extend(piece(&heading, &block));
            block.clear();
        } else {
            block.push(line);
        }
    }
    pieces
}

/// The headings, each once.
pub fn headings(lang: Lang, game: GameId) -> Vec<String> {
    let mut headings: Vec<String> = Vec::new();
    for piece in pieces(lang, game) {
        if headings.last() != Some(&piece.heading) {
            headings.push(piece.heading);
        }
    }
    headings
}

/// What the rules say about this: all below a heading that begins so, or the pieces that state this rule or use
/// this word.
pub fn search(lang: Lang, game: GameId, term: &str) -> Vec<Piece> {
    let wanted = term.trim().to_lowercase();
    let all = pieces(lang, game);
    let rule = wanted.trim_start_matches('r');
    let is_number = rule.starts_with(|first: char| first.is_ascii_digit());
    let states = |piece: &Piece| {
        piece
            .numbers
            .iter()
            .any(|number| number[1..] == *rule || number[1..].starts_with(&format!("{rule}.")))
    };
    let below = |piece: &Piece| piece.heading.to_lowercase().starts_with(&wanted);
    let uses = |piece: &Piece| {
        piece
            .lines
            .iter()
            .any(|line| line.to_lowercase().contains(&wanted))
    };
    let found = |is: &dyn Fn(&Piece) -> bool| -> Vec<Piece> {
        all.iter()
            .filter(|piece| is(piece))
            .cloned()
            .collect()
    };
    if is_number {
        return found(&states);
    }
    let titled = found(&below);
    if titled.is_empty() {
        found(&uses)
    } else {
        titled
    }
}

fn piece(heading: &str, block: &[&str]) -> Option<Piece> {
    let is_picture = |line: &&str| line.starts_with("![");
    let is_ruler = |line: &&str| line.starts_with("|--");
    let mut numbers = Vec::new();
    let lines: Vec<String> = block
        .iter()
        .filter(|line| !is_picture(line) && !is_ruler(line))
        .map(|line| plain(line, &mut numbers))
        .collect();
    (!lines.is_empty()).then(|| Piece {
        heading: heading.to_owned(),
        lines,
        numbers,
    })
}

/// A line without marks of emphasis; numbers of rules stay, in brackets.
fn plain(line: &str, numbers: &mut Vec<String>) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let (number, after) = after.split_once('}').unwrap_or((after, ""));
        for number in number.split(',').map(str::trim) {
            numbers.push(number.to_owned());
        }
        text.push('(');
        text.push_str(number);
        text.push(')');
        rest = after;
    }
    text.push_str(rest);
    let text = text.replace("**", "");
    match text.strip_prefix('|') {
        Some(cells) => cells
            .trim_end_matches('|')
            .split('|')
            .map(str::trim)
            .collect::<Vec<_>>()
            .join(" | "),
        None => text,
    }
}
