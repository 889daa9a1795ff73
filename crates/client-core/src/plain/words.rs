//! Names as words. The name of a message says what it is about, so it stands for a message nobody has written yet:
//! `event-took-trick` becomes "Took trick".

/// What is said instead of a message of a game that has none. `args` are the arguments in words: `what` follows the
/// name, `rule` stands in brackets at the end, and the others are listed between them.
pub fn derived(game: &str, id: &str, args: &[(&str, String)]) -> String {
    let (kind, name) = id.split_once('-').unwrap_or(("", id));
    let beginning = match (kind, name) {
        ("", "game") => return title(game),
        // Nobody has explained this option yet.
        ("help", _) => return String::new(),
        _ => spoken(name),
    };
    let arg = |wanted: &str| {
        let found = args.iter().find(|(name, _)| *name == wanted);
        found.map(|(_, value)| value)
    };
    let what = arg("what").map_or_else(String::new, |what| format!(" {what}"));
    let rule = arg("rule").map_or_else(String::new, |rule| format!(" ({rule})"));
    let stop = match kind {
        "event" | "refusal" | "error" => ".",
        _ => "",
    };
    format!("{beginning}{what}{}{rule}{stop}", listed(args))
}

/// The arguments that have no place of their own; a seat needs no name.
fn listed(args: &[(&str, String)]) -> String {
    let others: Vec<String> = args
        .iter()
        .filter(|(name, _)| !matches!(*name, "what" | "rule"))
        .map(|(name, value)| match *name {
            "seat" => value.clone(),
            name => format!("{} {value}", spoken(name).to_lowercase()),
        })
        .collect();
    if others.is_empty() {
        String::new()
    } else {
        format!(": {}", others.join(", "))
    }
}

/// A name as the beginning of a sentence: `hand_sizes` is "Hand sizes".
fn spoken(name: &str) -> String {
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
