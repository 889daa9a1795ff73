//! Erasing the name of a guest who is gone for good: at the table, and in what is stored of it.
//!
//! An entry says that it happened; then the entries and the snapshot that the name stands in are rewritten where
//! they are stored. Carrying out the rewritten log gives the same table: all that depends on a name are the
//! numbers beside names that look alike, and that entry has them.

use protocol::{GuestId, names};
use serde_json::Value;

use crate::entry::{Entry, read};
use crate::reaction::Reaction;
use crate::restore::Corrupt;
use crate::table::{Chair, Table};
use crate::visible::Visible;

impl Table {
    /// The guest has asked to be forgotten. Their seats stay theirs, without a name: what becomes of them is
    /// what becomes of anybody's who does not come back.
    pub fn erase(&mut self, now: u64, guest: GuestId) -> Reaction {
        let before = Visible::of(self);
        self.here.entry(guest).and_modify(String::clear);
        self.seals.remove(&guest);
        self.forget_name(guest);
        let people = self.chairs.iter().filter_map(Chair::person);
        let mut marks: Vec<(GuestId, u32)> = people
            .map(|person| (person.guest, person.mark))
            .collect();
        // Who has several seats has one number.
        marks.sort_unstable();
        marks.dedup();
        self.reaction(now, &before, &[], Some(&Entry::Erased { guest, marks }))
    }

    pub(crate) fn forget_name(&mut self, guest: GuestId) {
        self.rename(guest, names::ERASED);
        let kicked = self
            .kicked
            .iter_mut()
            .filter(|(kicked, _)| *kicked == guest);
        kicked.for_each(|(_, name)| name.clear());
    }

    pub(crate) fn set_marks(&mut self, marks: &[(GuestId, u32)]) {
        for person in self
            .chairs
            .iter_mut()
            .filter_map(Chair::person_mut)
        {
            if let Some((_, mark)) = marks
                .iter()
                .find(|(guest, _)| *guest == person.guest)
            {
                person.mark = *mark;
            }
        }
    }
}

/// An entry or a snapshot, as it is stored, without the name of this guest; nothing if it is not in there.
/// Whether the log as a whole makes sense does not matter: a broken one has names as well.
pub fn without_name(text: &str, guest: GuestId) -> Result<Option<String>, Corrupt> {
    let mut stored: Value = read(text)?;
    let guest = guest.as_str();
    let mut found =
        blank(&mut stored, "guest", "name", guest) | blank(&mut stored, "host", "host_name", guest);
    for chair in list(&mut stored, "chairs") {
        if let Some(person) = chair.get_mut("person") {
            found |= blank(person, "guest", "name", guest);
        }
    }
    for kicked in list(&mut stored, "kicked") {
        found |= blank(kicked, 0, 1, guest);
    }
    Ok(found.then(|| stored.to_string()))
}

fn list<'a>(stored: &'a mut Value, name: &str) -> impl Iterator<Item = &'a mut Value> {
    stored
        .get_mut(name)
        .and_then(Value::as_array_mut)
        .into_iter()
        .flatten()
}

/// Empties the name that stands beside this guest's identity; says whether there was one.
fn blank<I: serde_json::value::Index>(stored: &mut Value, id: I, name: I, guest: &str) -> bool {
    let is_theirs = stored.get(&id).and_then(Value::as_str) == Some(guest);
    match stored.get_mut(name).filter(|_| is_theirs) {
        Some(Value::String(name)) if name != names::ERASED => {
            name.clear();
            true
        }
        _ => false,
    }
}
