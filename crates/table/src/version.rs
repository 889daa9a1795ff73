//! The versions of entries: how what is in a log is carried out, for every release that wrote one.
//!
//! A log is carried out again each time its table is loaded, so what an entry does may never change. A
//! change of behaviour therefore begins with a new version: new entries are written with it, and older
//! ones go on doing what they did. Whatever depends on the version asks it here, by a question with a
//! name (`version.does_this()`), and nowhere compares numbers. State that older entries leave behind must
//! be state that newer ones can go on from.
//!
//! | version | what is different |
//! |---|---|
//! | 1 | written without a number |
//! | 2 | `ready` binds to a share and `start` seals the deal (before, `ready` gave the share and `start` dealt); stand-ins consent to nothing, a no lasts, a secret change leaves a wish open; kicking is for good; who is ready stays so when others sit down or stand up; names are erased; people ask to play again |
//!
//! Logs of every released version are stored in `tests/logs` with what they gave.

/// The version of an entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Version(u32);

impl Version {
    /// Of entries that do not say it.
    pub(crate) const FIRST: Version = Version(1);
    /// Of entries that are written now.
    pub(crate) const NEWEST: Version = Version(2);

    /// The version of this number, if this release knows it.
    pub(crate) fn known(number: u32) -> Option<Version> {
        Some(Version(number)).filter(|version| (Version::FIRST..=Version::NEWEST).contains(version))
    }

    /// Whether `start` seals a deal that shares then open, or deals at once from shares that came with
    /// `ready`.
    pub(crate) fn seals_deals(self) -> bool {
        self >= Version(2)
    }

    /// Whether a bot that plays for a person agreed to take back whatever somebody wished.
    pub(crate) fn stand_ins_agree(self) -> bool {
        self == Version::FIRST
    }

    /// Whether a secret change of a choice closed a wish to take back, for everybody to see.
    pub(crate) fn hushed_changes_show(self) -> bool {
        self == Version::FIRST
    }

    /// Whether somebody who was told no could ask again at once.
    pub(crate) fn may_ask_again(self) -> bool {
        self == Version::FIRST
    }

    /// Whether somebody who was kicked could sit down again.
    pub(crate) fn kicked_may_sit(self) -> bool {
        self == Version::FIRST
    }

    /// Whether everybody had to get ready again when anybody sat down or stood up, bots included.
    pub(crate) fn seating_asks_all_again(self) -> bool {
        self == Version::FIRST
    }

    /// As it stands in an entry.
    pub(crate) fn number(self) -> u32 {
        self.0
    }
}
