//! What the measurements share: scripts before every page, lists of times in a few words.

use browser_tests::{Browser, Result};
use serde_json::json;

/// Runs a script on every page before the page's own.
pub(crate) async fn before_every_page(browser: &Browser, script: &str) -> Result<()> {
    let source = json!({ "source": format!("(() => {{ {script} }})();") });
    browser
        .command("Page.addScriptToEvaluateOnNewDocument", source)
        .await
        .map(drop)
}

/// What this share of the numbers stay below.
pub(crate) fn share(times: &[f64], share: f64) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = (share * (sorted.len() as f64 - 1.0)).round() as usize;
    sorted.get(at).copied().unwrap_or_default()
}

/// The middle, what 95 of 100 stay below, and the longest.
pub(crate) fn spread(times: &[f64]) -> String {
    format!(
        "median {:.1} ms, 95 % {:.1} ms, longest {:.1} ms of {}",
        share(times, 0.5),
        share(times, 0.95),
        share(times, 1.0),
        times.len()
    )
}

/// The numbers of a list that a page gives.
pub(crate) fn numbers(list: &serde_json::Value) -> Vec<f64> {
    list.as_array()
        .into_iter()
        .flatten()
        .filter_map(serde_json::Value::as_f64)
        .collect()
}
