//! What axe-core finds: barriers for people who use a page with keys, a reader or weak eyes.

use serde_json::Value;

use crate::{Browser, Result};

/// axe-core as its makers publish it.
const AXE: &str = include_str!("../vendor/axe.min.js");

const RUN: &str = "
    const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ['violations'] }).then(
        found => done(found.violations.map(one => ({
            id: one.id, impact: one.impact, help: one.help,
            where: one.nodes.slice(0, 4).map(node => node.target.join(' ') + ' ' + node.html.slice(0, 160)
                + ' ' + (node.any[0] || node.all[0] || node.none[0] || {}).message),
        }))),
        error => done([{ id: 'axe', impact: 'critical', help: String(error), where: [] }]));";

/// One barrier on a page.
#[derive(Clone, Debug)]
pub struct Barrier {
    /// How grave it is: `minor`, `moderate`, `serious`, `critical`.
    pub impact: String,
    /// What it is, and where.
    pub text: String,
}

impl Barrier {
    /// Whether somebody could be kept from playing by it.
    pub fn is_serious(&self) -> bool {
        matches!(self.impact.as_str(), "serious" | "critical")
    }
}

/// Every barrier on the page as it is now.
pub async fn barriers(browser: &Browser) -> Result<Vec<Barrier>> {
    if !browser.holds("window.axe").await? {
        browser.run(AXE, Vec::new()).await?;
    }
    let found = browser.run_until_called(RUN, Vec::new()).await?;
    let list = found
        .as_array()
        .ok_or_else(|| format!("axe-core says {found}"))?;
    Ok(list.iter().map(barrier).collect())
}

fn barrier(found: &Value) -> Barrier {
    let text = |name: &str| {
        found
            .get(name)
            .and_then(Value::as_str)
            .unwrap_or_default()
    };
    let places = found
        .get("where")
        .and_then(Value::as_array)
        .into_iter()
        .flatten();
    let places: Vec<&str> = places.filter_map(Value::as_str).collect();
    Barrier {
        impact: text("impact").to_owned(),
        text: format!(
            "{} {}: {}\n    {}",
            text("impact"),
            text("id"),
            text("help"),
            places.join("\n    ")
        ),
    }
}
