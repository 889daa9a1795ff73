//! What no compiler checks; every finding at once, each with its place.
//!
//! Each check is a pure function from a [`Tree`] (files in memory and the crates) to findings.

mod architecture;
mod codes;
mod density;
pub(crate) mod edges;
mod foreign;
mod json_edges;
mod lengths;
mod one_list;
mod opening;
mod pages;
mod phrases;
mod purity;
mod roster;
mod rule_numbers;
mod siblings;
pub(crate) mod source;
mod unheard;

use std::fmt;

use anyhow::{Result, bail};

use crate::tree::Tree;
use crate::workspace::Workspace;

/// Something that is not as agreed, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Finding {
    path: String,
    line: usize,
    message: String,
}

impl Finding {
    pub(crate) fn new(path: impl Into<String>, line: usize, message: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            line,
            message: message.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.message)
    }
}

/// From a tree to what is wrong with it.
type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: &[(&str, Check)] = &[
    ("edges", edges::check),
    ("unused edges", edges::unused),
    ("architecture", architecture::check),
    ("purity", purity::check),
    ("siblings", siblings::check),
    ("one list of games", one_list::check),
    ("games on the list", roster::check),
    ("JSON at the edges", json_edges::check),
    ("opening", opening::check),
    ("empty pages", pages::check),
    ("lengths", lengths::check),
    ("density", density::check),
    ("rule numbers", rule_numbers::check),
    ("foreign words", foreign::check),
    ("phrases", phrases::check),
    ("error codes", codes::check),
    ("tests that never run", unheard::check),
];

pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let tree = Tree::load(workspace)?;
    let mut count = 0;
    for (name, check) in CHECKS {
        let mut findings = check(&tree);
        findings.sort();
        count += findings.len();
        for finding in findings {
            println!("{finding} [{name}]");
        }
    }
    match count {
        0 => {}
        1 => bail!("tidy: 1 finding"),
        _ => bail!("tidy: {count} findings"),
    }
    println!(
        "tidy: {} files, {} checks, no findings",
        tree.files.len(),
        CHECKS.len()
    );
    Ok(())
}
