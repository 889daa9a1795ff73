//! What is told at a table, one sentence after another, with what people say in between.

use std::time::Instant;

use super::pace::Pace;

/// More sentences than this do not wait for their turn: whoever was away for long reads them in the log.
const MOST_STEPS: usize = 10;

/// Everything that was told and said, and how far it is shown.
pub(super) struct Telling {
    /// What people said, each after how many sentences of the match.
    said: Vec<(usize, String)>,
    /// How many sentences of the match were told.
    sentences: usize,
    /// Everything that was told and said.
    all: Vec<String>,
    /// When the next sentence is shown.
    step_at: Instant,
}

impl Telling {
    pub(super) fn new() -> Telling {
        Telling {
            said: Vec::new(),
            sentences: 0,
            all: Vec::new(),
            step_at: Instant::now(),
        }
    }

    /// Everything, the newest last.
    pub(super) fn all(&self) -> &[String] {
        &self.all
    }

    /// Another match is seen, or the same one once more.
    pub(super) fn forget(&mut self) {
        self.said.clear();
        self.sentences = 0;
        self.all.clear();
    }

    /// Somebody says something now.
    pub(super) fn say(&mut self, words: String) {
        self.said.push((self.sentences, words));
    }

    /// This is what happened so far.
    pub(super) fn tell(&mut self, told: impl Iterator<Item = String>) {
        self.all = with_talk(told, &self.said);
        self.sentences = self.all.len() - self.said.len();
    }

    /// Shows the next sentence if it is time to; says whether it did.
    pub(super) fn step(&mut self, shown: &mut Vec<String>, pace: Pace) -> bool {
        let count = shown.len();
        if self.all.len() == count && self.all.last() == shown.last() {
            return false;
        }
        // Something was taken back.
        if self.all.len() <= count {
            shown.clone_from(&self.all);
            return true;
        }
        let step = pace.step();
        let now = Instant::now();
        let waiting = self.all.len() - count;
        if !step.is_zero() && waiting <= MOST_STEPS && now < self.step_at {
            return false;
        }
        let until = match (step.is_zero(), waiting > MOST_STEPS) {
            (true, _) => self.all.len(),
            (_, true) => self.all.len() - MOST_STEPS,
            _ => count + 1,
        };
        *shown = self.all[..until].to_vec();
        self.step_at = now + step;
        true
    }
}

/// What was told with what was said in between.
fn with_talk(told: impl Iterator<Item = String>, said: &[(usize, String)]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut said = said.iter().peekable();
    for (count, line) in told.enumerate() {
        while let Some((_, words)) = said.next_if(|(after, _)| *after <= count) {
            lines.push(words.clone());
        }
        lines.push(line);
    }
    lines.extend(said.map(|(_, words)| words.clone()));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(words: &[&str]) -> Vec<String> {
        words
            .iter()
            .map(|word| (*word).to_owned())
            .collect()
    }

    #[test]
    fn what_is_said_stands_where_it_was_said() {
        let mut telling = Telling::new();
        telling.say("hello".to_owned());
        telling.tell(lines(&["a", "b"]).into_iter());
        telling.say("well".to_owned());
        telling.tell(lines(&["a", "b", "c"]).into_iter());
        telling.say("bye".to_owned());
        telling.tell(lines(&["a", "b", "c"]).into_iter());
        assert_eq!(telling.all(), ["hello", "a", "b", "well", "c", "bye"]);
    }

    #[test]
    fn several_may_speak_before_anything_has_happened() {
        let mut telling = Telling::new();
        telling.say("hello".to_owned());
        telling.say("hi".to_owned());
        telling.tell(lines(&["a"]).into_iter());
        assert_eq!(telling.all(), ["hello", "hi", "a"]);
    }

    #[test]
    fn sentences_come_one_by_one_unless_there_are_too_many_or_no_pauses() {
        let mut telling = Telling::new();
        let mut shown = Vec::new();
        telling.tell(lines(&["a", "b"]).into_iter());
        assert!(telling.step(&mut shown, Pace::Calm));
        assert_eq!(shown, ["a"]);
        assert!(!telling.step(&mut shown, Pace::Calm), "it is not time yet");
        assert!(telling.step(&mut shown, Pace::Instant));
        assert_eq!(shown, ["a", "b"]);
        assert!(!telling.step(&mut shown, Pace::Instant), "nothing is new");
        let many: Vec<String> = (0..40).map(|number| number.to_string()).collect();
        telling.tell(many.into_iter());
        assert!(telling.step(&mut shown, Pace::Calm));
        assert_eq!(shown.len(), 30, "what is old does not wait");
        telling.tell(lines(&["a"]).into_iter());
        assert!(telling.step(&mut shown, Pace::Calm));
        assert_eq!(shown, ["a"], "something was taken back");
    }
}
