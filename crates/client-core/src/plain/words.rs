//! Names as words. The name of a message says what it is about, so it stands for a message nobody has written yet:
//! `event-took-trick` becomes "Took trick".

/// What is said instead of a message of a game that has none. `args` are the arguments in words: `seat` is who it is
/// about and comes first, `what` follows the name, `rule` stands in brackets at the end, the others are listed.
pub fn derived(game: &str, id: &str, args: &[(&str, String)]) -> String {
    let (kind, name) = id.split_once('-').unwrap_or(("", id));
    match (kind, name) {
        ("", "game") => return title(game),
        // Nobody has explained this option yet.
        ("help", _) => return String::new(),
        _ => {}
    }
    let arg = |wanted: &str| {
        let found = args.iter().find(|(name, _)| *name == wanted);
        found.map(|(_, value)| value)
    };
    let beginning = match arg("seat") {
        Some(seat) => format!("{seat}: {}", spoken(name).to_lowercase()),
        None => spoken(name),
    };
    let what = arg("what").map_or_else(String::new, |what| format!(" {what}"));
    let others: Vec<String> = args
        .iter()
        .filter(|(name, _)| !matches!(*name, "seat" | "what" | "rule"))
        .map(|(name, value)| format!(", {} {value}", spoken(name).to_lowercase()))
        .collect();
    let others = others.concat();
    let rule = arg("rule").map_or_else(String::new, |rule| format!(" ({rule})"));
    let stop = match kind {
        "event" | "refusal" | "error" => ".",
        _ => "",
    };
    format!("{beginning}{what}{others}{rule}{stop}")
}

/// A name as the beginning of a sentence: `hand_sizes` is "Hand sizes", and `turn_seat`, whose value says that it is a
/// seat, is "Turn".
fn spoken(name: &str) -> String {
    let name = name
        .strip_suffix("_seat")
        .or(name.strip_suffix("-seat"))
        .unwrap_or(name);
    let mut words = name.replace(['_', '-'], " ");
    if let Some(first) = words.get(..1) {
        let upper = first.to_uppercase();
        words.replace_range(..1, &upper);
    }
    words
}

/// A name as a title: `moon-viewing` is "Moon Viewing".
fn title(name: &str) -> String {
    let words: Vec<String> = name.split('-').map(spoken).collect();
    words.join(" ")
}
