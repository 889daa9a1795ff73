//! What went wrong with strangers' bots, counted.

use serde::Serialize;

/// How a stranger's bot behaved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Faults {
    /// Decisions that it had to make.
    pub decisions: u64,
    /// Decisions that the fallback made instead, for whatever reason.
    pub replaced: u64,
    /// Answers that did not come in time; the program was ended.
    pub late: u64,
    /// Programs that ended by themselves.
    pub ended: u64,
    /// Lines that were no answer.
    pub nonsense: u64,
    /// Answers that named no legal action.
    pub illegal: u64,
    /// Matches for which no program could be started.
    pub absent: u64,
}

impl Faults {
    /// Adds what happened elsewhere.
    pub const fn add(&mut self, other: &Faults) {
        self.decisions += other.decisions;
        self.replaced += other.replaced;
        self.late += other.late;
        self.ended += other.ended;
        self.nonsense += other.nonsense;
        self.illegal += other.illegal;
        self.absent += other.absent;
    }

    /// All counts with their names.
    pub const fn named(&self) -> [(&'static str, u64); 7] {
        [
            ("decisions", self.decisions),
            ("replaced", self.replaced),
            ("late", self.late),
            ("ended", self.ended),
            ("nonsense", self.nonsense),
            ("illegal", self.illegal),
            ("absent", self.absent),
        ]
    }

    /// A sentence for a report.
    pub fn told(&self) -> String {
        let Faults {
            decisions,
            replaced,
            late,
            ended,
            nonsense,
            illegal,
            absent,
        } = self;
        format!(
            "{decisions} decisions, {replaced} of them made by the fallback; {late} late, {ended} programs ended, \
             {nonsense} lines of nonsense, {illegal} illegal answers, {absent} matches without a program"
        )
    }
}
